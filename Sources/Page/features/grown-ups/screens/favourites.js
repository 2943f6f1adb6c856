// Choose favourites among the words that come with Meadow (document 001, Vocabulary).
import { WordPicker } from "./word-picker.js";

export class Screen extends WordPicker {
  #favorites = null;

  constructor(context) {
    super(context, {
      title: "Favourites",
      lead: "Touch the words your child loves. A heart marks them; they come first in the grid, "
        + "each in a place it keeps.",
      all: "None of these", look: "loves",
    });
  }

  isOn(word) { return this.#now.has(this.idOf(word)); }
  sign(isOn) { return isOn ? "♥" : "♡"; }

  counted(words) {
    const count = words.filter(({ word }) => this.isOn(word)).length;
    return count ? `${count} of ${words.length} are favourites` : "No favourites here yet";
  }

  turn(word, isOn) {
    const favorites = new Set(this.#now);
    if (isOn) favorites.add(this.idOf(word));
    else favorites.delete(this.idOf(word));
    return this.#send(favorites);
  }

  async turnAll() {
    const here = this.words.get(this.place).map(({ word }) => this.idOf(word));
    this.tell(await this.#send(new Set([...this.#now].filter((word) => !here.includes(word)))));
    this.refresh();
  }

  get #now() { return this.#favorites ?? new Set(this.family.settings.favorites); }

  async #send(favorites) {
    this.#favorites = favorites;
    const problem = await this.family.change({ favorites: [...favorites] });
    if (this.#favorites === favorites) this.#favorites = null;
    return problem;
  }
}
