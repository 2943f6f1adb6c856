// The keys of our own keypad: ten digits as a telephone has them, and one that takes the last back.
import { make } from "../../../kit/elements.js";
import { WORDS } from "./board-words.js";

/** The keys, in the order in which they stand. */
export function digitKeys() {
  const digit = (each) => make("button", { type: "button", class: "digit", "data-digit": each }, String(each));
  return make("div", { class: "digit-keys" }, ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map(digit),
    make("span", { class: "digit-space" }), digit(0),
    make("button", { type: "button", class: "digit erase", "aria-label": WORDS.erase },
      make("span", { "aria-hidden": "true" }, "⌫")));
}

/** The digit of a key of a keyboard, "erase", or null. */
export function digitOf({ key }) {
  if (/^[0-9]$/.test(key)) return Number(key);
  return key === "Backspace" || key === "Delete" ? "erase" : null;
}
