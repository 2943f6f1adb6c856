// One child in the list of children: its picture, name and age, what is open for it, and what can be done.
import { ChildForm } from "./child-form.js";
import { ageInWords, calledOf, childPicture } from "../../kit/child-picture.js";
import { PARTS } from "./groups/maths.js";
import { make, say } from "../../kit/elements.js";
import { wordsFor } from "../../kit/problem-words.js";

export class ChildCard {
  #drawn = "";

  constructor({ family, tell, erased }) {
    Object.assign(this, { family, tell, erased });
    this.picture = make("span", { class: "child-face" });
    this.name = make("h4", {});
    this.about = make("p", { class: "setting-why" });
    this.problem = make("p", { class: "problem", role: "alert" });
    this.actions = make("p", { class: "row" });
    this.part = make("div", {});
    this.root = make("li", { class: "rows child-card" },
      make("div", { class: "child-top" }, this.picture, make("div", {}, this.name, this.about)),
      this.actions, this.part, this.problem);
  }

  /** Shows `child`; the only one cannot be erased by itself. */
  take(child, isOnly) {
    const drawn = JSON.stringify([child, isOnly]);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    Object.assign(this, { child, isOnly });
    const hadFocus = this.actions.contains(document.activeElement);
    this.root.dataset.child = child.id;
    this.picture.replaceChildren(childPicture(child));
    say(this.name, calledOf(child));
    say(this.about, about(child));
    this.actions.replaceChildren(...this.#buttons());
    if (hadFocus) this.actions.querySelector("button")?.focus();
  }

  #buttons() {
    const name = calledOf(this.child);
    const act = (text, onclick, kind = "") => make("button", { type: "button",
      class: `button small ${kind}`, onclick }, text);
    return [
      this.child.isActive ? null : act(`Let ${name} play`, () => this.#switch(), "primary"),
      act(`Change ${name}`, () => this.#change()),
      this.isOnly ? null : act(`Erase ${name}`, () => this.#ask(), "danger"),
    ].filter(Boolean);
  }

  async #switch() {
    if (await this.#do(this.family.switchTo(this.child.id))) {
      this.tell(`${calledOf(this.child)} plays now.`);
    }
  }

  #change() {
    const { child, family } = this;
    const form = new ChildForm({ title: `Change ${calledOf(child)}`, yes: "Keep", child,
      send: (part) => family.changeChild(child.id, part),
      done: () => this.#close(`${calledOf(this.child)} is changed.`), leave: () => this.#close("") });
    this.#open(form.root);
    form.focus();
  }

  /** The clear second step: what would be gone, and that it would be for good. */
  #ask() {
    const name = calledOf(this.child);
    const question = `${name} would be erased for good: name and settings, places, the words that are `
      + `${name}’s own, what ${name} said and what was learnt. Nothing brings it back.`;
    const no = make("button", { type: "button", class: "button small", onclick: () => this.#close("") },
      `No, keep ${name}`);
    this.#open(make("div", { class: "confirm", role: "group", "aria-label": question },
      make("p", {}, question),
      make("p", { class: "row" }, no, make("button", { type: "button",
        class: "button small danger yes", onclick: () => this.#erase() }, `Yes, erase ${name}`))));
    no.focus();
  }

  async #erase() {
    const { child } = this;
    if (await this.#do(this.family.eraseChild(child.id))) this.erased(child);
  }

  #open(part) {
    say(this.problem, "");
    this.actions.hidden = true;
    this.part.replaceChildren(part);
  }

  #close(text) {
    this.part.replaceChildren();
    this.actions.hidden = false;
    this.actions.querySelector("button").focus();
    this.tell(text);
  }

  async #do(change) {
    const problem = await change;
    say(this.problem, problem ? wordsFor(problem) : "");
    return !problem;
  }
}

/** "5 years. Plays now. Open: Kindergarten." */
function about({ ageMonths, isActive, modules }) {
  const open = PARTS.filter(([module]) => modules.includes(module)).map(([, label]) => label);
  return [ageInWords(ageMonths), isActive ? "plays now" : "",
    open.length ? `maths: ${open.join(", ")}` : "maths is closed"].filter(Boolean).join(" · ");
}
