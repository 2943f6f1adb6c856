// A page's connection to the service: the event stream, what speaks, the store, and what is told of
// the sound: the line for eyes, screen readers and tests, the banner of a service that is away, and the
// button that turns a browser's sound on.
import { BrowserPlayer } from "./audio/browser-player.js";
import { soundInWords } from "./audio/output-words.js";
import { Speaker } from "./audio/speaker.js";
import { onPress } from "./press/press.js";
import { Store } from "./store.js";
import { sayIt } from "./strings.js";
import { askWhereGateIsShut, get } from "./transport/api.js";
import { EventStream } from "./transport/event-stream.js";

const $ = (id) => document.getElementById(id);

/** Follows the service, the output and the page's own player; wires #sound, #offline and #wake. */
export class PageConnection extends EventTarget {
  sound = new BrowserPlayer();
  speaker = new Speaker(() => this.sound.awaken());
  stream = new EventStream();
  #load = null;

  /**
   * `gate()` resolves to the gate's module, which most visits never need; `makeStore` makes the
   * page's store of this connection.
   */
  constructor({ gate, makeStore = () => new Store({ output: null }) }) {
    super();
    askWhereGateIsShut(async () => (await gate()).askGrownUp());
    this.store = makeStore(this).on("failed", ({ problem }) => this.trouble(problem));
    this.stream.on("output", (output) => this.#take(output))
      .on("open", () => this.#opened()).on("lost", () => this.#lost());
    this.sound.addEventListener("change", () => this.#show());
  }

  /**
   * Opens the connection of a grown-ups' page, where Stop and Escape mean silence; `load` is called
   * whenever the service is there (again).
   */
  open(load) {
    this.#load = load;
    onPress(document, "#stop", () => this.hush());
    addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !event.repeat) this.hush();
    });
    this.stream.connect();
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
    $("sound").dataset.mood = "trouble";
    sayIt($("sound"), problem.message);
  }

  /** Reads the output's state, of which not all that changes is told. */
  async readOutput() { this.#take((await get("/healthz")).output); }

  async #opened() {
    try {
      await this.readOutput();
      await this.#load?.();
      if (this.#load) document.body.dataset.ready = "true";
    } catch (problem) {
      this.trouble(problem);
    }
  }

  #lost() {
    $("offline").hidden = false;
    document.body.classList.add("unreachable");
    this.store.set("output", null);
    this.#show();
  }

  #take(output) {
    this.sound.follow(output);
    $("offline").hidden = true;
    document.body.classList.remove("unreachable");
    this.store.set("output", output);
    this.#show();
  }

  #show() {
    const { output } = this.store.state;
    const { mood, text } = soundInWords(output, this.sound);
    const { lagMilliseconds, underruns } = this.sound.counters;
    const line = $("sound");
    line.dataset.mood = mood;
    line.dataset.lag = lagMilliseconds?.toFixed(1) ?? "";
    line.dataset.underruns = underruns ?? "";
    sayIt(line, text);
    $("wake").hidden = !(output?.kind === "browser" && !this.sound.isAwake);
  }
}
