// All words of a voice by group, with whose each is: to be heard, recorded anew, or taken away.
import { button, make } from "../../../kit/elements.js";
import { SamplePlayer } from "../../../kit/sound/sample-player.js";
import { t } from "../../../kit/strings.js";
import { picture } from "../../../kit/word-picture.js";
import { Takes } from "./recorded-voices.js";
import { groupName, languageName, problemWords } from "./take-words.js";
import { partOf } from "./word-queue.js";

export class TakesList {
  #player = new SamplePlayer();
  #turn = 0;

  constructor({ voice, symbols, go, trouble, changed }) {
    Object.assign(this, { voice, symbols, go, trouble, changed });
    this.takes = new Takes(voice.id);
    const parts = new Map();
    for (const word of voice.words) parts.set(partOf(word), [...parts.get(partOf(word)) ?? [], word]);
    const isMixed = new Set(voice.words.map(({ language }) => language)).size > 1;
    this.element = make("div", { class: "takes" }, ...[...parts.values()].map((words, at) =>
      this.#part(words, isMixed, at === 0)));
  }

  hush() {
    this.#turn += 1;
    this.#player.stop();
  }

  /** A group; its words are drawn when it is opened, since some have hundreds. */
  #part(words, isMixed, isOpen) {
    const { group, language } = words[0];
    const count = make("span", { class: "count" });
    const tell = () => {
      const recorded = words.filter(({ whose }) => whose === "recorded").length;
      count.textContent = t("{recorded} of {wanted}", { recorded, wanted: words.length });
    };
    tell();
    const list = make("ul", { class: "take-list" });
    const fill = () => list.childElementCount || list.append(...words.map((word) => this.#row(word, tell)));
    const part = make("details", { ontoggle: () => part.open && fill() },
      make("summary", {}, isMixed ? `${groupName(group)}, ${languageName(language)}` : groupName(group), count), list);
    part.open = isOpen;
    if (isOpen) fill();
    return part;
  }

  #row(word, tell) {
    const row = make("li", {});
    const draw = () => {
      const isRecorded = word.whose === "recorded";
      row.dataset.whose = word.whose;
      row.replaceChildren(
        button("", { class: "take-listen", lang: word.language, onclick: () => this.#listen(word),
          "aria-label": isRecorded ? t("Listen to {word}, recorded", { word: word.text })
            : t("Listen to {word}, near voice", { word: word.text }) },
        picture(this.symbols.shown(word.text)), make("span", { class: "take-text" }, word.text),
        make("span", { class: "whose" }, isRecorded ? "★" : t("near"))),
        ...this.#problems(word),
        make("span", { class: "take-acts" },
          make("a", { class: "button small", href: addressOf(this.voice.id, word),
            "aria-label": isRecorded ? t("Record {word} again", { word: word.text })
              : t("Record {word}", { word: word.text }) }, isRecorded ? t("Again") : t("Record")),
          isRecorded ? button(t("Delete"), { class: "button small danger",
            "aria-label": t("Delete the recording of {word}", { word: word.text }),
            onclick: () => this.#remove(word, row, () => { draw(); tell(); }) }) : null));
    };
    draw();
    return row;
  }

  #problems({ take }) {
    return take?.problems?.length ? [make("small", { class: "take-problem" },
      take.problems.map((one) => problemWords(one).title).join(", "))] : [];
  }

  async #listen(word) {
    const turn = ++this.#turn;
    try {
      const sound = await (word.whose === "recorded" ? this.takes.sound(word) : this.takes.heard(word));
      if (turn === this.#turn) await this.#player.play(sound);
    } catch (problem) {
      this.trouble(problem);
    }
  }

  async #remove(word, row, draw) {
    try {
      await this.takes.remove(word);
      Object.assign(word, { whose: "near", take: null });
      draw();
      row.querySelector("a").focus();
      this.changed();
    } catch (problem) {
      this.trouble(problem);
    }
  }
}

const addressOf = (id, { language, text }) =>
  `#${["voice", id, "record", language, text].map(encodeURIComponent).join("/")}`;
