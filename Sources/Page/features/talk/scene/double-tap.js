// The second half of a double tap. What opens is gone from under the finger by then, and whatever
// stands there now would be said instead of it. So a touch at the same spot, within the time in
// which the service takes two touches for one, is still a touch of what was there.

/** As far as a finger wanders between two taps. */
const SAME_SPOT = 40;

/** Hears touches in `root` before anybody else. */
export class DoubleTap {
  #down = null;
  #opened = null;

  constructor({ root, store }) {
    this.store = store;
    root.addEventListener("pointerdown", (event) => this.#touched(event), { capture: true });
    // The click of the finger that opened is its echo, whatever stands under it by now.
    const isEcho = ({ detail }) => detail && this.#opened && this.#opened.at === this.#down?.at;
    root.addEventListener("click", (event) => isEcho(event) && event.stopPropagation(), { capture: true });
    root.addEventListener("keydown", () => { this.#down = null; }, { capture: true });
  }

  /** What was touched last, `what`, opens. */
  note(what) {
    if (this.#down) this.#opened = { what, ...this.#down };
  }

  #touched(event) {
    const { clientX: x, clientY: y, timeStamp: at } = event;
    const last = this.#opened;
    this.#down = { x, y, at };
    if (!last || !this.#guards(at - last.at)) return;
    if (Math.hypot(x - last.x, y - last.y) > SAME_SPOT) return;
    event.stopPropagation();
    this.store.tap(last.what);
  }

  /** Where a touch must be held or lifted to count, a second one so soon is none anyway. */
  #guards(milliseconds) {
    const settings = this.store.settings ?? {};
    const { repeatGuardMilliseconds = 250, holdMilliseconds, selectsOnRelease } = settings;
    return milliseconds <= repeatGuardMilliseconds && !holdMilliseconds && !selectsOnRelease;
  }
}
