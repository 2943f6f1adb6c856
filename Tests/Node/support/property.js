// Tests over many cases: each draws from a seeded generator, and a failure names its seed.
import test from "node:test";

const SEED = process.env.SEED ? Number(process.env.SEED) : null;

/** Numbers that follow from `seed` alone (mulberry32). */
export class Random {
  #state;

  constructor(seed) { this.#state = seed >>> 0; }

  /** 0 up to but without 1. */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `least` to `most`, both among them. */
  whole(least, most) { return least + Math.floor(this.next() * (most - least + 1)); }

  /** A number from `least` up to `most`. */
  between(least, most) { return least + this.next() * (most - least); }

  pick(list) { return list[this.whole(0, list.length - 1)]; }

  list(length, make) { return Array.from({ length }, (_, i) => make(i)); }
}

/** A test of `body(random)` with `runs` seeds, or with the one in SEED. */
export function property(name, body, { runs = 500 } = {}) {
  test(name, () => {
    const first = Date.now() % 1_000_000_000;
    for (let run = 0; run < (SEED === null ? runs : 1); run++) {
      const seed = SEED ?? first + run;
      try {
        body(new Random(seed));
      } catch (error) {
        error.message += `\n(seen with SEED=${seed})`;
        throw error;
      }
    }
  });
}
