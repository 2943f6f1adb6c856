// The hold, to be tried once before it is needed: the same gear and the same fingers as on the
// board, and nothing that opens. Where there is a code it is asked for as well.
import { make } from "../../kit/elements.js";
import { nameIt, sayIt } from "../../kit/strings.js";
import { gearIcon } from "./gear-icon.js";
import { BY_FINGERS, missing, otherWays } from "./hold-ways.js";
import { NumberPad } from "./number-pad.js";
import { TwoFingerHold } from "./two-finger-hold.js";

const SECONDS = 3;
const DONE = "That is how. The gear is in the top left corner of the board.";
const EARLY = "Almost: keep holding, {seconds} seconds in all.";

/** `root` is its element. */
export class HoldPractice {
  #code = null;
  #isHeld = false;
  /** Whether the hand that is on the gear has begun to hold it as it must be held. */
  #wasHeld = false;

  constructor() {
    this.target = nameIt(make("button", { type: "button", class: "gate-target",
      "aria-describedby": "practice-how practice-else" }, gearIcon()), "Try the gear");
    this.then = make("p", { class: "practice-then" });
    this.state = make("p", { class: "gate-state", role: "status" });
    this.pad = new NumberPad();
    this.pad.root.hidden = true;
    this.ways = make("p", { class: "gate-else", id: "practice-else" });
    this.root = make("section", { class: "practice", "aria-labelledby": "practice-title" },
      sayIt(make("h2", { id: "practice-title" }), "Try how you come in"),
      sayIt(make("p", { id: "practice-how" }), BY_FINGERS, { seconds: SECONDS }), this.then,
      // Keys go to an application as they are; a screen reader does not use them for itself.
      nameIt(make("div", { role: "application" }, this.target), "Gear"),
      this.state, this.pad.root, this.ways);
    // Before the hold hears of it, which may begin with this very finger.
    this.target.addEventListener("pointerdown", () => { this.#wasHeld = false; });
    this.hold = new TwoFingerHold(this.target);
    this.hold.milliseconds = SECONDS * 1000;
    this.hold.addEventListener("held", () => this.#begin());
    this.hold.addEventListener("released", () => this.#letGo());
    this.hold.addEventListener("complete", () => this.#succeed());
    this.target.addEventListener("pointerup", ({ pointerType }) => {
      if (!this.#wasHeld) sayIt(this.state, missing(pointerType));
    });
    this.pad.addEventListener("code", ({ detail: { code } }) => this.#compare(code));
    this.appear();
    this.ask(null);
  }

  /** It comes into sight, maybe in another language than before. */
  appear() { this.ways.replaceChildren(...otherWays(SECONDS)); }

  /** From now on `code` is asked for after the hold, or with null none. */
  ask(code) {
    this.#code = code;
    this.#isHeld = false;
    this.pad.root.hidden = true;
    this.pad.clear();
    sayIt(this.then, code === null ? "That is all, without a code." : "Then your code is asked for.");
    sayIt(this.state, "");
  }

  /** Takes a key of a real keyboard; returns whether it was for the pad here. */
  press(key) { return !this.pad.root.hidden && this.pad.press(key); }

  /** Lets go of the hands. */
  end() { this.hold.end(); }

  #begin() {
    this.#isHeld = false;
    this.#wasHeld = true;
    this.target.classList.add("held");
    sayIt(this.state, "Keep holding…");
  }

  #letGo() {
    this.target.classList.remove("held");
    if (!this.#isHeld) sayIt(this.state, EARLY, { seconds: SECONDS });
  }

  #succeed() {
    this.#isHeld = true;
    this.target.classList.remove("held");
    if (this.#code === null) return sayIt(this.state, DONE);
    sayIt(this.state, "Now your code.");
    this.pad.root.hidden = false;
    this.pad.clear();
    this.pad.focus();
    this.pad.root.scrollIntoView({ block: "nearest" });
  }

  #compare(code) {
    this.pad.clear();
    if (code !== this.#code) return sayIt(this.state, "That is another code than yours. Once more.");
    this.pad.root.hidden = true;
    sayIt(this.state, DONE);
    this.target.focus({ preventScroll: true });
  }
}
