// Numerals for the pegs of a number line: each hangs below its peg, where its number lies.
import { make } from "../../../kit/elements.js";
import { svg } from "../../../kit/svg.js";
import { line, sheet } from "../stage/drawing.js";
import { lineParts, onLine } from "../stage/line-piece.js";
import { WORDS } from "./board-words.js";
import { pegLevels } from "./peg-levels.js";
import { TileBoard } from "./tile-board.js";

/** The line's own units; on the narrowest screen one is a pixel or so. */
const WIDTH = 350;
const EDGE = 34;
/** Places on one level stand so far apart, in those units. */
const APART = 74;
const LEVEL = 68;
const TOP = 30;

export class PegsBoard extends TileBoard {
  constructor(given) {
    super(given);
    const { from, to, pegs, tiles } = this.board;
    const xs = pegs.map((peg) => onLine(peg, from, to, WIDTH, EDGE));
    const levels = pegLevels(xs, APART);
    const height = TOP + 22 + (Math.max(...levels) + 1) * LEVEL;
    const names = pegs.map((_, i) => `p${i + 1}`);
    const drawing = sheet("pegs-line", WIDTH, height,
      ...ends(from, to), ...xs.flatMap((x, i) => [line(x, TOP, x, TOP + 24 + levels[i] * LEVEL, "peg-string"),
        svg("circle", { class: "peg", cx: x, cy: TOP, r: 6 })]));
    const field = make("div", { class: "pegs-field" }, drawing, ...names.map((name, i) => {
      const place = make("button", { type: "button", class: "slot", "data-target": name },
        make("span", { class: "hole", "aria-hidden": "true" }));
      place.style.setProperty("--x", `${xs[i] / WIDTH * 100}%`);
      place.style.setProperty("--y", `${(TOP + 22 + levels[i] * LEVEL) / height * 100}%`);
      return place;
    }));
    this.fill(field, this.tray(...tiles.map((tile) => make("button", { type: "button", class: "tile",
      "data-card": tile }, make("span", { class: "option-face text", "data-length": "short" }, String(tile))))));
    this.beginTiles({ places: names });
  }

  answer() {
    const tiles = this.places.map((place) => this.lying.at(place));
    return tiles.includes(null) ? null : { pegs: tiles.map(Number) };
  }

  placeName(place) { return WORDS.pegName(this.places.indexOf(place) + 1); }

  sayTile(card) { this.hooks.say({ number: Number(card) }); }

  show() {
    this.places.forEach((name, i) => {
      const place = this.node.querySelector(`[data-target="${name}"]`);
      const card = this.lying.at(name);
      place.toggleAttribute("data-filled", card !== null);
      place.setAttribute("aria-label", WORDS.peg(i + 1, card));
      place.firstChild.textContent = card ?? "";
    });
  }
}

/** The line with numerals at its ends only, and ticks where there is room: where a number lies is asked. */
function ends(from, to) {
  const step = (to - from) % 10 === 0 && to - from > 20 ? 10 : to - from > 20 ? 5 : 1;
  const parts = lineParts({ from, to, step }, TOP, WIDTH, EDGE);
  const isNumeral = (part) => part.tagName === "text";
  return parts.filter((part) => !isNumeral(part) || [String(from), String(to)].includes(part.textContent))
    .map((part) => {
      if (isNumeral(part)) part.setAttribute("y", 11);
      return part;
    });
}
