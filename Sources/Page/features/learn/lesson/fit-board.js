// Makes a board as large as the room for it: by the zoom of the board, so that digits, pictures and tiles
// grow together. What is touched is never made smaller than it is; where there is too little room the
// board is asked to stand close (`data-close`), which boards' styles know how to do.

/** From large to as it is. */
const ZOOMS = [1.9, 1.7, 1.5, 1.35, 1.22, 1.1, 1];
/** Below a stage the board has so much of what both have. */
const SHARE = 0.56;
/** What was found for boards of a kind: {zoom, size}, the size of the screen. Each layout that measuring asks
 *  for is one that the next question waits for. */
const found = new Map();

/**
 * Keeps the board `inner` as large as fits into `outer`, below or beside `stage`, until `signal`; boards of
 * one `kind` are about as large. It grows when the window does; what a child lays or is told makes it smaller
 * at most.
 */
export function fitBoard(outer, inner, { stage, screen, kind, signal }) {
  const guess = found.get(kind);
  let size = "";
  let zoom = 1;
  const set = (wanted) => {
    if (wanted === zoom) return;
    zoom = wanted;
    inner.style.setProperty("zoom", wanted);
  };
  /** The largest zoom at which all of it is within `room`; false where it is not even as it is, at 1. */
  const grow = (room, largest) => {
    if (!isWithin(inner, room)) return false;
    // Twice as large is at least twice as high, so most zooms need not be tried, and the first mostly fits.
    const most = Math.min(largest, room.height / inner.getBoundingClientRect().height);
    const zooms = ZOOMS.filter((wanted) => wanted <= most || wanted === 1);
    // Where one fits all smaller ones do: halving finds the largest of the rest.
    let [first, fitting, next] = [0, zooms.length - 1, 0];
    while (first < fitting) {
      set(zooms[next]);
      if (isWithin(inner, room)) fitting = next; else first = next + 1;
      next = Math.floor((first + fitting) / 2);
    }
    set(zooms[fitting]);
    return true;
  };
  const search = (largest) => {
    inner.removeAttribute("data-close");
    inner.setAttribute("data-whole", "");
    set(1);
    const room = roomFor(outer, stage);
    if (grow(room, largest)) {
      found.set(kind, { zoom, size });
    } else if (fits(outer, inner)) {
      inner.removeAttribute("data-whole");
    } else {
      inner.setAttribute("data-close", "");
      if (!grow(room, largest)) inner.removeAttribute("data-whole");
    }
  };
  const fit = () => {
    const now = `${screen.clientWidth} ${screen.clientHeight}`;
    if (size === now && fits(outer, inner)) return;
    const isGuessed = size === "" && guess?.size === now;
    const largest = size === now ? zoom : ZOOMS[0];
    size = now;
    if (isGuessed && fits(outer, inner) && isWithin(inner, roomFor(outer, stage))) return;
    search(largest);
  };
  // Words are not broken, but where there is too little room even so.
  inner.setAttribute("data-whole", "");
  if (guess) set(guess.zoom);
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

/** Whether nothing sticks out sideways; as long as it is to be whole, words are not broken. */
const isWhole = (inner) => inner.scrollWidth <= inner.clientWidth + 1
  && [...inner.querySelectorAll(".option-face")].every((face) => face.scrollWidth <= face.clientWidth + 1);
