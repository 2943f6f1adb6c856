// What Meadow says to an answer, with a sign of what it means: right, once more, look how, now copy it. A
// miss is never red and makes no sound of its own. A game that finds where to begin shows no points.
import { make } from "../../../kit/elements.js";
import { icon } from "../../../kit/icon.js";
import { star } from "../learn-signs.js";
import { speech } from "./prompt-line.js";

const SIGNS = { tryAgain: "sprout", model: "eyes", copy: "write", copied: "shining-star", hint: "light", modelled: "eyes", noted: "young-plant" };
/** Outcomes where the way to think is shown in words. */
const SHOWS_WAY = new Set(["copying", "copied", "modelled"]);

/** Draws into `node`; what is touched says itself. */
export class FeedbackLine {
  #shown = "";

  constructor() {
    this.node = make("div", { class: "lesson-feedback", role: "status" });
  }

  show({ feedback, outcome, example, solution, role }) {
    const shown = JSON.stringify([feedback, outcome, example, solution]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const kind = feedback?.kind ?? (outcome === "modelled" ? "modelled" : "");
    this.node.dataset.kind = kind;
    this.node.hidden = !kind;
    if (!kind) return;
    this.node.replaceChildren(signOf(kind), make("div", { class: "feedback-words" },
      ...(feedback?.lines ?? []).map(told), ...SHOWS_WAY.has(outcome) ? way(example, solution) : []),
    feedback?.points && role !== "placement" ? make("span", { class: "feedback-points", "aria-hidden": "true" }, `+${feedback.points}`, star())
      : "");
  }

  /** Lights the line of this text. */
  light(text) {
    for (const line of this.node.querySelectorAll("[data-line]")) {
      line.classList.toggle("lit", line.dataset.line === text);
      if (line.dataset.line === text) line.scrollIntoView({ block: "nearest" });
    }
  }
}

function signOf(kind) {
  return kind === "correct" ? make("span", { class: "feedback-sign" }, star())
    : icon(SIGNS[kind] ?? SIGNS.tryAgain, "feedback-sign emoji");
}

function told({ text }) {
  const line = make("p", { class: "feedback-told" }, text);
  Object.assign(line.dataset, { line: text, spoken: text });
  return line;
}

function way(example, solution) {
  return [
    ...example.map((segments) => make("p", { class: "feedback-way" }, ...speech(segments))),
    solution.length ? make("p", { class: "feedback-solution" }, ...speech(solution)) : "",
  ].filter(Boolean);
}
