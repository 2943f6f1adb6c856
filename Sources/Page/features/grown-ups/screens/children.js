// The family's children: who plays, who is added, changed or erased. Each has a board, settings, words
// and lessons of its own.
import { ChildCard } from "../child-card.js";
import { ChildForm } from "../child-form.js";
import { calledOf } from "../../../kit/child-picture.js";
import { make, say } from "../../../kit/elements.js";
import { viewHeader } from "../view-header.js";

/** As many as the service keeps. */
const MOST = 12;

export class Screen {
  #cards = new Map();

  constructor({ family, go, back }) {
    this.family = family;
    this.list = make("ul", { class: "child-list" });
    this.told = make("p", { class: "note", role: "status" });
    this.form = new ChildForm({ title: "Add a child", yes: "Add",
      send: (child) => family.addChild(child), done: ({ name }) => this.#added(name) });
    this.root = make("section", { class: "grown-ups-view", "aria-labelledby": "view-title" },
      viewHeader({ title: "Children in your family", back: "My Child", onBack: () => go(back),
        lead: "Each child has its own board, words, settings and lessons. Who plays now is chosen by a "
          + "grown-up." }),
      this.list, this.told, this.form.root);
  }

  show() { this.refresh(); }

  refresh() {
    const { children } = this.family;
    const gone = new Set(this.#cards.keys());
    for (const child of children) {
      gone.delete(child.id);
      if (!this.#cards.has(child.id)) this.#cards.set(child.id, this.#card());
      const card = this.#cards.get(child.id);
      card.take(child, children.length === 1);
      if (!card.root.isConnected) this.list.append(card.root);
    }
    for (const id of gone) {
      this.#cards.get(id).root.remove();
      this.#cards.delete(id);
    }
    this.form.root.hidden = children.length >= MOST;
  }

  #card() {
    return new ChildCard({ family: this.family, tell: (text) => say(this.told, text),
      erased: (child) => {
        say(this.told, `${calledOf(child)} is erased, with all that was kept.`);
        this.root.querySelector("h3").focus();
      } });
  }

  #added(name) {
    this.form.clear();
    say(this.told, `${name} is there now.`);
    this.list.lastElementChild.querySelector("button").focus();
  }
}
