// How loud the room is now: what is heard between all that is said, since a room changes in a sitting. Pure.

/** Blocks that are remembered, and how many of them at least: 4 s and 0.5 s of 20 ms. */
const REMEMBERED = 200;
const ENOUGH = 25;
/** Where others talk, the middle of what is heard counts, but no more than so much above the soft fifth, in dB:
 *  in a minute of many words the middle is a word. */
const MIDDLE = 0.5;
const SOFT = 0.2;
const MOST_ABOVE = 8;

/** Learns from every block that is heard, in dB of full scale. */
export class RoomFloor {
  #levels = [];

  /** `usual` counts until enough was heard. */
  constructor(usual) { this.usual = usual; }

  take(level) {
    this.#levels.push(level);
    if (this.#levels.length > REMEMBERED) this.#levels.shift();
  }

  get level() {
    if (this.#levels.length < ENOUGH) return this.usual;
    const sorted = [...this.#levels].sort((a, b) => a - b);
    const at = (part) => sorted[Math.floor(sorted.length * part)];
    return Math.min(at(MIDDLE), at(SOFT) + MOST_ABOVE);
  }

  /** The room is another one, or the microphone is. */
  forget() { this.#levels = []; }
}
