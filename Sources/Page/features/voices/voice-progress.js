// How far the words of a voice are that takes its time: of those that are seen while the board goes on in
// the voice before, then of all.
import { get } from "../../kit/transport/api.js";
import { make, say } from "../../kit/elements.js";
import { t } from "../../kit/strings.js";

const EVERY = 1000;

/** What is told of `speech`, as /healthz has it; null where there is nothing to tell. */
export function progressOf(speech, nameOf) {
  if (!speech || (!speech.isChanging && speech.done >= speech.total)) return null;
  const { voice, chosen, isChanging, done, total, problem } = speech;
  const how = isChanging
    ? `${nameOf(chosen)} is getting ready: ${done} of ${total} words that are seen now. `
      + `Until then the board speaks as ${nameOf(voice)}.`
    : `${nameOf(voice)} is making words ready for later: ${done} of ${total}.`;
  const why = problem ? ` It cannot go on now: ${problem}. It is tried again by itself.` : "";
  return { done, total: Math.max(1, total), text: how + why };
}

/** Whether another voice speaks until the one that is chosen is made. */
export const isComing = (speech) => Boolean(speech?.isChanging) && speech.chosen !== speech.voice;

/** What is said to who has chosen the voice `id`, with `speech` as /healthz has it. */
export function chosenInWords(speech, id, nameOf) {
  return isComing(speech) && speech.chosen === id
    ? t("{name} is being made ready; {voice} speaks until then.", { name: nameOf(id), voice: nameOf(speech.voice) })
    : t("The board now speaks as {name}.", { name: nameOf(id) });
}

/** Shows it in `root`, as long as something is being made and the page is seen; tells "change" when it has looked. */
export class VoiceProgress extends EventTarget {
  /** What /healthz said of the child’s voice when it last looked. */
  speech = null;
  #timer = 0;

  constructor(root, nameOf) {
    super();
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
    this.speech = health?.speech ?? null;
    this.dispatchEvent(new Event("change"));
    const now = progressOf(this.speech, this.nameOf);
    this.root.hidden = !now;
    if (!now) return;
    [this.bar.value, this.bar.max] = [now.done, now.total];
    say(this.text, now.text);
    this.#timer = setTimeout(() => this.follow(), EVERY);
  }
}
