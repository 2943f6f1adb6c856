// The last change of the settings, taken back with one touch, and made again with another. It stays
// at the foot of the settings, wherever one is in them.
import { make, say } from "../../kit/elements.js";
import { wordsFor } from "../../kit/problem-words.js";
import { labelsOf } from "./setting-labels.js";

const CAUSES = { reset: "resetting the settings", setUp: "taking up a set-up" };
const nameOf = ({ cause, keys }) => CAUSES[cause] ?? labelsOf(keys, 1);

/** How long it lies in sight, over what is beneath, after a change, in ms; then it is the last line. */
const IN_SIGHT = 12_000;

export class UndoLine {
  #latest = "";
  #timer = 0;

  constructor(family) {
    this.family = family;
    const part = (picture, act) => {
      const text = make("span", {});
      const root = make("button", { type: "button", class: "button small", onclick: act },
        make("span", { "aria-hidden": "true" }, picture), text);
      return { root, text };
    };
    this.undo = part("↶ ", () => this.#turn("undo", "Taken back"));
    this.redo = part("↷ ", () => this.#turn("redo", "Made again"));
    this.told = make("p", { class: "undo-told", role: "status" });
    this.root = make("div", { class: "undo-line", hidden: true },
      this.undo.root, this.redo.root, this.told);
  }

  refresh() {
    const { undo, redo } = this.family.history;
    this.root.hidden = !undo.length && !redo.length;
    this.#rise(JSON.stringify([undo, redo]));
    for (const [{ root, text }, [step], name] of [
      [this.undo, undo, "Undo"], [this.redo, redo, "Redo"]]) {
      root.hidden = !step;
      if (step) say(text, `${name}: ${nameOf(step)}`);
    }
  }

  /** After each change it comes up from the foot of the settings for a while. */
  #rise(latest) {
    const isFirst = !this.#latest;
    if (latest === this.#latest) return;
    this.#latest = latest;
    if (isFirst) return;
    clearTimeout(this.#timer);
    this.root.classList.add("fresh");
    // What was changed stays in sight above it.
    const changed = document.activeElement;
    if (this.root.parentElement?.contains(changed)) changed.scrollIntoView({ block: "nearest" });
    this.#timer = setTimeout(() => this.root.classList.remove("fresh"), IN_SIGHT);
  }

  async #turn(way, done) {
    const step = this.family.history[way][0];
    const problem = await this.family.turn(way);
    say(this.told, problem ? wordsFor(problem) : `${done}: ${nameOf(step)}.`);
    const button = this[way].root.hidden ? this[way === "undo" ? "redo" : "undo"] : this[way];
    if (!this.root.contains(document.activeElement)) button.root.focus({ preventScroll: true });
  }
}
