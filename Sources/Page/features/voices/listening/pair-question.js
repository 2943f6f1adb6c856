// "Which of two is nicer?": the same words in two voices, A and B; which is nicer, and whose voice it could be.
import { button, make } from "../../../kit/elements.js";
import { icon } from "../../../kit/icon.js";
import { t } from "../../../kit/strings.js";
import { makeAhead, playExactly } from "./exact-sound.js";
import { ASKS, SOUND_SAYS, soundTrouble } from "./question-texts.js";
import { QuestionView } from "./question-view.js";

const BETWEEN = 500; // ms of silence between the two

/** Shows `item`; calls `answered({nicer, forWhom, replays, heard})` once. */
export class PairQuestion extends QuestionView {
  #plays = { first: 0, second: 0 };
  #heard = {};
  #isSounding = false;
  #nicer = null;

  constructor(item, { language, answered, ...place }) {
    super({ title: ASKS.pair(), ...place });
    Object.assign(this, { item, answered });
    this.sounds = {
      first: { text: item.text, voice: item.first, language },
      second: { text: item.text, voice: item.second, language },
    };
    this.hearing = button(t("Hear both"), {
      class: "button primary hear-word", picture: icon("speaker"), onclick: () => this.#hearBoth() });
    this.one = { first: this.#again("A", "first"), second: this.#again("B", "second") };
    this.answers = make("div", { class: "pair-answers", role: "group" });
    this.body.append(this.hearing, make("div", { class: "row" }, this.one.first, this.one.second), this.answers);
    this.#ask(ASKS.pair(), [
      [t("A is nicer"), () => this.#prefer("first")], [t("B is nicer"), () => this.#prefer("second")],
      [t("Both the same"), () => this.#prefer("same")],
    ]);
    this.say(t("Press the button, listen to A and then to B, and choose."));
    makeAhead(this.sounds.first);
    makeAhead(this.sounds.second);
  }

  #again(letter, which) {
    return button(t("{letter} once more", { letter }), { disabled: true, onclick: () => this.#hear([which]) });
  }

  #ask(name, answers) {
    this.answers.setAttribute("aria-label", name);
    this.answers.replaceChildren(...answers.map(([text, act], at) => make("button", {
      type: "button", class: "button word-choice", disabled: !this.#hasHeardBoth, onclick: act,
      "aria-keyshortcuts": String(at + 1),
    }, make("kbd", { "aria-hidden": "true" }, String(at + 1)), text)));
  }

  get #hasHeardBoth() { return Boolean(this.#heard.first && this.#heard.second); }

  #hearBoth() { return this.#hear(["first", "second"]); }

  async #hear(which) {
    if (this.#isSounding || !this.answered) return;
    this.#isSounding = true;
    this.hearing.setAttribute("aria-disabled", "true");
    try {
      if (await this.#playAll(which)) this.#wereHeard();
      else this.say(SOUND_SAYS.cut());
    } catch (problem) {
      this.stuck(soundTrouble(problem), () => this.#hear(which), { mayBeLeftOut: true });
    }
    for (const each of ["first", "second"]) this.one[each].removeAttribute("data-sounds");
    this.hearing.removeAttribute("aria-disabled");
    this.#isSounding = false;
  }

  async #playAll(which) {
    for (const [at, each] of which.entries()) {
      if (at) await new Promise((resolve) => { setTimeout(resolve, BETWEEN); });
      const letter = each === "first" ? "A" : "B";
      const heard = await playExactly(this.sounds[each], (what) => {
        this.one[each].toggleAttribute("data-sounds", what === "sounding");
        this.say(what === "making" ? SOUND_SAYS.making() : t("Listen to {letter}…", { letter }));
      });
      this.one[each].removeAttribute("data-sounds");
      if (!heard) return false;
      this.#heard[each] = heard;
      this.#plays[each] += 1;
    }
    return true;
  }

  #wereHeard() {
    if (!this.#hasHeardBoth) return;
    for (const button of [this.one.first, this.one.second, ...this.answers.children]) button.disabled = false;
    this.hearing.lastChild.textContent = t("Both once more");
    this.say(this.#nicer ? "" : ASKS.pair());
  }

  #prefer(nicer) {
    if (!this.#hasHeardBoth || this.#isSounding || !this.answered) return;
    if (nicer === "same") return void this.#answer(nicer, null);
    this.#nicer = nicer;
    const letter = nicer === "first" ? "A" : "B";
    this.heading.textContent = t("Whose voice could {letter} be?", { letter });
    this.#ask(this.heading.textContent, [
      [t("My child’s own voice"), () => this.#answer(nicer, "child")],
      [t("Meadow, the companion"), () => this.#answer(nicer, "companion")],
      [t("Neither of them"), () => this.#answer(nicer, "neither")],
    ]);
    this.say("");
    this.heading.focus();
  }

  #answer(nicer, forWhom) {
    if (this.#isSounding || !this.answered) return;
    const answered = this.answered;
    this.answered = null;
    for (const button of this.answers.children) button.disabled = true;
    const replays = Math.max(this.#plays.first, this.#plays.second) - 1;
    answered({ nicer, forWhom, replays: Math.min(99, replays), heard: this.#heard.first });
  }

  /** A key that was pressed anywhere: the digits choose. */
  press(key) { if (/^[1-3]$/.test(key)) this.answers.children[key - 1]?.click(); }
}
