// What the companion tells the grown-up who is near: a small card that takes no touch and, beside a
// word that is modelled, lies where nothing can be touched. It is read out once, by a live region.
import { make } from "../../../kit/elements.js";
import { icon } from "../../../kit/icon.js";
import { sayIt } from "../../../kit/strings.js";
import { picture } from "../../../kit/word-picture.js";
import { boxOf } from "./free-area.js";
import { freeSpot, takenBoxes } from "./free-spot.js";

/** To the window's edges, in px. */
const EDGE = 8;
/** How wide the card may be, in px, the widest first. */
const WIDTHS = [440, 360, 300, 250, 200];
/** How much of it is shown: all; in small; of two things only the second, in small. */
const FORMS = ["", "small", "small brief"];

/** The card; `home` is the companion, from whom it comes. */
export class CompanionCard {
  #shown = "";
  #placed = "";
  #frame = 0;

  constructor({ home, store }) {
    Object.assign(this, { home, store });
    this.inside = make("div", { class: "companion-card-inside" });
    this.root = make("div", { id: "companion-card", role: "status" }, this.inside);
    home.after(this.root);
    addEventListener("resize", () => this.#placeSoon());
    // The board is arranged anew after the window has its size, and when room comes or goes.
    const arranged = new ResizeObserver(() => this.#placeSoon());
    for (const id of ["stage", "core-bar"]) {
      const room = document.getElementById(id);
      if (room) arranged.observe(room);
    }
    for (const kind of ["navigation", "followUps", "bubble", "settings"]) {
      store.on(kind, () => this.#placeSoon());
    }
  }

  /** Shows `message` for the grown-up and how `word` is signed, as far as there are such. What a
   *  grown-up has asked for by a long press may cover something until the next touch. */
  show({ message = null, word = null, signing = null }, { spotlit = null, isAsked = false } = {}) {
    Object.assign(this, { spotlit, isAsked });
    const key = JSON.stringify([message, word, signing]);
    if (key !== this.#shown) {
      this.#shown = key;
      this.inside.replaceChildren(...[
        message && make("p", { class: "companion-message" }, message),
        signing && this.#sign(word, signing),
      ].filter(Boolean));
    }
    this.place();
  }

  #placeSoon() {
    if (!this.inside.childElementCount || this.#frame) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.place();
    });
  }

  /** Lies beside the companion, or as near as nothing to be touched is covered; where there is no such
   *  place, it is not shown. */
  place() {
    const { root } = this;
    if (!this.inside.childElementCount) {
      root.classList.remove("is-shown");
      return this.#bareMessage();
    }
    const from = boxOf(this.home) ?? { x: innerWidth, y: innerHeight, width: 0, height: 0 };
    const near = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
    const room = { left: EDGE, top: EDGE, right: innerWidth - EDGE, bottom: innerHeight - EDGE };
    const light = boxOf(this.spotlit);
    const taken = light ? [...takenBoxes(), light] : takenBoxes();
    if (this.#isWellPlaced(taken)) return;
    const spot = this.#fit({ room, taken, near }) ?? (this.isAsked ? this.#over(room, near) : null);
    root.classList.toggle("is-shown", Boolean(spot));
    if (!spot) return this.#bareMessage();
    this.#placed = this.#where;
    root.style.setProperty("left", `${Math.round(spot.x)}px`);
    root.style.setProperty("top", `${Math.round(spot.y)}px`);
    this.#bareMessage(root.getBoundingClientRect());
  }

  /** Where the card lies over the empty message, the invitation in it gives way: two texts, one over
   *  the other, are none. */
  #bareMessage(card = { left: 0, right: 0, top: 0, bottom: 0 }) {
    const message = document.getElementById("message-parts");
    const text = message?.getBoundingClientRect();
    message?.classList.toggle("gives-way", Boolean(text) && text.left < card.right
      && text.right > card.left && text.top < card.bottom && text.bottom > card.top);
  }

  /** What it shows, and in how large a window. */
  get #where() { return `${innerWidth} ${innerHeight} ${this.#shown}`; }

  /** Whether it lies well as it is: nobody reads a card that moves. */
  #isWellPlaced(taken) {
    if (!this.root.classList.contains("is-shown") || this.#placed !== this.#where) return false;
    const card = this.root.getBoundingClientRect();
    return taken.every(({ left, top, right, bottom }) => left >= card.right || right <= card.left
      || top >= card.bottom || bottom <= card.top);
  }

  /** The first form and width for which there is a place, measured and found. */
  #fit(where) {
    for (const form of FORMS) {
      for (const width of WIDTHS) {
        const size = this.#take(form, width);
        const spot = size && freeSpot({ ...size, ...where });
        if (spot) return spot;
      }
    }
    return null;
  }

  /** Takes on `form`, as wide as `width`; {width, height} of that, or null where it is too wide. */
  #take(form, width) {
    if (width > innerWidth - 2 * EDGE) return null;
    this.root.className = form;
    this.root.style.setProperty("width", `${width}px`);
    const box = this.root.getBoundingClientRect();
    return { width: box.width, height: box.height };
  }

  #over(room, near) {
    const { width, height } = this.#take("", Math.min(WIDTHS[0], room.right - room.left));
    return { x: Math.min(near.x - width / 2, room.right - width),
      y: Math.max(room.top, Math.min(near.y, room.bottom) - height - 60) };
  }

  /** How a word is signed: hands that move, and in words. What is not drawn shows the word's picture. */
  #sign(word, text) {
    const { symbols } = this.store;
    const drawing = make("img", { class: "sign-drawing", src: signAddress(word), alt: "", draggable: "false" });
    const shown = make("span", { class: "companion-sign-picture", "aria-hidden": "true" }, drawing);
    drawing.addEventListener("error", () => {
      const isKnown = symbols?.hasPicture?.(word);
      shown.replaceChildren(...isKnown ? [picture(symbols.shown(word), "emoji")] : [],
        icon("sign-hands", isKnown ? "emoji hands" : "emoji"));
    });
    return make("div", { class: "companion-sign" }, shown,
      make("p", {}, sayIt(make("strong"), "Sign “{word}”", { word }), make("span", {}, text)));
  }
}

/** Where the drawing of a word's sign lies. */
export const signAddress = (word) => `/page/art/signs/${word.toLowerCase().trim().split(/\s+/).join("-")}.svg`;
