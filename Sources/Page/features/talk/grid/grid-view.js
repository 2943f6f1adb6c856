// The grid: the words of the scene first, then the core words, then the family's (M2-002; document
// 001, scene-aware grid). Hands learn places: a word of the scene stands in its slot of the full
// list, and one that is hidden leaves its place free; core words stand by the tier they come with,
// so that a higher tier adds words and moves none; and the number of columns goes by the window
// alone, not by the tier. Whole rows fill the stage; the rest is a page away.
import { make } from "../../../kit/elements.js";
import { makeTile } from "../../../kit/word-tile.js";
import { gridShape } from "./grid-shape.js";
import { Pager } from "./pager.js";
import { RovingFocus } from "../../../kit/roving-focus.js";

/** Shows the grid of a page in `root`. */
export class GridView {
  #grid = null;

  constructor({ root, store }) {
    Object.assign(this, { root, store });
    this.roving = new RovingFocus(root);
    this.list = make("div", { class: "list", tabindex: "-1" });
    this.pager = new Pager(this.list, { earlier: "Words before", later: "More words" });
    root.append(this.list, this.pager.element);
    new ResizeObserver(() => this.#arrange()).observe(root);
  }

  /** Shows the grid of `page`, from its beginning; what is shown already stays as it is. */
  show({ grid }) {
    if (grid === this.#grid) return;
    const isOther = grid.scene !== this.#grid?.scene;
    const hadFocus = this.list.contains(document.activeElement);
    this.#grid = grid;
    this.root.setAttribute("aria-label", `All words, ${grid.label} first`);
    this.list.classList.toggle("labelled", grid.showsLabels);
    this.list.replaceChildren(
      ...sections(grid).filter(({ words }) => words.length).map((part) => this.#section(part)));
    this.#arrange();
    if (isOther) this.rewind();
    this.roving.renew();
    if (hadFocus) this.roving.focus();
  }

  /** To the first row: the grid is found as it was learned. */
  rewind() { this.list.scrollTo({ top: 0, behavior: "instant" }); }

  #section({ title, kind, words }) {
    const heading = make("h2", { class: "unseen" }, title);
    const tiles = words.map((word) => this.#tile(word));
    return make("section", { class: `slots ${kind}`, "aria-label": title }, heading, ...tiles);
  }

  #tile(word) {
    const data = { scene: this.#grid.scene, slot: word.slot };
    const tile = makeTile(word, this.store.symbols, { data });
    if (word.isFavorite) tile.setAttribute("aria-label", `${word.word}, favourite`);
    return tile;
  }

  /** Gives each word its place: columns by the window, rows that fill the stage whole. */
  #arrange() {
    const { clientWidth, clientHeight } = this.root;
    if (!this.#grid || !clientWidth) return;
    const { columns, across, down, gap } = gridShape({
      width: clientWidth, height: clientHeight, pager: this.pager.width,
      window: { width: innerWidth, height: innerHeight }, target: this.#grid.targetSize,
    });
    for (const [name, length] of Object.entries({ across, down, gap })) {
      this.list.style.setProperty(`--${name}`, `${length}px`);
    }
    this.list.style.setProperty("--columns", columns);
    for (const tile of this.list.querySelectorAll(".word")) place(tile, columns);
    this.pager.step = Math.max(1, Math.floor(clientHeight / (down + gap))) * (down + gap);
    this.pager.renew();
  }
}

/** The parts of the grid with each word's slot in it. */
function sections({ label, sceneWords, coreWords, myWords }) {
  const core = coreWords.toSorted((a, b) => (a.tier ?? 1) - (b.tier ?? 1) || a.slot - b.slot)
    .map((word, slot) => ({ ...word, slot }));
  const own = myWords.map((word, slot) => ({ ...word, slot }));
  return [
    { title: label, kind: "scene-words", words: sceneWords },
    { title: "Words for everything", kind: "core-words", words: core },
    { title: "My words", kind: "my-words", words: own },
  ];
}

function place(tile, columns) {
  const slot = Number(tile.dataset.slot);
  tile.style.gridRow = Math.floor(slot / columns) + 1;
  tile.style.gridColumn = slot % columns + 1;
}
