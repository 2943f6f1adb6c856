// Hearing and seeing what a setting does: a sentence, a voice's hello, a chime, a celebration. All
// of it is an audition: no part of what the child said, and never over a word that sounds.
import { post } from "../api.js";

export const SENTENCE = "I want more juice";
export const HELLO = "Hi! I'm Meadow!";
const QUIET = {
  muted: "Sound effects are off, so it stayed silent.",
  speech: "A word was being spoken; chimes never sound over words.",
};
/** As long and as full as the service makes them for a child of about two. */
const SHOWN = {
  subtle: { intensity: 1, milliseconds: 1100, particles: 9, chime: "subtle" },
  medium: { intensity: 2, milliseconds: 1700, particles: 20, chime: "medium" },
  full: { intensity: 3, milliseconds: 2300, particles: 34, chime: "full" },
};

/** What the rows call; each resolves to a sentence for the grown-up, or to "". */
export class Preview {
  constructor(store) { this.store = store; }

  /** Says `phrase` as the settings are now, or with other ones. */
  async say(phrase = SENTENCE, manner = {}) {
    const what = { phrase, audition: true, ...manner };
    const speaker = this.store.speaker;
    await (speaker ? speaker.say(what) : post("/v1/taps", what));
    return "";
  }

  async chime(intensity = "medium") {
    const { played, reason } = await post("/v1/chime", { intensity });
    return played ? "" : QUIET[reason] ?? "It stayed silent just now.";
  }

  /** Shows one celebration over the child's screen, with its chime. */
  async celebrate(style) {
    if (!SHOWN[style]) return "";
    // The rooms of the child's screen hear it as they hear those that the service sends.
    this.store.dispatchEvent(new CustomEvent("celebration", {
      detail: { reason: "preview", ...SHOWN[style] },
    }));
    return this.chime(style).catch(() => "");
  }
}
