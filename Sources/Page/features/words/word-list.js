// The family's words in three groups, each with its places on the board and a + to add one.
import { make } from "../../kit/elements.js";
import { picture } from "../../kit/word-picture.js";

/** What the groups are called, and what to write into a new word of each. */
export const GROUPS = {
  people: { title: "My People", one: "a person or pet", example: "Nana" },
  things: { title: "My Things", one: "a thing", example: "Bun-Bun" },
  places: { title: "My Places", one: "a place", example: "Grandma's house" },
};

/** Draws the groups into `root`; calls `open(id)` and `add(group)`. */
export class WordList {
  constructor(root, { open, add }) {
    Object.assign(this, { root, open, add });
    root.addEventListener("keydown", (event) => this.#steer(event));
  }

  /** Draws `list` as the service tells it; `chosen` is open, `unsaved(id)` has changes. */
  show({ words, groups }, { chosen, unsaved, symbols }) {
    this.symbols = symbols;
    const focused = this.root.contains(document.activeElement)
      ? document.activeElement.dataset.key : null;
    this.root.replaceChildren(...groups.map((group) => {
      const own = words.filter((word) => word.group === group.group)
        .sort((a, b) => a.position - b.position);
      return this.#group(group, own, chosen, unsaved);
    }));
    if (focused) this.root.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus();
  }

  #group({ group, slots, used, canAdd = true }, words, chosen, unsaved) {
    const { title, one } = GROUPS[group];
    const tiles = words.map((word) => this.#tile(word, chosen, unsaved(word.id)));
    const plus = make("button", {
      type: "button", class: "tile plus", "data-key": `+${group}`, disabled: !canAdd,
      "aria-current": chosen === `+${group}` ? "true" : null, onclick: () => this.add(group),
    }, make("span", { class: "picture", "aria-hidden": "true" }, "+"),
    make("span", { class: "label" }, `Add ${one}`));
    const all = [...tiles, plus];
    const stop = all.find((tile) => tile.hasAttribute("aria-current")) ?? all[0];
    for (const tile of all) tile.tabIndex = tile === stop ? 0 : -1;
    return make("section", { class: `group ${group}`, "aria-labelledby": `group-${group}` },
      make("div", { class: "group-top" },
        make("h2", { id: `group-${group}` }, title),
        make("p", { class: "note" }, slotsInWords(used, slots))),
      make("div", { class: "dots", "aria-hidden": "true" },
        ...Array.from({ length: slots }, (_, i) => make("i", { class: i < used ? "taken" : "" }))),
      make("ul", { class: "tiles" }, ...all.map((tile) => make("li", {}, tile))));
  }

  #tile(word, chosen, isUnsaved) {
    const { id, text, recording, hint, favorite } = word;
    const signs = [
      favorite && ["♥", "favourite"], recording && ["🎙", "own recording"],
      hint && !recording && ["👂", "own sound"], isUnsaved && ["•", "not saved yet"],
    ].filter(Boolean);
    return make("button", {
      type: "button", class: "tile", "data-key": id, "data-word": text,
      "aria-current": chosen === id ? "true" : null, onclick: () => this.open(id),
    }, picture(this.symbols.shown(text, word.emoji)), make("span", { class: "label" }, text),
    make("span", { class: "signs" }, ...signs.flatMap(([sign, meaning]) => [
      make("span", { class: "emoji", "aria-hidden": "true" }, sign),
      make("span", { class: "unseen" }, `, ${meaning}`)])));
  }

  #steer(event) {
    const tile = event.target.closest(".tile");
    const tiles = tile && [...tile.closest(".tiles").querySelectorAll(".tile")];
    if (!tiles) return;
    const at = tiles.indexOf(tile);
    const across = tiles.findIndex((other) => other.offsetTop > tiles[0].offsetTop);
    const row = across > 0 ? across : tiles.length;
    const next = {
      ArrowRight: at + 1, ArrowLeft: at - 1, ArrowDown: at + row, ArrowUp: at - row,
      Home: 0, End: tiles.length - 1,
    }[event.key];
    if (next === undefined || !tiles[next]) return;
    event.preventDefault();
    for (const other of tiles) other.tabIndex = other === tiles[next] ? 0 : -1;
    tiles[next].focus();
  }
}

function slotsInWords(used, slots) {
  if (used > slots) return `${used} words; the first ${slots} have a place on the board`;
  return used === slots ? `all ${slots} places taken` : `${used} of ${slots} places`;
}
