// Tiles for slots: two columns, places in a picture, or things that are sorted into bins. In a sort the
// things are carried and the tiles are the bins; the answer is the same.
import { make } from "../../../kit/elements.js";
import { scaleOf } from "../stage/piece-drawing.js";
import { WORDS } from "./board-words.js";
import { optionFace, optionName } from "./option-face.js";
import { TileBoard } from "./tile-board.js";

export class MatchBoard extends TileBoard {
  constructor(given) {
    super(given);
    const { slots, tiles, layout, reusesTiles } = this.board;
    this.scale = scaleOf(this.shown);
    this.isSort = layout === "sort";
    const [cards, places] = this.isSort ? [slots, tiles] : [tiles, slots];
    Object.assign(this, { cards, homes: places });
    this.node.dataset.layout = layout;
    const tray = this.tray(...cards.map((card) => this.#tile(card)));
    const homes = make("div", { class: "slots", "data-count": places.length }, ...places.map((place) => this.#place(place)));
    this.fill(...this.isSort ? [tray, homes] : [homes, tray]);
    this.beginTiles({ places: places.map(({ id }) => id), holdsMany: this.isSort,
      reuses: !this.isSort && reusesTiles });
  }

  answer() {
    const pairs = this.isSort ? this.cards.map(({ id }) => [id, this.lying.placeOf(id)])
      : this.homes.map(({ id }) => [id, this.lying.at(id)]);
    return pairs.some(([, other]) => other === null) ? null : Object.fromEntries(pairs);
  }

  nameOf(card) { return optionName(this.cards.find(({ id }) => id === card), this.cards); }

  placeName(place) { return optionName(this.homes.find(({ id }) => id === place), this.homes); }

  sayTile(card) { if (this.#card(card).spoken) this.hooks.say({ target: `option:${card}` }); }

  show() {
    for (const { id } of this.homes) {
      const box = this.node.querySelector(`.slot-box[data-place="${id}"]`);
      const button = box.querySelector(".slot");
      const lying = this.lying.in(id);
      button.toggleAttribute("data-filled", lying.length > 0);
      const names = lying.map((card) => this.nameOf(card));
      button.setAttribute("aria-label", this.isSort ? WORDS.bin(this.placeName(id), names) : WORDS.slot(this.placeName(id), names[0]));
      if (this.isSort) this.#heap(box.querySelector(".bin-things"), id, lying);
      else box.querySelector(".hole").replaceChildren(...lying.map((card) => optionFace(this.#card(card), this.scale, this.cards)));
    }
  }

  #heap(list, place, lying) {
    const there = [...list.children].map((one) => one.dataset.card);
    if (there.join() === lying.join()) return;
    list.replaceChildren(...lying.map((id) => {
      const tile = this.#tile(this.#card(id));
      tile.dataset.from = place;
      return tile;
    }));
  }

  #card(id) { return this.cards.find((card) => card.id === id); }

  #tile(card) {
    return make("button", { type: "button", class: "tile", "data-card": card.id, "data-option": card.id,
      "aria-label": optionName(card, this.cards) }, optionFace(card, this.scale, this.cards));
  }

  #place(place) {
    const face = optionFace(place, this.scale, this.homes);
    const button = make("button", { type: "button", class: "slot", "data-target": place.id, "data-option": place.id,
      "data-bin": this.isSort }, face, this.isSort ? null : make("span", { class: "hole", "aria-hidden": "true" }));
    return make("div", { class: "slot-box", "data-place": place.id }, button,
      this.isSort ? make("div", { class: "bin-things" }) : null);
  }
}
