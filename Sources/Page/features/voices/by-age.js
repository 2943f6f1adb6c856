// By age, our own, or as the voice is: the modes, the ages and why each age has its way.
import { make, say } from "../../kit/elements.js";
import { ageSpan } from "../../kit/sound/prosody-words.js";

const WHY = {
  byAge: "Young children hear words best when they come slowly, higher and with a clear melody. "
    + "How much of that helps changes with age.",
  own: "You decide with the sliders. Nothing changes by itself.",
  off: "The voice without any slowing or extra melody, as grown-ups talk to each other.",
};
const NOT_SAID = "Nobody has said yet how old the child is, so words come a little slower and "
  + "higher. Choose an age to fit them.";

/** Wires #modes, #ages and their explanations; calls `chooseMode` and `chooseAge`. */
export class ByAge {
  constructor(root, { chooseMode, chooseAge }) {
    this.modes = root.querySelector("#modes");
    this.part = root.querySelector("#by-age");
    this.ages = root.querySelector("#ages");
    this.modeWhy = root.querySelector("#mode-why");
    this.ageWhy = root.querySelector("#age-why");
    this.sources = root.querySelector("#sources");
    this.modes.addEventListener("change", ({ target }) => chooseMode(target.value));
    this.ages.addEventListener("change", ({ target }) => chooseAge(Number(target.value)));
  }

  /** Takes over the table of parentese by age. */
  fill({ steps, sources }) {
    this.ages.replaceChildren(this.ages.querySelector("legend"), ...steps.map((step, i) =>
      make("label", { class: "choice" },
        make("input", { type: "radio", name: "age", value: step.fromMonths }),
        make("span", {}, ageSpan(step, i === steps.length - 1)))));
    this.sources.replaceChildren(...sources.map((source) => make("li", {}, source)));
  }

  /** Shows the mode of `manner`, and `step`, the table's entry for its age. */
  show({ parentese }, step) {
    for (const radio of this.modes.querySelectorAll("input")) {
      radio.checked = radio.value === parentese;
    }
    for (const radio of this.ages.querySelectorAll("input")) {
      radio.checked = Number(radio.value) === step?.fromMonths;
    }
    this.part.hidden = parentese !== "byAge";
    say(this.modeWhy, WHY[parentese]);
    say(this.ageWhy, step?.why ?? NOT_SAID);
  }
}
