// The core words: always in sight, on every screen (M2-006). What has no space stands behind buttons,
// one for each colour of words; category-panel.js opens them.
import { make } from "../../../kit/elements.js";
import { RovingFocus } from "../../../kit/roving-focus.js";
import { makeTile } from "../../../kit/word-tile.js";
import { cellAt, shapeBar } from "./bar-shape.js";
import { groupsOf } from "./word-groups.js";

const LOVE = "i love you";
/** One for all of them, where there is no space for one each. */
const ALL = { key: "", label: "More words", emoji: "🗂️" };

/** Draws the core words into `root` (#core-bar); "I love you" stands in `always`, always. */
export class CoreBar {
  #shape = "";

  constructor({ root, always, store }) {
    Object.assign(this, { root, always, store, cells: root.querySelector("#cells") });
    this.roving = new RovingFocus(this.cells, ".word, .group");
    store.on("coreBar", () => this.#draw()).on("settings", () => this.#draw());
    // Pictures and colours may be others now.
    for (const kind of ["words", "state"]) store.on(kind, () => this.#drawAnew());
    new ResizeObserver(() => this.#draw()).observe(root);
    addEventListener("resize", () => this.#draw());
  }

  /** The core words without "I love you", those of earlier tiers first: they keep their places. */
  get words() {
    return this.store.state.coreBar.filter(({ word }) => word.toLowerCase() !== LOVE)
      .sort((a, b) => (a.tier ?? 1) - (b.tier ?? 1) || a.slot - b.slot);
  }

  #drawAnew() {
    this.#shape = "";
    this.#draw();
  }

  #draw() {
    const { words } = this;
    if (!words.length) return;
    const groups = groupsOf(this.store);
    const shape = this.#fit(words, groups);
    const drawn = JSON.stringify([shape, words, groups.map(({ key }) => key)]);
    if (drawn === this.#shape) return;
    this.#shape = drawn;
    this.#drawLove();
    for (const name of ["cell", "across", "gap"]) {
      this.cells.style.setProperty(`--${name}`, `${shape[name]}px`);
    }
    this.cells.style.setProperty("--rows", shape.rows);
    const tiles = words.slice(0, shape.shown).map((word) => makeTile(word, this.store.symbols));
    const groupButtons = this.#groupButtons(shape, groups);
    const places = shape.columns * shape.rows - shape.kept;
    tiles.forEach((tile, at) => tile.style.setProperty("grid-area", cellAt(at, shape.rows)));
    groupButtons.forEach((each, at) => each.style.setProperty(
      "grid-area", cellAt(places - groupButtons.length + at, shape.rows)));
    this.cells.replaceChildren(...tiles, ...groupButtons);
    this.roving.renew();
    this.root.dataset.groupButtons = ["none", "one"][groupButtons.length] ?? "each";
  }

  #groupButtons({ buttons }, groups) {
    if (buttons < 2) return buttons ? [groupButton(ALL)] : [];
    return groups.map((group) => {
      const made = groupButton(group);
      this.store.symbols.paint(made, group.key);
      return made;
    });
  }

  #fit(words, groups) {
    const style = getComputedStyle(this.root);
    const padding = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
    const kept = Number(style.getPropertyValue("--kept-cells")) || 0;
    const target = parseFloat(getComputedStyle(document.body).getPropertyValue("--target")) || 60;
    return { kept, ...shapeBar({
      width: this.root.clientWidth - padding, window: { width: innerWidth, height: innerHeight },
      target, kept, words: words.length,
      groups: { count: groups.length, always: groups.some(({ key }) => key === "own") },
    }) };
  }

  #drawLove() {
    const known = this.store.state.coreBar.find(({ word }) => word.toLowerCase() === LOVE);
    const entry = known ?? { word: "I love you", emoji: "❤️", fitzgeraldKey: "social" };
    this.always.querySelector(".love")?.remove();
    this.always.prepend(makeTile(entry, this.store.symbols, { kind: "love" }));
  }
}

function groupButton({ key, label, emoji }) {
  return make("button", { type: "button", class: "group", "data-group": key,
    "aria-expanded": "false", "aria-controls": "category" },
  make("span", { class: "inside" },
    make("span", { class: "picture", "aria-hidden": "true" }, emoji),
    make("span", { class: "label" }, label)));
}
