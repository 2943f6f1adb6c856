// Recording from the microphone into samples at 48 kHz, made in the page and kept here until saved.

const RATE = 48_000;
/** A word is short; longer is a mistake. */
export const MOST_SECONDS = 10;
const REFUSED = {
  NotAllowedError: "This browser was not allowed to use the microphone. Allow it in the browser's "
    + "address bar, or choose a sound file instead.",
  NotFoundError: "No microphone was found. Connect one, or choose a sound file instead.",
  NotReadableError: "The microphone is in use by another program. Close that, then try again.",
};
const ELSEWHERE = "Browsers lend the microphone only to pages on this computer. Open Meadow on the "
  + "computer it runs on, or choose a sound file instead.";

/** One recording at a time. Tells "level" {peak, seconds} and "full" after 10 s. */
export class Recorder extends EventTarget {
  #blocks = [];
  #context = null;
  #stream = null;
  isRecording = false;

  /** Starts; throws an Error in a parent's words. */
  async start() {
    if (!navigator.mediaDevices?.getUserMedia) throw new Error(ELSEWHERE);
    try {
      this.#stream = await navigator.mediaDevices.getUserMedia({
        // What a call needs would swallow the consonants of a single word.
        audio: { channelCount: 1, echoCancellation: false, noiseSuppression: false,
          autoGainControl: false },
      });
      this.#context = new AudioContext({ sampleRate: RATE });
      await this.#context.audioWorklet.addModule("/page/features/words/capture-worklet.js");
      const capture = new AudioWorkletNode(this.#context, "meadow-capture", {
        numberOfOutputs: 0, channelCount: 1, channelCountMode: "explicit",
      });
      capture.port.onmessage = ({ data }) => this.#take(data);
      this.#context.createMediaStreamSource(this.#stream).connect(capture);
      await this.#context.resume();
    } catch (error) {
      this.#release();
      throw new Error(REFUSED[error.name] ?? "The microphone could not be started. "
        + "Try again, or choose a sound file instead.");
    }
    this.#blocks = [];
    this.isRecording = true;
  }

  /** Ends; returns the samples. */
  stop() {
    this.isRecording = false;
    this.#release();
    const samples = new Float32Array(this.#blocks.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const block of this.#blocks) {
      samples.set(block, at);
      at += block.length;
    }
    this.#blocks = [];
    return { samples, rate: RATE, seconds: samples.length / RATE };
  }

  #take(block) {
    if (!this.isRecording) return;
    this.#blocks.push(block);
    let peak = 0;
    for (const value of block) peak = Math.max(peak, Math.abs(value));
    const seconds = this.#blocks.length * block.length / RATE;
    this.dispatchEvent(new CustomEvent("level", { detail: { peak, seconds } }));
    if (seconds >= MOST_SECONDS) this.dispatchEvent(new Event("full"));
  }

  #release() {
    for (const track of this.#stream?.getTracks() ?? []) track.stop();
    this.#context?.close();
    this.#stream = this.#context = null;
  }
}
