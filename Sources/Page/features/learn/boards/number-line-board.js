// A frog that hops along a number line: to where it is touched, where it is dragged, or one by one with
// two buttons. It says where it lands.
import { make } from "../../../kit/elements.js";
import { svg } from "../../../kit/svg.js";
import { glyph, round, sheet } from "../stage/drawing.js";
import { lineParts, onLine } from "../stage/line-piece.js";
import { BoardFrame } from "./board-frame.js";
import { WORDS } from "./board-words.js";
import { HopPath } from "./hop-path.js";
import { followPointer } from "./one-pointer.js";

const WIDTH = 400;
const EDGE = 20;
const BASE = 104;
const HEIGHT = 154;

export class NumberLineBoard extends BoardFrame {
  #path;
  /** Where a dragged frog is; null while none is. */
  #above = null;

  constructor(given) {
    super(given);
    const { from, to } = this.board;
    this.#path = new HopPath(this.board);
    this.arcs = svg("g", { class: "arcs" });
    this.frog = svg("g", { class: "frog" }, svg("circle", { class: "frog-shadow", cx: 0, cy: 0, r: 17 }), glyph("🐸", 0, 0, 27));
    this.bubble = svg("g", { class: "bubble-number" }, svg("rect", { class: "bubble-back", x: -19, y: -13, width: 38, height: 26, rx: 13 }), glyph("", 0, 0, 17, "numeral"));
    this.drawing = sheet("hop-line", WIDTH, HEIGHT, ...lineParts({ from, to, step: 1 }, BASE, WIDTH, EDGE), this.arcs, this.bubble, this.frog);
    this.field = make("div", { class: "hop-field", role: "img" }, this.drawing);
    this.back = this.key(WORDS.hop(-1), { class: "board-key", "data-hop": -1 }, "←");
    this.again = this.key(WORDS.start, { class: "board-key quiet" }, "↺");
    this.on = this.key(WORDS.hop(1), { class: "board-key", "data-hop": 1 }, "→");
    this.fill(this.field, make("div", { class: "board-keys" }, this.back, this.again, this.on));
    this.press("[data-hop]", (key) => this.#hop(Number(key.dataset.hop)));
    this.press(".quiet", () => { this.#path.clear(); this.#changed(); });
    followPointer(this.field, { signal: this.ended,
      begun: (place) => !this.isLocked && this.#drag(place), moved: (place) => this.#drag(place),
      ended: (isLost) => this.#drop(isLost) });
    this.#show();
  }

  answer() {
    const { hops, end } = this.#path;
    return hops.length ? { hops, end } : null;
  }

  onKey({ key }) {
    const by = { "+": 1, "=": 1, "-": -1 }[key];
    if (by) this.#hop(by);
    return Boolean(by);
  }

  #drag({ x }) {
    if (this.isLocked) return false;
    const { from, to } = this.board;
    const part = (x * WIDTH - EDGE) / (WIDTH - 2 * EDGE);
    this.#above = Math.min(to, Math.max(from, Math.round(from + part * (to - from))));
    this.#show();
    return true;
  }

  #drop(isLost) {
    const to = this.#above;
    this.#above = null;
    if (isLost || this.isLocked) return this.#show();
    this.hooks.touched();
    this.#hop(to - this.#path.end);
  }

  #hop(by) {
    if (!this.#path.hop(by)) return this.#show();
    this.hooks.moved("number_line_hop");
    this.#changed();
    this.hooks.say({ number: this.#path.end });
  }

  #changed() {
    this.#show();
    this.tell(WORDS.at(this.#path.end));
    this.hooks.changed();
  }

  #show() {
    const { from, to } = this.board;
    const at = this.#above ?? this.#path.end;
    const x = (number) => onLine(number, from, to, WIDTH, EDGE);
    this.frog.setAttribute("transform", `translate(${x(at)} ${BASE - 16})`);
    this.bubble.setAttribute("transform", `translate(${x(at)} ${BASE - 46})`);
    this.bubble.lastChild.textContent = at;
    this.arcs.replaceChildren(...this.#path.arcs.map((hop) => arc(x(hop.from), x(hop.to))));
    this.enable(this.back, at > from);
    this.enable(this.on, at < to);
    this.enable(this.again, this.#path.hops.length > 0);
    this.field.setAttribute("aria-label", WORDS.at(at));
  }
}

function arc(x1, x2) {
  const high = Math.min(70, 18 + Math.abs(x2 - x1) * 0.5);
  return svg("path", { class: x2 > x1 ? "hop-arc" : "hop-arc back",
    d: `M${x1} ${BASE - 6}Q${round((x1 + x2) / 2)} ${BASE - 6 - high} ${x2} ${BASE - 6}` });
}
