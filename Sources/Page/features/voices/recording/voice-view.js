// One recorded voice: how far it is, going on with it, its words, taking it along, erasing it.
import { button, make } from "../../../kit/elements.js";
import { wordsFor } from "../../../kit/problem-words.js";
import { progressRing } from "../../../kit/progress-ring.js";
import { language, t } from "../../../kit/strings.js";
import { get, patch } from "../../../kit/transport/api.js";
import { chosenInWords } from "../voice-progress.js";
import { eraseVoice, fetchPack, readVoice } from "./recorded-voices.js";
import { TakesList } from "./takes-list.js";
import { Pace } from "./time-left.js";
import { partOf, WordQueue } from "./word-queue.js";

/** A browser may ask where to save a file before it reads it. */
const URL_LASTS = 60_000;

export class VoiceView {
  constructor({ id, go, connection, symbols }) {
    Object.assign(this, { id, go, connection, symbols });
    this.told = make("p", { class: "told", role: "status" });
    this.alert = make("p", { class: "problem", role: "alert" });
  }

  async open() {
    this.voice = await readVoice(this.id);
    this.list = new TakesList({ voice: this.voice, symbols: this.symbols, go: this.go,
      trouble: (problem) => this.#trouble(problem), changed: () => this.#recount() });
    this.top = make("div", { class: "voice-top" });
    this.#recount();
    return make("div", { class: "one-voice" },
      make("section", { class: "card", "aria-labelledby": "voice-title" }, this.top,
        this.told, this.alert),
      make("section", { class: "card", "aria-labelledby": "words-title" },
        make("h2", { id: "words-title" }, t("The words")),
        make("p", { class: "note" }, t("★ is a recording. All other words are said by the near voice, which has the "
          + "same pitch and resonance.")), this.list.element),
      this.#files());
  }

  hush() { this.list?.hush(); }

  end() { this.list?.hush(); }

  /** The service is back: what is shown stays. */
  comeBack() {}

  #recount() {
    const { name, words, consent, speaker } = this.voice;
    const queue = new WordQueue(words);
    const all = words.filter(({ whose }) => whose === "recorded").length;
    // What is worth most comes first, and is what a voice is measured by: of all words nobody needs each.
    const { recorded, wanted } = queue.progressOf(words.length ? partOf(words[0]) : null);
    const percent = wanted ? Math.round(100 * recorded / wanted) : 0;
    const { left } = queue.progress;
    const minutes = new Pace().minutesFor(left);
    const hadFocus = this.top.contains(document.activeElement);
    this.top.replaceChildren(
      make("span", { class: "ring", "aria-hidden": "true" }, progressRing(percent), make("span", {}, `${percent}%`)),
      make("div", {},
        make("h2", { id: "voice-title", tabindex: "-1" }, name),
        make("p", {}, t("{recorded} of {wanted} core words are recorded, {all} words in all.",
          { recorded, wanted, all })),
        make("p", { class: "note" }, t("{speaker} speaks. {by} agreed on {on}.",
          { speaker, by: consent.by, on: dayOf(consent.on) }))),
      make("p", { class: "row" },
        left ? make("a", { class: "button primary", href: `#voice/${encodeURIComponent(this.id)}/record` },
          all ? t("Go on recording, about {minutes} min", { minutes })
            : t("Begin recording, about {minutes} min", { minutes })) : null,
        all ? button(t("Speak with this voice"),
          { onclick: () => this.#choose() }) : null,
        make("a", { class: "button", href: "#" }, t("All voices"))));
    if (hadFocus) this.top.querySelector("h2").focus();
  }

  #files() {
    const { name } = this.voice;
    this.ask = button(t("Erase this voice"), { class: "button danger", "aria-expanded": "false",
      onclick: () => this.#asking(true) });
    this.question = make("div", { class: "sure", role: "group", hidden: true, "aria-labelledby": "erase-question" },
      make("p", { id: "erase-question" }, t("Erase {name} with all its recordings? Nobody can bring them back. "
        + "Who spoke with it speaks with the near voice then.", { name })),
      make("p", { class: "row" },
        button(t("No, keep it"), { onclick: () => this.#asking(false) }),
        button(t("Yes, erase all of it"), { class: "button danger", onclick: () => this.#erase() })));
    return make("section", { class: "card", "aria-labelledby": "files-title" },
      make("h2", { id: "files-title" }, t("Take it along, or erase it")),
      make("p", {}, t("A voice pack is one file with all recordings and what was agreed. Another Meadow takes it in. "
        + "Give it only to people who may have this voice.")),
      make("p", { class: "row" }, button(t("Save the voice pack"), { onclick: () => this.#save() }), this.ask),
      this.question);
  }

  #asking(isAsking) {
    this.question.hidden = !isAsking;
    this.ask.setAttribute("aria-expanded", String(isAsking));
    (isAsking ? this.question.querySelector("button") : this.ask).focus();
  }

  async #erase() {
    await this.#try(async () => {
      await eraseVoice(this.id);
      this.go();
    });
  }

  async #save() {
    await this.#try(async () => {
      const url = URL.createObjectURL(await fetchPack(this.id));
      make("a", { href: url, download: `${this.id}.zip` }).click();
      setTimeout(() => URL.revokeObjectURL(url), URL_LASTS);
      this.told.textContent = t("The voice pack is saved.");
    });
  }

  async #choose() {
    await this.#try(async () => {
      await patch("/v1/settings", { voice: this.id });
      const [{ speech }, { voices }] = await Promise.all([get("/healthz"), get("/v1/voices")]);
      this.told.textContent = chosenInWords(speech, this.id,
        (id) => voices.find((voice) => voice.id === id)?.name ?? id);
    });
  }

  async #try(act) {
    this.told.textContent = this.alert.textContent = "";
    try {
      await act();
    } catch (problem) {
      this.#trouble(problem);
    }
  }

  #trouble(problem) {
    if (problem.isForGrownUps) return;
    this.alert.textContent = wordsFor(problem);
    this.alert.scrollIntoView({ block: "center" });
  }
}

const dayOf = (on) => new Date(`${on}T12:00`).toLocaleDateString(language(),
  { day: "numeric", month: "long", year: "numeric" });
