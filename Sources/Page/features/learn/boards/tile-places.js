// Which tile lies where: a value without a page. A place holds one tile, or as many as come (a bin); a
// tile lies in one place, or in as many as it likes (tiles that are used again).

export class TilePlaces {
  #lying = [];

  /** `holdsMany`: a place is a bin. `reuses`: the tray never runs out of a tile. */
  constructor({ holdsMany = false, reuses = false } = {}) {
    Object.assign(this, { holdsMany, reuses });
  }

  /** The tiles in a place, in the order they came. */
  in(place) { return this.#lying.filter((one) => one.place === place).map(({ tile }) => tile); }

  /** The only tile in a place, or null. */
  at(place) { return this.in(place)[0] ?? null; }

  /** Where a tile lies, or null. */
  placeOf(tile) { return this.#lying.find((one) => one.tile === tile)?.place ?? null; }

  /** Whether a tile can be taken from the tray. */
  isInTray(tile) { return this.reuses || this.placeOf(tile) === null; }

  /** Lays a tile; `from` is the place it is taken from. What lay there makes room: it goes where this one
      came from, else back to the tray. */
  put(tile, place, from = null) {
    if (place === from) return;
    const there = this.holdsMany ? null : this.at(place);
    this.#lying = this.#lying.filter((one) => !(one.tile === tile && (one.place === from || !this.reuses))
      && (this.holdsMany || one.place !== place));
    this.#lying.push({ tile, place });
    if (there !== null && from !== null) this.#lying.push({ tile: there, place: from });
  }

  /** Takes the tile out of its place, back to the tray. */
  take(tile, place) {
    this.#lying = this.#lying.filter((one) => one.tile !== tile || one.place !== place);
  }

  /** The first of `places` in which nothing lies, or null. */
  firstEmpty(places) { return places.find((place) => this.at(place) === null) ?? null; }
}
