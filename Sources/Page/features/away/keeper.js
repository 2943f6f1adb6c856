// Brings what lies on the tablet to what the service says now: what is gone from the board is taken away
// first and at once, what is new is fetched one by one while it is quiet. A sound's name changes with its
// sound (voice, age, hint, recording), so names are all that is compared.
import { symbolAddress } from "../../kit/word-picture.js";

/** The most bytes of sound on a tablet; the core words alone are about a sixth of it. */
export const MOST_BYTES = 12_000_000;
/** The file whose page is the board while Meadow is away. */
const BOARD = "/page/shell/kept.html";
/** Where the service worker finds it, and all that it loads below the same folder. */
const KEPT_BOARD = "/kept/board";
const KEPT_FOLDER = "/kept";
/** What of the head of an answer stays with a page that is kept. */
const HEADERS = ["content-security-policy", "x-content-type-options", "referrer-policy"];

/** Keeps what the board says, in `kept`; `look()` gives how the board looks, for the kept one. */
export class Keeper {
  #turn = 0;
  #running = Promise.resolve();
  #hasBoard = false;
  /** The addresses of symbols that were brought in this visit. */
  #drawn = new Set();

  /**
   * `ask(path)` gets JSON, `fetch(path, signal)` an answer; `quiet` says when; `tell(words)` hears of
   * words whose sounds may be here now.
   */
  constructor({ kept, quiet, look, ask, fetch, tell = () => {}, mostBytes = MOST_BYTES }) {
    Object.assign(this, { kept, quiet, look, ask, fetch, tell, mostBytes });
  }

  /** Begins anew; resolves to whether it came to its end. */
  renew() {
    const turn = ++this.#turn;
    this.#running = this.#running.then(() => this.#bring(turn)).catch(() => false);
    return this.#running;
  }

  /** Takes everything away, and keeps nothing until `renew` is called again. */
  async clear() {
    this.#turn += 1;
    this.#hasBoard = false;
    this.#drawn.clear();
    await this.kept.clear();
    // What was under way may have put one thing more.
    await this.#running;
    await this.kept.clear();
  }

  async #bring(turn) {
    const isOver = () => turn !== this.#turn;
    await this.quiet.come();
    if (isOver()) return false;
    const [{ words }, symbols] = await Promise.all([
      this.ask("/v1/kept-words"), this.ask("/v1/symbols")]);
    if (isOver()) return false;
    const names = words.map(({ sound }) => sound);
    const own = new Set(words.map(({ text }) => text.toLowerCase()));
    const photos = Object.entries(symbols.photos).filter(([word]) => own.has(word))
      .map(([, address]) => address);
    await this.kept.retain({ sounds: names, photos });
    await this.kept.putWords({ words, symbols, ...this.look() });
    await this.tell(words);
    const isWhole = await this.#bringSounds(names, isOver);
    if (!isOver()) await this.tell(words);
    const art = [...own].map((word) => symbols.art?.[word]).filter(Boolean).map(symbolAddress);
    return isWhole && await this.#bringPhotos(photos, isOver) && await this.#bringBoard(isOver)
      && await this.#bringSymbols(art, isOver);
  }

  async #bringSounds(names, isOver) {
    const here = await this.kept.sounds();
    let { bytes } = here;
    for (const name of names.filter((one) => !here.names.has(one))) {
      if (bytes >= this.mostBytes) break;
      const { body } = await this.#patiently(`/v1/kept-words/${name}`, "arrayBuffer", isOver);
      if (isOver()) return false;
      if (!body) continue;
      if (bytes + body.byteLength > this.mostBytes) break;
      await this.kept.putSound(name, body);
      bytes += body.byteLength;
    }
    return !isOver();
  }

  async #bringPhotos(addresses, isOver) {
    for (const address of addresses) {
      if (await this.kept.photo(address)) continue;
      const { body } = await this.#patiently(address, "blob", isOver);
      if (isOver()) return false;
      if (body) await this.kept.putPhoto(address, body);
    }
    return !isOver();
  }

  /** The symbols of its words, beside the board; of what is not there, the emoji is shown. */
  async #bringSymbols(addresses, isOver) {
    for (const path of addresses.filter((one) => !this.#drawn.has(one))) {
      const { body } = await this.#patiently(path, "arrayBuffer", isOver);
      if (isOver()) return false;
      if (!body) continue;
      await this.kept.put(KEPT_FOLDER + path, body, "image/svg+xml");
      this.#drawn.add(path);
    }
    return !isOver();
  }

  /** The page and all that it loads, whole or not at all; once a visit, as it is then. */
  async #bringBoard(isOver) {
    if (this.#hasBoard) return true;
    const { body: text, answer: page } = await this.#patiently(BOARD, "text", isOver);
    if (!text) return false;
    const files = [];
    for (const path of pathsIn(text)) {
      const { body, answer } = await this.#patiently(path, "arrayBuffer", isOver);
      if (!body) return false;
      files.push([path, body, answer.headers.get("content-type")]);
    }
    if (isOver()) return false;
    for (const [path, body, type] of files) await this.kept.put(KEPT_FOLDER + path, body, type);
    const headers = HEADERS.map((name) => [name, page.headers.get(name)]).filter(([, value]) => value);
    await this.kept.put(KEPT_BOARD, text.replaceAll("\"/page/", `"${KEPT_FOLDER}/page/`),
      "text/html; charset=utf-8", Object.fromEntries(headers));
    this.#hasBoard = true;
    return !isOver();
  }

  /**
   * {answer, body} of `path`, whole and by `read`, asked for while it is quiet, as often as a finger came
   * between; without a body where there is none.
   */
  async #patiently(path, read, isOver) {
    for (;;) {
      const signal = await this.quiet.come();
      if (isOver()) return {};
      try {
        const answer = await this.fetch(path, signal);
        return answer.ok ? { answer, body: await answer[read]() } : {};
      } catch (error) {
        if (error.name !== "AbortError") throw error;
      }
    }
  }
}

/** The addresses below /page/ that a page's text names. */
export function pathsIn(text) {
  return [...new Set([...text.matchAll(/"(\/page\/[^"]+)"/g)].map(([, path]) => path))];
}
