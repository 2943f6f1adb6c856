// Dragging by one pointer: what is under it follows as a picture of itself, and lands where that lies.
// A touch that does not move stays a touch. Other fingers, a turned screen and a lost pointer are harmless.

/** A finger that moves less than this is a touch. */
const SLOP = 10;
/** A place is met from so far. */
const REACH = 28;
/** A press right after a drop is the echo of the lifted finger. */
const ECHO = 60;

export class TileDrag {
  #pointer = null;
  #droppedAt = -Infinity;

  /**
   * `selector` can be dragged onto `targets`; `lifted(element)` when it begins to move, `dropped(element,
   * target or null)` when it lands; `signal` ends it all. `mayDrag()` says whether anything may be moved.
   */
  constructor(root, { selector, targets, lifted, dropped, mayDrag, signal }) {
    Object.assign(this, { root, selector, targets, lifted, dropped, mayDrag });
    root.addEventListener("pointerdown", (event) => this.#down(event), { signal });
    // Anywhere: a quick finger has left the board before its first move is told.
    addEventListener("pointermove", (event) => this.#move(event), { signal });
    addEventListener("pointerup", (event) => this.#up(event), { signal });
    for (const kind of ["pointercancel", "lostpointercapture"]) {
      addEventListener(kind, (event) => event.pointerId === this.#pointer?.id && this.#end(), { signal });
    }
    addEventListener("resize", () => this.#end(), { signal });
    signal.addEventListener("abort", () => this.#end());
  }

  /** Whether the press that `event` told of is only the end of a drag. One that began after the drop is not: a
   *  second hand may be as quick. */
  isEcho({ type, timeStamp }) {
    if (this.#pointer?.ghost) return true;
    const isNew = type === "pointerdown" && timeStamp > this.#droppedAt;
    return !isNew && performance.now() - this.#droppedAt < ECHO;
  }

  #down(event) {
    const element = event.button === 0 && event.target.closest?.(this.selector);
    if (!element || this.#pointer || !this.mayDrag()) return;
    this.#pointer = { id: event.pointerId, element, x: event.clientX, y: event.clientY, ghost: null };
  }

  #move(event) {
    const held = this.#pointer;
    if (held?.id !== event.pointerId) return;
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.ghost) {
      if (Math.hypot(dx, dy) < SLOP) return;
      if (!this.mayDrag()) return void this.#end();
      this.#lift(held, event);
    }
    held.ghost.style.setProperty("transform", `translate(${dx / held.zoom}px, ${dy / held.zoom}px) scale(1.06)`);
    this.#mark(this.#under(event));
  }

  #lift(held, { pointerId }) {
    this.root.setPointerCapture(pointerId);
    const { left, top, width, height } = held.element.getBoundingClientRect();
    held.ghost = held.element.cloneNode(true);
    held.ghost.classList.add("dragged");
    for (const name of ["id", "data-card", "data-target", "data-option"]) held.ghost.removeAttribute(name);
    held.ghost.setAttribute("aria-hidden", "true");
    held.ghost.setAttribute("inert", "");
    // A board may be shown larger than its lengths say.
    held.zoom = this.root.currentCSSZoom ?? 1;
    const place = (lengths) => {
      for (const [name, length] of Object.entries(lengths)) held.ghost.style.setProperty(name, `${length / held.zoom}px`);
    };
    place({ left, top, width, height });
    this.root.append(held.ghost);
    // Where something around the board is what fixed things are placed by, it is not the window.
    const there = held.ghost.getBoundingClientRect();
    place({ left: 2 * left - there.left, top: 2 * top - there.top });
    held.element.classList.add("lifted");
    this.lifted(held.element);
  }

  #up(event) {
    const held = this.#pointer;
    if (held?.id !== event.pointerId) return;
    const target = held.ghost ? this.#under(event) : null;
    const isDrag = Boolean(held.ghost);
    this.#end();
    if (!isDrag) return;
    this.#droppedAt = performance.now();
    this.dropped(held.element, target);
  }

  /** The place below the pointer, or the nearest one within reach. */
  #under({ clientX: x, clientY: y }) {
    let best = null;
    for (const target of this.root.querySelectorAll(this.targets)) {
      const { left, right, top, bottom } = (target.closest(".slot-box") ?? target).getBoundingClientRect();
      const away = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
      if (away <= REACH && (!best || away < best.away)) best = { target, away };
    }
    return best?.target ?? null;
  }

  #mark(target) {
    for (const one of this.root.querySelectorAll(".met")) one.classList.toggle("met", one === target);
    target?.classList.add("met");
  }

  #end() {
    const held = this.#pointer;
    if (!held) return;
    this.#pointer = null;
    held.ghost?.remove();
    held.element.classList.remove("lifted");
    this.#mark(null);
    if (this.root.hasPointerCapture(held.id)) this.root.releasePointerCapture(held.id);
  }
}
