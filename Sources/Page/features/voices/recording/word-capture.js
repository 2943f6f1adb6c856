// Hears one word: what the microphone brings, from a little before the word until it is over.
import { joined, RATE } from "../../../kit/sound/microphone.js";
import { RoomFloor } from "./room-floor.js";
import { decibels, WordEdges } from "./word-edges.js";

/** The tone's own echo is no word, in s; so much stays before a word, and so long one waits for it. */
const ECHO = 0.2;
const LEAD_IN = 0.5;
const WAITS = 5;
/** How long a word may take, in s, and each of its letters. */
const LONGEST = 3;
const LETTER = 0.1;
const HELD_LONGEST = 10;
/** Who holds a button presses it late: so much from before counts, in s. */
const BEFORE = 0.3;
const SILENCE = -120;

export class WordCapture {
  isListening = false;
  #blocks = [];
  #seconds = 0;
  #edges = null;
  #isHeld = false;
  #letters = 0;

  /** `floor` is the level of the room before the first word, in dB of full scale. */
  constructor(floor) { this.room = new RoomFloor(floor); }

  /** Begins with a word of `letters`; where a button `isHeld`, with what was heard just before. */
  begin({ letters, isHeld }) {
    if (!isHeld) this.#blocks = [];
    this.#seconds = 0;
    this.#edges = new WordEdges({ floor: this.room.level });
    this.#isHeld = isHeld;
    this.#letters = letters;
    this.isListening = true;
  }

  /** What a block of samples brings: {level, news}, news "ended", "nothing" or "" while it goes on. */
  take(samples) {
    const level = decibels(samples);
    const seconds = samples.length / RATE;
    this.room.take(level);
    this.#blocks.push(samples);
    if (this.isListening) return { level, news: this.#listen(level, seconds) };
    while (this.#blocks.length * seconds > BEFORE) this.#blocks.shift();
    return { level, news: "" };
  }

  /** Ends; returns the samples, of a word that was found with a little silence before it. */
  end() {
    this.isListening = false;
    const all = joined(this.#blocks);
    this.#blocks = [];
    const begin = this.#isHeld ? null : this.#edges.begin;
    return all.subarray(begin === null ? 0 : Math.max(0, Math.round((begin - LEAD_IN) * RATE)));
  }

  /** Forgets what it heard; the room or the microphone may be another one next time. */
  forget() {
    this.isListening = false;
    this.#blocks = [];
    this.room.forget();
  }

  #listen(level, seconds) {
    this.#seconds += seconds;
    if (this.#isHeld) return this.#seconds > HELD_LONGEST ? "ended" : "";
    const heard = this.#edges.take(this.#seconds < ECHO ? SILENCE : level, seconds);
    const longest = (this.#edges.begin ?? Infinity) + LONGEST + LETTER * this.#letters;
    if (heard === "ended" || this.#seconds > longest) return "ended";
    return heard === "waiting" && this.#seconds > WAITS ? "nothing" : "";
  }
}
