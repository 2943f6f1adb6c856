// Options to touch one of: one touch answers. Keys 1 to 4 do, too.
import { make } from "../../../kit/elements.js";
import { scaleOf } from "../stage/piece-drawing.js";
import { BoardFrame } from "./board-frame.js";
import { optionFace, optionName } from "./option-face.js";

const LONG = ["ruler", "number-line"];

export class ChoiceBoard extends BoardFrame {
  needsCheck = false;
  #chosen = null;

  constructor(given) {
    super(given);
    const { options } = this.board;
    const scale = scaleOf(this.shown);
    const buttons = options.map((option) => make("button", { type: "button", class: "option",
      "data-option": option.id, "aria-label": optionName(option, options) }, optionFace(option, scale, options)));
    // What is as long as something must not be drawn smaller than it: such options have a line each.
    const areLong = options.some(({ picture }) => LONG.includes(picture?.shape.kind));
    this.fill(make("div", { class: "options", "data-count": options.length, "data-long": areLong }, ...buttons));
    this.press(".option", (button) => this.#choose(button.dataset.option));
  }

  answer() { return this.#chosen ? { choice: this.#chosen } : null; }

  onKey({ key }) {
    const option = this.board.options[Number(key) - 1];
    const button = option && this.node.querySelector(`[data-option="${option.id}"]`);
    if (!button || button.getAttribute("aria-disabled") === "true") return false;
    this.#choose(option.id);
    return true;
  }

  #choose(id) {
    this.#chosen = id;
    for (const button of this.node.querySelectorAll(".option")) {
      button.classList.toggle("chosen", button.dataset.option === id);
    }
    this.hooks.answer(this.answer());
  }

  update(step) {
    super.update(step);
    if (!this.isLocked) for (const one of this.node.querySelectorAll(".chosen")) one.classList.remove("chosen");
  }
}
