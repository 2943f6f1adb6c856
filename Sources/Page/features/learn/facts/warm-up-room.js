// The warm-up: ten numbers to touch as soon as they are seen. It measures the hand, so that a slow hand
// is not taken for slow thinking. A wrong touch is not measured, and nothing is said of it.
import { make } from "../../../kit/elements.js";
import { onPress } from "../../../kit/press/press.js";
import { FactKeypad } from "./fact-keypad.js";
import { PromptTimes } from "./prompt-times.js";
import { signButton, topRow } from "./top-row.js";
import { WORDS, numberName } from "./facts-words.js";

const TOUCHES = 10;

export class WarmUpRoom {
  #number = null;
  #touched = 0;
  #isSent = false;

  constructor({ learn, screen }) {
    Object.assign(this, { learn, screen });
    this.times = new PromptTimes(learn, { keys: (event) => this.keypad.type(event) });
    this.keypad = new FactKeypad({ press: (key) => this.#touch(Number(key)), isWhole: false });
    this.shown = make("button", { type: "button", class: "warm-number", "data-act": "hear" });
    this.dots = make("p", { class: "warm-dots", "aria-hidden": "true" },
      ...Array.from({ length: TOUCHES }, () => make("i")));
    this.node = make("section", { class: "warm-up fact-practice", "aria-label": WORDS.touchNumber },
      topRow(signButton("back", WORDS.leave, { act: "leave" }), [this.dots]),
      make("div", { class: "practice-asking" }, make("div", { class: "practice-sheet" }, this.shown), this.keypad.node));
    onPress(this.node, "[data-act]", ({ dataset }) => (dataset.act === "leave"
      ? screen.stop() : learn.say({ number: this.#number })));
  }

  show({ warmUp }) {
    if (warmUp === undefined || warmUp === this.#number) return;
    this.#number = warmUp;
    this.shown.textContent = warmUp;
    this.shown.setAttribute("aria-label", `${WORDS.touchNumber}: ${numberName(warmUp)}`);
    this.shown.classList.remove("comes");
    requestAnimationFrame(() => this.shown.classList.add("comes"));
    this.times.begin();
  }

  close() { this.times.close(); }

  async #touch(number) {
    if (this.#isSent || this.#number === null) return;
    this.times.touch();
    const isMeant = number === this.#number;
    this.#isSent = true;
    if (isMeant) this.dots.children[Math.min(this.#touched++, TOUCHES - 1)].classList.add("on");
    await this.learn.step("touchNumber", { number, times: this.times.read() });
    this.#isSent = false;
  }
}
