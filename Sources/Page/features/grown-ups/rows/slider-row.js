// More or less of something, in words. It is sent when the finger has come to rest.
import { make, say, settled } from "../../../kit/elements.js";
import { Row } from "./row.js";

const SETTLES_AFTER = 250;

export class SliderRow extends Row {
  draw() {
    const { ends } = this.row;
    this.words = make("output", { class: "setting-value", for: this.id });
    this.head.append(this.words);
    this.control = make("input", { class: "slider", id: this.id, type: "range",
      "aria-label": this.row.label, ...this.naming });
    const send = settled(() => this.set(Number(this.control.value)), SETTLES_AFTER);
    this.control.addEventListener("input", () => {
      this.touch();
      this.#say(Number(this.control.value));
      send();
    });
    return make("div", { class: "slider-part" }, this.control,
      ends ? make("p", { class: "ends", "aria-hidden": "true" },
        ...ends.map((end) => make("span", {}, end))) : null);
  }

  show() {
    const { min, max, step } = this.row.range ?? this.schema;
    Object.assign(this.control, { min: min ?? "", max: max ?? "", step: step ?? "any" });
    this.control.value = this.value;
    this.#say(this.value);
  }

  focus() { this.control.focus(); }

  #say(value) {
    const words = this.row.words(value);
    say(this.words, words);
    this.control.setAttribute("aria-valuetext", words);
  }
}
