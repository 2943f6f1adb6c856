// Four digits on large keys. There is no text field: no keyboard rises, nothing is remembered.
import { make, say } from "../../kit/elements.js";
import { nameIt, t } from "../../kit/strings.js";

const LENGTH = 4;
const KEYS = [..."123456789", null, "0", "⌫"];

/** Tells "code" {code} after the fourth digit. `root` is its element. */
export class NumberPad extends EventTarget {
  #digits = "";
  #isShut = false;

  constructor() {
    super();
    this.dots = make("p", { class: "gate-dots", "aria-hidden": "true" },
      ...Array.from({ length: LENGTH }, () => make("i")));
    this.count = make("p", { class: "unseen", role: "status" });
    this.keys = nameIt(make("div", { class: "gate-keys", role: "group" },
      ...KEYS.map((key) => key === null ? make("span") : this.#key(key))), "Grown-up code");
    this.root = make("div", { class: "gate-pad" }, this.dots, this.count, this.keys);
  }

  /** Whether digits are refused just now; the keys stay where they are, and so does the focus. */
  set isShut(isShut) {
    this.#isShut = isShut;
    for (const key of this.keys.querySelectorAll("button")) {
      key.setAttribute("aria-disabled", String(isShut));
    }
  }

  /** Forgets what was typed. */
  clear() {
    this.#digits = "";
    this.#show();
    say(this.count, "");
  }

  focus() { this.keys.querySelector("button").focus({ preventScroll: true }); }

  /** Takes a key of a real keyboard; returns whether it was one of the pad's. */
  press(key) {
    if (this.#isShut) return false;
    if (key === "Backspace" || key === "⌫") this.#digits = this.#digits.slice(0, -1);
    else if (/^[0-9]$/.test(key) && this.#digits.length < LENGTH) this.#digits += key;
    else return false;
    this.#show();
    say(this.count, t("{count} of {all} digits", { count: this.#digits.length, all: LENGTH }));
    if (this.#digits.length === LENGTH) {
      this.dispatchEvent(new CustomEvent("code", { detail: { code: this.#digits } }));
    }
    return true;
  }

  #key(key) {
    const made = make("button", { type: "button", class: "gate-key", onclick: () => this.press(key) }, key);
    return key === "⌫" ? nameIt(made, "Take the last digit back") : made;
  }

  #show() {
    [...this.dots.children].forEach((dot, i) =>
      dot.classList.toggle("filled", i < this.#digits.length));
  }
}
