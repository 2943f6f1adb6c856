// The word among others, as a child would say it.
import { button, make } from "../../kit/elements.js";
import { onPress } from "../../kit/press/press.js";
import { pulse } from "../../kit/pulse.js";

const PHRASES = {
  people: ["I love …", "… wants juice", "…'s turn"],
  things: ["I want …", "Where is …?", "…'s turn"],
  places: ["Let's go to …", "I like …", "… is far away"],
};

/** Phrases of the word; `say(phrase)` is called for what is saved, `save()` before where not. */
export class Phrases {
  constructor(root, { say, save, slow }) {
    this.list = root.querySelector("#phrases");
    this.note = root.querySelector("#phrases-note");
    this.save = save;
    this.say = say;
    root.querySelector("#slow").addEventListener("change", ({ target }) => slow(target.checked));
    onPress(this.list, ".chip", (chip) => {
      if (this.draft.soundsNew) return this.#offer(chip.dataset.pattern);
      say(chip.dataset.text);
      pulse(chip);
    });
  }

  show(draft) {
    if (draft !== this.draft || !draft.soundsNew) this.note.hidden = true;
    this.draft = draft;
    const { text, group } = draft.content;
    const patterns = PHRASES[group];
    const key = `${group} ${text}`;
    if (this.key === key) return;
    this.key = key;
    this.list.replaceChildren(...patterns.map((pattern) => {
      const phrase = filled(pattern, text);
      return make("button", {
        type: "button", class: "chip", "data-text": phrase, "data-pattern": pattern,
      }, phrase);
    }));
  }

  /** A phrase is said with what is saved; say so, and offer to save. */
  #offer(pattern) {
    const phrase = filled(pattern, this.draft.content.text);
    this.note.hidden = false;
    this.note.replaceChildren(
      make("span", {}, "Phrases are said with the saved sound, and this one is not saved yet."),
      button("Save and say it", {
        onclick: async () => {
          if (!await this.save()) return;
          this.note.hidden = true;
          this.say(phrase);
        },
      }));
  }
}

const filled = (pattern, text) => pattern.replace("…", text.trim() || "…");
