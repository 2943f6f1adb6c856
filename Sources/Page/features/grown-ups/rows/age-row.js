// The child's age: bubbles for about how old, and the exact months for who wants them.
import { make, say } from "../../../kit/elements.js";
import { Row } from "./row.js";

/** [from, below, words]; a bubble sets its middle, unless the age lies in it already. */
const BUBBLES = [
  [12, 18, "1 to 1½"], [18, 24, "1½ to 2"], [24, 30, "2 to 2½"], [30, 36, "2½ to 3"],
  [36, 48, "3 to 4"], [48, 121, "4 and older"],
];

export class AgeRow extends Row {
  draw() {
    this.bubbles = make("div", { class: "bubbles", role: "radiogroup", ...this.naming,
      onchange: ({ target }) => this.#choose(BUBBLES[target.value]) },
    ...BUBBLES.map(([, , words], i) => make("label", { class: "choice" },
      make("input", { type: "radio", name: this.id, value: i }), make("span", {}, words))));
    this.months = make("output", { class: "months" });
    const step = (by, name, sign) => make("button", { type: "button", class: "button round",
      "aria-label": name, onclick: () => this.#step(by) }, sign);
    this.stepper = make("div", { class: "stepper", role: "group", "aria-label": "Exact age" },
      step(-1, "A month younger", "−"), this.months, step(1, "A month older", "+"));
    return make("div", {}, this.bubbles, this.stepper);
  }

  show() {
    const months = this.value;
    this.shown = months;
    this.stepper.hidden = months === null;
    say(this.months, months === null ? "" : inWords(months));
    for (const radio of this.bubbles.querySelectorAll("input")) {
      const [from, below] = BUBBLES[radio.value];
      radio.checked = months !== null && months >= from && months < below;
    }
  }

  #choose([from, below]) {
    const known = this.value;
    if (known >= from && known < below) return;
    this.set(below > 100 ? from : (from + below) / 2);
  }

  /** Several quick steps count from what is seen, not from what was answered. */
  #step(by) {
    this.shown = Math.min(this.schema.max, Math.max(this.schema.min, this.shown + by));
    say(this.months, inWords(this.shown));
    this.set(this.shown);
  }
}

/** "26 months (2 years 2 months)". */
function inWords(months) {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const parts = [years && `${years} ${years === 1 ? "year" : "years"}`,
    rest && `${rest} ${rest === 1 ? "month" : "months"}`].filter(Boolean);
  return years ? `${months} months (${parts.join(" ")})` : `${months} months`;
}
