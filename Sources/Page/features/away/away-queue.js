// Who may speak on a tablet that says its words by itself: what the settings say of a touch while a word
// sounds, and a shaky double touch counted once. It has no clock and no sound.

/** The most words that wait; the oldest gives way. */
const LONGEST = 8;

/** What sounds, and what waits behind it. */
export class AwayQueue {
  /** What sounds: {text}, or null. */
  current = null;
  #waiting = [];
  #touched = -Infinity;

  /**
   * A touch wants `text` at the moment `at`: "joins" the same word that still sounds, "waits", or
   * "plays" now. `policy` is replace, finish or queue; `guard` is in ms.
   */
  say(text, at, { policy = "replace", guard = 0 } = {}) {
    const isSame = this.current?.text === text;
    const isSoon = at - this.#touched < guard;
    if (isSame && isSoon) {
      this.#touched = at;
      return "joins";
    }
    this.#touched = at;
    if (!this.current || policy === "replace") {
      this.#waiting = [];
      this.current = { text };
      return "plays";
    }
    this.#waiting = policy === "finish" ? [text] : [...this.#waiting, text].slice(-LONGEST);
    return "waits";
  }

  /** Several, one after the other, from now on; the first of them. */
  sayAll(texts) {
    const [first, ...rest] = texts;
    this.current = { text: first };
    this.#waiting = rest;
    return first;
  }

  /** What sounded is over; what sounds next, or null. */
  next() {
    const text = this.#waiting.shift();
    this.current = text === undefined ? null : { text };
    return text ?? null;
  }

  stop() {
    this.current = null;
    this.#waiting = [];
  }
}
