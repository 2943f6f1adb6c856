// Insight, the tab Learn: all children at a glance, then one of them: a few sentences first, then what
// needs practice, the weeks, the parts with their skills, the pace, the mistakes, what comes next. Read-only.
import { make, say } from "../../kit/elements.js";
import { calledOf } from "../../kit/child-picture.js";
import { needStyles } from "../../kit/style-sheets.js";
import { get } from "../../kit/transport/api.js";
import { insightTrouble } from "./insight-trouble.js";
import { learnCards } from "./learn-cards.js";
import { learnParts } from "./learn-parts.js";
import { WORDS } from "./learn-report-words.js";

export class LearnInsight {
  #turn = 0;
  #chosen = null;

  constructor(root) {
    this.cards = make("div", { class: "learn-glance" });
    this.told = make("p", { class: "unseen", role: "status" });
    this.report = make("div", { class: "insight-report" });
    root.replaceChildren(this.told, this.cards, this.report);
  }

  /** Reads and shows it all, at the child who plays now. */
  async load() {
    const turn = ++this.#turn;
    this.report.setAttribute("aria-busy", "true");
    try {
      const [, family, { children }, map, rewards] = await Promise.all([
        needStyles("features/insight/learn-insight"), get("/v1/learning/family"), get("/v1/children"),
        get("/v1/learning/map"), get("/v1/learning/rewards")]);
      if (turn === this.#turn) this.#take(family.children, children, map, rewards);
    } catch (problem) {
      if (turn === this.#turn) {
        this.cards.replaceChildren();
        this.report.replaceChildren(...insightTrouble(problem, () => this.load()));
      }
    }
    this.report.removeAttribute("aria-busy");
  }

  /** What comes later is not shown any more. */
  end() { this.#turn += 1; }

  #take(family, children, map, rewards) {
    const known = new Map(children.map((child) => [child.id, child]));
    this.children = family.map(({ child, name, progress }) =>
      ({ id: child, name, progress, modules: [], ...known.get(child) }));
    Object.assign(this, { map, rewards });
    const shown = this.children.find(({ id }) => id === this.#chosen)
      ?? this.children.find(({ isActive }) => isActive) ?? this.children[0];
    this.#show(shown.id);
  }

  #show(id) {
    this.#chosen = id;
    const hadFocus = this.cards.contains(document.activeElement);
    this.cards.replaceChildren(learnCards(this.children, id, (other) => this.#show(other)));
    if (hadFocus) this.cards.querySelector("[aria-pressed=true]").focus();
    const child = this.children.find((one) => one.id === id);
    say(this.told, WORDS.shown(calledOf(child)));
    this.report.replaceChildren(...learnParts({ child, name: calledOf(child), map: this.map,
      badges: child.isActive ? this.rewards.badges : [] }));
  }
}
