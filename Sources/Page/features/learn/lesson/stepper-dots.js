// How far the lesson is: a dot for each item, the one that is asked large, and the place in words for who
// cannot see it.
import { make } from "../../../kit/elements.js";

export class StepperDots {
  #shown = "";

  constructor() {
    this.node = make("p", { class: "lesson-dots", role: "img" });
  }

  show({ number, count, place }) {
    const shown = JSON.stringify([number, count, place]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.node.setAttribute("aria-label", place);
    this.node.replaceChildren(...Array.from({ length: Math.max(count, number) }, (_, i) => make("span", {
      class: "dot", "data-is": i + 1 < number ? "past" : i + 1 === number ? "here" : "ahead" })));
  }
}
