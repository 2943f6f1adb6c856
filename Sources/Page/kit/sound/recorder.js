// Recording from the microphone into samples at 48 kHz, made in the page and kept here until saved.
import { joined, Microphone, RATE } from "./microphone.js";

/** A word is short; longer is a mistake. */
export const MOST_SECONDS = 10;

/** One recording at a time. Tells "level" {peak, seconds}, "full" after 10 s or when the microphone is gone. */
export class Recorder extends EventTarget {
  #blocks = [];
  #microphone = new Microphone();
  isRecording = false;

  constructor() {
    super();
    this.#microphone.addEventListener("block", ({ detail }) => this.#take(detail));
    this.#microphone.addEventListener("lost", () =>
      this.isRecording && this.dispatchEvent(new Event("full")));
  }

  /** Starts; throws an Error in a parent's words. */
  async start() {
    await this.#microphone.open();
    this.#blocks = [];
    this.isRecording = true;
  }

  /** Ends; returns the samples. */
  stop() {
    this.isRecording = false;
    this.#microphone.close();
    const samples = joined(this.#blocks);
    this.#blocks = [];
    return { samples, rate: RATE, seconds: samples.length / RATE };
  }

  #take({ samples, peak }) {
    if (!this.isRecording) return;
    this.#blocks.push(samples);
    const seconds = this.#blocks.length * samples.length / RATE;
    this.dispatchEvent(new CustomEvent("level", { detail: { peak, seconds } }));
    if (seconds >= MOST_SECONDS) this.dispatchEvent(new Event("full"));
  }
}
