// A fact in big figures, with a place for its answer: "6 + 8 = ▢".
import { make } from "../../../kit/elements.js";
import { factParts, factSpeech } from "./facts-words.js";

/** A fact that is asked or shown. */
export class FactEquation {
  constructor() {
    this.parts = Object.fromEntries(["left", "sign", "right", "equals", "given"].map((name) =>
      [name, make("span", { class: `figure f-${name}` })]));
    this.parts.equals.append("=");
    this.said = make("span", { class: "unseen" });
    this.shown = make("span", { class: "figures", "aria-hidden": "true" }, ...Object.values(this.parts));
    this.node = make("p", { class: "equation" }, this.said, this.shown);
  }

  /** Shows `fact` with `given` in its place, "" for none yet. */
  show(fact, given = "") {
    const { left, sign, right } = factParts(fact);
    this.parts.left.textContent = left;
    this.parts.sign.textContent = sign;
    this.parts.right.textContent = right;
    this.said.textContent = factSpeech(fact);
    this.node.removeAttribute("data-mood");
    this.point(null);
    this.give(given);
  }

  /** What stands in the answer's place. */
  give(given) {
    this.parts.given.textContent = given;
    this.parts.given.classList.toggle("empty", `${given}` === "");
  }

  /** How it is looked at: "asked", "sent", "right", "shown" or "missed". */
  set mood(mood) { this.node.dataset.mood = mood; }

  /** Points at "left", "sign", "right", "given" or, with "question", at all that is asked. */
  point(focus) {
    for (const [name, part] of Object.entries(this.parts)) {
      const isMeant = focus === name || (focus === "question" && ["left", "sign", "right"].includes(name));
      part.classList.toggle("looked-at", isMeant);
    }
  }
}
