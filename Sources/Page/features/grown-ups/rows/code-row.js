// The grown-up code: set, changed or removed on the same pad that asks for it.
import { get, remove, save } from "../../../kit/transport/api.js";
import { otherWays } from "../../gate/hold-ways.js";
import { NumberPad } from "../../gate/number-pad.js";
import { make, say } from "../../../kit/elements.js";
import { filled } from "../../../kit/strings.js";
import { needStyles } from "../../../kit/style-sheets.js";
import { Row } from "./row.js";

export class CodeRow extends Row {
  draw() {
    this.status = make("p", { class: "telling" });
    this.actions = make("p", { class: "row" });
    this.part = make("div", { class: "code-part", hidden: true });
    this.#look();
    return make("div", {}, this.status, make("p", { class: "setting-why" }, ...otherWays(3, filled)),
      this.actions, this.part);
  }

  refresh() {}

  async #look() {
    try {
      this.#showStatus((await get("/v1/gate")).hasCode);
    } catch (problem) {
      this.tell(problem);
    }
  }

  #showStatus(hasCode) {
    say(this.status, hasCode
      ? "Two fingers held for three seconds, then your four-digit code."
      : "Two fingers held for three seconds. No code is asked for.");
    const action = (name, act) => make("button", { type: "button", class: "button small",
      onclick: act }, name);
    this.actions.replaceChildren(...(hasCode
      ? [action("Change the code", () => this.#ask()),
        action("Remove the code", () =>
          this.#send(() => remove("/v1/gate/code"), "The code is gone."))]
      : [action("Set a code", () => this.#ask())]));
    this.part.hidden = true;
    this.actions.hidden = false;
  }

  /** The code is typed twice, so that a slip does not shut its owner out. */
  async #ask() {
    await needStyles("features/gate/gate");
    const pad = new NumberPad();
    const prompt = make("p", { role: "status" }, "Choose four digits.");
    let first = null;
    pad.addEventListener("code", ({ detail: { code } }) => {
      pad.clear();
      if (first === null) {
        first = code;
        say(prompt, "Once more, please.");
      } else if (first === code) {
        this.#send(() => save("/v1/gate/code", { code }, "PUT"), "The code is set.");
      } else {
        first = null;
        say(prompt, "The two were different: four digits again, please.");
      }
    });
    this.part.onkeydown = (event) => {
      if (pad.press(event.key)) event.preventDefault();
    };
    this.part.replaceChildren(prompt, pad.root, make("button", { type: "button",
      class: "button small", onclick: () => this.#look() }, "Leave it as it is"));
    this.part.hidden = false;
    this.actions.hidden = true;
    pad.focus();
  }

  #send(send, sentence) {
    return this.try(async () => {
      this.#showStatus((await this.saved(send())).hasCode);
      this.actions.querySelector("button").focus();
      return sentence;
    });
  }
}
