// Four sliders with plain words: speed, pitch, melody and pauses.
import { make, say } from "../../kit/elements.js";
import { inFigures, inWords } from "../../kit/sound/prosody-words.js";

const SLIDERS = [
  { name: "rate", title: "Speed", ends: ["🐢 slower", "faster 🐇"], min: 0.5, max: 1.6,
    step: 0.05 },
  { name: "pitch", title: "Pitch", ends: ["🐻 lower", "higher 🐦"], min: 0.7, max: 1.6,
    step: 0.02 },
  { name: "range", title: "Expression", ends: ["➖ one tone", "sing-song 🎶"], min: 0, max: 2,
    step: 0.1 },
  { name: "pauseMilliseconds", title: "Pauses", ends: ["none between words", "long 💤"], min: 0,
    max: 600, step: 10 },
];

/** The sliders in `root`; calls `change(name, value)` while one is moved. */
export class ProsodySliders {
  #rows = new Map();

  constructor(root, change) {
    for (const slider of SLIDERS) {
      const { name, title, ends, ...limits } = slider;
      const input = make("input",
        { class: "slider", id: `slider-${name}`, type: "range", ...limits });
      const words = make("b", { class: "words" });
      const figures = make("small", { class: "figures" });
      input.addEventListener("input", () => change(name, Number(input.value)));
      this.#rows.set(name, { input, words, figures });
      root.append(make("div", { class: "slider-row" },
        make("h3", {}, make("label", { for: input.id }, title),
          make("output", { for: input.id }, words, " ", figures)),
        input,
        make("p", { class: "ends", "aria-hidden": "true" },
          ...ends.map((end) => make("span", {}, end)))));
    }
  }

  /** Takes over how far the service says each one goes. */
  limit(limits = {}) {
    for (const [name, { input }] of this.#rows) {
      if (limits[name]) Object.assign(input, limits[name]);
    }
  }

  /** Shows a way of speaking. */
  show(manner) {
    for (const [name, { input, words, figures }] of this.#rows) {
      const value = manner[name];
      if (Number(input.value) !== value) input.value = value;
      say(words, inWords[name](value));
      say(figures, inFigures[name](value));
      input.setAttribute("aria-valuetext", inWords[name](value));
    }
  }
}
