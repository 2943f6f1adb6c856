// What is heard while words are recorded: the word as it should be said, the tone after it, the take.
import { SamplePlayer } from "../../../kit/sound/sample-player.js";
import { RATE } from "../../../kit/sound/microphone.js";
import { spoken } from "./recorded-voices.js";

/** The tone that says "now": soft, short, and lower than speech is loud. */
const TONE = { hertz: 880, seconds: 0.14, level: 0.12 };
const REMEMBERED = 12;

export class LeadSounds {
  #player = new SamplePlayer();
  #sounds = new Map();
  #tone = tone();

  /** `voice` says the words. */
  constructor(voice) { this.voice = voice; }

  /** Says a word to its end; one that has no sound is only read. */
  async say(word) {
    const sound = await this.ahead(word);
    if (sound) await this.play(sound);
  }

  /** Has the sound of a word ready. */
  ahead(word) {
    const key = `${word.language} ${word.text}`;
    if (!this.#sounds.has(key)) {
      if (this.#sounds.size >= REMEMBERED) this.#sounds.delete(this.#sounds.keys().next().value);
      const coming = spoken({ ...word, voice: this.voice }).catch(() => {
        this.#sounds.delete(key);
        return null;
      });
      this.#sounds.set(key, coming);
    }
    return this.#sounds.get(key);
  }

  cue() { return this.play(this.#tone); }

  /** Plays a sound; resolves when it has ended or was stopped. */
  async play(sound) {
    await this.#player.play(sound);
    if (this.#player.playing !== sound) return;
    await new Promise((ended) => {
      const look = () => {
        if (this.#player.playing === sound) return;
        this.#player.removeEventListener("change", look);
        ended();
      };
      this.#player.addEventListener("change", look);
    });
  }

  stop() { this.#player.stop(); }
}

function tone() {
  const samples = new Float32Array(Math.round(TONE.seconds * RATE));
  for (let i = 0; i < samples.length; i++) {
    const part = i / samples.length;
    samples[i] = TONE.level * Math.sin(2 * Math.PI * TONE.hertz * i / RATE) * Math.sin(Math.PI * part);
  }
  return { samples, rate: RATE, seconds: TONE.seconds };
}
