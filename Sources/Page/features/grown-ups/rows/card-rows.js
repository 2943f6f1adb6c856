// Choices that deserve a card each: the child's voice, and how much the child can do with words.
import { HELLO } from "../../../kit/audio/speaker.js";
import { get } from "../../../kit/transport/api.js";
import { hostInWords, isForCompanion } from "../../../kit/voice-words.js";
import { make, say } from "../../../kit/elements.js";
import { icon } from "../../../kit/icon.js";
import { TIERS, tierFace } from "../../../kit/tiers.js";
import { Row } from "./row.js";

const FACES = { girl: "girl", boy: "boy", meadow: "sprout" };
/** Cards of which one is chosen; `cards` are {value, face: nodes, isSuggested}. */
class CardRow extends Row {
  draw() {
    this.cards = make("div", { class: "pick-cards", role: "radiogroup", ...this.naming,
      onchange: ({ target }) => this.set(this.typed(target.value)),
      onclick: ({ target }) => target.value && this.touched(target.value) });
    return make("div", {}, this.cards, this.below() ?? "");
  }

  below() { return null; }
  touched() {}
  typed(value) { return value; }

  fill(cards) {
    this.cards.replaceChildren(...cards.map(({ value, face, isSuggested }) =>
      make("label", { class: "pick-card", "data-suggested": Boolean(isSuggested) },
        make("input", { type: "radio", name: this.id, value }),
        make("span", { class: "face" }, ...face))));
    this.check();
  }

  check() {
    for (const radio of this.cards.querySelectorAll("input")) {
      radio.checked = radio.value === String(this.value);
    }
  }

  show() { this.check(); }

  focus() { this.cards.querySelector(":checked")?.focus(); }
}

/** The child’s voice, or the companion’s; a touch says hello in it. */
export class VoiceRow extends CardRow {
  draw() {
    get("/v1/voices").then(({ voices }) => this.fill(voices
      .filter((voice) => (this.row.isCompanions ? isForCompanion(voice) : voice.forWhom === "child"))
      .map((voice) => ({ value: voice.id, face: voiceFace(voice) }))),
    (problem) => this.tell(problem));
    return super.draw();
  }

  async set(voice) {
    if (await super.set(voice)) this.#greet(voice);
  }

  /** A touch on the voice that is chosen already. */
  touched(voice) {
    if (voice === this.value && !this.isPending) this.#greet(voice);
  }

  #greet(voice) { this.try(() => this.preview.say(HELLO, { voice })); }
}

const voiceFace = (voice) => [
  icon(FACES[voice.id] ?? "talk"),
  make("span", { class: "pick-text" }, make("b", {}, voice.name),
    make("small", {}, [voice.description, hostInWords(voice)].filter(Boolean).join(" "))),
];

/** The tier, with what the age suggests and the gentle note where the two lie far apart. */
export class TierRow extends CardRow {
  below() {
    this.note = make("p", { class: "note-text" });
    this.noteBox = make("div", { class: "why", role: "status", hidden: true }, this.note,
      make("p", { class: "row" },
        make("button", { type: "button", class: "button small", onclick: () => this.#keep() },
          "Continue"),
        make("button", { type: "button", class: "button small", onclick: () => this.#change() },
          "Change")));
    return this.noteBox;
  }

  typed(value) { return Number(value); }

  show() {
    const { suggestedTier, note, tier } = this.family.profile;
    if (this.drawn !== suggestedTier) {
      this.drawn = suggestedTier;
      this.fill(TIERS.map((tier) => ({ value: tier.value, face: tierFace(tier),
        isSuggested: tier.value === suggestedTier })));
    }
    this.check();
    say(this.note, note ?? "");
    if (!note) this.kept = null;
    this.noteBox.hidden = !note || this.kept === tier;
  }

  #keep() {
    this.kept = this.family.profile.tier;
    this.noteBox.hidden = true;
    this.focus();
  }

  async #change() {
    await this.set(this.family.profile.suggestedTier);
    this.focus();
  }
}
