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

/** The size of one board: what is found stays with it when it is put elsewhere. Boards of one `kind` are about as large. */
export class BoardFit {
  #size = "";
  #zoom = 1;
  #kind;

  constructor(inner, kind) {
    this.inner = inner;
    this.#kind = kind;
    // Words are not broken, but where there is too little room even so.
    inner.setAttribute("data-whole", "");
  }

  /**
   * Keeps the board as large as fits into `outer`, below or beside `stage`, until `signal`. It grows when the
   * window does; what a child lays or is told makes it smaller at most.
   */
  keep(place, signal) {
    this.#guess();
    const observer = new ResizeObserver(() => this.look(place));
    for (const one of [place.screen, place.outer, this.inner]) observer.observe(one);
    signal.addEventListener("abort", () => observer.disconnect());
  }

  /** Makes it as large as fits into `place`, now: {outer, stage, screen}. */
  look({ outer, stage, screen }) {
    const now = `${screen.clientWidth} ${screen.clientHeight}`;
    if (this.#size === now && this.#fits(outer)) return;
    const isGuessed = this.#size === "" && found.get(this.#kind)?.size === now;
    const largest = this.#size === now ? this.#zoom : ZOOMS[0];
    this.#size = now;
    if (isGuessed && this.#fits(outer) && this.#isWithin(roomFor(outer, stage))) return;
    this.#search(outer, stage, largest);
  }

  #guess() {
    const guess = found.get(this.#kind);
    if (guess && this.#size === "") this.#set(guess.zoom);
  }

  #search(outer, stage, largest) {
    const { inner } = this;
    inner.removeAttribute("data-close");
    inner.setAttribute("data-whole", "");
    this.#set(1);
    const room = roomFor(outer, stage);
    if (this.#grow(room, largest)) {
      found.set(this.#kind, { zoom: this.#zoom, size: this.#size });
    } else if (this.#fits(outer)) {
      inner.removeAttribute("data-whole");
    } else {
      inner.setAttribute("data-close", "");
      if (!this.#grow(room, largest)) inner.removeAttribute("data-whole");
    }
  }

  /** The largest zoom at which all of it is within `room`; false where it is not even as it is, at 1. */
  #grow(room, largest) {
    if (!this.#isWithin(room)) return false;
    // Twice as large is at least twice as high, so most zooms need not be tried, and the first mostly fits.
    const most = Math.min(largest, room.height / this.inner.getBoundingClientRect().height);
    const zooms = ZOOMS.filter((wanted) => wanted <= most || wanted === 1);
    // Where one fits all smaller ones do: halving finds the largest of the rest.
    let [first, fitting, next] = [0, zooms.length - 1, 0];
    while (first < fitting) {
      this.#set(zooms[next]);
      if (this.#isWithin(room)) fitting = next; else first = next + 1;
      next = Math.floor((first + fitting) / 2);
    }
    this.#set(zooms[fitting]);
    return true;
  }

  #set(wanted) {
    if (wanted === this.#zoom) return;
    this.#zoom = wanted;
    this.inner.style.setProperty("zoom", wanted);
  }

  #fits(outer) {
    return outer.scrollHeight <= outer.clientHeight + 1 && isWhole(this.inner);
  }

  #isWithin(room) {
    const { width, height } = this.inner.getBoundingClientRect();
    return height <= room.height + 1 && width <= room.width + 1 && isWhole(this.inner);
  }
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

/** Whether nothing sticks out sideways; as long as it is to be whole, words are not broken. */
const isWhole = (inner) => inner.scrollWidth <= inner.clientWidth + 1
  && [...inner.querySelectorAll(".option-face")].every((face) => face.scrollWidth <= face.clientWidth + 1);
