// A row of numbers with gaps: the gap that is marked takes what is typed.
import { make } from "../../../kit/elements.js";
import { BoardFrame } from "./board-frame.js";
import { WORDS } from "./board-words.js";
import { digitKeys, digitOf } from "./digit-keys.js";
import { erased, typed } from "./number-entry.js";

export class RowBoard extends BoardFrame {
  #given;
  #at = 0;

  constructor(given) {
    super(given);
    const { numbers } = this.board;
    this.#given = numbers.filter((number) => number === null);
    let gap = 0;
    const row = make("div", { class: "number-row" }, ...numbers.map((number) => (number === null
      ? make("button", { type: "button", class: "row-gap", "data-gap": gap++ })
      : make("span", { class: "row-number" }, String(number)))));
    this.gaps = [...row.querySelectorAll(".row-gap")];
    this.fill(row, digitKeys());
    this.press(".row-gap", (button) => { this.#at = Number(button.dataset.gap); this.#show(); });
    this.press(".digit", (key) => this.#type(key.matches(".erase") ? "erase" : Number(key.dataset.digit)));
    this.#show();
  }

  answer() { return this.#given.includes(null) ? null : { missing: [...this.#given] }; }

  onKey(event) {
    const digit = digitOf(event);
    if (digit === null) return false;
    this.#type(digit);
    return true;
  }

  #type(digit) {
    const before = this.#given[this.#at];
    const now = digit === "erase" ? erased(before) : typed(before, digit, this.board.most);
    this.#given[this.#at] = now;
    this.#show();
    this.tell(WORDS.gap(this.#at + 1, now));
    if (now !== null && digit !== "erase") this.hooks.say({ number: now });
    this.hooks.changed();
  }

  #show() {
    this.gaps.forEach((gap, i) => {
      gap.textContent = this.#given[i] ?? "?";
      gap.classList.toggle("marked", i === this.#at);
      gap.classList.toggle("empty", this.#given[i] === null);
      gap.setAttribute("aria-pressed", String(i === this.#at));
      gap.setAttribute("aria-label", WORDS.gap(i + 1, this.#given[i]));
    });
  }
}
