// How full each scene is: Low, Medium, High, or a number of one's own.
import { get } from "../../../kit/transport/api.js";
import { make, say, settled } from "../../../kit/elements.js";
import { scenePicture } from "../../../kit/scene-picture.js";
import { Row } from "./row.js";

const DENSITIES = [["low", "Low"], ["medium", "Medium"], ["high", "High"], ["custom", "Custom"]];
const USUAL = "high";

export class ScenesRow extends Row {
  draw() {
    this.parts = new Map();
    this.list = make("div", { class: "scene-list" });
    get("/v1/scenes").then((scenes) => {
      this.list.replaceChildren(...scenes.map((scene) => this.#scene(scene)));
      this.show();
    }, (problem) => this.tell(problem));
    return this.list;
  }

  show() {
    const { densities, densityCutoffs } = this.family.settings;
    const { min, max, step } = this.family.schema.densityCutoffs?.of ?? {};
    for (const [id, { radios, slider, words, custom }] of this.parts) {
      const density = densities[id] ?? USUAL;
      for (const radio of radios.querySelectorAll("input")) radio.checked = radio.value === density;
      custom.hidden = density !== "custom";
      Object.assign(slider, { min, max, step });
      slider.value = densityCutoffs[id] ?? max;
      say(words, cutoffInWords(slider));
      slider.setAttribute("aria-valuetext", words.textContent);
    }
  }

  #scene({ id, label, emoji }) {
    const name = `${this.id}-${id}`;
    const radios = make("div", { class: "segments", role: "radiogroup", "aria-label": label,
      onchange: ({ target }) => this.send({ densities: { [id]: target.value } }) },
    ...DENSITIES.map(([value, text]) => make("label", { class: "segment" },
      make("input", { type: "radio", name, value }), make("span", { class: "face" }, text))));
    const words = make("output", { class: "setting-value" });
    const slider = make("input", { class: "slider", type: "range",
      "aria-label": `${label}: how many things` });
    const send = settled(() =>
      this.send({ densityCutoffs: { [id]: Number(slider.value) } }), 250);
    slider.addEventListener("input", () => {
      this.touch();
      say(words, cutoffInWords(slider));
      slider.setAttribute("aria-valuetext", words.textContent);
      send();
    });
    const custom = make("div", { class: "custom", hidden: true }, slider, words);
    this.parts.set(id, { radios, slider, words, custom });
    return make("div", { class: "scene-density", "data-scene": id },
      make("span", { class: "scene-name" },
        scenePicture({ id, emoji }, "emoji"), ` ${label}`),
      radios, custom);
  }

  async send(part) {
    const turn = this.touch();
    this.settle(turn, await this.family.change(part));
  }

  /** Density and its cutoffs are given back together. */
  async giveBack() {
    this.tell(await this.family.change({ densities: null, densityCutoffs: null }));
    this.show();
  }
}

function cutoffInWords({ value, min, max }) {
  if (value === max) return "everything";
  if (value === min) return "only what matters most";
  return `importance ${min} to ${value} of ${max}`;
}
