// What is seen of a sitting: how far it is, the word, the ear, what is wrong, and the ways on.
import { button, make, say } from "../../../kit/elements.js";
import { icon } from "../../../kit/icon.js";
import { RATE } from "../../../kit/sound/microphone.js";
import { t } from "../../../kit/strings.js";
import { picture } from "../../../kit/word-picture.js";
import { LeadEnd } from "./lead-end.js";
import { LeadProgress } from "./lead-progress.js";
import { LeadTrouble } from "./lead-trouble.js";
import { TakeWave } from "./take-wave.js";

const STATES = {
  saying: "Listen…", ready: "Your turn", listening: "Now you!",
  checking: "One moment…", playing: "That is how it sounds", problem: "Once more?", unsent: "Not saved yet",
  paused: "Paused", done: "Done",
};
/** From which level the meter shows something, in dB of full scale. */
const SOFTEST = -60;

export class LeadStage {
  constructor({ session, voice, symbols, leave }) {
    Object.assign(this, { session, symbols });
    this.title = make("h2", { class: "unseen", tabindex: "-1" },
      t("Recording {name}", { name: voice.name }));
    this.progress = new LeadProgress(session);
    this.word = make("p", { class: "lead-word" });
    this.state = make("p", { class: "lead-state" });
    this.meter = make("i", {});
    this.wave = new TakeWave();
    this.holder = button(t("Hold and say it"), { class: "button primary holder", picture: icon("microphone") },
      make("small", {}, t("or the space bar")));
    this.trouble = new LeadTrouble(session);
    this.finish = new LeadEnd({ session, leave });
    this.ways = this.#makeWays(leave);
    this.scene = make("div", { class: "lead-scene" },
      make("div", { class: "lead-card" }, this.word),
      make("div", { class: "lead-ear" }, this.state,
        make("div", { class: "lead-meter", "aria-hidden": "true" }, this.meter),
        this.wave.element, this.holder, this.trouble.element));
    this.element = make("section", { class: "card sitting" }, this.title, this.progress.element, this.scene,
      this.finish.element, this.ways.element);
    this.#wire();
    this.#show();
  }

  end() { this.stop.abort(); }

  #makeWays(leave) {
    const { session } = this;
    const way = (text, act, more = {}) => button(text, { onclick: act, ...more });
    const ways = {
      back: way(t("Back"), () => session.back(), { class: "button way-back" }),
      again: way(t("Again"), () => session.again(), { class: "button way-again" }),
      keep: way(t("Keep"), () => session.keep(), { class: "button way-keep" }),
      send: way(t("Send it again"), () => session.resend(), { class: "button primary" }),
      skip: way(t("Skip"), () => session.skip(), { class: "button way-skip" }),
      go: way(t("Go on"), () => session.begin(), { class: "button primary" }),
      pause: way(t("Pause"), () => session.pause(), { class: "button way-pause" }),
      leave: way(t("Stop for today"), leave, { class: "button way-leave" }),
    };
    return { ...ways, element: make("p", { class: "row lead-ways" }, ...Object.values(ways)) };
  }

  #wire() {
    const { session, holder } = this;
    this.stop = new AbortController();
    const { signal } = this.stop;
    session.addEventListener("change", () => this.#show(), { signal });
    session.addEventListener("level", ({ detail }) => this.#level(detail), { signal });
    holder.addEventListener("pointerdown", (event) => {
      holder.setPointerCapture(event.pointerId);
      session.hold();
    }, { signal });
    for (const kind of ["pointerup", "pointercancel"]) {
      holder.addEventListener(kind, () => session.release(), { signal });
    }
    addEventListener("keydown", (event) => this.#key(event, true), { signal });
    addEventListener("keyup", (event) => this.#key(event, false), { signal });
  }

  /** The space bar holds wherever one is, but not on another button. */
  #key(event, isDown) {
    if (event.key !== " " || this.session.isHandsFree || event.repeat && !isDown) return;
    if (event.target.closest("button, input, a, summary") && event.target !== this.holder) return;
    event.preventDefault();
    if (isDown && !event.repeat) this.session.hold();
    else if (!isDown) this.session.release();
  }

  #level({ decibels }) {
    const part = this.session.state === "listening" || this.session.state === "ready"
      ? Math.max(0, Math.min(1, 1 - decibels / SOFTEST)) : 0;
    this.meter.style.transform = `scaleX(${part.toFixed(2)})`;
  }

  #show() {
    const { session, ways } = this;
    const { state, word, outcome } = session;
    const holdsFocus = document.activeElement?.hidden === false && this.element.contains(document.activeElement);
    this.element.dataset.state = state;
    this.progress.show();
    this.#showWord(word);
    say(this.state, t(STATES[state]));
    this.wave.show(session.take ? { rate: RATE, begin: null, end: null, ...session.take } : null);
    this.holder.hidden = session.isHandsFree || !["ready", "saying", "listening"].includes(state);
    this.trouble.show();
    this.finish.show();
    this.scene.hidden = state === "done";
    const isProblem = state === "problem";
    this.#offer({
      back: !["unsent", "checking", "done"].includes(state) && session.queue.canGoBack,
      again: ["playing", "problem", "unsent"].includes(state),
      keep: isProblem && outcome.answer.kept, send: state === "unsent",
      skip: !["checking", "playing", "done"].includes(state)
        && !(isProblem && outcome.answer.kept && outcome.answer.replaced),
      go: state === "paused", pause: ["saying", "ready", "listening", "playing"].includes(state),
      leave: state !== "checking",
    });
    ways.again.classList.toggle("primary", isProblem);
    if (isProblem) ways.again.focus({ preventScroll: true });
    else if (holdsFocus && document.activeElement.hidden) this.#handOn();
    // The space bar would switch it back.
    else if (state === "ready" && document.activeElement?.role === "switch") this.#handOn();
  }

  #offer(wanted) {
    for (const [name, isWanted] of Object.entries(wanted)) this.ways[name].hidden = !isWanted;
  }

  /** A button that went away under the focus hands it on. */
  #handOn() {
    const next = [this.holder, this.ways.go, this.ways.send, this.ways.pause, this.ways.leave].find(({ hidden }) => !hidden);
    (next ?? this.title).focus({ preventScroll: true });
  }

  #showWord(word) {
    if (!word || this.shown === word) return;
    this.shown = word;
    this.word.lang = word.language;
    this.word.style.setProperty("--letters", Math.max(...word.text.split(" ").map(({ length }) => length)));
    this.word.replaceChildren(picture(this.symbols.shown(word.text)), make("span", { class: "label" }, word.text));
  }
}
