// What is asked of a child: its name, its age, and which parts of early maths are open for it. What the
// service says no to stands at the field it is about, and what was typed stays.
import { make, say } from "../../kit/elements.js";
import { nameProblem } from "../../kit/names.js";
import { wordsFor } from "../../kit/problem-words.js";
import { PARTS } from "./groups/maths.js";

let count = 0;

export class ChildForm {
  /** `send(child)` resolves to null or to the problem, and `done(child)` is called behind it; `leave`
   *  is there where one can go without. */
  constructor({ title, yes, child = null, send, done, leave = null }) {
    Object.assign(this, { send, done, id: `child-form-${++count}` });
    this.name = this.#field("name", "Name", child?.name ?? "", { autocomplete: "off",
      placeholder: "as you say it at home", oninput: () => this.#judge() });
    const months = child?.ageMonths ?? null;
    this.years = this.#field("ageMonths", "Years", months === null ? "" : Math.floor(months / 12),
      { inputmode: "numeric", autocomplete: "off" });
    this.months = make("input", { class: "field", inputmode: "numeric", autocomplete: "off",
      id: `${this.id}-months`, value: months === null ? "" : months % 12,
      "aria-errormessage": `${this.id}-ageMonths-problem` });
    this.parts = make("fieldset", { class: "choices" },
      make("legend", {}, "Early maths that is open"), ...PARTS.map(([module, label]) =>
        make("label", { class: "choice" }, make("input", { type: "checkbox", value: module,
          checked: Boolean(child?.modules.includes(module)) }), make("span", {}, label))));
    this.problem = make("p", { class: "problem", role: "alert" });
    this.root = make("form", { class: "child-form rows", novalidate: true, "aria-label": title,
      onsubmit: (event) => {
        event.preventDefault();
        this.#send();
      } }, make("h4", {}, title), this.name.root,
    make("div", { class: "child-age", role: "group", "aria-label": "Age" },
      this.years.root, make("div", { class: "child-field" },
        make("label", { class: "setting-label", for: `${this.id}-months` }, "and months"), this.months)),
    this.parts, this.problem,
    make("p", { class: "row" }, make("button", { class: "button primary" }, yes),
      leave ? make("button", { type: "button", class: "button", onclick: leave }, "Leave it") : null));
  }

  focus() { this.name.control.focus(); }

  /** Empties it, for the next child. */
  clear() {
    this.root.reset();
    for (const field of [this.name.control, this.years.control, this.months]) field.value = "";
  }

  #field(key, label, value, more) {
    const id = `${this.id}-${key}`;
    const control = make("input", { class: "field", type: "text", id, value,
      "aria-errormessage": `${id}-problem`, ...more });
    const problem = make("p", { class: "problem", id: `${id}-problem`, role: "alert" });
    return { control, problem, root: make("div", { class: "child-field" },
      make("label", { class: "setting-label", for: id }, label), control, problem) };
  }

  #tell(field, text) {
    say(field.problem, text);
    field.control.setAttribute("aria-invalid", String(Boolean(text)));
    return text;
  }

  #judge() { return this.#tell(this.name, nameProblem(this.name.control.value)); }

  /** The age in months: null where nobody said it, NaN where it is no age. */
  get #age() {
    const [years, months] = [this.years.control, this.months].map(({ value }) => value.trim());
    return years || months ? Number(years || 0) * 12 + Number(months || 0) : null;
  }

  async #send() {
    for (const field of [this.name, this.years]) this.#tell(field, "");
    say(this.problem, "");
    if (this.#judge()) return this.focus();
    const child = { name: this.name.control.value.trim(), ageMonths: this.#age,
      modules: [...this.parts.querySelectorAll(":checked")].map(({ value }) => value) };
    if (child.ageMonths !== null && !Number.isInteger(child.ageMonths)) {
      this.#tell(this.years, "Whole years and months, please.");
      return this.years.control.focus();
    }
    const problem = await this.send(child);
    if (!problem) return this.done(child);
    const field = { name: this.name, ageMonths: this.years }[problem.field];
    if (!field) return say(this.problem, wordsFor(problem));
    this.#tell(field, wordsFor(problem));
    field.control.focus();
  }
}
