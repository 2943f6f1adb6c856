// What the companion tells the grown-up who is near: a small card that takes no touch, so that a
// finger on it still meets the word behind. It is read out once, by a live region.
import { make } from "../../../kit/elements.js";
import { boxOf, freeArea } from "./free-area.js";

const GAP = 12;

/** The card; `home` is the companion, from whom it comes. */
export class CompanionCard {
  #shown = "";

  constructor({ home, store }) {
    Object.assign(this, { home, store });
    this.inside = make("div", { class: "companion-card-inside" });
    this.root = make("div", { id: "companion-card", role: "status" }, this.inside);
    home.after(this.root);
    addEventListener("resize", () => this.place());
  }

  /** Shows `message` for the grown-up and how `word` is signed, as far as there are such. */
  show({ message = null, word = null, signing = null }, spotlit = null) {
    this.spotlit = spotlit;
    const key = JSON.stringify([message, word, signing]);
    if (key !== this.#shown) {
      this.#shown = key;
      this.inside.replaceChildren(...[
        message && make("p", { class: "companion-message" }, message),
        signing && this.#sign(word, signing),
      ].filter(Boolean));
      this.root.classList.toggle("is-shown", Boolean(message || signing));
    }
    this.place();
  }

  /** Lies beside the companion, or on the other side where the word in the light is there. */
  place() {
    if (!this.#shown || !this.inside.childElementCount) return;
    const room = freeArea(this.home, GAP);
    for (const [name, value] of Object.entries(room)) {
      this.root.style.setProperty(`--${name}`, `${value}px`);
    }
    this.root.classList.remove("elsewhere");
    const light = boxOf(this.spotlit);
    const card = this.inside.getBoundingClientRect();
    const isInTheWay = light && card.left < light.right && card.right > light.left
      && card.top < light.bottom && card.bottom > light.top;
    this.root.classList.toggle("elsewhere", Boolean(isInTheWay));
  }

  /** The place where a drawing of the sign will be; until then its symbol and words. */
  #sign(word, text) {
    const picture = this.store.symbols?.pictureOf?.(word) ?? "";
    return make("div", { class: "companion-sign" },
      make("span", { class: "companion-sign-picture", "aria-hidden": "true" },
        make("span", { class: "emoji" }, picture || "🤟"),
        picture ? make("span", { class: "emoji hands" }, "🤟") : null),
      make("p", {}, make("strong", {}, `Sign “${word}”`), make("span", {}, text)));
  }
}
