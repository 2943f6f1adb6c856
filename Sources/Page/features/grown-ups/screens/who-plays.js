// The first screen behind the gate where a family has more than one child: who plays, by picture. From
// here it goes back to the child's screen or on to the settings of who was chosen.
import { childChoice } from "../child-choice.js";
import { calledOf } from "../../../kit/child-picture.js";
import { make, say } from "../../../kit/elements.js";
import { wordsFor } from "../../../kit/problem-words.js";
import { viewHeader } from "../view-header.js";

export class Screen {
  #drawn = "";

  constructor({ family, go }) {
    this.family = family;
    this.choice = make("div", {});
    this.play = make("button", { type: "button", class: "button primary", onclick: () => go("out") });
    this.settings = make("button", { type: "button", class: "button", onclick: () => go("") });
    this.told = make("p", { class: "unseen", role: "status" });
    this.problem = make("p", { class: "problem", role: "alert" });
    this.root = make("section", { class: "grown-ups-view who-plays", "aria-labelledby": "view-title" },
      viewHeader({ title: "Who plays?", back: "Settings", onBack: () => go(""),
        lead: "Board, words, settings and lessons are each child’s own." }),
      make("div", { class: "rows who-large" }, this.choice, this.problem, this.told,
        make("p", { class: "row" }, this.play, this.settings)));
  }

  show() { this.refresh(); }

  refresh() {
    const { children, active } = this.family;
    if (!active) return;
    const name = calledOf(active);
    say(this.play, `Let ${name} play`);
    say(this.settings, `Settings for ${name}`);
    const drawn = JSON.stringify(children.map((child) => [child.id, child.name, child.isActive]));
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    const hadFocus = this.choice.contains(document.activeElement);
    this.choice.replaceChildren(childChoice(children, (child) => this.#switch(child)));
    if (hadFocus) this.choice.querySelector("[aria-pressed=true]").focus();
  }

  async #switch(child) {
    say(this.problem, "");
    const problem = await this.family.switchTo(child.id);
    if (problem) say(this.problem, wordsFor(problem));
    else say(this.told, `${calledOf(child)} plays now.`);
  }
}
