// Places in a row to fill with tiles, in order: a touched tile goes to the first empty place, and a touched
// place gives its tile back. Dragging puts a tile wherever it is dropped.
import { make } from "../../../kit/elements.js";
import { drawPiece, scaleOf } from "../stage/piece-drawing.js";
import { WORDS } from "./board-words.js";
import { optionFace, optionName } from "./option-face.js";
import { TileBoard } from "./tile-board.js";

export class SequenceBoard extends TileBoard {
  constructor(given) {
    super(given);
    const { shown, places, tiles, reusesTiles } = this.board;
    this.scale = scaleOf(this.shown);
    const names = Array.from({ length: places }, (_, i) => `p${i + 1}`);
    const row = make("div", { class: "sequence-row", "data-places": places },
      shown.length ? make("div", { class: "sequence-before", role: "img", "aria-label": shown.join(" ") },
        drawPiece({ kind: "row", items: shown })) : null,
      ...names.map((name) => make("button", { type: "button", class: "slot", "data-target": name },
        make("span", { class: "hole", "aria-hidden": "true" }))));
    this.fill(row, this.tray(...tiles.map((tile) => make("button", { type: "button", class: "tile",
      "data-card": tile.id, "data-option": tile.id, "aria-label": optionName(tile, tiles) }, optionFace(tile, this.scale, tiles)))));
    this.beginTiles({ places: names, reuses: reusesTiles, fillsNext: true });
  }

  answer() {
    const tiles = this.places.map((place) => this.lying.at(place));
    return tiles.includes(null) ? null : tiles;
  }

  nameOf(card) { return optionName(this.#tile(card), this.board.tiles); }

  placeName(place) { return WORDS.place(this.places.indexOf(place) + 1); }

  sayTile(card) { if (this.#tile(card).spoken) this.hooks.say({ target: `option:${card}` }); }

  show() {
    this.places.forEach((name, i) => {
      const place = this.node.querySelector(`[data-target="${name}"]`);
      const card = this.lying.at(name);
      place.toggleAttribute("data-filled", card !== null);
      place.setAttribute("aria-label", card === null ? WORDS.emptyPlace(i + 1) : WORDS.filledPlace(i + 1, this.nameOf(card)));
      place.firstChild.replaceChildren(...card === null ? [] : [optionFace(this.#tile(card), this.scale, this.board.tiles)]);
    });
  }

  #tile(id) { return this.board.tiles.find((tile) => tile.id === id); }
}
