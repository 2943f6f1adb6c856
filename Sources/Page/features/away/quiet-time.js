// When nobody wants anything of this tablet: no finger for a while, and nothing sounds. Only then is
// anything fetched ahead, and what is being fetched is given up when a finger comes.

/** So long after the last touch it is quiet, in ms. */
const AFTER_A_TOUCH = 4000;
/** How often one looks whether it has become quiet. */
const LOOKS_EVERY = 500;
/** Between one thing and the next, so that a finger finds the connection free. */
const BETWEEN = 40;

const pause = (milliseconds) => new Promise((resolve) => { setTimeout(resolve, milliseconds); });

/** Follows the fingers on the page and what `store` says is sounding. */
export class QuietTime {
  #touched = -Infinity;
  #control = new AbortController();

  constructor(store) {
    this.store = store;
    // Behind what the touch itself does: the press acts at the document.
    for (const kind of ["pointerdown", "keydown"]) {
      addEventListener(kind, () => this.#stir(), { passive: true });
    }
  }

  get isQuiet() {
    return performance.now() - this.#touched > AFTER_A_TOUCH && !this.store.state.speaking;
  }

  /** Resolves when it is quiet; the signal is raised by the next finger. */
  async come() {
    await pause(BETWEEN);
    while (!this.isQuiet) await pause(LOOKS_EVERY);
    this.#control = new AbortController();
    return this.#control.signal;
  }

  #stir() {
    this.#touched = performance.now();
    this.#control.abort();
  }
}
