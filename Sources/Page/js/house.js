// What the pages for grown-ups share: the sound's state, Stop, and the news from the service.
import { get } from "./api.js";
import { BrowserSound } from "./audio/browser-sound.js";
import { EventStream } from "./events.js";
import { onPress } from "./press.js";
import { soundInWords } from "./sound-words.js";
import { Speaker } from "./speaker.js";

/** The page's connection to the service; wires #sound, #stop, #wake and #offline. */
export class House extends EventTarget {
  sound = new BrowserSound();
  speaker = new Speaker(() => this.sound.awaken());
  stream = new EventStream();
  output = null;

  constructor() {
    super();
    this.stream
      .on("open", () => this.#opened())
      .on("lost", () => this.#lost())
      .on("output", (output) => this.#take(output));
    this.sound.addEventListener("change", () => this.#show());
    onPress(document, "#stop", () => this.hush());
    addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !event.repeat) this.hush();
    });
  }

  /** Opens the connection; `load` is called whenever the service is there (again). */
  open(load) {
    this.load = load;
    this.stream.connect();
    return this;
  }

  /** Speaks through the device for a grown-up who listens: no part of what the child said. */
  say(what) {
    return this.speaker.say({ audition: true, ...what }).catch((problem) => this.trouble(problem));
  }

  /** Silence, at once; a page that plays something itself listens to "hush". */
  hush() {
    this.dispatchEvent(new Event("hush"));
    this.speaker.stop().catch((problem) => this.trouble(problem));
  }

  /** Tells of a problem that has no better place. */
  trouble(problem) {
    if (problem.isForGrownUps) return;
    if (problem.isUnreachable) {
      this.stream.hurry();
      if (!this.stream.isOpen) this.#lost();
      return;
    }
    const line = document.getElementById("sound");
    line.dataset.mood = "trouble";
    line.textContent = problem.message;
  }

  async #opened() {
    document.getElementById("offline").hidden = true;
    try {
      this.#take((await get("/healthz")).output);
      await this.load?.();
      document.body.dataset.ready = "true";
    } catch (problem) {
      this.trouble(problem);
    }
  }

  #lost() {
    this.output = null;
    document.getElementById("offline").hidden = false;
    this.#show();
  }

  #take(output) {
    this.output = output;
    this.sound.follow(output);
    this.#show();
  }

  #show() {
    const { mood, text } = soundInWords(this.output, this.sound);
    const line = document.getElementById("sound");
    line.dataset.mood = mood;
    if (line.textContent !== text) line.textContent = text;
    document.getElementById("wake").hidden =
      !(this.output?.kind === "browser" && !this.sound.isAwake);
  }
}
