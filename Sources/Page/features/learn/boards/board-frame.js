// What every board has in common: its element, what it tells the lesson, presses by whatever hand, one
// place for the keyboard, the light of narration, the lock when it is settled.
import { make, say } from "../../../kit/elements.js";
import { onPress } from "../../../kit/press/press.js";
import { pulse } from "../../../kit/pulse.js";
import { RovingFocus } from "../../../kit/roving-focus.js";
import { WORDS } from "./board-words.js";
import { shownOption } from "./option-face.js";

const QUIET = { answer() {}, changed() {}, moved() {}, touched() {}, say() {} };
const OPEN = ["open", "copying"];

/** Begun by each board; `needsCheck` says whether a Check button sends what `answer()` holds. */
export class BoardFrame {
  needsCheck = true;
  isLocked = false;
  #ended = new AbortController();
  #focus = null;

  constructor({ shown, hooks = {} }) {
    this.shown = shown;
    this.board = shown.board;
    this.kind = shown.board.format;
    this.hooks = { ...QUIET, ...hooks };
    this.news = make("p", { class: "unseen", role: "status" });
    this.node = make("div", { class: `answer-board ${this.kind}-board`, role: "group",
      "data-format": this.kind, "aria-label": WORDS.boards[this.kind] });
  }

  /** The answer as it stands, or null while nothing can be sent. */
  answer() { return null; }

  /** Puts everything into the board; the keyboard goes through its buttons with the arrows. */
  fill(...children) {
    this.node.append(...children, this.news);
    this.#focus = new RovingFocus(this.node, "button");
    this.#focus.renew();
    const { signal } = this.#ended;
    this.node.addEventListener("keydown", (event) => this.#keyed(event), { signal });
    // With nothing focused a key means the board: a child may have a keyboard and no idea of focus.
    document.addEventListener("keydown", (event) => {
      if (event.target === document.body) this.#keyed(event);
    }, { signal });
  }

  /** The keyboard's place anew, where buttons came or went: it stays at what has the focus. */
  renewFocus() {
    this.#focus?.renew();
    const { activeElement } = document;
    if (this.node.contains(activeElement)) activeElement.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  }

  /** What keys other than arrows, Enter and Space do; true where it was one of the board's. */
  onKey() { return false; }

  #keyed(event) {
    const isChord = event.ctrlKey || event.metaKey || event.altKey;
    if (event.defaultPrevented || isChord || this.isLocked || !this.node.isConnected) return;
    if (!this.onKey(event)) return;
    event.preventDefault();
    this.hooks.touched();
  }

  /** Calls `act(element, event)` for presses on `selector`, while the board can be used. */
  press(selector, act) {
    onPress(this.node, selector, (element, event) => {
      if (this.isLocked || element.getAttribute("aria-disabled") === "true") return;
      this.hooks.touched();
      if (element.matches("button")) pulse(element);
      act(element, event);
    });
  }

  /** Says it to a screen reader. */
  tell(text) { say(this.news, text); }

  /** A button of this board. */
  key(name, attributes = {}, ...children) {
    return make("button", { type: "button", class: "board-key", "aria-label": name, ...attributes }, ...children);
  }

  /** Shows whether a button can be pressed; one that cannot keeps its place. */
  enable(button, isEnabled) {
    button.toggleAttribute("data-off", !isEnabled);
    button.setAttribute("aria-disabled", String(!isEnabled || this.isLocked));
  }

  /** What the lesson says now: which options have faded, and whether there is still something to answer. */
  update({ faded = [], outcome = "open", solution = [] } = {}) {
    this.isLocked = !OPEN.includes(outcome);
    this.node.dataset.outcome = outcome;
    this.node.toggleAttribute("data-locked", this.isLocked);
    // What is to be copied is seen, too, not only said.
    const shown = outcome === "copying" ? shownOption(this.board.options ?? [], solution, faded)?.id : undefined;
    for (const button of this.node.querySelectorAll("button")) {
      const { option } = button.dataset;
      button.classList.toggle("to-copy", option !== undefined && option === shown);
      const isFaded = option !== undefined && faded.includes(option);
      if (option !== undefined) button.classList.toggle("faded", isFaded);
      button.setAttribute("aria-disabled", String(this.isLocked || isFaded || button.hasAttribute("data-off")));
    }
    this.renewFocus();
  }

  /** Lights what is being read ("option:o1"); null lights nothing. */
  light(target) {
    const id = target?.startsWith("option:") ? target.slice("option:".length) : null;
    for (const option of this.node.querySelectorAll("[data-option]")) {
      option.classList.toggle("lit", option.dataset.option === id);
    }
  }

  /** Whether things should stand still: for a switch, a slow hand, a page that is kept calm. */
  get isStill() {
    return (document.body.dataset.scanning ?? "off") !== "off"
      || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Gives up its keys. */
  close() {
    this.#ended.abort();
    this.node.remove();
  }

  /** Ends with the board. */
  get ended() { return this.#ended.signal; }
}
