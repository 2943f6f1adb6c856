// Who belongs to the family: cards with tick boxes underneath. What is ticked becomes a word of its own,
// and may be called as the child calls them: Nana, Opa.
import { make, say } from "../../kit/elements.js";
import { LONGEST } from "../../kit/names.js";
import { emoji } from "./choice.js";

/** Offers `people` [{text, emoji}]; tells "choose" {value} at each change. */
export class PeopleChoice extends EventTarget {
  #cards = new Map();

  constructor() {
    super();
    this.problem = make("p", { class: "setup-problem", id: "setup-people-problem", role: "alert" });
    this.options = make("div", { class: "setup-options" });
    this.root = make("fieldset", {
      class: "setup-choice people", hidden: true, "aria-describedby": this.problem.id,
    }, make("legend", {}, "Who is in the family? ",
      make("span", { class: "setup-optional" }, "(touch them, and write what your child says)")),
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
      text: name.value.trim() || person.text, emoji: person.emoji, offered: person.text,
    }));
  }

  set value(chosen) {
    this.wanted = chosen;
    for (const [offered, { box, name }] of this.#cards) {
      const kept = chosen.find((one) => one.offered === offered);
      box.checked = Boolean(kept);
      name.value = kept?.text ?? offered;
      name.hidden = !kept;
    }
  }

  /** What the service said about them, or nothing. */
  refuse(text) { say(this.problem, text ?? ""); }

  focus() { [...this.#cards.values()][0]?.box.focus(); }

  #card(person) {
    const tell = () => {
      this.wanted = this.value;
      this.refuse(null);
      this.dispatchEvent(new CustomEvent("choose", { detail: { value: this.wanted } }));
    };
    const name = make("input", {
      type: "text", class: "setup-called", hidden: true, maxlength: LONGEST.text, autocomplete: "off",
      autocapitalize: "words", spellcheck: "false", enterkeyhint: "done",
      "aria-label": `What your child calls ${person.text}`, oninput: tell,
      // Enter says that the name is there, not that all is done.
      onkeydown: (event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        name.blur();
      },
    });
    name.value = person.text;
    const box = make("input", {
      type: "checkbox", "aria-label": person.text,
      onchange: () => { name.hidden = !box.checked; tell(); },
    });
    const face = make("span", { class: "setup-face" }, emoji(person.emoji), make("strong", {}, person.text));
    return { person, box, name, root: make("div", { class: "setup-person" },
      make("label", { class: "setup-option", "data-value": person.text }, box, face), name) };
  }
}
