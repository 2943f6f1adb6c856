// Plays what only this page has: sounds that are not saved yet, and recordings.

/** One sound at a time. Tells "change" when it starts and when it ends. */
export class SamplePlayer extends EventTarget {
  #context = null;
  #source = null;
  #began = 0;

  /** The sound being played, as it was given to `play`, or null. */
  playing = null;

  /** Plays `sound` ({samples, rate}) from its beginning. */
  async play(sound, { rate = 1 } = {}) {
    this.stop();
    this.#context ??= new AudioContext({ latencyHint: "interactive" });
    if (this.#context.state !== "running") await this.#context.resume();
    const buffer = this.#context.createBuffer(1, Math.max(1, sound.samples.length), sound.rate);
    buffer.copyToChannel(sound.samples, 0);
    const source = this.#context.createBufferSource();
    source.buffer = buffer;
    source.playbackRate.value = rate;
    source.connect(this.#context.destination);
    source.onended = () => this.#source === source && this.#ended();
    this.#source = source;
    this.playing = sound;
    this.#began = this.#context.currentTime + (this.#context.outputLatency || 0);
    source.start();
    this.#changed();
  }

  /** Seconds into the sound that are heard now. */
  get position() { return this.#context ? this.#context.currentTime - this.#began : 0; }

  stop() {
    if (!this.#source) return;
    this.#source.onended = null;
    this.#source.stop();
    this.#ended();
  }

  #ended() {
    this.#source = null;
    this.playing = null;
    this.#changed();
  }

  #changed() { this.dispatchEvent(new Event("change")); }
}
