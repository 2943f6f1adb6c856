// Two fingers make what a grown-up reads larger within its own place. The browser's own zoom would take
// the child's words along, and no page can put it back everywhere: so nothing on the child's page has it
// (touch-action in board.css, fences.js), and the scale of the page is 1 at all times.

const MOST = 4;
/** What is smaller than this was meant to be as it was. */
const LEAST = 1.05;
/** How much of a touchpad's pinch, in px of its wheel, is a doubling. */
const WHEEL = 140;

/** Enlarges what stands in `scroller()`, the element within `root` that scrolls just now. */
export class PinchZoom {
  #scale = 1;
  #wanted = 1;
  #began = 1;
  #place = null;
  /** The two fingers as they were: how far apart and where in the middle. */
  #last = null;
  #listening = new AbortController();

  constructor(root, scroller) {
    Object.assign(this, { root, scroller });
    const on = (kinds, act) => kinds.split(" ").forEach((kind) =>
      root.addEventListener(kind, act, { signal: this.#listening.signal, passive: false }));
    on("touchstart touchend touchcancel", (event) => { this.#last = this.#two(event); });
    on("touchmove", (event) => this.#move(event));
    // A touchpad's two fingers are a wheel with Ctrl, and in Safari a gesture.
    on("wheel", (event) => event.ctrlKey && this.#roll(event));
    on("gesturestart", () => { this.#began = this.#scale; });
    on("gesturechange", (event) => this.#turn(event));
  }

  /** As large as it was at first. */
  reset() {
    this.#place?.removeAttribute("data-zoomed");
    this.#scale = this.#wanted = 1;
    this.#place = this.#last = null;
  }

  /** Lets go of the root. */
  end() {
    this.reset();
    this.#listening.abort();
  }

  #two({ touches }) {
    const [a, b, ...more] = [...touches].filter(({ target }) => this.root.contains(target));
    if (!b || more.length) return null;
    return { apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
      x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 };
  }

  #move(event) {
    const [before, now] = [this.#last, this.#two(event)];
    if (!before || !now) return;
    if (event.cancelable) event.preventDefault();
    this.#last = now;
    this.#zoom(this.#wanted * now.apart / Math.max(1, before.apart), before);
    this.#place.scrollBy(before.x - now.x, before.y - now.y);
  }

  #roll(event) {
    event.preventDefault();
    this.#zoom(this.#wanted * 2 ** (-event.deltaY / WHEEL), { x: event.clientX, y: event.clientY });
  }

  /** Fingers on glass tell of themselves, too, and then it is theirs. */
  #turn(event) {
    event.preventDefault();
    if (!this.#last) this.#zoom(this.#began * event.scale, { x: event.clientX, y: event.clientY });
  }

  /** Makes it `wanted` times as large; what is at x, y stays there. */
  #zoom(wanted, { x, y }) {
    this.#place ??= this.scroller();
    this.#wanted = Math.min(MOST, Math.max(1, wanted));
    const scale = this.#wanted < LEAST ? 1 : this.#wanted;
    const grown = scale / this.#scale;
    this.#scale = scale;
    const { left, top } = this.#place.getBoundingClientRect();
    const [across, down] = [this.#place.scrollLeft + x - left, this.#place.scrollTop + y - top];
    this.#place.toggleAttribute("data-zoomed", scale > 1);
    this.#place.style.setProperty("--zoom", scale);
    this.#place.scrollTo({ left: across * grown - x + left, top: down * grown - y + top,
      behavior: "instant" });
  }
}
