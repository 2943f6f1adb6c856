// On or off.
import { make } from "../../../kit/elements.js";
import { Row } from "./row.js";

export class ToggleRow extends Row {
  draw() {
    this.control = make("button", { type: "button", class: "switch", role: "switch",
      "aria-checked": "false", ...this.naming, onclick: () => this.#flip() },
    make("span", { class: "knob", "aria-hidden": "true" }));
    // The whole line is the target.
    this.head.addEventListener("click", (event) =>
      event.target.closest("button") || this.control.click());
    this.head.append(this.control);
    return this.row.test ? this.#test() : null;
  }

  show() { this.control.setAttribute("aria-checked", String(Boolean(this.value))); }

  focus() { this.control.focus(); }

  #flip() {
    const isOn = this.control.getAttribute("aria-checked") !== "true";
    this.control.setAttribute("aria-checked", String(isOn));
    this.set(isOn);
  }

  #test() {
    const { label, act } = this.row.test;
    return make("p", {}, make("button", { type: "button", class: "button small",
      onclick: () => this.try(() => act(this.preview)) }, label));
  }
}
