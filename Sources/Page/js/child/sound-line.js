// What the sound is doing: the line for screen readers and tests, the banner of a service that is
// away, and the button that turns a browser's sound on.
import { get } from "../api.js";
import { say } from "../make.js";
import { soundInWords } from "../sound-words.js";

const $ = (id) => document.getElementById(id);

/** Follows the output's state and the page's own player; wires #sound, #offline and #wake. */
export class SoundLine {
  #output = null;

  constructor({ stream, store, sound }) {
    Object.assign(this, { stream, sound });
    stream.on("output", (output) => this.#take(output))
      .on("open", () => this.#read()).on("lost", () => this.#lost());
    sound.addEventListener("change", () => this.#show());
    store.on("failed", ({ problem }) => this.trouble(problem));
  }

  /** Tells of a problem that has no better place. */
  trouble(problem) {
    if (problem.isForGrownUps) return;
    if (problem.isUnreachable) {
      this.stream.hurry();
      if (!this.stream.isOpen) this.#lost();
      return;
    }
    $("sound").dataset.mood = "trouble";
    say($("sound"), problem.message);
  }

  async #read() {
    const health = await get("/healthz").catch(() => null);
    if (health) this.#take(health.output);
  }

  #lost() {
    this.#output = null;
    $("offline").hidden = false;
    document.body.classList.add("unreachable");
    this.#show();
  }

  #take(output) {
    this.#output = output;
    this.sound.follow(output);
    $("offline").hidden = true;
    document.body.classList.remove("unreachable");
    this.#show();
  }

  #show() {
    const { mood, text } = soundInWords(this.#output, this.sound);
    const line = $("sound");
    const { lagMilliseconds, underruns } = this.sound.counters;
    line.dataset.mood = mood;
    line.dataset.lag = lagMilliseconds?.toFixed(1) ?? "";
    line.dataset.underruns = underruns ?? "";
    say(line, text);
    $("wake").hidden = !(this.#output?.kind === "browser" && !this.sound.isAwake);
  }
}
