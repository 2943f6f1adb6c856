// One finger where touching alone does not select: it has to stay for a while, or it selects where
// it lifts. On release a finger may slide to what it meant: that is what selecting on release is for,
// a hand that lands first and aims afterwards. Where staying is asked for, leaving gives up. In a list
// that scrolls it selects where it lifts, if it is still where it landed: a finger that drags, in
// whichever direction, wants something else, and so does one that the browser takes for scrolling.
import { PressRing } from "./press-ring.js";

/** A trembling finger has not left: so many pixels beside what it touched still count. */
const NEAR = 12;
/** In a list that scrolls: the way after which browsers take a finger for one that scrolls. */
const SLOP = 16;

/** Follows the pointer of `event` from `target` ({element, act}) until it selects or gives up. */
export class WaitingPress {
  #target = null;
  #since = 0;
  #timer = 0;
  #ring = null;
  /** Where the finger is. */
  #at = null;
  #listening = new AbortController();

  constructor(target, event, { holdMilliseconds, selectsOnRelease, mayDrag }, targetAt) {
    Object.assign(this, { event, holdMilliseconds, selectsOnRelease, mayDrag, targetAt });
    this.#at = event;
    this.#aim(target);
    this.#follow("pointermove", (event) => this.#moved(event));
    this.#follow("pointerup", (event) => this.#lifted(event));
    this.#follow("pointercancel", () => this.#end());
  }

  #follow(kind, use) {
    const mine = (event) => event.pointerId === this.event.pointerId && use(event);
    addEventListener(kind, mine, { capture: true, signal: this.#listening.signal });
  }

  #aim(target) {
    clearTimeout(this.#timer);
    this.#ring?.remove();
    this.#ring = target && new PressRing(target.element, this.holdMilliseconds);
    this.#target = target;
    this.#since = performance.now();
    if (!target || this.selectsOnRelease || this.mayDrag) return;
    this.#timer = setTimeout(() => this.#select(), this.holdMilliseconds);
  }

  #moved(event) {
    this.#at = event;
    if (this.mayDrag) return this.#isWhereItLanded(event) || this.#end();
    if (!this.selectsOnRelease) return this.#isNear(event) || this.#end();
    const under = this.targetAt(event.clientX, event.clientY);
    if (under?.element === this.#target?.element) return;
    if (under || !this.#isNear(event)) this.#aim(under);
  }

  #lifted(event) {
    const selectsHere = this.selectsOnRelease || this.mayDrag;
    if (selectsHere) this.#moved(event);
    const hasStayed = performance.now() - this.#since >= this.holdMilliseconds;
    if (selectsHere && this.#target && hasStayed) this.#select();
    this.#end();
  }

  #select() {
    const { element, act } = this.#target;
    const meant = element.isConnected ? element : this.#drawnAnew(element);
    this.#end();
    if (meant) act(meant, this.event);
  }

  /** What stands now where `element` did, if it is the same thing; a list may be drawn anew under a
   *  finger, and what the finger touched is said all the same. */
  #drawnAnew(element) {
    const there = this.targetAt(this.#at.clientX, this.#at.clientY)?.element;
    return there && nameOf(there) === nameOf(element) ? there : null;
  }

  #end() {
    this.#listening.abort();
    clearTimeout(this.#timer);
    this.#ring?.remove();
    this.#target = null;
  }

  #isWhereItLanded({ clientX, clientY }) {
    return Math.hypot(clientX - this.event.clientX, clientY - this.event.clientY) <= SLOP;
  }

  #isNear({ clientX, clientY }) {
    const { element } = this.#target ?? {};
    const there = element?.isConnected ? element : element && this.#drawnAnew(element);
    if (!there) return false;
    const box = there.getBoundingClientRect();
    return clientX >= box.left - NEAR && clientX <= box.right + NEAR
      && clientY >= box.top - NEAR && clientY <= box.bottom + NEAR;
  }
}

/** What a button is, whenever it is drawn and whatever its picture: its word, object, group or scene;
 *  and what says none of these by what it is called. */
function nameOf({ id, dataset, ariaLabel, textContent }) {
  const { word, object, group, scene } = dataset;
  const name = word ?? object ?? group ?? scene ?? ariaLabel ?? textContent;
  return [id, object, scene, name].join("\n");
}
