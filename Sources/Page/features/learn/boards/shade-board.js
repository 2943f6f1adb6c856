// A shape in equal parts to colour: a touch colours a part, another one clears it. Over each part lies a
// button for keys and switches; fingers meet the part itself.
import { make } from "../../../kit/elements.js";
import { figurePiece } from "../stage/figure-picture.js";
import { partMiddles } from "../stage/figure-shapes.js";
import { BoardFrame } from "./board-frame.js";
import { WORDS } from "./board-words.js";

export class ShadeBoard extends BoardFrame {
  #coloured = new Set();

  constructor(given) {
    super(given);
    const { figure, parts } = this.board;
    this.drawing = figurePiece({ name: figure, parts, shaded: [] });
    this.buttons = partMiddles(figure, parts).map(([x, y], i) => {
      const button = make("button", { type: "button", class: "part-key", "data-slice": i });
      button.style.setProperty("--x", `${x}%`);
      button.style.setProperty("--y", `${y}%`);
      return button;
    });
    this.fill(make("div", { class: "shade-field" }, this.drawing, ...this.buttons));
    this.press(".slice, .part-key", ({ dataset }) => this.#colour(Number(dataset.slice ?? dataset.part)));
    this.#show();
  }

  answer() {
    return this.#coloured.size ? { segments: [...this.#coloured].sort((a, b) => a - b) } : null;
  }

  #colour(part) {
    if (!this.#coloured.delete(part)) this.#coloured.add(part);
    this.#show();
    this.tell(WORDS.part(part + 1, this.#coloured.has(part)));
    this.hooks.moved("fraction_shaded");
    this.hooks.changed();
  }

  #show() {
    this.drawing.querySelectorAll(".slice").forEach((slice, i) => {
      slice.classList.toggle("shaded", this.#coloured.has(i));
    });
    this.buttons.forEach((button, i) => {
      button.setAttribute("aria-pressed", String(this.#coloured.has(i)));
      button.setAttribute("aria-label", WORDS.part(i + 1, this.#coloured.has(i)));
    });
  }
}
