// What is seen of the gate: a card that comes in from the side. It lies over no word that is being
// said and takes nothing away from the child: the board beside it speaks on.
import { make } from "../../kit/elements.js";
import { nameIt, sayIt } from "../../kit/strings.js";
import { needStyles } from "../../kit/style-sheets.js";
import { CODE_HELP } from "./code-help.js";
import { Countdown } from "./countdown.js";
import { gearIcon } from "./gear-icon.js";
import { BY_FINGERS, otherWays } from "./hold-ways.js";
import { TwoFingerHold } from "./two-finger-hold.js";
import { NumberPad } from "./number-pad.js";

/** A card that a child called up goes by itself after so many milliseconds without a touch. */
const LEFT_ALONE = 60_000;
const HOLDING = "Keep holding…";
const WAITING = "The code was wrong three times. It is taken again after a short break.";

/** Tells "held" {held} and "code" {code}. */
export class GatePanel extends EventTarget {
  #listening = new AbortController();
  #alone = 0;
  #before = document.activeElement;
  #tell = () => {};
  #done = new Promise((resolve) => { this.#tell = resolve; });

  /** A card for a gate that wants `holdMilliseconds`. */
  constructor({ holdMilliseconds }) {
    super();
    this.pad = new NumberPad();
    this.countdown = new Countdown();
    this.#draw(holdMilliseconds / 1000);
    this.hold = new TwoFingerHold(this.target);
    this.hold.milliseconds = holdMilliseconds;
    this.#wire();
  }

  /** Comes in; resolves to whether the gate is open once it has gone. */
  async show() {
    await needStyles("features/gate/gate");
    document.body.append(this.root);
    const first = this.codePart.hidden ? this.target : this.pad;
    first.focus({ preventScroll: true });
    this.#stay();
    return this.#done;
  }

  /** Goes, and gives the focus back. */
  close({ isOpen = false } = {}) {
    clearTimeout(this.#alone);
    this.#listening.abort();
    this.hold.end();
    this.countdown.stop();
    const hadFocus = this.root.contains(document.activeElement);
    this.root.remove();
    if (hadFocus && this.#before?.isConnected) this.#before.focus({ preventScroll: true });
    this.#tell(isOpen);
  }

  /** Asks for the code; no key is taken for the first `wait` seconds. */
  async askCode({ wait = 0, problem = "" } = {}) {
    this.#stay();
    this.hold.reset();
    if (this.codePart.hidden) {
      this.holdPart.hidden = true;
      this.codePart.hidden = false;
      this.codePart.before(this.problem); // in sight also where the pad fills the card
      this.pad.focus();
    }
    this.pad.clear();
    this.pad.isShut = wait > 0;
    sayIt(this.state, "");
    sayIt(this.problem, wait > 0 ? WAITING : problem);
    this.root.scrollTop = 0;
    if (wait === 0 || !await this.countdown.run(wait)) return;
    this.pad.isShut = false;
    sayIt(this.problem, "");
    sayIt(this.state, "You can try again now.");
  }

  /** Says why it stays shut, where the grown-up is. */
  refuse(text) {
    this.hold.reset();
    this.pad.clear();
    this.pad.isShut = false;
    sayIt(this.state, "");
    sayIt(this.problem, text);
  }

  #draw(seconds) {
    this.target = make("button", { type: "button", class: "gate-target", id: "gate-target",
      "aria-describedby": "gate-how gate-else" }, gearIcon());
    nameIt(this.target, "Hold to open");
    this.holdPart = make("div", { class: "gate-hold" },
      sayIt(make("p", { id: "gate-how" }), BY_FINGERS, { seconds }),
      // Keys go to an application as they are; a screen reader does not use them for itself.
      nameIt(make("div", { role: "application" }, this.target), "Gear"),
      make("p", { class: "gate-else", id: "gate-else" }, ...otherWays(seconds)));
    this.codePart = make("div", { class: "gate-code", hidden: true },
      sayIt(make("p"), "Enter the grown-up code."), this.countdown.root, this.pad.root, codeHelp());
    this.state = make("p", { class: "gate-state", role: "status" });
    this.problem = make("p", { class: "gate-problem", role: "alert" });
    this.later = sayIt(make("button", { type: "button", class: "button" }), "Not now");
    this.root = make("section", { class: "gate card", id: "gate", role: "dialog",
      "aria-labelledby": "gate-title" }, sayIt(make("h2", { id: "gate-title" }), "For grown-ups"),
    this.holdPart, this.codePart, this.problem, this.state, this.later);
  }

  #wire() {
    const { signal } = this.#listening;
    this.hold.addEventListener("held", () => this.#mark(true));
    this.hold.addEventListener("released", () => this.#mark(false));
    this.hold.addEventListener("complete", ({ detail }) => {
      this.#mark(false);
      this.dispatchEvent(new CustomEvent("held", { detail }));
    });
    this.pad.addEventListener("code", ({ detail }) => {
      this.pad.isShut = true;
      this.dispatchEvent(new CustomEvent("code", { detail }));
    });
    this.later.addEventListener("click", () => this.close());
    this.root.addEventListener("pointerdown", () => this.#stay());
    this.root.addEventListener("keydown", (event) => this.#type(event));
    addEventListener("keydown", ({ key }) => key === "Escape" && this.close(), { signal });
  }

  #type(event) {
    this.#stay();
    if (event.key === "Escape") {
      event.stopPropagation(); // here it means the card, elsewhere on the page it means Stop
      this.close();
    } else if (!this.codePart.hidden && !event.ctrlKey && !event.metaKey && !event.altKey
      && this.pad.press(event.key)) event.preventDefault();
  }

  #mark(isHeld) {
    this.target.classList.toggle("held", isHeld);
    sayIt(this.problem, "");
    sayIt(this.state, isHeld ? HOLDING : "");
  }

  #stay() {
    clearTimeout(this.#alone);
    this.#alone = setTimeout(() => this.close(), LEFT_ALONE);
  }
}

/** What helps who forgot the code, folded up until it is asked for. */
function codeHelp() {
  return make("details", { class: "gate-help" }, sayIt(make("summary"), "Forgot the code?"),
    ...CODE_HELP.map(([heading, ...lines]) => make("section", {}, sayIt(make("h3"), heading),
      ...lines.map((line) =>
        (Array.isArray(line) ? make("p", {}, make("code", {}, line[0])) : sayIt(make("p"), line))))));
}
