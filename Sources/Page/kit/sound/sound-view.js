// <sound-view>: a sound's waveform, spectrogram and pitch, with a playhead and its figures.
import { make, say } from "../elements.js";
import { drawSound, layout } from "./sound-drawing.js";
import { pitchFigures } from "./pitch-contour.js";
import { analyse } from "./samples.js";

const SHORTEST_SPAN = 0.4;

/** Set `sound` to what is to be seen and `span` to the seconds it is drawn over. */
export class SoundView extends HTMLElement {
  #sound = null;
  #span = SHORTEST_SPAN;
  #places = null;
  #turn = 0;

  connectedCallback() {
    if (this.canvas) return;
    this.canvas = make("canvas", { role: "img", "aria-label": "No sound yet" });
    this.head = make("div", { class: "playhead", hidden: true });
    this.bar = make("progress", { max: 1, "aria-label": "Working the sound out", hidden: true });
    this.figures = make("p", { class: "figures" });
    this.append(make("div", { class: "picture" }, this.canvas, this.head, this.bar), this.figures);
    new ResizeObserver(() => this.draw()).observe(this.canvas);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.draw());
    matchMedia("(forced-colors: active)").addEventListener("change", () => this.draw());
  }

  get sound() { return this.#sound; }

  /** The sound; its picture follows as soon as it is worked out. */
  set sound(sound) {
    this.#sound = sound;
    this.draw();
    this.#tell();
    if (sound && !sound.picture) this.#work(sound);
  }

  set span(seconds) {
    this.#span = Math.max(SHORTEST_SPAN, seconds);
    this.draw();
  }

  /** Moves the playhead to `seconds`, or hides it for null. */
  set position(seconds) {
    const isThere = seconds !== null && this.#sound && seconds <= this.#sound.seconds;
    this.head.hidden = !isThere;
    if (!isThere || !this.#places) return;
    const { left, width } = this.#places;
    this.head.style.transform = `translateX(${left + seconds / this.#span * width}px)`;
  }

  async #work(sound) {
    const turn = ++this.#turn;
    this.bar.value = 0;
    this.bar.hidden = false;
    const { picture, pitch } = await analyse(sound, (part) => {
      if (turn === this.#turn) this.bar.value = part;
    });
    Object.assign(sound, { picture, pitch });
    if (turn !== this.#turn) return;
    this.bar.hidden = true;
    this.draw();
    this.#tell();
  }

  #tell() {
    const text = this.#sound ? inWords(this.#sound) : "";
    say(this.figures, text);
    this.canvas.setAttribute("aria-label", text || "No sound yet");
    this.dataset.state = this.#sound ? (this.#sound.picture ? "whole" : "working") : "empty";
  }

  draw() {
    const width = this.canvas.clientWidth;
    const height = this.canvas.clientHeight;
    if (!width || !height) return;
    const scale = devicePixelRatio || 1;
    this.canvas.width = Math.round(width * scale);
    this.canvas.height = Math.round(height * scale);
    const context = this.canvas.getContext("2d");
    context.scale(scale, scale);
    const style = getComputedStyle(this);
    const letter = 0.75 * parseFloat(getComputedStyle(document.documentElement).fontSize);
    this.#places = layout(width, height, letter);
    drawSound(context, this.#places, this.#sound, this.#span, {
      font: style.fontFamily, ink: style.color, sunken: style.backgroundColor,
      soft: style.getPropertyValue("--axis"), wave: style.getPropertyValue("--wave"),
      pitch: style.getPropertyValue("--melody"),
    });
  }
}

function inWords({ seconds, pitch }) {
  const length = `${seconds.toFixed(2)} s long`;
  if (!pitch) return length;
  const figures = pitchFigures(pitch);
  if (!figures) return `${length}, no voiced sound`;
  const { median, semitones } = figures;
  return `${length}, pitch ${Math.round(median)} Hz, melody ${semitones.toFixed(1)} semitones wide`;
}

customElements.define("sound-view", SoundView);
