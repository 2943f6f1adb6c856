// A swipe across the stage changes between the scene and the grid (M2-002). A tap fires when the
// finger goes down, so a swipe must not be one: in the scene it begins beside the things. In the
// grid there is no beside; a swipe that begins on a word there has said it, and must be three times as
// long before it counts as more than a tap.
//
// Touch events rather than pointer events: a browser that pans cancels the pointer, but the touch
// still ends, and what it has panned is no swipe.

const SHORTEST = 60;
const SHORTEST_FROM_WORD = 180;
const LONGEST_MILLISECONDS = 600;
/** So much more across than up or down. */
const LEVEL = 2;

/**
 * −1 or 1 for a finger that went from `start` to `end` {clientX, clientY, timeStamp} and so far that it
 * is a swipe to the left or right, `needed` px at least; else 0.
 */
export function swipeDirection(start, end, needed) {
  if (end.timeStamp - start.timeStamp > LONGEST_MILLISECONDS) return 0;
  const across = end.clientX - start.clientX;
  const along = Math.abs(end.clientY - start.clientY);
  return Math.abs(across) < needed || Math.abs(across) < along * LEVEL ? 0 : Math.sign(across);
}

/** Calls `act(direction)`, −1 for a swipe to the left, for each swipe on `root`. */
export class Swipe {
  #start = null;

  constructor({ root, scroller, isBesides, act }) {
    this.scroller = scroller;
    this.isBesides = isBesides;
    this.act = act;
    const passive = { passive: true };
    root.addEventListener("touchstart", (event) => this.#touched(event), passive);
    root.addEventListener("touchend", (event) => this.#lifted(event), passive);
    root.addEventListener("touchcancel", () => { this.#start = null; }, passive);
    root.addEventListener("pointerdown", (event) => {
      if (event.pointerType === "mouse" && event.button === 0) this.#begin(event, event);
    });
    root.addEventListener("pointerup", (event) => {
      if (event.pointerType === "mouse") this.#end(event, event);
    });
  }

  #touched(event) {
    // A second finger makes it something else.
    if (event.touches.length > 1) this.#start = null;
    else this.#begin(event, event.touches[0]);
  }

  #lifted(event) {
    if (event.touches.length === 0) this.#end(event, event.changedTouches[0]);
    this.#start = null;
  }

  #begin({ target, timeStamp }, { clientX, clientY }) {
    const needed = target.closest("button") ? this.#fromWord() : SHORTEST;
    this.#start = { clientX, clientY, timeStamp, needed, panned: this.#panned() };
  }

  /** Where fingers slide to what they mean and select on release, no word begins a swipe. */
  #fromWord() {
    const slides = "selectsOnRelease" in document.body.dataset;
    return slides || this.isBesides() ? Infinity : SHORTEST_FROM_WORD;
  }

  #end({ timeStamp }, { clientX, clientY }) {
    const start = this.#start;
    this.#start = null;
    if (!start || this.#panned() !== start.panned) return;
    const direction = swipeDirection(start, { clientX, clientY, timeStamp }, start.needed);
    if (direction) this.act(direction);
  }

  #panned() { return this.scroller()?.scrollLeft ?? 0; }
}
