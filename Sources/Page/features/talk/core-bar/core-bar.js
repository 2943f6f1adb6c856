// The core words: always in sight, on every screen (M2-006). Each has its cell for good; one that is
// hidden leaves it free. What has no cell stands behind doors, one for each colour of words, which
// have their own cells too; category-panel.js opens them.
import { make } from "../../../kit/elements.js";
import { icon } from "../../../kit/icon.js";
import { RovingFocus } from "../../../kit/roving-focus.js";
import { t } from "../../../kit/strings.js";
import { makeTile } from "../../../kit/word-tile.js";
import { cellAt, shapeBar } from "./bar-shape.js";
import { groupsOf } from "./word-groups.js";

const LOVE = "i-love-you";
/** One for all of them, where there is no space for one each. */
const ALL = { key: "", get label() { return t("More words"); }, art: "word-cards" };

/** Draws the core words into `root` (#core-bar); "I love you" stands in `always`, always. */
export class CoreBar {
  #shape = "";
  #drawnFrom = "";

  constructor({ root, always, store }) {
    Object.assign(this, { root, always, store, cells: root.querySelector("#cells") });
    this.roving = new RovingFocus(this.cells, ".word, .group");
    for (const kind of ["tier", "coreBar", "ownPlaces", "settings"]) {
      store.on(kind, () => this.#draw());
    }
    // Pictures and colours may be others now.
    for (const kind of ["words", "state"]) store.on(kind, () => this.#drawAnew());
    new ResizeObserver(() => this.#fitAnew()).observe(root);
    addEventListener("resize", () => this.#fitAnew());
  }

  /** The core words without "I love you", each with its place, `at`; those of earlier tiers first. */
  get words() {
    const { coreBar } = this.store.state;
    const love = coreBar.find(isLove)?.slot ?? Infinity;
    return coreBar.filter((word) => !isLove(word))
      .map((word) => ({ ...word, at: word.slot - (word.slot > love ? 1 : 0) }))
      .sort((a, b) => a.at - b.at);
  }

  #fitAnew() {
    this.#drawnFrom = "";
    this.#draw();
  }

  #drawAnew() {
    this.#shape = "";
    this.#fitAnew();
  }

  #draw() {
    const { words } = this;
    const { state: { tier, coreBar, ownPlaces }, settings } = this.store;
    if (!coreBar.length) return;
    // Every answer tells of the bar. What it is drawn from is compared before anything is measured:
    // measuring lays out a scene that has just been put in, before the frame that needs it.
    const from = JSON.stringify([tier, coreBar, ownPlaces, settings]);
    if (from === this.#drawnFrom) return;
    this.#drawnFrom = from;
    const groups = groupsOf(this.store);
    const shape = this.#fit();
    const doors = doorsOf(shape, words, groups);
    const drawn = JSON.stringify([shape, words, doors.map((door) => door?.key)]);
    if (drawn === this.#shape) return;
    this.#shape = drawn;
    this.#drawLove();
    for (const name of ["cell", "across", "gap"]) {
      this.cells.style.setProperty(`--${name}`, `${shape[name]}px`);
    }
    this.cells.style.setProperty("--rows", shape.rows);
    const place = (made, at) => {
      made.style.setProperty("grid-area", cellAt(at, shape.rows));
      return made;
    };
    const shown = words.filter(({ at }) => at < shape.words)
      .map((word) => place(makeTile(word, this.store.symbols), word.at));
    const buttons = doors.map((door, i) => door && place(this.#door(door), shape.words + i))
      .filter(Boolean);
    this.cells.style.setProperty("--columns", shape.columns);
    this.cells.replaceChildren(...shown, ...buttons);
    this.roving.renew();
    this.root.dataset.groupButtons = !buttons.length ? "none"
      : doors.includes(ALL) ? "one" : "each";
  }

  #door(group) {
    const made = groupButton(group);
    if (group !== ALL) this.store.symbols.paint(made, group.key);
    return made;
  }

  #fit() {
    const style = getComputedStyle(this.root);
    const padding = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
    const kept = Number(style.getPropertyValue("--kept-cells")) || 0;
    const target = parseFloat(getComputedStyle(document.body).getPropertyValue("--target")) || 60;
    return { kept, ...shapeBar({
      width: this.root.clientWidth - padding, window: { width: innerWidth, height: innerHeight },
      target, kept, isLarge: this.store.state.tier === 1,
    }) };
  }

  #drawLove() {
    const known = this.store.state.coreBar.find(isLove);
    const entry = known ?? { word: "I love you", emoji: "❤️", fitzgeraldKey: "social" };
    this.always.querySelector(".love")?.remove();
    this.always.prepend(makeTile(entry, this.store.symbols, { kind: "love" }));
  }
}

function isLove({ id, word }) { return id ? id === LOVE : word.toLowerCase() === "i love you"; }

/** What stands in each cell that is kept for a door: a group, all of them, or nothing just now. */
function doorsOf({ words: cells, doors }, words, groups) {
  const behind = new Set(words.filter(({ at }) => at >= cells).map(({ word }) => word));
  const own = groups.find(({ key, words: its }) => key === "own" && its.length) ?? null;
  const all = behind.size ? ALL : null;
  if (doors === 1) return [all ?? own];
  if (doors === 2) return [all, own];
  return [...groups.filter(({ key }) => key !== "own").map((group) =>
    (group.words.some(({ word }) => behind.has(word)) ? group : null)), own];
}

function groupButton({ key, label, art }) {
  return make("button", { type: "button", class: "group", "data-group": key,
    "aria-expanded": "false", "aria-controls": "category" },
  make("span", { class: "inside" },
    icon(art, "picture"),
    make("span", { class: "label" }, label)));
}
