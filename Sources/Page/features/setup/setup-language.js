// The language that the set-up speaks, and the board after it: two quiet buttons, each with the name that a
// language has in itself, so that it is found by whoever reads no other.
import { make } from "../../kit/elements.js";
import { nameIt } from "../../kit/strings.js";

/** By their tags, the first one first. */
const NAMES = { en: "English", "es-419": "Español" };

/** The choice in `root`; tells "choose" {value} at each touch. */
export class SetupLanguage extends EventTarget {
  constructor() {
    super();
    this.buttons = Object.entries(NAMES).map(([value, name]) => make("button", {
      type: "button", lang: value, value, "aria-pressed": "false",
      onclick: () => this.dispatchEvent(new CustomEvent("choose", { detail: { value } })),
    }, name));
    this.root = nameIt(make("div", { class: "setup-languages", role: "group" }, ...this.buttons), "Language");
  }

  set value(chosen) {
    for (const one of this.buttons) one.setAttribute("aria-pressed", String(one.value === chosen));
  }
}
