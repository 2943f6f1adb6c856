// The microphone as it hears: blocks of samples at 48 kHz, nothing of them changed by the browser.
import { t } from "../strings.js";

export const RATE = 48_000;
/** The track speaks again within this, or the microphone is gone, in ms. */
const SILENT_FOR = 2500;
const REFUSED = {
  NotAllowedError: "This browser was not allowed to use the microphone. Allow it in the browser's "
    + "address bar, or choose a sound file instead.",
  NotFoundError: "No microphone was found. Connect one, or choose a sound file instead.",
  NotReadableError: "The microphone is in use by another program. Close that, then try again.",
};
const ELSEWHERE = "Browsers lend the microphone only to pages on this computer. Open Meadow on the "
  + "computer it runs on, or choose a sound file instead.";
const NOT_STARTED = "The microphone could not be started. Try again, or choose a sound file instead.";

/** Tells "block" {samples, peak} every 20 ms while open, and "lost" where it is pulled out or taken away. */
export class Microphone extends EventTarget {
  #context = null;
  #stream = null;
  #watch = 0;

  get isOpen() { return this.#context !== null; }

  /** Opens it; throws an Error in a parent's words, of the browser's name for it. */
  async open() {
    if (this.isOpen) return;
    if (!navigator.mediaDevices?.getUserMedia) throw named("SecurityError", t(ELSEWHERE));
    try {
      this.#stream = await navigator.mediaDevices.getUserMedia({
        // What a call needs would swallow the consonants of a single word.
        audio: { channelCount: 1, echoCancellation: false, noiseSuppression: false,
          autoGainControl: false },
      });
      this.#context = new AudioContext({ sampleRate: RATE });
      await this.#context.audioWorklet.addModule("/page/kit/sound/capture-worklet.js");
      const capture = new AudioWorkletNode(this.#context, "meadow-capture", {
        numberOfOutputs: 0, channelCount: 1, channelCountMode: "explicit",
      });
      capture.port.onmessage = ({ data }) => this.#take(data);
      this.#context.createMediaStreamSource(this.#stream).connect(capture);
      for (const track of this.#stream.getTracks()) {
        track.addEventListener("ended", () => this.#lose());
      }
      await this.#context.resume();
      this.#alive();
    } catch (error) {
      this.close();
      throw named(error.name, t(REFUSED[error.name] ?? NOT_STARTED));
    }
  }

  /** Gives the microphone back. */
  close() {
    clearTimeout(this.#watch);
    for (const track of this.#stream?.getTracks() ?? []) track.stop();
    this.#context?.close();
    this.#stream = this.#context = null;
  }

  #take(samples) {
    if (!this.isOpen) return;
    this.#alive();
    let peak = 0;
    for (const value of samples) peak = Math.max(peak, Math.abs(value));
    this.dispatchEvent(new CustomEvent("block", { detail: { samples, peak } }));
  }

  /** A microphone that is pulled out may just fall silent. A page out of sight is slowed down, and not gone. */
  #alive() {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => (document.hidden ? this.#alive() : this.#lose()), SILENT_FOR);
  }

  #lose() {
    if (!this.isOpen) return;
    this.close();
    this.dispatchEvent(new Event("lost"));
  }
}

const named = (name, message) => Object.assign(new Error(message), { name });

/** One array of all `blocks`. */
export function joined(blocks) {
  const samples = new Float32Array(blocks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const block of blocks) {
    samples.set(block, at);
    at += block.length;
  }
  return samples;
}
