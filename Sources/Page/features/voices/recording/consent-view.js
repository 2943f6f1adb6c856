// A new voice begins with a name and with consent.
import { button, make } from "../../../kit/elements.js";
import { wordsFor } from "../../../kit/problem-words.js";
import { t } from "../../../kit/strings.js";
import { createVoice } from "./recorded-voices.js";
import { SpeakerFields } from "./speaker-fields.js";

export class ConsentView {
  constructor({ go }) {
    this.go = go;
    this.fields = new SpeakerFields();
  }

  open() {
    this.start = button(t("Begin"), { class: "button primary", type: "submit" });
    return make("form", { class: "card narrow", novalidate: true, "aria-labelledby": "new-title",
      oninput: () => this.fields.refuse(""), onsubmit: (event) => { event.preventDefault(); this.#create(); } },
    make("h2", { id: "new-title", tabindex: "-1" }, t("A new voice")),
    ...this.fields.parts(),
    make("p", { class: "row" }, this.start, make("a", { class: "button", href: "#" }, t("Not now"))));
  }

  async #create() {
    if (this.fields.problem()) return;
    const { by, agreed, ...who } = this.fields.value;
    this.start.disabled = true;
    try {
      const voice = await createVoice({ ...who, consent: { by, agreed } });
      this.go("voice", voice.id, "record");
    } catch (problem) {
      this.fields.refuse(wordsFor(problem));
    }
    this.start.disabled = false;
  }
}
