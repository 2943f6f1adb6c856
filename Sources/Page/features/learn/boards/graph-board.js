// Bars to raise, or columns of a picture: by touching or dragging to a height, or step by step with two
// buttons below each. Each height is said.
import { make } from "../../../kit/elements.js";
import { BoardFrame } from "./board-frame.js";
import { WORDS } from "./board-words.js";
import { followPointer } from "./one-pointer.js";

export class GraphBoard extends BoardFrame {
  #heights;
  #isRaised = false;

  constructor(given) {
    super(given);
    const { labels, most } = this.board;
    this.#heights = labels.map(() => 0);
    const scale = make("div", { class: "graph-scale", "aria-hidden": "true" },
      ...Array.from({ length: most + 1 }, (_, i) => make("span", {}, String(most - i))));
    this.columns = labels.map((label, i) => this.#column(label, i));
    const graph = make("div", { class: "graph" }, scale, ...this.columns);
    graph.style.setProperty("--most", most);
    this.fill(graph);
    this.press("[data-bar]", ({ dataset }) => {
      const bar = Number(dataset.bar);
      this.#set(bar, this.#heights[bar] + Number(dataset.by));
    });
    this.#show();
  }

  answer() { return this.#isRaised ? { bars: [...this.#heights] } : null; }

  #column(label, i) {
    const { most, picture } = this.board;
    const cells = make("div", { class: "graph-cells", "data-column": i }, ...Array.from({ length: most }, () =>
      make("span", { class: `graph-cell fill-${i % 4 + 1}` }, picture ? make("span", { class: "graph-picture" }, picture) : null)));
    cells.toggleAttribute("data-pictures", Boolean(picture));
    const name = label || WORDS.column(i + 1);
    followPointer(cells, { signal: this.ended,
      begun: (place) => { if (this.isLocked) return false; this.hooks.touched(); return this.#reach(i, place); },
      moved: (place) => this.#reach(i, place) });
    return make("div", { class: "graph-column" }, cells,
      make("span", { class: "graph-label", "aria-hidden": "true" }, label),
      make("div", { class: "graph-keys" }, this.key(WORDS.raise(name), { "data-bar": i, "data-by": 1 }, "+"),
        this.key(WORDS.lower(name), { "data-bar": i, "data-by": -1 }, "−")));
  }

  /** To the height of the finger: within a cell it is that cell's, below all of them none. */
  #reach(bar, { y }) {
    if (this.isLocked) return;
    this.#set(bar, Math.ceil((1 - y) * this.board.most - 0.1));
  }

  #set(bar, height) {
    const within = Math.min(this.board.most, Math.max(0, height));
    if (within === this.#heights[bar]) return;
    this.#heights[bar] = within;
    this.#isRaised = true;
    this.#show();
    this.tell(WORDS.height(this.board.labels[bar], within));
    this.hooks.moved("graph_bar_changed");
    this.hooks.say({ number: within });
    this.hooks.changed();
  }

  #show() {
    const { most, labels } = this.board;
    this.columns.forEach((column, i) => {
      const height = this.#heights[i];
      column.querySelectorAll(".graph-cell").forEach((cell, at) => cell.classList.toggle("full", most - at <= height));
      column.setAttribute("aria-label", WORDS.height(labels[i], height));
      const [more, less] = column.querySelectorAll("button");
      this.enable(more, height < most);
      this.enable(less, height > 0);
    });
  }
}
