// One of a few: radio buttons that look like segments. Touched again, it is heard or shown again.
import { make } from "../../../kit/elements.js";
import { Row } from "./row.js";

export class ChoiceRow extends Row {
  draw() {
    this.control = make("div", { class: "segments", role: "radiogroup", ...this.naming,
      onchange: ({ target }) => this.set(this.#typed(target.value)),
      onclick: ({ target, detail }) => detail && this.#touched(target.value) },
    ...this.row.options.map((option) => this.#segment(option)));
    return this.control;
  }

  show() {
    this.shown = String(this.value);
    for (const radio of this.control.querySelectorAll("input")) {
      radio.checked = radio.value === this.shown;
    }
  }

  focus() {
    (this.control.querySelector(":checked") ?? this.control.querySelector("input")).focus();
  }

  /** A click comes before the change that it makes; what it finds chosen was chosen before. */
  #touched(value) {
    if (value && value === this.shown && !this.isPending && this.row.then) {
      this.try(() => this.row.then(this.preview, this.value));
    }
  }

  #segment([value, name, small]) {
    return make("label", { class: "segment" },
      make("input", { type: "radio", name: this.id, value }),
      make("span", { class: "face" }, name, small ? make("small", {}, small) : null));
  }

  #typed(text) { return this.row.isNumber ? Number(text) : text; }
}
