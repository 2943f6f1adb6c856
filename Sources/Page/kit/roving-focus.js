// One tab stop for a whole region: arrows go where they point, Home and End to the ends, letters
// find a word. The place is kept when the region is drawn anew and its word is still there.

const TYPING_PAUSE = 900;

/** Moves the keyboard's place among the `selector`s in `root`, in reading order. */
export class RovingFocus {
  #typed = "";
  #typedAt = 0;
  #kept = null;

  constructor(root, selector = ".word") {
    this.root = root;
    this.selector = selector;
    root.addEventListener("keydown", (event) => this.#steer(event));
    root.addEventListener("focusin", (event) => this.#settle(event.target.closest(selector)));
  }

  /** What can be reached, leaving out what is on its way out. */
  get stops() {
    return [...this.root.querySelectorAll(this.selector)]
      .filter((one) => !one.closest("[inert], [aria-hidden=true]"));
  }

  /** After the region was drawn: exactly one of its stops can be tabbed to. */
  renew() {
    const stops = this.stops;
    for (const stop of [...stops, this.#kept]) if (stop) stop.tabIndex = -1;
    const same = stops.find((stop) => stop.dataset.word === this.#kept?.dataset.word);
    this.#kept = null;
    this.#settle(same ?? stops[0]);
  }

  /** Puts the keyboard's place where the region's stop is. */
  focus() { this.#kept?.focus({ preventScroll: false }); }

  #settle(stop) {
    if (!stop || stop === this.#kept) return;
    if (this.#kept) this.#kept.tabIndex = -1;
    stop.tabIndex = 0;
    this.#kept = stop;
  }

  #steer(event) {
    const from = event.target.closest(this.selector);
    if (!from || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = this.#target(from, event.key);
    if (!to) return;
    event.preventDefault();
    to.focus();
  }

  #target(from, key) {
    const stops = this.stops;
    if (key === "Home") return stops[0];
    if (key === "End") return stops.at(-1);
    const isLetter = key.length === 1 && key !== " ";
    return isLetter ? this.#find(key, stops) : steered(stops, from, key);
  }

  #find(letter, stops) {
    const now = performance.now();
    this.#typed = (now - this.#typedAt < TYPING_PAUSE ? this.#typed : "") + letter.toLowerCase();
    this.#typedAt = now;
    return stops.find((stop) => stop.dataset.word?.toLowerCase().startsWith(this.#typed));
  }
}

/** Where an arrow leads from one of `stops`: the nearest that way; at a row's end, the next in order. */
export function steered(stops, from, key) {
  const at = stops.indexOf(from);
  if (at < 0) return undefined;
  switch (key) {
    case "ArrowRight": return towards(from, stops, 1, 0) ?? stops[at + 1];
    case "ArrowLeft": return towards(from, stops, -1, 0) ?? stops[at - 1];
    case "ArrowDown": return towards(from, stops, 0, 1);
    case "ArrowUp": return towards(from, stops, 0, -1);
    default: return undefined;
  }
}

/** The stop that lies in the direction (dx, dy): near, and straight ahead rather than aside. */
function towards(from, stops, dx, dy) {
  const start = middle(from);
  let best = null;
  for (const stop of stops) {
    if (stop === from) continue;
    const at = middle(stop);
    const ahead = (at.x - start.x) * dx + (at.y - start.y) * dy;
    const aside = Math.abs((at.x - start.x) * dy) + Math.abs((at.y - start.y) * dx);
    // Within a right angle around the direction; else Up would lead far to the side.
    if (ahead < 4 || aside > ahead * 1.6) continue;
    const far = ahead + aside * 2;
    if (!best || far < best.far) best = { stop, far };
  }
  return best?.stop;
}

function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
