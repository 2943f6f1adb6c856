// A reading to give: on a ruler of one's own, on a scale, in a jug, with blocks. Touch or drag to the
// place, or step there with two buttons; the number is shown large, and said.
import { make } from "../../../kit/elements.js";
import { svg } from "../../../kit/svg.js";
import { box, cubes, sheet } from "../stage/drawing.js";
import { linePiece } from "../stage/line-piece.js";
import { jugParts, rulerParts } from "../stage/measured-pieces.js";
import { BoardFrame } from "./board-frame.js";
import { WORDS } from "./board-words.js";
import { followPointer } from "./one-pointer.js";

const UNIT = 26;
const EDGE = 14;
const CUP = 11;

export class MeasureBoard extends BoardFrame {
  #value = 0;
  #isRead = false;

  constructor(given) {
    super(given);
    this.field = make("div", { class: `measure-field ${this.board.tool}-tool`, role: "img" });
    this.window = make("output", { class: "typed", "aria-live": "off" });
    this.less = this.key(WORDS.less, { "data-by": -1 }, "−");
    this.more = this.key(WORDS.more, { "data-by": 1 }, "+");
    this.fill(this.field, make("div", { class: "board-keys" }, this.less, this.window, this.more));
    this.press("[data-by]", ({ dataset }) => this.#set(this.#value + Number(dataset.by)));
    followPointer(this.field, { signal: this.ended,
      begun: (place) => { if (this.isLocked) return false; this.hooks.touched(); return this.#reach(place); },
      moved: (place) => this.#reach(place) });
    this.#show();
  }

  answer() { return this.#isRead ? { value: this.#value } : null; }

  onKey({ key }) {
    const by = { "+": 1, "=": 1, "-": -1 }[key];
    if (by) this.#set(this.#value + by);
    return Boolean(by);
  }

  #reach({ x, y }) {
    if (this.isLocked) return;
    const { tool, most } = this.board;
    switch (tool) {
      case "jug": return this.#set(Math.round(((1 - y) * (most * CUP + 34) - 8) / CUP));
      case "scale": return this.#set(Math.round((x * 400 - 18) / 364 * most));
      default: return this.#set(Math.round((x * (most * UNIT + 2 * EDGE) - EDGE) / UNIT));
    }
  }

  #set(value) {
    const within = Math.min(this.board.most, Math.max(0, value));
    if (within === this.#value && this.#isRead) return;
    this.#value = within;
    this.#isRead = true;
    this.#show();
    this.tell(String(within));
    this.hooks.say({ number: within });
    this.hooks.changed();
  }

  #show() {
    const { tool, most } = this.board;
    this.field.replaceChildren(DRAWN[tool](this.#value, most));
    this.field.setAttribute("aria-label", WORDS.measured(tool, this.#value));
    this.window.textContent = this.#isRead ? this.#value : "";
    this.window.classList.toggle("empty", !this.#isRead);
    this.enable(this.less, this.#value > 0);
    this.enable(this.more, this.#value < most);
  }
}

const DRAWN = {
  ruler: (value, most) => sheet("measure-drawing", most * UNIT + 2 * EDGE, 72,
    box(EDGE, 6, Math.max(value * UNIT, 1), 22, "measured", 8), ...rulerParts(most, 30)),
  balance: blocks,
  scale(value, most) {
    const drawing = linePiece({ from: 0, to: most, step: 1, marked: [value] });
    drawing.classList.add("measure-drawing");
    return drawing;
  },
  jug: (value, most) => sheet("measure-drawing jug-drawing", 128, most * CUP + 34,
    ...jugParts(value, most, most * CUP + 26)),
};

/** Blocks in a row, as many as were laid, and the places of the others. */
function blocks(value, most) {
  const places = Array.from({ length: most }, (_, i) => [EDGE + i * UNIT + 1, 9]);
  return sheet("measure-drawing", most * UNIT + 2 * EDGE, 46, cubes(places.slice(0, value), UNIT - 2, "train"),
    ...places.slice(value).map(([x, y]) => box(x, y, UNIT - 2, UNIT - 2, "block-place", 4)),
  svg("line", { class: "line-base", x1: 4, x2: most * UNIT + 2 * EDGE - 4, y1: 40, y2: 40 }));
}
