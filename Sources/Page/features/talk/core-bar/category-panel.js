// The panel of one group of words: it opens above the bar, over the stage, and the service closes
// it (navigation's overlay "category") when nothing has been touched for a while.
import { make } from "../../../kit/elements.js";
import { icon } from "../../../kit/icon.js";
import { onPress } from "../../../kit/press/press.js";
import { pulse } from "../../../kit/pulse.js";
import { RovingFocus } from "../../../kit/roving-focus.js";
import { nameIt } from "../../../kit/strings.js";
import { makeTile } from "../../../kit/word-tile.js";
import { groupsOf, inPlaces } from "./word-groups.js";

/** A touch that was on its way when the panel closed by itself is nobody's, for so many ms. */
const STILL_MEANT = 700;
/** How often at most it is told that somebody is looking, in ms. */
const SELDOM = 1000;

/** Shows the words behind a `.group` button in `root` (#category). */
export class CategoryPanel {
  /** The group that was asked for last; which it is concerns only this page. */
  #key = "";
  #touched = -Infinity;
  #stayed = -Infinity;
  #sheet = null;
  #drawn = "";

  constructor({ root, bar, store }) {
    Object.assign(this, { root, bar, store });
    this.tabs = make("div", { class: "tabs" });
    this.words = make("div", { class: "words" });
    // The panel stands on the bar and grows upwards: at its foot the tabs stay where they are touched.
    root.append(this.words, this.tabs);
    this.roving = new RovingFocus(this.words);
    store.on("navigation", () => this.#show()).on("coreBar", () => this.#show())
      .on("words", () => this.#showAnew());
    onPress(bar, ".group", (button) => {
      this.#ask(button.dataset.group, button);
      pulse(button);
    });
    // Whoever touches or scrolls in it is still looking: it stays for another while.
    for (const kind of ["pointerdown", "keydown", "scroll"]) {
      root.addEventListener(kind, () => this.#stay(), { capture: true, passive: true });
    }
    for (const kind of ["pointerdown", "keydown"]) {
      addEventListener(kind, () => { this.#touched = performance.now(); }, { capture: true });
    }
  }

  #stay() {
    const now = performance.now();
    if (!this.isOpen || now - this.#stayed < SELDOM) return;
    this.#stayed = now;
    this.store.move({ overlay: "category" });
  }

  /** It closes, and nobody has asked for that: a finger on its way to a word in it must not meet what
   *  lay beneath. */
  #takeLateTouch() {
    if (performance.now() - this.#touched < STILL_MEANT) return;
    const { left, top, width, height } = this.root.getBoundingClientRect();
    const sheet = make("div", { class: "category-sheet" });
    for (const [name, length] of Object.entries({ left, top, width, height })) {
      sheet.style.setProperty(name, `${length}px`);
    }
    document.body.append(sheet);
    this.#sheet = sheet;
    setTimeout(() => sheet.remove(), STILL_MEANT);
  }

  get isOpen() { return this.store.state.navigation?.overlay === "category"; }

  #ask(key, button) {
    const isSame = this.isOpen && key === this.#key && !button.closest("#category");
    this.#key = key;
    this.store.move({ overlay: isSame ? "none" : "category" });
    this.#show();
  }

  /** The same words may have other pictures now. */
  #showAnew() {
    this.#drawn = "";
    this.#show();
  }

  #show() {
    const { isOpen } = this;
    if (isOpen) this.#sheet?.remove(); // open again, its words are to be touched
    const groups = groupsOf(this.store).filter(({ words }) => words.length);
    const shown = groups.find(({ key }) => key === this.#key) ?? groups[0];
    if (isOpen && shown) this.#draw(groups, shown);
    if (!isOpen && !this.root.hidden) this.#takeLateTouch();
    this.root.hidden = !isOpen || !shown;
    const doors = [...this.bar.querySelectorAll("#cells .group")];
    const open = doors.find(({ dataset }) => dataset.group === shown?.key)
      ?? doors.find(({ dataset }) => !dataset.group);
    for (const door of doors) {
      door.setAttribute("aria-expanded", String(isOpen && door === open));
    }
  }

  /** Only what has changed: under a finger that is down nothing is drawn anew without need. */
  #draw(groups, shown) {
    const { symbols } = this.store;
    const drawn = JSON.stringify([groups, shown.key]);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    nameIt(this.root, shown.label);
    this.tabs.replaceChildren(...groups.map(({ key, label, art }) => {
      const tab = make("button", { type: "button", class: "group tab", "data-group": key,
        "aria-pressed": String(key === shown.key), "aria-label": label }, icon(art, "picture"));
      symbols.paint(tab, key);
      return tab;
    }));
    // One that is hidden leaves its place free.
    this.words.replaceChildren(...inPlaces(shown.words).map((word) =>
      (word ? makeTile(word, symbols) : make("span"))));
    this.roving.renew();
    symbols.paint(this.root, shown.key);
  }
}
