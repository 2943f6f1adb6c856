// Who belongs to the family: cards with tick boxes underneath. What is ticked becomes a word of its own,
// and may be called as the child calls them: Nana, Opa.
import { make } from "../../kit/elements.js";
import { LONGEST } from "../../kit/names.js";
import { nameIt, sayIt, t } from "../../kit/strings.js";
import { picture } from "../../kit/word-picture.js";
import { optional } from "./choice.js";

/** Offers `people` [{text, emoji}]; tells "choose" {value} at each change. */
export class PeopleChoice extends EventTarget {
  #cards = new Map();

  constructor() {
    super();
    this.problem = make("p", { class: "setup-problem", id: "setup-people-problem", role: "alert" });
    this.options = make("div", { class: "setup-options" });
    this.root = make("fieldset", {
      class: "setup-choice people", hidden: true, "aria-describedby": this.problem.id,
    }, make("legend", {}, sayIt(make("span"), "Who is in the family?"), " ",
      optional("(touch them, and write what your child says)")),
    this.options, this.problem);
  }

  /** Shows who is offered; what was chosen before is kept. */
  offer(people) {
    if (this.#cards.size || !people?.length) return;
    for (const person of people) this.#cards.set(person.text, this.#card(person));
    this.options.replaceChildren(...[...this.#cards.values()].map(({ root }) => root));
    this.root.hidden = false;
    this.value = this.wanted ?? [];
  }

  /** Who is chosen: [{text, emoji, offered}], `offered` being the name on the card. */
  get value() {
    return [...this.#cards.values()].filter(({ box }) => box.checked).map(({ person, name }) => ({
      text: name.value.trim() || t(person.text), emoji: person.emoji, offered: person.text,
    }));
  }

  set value(chosen) {
    this.wanted = chosen;
    for (const [offered, { box, name }] of this.#cards) {
      const kept = chosen.find((one) => one.offered === offered);
      box.checked = Boolean(kept);
      name.value = kept?.text ?? t(offered);
      name.hidden = !kept;
    }
  }

  /** What the service said about them, or nothing. */
  refuse(text) { sayIt(this.problem, text ?? ""); }

  /** The language has changed: who is still called as offered is now called so in this one. */
  retell() {
    if (!this.#cards.size) return;
    for (const card of this.#cards.values()) {
      const { person, name } = card;
      if (["", card.called].includes(name.value.trim())) name.value = t(person.text);
      card.called = t(person.text);
      nameIt(name, "What your child calls {person}", { person: card.called });
    }
    this.#tell();
  }

  focus() { [...this.#cards.values()][0]?.box.focus(); }

  #tell() {
    this.wanted = this.value;
    this.dispatchEvent(new CustomEvent("choose", { detail: { value: this.wanted } }));
  }

  #card(person) {
    const tell = () => {
      this.refuse(null);
      this.#tell();
    };
    const name = make("input", {
      type: "text", class: "setup-called", hidden: true, maxlength: LONGEST.text, autocomplete: "off",
      autocapitalize: "words", spellcheck: "false", enterkeyhint: "done",
      oninput: tell,
      // Enter says that the name is there, not that all is done.
      onkeydown: (event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        name.blur();
      },
    });
    const called = t(person.text);
    name.value = called;
    nameIt(name, "What your child calls {person}", { person: called });
    const box = nameIt(make("input", {
      type: "checkbox", onchange: () => { name.hidden = !box.checked; tell(); },
    }), person.text);
    const face = make("span", { class: "setup-face" }, picture(person, "emoji"), sayIt(make("strong"), person.text));
    return { person, called, box, name, root: make("div", { class: "setup-person" },
      make("label", { class: "setup-option", "data-value": person.text }, box, face), name) };
  }
}
