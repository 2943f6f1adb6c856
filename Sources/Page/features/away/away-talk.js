// What stands in the service's place while that is away: words whose sounds are kept are said at once,
// join the message and are noted for later. Nothing is offered, nothing is opened, nothing celebrated.
import { Problem } from "../../kit/transport/api.js";
import { AwayQueue } from "./away-queue.js";

/** The most parts of a message, as in the service. */
const LONGEST_MESSAGE = 20;

/** Answers the child's touches for `store`; `isOn` says whether it is its turn. */
export class AwayTalk {
  isOn = false;
  #queue = new AwayQueue();
  #count = 0;
  #isSaid = false;
  #clears = 0;
  #closes = 0;

  constructor({ store, voice, diary }) { Object.assign(this, { store, voice, diary }); }

  /** Begins: what only the service can do goes from sight. */
  begin() {
    this.isOn = true;
    this.store.set("avatar", { isOpen: false, phrases: [] });
    if (this.store.state.bubble.length) this.#waitToClear();
  }

  /** The service is there again, and what it says counts; a word that sounds is heard to its end. */
  end() {
    this.isOn = false;
    clearTimeout(this.#clears);
    clearTimeout(this.#closes);
  }

  /** Says a word or a phrase whose sound is here; the answer, or null for what cannot be said. */
  tap(what) {
    const text = what.word ?? what.phrase;
    if (!this.voice.has(text)) return this.#refuse(what);
    const { repeatGuardMilliseconds: guard, interruptions } = this.store.settings ?? {};
    const turn = this.#queue.say(text, performance.now(), { guard, policy: interruptions?.word });
    const utterance = turn === "plays" ? this.#sound(text) : null; // first, before anything is seen
    const reply = { text, isRepeat: turn === "joins" };
    this.store.tell("asked", what);
    if (!reply.isRepeat) {
      this.#join(text);
      if (!this.store.state.modelling) this.diary.note(text);
    }
    this.store.tell("said", { what, reply });
    if (utterance) this.#show(utterance, text);
    return Promise.resolve(reply);
  }

  /** The service speaks from here on: what still sounds of this tablet's own makes way. */
  makeWay() {
    if (this.isOn || !this.#queue.current) return;
    this.#queue.stop();
    this.voice.stop();
  }

  /** Silence, at once. */
  stop() {
    this.#queue.stop();
    this.voice.stop();
    this.store.tell("hushed");
    this.store.set("speaking", null);
    return Promise.resolve(null);
  }

  /** "speak", "removeLast" or "clear": the message, word by word. */
  message(action) {
    const { bubble } = this.store.state;
    if (action === "speak") return this.#speak(bubble);
    if (action === "removeLast") this.#bubble(bubble.slice(0, -1));
    else {
      this.stop();
      this.#bubble([]);
    }
    return Promise.resolve(null);
  }

  /** Only the panel of core words opens and closes; places are the service's. */
  move({ overlay }) {
    const { navigation } = this.store.state;
    if (overlay && navigation) {
      this.store.set("navigation", { ...navigation, overlay });
      clearTimeout(this.#closes);
      if (overlay !== "none") {
        const seconds = this.store.settings?.traySeconds ?? 5;
        this.#closes = setTimeout(() => this.move({ overlay: "none" }), seconds * 1000);
      }
    }
    return Promise.resolve(null);
  }

  /** A message is said whole or, where a part of it is not here, not at all. */
  #speak(texts) {
    if (!texts.every((text) => this.voice.has(text))) return this.#refuse({ phrase: texts.join(" ") });
    if (texts.length) this.#speakAll(texts);
    return Promise.resolve(null);
  }

  #speakAll(texts) {
    this.#isSaid = new Set(texts.map((text) => text.toLowerCase())).size > 1;
    this.#play(this.#queue.sayAll(texts));
  }

  #play(text) { this.#show(this.#sound(text), text); }

  #sound(text) {
    const utterance = --this.#count; // the service counts upwards
    const gain = 10 ** ((this.store.settings?.volumeCapDecibels ?? 0) / 20);
    this.voice.play(text, gain, () => this.#ended(utterance));
    return utterance;
  }

  #show(utterance, text) { this.store.set("speaking", { utterance, text, source: "word" }); }

  #ended(utterance) {
    if (this.store.state.speaking?.utterance === utterance) this.store.set("speaking", null);
    const next = this.#queue.next();
    if (next !== null) this.#play(next);
    else this.#waitToClear();
  }

  #join(text) {
    const before = this.#isSaid ? [] : this.store.state.bubble;
    this.#isSaid = false;
    this.#bubble([...before, text].slice(-LONGEST_MESSAGE));
  }

  #bubble(parts) {
    this.store.set("bubble", parts);
    this.#waitToClear();
  }

  #waitToClear() {
    clearTimeout(this.#clears);
    const seconds = this.store.settings?.bubbleSeconds ?? 12;
    if (this.isOn) this.#clears = setTimeout(() => this.#clear(), seconds * 1000);
  }

  #clear() {
    if (this.#queue.current) return;
    this.#isSaid = false;
    if (this.store.state.bubble.length) this.store.set("bubble", []);
  }

  #refuse(what) {
    this.store.tell("asked", what);
    const problem = new Problem(0, "its sound is not on this tablet, and Meadow is away");
    this.store.tell("failed", { what, problem });
    return Promise.resolve(null);
  }
}
