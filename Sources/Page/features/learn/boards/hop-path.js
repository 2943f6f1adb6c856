// Hops along a number line: where they lead, and that none leaves it.

export class HopPath {
  hops = [];

  constructor({ from, to, start }) { Object.assign(this, { from, to, start }); }

  /** Where the hops lead. */
  get end() { return this.hops.reduce((at, hop) => at + hop, this.start); }

  /** Hops by so many; false where that leads off the line or nowhere. */
  hop(by) {
    const to = this.end + by;
    if (by === 0 || to < this.from || to > this.to) return false;
    this.hops = [...this.hops, by];
    return true;
  }

  /** Back to the start. */
  clear() { this.hops = []; }

  /** Each hop as {from, to}. */
  get arcs() {
    let at = this.start;
    return this.hops.map((hop) => ({ from: at, to: (at += hop) }));
  }
}
