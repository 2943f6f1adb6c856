// How long an answer took: from the second animation frame after the prompt was drawn, which is when
// it stands on the glass, to the first key and to the answer; and what disturbed the child meanwhile.

/** The times of one prompt. A finger that is quicker than the paint took no time. */
export class KeyTimes {
  #turn = 0;
  #start = null;
  #first = null;
  #disturbed = {};

  /** `now` gives milliseconds, `frame` calls back with the next animation frame. */
  constructor({ now = () => performance.now(), frame = (act) => requestAnimationFrame(act) } = {}) {
    Object.assign(this, { now, frame });
  }

  /** A prompt was drawn: its time begins when it is painted. */
  begin() {
    const turn = ++this.#turn;
    Object.assign(this.#disturbed = {}, { usedBackspace: false, wasHidden: false, wasSpokenOver: false });
    this.#start = null;
    this.#first = null;
    this.frame(() => this.frame(() => {
      if (turn === this.#turn && this.#start === null) this.#start = this.now();
    }));
  }

  /** The prompt has just been heard to its end by a child that only listens: its time begins here. */
  heard() {
    if (this.#first !== null) return;
    this.#start = this.now();
    this.#disturbed.wasSpokenOver = false;
  }

  /** A key or an option was touched. */
  touch() { this.#first ??= this.#passed; }

  /** A digit was taken back. */
  back() {
    this.touch();
    this.#disturbed.usedBackspace = true;
  }

  /** The page went out of sight. */
  hide() { this.#disturbed.wasHidden = true; }

  /** Somebody spoke meanwhile. */
  speak() { this.#disturbed.wasSpokenOver = true; }

  /** The times of an answer that is given now, as the service takes them. */
  read() {
    const commit = this.#passed;
    return { firstKey: Math.min(this.#first ?? commit, commit), commit, ...this.#disturbed };
  }

  get #passed() { return this.#start === null ? 0 : Math.max(0, Math.round(this.now() - this.#start)); }
}
