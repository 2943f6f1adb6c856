// The child's own words to hear a voice with: My Words, core words, phrases and anything typed.
import { get } from "../../kit/transport/api.js";
import { HELLO } from "../../kit/audio/speaker.js";
import { picture } from "../../kit/word-picture.js";
import { Symbols } from "../../kit/symbols.js";
import { make } from "../../kit/elements.js";
import { onPress } from "../../kit/press/press.js";
import { pulse } from "../../kit/pulse.js";

const OWN = 6;
const CORE = ["more", "help", "all done", "go", "want", "stop", "different"];
const CORE_SHOWN = 5;

/** Wires the chips and the form; calls `hear(text)`. */
export class WordChips {
  /** What was heard last: a changed slider says it again. */
  text = HELLO;

  constructor({ chips, form, field }, hear) {
    Object.assign(this, { chips, hear });
    onPress(chips, ".chip", (chip) => {
      this.#say(chip.dataset.text);
      pulse(chip);
    });
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const text = field.value.trim() || field.placeholder;
      this.#say(text);
    });
  }

  #say(text) {
    this.text = text;
    this.hear(text);
  }

  /** Fetches the words and draws the chips. */
  async load() {
    const [vocabulary, mine, symbols] = await Promise.all([
      get("/v1/vocabulary"), get("/v1/words").catch(() => ({ words: [] })), new Symbols().load(),
    ]);
    const chip = (text, emoji, kind) => made(text, symbols.shown(text, emoji), kind);
    const known = new Map(vocabulary.coreVocabulary.map((entry) => [entry.word, entry]));
    const own = mine.words.toSorted((a, b) => b.favorite - a.favorite).slice(0, OWN);
    const core = CORE.filter((word) => known.has(word)).slice(0, CORE_SHOWN)
      .map((word) => known.get(word));
    const name = own.find(({ group }) => group === "people")?.text;
    this.chips.replaceChildren(
      ...own.map((word) => chip(word.text, word.emoji, "own")),
      ...core.map(({ word, emoji }) => chip(word, emoji, "core")),
      chip(name ? `I love ${name}` : "I love you", "❤️", "phrase"),
      chip("I want more juice", "🧃", "phrase"), chip(HELLO, "🌱", "phrase"));
  }
}

function made(text, shown, kind) {
  return make("button", { type: "button", class: `chip ${kind}`, "data-text": text },
    picture(shown, "emoji"), text);
}
