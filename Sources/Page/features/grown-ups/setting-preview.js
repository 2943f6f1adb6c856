// Hearing and seeing what a setting does: a sentence, a voice's hello, a chime, a celebration. All
// of it is an audition: no part of what the child said, after the word that sounds and never over it,
// and silent where Meadow's own voice is off.
import { NARRATION_OFF } from "../../kit/audio/speaker.js";
import { post } from "../../kit/transport/api.js";

export const SENTENCE = "I want more juice";
const QUIET = {
  muted: "Sound effects are off, so it stayed silent.",
  speech: "A word was being spoken; chimes never sound over words.",
};
const INTENSITIES = { subtle: 1, medium: 2, full: 3 };
/** A word is over by then, in ms, also where its end was never told. */
const LONGEST_WORD = 8000;

/** What the rows call; each resolves to a sentence for the grown-up, or to "". */
export class SettingPreview {
  constructor(store) { this.store = store; }

  /** Says `phrase` as the settings are now, or with other ones; the service lets the child's word
   *  go first. */
  async say(phrase = SENTENCE, manner = {}) {
    if (!(this.store.settings?.narration ?? true)) return NARRATION_OFF;
    const what = { phrase, audition: true, ...manner };
    const speaker = this.store.speaker;
    await (speaker ? speaker.say(what) : post("/v1/taps", what));
    return "";
  }

  async chime(intensity = "medium") {
    await this.#wordIsOver();
    const { played, reason } = await post("/v1/chime", { intensity });
    return played ? "" : QUIET[reason] ?? "It stayed silent just now.";
  }

  /** Shows one celebration over the child's screen, with its chime. */
  async celebrate(style) {
    const intensity = INTENSITIES[style];
    if (!intensity) return "";
    await this.#wordIsOver();
    // The child's screen hears it as it hears those that the service sends.
    this.store.tell("celebration", { reason: "preview", intensity });
    return this.chime(style).catch(() => "");
  }

  async #wordIsOver() {
    const { store } = this;
    if (!store.state?.speaking) return;
    await new Promise((over) => {
      const look = (said) => said || over();
      store.on("speaking", look);
      setTimeout(over, LONGEST_WORD);
    });
  }
}
