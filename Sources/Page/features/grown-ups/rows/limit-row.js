// A limit: one of the usual ones, none, or a number that is typed. What cannot be the service says,
// beside the field, and what was typed stays there.
import { make, say } from "../../../kit/elements.js";
import { Row } from "./row.js";

const NONE = "none";
const key = (value) => (value === null ? NONE : String(value));

export class LimitRow extends Row {
  draw() {
    const { label, unit, options } = this.row;
    this.usual = make("div", { class: "segments", role: "radiogroup", ...this.naming,
      onchange: ({ target }) => this.#choose(target.value) },
    ...options.map(([value, name]) => make("label", { class: "segment" },
      make("input", { type: "radio", name: this.id, value: key(value) }),
      make("span", { class: "face" }, name))));
    this.field = make("input", { class: "field limit-field", inputmode: "numeric", autocomplete: "off",
      "aria-label": `${label}: ${unit} of your own`, "aria-errormessage": `${this.id}-problem`,
      oninput: () => this.touch(), onchange: () => this.#keep(),
      onkeydown: ({ key: pressed }) => pressed === "Enter" && this.field.blur() });
    return make("div", {}, this.usual,
      make("label", { class: "limit-own" }, make("span", { "aria-hidden": "true" }, "or"), this.field,
        make("span", { "aria-hidden": "true" }, unit)));
  }

  show() {
    const { value } = this;
    if (value === undefined) return;
    let isUsual = false;
    for (const radio of this.usual.querySelectorAll("input")) {
      radio.checked = radio.value === key(value);
      isUsual ||= radio.checked;
    }
    this.field.value = isUsual ? "" : value;
    this.field.setAttribute("aria-invalid", "false");
  }

  focus() { (this.usual.querySelector(":checked") ?? this.field).focus(); }

  #choose(text) { return this.set(text === NONE ? null : Number(text)); }

  async #keep() {
    const text = this.field.value.trim();
    if (!text) return this.settle(this.touch(), null);
    if (!/^\d{1,6}$/.test(text)) {
      return this.settle(this.touch(), { plain: `Whole ${this.row.unit}, please, as in 12.` });
    }
    if (await this.set(Number(text))) say(this.told, "Kept.");
  }

  /** What could not be kept stays in the field, beside its problem. */
  settle(turn, problem) {
    if (!problem) return super.settle(turn, null);
    this.tell(problem);
    this.field.setAttribute("aria-invalid", "true");
  }
}
