// Hide or show words, scene by scene (document 001, Vocabulary). Of a thing that holds others it is
// asked whether they go with it; where they stay, a plain door leads to them.
import { get } from "../../../kit/transport/api.js";
import { make } from "../../../kit/elements.js";
import { labelOf } from "../setting-labels.js";
import { WordPicker } from "./word-picker.js";

/** So many of the words inside are named. */
const NAMED = 6;

export class Screen extends WordPicker {
  /** What is asked for and not answered yet, by place: quick touches add up. */
  #hidden = new Map();
  /** What lies in what, by place. */
  #contents = new Map();
  #answer = null;

  constructor(context) {
    super(context, {
      title: labelOf("hiddenWords"),
      lead: "Touch a word to hide it; touch it again to show it. All others keep their places.",
      all: "Show all", look: "hides",
    });
    this.question = make("div", { class: "confirm", role: "group", hidden: true });
    this.tiles.before(this.question);
  }

  isOn(word) { return !this.#of(this.place).has(this.idOf(word)); }
  sign(isOn) { return isOn ? "" : "hidden"; }

  counted(words) {
    const hidden = words.filter(({ word }) => !this.isOn(word)).length;
    return hidden ? `${hidden} of ${words.length} hidden` : `All ${words.length} shown`;
  }

  async turn(word, isOn) {
    const { place } = this;
    const inside = (await this.#inside(place, word)).filter((one) => this.isOn(one) !== isOn);
    const choice = inside.length ? await this.#ask(word, inside, isOn) : "alone";
    if (!choice) return null;
    const hidden = new Set(this.#of(place));
    for (const one of [word, ...(choice === "all" ? inside : [])]) {
      if (isOn) hidden.delete(this.idOf(one));
      else hidden.add(this.idOf(one));
    }
    return this.#send(place, hidden);
  }

  async turnAll() {
    this.#decide(null);
    this.tell(await this.#send(this.place, new Set()));
    this.refresh();
  }

  /** Another place is looked at: nobody answers what was asked of this one. */
  left() { this.#decide(null); }

  async #inside(place, word) {
    if (place === "core") return [];
    if (!this.#contents.has(place)) {
      const path = `/v1/scenes/${encodeURIComponent(place)}/contents`;
      this.#contents.set(place, await get(path).catch(() => ({})));
    }
    return this.#contents.get(place)[word] ?? [];
  }

  /** "all", "alone", or null where nothing is to change. */
  #ask(word, inside, isOn) {
    this.#decide(null);
    const words = inside.length === 1 ? "1 word" : `${inside.length} words`;
    const named = inside.slice(0, NAMED).join(", ") + (inside.length > NAMED ? "…" : "");
    const text = isOn
      ? `${words} in “${word}” are hidden too: ${named}. Show them again with it?`
      : `“${word}” holds ${words}: ${named}. Shall they go with it? If they stay, a plain door that `
        + "says nothing leads to them.";
    const option = (answer, label) => make("button", { type: "button", class: "button small",
      "data-answer": answer, onclick: () => this.#decide(answer) }, label);
    const verb = isOn ? "Show" : "Hide";
    this.question.setAttribute("aria-label", text);
    this.question.replaceChildren(make("p", {}, text), make("p", { class: "row" },
      option("alone", `${verb} only “${word}”`),
      option("all", `${verb} it with its ${words}`),
      make("button", { type: "button", class: "button small", "data-answer": "none",
        onclick: () => this.#decide(null) }, "Change nothing")));
    this.question.hidden = false;
    this.question.querySelector("button").focus();
    this.question.scrollIntoView({ block: "nearest" });
    return new Promise((answered) => { this.#answer = answered; });
  }

  #decide(answer) {
    this.question.hidden = true;
    this.#answer?.(answer);
    this.#answer = null;
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
