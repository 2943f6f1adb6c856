// Makes what is drawn as large as the room for it allows, and never larger than is good: by the zoom of
// its box, so that all of it keeps its proportions. What would be touched stays as large as it is.

const LARGEST = 2.4;
/** Zoom changes how rows wrap: a second look gets it right. */
const LOOKS = 3;
/** The zoom that was found for what is of a kind: where it is right, no look costs a layout. */
const found = new Map();

/** How many times larger what takes {width, height} can be in a room of {width, height}. */
function zoomFor(taken, room, most = LARGEST) {
  if (!taken.width || !taken.height || !room.width || !room.height) return 1;
  return Math.min(most, room.width / taken.width, room.height / taken.height);
}

/** The size of what is drawn: what is found stays with it. What is of one `kind` takes about as much. */
export class DrawingFit {
  #set = 1;
  #kind;

  constructor(inner, kind) {
    this.inner = inner;
    this.#kind = kind;
  }

  /**
   * Keeps it as large as fits into `outer`, whenever that changes its size, until `signal`. What is measured
   * in it and in `beside` is drawn to one unit, so that as long looks as long.
   */
  keep({ outer, beside }, signal) {
    if (this.#set === 1) this.#put(found.get(this.#kind) ?? 1);
    const observer = new ResizeObserver(() => this.look({ outer, beside }));
    for (const one of [outer, beside]) if (one) observer.observe(one);
    signal.addEventListener("abort", () => observer.disconnect());
  }

  /** Makes it as large as fits into `outer`, now. */
  look({ outer, beside }) {
    const { clientWidth: width, clientHeight: height } = outer;
    let zoom = this.#set;
    for (let look = 0; look < LOOKS; look++) {
      this.#put(zoom);
      const { width: w, height: h } = this.inner.getBoundingClientRect();
      const more = zoomFor({ width: w, height: h }, { width, height }, LARGEST / zoom);
      if (Math.abs(more - 1) < 0.02) break;
      zoom *= more * (look === LOOKS - 1 ? 0.98 : 1);
    }
    this.#put(zoom);
    found.set(this.#kind, zoom);
    const [own, other] = [this.inner, beside].map(unitOf);
    if (own > other && other > 0) this.#put(zoom * other / own);
  }

  #put(zoom) {
    if (zoom.toFixed(3) === this.#set.toFixed(3)) return;
    this.#set = zoom;
    this.inner.style.setProperty("zoom", zoom.toFixed(3));
  }
}

/** How large a unit of the first ruler in `node` is on the page; 0 without one. */
function unitOf(node) {
  const ruler = node?.querySelector(".ruler-piece");
  if (!ruler) return 0;
  const { width, height } = ruler.getBoundingClientRect();
  return Math.min(width / ruler.viewBox.baseVal.width, height / ruler.viewBox.baseVal.height);
}
