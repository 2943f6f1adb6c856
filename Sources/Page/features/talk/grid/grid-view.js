// The grid: what a heart has pinned, then the words of the scene, the core words and the family's
// (M2-002; document 001, scene-aware grid). Hands learn places: a word stands in its slot of the full
// list of its part, and one that is hidden leaves its place free; parts have as many rows as their
// lists, whatever is seen of them; core words stand by the tier they come with; and the number of
// columns goes by the window alone. Tier 1 has few words, and makes them large. Whole rows fill the
// stage; the rest is a page away.
import { make } from "../../../kit/elements.js";
import { nameIt, sayIt } from "../../../kit/strings.js";
import { makeTile } from "../../../kit/word-tile.js";
import { gridShape } from "./grid-shape.js";
import { Pager } from "./pager.js";
import { PinnedRow } from "./pinned-row.js";
import { RovingFocus } from "../../../kit/roving-focus.js";

/** Shows the grid of a page in `root`. */
export class GridView {
  #grid = null;

  constructor({ root, store }) {
    Object.assign(this, { root, store });
    this.roving = new RovingFocus(root);
    this.list = make("div", { class: "list", tabindex: "-1" });
    this.pager = new Pager(this.list);
    this.pinned = new PinnedRow({
      makeTile: (word) => this.#tile(word), changed: () => this.roving.renew() });
    root.append(this.pinned.root, this.pinned.more, this.list, this.pager.element);
    new ResizeObserver(() => this.#arrange()).observe(root);
  }

  /** Shows the grid of `page`, from its beginning; what is shown already stays as it is. */
  show({ grid }) {
    if (grid === this.#grid) return;
    const isOther = grid.scene !== this.#grid?.scene;
    const hadFocus = this.list.contains(document.activeElement);
    this.#grid = grid;
    nameIt(this.root, "All words, {scene} first", { scene: grid.label });
    this.root.classList.toggle("labelled", grid.showsLabels);
    this.list.replaceChildren(
      ...sections(grid).filter(({ slots }) => slots).map((part) => this.#section(part)));
    this.pinned.show(grid.pinned);
    this.#arrange();
    if (isOther) this.rewind();
    this.roving.renew();
    if (hadFocus) this.roving.focus();
  }

  /** To the first row: the grid is found as it was learned. */
  rewind() { this.list.scrollTo({ top: 0, behavior: "instant" }); }

  #section({ title, kind, words, slots }) {
    const heading = sayIt(make("h2", { class: "unseen" }), title);
    const tiles = words.map((word) => this.#tile(word));
    return nameIt(make("section", { class: `slots ${kind}`, "data-slots": slots }, heading, ...tiles), title);
  }

  #tile(word) {
    const data = { scene: this.#grid.scene, slot: word.slot };
    const tile = makeTile(word, this.store.symbols, { data });
    if (word.isFavorite) nameIt(tile, "{word}, favourite", { word: word.word });
    return tile;
  }

  /** Gives each word its place: columns by the window, rows that fill the stage whole. */
  #arrange() {
    const { clientWidth, clientHeight } = this.root;
    if (!this.#grid || !clientWidth) return;
    const { columns, across, down, gap, between, pinned, isTight } = gridShape({
      width: clientWidth, height: clientHeight, pager: this.pager.width,
      window: { width: innerWidth, height: innerHeight }, target: this.#grid.targetSize,
      isLarge: this.store.state.tier === 1, hasPins: Boolean(this.#grid.pinned),
    });
    for (const [name, length] of Object.entries({ across, down, gap, between, pinned })) {
      this.root.style.setProperty(`--${name}`, `${length}px`);
    }
    this.root.style.setProperty("--columns", columns);
    this.root.classList.toggle("tight", isTight);
    this.pinned.fit(columns, { isTight, hasRoom: pinned > 0 });
    for (const part of this.list.querySelectorAll(".slots")) {
      part.style.setProperty("--rows", Math.ceil(part.dataset.slots / columns));
      for (const tile of part.querySelectorAll(".word")) place(tile, columns);
    }
    const seen = this.list.clientHeight || clientHeight;
    this.pager.step = Math.max(1, Math.floor(seen / (down + between))) * (down + between);
    this.pager.renew();
  }
}

/** The parts of the grid with each word's slot in it, and how many slots there are. */
function sections({ label, sceneWords, coreWords, myWords, slots }) {
  const own = Math.max(0, ...myWords.map(({ slot }) => slot + 1));
  return [
    { title: label, kind: "scene-words", words: sceneWords, slots: slots.scene },
    { title: "Words for everything", kind: "core-words", words: bySlot(coreWords), slots: slots.core },
    { title: "My words", kind: "my-words", words: myWords, slots: own },
  ];
}

function bySlot(words) { return words.toSorted((a, b) => a.slot - b.slot); }

function place(tile, columns) {
  const slot = Number(tile.dataset.slot);
  tile.style.gridRow = Math.floor(slot / columns) + 1;
  tile.style.gridColumn = slot % columns + 1;
}
