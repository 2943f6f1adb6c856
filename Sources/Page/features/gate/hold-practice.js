// The hold, to be tried once before it is needed: the same gear and the same fingers as on the
// board, and nothing that opens. Where there is a code it is asked for as well.
import { make, say } from "../../kit/elements.js";
import { gearIcon } from "./gear-icon.js";
import { byFingers, missing, otherWays } from "./hold-ways.js";
import { NumberPad } from "./number-pad.js";
import { TwoFingerHold } from "./two-finger-hold.js";

const SECONDS = 3;
const DONE = "That is how. The gear is in the top left corner of the board.";
const EARLY = `Almost: keep holding, ${SECONDS} seconds in all.`;

/** `root` is its element. */
export class HoldPractice {
  #code = null;
  #isHeld = false;
  /** Whether the hand that is on the gear has begun to hold it as it must be held. */
  #wasHeld = false;

  constructor() {
    this.target = make("button", { type: "button", class: "gate-target",
      "aria-label": "Try the gear", "aria-describedby": "practice-how practice-else" }, gearIcon());
    this.then = make("p", { class: "practice-then" });
    this.state = make("p", { class: "gate-state", role: "status" });
    this.pad = new NumberPad();
    this.pad.root.hidden = true;
    this.root = make("section", { class: "practice", "aria-labelledby": "practice-title" },
      make("h2", { id: "practice-title" }, "Try how you come in"),
      make("p", { id: "practice-how" }, byFingers(SECONDS)), this.then,
      // Keys go to an application as they are; a screen reader does not use them for itself.
      make("div", { role: "application", "aria-label": "Gear" }, this.target),
      this.state, this.pad.root,
      make("p", { class: "gate-else", id: "practice-else" }, ...otherWays(SECONDS)));
    // Before the hold hears of it, which may begin with this very finger.
    this.target.addEventListener("pointerdown", () => { this.#wasHeld = false; });
    this.hold = new TwoFingerHold(this.target);
    this.hold.milliseconds = SECONDS * 1000;
    this.hold.addEventListener("held", () => this.#begin());
    this.hold.addEventListener("released", () => this.#letGo());
    this.hold.addEventListener("complete", () => this.#succeed());
    this.target.addEventListener("pointerup", ({ pointerType }) => {
      if (!this.#wasHeld) say(this.state, missing(pointerType));
    });
    this.pad.addEventListener("code", ({ detail: { code } }) => this.#compare(code));
    this.ask(null);
  }

  /** From now on `code` is asked for after the hold, or with null none. */
  ask(code) {
    this.#code = code;
    this.#isHeld = false;
    this.pad.root.hidden = true;
    this.pad.clear();
    say(this.then, code === null ? "That is all, without a code."
      : "Then your code is asked for.");
    say(this.state, "");
  }

  /** Takes a key of a real keyboard; returns whether it was for the pad here. */
  press(key) { return !this.pad.root.hidden && this.pad.press(key); }

  /** Lets go of the hands. */
  end() { this.hold.end(); }

  #begin() {
    this.#isHeld = false;
    this.#wasHeld = true;
    this.target.classList.add("held");
    say(this.state, "Keep holding…");
  }

  #letGo() {
    this.target.classList.remove("held");
    if (!this.#isHeld) say(this.state, EARLY);
  }

  #succeed() {
    this.#isHeld = true;
    this.target.classList.remove("held");
    if (this.#code === null) return say(this.state, DONE);
    say(this.state, "Now your code.");
    this.pad.root.hidden = false;
    this.pad.clear();
    this.pad.focus();
    this.pad.root.scrollIntoView({ block: "nearest" });
  }

  #compare(code) {
    this.pad.clear();
    if (code !== this.#code) return say(this.state, "That is another code than yours. Once more.");
    this.pad.root.hidden = true;
    say(this.state, DONE);
    this.target.focus({ preventScroll: true });
  }
}
