// Makes what is drawn as large as the room for it allows, and never larger than is good: by the zoom of
// its box, so that all of it keeps its proportions. What would be touched stays as large as it is.

const LARGEST = 2.4;
/** Zoom changes how rows wrap: a second look gets it right. */
const LOOKS = 3;
/** The zoom that was found for what is of a kind: where it is right, no look costs a layout. */
const found = new Map();

/** How many times larger what takes {width, height} can be in a room of {width, height}. */
export function zoomFor(taken, room, most = LARGEST) {
  if (!taken.width || !taken.height || !room.width || !room.height) return 1;
  return Math.min(most, room.width / taken.width, room.height / taken.height);
}

/**
 * Keeps `inner` as large as fits into `outer`, whenever that changes its size, until `signal`. What is
 * measured in both `inner` and `beside` is drawn to one unit, so that as long looks as long. What is of one
 * `kind` takes about as much.
 */
export function fitWithin(outer, inner, { signal, beside, kind, most = LARGEST }) {
  let set = 1;
  const put = (zoom) => {
    if (zoom.toFixed(3) === set.toFixed(3)) return;
    set = zoom;
    inner.style.setProperty("zoom", zoom.toFixed(3));
  };
  put(found.get(kind) ?? 1);
  const fit = () => {
    const { clientWidth: width, clientHeight: height } = outer;
    let zoom = set;
    for (let look = 0; look < LOOKS; look++) {
      put(zoom);
      const { width: w, height: h } = inner.getBoundingClientRect();
      const more = zoomFor({ width: w, height: h }, { width, height }, most / zoom);
      if (Math.abs(more - 1) < 0.02) break;
      zoom *= more * (look === LOOKS - 1 ? 0.98 : 1);
    }
    put(zoom);
    found.set(kind, zoom);
    const [own, other] = [inner, beside].map(unitOf);
    if (own > other && other > 0) put(zoom * other / own);
  };
  const observer = new ResizeObserver(fit);
  for (const one of [outer, beside]) if (one) observer.observe(one);
  signal.addEventListener("abort", () => observer.disconnect());
}

/** How large a unit of the first ruler in `node` is on the page; 0 without one. */
function unitOf(node) {
  const ruler = node?.querySelector(".ruler-piece");
  if (!ruler) return 0;
  const { width, height } = ruler.getBoundingClientRect();
  return Math.min(width / ruler.viewBox.baseVal.width, height / ruler.viewBox.baseVal.height);
}
