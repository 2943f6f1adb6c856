// The family's own words, as a list with places; they are changed on their own page.
import { get } from "../../../kit/transport/api.js";
import { make } from "../../../kit/elements.js";
import { picture } from "../../../kit/word-picture.js";
import { Row } from "./row.js";

const GROUPS = {
  people: ["My People", "Add a person or pet", "child, family, friends, pets"],
  things: ["My Things", "Add a thing", "comforter, toys, favourites"],
  places: ["My Places", "Add a place", "school, park, Grandma’s"],
};

export class MyWordsRow extends Row {
  draw() {
    this.head.hidden = true;
    this.lists = make("div", { class: "own-groups" });
    this.#load();
    return this.lists;
  }

  refresh() { this.#load(); }

  async #load() {
    try {
      const [{ words, groups }, symbols] = await Promise.all(
        [get("/v1/words"), this.store.symbols.load()]);
      this.lists.replaceChildren(...groups.map((group) => ownGroup(group, words, symbols)));
    } catch (problem) {
      this.tell(problem);
    }
  }
}

function ownGroup({ group, slots, used }, words, symbols) {
  const [title, add, example] = GROUPS[group];
  const own = words.filter((word) => word.group === group).sort((a, b) => a.position - b.position);
  return make("section", { class: "own-group", "aria-label": title },
    make("div", { class: "own-top" }, make("h4", {}, title),
      make("span", { class: "note" }, `${used} of ${slots} places`)),
    make("ul", { class: "own-words" },
      ...own.map(({ id, text, emoji, favorite }) => make("li", {},
        make("a", { class: "chip", href: `/words#${id}` },
          picture(symbols.shown(text, emoji), "emoji"),
          text, favorite ? make("span", { role: "img", "aria-label": "favourite" }, "♥") : null))),
      make("li", {}, make("a", { class: "chip add", href: `/words#+${group}`, "aria-label": add },
        make("span", { "aria-hidden": "true" }, "+ "), own.length ? "Add" : example))));
}
