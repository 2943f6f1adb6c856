// Options that drift about, to be caught; one touch answers. They stand still for a switch, for the
// keyboard and on a calm page, and each keeps to its own part of the sky, so that none hides another.
import { make } from "../../../kit/elements.js";
import { scaleOf } from "../stage/piece-drawing.js";
import { BoardFrame } from "./board-frame.js";
import { optionFace, optionName } from "./option-face.js";

export class MovingBoard extends BoardFrame {
  needsCheck = false;
  #touched = null;

  constructor(given) {
    super(given);
    const { options } = this.board;
    const scale = scaleOf(this.shown);
    const sky = make("div", { class: "sky", "data-count": options.length }, ...options.map((option, i) =>
      make("div", { class: `drift drift-${i % 4 + 1}` },
        make("button", { type: "button", class: "option bubble", "data-option": option.id,
          "aria-label": optionName(option, options) }, optionFace(option, scale, options)))));
    this.fill(sky);
    this.node.toggleAttribute("data-still", this.isStill);
    this.press(".option", (button) => {
      this.#touched = button.dataset.option;
      button.classList.add("chosen");
      this.hooks.answer(this.answer());
    });
  }

  answer() { return this.#touched ? { touched: this.#touched } : null; }

  update(step) {
    super.update(step);
    this.node.toggleAttribute("data-still", this.isLocked || this.isStill);
    if (!this.isLocked) for (const one of this.node.querySelectorAll(".chosen")) one.classList.remove("chosen");
  }
}
