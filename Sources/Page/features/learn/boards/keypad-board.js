// A number, typed on keys of our own; each number is said as it stands.
import { make } from "../../../kit/elements.js";
import { BoardFrame } from "./board-frame.js";
import { WORDS } from "./board-words.js";
import { digitKeys, digitOf } from "./digit-keys.js";
import { erased, typed } from "./number-entry.js";

export class KeypadBoard extends BoardFrame {
  #number = null;

  constructor(given) {
    super(given);
    this.window = make("output", { class: "typed", "aria-live": "off" });
    this.fill(this.window, digitKeys());
    this.press(".digit", (key) => this.#type(key.matches(".erase") ? "erase" : Number(key.dataset.digit)));
    this.#show();
  }

  answer() { return this.#number === null ? null : { number: this.#number }; }

  onKey(event) {
    const digit = digitOf(event);
    if (digit === null) return false;
    this.#type(digit);
    return true;
  }

  #type(digit) {
    this.#number = digit === "erase" ? erased(this.#number) : typed(this.#number, digit, this.board.most);
    this.#show();
    this.tell(WORDS.typed(this.#number));
    if (this.#number !== null && digit !== "erase") this.hooks.say({ number: this.#number });
    this.hooks.changed();
  }

  #show() {
    this.window.textContent = this.#number ?? "";
    this.window.setAttribute("aria-label", WORDS.typed(this.#number));
    this.window.classList.toggle("empty", this.#number === null);
  }
}
