// Things to touch, one by one: each touch says how many there are by now; a second one takes it back.
import { make } from "../../../kit/elements.js";
import { countedLayout } from "../stage/counted-layout.js";
import { sheet } from "../stage/drawing.js";
import { thingAt } from "../stage/solid-block.js";
import { BoardFrame } from "./board-frame.js";
import { WORDS } from "./board-words.js";

export class TapCountBoard extends BoardFrame {
  /** The things that were touched, in their order. */
  #touched = [];

  constructor(given) {
    super(given);
    const { picture, count, layout } = this.board;
    // In a high room frames of ten stand below each other (boards.css chooses).
    const wide = countedLayout(layout, count);
    const high = countedLayout(layout, count, 1);
    const field = make("div", { class: "count-field", "data-layout": layout });
    for (const name of ["columns", "rows"]) {
      field.style.setProperty(`--${name}-wide`, wide[name]);
      field.style.setProperty(`--${name}-high`, high[name]);
    }
    const placed = (element, list, i) => {
      for (const axis of ["x", "y"]) {
        element.style.setProperty(`--${axis}-wide`, wide[list][i][axis]);
        element.style.setProperty(`--${axis}-high`, high[list][i][axis]);
      }
      return element;
    };
    wide.frames.forEach((_, i) => field.append(placed(make("span", { class: "count-frame", "aria-hidden": "true" }), "frames", i)));
    this.things = wide.places.map((_, i) => placed(make("button", { type: "button", class: "count-thing", "data-thing": i },
      make("span", { class: "count-picture", "aria-hidden": "true" }, pictureOf(picture)),
      make("span", { class: "count-number", "aria-hidden": "true" })), "places", i));
    field.append(...this.things);
    this.fill(field);
    this.press(".count-thing", (thing) => this.#touch(Number(thing.dataset.thing)));
    this.#show();
  }

  answer() { return this.#touched.length ? { count: this.#touched.length } : null; }

  #touch(thing) {
    const isBack = this.#touched.includes(thing);
    this.#touched = isBack ? this.#touched.filter((other) => other !== thing) : [...this.#touched, thing];
    this.#show();
    if (this.#touched.length) this.hooks.say({ number: this.#touched.length });
    this.tell(WORDS.soMany(this.#touched.length));
    this.hooks.changed();
  }

  #show() {
    this.things.forEach((thing, i) => {
      const place = this.#touched.indexOf(i);
      thing.querySelector(".count-number").textContent = place < 0 ? "" : place + 1;
      thing.setAttribute("aria-pressed", String(place >= 0));
      thing.setAttribute("aria-label", WORDS.counted(this.board.picture, i + 1, place >= 0));
    });
  }
}

/** A thing as large as a letter is. */
const pictureOf = (picture) => sheet("count-drawing", 40, 40, thingAt(picture, 20, 20, 36));
