// What is wrong and what to do: with a take, with sending it, with the microphone.
import { make } from "../../../kit/elements.js";
import { wordsFor } from "../../../kit/problem-words.js";
import { t } from "../../../kit/strings.js";
import { problemWords } from "./take-words.js";

export class LeadTrouble {
  constructor(session) {
    this.session = session;
    this.element = make("div", { class: "lead-trouble", role: "alert" });
  }

  show() {
    const told = this.#told();
    const text = told.map(({ title, advice }) => `${title} ${advice}`).join(" ");
    if (text === this.text) return;
    this.text = text;
    this.element.replaceChildren(...told.map(({ title, advice, kind = "" }) =>
      make("p", { "data-kind": kind }, make("b", {}, title), " ", advice)));
  }

  #told() {
    const { state, outcome, problem, trouble } = this.session;
    if (state === "unsent") {
      const isAway = problem.isUnreachable;
      return [{ title: isAway ? t("Meadow does not answer") : t("That could not be saved"),
        advice: isAway ? t("Your last word waits here and is sent as soon as Meadow is back.") : wordsFor(problem) }];
    }
    if (state === "problem") {
      const found = outcome.answer.problems.map((one) => ({ ...problemWords(one), kind: one.kind }));
      return outcome.answer.kept ? found
        : [...found, { title: "", advice: t("This recording is not kept.") }];
    }
    return trouble && state !== "done" ? [{ title: "", advice: trouble }] : [];
  }
}
