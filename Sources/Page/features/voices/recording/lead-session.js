// One sitting: word after word is said, recorded, sent, played back; what is wrong with a take stops it.
import { RATE } from "../../../kit/sound/microphone.js";
import { t } from "../../../kit/strings.js";
import { wavFile } from "../../../kit/sound/samples.js";
import { Pace } from "./time-left.js";
import { WordCapture } from "./word-capture.js";

/** A moment between a word and the next, in ms. */
const BREATH = 350;
/** What a grown-up kept once is no news the next time: it belongs to the room. */
const OF_THE_ROOM = new Set(["hum", "noisy", "quiet"]);
const LOST = "The microphone is gone. Put it back in, then go on: what you have recorded is kept.";
/** Where nothing runs, a pause changes nothing of what is shown. */
const WAITING = new Set(["problem", "unsent", "done"]);

/**
 * Tells "change" when `state` is another and "level" {decibels, peak} while open. `state`: "saying", "ready"
 * (to hold), "listening", "checking", "playing", "problem", "unsent", "paused", "done".
 */
export class LeadSession extends EventTarget {
  state = "paused";
  /** Why it is paused, in a sentence, or "". */
  trouble = "";
  /** The last take: {word, samples, answer}, or null. */
  outcome = null;
  /** Why the last take could not be sent, or null. */
  problem = null;
  isQuiet = false;
  isHandsFree = true;
  pace = new Pace();
  #turn = 0;
  #pending = null;
  #tolerated = new Set();
  #shown = null;
  #wasSilent = null;

  /** `floor` is the level of the room before the first word, in dB of full scale. */
  constructor({ queue, microphone, takes, sounds, floor = -70 }) {
    super();
    Object.assign(this, { queue, microphone, takes, sounds });
    this.capture = new WordCapture(floor);
    microphone.addEventListener("block", ({ detail }) => this.#hear(detail));
    microphone.addEventListener("lost", () => this.pause(t(LOST)));
  }

  get word() { return this.queue.current; }

  /** What was recorded last, as it is drawn: {samples, begin, end}, in ms where the service has looked at it. */
  get take() {
    if (this.outcome) return { samples: this.outcome.samples, ...this.outcome.answer };
    return this.#pending && { samples: this.#pending.samples };
  }

  /** A take that the service does not have yet. */
  get isUnsaved() { return this.#pending !== null; }

  /** Goes on with the word that is shown. */
  async begin() {
    if (this.#pending) return this.#send(this.#pending);
    const turn = ++this.#turn;
    this.sounds.stop();
    this.capture.isListening = false;
    this.trouble = "";
    this.outcome = null;
    if (!this.word) return this.#stand("done");
    if (this.#shown?.word !== this.word) this.#shown = { word: this.word, at: performance.now() };
    this.#stand("saying");
    try {
      await this.microphone.open();
    } catch (error) {
      if (turn === this.#turn) this.pause(error.message);
      return null;
    }
    if (!this.isQuiet) await this.sounds.say(this.word);
    if (turn !== this.#turn) return null;
    if (!this.isHandsFree) return this.#stand("ready");
    if (!this.isQuiet) await this.sounds.cue();
    if (turn === this.#turn) this.#listen();
    return null;
  }

  /** Stops where it is; the microphone is given back, what was being said is not kept. */
  pause(trouble = "") {
    this.#turn += 1;
    this.sounds.stop();
    this.microphone.close();
    this.capture.forget();
    this.trouble = trouble;
    if (this.state === "playing") {
      this.outcome = null;
      this.queue.advance();
    }
    return this.#stand(WAITING.has(this.state) ? this.state : "paused");
  }

  /** The same word anew, in place of the last take. */
  again() {
    this.#pending = null;
    return this.begin();
  }

  /** Goes on with the next word, content with this one. */
  keep() {
    for (const { kind } of this.outcome?.answer.problems ?? []) {
      if (OF_THE_ROOM.has(kind)) this.#tolerated.add(kind);
    }
    return this.#advance();
  }

  /** Leaves this word to the near voice for now; a take that nobody wanted goes. */
  skip() {
    const { word, answer } = this.outcome ?? {};
    if (this.state === "problem" && answer.kept && !answer.replaced) {
      this.queue.mark(word, "near");
      this.takes.remove(word).catch(() => {});
    }
    this.#pending = null;
    this.queue.skip();
    return this.begin();
  }

  back() {
    this.#pending = null;
    this.queue.back();
    return this.begin();
  }

  openPart(part) {
    this.queue.openPart(part);
    return this.begin();
  }

  /** Holding a button or the space bar records. */
  hold() {
    if (this.state !== "ready" && this.state !== "saying") return;
    this.#turn += 1;
    this.sounds.stop();
    this.#listen(true);
  }

  release() {
    if (this.state === "listening" && !this.isHandsFree) this.#finish();
  }

  /** Brings what waits to the service when nobody looks any more; fails as sending does. */
  async deliver() {
    const take = this.#pending;
    if (!take) return;
    await this.takes.put(take.word, take.bytes);
    this.#pending = null;
  }

  /** Sends what waits once more. */
  resend() { return this.#pending && this.#send(this.#pending); }

  #listen(isHeld = false) {
    this.capture.begin({ letters: this.word.text.length, isHeld });
    this.#stand("listening");
  }

  #hear({ samples, peak }) {
    const { level, news } = this.capture.take(samples);
    this.dispatchEvent(new CustomEvent("level", { detail: { decibels: level, peak } }));
    if (news === "ended") this.#finish();
    if (news === "nothing") this.#nothing();
  }

  /** Nobody spoke: the word is said once more by itself, and then it is told. */
  #nothing() {
    const samples = this.capture.end();
    if (this.#wasSilent !== this.word) {
      this.#wasSilent = this.word;
      return this.begin();
    }
    this.#wasSilent = null;
    this.outcome = { word: this.word, samples,
      answer: { kept: false, problems: [{ kind: "silent" }], begin: null, end: null } };
    return this.#stand("problem");
  }

  #finish() {
    const samples = this.capture.end();
    return this.#send({ word: this.word, samples, bytes: wavFile(samples, RATE) });
  }

  async #send(take) {
    const turn = ++this.#turn;
    this.#pending = take;
    this.problem = null;
    this.#stand("checking");
    let answer;
    try {
      answer = await this.takes.put(take.word, take.bytes);
    } catch (problem) {
      if (this.#pending !== take) return null;
      this.problem = problem;
      return this.#stand("unsent");
    }
    if (this.#pending === take) this.#pending = null;
    if (answer.kept) this.queue.mark(take.word, "recorded");
    if (turn !== this.#turn) {
      if (answer.kept && this.state === "paused" && this.word === take.word) this.queue.advance();
      return this.#stand(this.state);
    }
    this.outcome = { ...take, answer };
    const isFine = answer.kept && answer.problems.every(({ kind }) => this.#tolerated.has(kind));
    this.#stand(isFine ? "playing" : "problem");
    if (this.queue.following && !this.isQuiet) this.sounds.ahead(this.queue.following);
    if (answer.kept) await this.#playBack(take.word);
    if (isFine && turn === this.#turn) await new Promise((next) => setTimeout(next, BREATH));
    return isFine && turn === this.#turn ? this.#advance() : null;
  }

  async #playBack(word) {
    try {
      await this.sounds.play(await this.takes.sound(word));
    } catch {
      // It is kept, and can be heard from the list; a sound that does not come holds nobody up.
    }
  }

  #advance() {
    if (this.#shown) this.pace.note((performance.now() - this.#shown.at) / 1000);
    this.#wasSilent = null;
    this.queue.advance();
    return this.begin();
  }

  #stand(state) {
    this.state = state;
    this.dispatchEvent(new Event("change"));
    return null;
  }
}
