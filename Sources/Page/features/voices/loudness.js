// How loud it may be: a ceiling, and what a day's sound adds up to once somebody has measured it.
import { get, remove, save } from "../../kit/transport/api.js";
import { button, make, say, settled } from "../../kit/elements.js";
import { icon } from "../../kit/icon.js";

const LONG = "This is how loud Meadow is. I can say many words, one after another, "
  + "while you look at the number.";

/** Wires the card of loudness; `keep(change)` changes a setting so that it can be undone. */
export class Loudness {
  constructor(root, { connection, keep }) {
    Object.assign(this, { connection, keep });
    this.cap = root.querySelector("#cap");
    this.words = root.querySelector("#cap-words");
    this.meaning = root.querySelector("#cap-meaning");
    this.dose = root.querySelector("#dose");
    const send = settled(() => this.#setCap(), 250);
    this.cap.addEventListener("input", () => {
      this.#showCap(Number(this.cap.value));
      this.pending = true;
      send();
    });
  }

  /** Asks how loud it is and draws it. */
  async load() {
    this.show(await get("/v1/loudness"));
  }

  show(reply) {
    if (!this.pending) {
      this.cap.value = reply.volumeCapDecibels;
      this.#showCap(reply.volumeCapDecibels);
    }
    say(this.meaning, reply.meaning);
    this.dose.replaceChildren(...(reply.calibration ? this.#measured(reply) : this.#unmeasured()));
  }

  #showCap(decibels) {
    const text = decibels === 0 ? "full" : `${-decibels} dB softer`;
    say(this.words, text);
    this.cap.setAttribute("aria-valuetext", text);
  }

  async #setCap() {
    await this.keep({ volumeCapDecibels: Number(this.cap.value) });
    this.pending = false;
    await this.load().catch((problem) => this.connection.trouble(problem));
  }

  #unmeasured() {
    return [
      make("h3", {}, "Is it kind to young ears?"),
      make("p", {}, "Meadow cannot know how loud it is at your child's ear: that depends on the "
        + "speaker and where it stands. Measure once, and Meadow adds up the day for you."),
      make("details", {}, make("summary", {}, "Measure it with a phone (two minutes)"),
        this.#form()),
    ];
  }

  #form() {
    const level = make("input", {
      class: "field", id: "dba", type: "number", inputmode: "decimal", min: 40, max: 110, step: 0.5,
      required: true, "aria-describedby": "dba-problem",
    });
    const problem = make("p", { class: "problem", id: "dba-problem", role: "alert" });
    const form = make("form", { class: "measure" },
      make("ol", {},
        make("li", {}, "Put the device where your child uses it, at the usual volume."),
        make("li", {}, "Open a sound level app that shows dBA on a phone, and hold the phone "
          + "where your child's ear would be."),
        make("li", {}, "Let Meadow talk, and read the number while it does. ",
          button("Talk for a while", {
            picture: icon("talk"), onclick: () => this.connection.say({ phrase: LONG, rate: 0.8 }),
          }))),
      make("label", { for: "dba" }, "Level at the ear, in dBA"),
      make("div", { class: "row" }, level, make("button", { class: "button primary" }, "Use this")),
      problem);
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      try {
        this.show(await save("/v1/loudness/calibration", { dBA: level.valueAsNumber }));
      } catch (trouble) {
        say(problem, trouble.plain);
      }
    });
    return form;
  }

  #measured({ calibration, dose }) {
    const again = make("details", {}, make("summary", {}, "Measure again"), this.#form());
    const forget = button("Forget the measurement", {
      onclick: () => remove("/v1/loudness/calibration").then((reply) => this.show(reply),
        (problem) => this.connection.trouble(problem)),
    });
    return [
      make("h3", {}, "Sound today and this week"),
      meter("Today", dose?.todayPercent ?? 0),
      meter("Last 7 days", dose?.weekPercent ?? 0),
      make("p", { class: "why" }, dose?.sentence ?? ""),
      make("p", { class: "note" }, `You measured ${calibration.dBA} dBA at the ear. 100 % would be `
        + "75 dBA for 40 hours a week, the limit that hearing experts advise for children."),
      again, forget,
    ];
  }
}

function meter(name, percent) {
  const text = `${percent < 10 ? Number(percent.toFixed(1)) : Math.round(percent)} %`;
  const bar = make("meter", {
    min: 0, max: 100, low: 80, high: 99, optimum: 0, value: Math.min(100, percent),
    "aria-label": name, "aria-valuetext": text,
  });
  return make("div", { class: "meter-row" }, make("span", {}, name), bar, make("b", {}, text));
}
