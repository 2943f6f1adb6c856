// Beginning again, after a calm question: the settings alone, or everything.
import { post } from "../../../kit/transport/api.js";
import { make } from "../../../kit/elements.js";
import { Row } from "./row.js";

export class ResetRow extends Row {
  draw() {
    const { label, question, yes, scope } = this.row;
    this.button = make("button", { type: "button", class: "button small danger",
      "aria-expanded": "false", onclick: () => this.#ask(true) }, label);
    this.question = make("div", { class: "confirm", role: "group", hidden: true,
      "aria-label": question },
    make("p", {}, question),
    make("p", { class: "row" },
      make("button", { type: "button", class: "button small", onclick: () => this.#ask(false) },
        "No, keep it"),
      make("button", { type: "button", class: "button small danger yes",
        onclick: () => this.#reset(scope) }, yes)));
    this.head.hidden = true;
    return make("div", {}, this.button, this.question);
  }

  #ask(isAsking) {
    this.question.hidden = !isAsking;
    this.button.setAttribute("aria-expanded", String(isAsking));
    (isAsking ? this.question.querySelector("button") : this.button).focus();
  }

  async #reset(scope) {
    await this.try(async () => {
      await post("/v1/reset", { scope }, { within: 20_000 });
      this.#ask(false);
      // All is new: set-up comes again on a page that has just been opened.
      if (scope === "everything") location.assign("/");
      else await this.family.load();
      return "Done: the settings are as they were at the beginning.";
    });
  }
}
