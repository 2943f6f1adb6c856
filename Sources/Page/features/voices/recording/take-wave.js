// A take, drawn: how strong it is over time, and where the word was found in it.
import { make } from "../../../kit/elements.js";
import { t } from "../../../kit/strings.js";

/** Even a whisper fills its band, but silence does not, in parts of full scale. */
const LEAST_PEAK = 0.05;

/** A canvas that shows {samples, rate, begin, end}: begin and end in ms, or null where no word was found. */
export class TakeWave {
  #take = null;

  constructor() {
    this.element = make("canvas", { class: "take-wave", role: "img", "aria-label": t("Nothing recorded yet") });
    new ResizeObserver(() => this.#draw()).observe(this.element);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.#draw());
  }

  show(take) {
    this.#take = take;
    this.element.setAttribute("aria-label", !take ? t("Nothing recorded yet")
      : take.begin === null ? t("A recording in which no word is marked")
        : t("The word is {seconds} s long", { seconds: ((take.end - take.begin) / 1000).toFixed(1) }));
    this.#draw();
  }

  #draw() {
    const { element } = this;
    const [width, height] = [element.clientWidth, element.clientHeight];
    if (!width) return;
    element.width = Math.round(width * devicePixelRatio);
    element.height = Math.round(height * devicePixelRatio);
    const context = element.getContext("2d");
    context.scale(devicePixelRatio, devicePixelRatio);
    const colours = getComputedStyle(element);
    context.fillStyle = colours.getPropertyValue("--wave-rest");
    context.fillRect(0, height / 2 - 0.5, width, 1);
    if (this.#take) this.#wave(context, width, height, colours);
  }

  #wave(context, width, height, colours) {
    const { samples, rate, begin, end } = this.#take;
    const [from, to] = [begin, end].map((ms) => (ms === null ? null : ms / 1000 * rate / samples.length * width));
    if (from !== null) {
      context.fillStyle = colours.getPropertyValue("--wave-ground");
      context.fillRect(from, 0, to - from, height);
    }
    const bars = barsOf(samples, Math.floor(width / 3));
    const peak = Math.max(LEAST_PEAK, ...bars);
    bars.forEach((bar, at) => {
      const x = at * 3;
      const isWord = from !== null && x >= from - 1.5 && x <= to;
      context.fillStyle = colours.getPropertyValue(isWord ? "--wave-word" : "--wave-rest");
      const tall = Math.max(1, bar / peak * (height - 8));
      context.fillRect(x, (height - tall) / 2, 2, tall);
    });
  }
}

/** The peaks of `count` equal parts of `samples`. */
export function barsOf(samples, count) {
  return Array.from({ length: Math.max(1, count) }, (_, at) => {
    let peak = 0;
    const end = Math.min(samples.length, Math.ceil((at + 1) / count * samples.length));
    for (let i = Math.floor(at / count * samples.length); i < end; i++) peak = Math.max(peak, Math.abs(samples[i]));
    return peak;
  });
}
