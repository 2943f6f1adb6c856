// How far the words of a voice are that takes its time: of those that are seen while the board goes on in
// the voice before, then of all.
import { get } from "../../kit/transport/api.js";
import { make, say } from "../../kit/elements.js";

const EVERY = 1000;

/** What is told of `speech`, as /healthz has it; null where there is nothing to tell. */
export function progressOf(speech, nameOf) {
  if (!speech || (!speech.isChanging && speech.done >= speech.total)) return null;
  const { voice, chosen, isChanging, done, total } = speech;
  const of = { done, total: Math.max(1, total) };
  return isChanging
    ? { ...of, text: `${nameOf(chosen)} is getting ready: ${done} of ${total} words that are seen now. `
      + `Until then the board speaks as ${nameOf(voice)}.` }
    : { ...of, text: `${nameOf(voice)} is making words ready for later: ${done} of ${total}.` };
}

/** Shows it in `root`, as long as something is being made and the page is seen. */
export class VoiceProgress {
  #timer = 0;

  constructor(root, nameOf) {
    this.nameOf = nameOf;
    this.bar = make("progress", { "aria-labelledby": "voice-progress-text" });
    this.text = make("span", { id: "voice-progress-text" });
    this.root = root;
    root.append(this.bar, this.text);
    document.addEventListener("visibilitychange", () => this.follow());
  }

  /** Looks now, and again until all is made. */
  async follow() {
    clearTimeout(this.#timer);
    if (document.hidden) return;
    const health = await get("/healthz").catch(() => null);
    clearTimeout(this.#timer);
    const now = progressOf(health?.speech, this.nameOf);
    this.root.hidden = !now;
    if (!now) return;
    [this.bar.value, this.bar.max] = [now.done, now.total];
    say(this.text, now.text);
    this.#timer = setTimeout(() => this.follow(), EVERY);
  }
}
