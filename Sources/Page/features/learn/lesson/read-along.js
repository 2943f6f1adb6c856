// Lights what is read out, word by word. The service tells the line when it begins; how far the voice is
// within it is reckoned from the length of the words, and the last stays lit until the next line.

/** How long a child's voice takes, in ms: for each letter, and for the pause behind a word. */
const LETTER = 62;
const PAUSE = 60;

/** [{target, at}] of a line: what lights up, and after how many milliseconds. */
export function lightsOf({ parts = [] }) {
  let at = 0;
  return parts.map(({ target, spoken }) => {
    const light = { target, at };
    at += PAUSE + LETTER * spoken.length;
    return light;
  });
}

export class ReadAlong {
  #timers = [];

  /** `light(target)` lights one thing alone, null nothing. */
  constructor(light) { this.light = light; }

  /** A line begins, or all is read. */
  read(line) {
    this.stop();
    for (const { target, at } of line ? lightsOf(line) : []) {
      this.#timers.push(setTimeout(this.light, at, target));
    }
  }

  /** Nothing is read any more. */
  stop() {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
    this.light(null);
  }
}
