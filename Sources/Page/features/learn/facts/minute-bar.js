// The minute as a bar that gets shorter: no digits. It is told by the service how much is left and moves
// by itself between; it stands while the child talks or looks elsewhere.
import { make } from "../../../kit/elements.js";
import { WORDS } from "./facts-words.js";

const calm = matchMedia("(prefers-reduced-motion: reduce)");
/** How far it may be off before it is set right, as a share. */
const OFF = 0.02;
/** In how many steps it goes where nothing should move. */
const STEPS = 12;

export class MinuteBar {
  #moving = null;
  #stands = null;

  constructor() {
    this.fill = make("span", { class: "remains", "aria-hidden": "true" });
    this.node = make("div", { class: "minute-bar", role: "img", "aria-label": WORDS.timeLeft }, this.fill);
  }

  /** Follows a run: what is left of it, and whether it stands. */
  follow({ remaining, remainingMilliseconds, isPaused }) {
    this.node.classList.toggle("stands", isPaused);
    const shown = this.#shown;
    if (this.#stands === isPaused && shown !== null && Math.abs(shown - remaining) < OFF) return;
    this.#stands = isPaused;
    this.end();
    this.fill.style.setProperty("transform", `scaleX(${remaining})`);
    if (isPaused || !remainingMilliseconds) return;
    this.#from = remaining;
    this.#moving = this.fill.animate([{ transform: `scaleX(${remaining})` }, { transform: "scaleX(0)" }],
      { duration: remainingMilliseconds, easing: calm.matches ? `steps(${STEPS})` : "linear", fill: "forwards" });
  }

  end() {
    this.#moving?.cancel();
    this.#moving = null;
  }

  #from = 1;

  get #shown() {
    const timing = this.#moving?.effect?.getComputedTiming();
    return timing ? this.#from * (1 - (timing.progress ?? 1)) : null;
  }
}
