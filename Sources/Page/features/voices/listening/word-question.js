// "Which word was it?": a word is heard, and one of four is chosen. Neither the voice nor the word is shown.
import { button, make } from "../../../kit/elements.js";
import { icon } from "../../../kit/icon.js";
import { t } from "../../../kit/strings.js";
import { makeAhead, playExactly } from "./exact-sound.js";
import { ASKS, SOUND_SAYS, soundTrouble } from "./question-texts.js";
import { QuestionView } from "./question-view.js";

/** Shows `item` in `view`; calls `answered({chosen, replays, heard})` once. */
export class WordQuestion extends QuestionView {
  #plays = 0;
  #heard = null;
  #isSounding = false;

  constructor(item, { language, answered, ...place }) {
    super({ title: ASKS.word(), ...place });
    Object.assign(this, { item, language, answered });
    this.hearing = button(t("Hear the word"), {
      class: "button primary hear-word", picture: icon("speaker"), onclick: () => this.hear() });
    this.choices = [...item.choices.map((word, at) => this.#choice(word, word, at + 1)),
      this.#choice(t("I did not hear it"), null, 0)];
    this.body.append(this.hearing,
      make("div", { class: "word-choices", role: "group", "aria-label": ASKS.word() },
        ...this.choices));
    this.say(t("Press the button, listen, then choose. You can also press the keys 1 to 4."));
    this.sound = { text: item.text, voice: item.voice, language };
    makeAhead(this.sound);
  }

  #choice(text, chosen, key) {
    return make("button", {
      type: "button", class: `button word-choice${key ? "" : " unheard"}`, disabled: true,
      "aria-keyshortcuts": String(key), onclick: () => this.#choose(chosen),
    }, make("kbd", { "aria-hidden": "true" }, String(key)), text);
  }

  /** Plays the word, for the first time or once more. */
  async hear() {
    if (this.#isSounding || !this.answered) return;
    this.#isSounding = true;
    this.hearing.setAttribute("aria-disabled", "true");
    try {
      const heard = await playExactly(this.sound, (what) => this.say(SOUND_SAYS[what]()));
      if (heard) this.#wasHeard(heard);
      else this.say(SOUND_SAYS.cut());
    } catch (problem) {
      this.stuck(soundTrouble(problem), () => this.hear(), { mayBeLeftOut: true });
    }
    this.hearing.removeAttribute("aria-disabled");
    this.#isSounding = false;
  }

  #wasHeard(heard) {
    this.#heard = heard;
    this.#plays += 1;
    this.hearing.lastChild.textContent = t("Once more");
    for (const choice of this.choices) choice.disabled = false;
    this.say(t("Choose the word that you heard."));
  }

  #choose(chosen) {
    if (!this.#heard || this.#isSounding || !this.answered) return;
    const answered = this.answered;
    this.answered = null;
    for (const choice of this.choices) choice.disabled = true;
    answered({ chosen, replays: Math.min(99, this.#plays - 1), heard: this.#heard });
  }

  /** A key that was pressed anywhere: the digits choose. */
  press(key) {
    const at = ["1", "2", "3", "4", "0"].indexOf(key);
    if (at >= 0) this.choices[key === "0" ? this.choices.length - 1 : at]?.click();
  }
}
