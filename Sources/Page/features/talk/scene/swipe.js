// A swipe across the stage changes between the scene and the grid (M2-002). It is a deliberate thing, so
// that a hand that brushes the board changes nothing: one finger, level, quick, and a third of the stage
// long; and what it is about to do is seen while it does it, by an edge that follows the finger.
//
// A swipe says nothing: it begins beside the words, or on one in a list that scrolls, where words wait
// for the lift (press.js). A word that speaks as it is touched is a touch and no beginning of a swipe,
// and where the finger pans the picture it pans.
import { canScroll } from "../../../kit/press/scrollers.js";
import { SwipeEdge } from "./swipe-edge.js";

const LONGEST_MILLISECONDS = 800;
/** So much of the stage's width, and never less than this, in px. */
const SHARE = 0.33;
const SHORTEST = 140;
/** So much more across than up or down. */
const LEVEL = 2;
/** So far a finger goes before it is seen as one that swipes, in px. */
const BEGINS = 16;

/** How far a finger must go on a stage that is `width` px wide, in px. */
export function swipeLength(width) { return Math.max(SHORTEST, SHARE * width); }

/**
 * What a finger that went from `start` to `end` {clientX, clientY, timeStamp} has made of a swipe that is
 * `needed` px long: {direction: −1 to the left or 1, part: 1 when it is whole}; null for what is none.
 */
export function swipeSoFar(start, end, needed) {
  const across = end.clientX - start.clientX;
  const along = Math.abs(end.clientY - start.clientY);
  const isLate = end.timeStamp - start.timeStamp > LONGEST_MILLISECONDS;
  if (isLate || Math.abs(across) < along * LEVEL) return null;
  return { direction: Math.sign(across), part: Math.min(1, Math.abs(across) / needed) };
}

/** Calls `act()` for each swipe on `root`; `isOn()` says whether there are any. */
export class Swipe {
  #start = null;

  constructor({ root, isOn, isGrid, act }) {
    Object.assign(this, { root, isOn, act });
    this.edge = new SwipeEdge({ root, isGrid });
    root.addEventListener("pointerdown", (event) => this.#landed(event));
    // A second finger, wherever it lands, makes it something else.
    const another = (event) => event.isPrimary || this.#end();
    addEventListener("pointerdown", another, { capture: true, passive: true });
    this.#follow("pointermove", (event) => this.#moved(event));
    this.#follow("pointerup", (event) => this.#lifted(event));
    this.#follow("pointercancel", () => this.#end());
  }

  #follow(kind, use) {
    const mine = (event) => event.pointerId === this.#start?.pointerId && use(event);
    addEventListener(kind, mine, { capture: true, passive: true });
  }

  #landed(event) {
    const { isPrimary, button, target, pointerId, clientX, clientY, timeStamp } = event;
    if (!isPrimary || button !== 0 || !this.isOn() || !mayBegin(event)) return;
    if (target.closest(".pager")) return;
    const needed = swipeLength(this.root.clientWidth);
    this.#start = { pointerId, clientX, clientY, timeStamp, needed };
  }

  #moved(event) {
    const start = this.#start;
    const [across, along] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (!this.edge.isShown && Math.hypot(across, along) < BEGINS) return;
    const swipe = swipeSoFar(start, event, start.needed);
    if (!swipe) return this.#end();
    this.edge.show({ ...swipe, across });
  }

  #lifted(event) {
    const { needed } = this.#start;
    const swipe = swipeSoFar(this.#start, event, needed);
    const isWhole = swipe?.part === 1;
    this.#end(isWhole);
    if (isWhole) this.act();
  }

  #end(isWhole = false) {
    this.#start = null;
    this.edge.leave(isWhole);
  }
}

/** Where fingers slide to what they mean and select on release, no word begins a swipe. */
function mayBegin({ target, pointerType }) {
  const view = target.closest(".pans .view");
  if (view && view.scrollWidth > view.clientWidth + 1) return false;
  const word = target.closest("button");
  const slides = "selectsOnRelease" in document.body.dataset;
  return !word || (pointerType !== "mouse" && !slides && canScroll(word));
}
