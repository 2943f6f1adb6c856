// What will be heard, indexed by the service's absolute frame; a later message overwrites.

/** 1.4 s at 48 kHz; a power of two, so that an index is a mask. */
const SIZE = 1 << 16;
const MASK = SIZE - 1;

/** Samples by absolute frame, from `start` up to but without `end`. */
export class FrameRing {
  #samples = new Float32Array(SIZE);
  start = 0;
  end = 0;

  get isEmpty() { return this.end === this.start; }

  clear() {
    this.start = 0;
    this.end = 0;
  }

  /** Puts `samples` at frame `from`; returns the first frame that changed, or null. */
  write(from, samples) {
    if (this.isEmpty || from > this.end || from < this.start) this.start = this.end = from;
    let changed = null;
    for (let i = 0; i < samples.length; i++) {
      const at = from + i;
      const slot = at % SIZE & MASK;
      if (changed === null && at < this.end && this.#samples[slot] !== samples[i]) changed = at;
      this.#samples[slot] = samples[i];
    }
    this.end = Math.max(this.end, from + samples.length);
    this.start = Math.max(this.start, this.end - SIZE);
    return changed;
  }

  has(frame) { return frame >= this.start && frame < this.end; }

  /** The sample at `frame`, which the ring has. */
  at(frame) { return this.#samples[frame % SIZE & MASK]; }

  /** Whether nothing is heard in the frames from `from` up to `to`. */
  isSilent(from, to) {
    for (let at = Math.max(from, this.start); at < Math.min(to, this.end); at++) {
      if (Math.abs(this.at(at)) > 1e-5) return false;
    }
    return true;
  }
}
