// Hide or show words, scene by scene (document 001, Vocabulary).
import { WordPicker } from "./word-picker.js";

export class Screen extends WordPicker {
  /** What is asked for and not answered yet, by place: quick touches add up. */
  #hidden = new Map();

  constructor(context) {
    super(context, {
      title: "Hide or show words",
      lead: "Touch a word to hide it in this scene; touch it again to show it.",
      all: "Show all", look: "hides",
    });
  }

  isOn(word) { return !this.#of(this.place).has(word.toLowerCase()); }
  sign(isOn) { return isOn ? "" : "hidden"; }

  counted(words) {
    const hidden = words.filter(({ word }) => !this.isOn(word)).length;
    return hidden ? `${hidden} of ${words.length} hidden` : `All ${words.length} shown`;
  }

  turn(word, isOn) {
    const hidden = new Set(this.#of(this.place));
    if (isOn) hidden.delete(word.toLowerCase());
    else hidden.add(word.toLowerCase());
    return this.#send(this.place, hidden);
  }

  async turnAll() {
    this.tell(await this.#send(this.place, new Set()));
    this.refresh();
  }

  #of(place) {
    return this.#hidden.get(place) ?? new Set(this.family.settings.hiddenWords[place] ?? []);
  }

  async #send(place, hidden) {
    this.#hidden.set(place, hidden);
    const problem = await this.family.change({ hiddenWords: { [place]: [...hidden] } });
    if (this.#hidden.get(place) === hidden) this.#hidden.delete(place);
    return problem;
  }
}
