// Where a word begins and ends, by how loud it is, block for block while it is being said. Pure.

/** A word stands out from the room by so much, and is over so far below its loudest, in dB. */
const ABOVE_ROOM = 12;
const BELOW_PEAK = 26;
/** What is softer than this is no voice before a microphone, whatever the room, in dB of full scale. */
const SOFTEST = -52;
/** A click is shorter than a word; so long a pause ends one, in s: "uh-oh" and "ice cream" have pauses. */
const SHORTEST = 0.08;
const PAUSE = 0.55;

/** The level of `samples` in dB of full scale. */
export function decibels(samples) {
  let sum = 0;
  for (const value of samples) sum += value * value;
  return 10 * Math.log10(sum / Math.max(1, samples.length) + 1e-12);
}

/** Follows one word in a room of `floor` dB; `begin` and `end` are s from the first block, or null. */
export class WordEdges {
  begin = null;
  end = null;
  #peak = -Infinity;
  #now = 0;
  #loudFor = 0;

  constructor({ floor = -70 } = {}) { this.threshold = Math.max(SOFTEST, floor + ABOVE_ROOM); }

  /** "waiting", "speaking" or "ended", once a block of `level` dB and `seconds` was heard. */
  take(level, seconds) {
    const start = this.#now;
    this.#now += seconds;
    const isLoud = level > Math.max(this.threshold, this.#peak - BELOW_PEAK);
    if (isLoud) {
      this.#peak = Math.max(this.#peak, level);
      this.begin ??= start;
      this.end = this.#now;
      this.#loudFor += seconds;
      return "speaking";
    }
    if (this.begin === null) return "waiting";
    if (this.#now - this.end < PAUSE - 1e-9) return "speaking";
    if (this.#loudFor >= SHORTEST - 1e-9) return "ended";
    this.#forget();
    return "waiting";
  }

  /** A click, a knock: what comes is listened to anew. */
  #forget() {
    this.begin = this.end = null;
    this.#peak = -Infinity;
    this.#loudFor = 0;
  }
}
