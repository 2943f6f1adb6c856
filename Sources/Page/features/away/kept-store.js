// What lies on this tablet so that its words can be said while Meadow is away: in the browser's cache,
// under one name, so that one call takes all of it away. The service worker knows the same name.

/** The cache; nothing else of the page is in it. */
export const KEPT = "meadow-kept-1";
const WORDS = "/kept/words.json";
const SOUNDS = "/kept/sounds/";
const PHOTOS = "/kept/photos/";

/** Sounds, photos, words and the files of the board on this tablet. */
export class KeptStore {
  /** `storage` is the browser's, which it has only where it holds the address for safe. */
  constructor(storage = globalThis.caches) { this.storage = storage; }

  /** Whether this browser can keep anything here. */
  get isPossible() { return Boolean(this.storage); }

  /** Takes all of it away. */
  async clear() { await this.storage?.delete(KEPT); }

  /** Whether anything lies here. */
  async isUsed() { return await this.storage?.has(KEPT) ?? false; }

  /** The words with what their sounds are called and how the board looks, or null. */
  async words() { return (await this.#read(WORDS))?.json() ?? null; }

  /** Keeps `words`, as `words()` gives them back. */
  putWords(words) { return this.put(WORDS, JSON.stringify(words), "application/json"); }

  /** The bytes of a sound, or null. */
  async sound(name) { return (await this.#read(SOUNDS + name))?.arrayBuffer() ?? null; }

  putSound(name, bytes) { return this.put(SOUNDS + name, bytes, "audio/flac"); }

  /** A photo as it was at `address`, or null. */
  async photo(address) { return (await this.#read(photoAt(address)))?.blob() ?? null; }

  putPhoto(address, blob) { return this.put(photoAt(address), blob, blob.type); }

  /** Keeps `body` under `path`, and how large it is. */
  async put(path, body, type, headers = {}) {
    const size = typeof body === "string" ? new TextEncoder().encode(body).length
      : body.byteLength ?? body.size;
    const cache = await this.storage.open(KEPT);
    await cache.put(path, new Response(body, {
      headers: { ...headers, "content-type": type, "content-length": String(size) },
    }));
  }

  /** {names, bytes} of the sounds that are here. */
  async sounds() {
    const all = await this.#entries(SOUNDS);
    return {
      names: new Set(all.map(({ path }) => path.slice(SOUNDS.length))),
      bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
    };
  }

  /** How many bytes lie here, of whatever kind. */
  async bytes() {
    return (await this.#entries("/kept/")).reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Takes away the sounds and photos that are not among those to stay. */
  async retain({ sounds, photos }) {
    const stays = new Set([...sounds.map((name) => SOUNDS + name), ...photos.map(photoAt)]);
    const all = [...await this.#entries(SOUNDS), ...await this.#entries(PHOTOS)];
    const gone = all.filter(({ path }) => !stays.has(path));
    if (!gone.length) return;
    const cache = await this.storage.open(KEPT);
    await Promise.all(gone.map(({ path }) => cache.delete(path)));
  }

  #read(path) { return this.storage?.match(path, { cacheName: KEPT }); }

  async #entries(beginning) {
    if (!await this.isUsed()) return [];
    const cache = await this.storage.open(KEPT);
    const found = [];
    for (const request of await cache.keys()) {
      const path = new URL(request.url).pathname;
      if (!path.startsWith(beginning)) continue;
      const answer = await cache.match(request);
      found.push({ path, bytes: Number(answer?.headers.get("content-length")) || 0 });
    }
    return found;
  }
}

/** A photo has another address when it is another photo; a cache's path has no query. */
const photoAt = (address) => PHOTOS + address.replace(/[^\w]+/g, "-");
