// How long the words that are left take, by how long the last ones took. Pure.

/** A word takes so long where nothing is known of who speaks, in s. */
const USUAL = 6;
/** Whoever goes for a cup of tea in between is not slow. */
const MOST = 20;
const LEAST = 3;
const REMEMBERED = 12;

/** Learns the pace of whoever records. */
export class Pace {
  #seconds = [];

  /** A word took `seconds`, from its being shown to the next. */
  note(seconds) {
    this.#seconds = [...this.#seconds, seconds].slice(-REMEMBERED);
  }

  /** Seconds a word: the middle of the last ones, which one long pause does not move. */
  get seconds() {
    const known = [...this.#seconds, USUAL, USUAL].sort((a, b) => a - b);
    return Math.min(MOST, Math.max(LEAST, known[Math.floor((known.length - 1) / 2)]));
  }

  /** Minutes for `words` more, one at least where any is left. */
  minutesFor(words) { return words > 0 ? Math.max(1, Math.round(words * this.seconds / 60)) : 0; }
}
