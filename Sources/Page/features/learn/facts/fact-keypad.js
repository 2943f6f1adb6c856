// A keypad of our own: the digits, back and done, for fingers, a keyboard and a switch. No field is
// there, so no keyboard of the device rises. At most two digits: no fact has more.
import { make } from "../../../kit/elements.js";
import { onPress } from "../../../kit/press/press.js";
import { ICONS } from "./fact-icons.js";
import { WORDS, numberName } from "./facts-words.js";

const ORDER = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "back", "0", "done"];
const KINDS = { back: "take-back", done: "done" };
const MOST = 2;

/** What `typed` becomes with one more key: a leading zero makes way, a third digit is not taken. */
export function typedWith(typed, key) {
  if (key === "back") return typed.slice(0, -1);
  if (!/^[0-9]$/.test(key)) return typed;
  const begun = typed === "0" ? "" : typed;
  return begun.length < MOST ? begun + key : typed;
}

/** What a key of a real keyboard is here: a digit, "back", "done" or null. */
export function keyOfKeyboard({ key, ctrlKey, altKey, metaKey }) {
  if (ctrlKey || altKey || metaKey) return null;
  if (/^[0-9]$/.test(key)) return key;
  return { Backspace: "back", Delete: "back", Enter: "done" }[key] ?? null;
}

/** Keys that call `press(key)`; with `isWhole` false they are digits alone. */
export class FactKeypad {
  constructor({ press, isWhole = true }) {
    this.press = press;
    const keys = isWhole ? ORDER : ORDER.filter((key) => /\d/.test(key));
    this.node = make("div", { class: isWhole ? "fact-keypad" : "fact-keypad digits", role: "group",
      "aria-label": WORDS.keypad }, ...keys.map(keyButton));
    onPress(this.node, "button", (button) => {
      if (button.getAttribute("aria-disabled") === "true") return;
      flash(button);
      press(button.dataset.key);
    });
  }

  /** Whether there is an answer to be sent. */
  set isReady(isReady) { this.#enable("done", isReady); }

  /** Whether there is a digit to take back. */
  set canTakeBack(can) { this.#enable("back", can); }

  /** Takes a key of a real keyboard; returns whether it was one of these. */
  type(event) {
    const key = keyOfKeyboard(event);
    const button = key && this.node.querySelector(`[data-key="${key}"]`);
    if (!button) return false;
    if (event.repeat || button.getAttribute("aria-disabled") === "true") return true;
    // Enter is "done" from now on, and not once more what was touched before.
    (this.node.querySelector(".done") ?? button).focus({ preventScroll: true });
    flash(button);
    this.press(key);
    return true;
  }

  #enable(key, is) {
    this.node.querySelector(`[data-key="${key}"]`)?.setAttribute("aria-disabled", String(!is));
  }
}

function keyButton(key) {
  const names = { back: WORDS.takeBack, done: WORDS.done };
  const pictures = { back: ICONS.takeBack, done: ICONS.done };
  return make("button", { type: "button", class: `fact-key ${KINDS[key] ?? "digit"}`, "data-key": key,
    "aria-label": names[key] ?? numberName(Number(key)) }, pictures[key]?.() ?? key);
}

/** The touch is seen with the next frame, whatever comes of it. */
function flash(button) {
  button.classList.remove("touched");
  requestAnimationFrame(() => {
    button.classList.add("touched");
    setTimeout(() => button.classList.remove("touched"), 160);
  });
}
