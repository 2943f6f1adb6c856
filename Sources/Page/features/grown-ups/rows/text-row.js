// A line of text, kept when the grown-up goes on.
import { make, say } from "../../../kit/elements.js";
import { Row } from "./row.js";

export class TextRow extends Row {
  draw() {
    this.control = make("input", { class: "field", type: "text", autocomplete: "off",
      placeholder: this.row.example ?? null, ...this.naming,
      "aria-errormessage": `${this.id}-problem`,
      oninput: () => this.#type(),
      onchange: () => this.#keep(),
      onkeydown: ({ key }) => key === "Enter" && this.control.blur() });
    return this.control;
  }

  show() { this.control.value = this.value ?? ""; }

  focus() { this.control.focus(); }

  /** What cannot be is told while it is typed. */
  #type() {
    this.touch();
    say(this.told, "");
    this.#judge(this.row.check(this.control.value));
  }

  #judge(problem) {
    this.tell(problem ? { plain: problem } : null);
    this.control.setAttribute("aria-invalid", String(Boolean(problem)));
  }

  /** What could not be kept stays in the field, beside its problem. */
  async #keep() {
    if (this.row.check(this.control.value)) return;
    const isKept = await this.set(this.control.value);
    this.control.setAttribute("aria-invalid", String(!isKept));
    if (isKept) say(this.told, "Kept.");
  }

  settle(turn, problem) {
    if (problem) this.tell(problem);
    else super.settle(turn, null);
  }
}
