// Who plays now, of several children: what is set here is that one's. Behind the gate, so that no child
// changes into another by accident. With one child there is nothing to choose.
import { childChoice } from "../child-choice.js";
import { calledOf } from "../../../kit/child-picture.js";
import { make } from "../../../kit/elements.js";
import { Row } from "./row.js";

export class WhoRow extends Row {
  #drawn = "";

  draw() {
    this.choice = make("div", {});
    return this.choice;
  }

  show() {
    const { children } = this.family;
    this.root.hidden = children.length < 2;
    const drawn = JSON.stringify(children.map(({ id, name, isActive }) => [id, name, isActive]));
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    const hadFocus = this.choice.contains(document.activeElement);
    this.choice.replaceChildren(...(this.root.hidden ? []
      : [childChoice(children, (child) => this.#switch(child))]));
    if (hadFocus) this.focus();
  }

  focus() { this.choice.querySelector("[aria-pressed=true]")?.focus(); }

  #switch(child) {
    return this.try(async () => {
      const problem = await this.saved(this.family.switchTo(child.id));
      if (problem) throw problem;
      return `${calledOf(child)} plays now. What you see here is for ${calledOf(child)}.`;
    });
  }
}
