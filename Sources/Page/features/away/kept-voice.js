// The sounds that are kept, ready to be heard: decoded ahead, so that a touch has nothing to wait for.

/** A word that is cut off fades in this many seconds, as it does in the service. */
const FADE = 0.008;

/** Plays what `kept` holds; `context()` is the AudioContext to play in. */
export class KeptVoice {
  #sounds = new Map();
  #buffers = new Map();
  #playing = null;

  constructor({ kept, context }) { Object.assign(this, { kept, context }); }

  /** The words that can be said, in lower case. */
  get words() { return [...this.#sounds.keys()]; }

  /** Whether `text` can be said. */
  has(text) { return this.#sounds.has(text?.toLowerCase()); }

  /** From now on `words` can be said, those whose sounds are here. */
  async know(words) {
    const { names } = await this.kept.sounds();
    this.#sounds = new Map(words.filter(({ sound }) => names.has(sound))
      .map(({ text, sound }) => [text.toLowerCase(), sound]));
    for (const name of this.#buffers.keys()) if (!names.has(name)) this.#buffers.delete(name);
  }

  /** Decodes all of them, so that each is at hand. */
  async warm() {
    for (const word of this.words) await this.#buffer(word).catch(() => {});
  }

  /** Nothing can be said any more, and nothing of it stays in memory. */
  forget() {
    this.stop();
    this.#sounds.clear();
    this.#buffers.clear();
  }

  /** Has `text` heard in the place of what sounds, at `gain`; calls `ended` when it is over by itself. */
  play(text, gain, ended) {
    this.stop();
    const ready = this.#buffers.get(this.#sounds.get(text.toLowerCase()));
    if (ready) return this.#start(ready, gain, ended);
    const turn = this.#playing = { source: null };
    this.#buffer(text.toLowerCase()).then((buffer) => {
      if (this.#playing === turn) this.#start(buffer, gain, ended);
    }, () => { if (this.#playing === turn) ended(); });
  }

  /** Silence, at once. */
  stop() {
    const { source, level } = this.#playing ?? {};
    this.#playing = null;
    if (!source) return;
    const { currentTime } = source.context;
    source.onended = null;
    level.gain.setTargetAtTime(0, currentTime, FADE / 3);
    source.stop(currentTime + FADE * 2);
  }

  #start(buffer, gain, ended) {
    const context = this.context();
    const source = context.createBufferSource();
    const level = context.createGain();
    source.buffer = buffer;
    level.gain.value = gain;
    source.connect(level).connect(context.destination);
    source.onended = ended;
    source.start();
    this.#playing = { source, level };
  }

  async #buffer(word) {
    const name = this.#sounds.get(word);
    const known = this.#buffers.get(name);
    if (known) return known;
    const bytes = await this.kept.sound(name);
    if (!bytes) throw new Error(`the sound of a word is gone: ${word}`);
    const buffer = await this.context().decodeAudioData(bytes);
    this.#buffers.set(name, buffer);
    return buffer;
  }
}
