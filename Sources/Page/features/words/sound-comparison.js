// Two sounds beside each other: A is held, B is the word as it would be now. Both are drawn over
// the same length of time, so that longer looks longer.
import "../../kit/sound/sound-view.js";
import { say, settled } from "../../kit/elements.js";

const SETTLES_AFTER = 120;

/** Wires the views A and B; `audition` fetches and plays. */
export class SoundComparison {
  #update = settled(() => this.#load(), SETTLES_AFTER);
  #turn = 0;
  #frame = 0;
  held = null;

  constructor(root, { audition, hint }) {
    Object.assign(this, { audition, hint });
    hint.addEventListener("checked", () => this.#update());
    this.part = root.querySelector("#look");
    this.views = { A: root.querySelector("#view-A"), B: root.querySelector("#view-B") };
    this.names = { A: root.querySelector("#slot-A-name"), B: root.querySelector("#slot-B-name") };
    this.part.open = matchMedia("(min-width: 980px)").matches;
    this.part.addEventListener("toggle", () => this.part.open && this.#load());
    for (const name of ["A", "B"]) {
      root.querySelector(`#play-${name}`).addEventListener("click", () => this.play(name));
    }
    root.querySelector("#hold").addEventListener("click", () => {
      this.held = { ...this.source(), recording: this.draft.recording };
      this.#load();
    });
    audition.addEventListener("change", () => this.#follow());
  }

  /** Shows `draft`; another word begins with the voice's own way in A. */
  show(draft) {
    if (draft !== this.draft) {
      this.held = null;
      this.views.A.sound = this.views.B.sound = null;
    }
    this.draft = draft;
    this.#update();
  }

  /** Draws anew, at another speed for example. */
  refresh() { this.#load(); }

  play(name) {
    const { sound } = this.views[name];
    if (sound) this.audition.play(sound);
  }

  /** What B is: {said, hint, name}, or a recording. */
  source() {
    const { draft } = this;
    if (draft.hasRecording) return { isRecording: true, name: "your recording" };
    const { hint } = draft.content;
    return { said: draft.said, hint, name: hint ?? "the voice's own way" };
  }

  async #load() {
    if (!this.part.open || !this.draft?.said) return;
    // What is not checked yet, or refused, has no sound; the hint's field tells when it has one.
    if (!this.draft.hasRecording && !this.hint.isTaken) return;
    const turn = ++this.#turn;
    const sources = {
      A: this.held ?? { said: this.draft.said, hint: null, name: "the voice's own way" },
      B: this.source(),
    };
    const loaded = await Promise.all(["A", "B"].map(async (name) => {
      try {
        return await this.#sound(sources[name]);
      } catch {
        // What the service refuses is told beside the hint; the picture stays as it was.
        sources[name].name = this.names[name].textContent;
        return this.views[name].sound;
      }
    }));
    if (turn !== this.#turn) return;
    const span = Math.max(...loaded.map((sound) => sound?.seconds ?? 0)) * 1.02;
    ["A", "B"].forEach((name, i) => {
      say(this.names[name], sources[name].name);
      this.views[name].span = span;
      if (this.views[name].sound !== loaded[i]) this.views[name].sound = loaded[i];
    });
  }

  async #sound({ isRecording, recording, said, hint }) {
    const { audition, draft } = this;
    if (isRecording) {
      const pending = recording ?? draft.recording;
      return pending?.sound ?? audition.fetch(draft.word.recording);
    }
    return hint ? audition.sound(said, hint) : audition.ownSound(said);
  }

  #follow() {
    cancelAnimationFrame(this.#frame);
    const { player } = this.audition;
    for (const view of Object.values(this.views)) {
      view.position = player.playing && player.playing === view.sound ? player.position : null;
    }
    if (player.playing) this.#frame = requestAnimationFrame(() => this.#follow());
  }
}
