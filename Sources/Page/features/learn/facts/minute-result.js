// How a minute went: what was right, the best so far, what can be practised, the next goal. Never what
// was wrong, never a place.
import { make } from "../../../kit/elements.js";
import { onPress } from "../../../kit/press/press.js";
import { ICONS } from "./fact-icons.js";
import { GoalPicker } from "./goal-picker.js";
import { sticker } from "../progress/sticker-art.js";
import { signButton } from "./top-row.js";
import { WORDS, drillNamed, factParts, factSpeech, factText, goalNamed } from "./facts-words.js";

const MOST_MISSED = 8;

export class MinuteResult {
  #isDrawn = false;

  constructor({ learn, screen }) {
    Object.assign(this, { learn, screen });
    this.count = make("button", { type: "button", class: "result-count", "data-act": "say" });
    this.badges = make("div", { class: "recap-badges" });
    this.missed = make("div", { class: "result-missed" });
    this.goal = make("div", { class: "result-goal" });
    this.node = make("section", { class: "minute-result", "aria-label": WORDS.minute },
      make("div", { class: "result-row" }, this.count, this.badges), this.missed, this.goal,
      make("div", { class: "kind-ways" }, signButton("again", WORDS.again, { act: "again", text: WORDS.again }),
        signButton("done", WORDS.home, { act: "home", text: WORDS.home, class: "sign-button primary" })));
    onPress(this.node, "[data-act]", (button) => this.#act(button));
  }

  show(view) {
    const { run, recap, closed } = view;
    if (!run?.result) return;
    const { result } = run;
    this.drills = result.drills;
    this.count.dataset.say = recap.join(" ");
    this.count.setAttribute("aria-label", recap.join(" "));
    this.count.replaceChildren(result.isBest ? best() : ICONS.star(),
      make("span", { class: "number", "aria-hidden": "true" }, result.correct), stars(result.correct));
    this.badges.replaceChildren(...(view.practice?.badges ?? []).map((id) => sticker(id)));
    this.missed.replaceChildren(...this.#mending(result));
    this.#aim(run, result);
    for (const act of ["again", "drill"]) {
      for (const button of this.node.querySelectorAll(`[data-act="${act}"]`)) button.hidden = Boolean(closed);
    }
  }

  close() {}

  /** The facts that were missed, each with what is right, and what practises them. */
  #mending({ missed, drills }) {
    if (!missed.length) return [];
    const facts = [...new Set(missed)].slice(0, MOST_MISSED).map((fact) => {
      const { answer } = factParts(fact);
      return make("button", { type: "button", class: "missed-fact", "data-act": "say", "data-say": factSpeech(fact, answer),
        "aria-label": factSpeech(fact, answer) }, factText(fact, answer));
    });
    const offered = drills.map(({ title, misses }, at) => make("button", { type: "button", class: "drill-offer", "data-act": "drill",
      "data-drill": at, "aria-label": drillNamed(title) }, ICONS.target(), make("span", { class: "caption", "aria-hidden": "true" }, title),
    make("span", { class: "misses", "aria-hidden": "true" }, "●".repeat(Math.min(5, misses)))));
    return [make("div", { class: "missed-facts", role: "group", "aria-label": WORDS.missed }, ...facts),
      make("div", { class: "drill-offers" }, ...offered)];
  }

  #aim({ goal, suggestedGoal }, { isComplete }) {
    if (goal) return this.#aimed(goal);
    if (this.#isDrawn || (!isComplete && suggestedGoal === undefined)) return;
    this.#isDrawn = true;
    this.goal.replaceChildren(new GoalPicker({ learn: this.learn, suggested: suggestedGoal }).node);
  }

  #aimed(goal) {
    this.#isDrawn = false;
    this.goal.replaceChildren(make("button", { type: "button", class: "goal-sign", "data-act": "say", "data-say": goalNamed(goal),
      "aria-label": goalNamed(goal) }, ICONS.flag(), make("span", { "aria-hidden": "true" }, goal), ICONS.star()));
  }

  #act(button) {
    const { act, say, drill } = button.dataset;
    if (act === "say") return this.learn.say({ text: say });
    if (act === "again") return this.screen.run();
    if (act === "drill") return this.screen.practise(this.drills[Number(drill)]?.drill ?? null);
    return act === "home" ? this.screen.home() : undefined;
  }
}

const best = () => make("span", { class: "best-sign", "aria-label": WORDS.best, role: "img" }, ICONS.star(), ICONS.star(), ICONS.star());

/** So many stars, in fives. */
function stars(count) {
  return make("span", { class: "star-field", "aria-hidden": "true" }, ...Array.from({ length: Math.ceil(count / 5) }, (_, five) =>
    make("span", { class: "five" }, ...Array.from({ length: Math.min(5, count - five * 5) }, () => ICONS.star()))));
}
