// How far the lesson is: a dot for each item, the one that is asked large, and the place in words for who
// cannot see it. In the game that finds where to begin, what has come is shown, and never how much is left.
import { make } from "../../../kit/elements.js";
import { WORDS } from "../learn-words.js";

export class StepperDots {
  #shown = "";

  constructor() {
    this.node = make("p", { class: "lesson-dots", role: "img" });
  }

  show({ number, count, place, role }) {
    const isGame = role === "placement";
    const shown = JSON.stringify([number, count, place, isGame]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.node.setAttribute("aria-label", isGame ? WORDS.placing : place);
    this.node.replaceChildren(...Array.from({ length: isGame ? number : Math.max(count, number) }, (_, i) => make("span", {
      class: "dot", "data-is": i + 1 < number ? "past" : i + 1 === number ? "here" : "ahead" })));
  }
}
