// Saying things: the request leaves first, everything that is seen comes after it.
import { language, t } from "../strings.js";
import { post } from "../transport/api.js";

/** How every voice introduces itself. */
export const HELLO = "Hi! I'm Meadow!";

/** Whether what sounds is that, in English or the page's language. */
export const isHello = (said) => [HELLO, t(HELLO)].includes(said?.text);

/** What is told where a greeting or a preview stays silent because Meadow's own voice is off. */
export const NARRATION_OFF = "Meadow’s own voice is off, so this stayed silent. You turn it on under "
  + "Sound.";

/** Speaks. Tells "asked" {text}, "answered" {what, reply, took} and "failed" {what, problem}. */
export class Speaker extends EventTarget {
  /** What was said last; a new voice or speed says it again. */
  last = { word: "more" };

  /** `awaken()` returns a promise while sound must still be turned on in this page, else null. */
  constructor(awaken = () => null) {
    super();
    this.awaken = awaken;
  }

  /** Speaks {word} or {phrase} with optional {voice}; the request is sent before this returns. */
  say(what) {
    const began = performance.now();
    const waking = this.awaken();
    const sent = waking ? waking.then(() => post("/v1/taps", what)) : post("/v1/taps", what);
    sent.then(
      (reply) => this.#tell("answered", { what, reply, took: performance.now() - began }),
      (problem) => this.#tell("failed", { what, problem }));
    this.#tell("asked", { text: what.word ?? what.phrase });
    if (what.word && !what.audition) this.last = what;
    return sent;
  }

  /** Has `voice` introduce itself in the page's language. */
  greet(voice) {
    const spoken = language();
    return this.say({ phrase: t(HELLO), voice, audition: true, ...(spoken === "en" ? {} : { language: spoken }) });
  }

  /** Silence, at once. */
  stop() { return post("/v1/stop"); }

  #tell(kind, detail) { this.dispatchEvent(new CustomEvent(kind, { detail })); }
}
