// The first row of the grid: what a heart has pinned, in places of its own, the same in every scene
// and in sight on every page. The row is always there, so that the first heart moves nothing; what
// does not fit into it is a touch on its button away.
import { make } from "../../../kit/elements.js";
import { onPress } from "../../../kit/press/press.js";
import { pulse } from "../../../kit/pulse.js";
import { icon } from "../../../kit/icon.js";
import { nameIt } from "../../../kit/strings.js";
import { svg } from "../../../kit/svg.js";

/** Shows pinned words with `makeTile(word)`, `columns` at a time. */
export class PinnedRow {
  #words = [];
  #turn = 0;
  #drawn = "";
  #isWanted = false;
  #hasRoom = true;
  columns = 1;

  constructor({ makeTile, changed }) {
    Object.assign(this, { makeTile, changed });
    this.root = nameIt(make("div", { class: "pinned", role: "group" }), "Favourites");
    this.more = nameIt(make("button", { type: "button", class: "turn more-pinned" },
      icon("heart", "picture")), "More favourites");
    onPress(document, ".more-pinned", () => {
      this.#turn += 1;
      this.#draw();
      pulse(this.more);
    });
  }

  /** The words by their slots, or nothing where there is no such row. */
  show(words) {
    this.#words = words ?? [];
    this.#turn = 0;
    this.#drawn = "";
    this.#isWanted = Boolean(words);
    this.#draw();
  }

  /** The row has so many places, or no room at all; where it `isTight`, the button for more of them takes
   *  the last. */
  fit(columns, { isTight = false, hasRoom = true } = {}) {
    this.#hasRoom = hasRoom;
    const isFull = this.#words.some(({ slot }) => slot >= columns);
    this.columns = Math.max(1, isTight && isFull ? columns - 1 : columns);
    this.#draw();
  }

  #draw() {
    this.root.hidden = !this.#isWanted || !this.#hasRoom;
    const rows = Math.max(1, ...this.#words.map(({ slot }) => Math.floor(slot / this.columns) + 1));
    const first = this.#turn % rows * this.columns;
    this.more.hidden = this.root.hidden || rows === 1;
    const drawn = `${first} ${this.columns}`;
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    const bySlot = new Map(this.#words.map((word) => [word.slot, word]));
    this.root.replaceChildren(...Array.from({ length: this.columns }, (_, i) => {
      const word = bySlot.get(first + i);
      return word ? this.makeTile(word) : make("span", { class: "free", "aria-hidden": "true" }, emptyHeart());
    }));
    this.changed();
  }
}

/** Where a heart can still pin a word. */
const emptyHeart = () => svg("svg", { viewBox: "0 0 24 24" },
  svg("path", { d: "M12 20C4 15 3 11 3 8.5a4.7 4.7 0 0 1 9-1.8 4.7 4.7 0 0 1 9 1.8C21 11 20 15 12 20Z" }));
