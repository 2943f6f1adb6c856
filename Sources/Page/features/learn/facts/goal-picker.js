// The child picks how many it aims at: from 5 to 40, or just what is suggested. The number is seen as
// stars in frames of ten, too.
import { make, say } from "../../../kit/elements.js";
import { onPress } from "../../../kit/press/press.js";
import { ICONS } from "./fact-icons.js";
import { signButton } from "./top-row.js";
import { WORDS, goalNamed, numberName } from "./facts-words.js";

export const LEAST = 5;
export const MOST = 40;
/** Where nothing is suggested yet. */
const USUAL = 10;

/** The goal one above or below `goal`: from 5 to 40, with what is suggested beyond them. */
export function stepped(goal, by, suggested = null) {
  const outside = suggested !== null && (suggested < LEAST || suggested > MOST);
  if (outside && goal === suggested) return suggested < LEAST ? (by > 0 ? LEAST : goal) : (by < 0 ? MOST : goal);
  if (outside && goal === LEAST && by < 0 && suggested < LEAST) return suggested;
  if (outside && goal === MOST && by > 0 && suggested > MOST) return suggested;
  return Math.min(MOST, Math.max(LEAST, goal + by));
}

export class GoalPicker {
  #isSent = false;

  constructor({ learn, suggested }) {
    Object.assign(this, { learn, suggested: suggested ?? null, goal: suggested ?? USUAL });
    this.number = make("button", { type: "button", class: "goal-number", "data-goal": "hear" });
    this.stars = make("div", { class: "goal-stars", "aria-hidden": "true" });
    this.told = make("p", { class: "unseen", role: "status" });
    this.node = make("div", { class: "goal-picker", role: "group", "aria-label": WORDS.pickGoal }, this.stars,
      make("div", { class: "goal-keys" }, signButton("minus", WORDS.less, { "data-goal": "less" }), this.number,
        signButton("plus", WORDS.more, { "data-goal": "more" }),
        signButton("flag", WORDS.takeGoal, { "data-goal": "take", class: "sign-button take" })), this.told);
    onPress(this.node, "[data-goal]", ({ dataset }) => this.#act(dataset.goal));
    this.#show();
  }

  #act(act) {
    if (act === "hear") return this.learn.say({ number: this.goal });
    if (act === "take") return this.#take();
    this.goal = stepped(this.goal, act === "more" ? 1 : -1, this.suggested);
    this.#show();
    say(this.told, numberName(this.goal));
    return undefined;
  }

  async #take() {
    if (this.#isSent) return;
    this.#isSent = true;
    await this.learn.step("goal", { correct: this.goal });
    this.#isSent = false;
  }

  #show() {
    this.number.replaceChildren(`${this.goal}`, this.goal === this.suggested ? ICONS.star() : "");
    this.number.setAttribute("aria-label", goalNamed(this.goal) + (this.goal === this.suggested ? `. ${WORDS.suggested}` : ""));
    this.stars.replaceChildren(...Array.from({ length: Math.ceil(this.goal / 10) }, (_, ten) =>
      make("span", { class: "of-ten" }, ...Array.from({ length: 10 }, (_, at) =>
        make("i", { class: ten * 10 + at < this.goal ? "on" : "" })))));
  }
}
