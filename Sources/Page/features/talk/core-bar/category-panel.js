// The panel of one group of words: it opens above the bar, over the stage, and the service closes
// it (navigation's overlay "category") when nothing has been touched for a while.
import { make } from "../../../kit/elements.js";
import { onPress } from "../../../kit/press/press.js";
import { pulse } from "../../../kit/pulse.js";
import { RovingFocus } from "../../../kit/roving-focus.js";
import { makeTile } from "../../../kit/word-tile.js";
import { groupsOf } from "./word-groups.js";

/** Shows the words behind a `.group` button in `root` (#category). */
export class CategoryPanel {
  /** The group that was asked for last; which it is concerns only this page. */
  #key = "";

  constructor({ root, bar, store }) {
    Object.assign(this, { root, bar, store });
    this.tabs = make("div", { class: "tabs" });
    this.words = make("div", { class: "words" });
    root.append(this.tabs, this.words);
    this.roving = new RovingFocus(this.words);
    store.on("navigation", () => this.#show()).on("coreBar", () => this.#show())
      .on("words", () => this.#show());
    onPress(bar, ".group", (button) => {
      this.#ask(button.dataset.group, button);
      pulse(button);
    });
    // Whoever touches a word in it is still looking: it stays for another while.
    onPress(root, ".word", () => store.move({ overlay: "category" }));
  }

  get isOpen() { return this.store.state.navigation?.overlay === "category"; }

  #ask(key, button) {
    const isSame = this.isOpen && key === this.#key && !button.closest("#category");
    this.#key = key;
    this.store.move({ overlay: isSame ? "none" : "category" });
    this.#show();
  }

  #show() {
    const { isOpen } = this;
    const groups = groupsOf(this.store);
    const shown = groups.find(({ key }) => key === this.#key)
      ?? groups.find(({ key }) => key !== "own") ?? groups[0];
    if (isOpen && shown) this.#draw(groups, shown);
    this.root.hidden = !isOpen || !shown;
    for (const button of this.bar.querySelectorAll("#cells .group")) {
      const isIt = isOpen && [shown?.key, ""].includes(button.dataset.group);
      button.setAttribute("aria-expanded", String(isIt));
    }
  }

  #draw(groups, shown) {
    const { symbols } = this.store;
    this.root.setAttribute("aria-label", shown.label);
    this.tabs.replaceChildren(...groups.map(({ key, label, emoji }) => {
      const tab = make("button", { type: "button", class: "group tab", "data-group": key,
        "aria-pressed": String(key === shown.key), "aria-label": label },
      make("span", { class: "picture", "aria-hidden": "true" }, emoji));
      symbols.paint(tab, key);
      return tab;
    }));
    this.words.replaceChildren(...shown.words.map((word) => makeTile(word, symbols)));
    this.roving.renew();
    symbols.paint(this.root, shown.key);
  }
}
