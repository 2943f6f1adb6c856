// Bars to raise, or columns of a picture: by touching or dragging to a height, or step by step: a label
// chooses its bar, two keys move it. Each height is said.
import { make } from "../../../kit/elements.js";
import { picture } from "../../../kit/word-picture.js";
import { sheet } from "../stage/drawing.js";
import { thingAt } from "../stage/solid-block.js";
import { BoardFrame } from "./board-frame.js";
import { WORDS } from "./board-words.js";
import { followPointer } from "./one-pointer.js";

export class GraphBoard extends BoardFrame {
  #heights;
  #isRaised = false;
  /** The bar that the keys move. */
  #chosen = 0;

  constructor(given) {
    super(given);
    const { labels, most } = this.board;
    this.#heights = labels.map(() => 0);
    const scale = make("div", { class: "graph-scale", "aria-hidden": "true" },
      ...Array.from({ length: most + 1 }, (_, i) => make("span", {}, String(most - i))));
    this.columns = labels.map((label, i) => this.#column(label, i));
    this.more = this.key("", { "data-by": 1 }, "+");
    this.less = this.key("", { "data-by": -1 }, "−");
    const graph = make("div", { class: "graph" }, scale, ...this.columns,
      make("div", { class: "graph-keys" }, this.more, this.less));
    graph.style.setProperty("--most", most);
    this.fill(graph);
    this.press(".graph-label", ({ dataset }) => { this.#chosen = Number(dataset.bar); this.#show(); });
    this.press("[data-by]", ({ dataset }) => this.#set(this.#chosen, this.#heights[this.#chosen] + Number(dataset.by)));
    this.#show();
  }

  answer() { return this.#isRaised ? { bars: [...this.#heights] } : null; }

  #column(label, i) {
    const { most, picture: thing } = this.board;
    const cells = make("div", { class: "graph-cells", "data-column": i }, ...Array.from({ length: most }, () =>
      make("span", { class: `graph-cell fill-${i % 4 + 1}` }, thing ? sheet("graph-thing", 40, 40, thingAt(thing, 20, 20, 36)) : null)));
    cells.toggleAttribute("data-pictures", Boolean(thing));
    followPointer(cells, { signal: this.ended,
      begun: (place) => { if (this.isLocked) return false; this.hooks.touched(); this.#chosen = i; return this.#reach(i, place); },
      moved: (place) => this.#reach(i, place) });
    return make("div", { class: "graph-column" }, cells,
      make("button", { type: "button", class: "graph-label", "data-bar": i }, picture({ emoji: label }, "graph-sign")));
  }

  /** To the height of the finger: within a cell it is that cell's, below all of them none. */
  #reach(bar, { y }) {
    if (this.isLocked) return;
    this.#set(bar, Math.ceil((1 - y) * this.board.most - 0.1));
  }

  #set(bar, height) {
    const within = Math.min(this.board.most, Math.max(0, height));
    if (within === this.#heights[bar]) return this.#show();
    this.#heights[bar] = within;
    this.#isRaised = true;
    this.#show();
    this.tell(WORDS.height(this.#name(bar), within));
    this.hooks.moved("graph_bar_changed");
    this.hooks.say({ number: within });
    this.hooks.changed();
  }

  #name(bar) { return this.board.labels[bar] || WORDS.column(bar + 1); }

  #show() {
    const { most } = this.board;
    this.columns.forEach((column, i) => {
      const height = this.#heights[i];
      column.querySelectorAll(".graph-cell").forEach((cell, at) => cell.classList.toggle("full", most - at <= height));
      const label = column.querySelector(".graph-label");
      label.setAttribute("aria-label", WORDS.height(this.#name(i), height));
      label.setAttribute("aria-pressed", String(i === this.#chosen));
    });
    const name = this.#name(this.#chosen);
    this.more.setAttribute("aria-label", WORDS.raise(name));
    this.less.setAttribute("aria-label", WORDS.lower(name));
    this.enable(this.more, this.#heights[this.#chosen] < most);
    this.enable(this.less, this.#heights[this.#chosen] > 0);
  }
}
