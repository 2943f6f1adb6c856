// Makes a board as large as the room for it: by the zoom of the board, so that digits, pictures and tiles
// grow together. What is touched is never made smaller than it is; where there is too little room the
// board is asked to stand close (`data-close`), which boards' styles know how to do.

/** From large to as it is. */
const ZOOMS = [1.9, 1.7, 1.5, 1.35, 1.22, 1.1, 1];
/** Below a stage the board has so much of what both have. */
const SHARE = 0.56;

/**
 * Keeps the board `inner` as large as fits into `outer`, below or beside `stage`, until `signal`. It grows
 * when the window does; what a child lays or is told makes it smaller at most.
 */
export function fitBoard(outer, inner, { stage, screen, signal }) {
  let size = "";
  let zoom = 0;
  const set = (wanted) => {
    zoom = wanted;
    inner.style.setProperty("zoom", wanted);
  };
  const fit = () => {
    const { clientWidth, clientHeight } = screen;
    if (size === `${clientWidth} ${clientHeight}` && fits(outer, inner)) return;
    const isNew = size !== `${clientWidth} ${clientHeight}`;
    size = `${clientWidth} ${clientHeight}`;
    const largest = isNew ? ZOOMS[0] : zoom;
    inner.removeAttribute("data-close");
    set(1);
    const room = roomFor(outer, stage);
    const grow = () => ZOOMS.filter((one) => one <= largest).some((wanted) => {
      set(wanted);
      return isWithin(inner, room);
    });
    if (grow() || fits(outer, inner)) return;
    inner.setAttribute("data-close", "");
    grow();
  };
  const observer = new ResizeObserver(fit);
  for (const one of [screen, outer, inner]) observer.observe(one);
  signal.addEventListener("abort", () => observer.disconnect());
}

/** So high and wide the board may be. */
function roomFor(outer, stage) {
  const { paddingTop, paddingLeft } = getComputedStyle(outer);
  const width = outer.clientWidth - 2 * parseFloat(paddingLeft);
  const own = outer.getBoundingClientRect();
  const other = stage.getBoundingClientRect();
  const isBelow = other.height > 0 && own.top >= other.bottom - 1;
  const height = isBelow ? (own.height + other.height) * SHARE : outer.clientHeight;
  return { width, height: height - 2 * parseFloat(paddingTop) };
}

const fits = (outer, inner) => outer.scrollHeight <= outer.clientHeight + 1 && isWhole(inner);

function isWithin(inner, room) {
  const { width, height } = inner.getBoundingClientRect();
  return height <= room.height + 1 && width <= room.width + 1 && isWhole(inner);
}

/** Whether nothing sticks out sideways and no word would have to be broken. */
function isWhole(inner) {
  if (inner.scrollWidth > inner.clientWidth + 1) return false;
  inner.setAttribute("data-measured", "");
  const isWhole = [...inner.querySelectorAll(".option-text")].every((text) => text.scrollWidth <= text.clientWidth + 1);
  inner.removeAttribute("data-measured");
  return isWhole;
}
