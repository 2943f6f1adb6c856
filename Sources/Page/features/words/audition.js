// Hearing a word as it would be: what is saved sounds through the device like any tap; what is not
// saved yet sounds from this page.
import { post } from "../../kit/transport/api.js";
import { SamplePlayer } from "../../kit/sound/sample-player.js";
import { decode, fetchSound } from "../../kit/sound/samples.js";

/** Slow enough to hear each sound of a name. */
export const SLOW = 0.6;

/** Makes sounds heard. Tells "change" when one starts, is measured or ends. */
export class Audition extends EventTarget {
  player = new SamplePlayer();
  isSlow = false;
  #cache = new Map();
  #turn = 0;

  constructor(connection) {
    super();
    this.connection = connection;
    connection.addEventListener("hush", () => this.player.stop());
    this.player.addEventListener("change", () => this.dispatchEvent(new Event("change")));
  }

  /** Says `phrase` as the board would, by what is saved. */
  say(phrase) {
    this.player.stop();
    return this.connection.say({ phrase, ...(this.isSlow ? { rate: SLOW } : {}) });
  }

  /** The sound of `said` by `hint`, at the speed asked for. */
  async sound(said, hint) {
    const query = new URLSearchParams({ text: said, hint, format: "wav" });
    if (this.isSlow) query.set("rate", SLOW);
    return this.fetch(`/v1/speech?${query}`);
  }

  /** The sound at `path`, from memory where it was heard before. */
  async fetch(path) {
    const known = this.#cache.get(path);
    if (known) return known;
    const sound = await fetchSound(path, AbortSignal.timeout(8000));
    if (this.#cache.size > 40) this.#cache.clear();
    this.#cache.set(path, sound);
    return sound;
  }

  /** Plays a sound of this page; the last one asked for wins. */
  async play(promise, { rate = 1 } = {}) {
    const turn = ++this.#turn;
    try {
      const sound = await promise;
      if (turn === this.#turn) await this.player.play(sound, { rate });
      return sound;
    } catch (problem) {
      this.connection.trouble({ message: problem.message, isUnreachable: problem.name === "TypeError" });
      return null;
    }
  }

  /** The sound of the voice's own reading, whatever is saved for the word. */
  async ownSound(text) {
    const { phonemes, sound } = await post("/v1/pronunciations", { text }, { within: 6000 });
    try {
      return await this.sound(text, `espeak:${phonemes}`);
    } catch {
      return this.fetch(this.isSlow ? `${sound}&rate=${SLOW}` : sound);
    }
  }

  /** A recording's bytes as a sound. */
  decode(bytes) { return decode(bytes.slice(0)); }
}
