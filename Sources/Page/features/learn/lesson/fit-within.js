// Makes what is drawn as large as the room for it allows, and never larger than is good: by the zoom of
// its box, so that all of it keeps its proportions. What would be touched stays as large as it is.

const LARGEST = 2.4;
/** Zoom changes how rows wrap: a second look gets it right. */
const LOOKS = 3;

/** How many times larger what takes {width, height} can be in a room of {width, height}. */
export function zoomFor(taken, room, most = LARGEST) {
  if (!taken.width || !taken.height || !room.width || !room.height) return 1;
  return Math.min(most, room.width / taken.width, room.height / taken.height);
}

/** Keeps `inner` as large as fits into `outer`, whenever that changes its size, until `signal`. */
export function fitWithin(outer, inner, { signal, most = LARGEST }) {
  const fit = () => {
    const { clientWidth: width, clientHeight: height } = outer;
    let zoom = 1;
    for (let look = 0; look < LOOKS; look++) {
      inner.style.setProperty("zoom", zoom.toFixed(3));
      const { width: w, height: h } = inner.getBoundingClientRect();
      const more = zoomFor({ width: w, height: h }, { width, height }, most / zoom);
      if (Math.abs(more - 1) < 0.02) return;
      zoom *= more;
    }
    inner.style.setProperty("zoom", (0.98 * zoom).toFixed(3));
  };
  const observer = new ResizeObserver(fit);
  observer.observe(outer);
  signal.addEventListener("abort", () => observer.disconnect());
}
