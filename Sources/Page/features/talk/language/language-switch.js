// One touch from one language to the other, for a child who lives in two: the same board in the same place,
// in other words. It says where a touch leads, in the letters of that language, as the switch beside it shows
// the view it leads to. Fetched only where a grown-up has chosen a second language.
import { make } from "../../../kit/elements.js";
import { onPress } from "../../../kit/press/press.js";
import { pulse } from "../../../kit/pulse.js";
import { nameIt, t } from "../../../kit/strings.js";
import { needStyles } from "../../../kit/style-sheets.js";

/** Letters and name of each, in itself: who looks for Spanish looks for "español". */
const LANGUAGES = {
  en: { letters: "EN", leads: "In English", told: "The board is in English now." },
  "es-419": { letters: "ES", leads: "In Spanish", told: "The board is in Spanish now." },
};

/** A phone on its side has no room for one more beside the stage, but some beside the message. */
const low = matchMedia("(max-height: 559px) and (min-aspect-ratio: 5/4)");

/** The button at the end of `root` (#scenes), in low windows before `message`. */
export class LanguageSwitch {
  constructor({ root, message, store }) {
    Object.assign(this, { root, message, store });
    this.button = make("button", { type: "button", id: "language", hidden: true });
    this.status = make("span", { class: "unseen", role: "status" });
    root.append(this.status);
    this.#place();
    low.addEventListener("change", () => this.#place());
    onPress(document, "#language", () => this.#go());
    for (const kind of ["settings", "navigation"]) store.on(kind, () => this.#show());
    store.on("language", (spoken) => { this.status.textContent = t(LANGUAGES[spoken]?.told ?? ""); });
    this.#open();
  }

  async #open() {
    await needStyles("features/talk/language/language");
    this.#show();
  }

  #place() {
    if (low.matches) this.message.before(this.button);
    else this.status.before(this.button);
  }

  /** The languages of the board, the one it begins in first. */
  get #both() {
    const { language = "en", secondLanguage = "none" } = this.store.settings ?? {};
    return [language, secondLanguage];
  }

  get #other() {
    const [first, second] = this.#both;
    return (this.store.state.navigation?.language ?? first) === first ? second : first;
  }

  #go() {
    this.store.move({ language: this.#other });
    pulse(this.button);
  }

  #show() {
    const [first, second] = this.#both;
    const known = LANGUAGES[this.#other];
    this.button.hidden = !known || first === second;
    document.body.toggleAttribute("data-languages", !this.button.hidden);
    if (!known || this.button.dataset.to === this.#other) return;
    this.button.dataset.to = this.#other;
    this.button.lang = this.#other;
    nameIt(this.button, known.leads);
    this.button.replaceChildren(make("span", { class: "bubble", "aria-hidden": "true" }, known.letters));
  }
}
