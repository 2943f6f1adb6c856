// The feelings tray: phrases as pictures beside the companion, above them what keeps a child safe. Each is
// said at once; the service says when the tray is open and what it offers, here it is drawn and kept off
// what must stay free.
import { make } from "../../../kit/elements.js";
import { icon } from "../../../kit/icon.js";
import { onPress } from "../../../kit/press/press.js";
import { pulse } from "../../../kit/pulse.js";
import { steered } from "../../../kit/roving-focus.js";
import { nameIt, sayIt } from "../../../kit/strings.js";
import { picture } from "../../../kit/word-picture.js";
import { freeArea } from "../companion/free-area.js";

/** A finger that stays on the tray keeps it open; asking more often than this says nothing new. */
const STAYING_MILLISECONDS = 1500;
/** Around the tray, within its edge (both sides) and between tiles, in px. */
const GAP = 12;
const INSET = 34;
const SPACE = 8;
const MOST_ACROSS = 8;
/** Every tray has so many places, and a feeling the same one in each that has it. */
const PLACES = 16;
/** After those come the places of pain, potty, help, sick, hands off, tired, hungry and thirsty. */
const SAFETY = 8;
/** What the tray is about: the scene's feelings, or the list that one of them led to. */
const TITLES = { body: "Where does it hurt?" };
const LARGEST = 104;

/** Draws the tray; `home` is the companion's button, which gets the focus back. */
export class FeelingsTray {
  #asked = 0;
  /** What was asked for last and is not answered yet; null when nothing is. */
  #wish = null;

  constructor({ home, store }) {
    Object.assign(this, { home, store });
    this.safety = make("div", { class: "tray-grid tray-safety" });
    this.grid = make("div", { class: "tray-grid" });
    this.title = make("p", { class: "tray-title" });
    this.root = document.getElementById("tray") ?? make("div", { id: "tray" });
    this.root.setAttribute("role", "group");
    this.root.hidden = true;
    this.inside = make("div", { class: "tray-inside" }, this.title, this.safety, this.grid);
    this.root.replaceChildren(this.inside);
    if (!this.root.isConnected) home.after(this.root);
    this.#listen();
  }

  get isOpen() { return !this.root.hidden; }

  /** Shows what the service says: {isOpen, phrases, list}. */
  show({ isOpen, phrases, list = null } = {}) {
    if (!isOpen) return this.#close();
    const title = TITLES[list] ?? "";
    sayIt(this.title, title);
    this.title.hidden = !title;
    nameIt(this.root, title || "How I feel");
    this.root.dataset.list = list ?? "";
    this.#fill(phrases);
    const wasOpen = this.isOpen;
    this.root.hidden = false;
    this.home.setAttribute("aria-expanded", "true");
    this.place();
    const isAsked = !wasOpen && document.activeElement === this.home;
    if (isAsked) this.#buttons[0]?.focus({ preventScroll: true });
  }

  /** Moves to the free room beside the companion. */
  place() {
    if (!this.isOpen) return;
    const room = freeArea(this.home, GAP);
    for (const [name, value] of Object.entries(room)) {
      this.root.style.setProperty(`--${name}`, `${value}px`);
    }
    this.#arrange(room);
  }

  /** Rows of the same length, tiles as large as the child needs them and the room lets them be. */
  #arrange({ right, top, bottom }) {
    // "I love you" alone needs no other places.
    const count = this.grid.children.length > 1 ? PLACES : 1;
    const extra = this.safety.children.length ? SAFETY : 0;
    const target = parseFloat(getComputedStyle(document.body).getPropertyValue("--target")) || 60;
    const { columns, least, most } = trayShape({
      count, extra, target, width: innerWidth - Math.max(GAP, right) - GAP - INSET,
      height: innerHeight - top - bottom - INSET - target,
    });
    for (const [grid, first, places] of [[this.grid, 0, count], [this.safety, PLACES, extra]]) {
      for (const one of grid.children) {
        const at = Number(one.dataset.place) - first;
        one.style.gridArea = `${Math.floor(at / columns) + 1} / ${at % columns + 1}`;
      }
      grid.style.setProperty("--tray-rows", Math.max(1, Math.ceil(places / columns)));
    }
    this.safety.hidden = !extra;
    this.root.style.setProperty("--columns", columns);
    this.root.style.setProperty("--least", `${least}px`);
    this.root.style.setProperty("--most", `${most}px`);
  }

  #listen() {
    onPress(this.root, ".feeling", (feeling) => {
      this.#ask({ choose: feeling.dataset.phrase });
      pulse(feeling);
    });
    onPress(this.root, ".speak-with-me", (entry) => {
      this.store.companion(entry.dataset.action)?.catch?.(() => {});
      this.leave();
      pulse(entry);
    });
    this.root.addEventListener("keydown", (event) => this.#steer(event));
    this.root.addEventListener("focusin", () => this.#stay());
    this.inside.addEventListener("scroll", () => this.#stay(), { passive: true });
    // The tap outside is somebody's word: it goes first, the tray closes after it.
    document.addEventListener("pointerdown", ({ target }) => {
      if (!this.isOpen || this.root.contains(target) || this.home.contains(target)) return;
      setTimeout(() => this.leave());
    }, { capture: true, passive: true });
    addEventListener("resize", () => this.place());
  }

  /** Asks the service to open or close it, whichever it is not or will not be in a moment. */
  toggle() { this.#ask({ open: !(this.#wish?.open ?? this.isOpen) }); }

  /** Asks the service to close it. */
  leave() { this.#ask({ open: false }); }

  async #ask(wish) {
    this.#wish = wish;
    await this.store.avatar(wish)?.catch?.(() => {});
    if (this.#wish === wish) this.#wish = null;
  }

  /** Somebody is busy in the tray: its time begins anew, so that keys and switches get there. But the
   *  focus that comes with the touch that closes it asks for nothing. */
  #stay() {
    const [now, leaves] = [performance.now(), this.#wish && !this.#wish.open];
    if (!this.isOpen || leaves || now - this.#asked < STAYING_MILLISECONDS) return;
    this.#asked = now;
    this.#ask({ open: true });
  }

  #fill(phrases) {
    const { settings, state, symbols } = this.store;
    const isBusy = (state?.companion?.activity ?? "resting") !== "resting";
    // Who says where it hurts wants no game now.
    const speaks = (settings?.speakWithMe ?? true) && !this.root.dataset.list;
    const pictures = phrases.map(({ phrase, emoji }) => symbols?.shown(phrase, emoji) ?? { emoji });
    const key = JSON.stringify([phrases, pictures, settings?.showsLabels, speaks, isBusy]);
    if (key === this.key) return;
    this.key = key;
    this.root.classList.toggle("labelled", settings?.showsLabels ?? false);
    const focused = document.activeElement?.dataset?.phrase;
    const tiles = phrases.map((each, at) => feeling(each, pictures[at]));
    const isSafety = (tile) => Number(tile.dataset.place) >= PLACES;
    this.safety.replaceChildren(...tiles.filter(isSafety));
    this.grid.replaceChildren(...tiles.filter((tile) => !isSafety(tile)));
    if (focused) this.#buttons.find((made) => made.dataset.phrase === focused)?.focus();
    this.root.querySelector(".speak-with-me")?.remove();
    if (speaks) this.inside.append(speakWithMe(isBusy));
  }

  #close() {
    if (!this.isOpen) return;
    const hadFocus = this.root.contains(document.activeElement);
    this.root.hidden = true;
    this.key = null;
    this.home.setAttribute("aria-expanded", "false");
    if (hadFocus) this.home.focus({ preventScroll: true });
  }

  get #buttons() { return [...this.root.querySelectorAll("button")]; }

  #steer(event) {
    if (event.key === "Escape") {
      event.stopPropagation();
      if (!event.repeat) this.leave();
      return;
    }
    const next = steered(this.#buttons, document.activeElement, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
}

/**
 * {columns, least, most}: rows of the same length for `count` places and `extra` ones above them, and between
 * which sizes the tiles are, in px.
 */
export function trayShape({ count, extra = 0, target, width, height }) {
  const least = Math.max(72, target);
  const fitting = Math.floor((width + SPACE) / (least + SPACE));
  const columns = Math.ceil(count / Math.ceil(count / Math.max(1, Math.min(MOST_ACROSS, fitting))));
  const rows = Math.ceil(count / columns) + Math.ceil(extra / columns);
  const fits = Math.min(width / columns - SPACE, height / rows - SPACE, LARGEST);
  return { columns, least, most: Math.max(least, Math.floor(fits)) };
}

function feeling({ phrase, place }, shown) {
  const isLove = phrase.toLowerCase() === "i love you";
  return make("button", {
    type: "button", class: isLove ? "feeling love" : "feeling", "data-phrase": phrase,
    "data-place": place, "aria-label": phrase,
  }, picture(shown, "emoji"),
  make("span", { class: "label", "aria-hidden": "true" }, phrase));
}

function speakWithMe(isBusy) {
  return make("button", {
    type: "button", class: "speak-with-me", "data-action": isBusy ? "stop" : "start",
  }, icon(isBusy ? "quiet" : "sprout"),
  sayIt(make("span"), isBusy ? "That’s enough for now" : "Speak with Me"));
}
