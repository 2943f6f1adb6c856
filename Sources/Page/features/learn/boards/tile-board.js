// Boards on which tiles are laid into places: touch a tile, touch a place; or the place first; or drag.
// What lies somewhere is taken up by touching it, and goes back by touching it again.
import { make } from "../../../kit/elements.js";
import { BoardFrame } from "./board-frame.js";
import { WORDS } from "./board-words.js";
import { TileDrag } from "./tile-drag.js";
import { TilePlaces } from "./tile-places.js";

/** Subclasses give `places` (their names), draw `.tile[data-card]` and `.slot[data-target]`, and `show()`. */
export class TileBoard extends BoardFrame {
  /** What is held: {card, from}, or null. */
  held = null;
  /** The empty place that was touched first, or null. */
  waiting = null;
  /** What the finger that is still down has done already: {card, place, isPut}. If it drags, that is undone. */
  #done = null;

  /** To be called once tiles and places stand in the board; `fillsNext`: a touched tile goes to the first
      empty place. */
  beginTiles({ places, holdsMany = false, reuses = false, fillsNext = false }) {
    this.places = places;
    this.fillsNext = fillsNext;
    this.lying = new TilePlaces({ holdsMany, reuses });
    this.drag = new TileDrag(this.node, {
      selector: ".tile, .slot[data-filled]:not([data-bin])", targets: ".slot", signal: this.ended,
      mayDrag: () => !this.isLocked,
      lifted: (element) => this.#lift(element),
      dropped: (element, target) => this.#dropped(element, target),
    });
    this.press(".tile", (tile, event) => this.#touched(event, () => this.#touchTile(tile)));
    this.press(".slot", (place, event) => this.#touched(event, () => this.#touchPlace(place.dataset.target)));
    this.#renew();
  }

  /** Called after each change: subclasses draw what lies where. */
  show() {}

  /** What a tile is called. */
  nameOf(card) { return card; }

  /** What is said when a tile is touched: its name, but not where that is what the child is to find. */
  sayTile() {}

  #heldBy(element) {
    if (element.dataset.card) return { card: element.dataset.card, from: element.dataset.from ?? null };
    const from = element.dataset.target;
    return { card: this.lying.at(from), from };
  }

  #touched(event, act) {
    this.#done = null;
    if (this.drag.isEcho(event)) return;
    act();
    if (event.type !== "pointerdown") this.#done = null;
  }

  #lift(element) {
    const done = this.#done;
    this.#done = null;
    if (done?.isPut) this.lying.take(done.card, done.place);
    if (done) this.hooks.changed();
    this.#hold(done ? { card: done.card, from: null } : this.#heldBy(element));
  }

  #touchTile(tile) {
    const { card, from } = this.#heldBy(tile);
    this.sayTile(card);
    if (this.held?.card === card && this.held.from === from) return this.#letGo();
    if (this.waiting && from === null) return this.#put({ card, from }, this.waiting);
    const next = this.fillsNext && from === null ? this.lying.firstEmpty(this.places) : null;
    if (next) return this.#put({ card, from }, next);
    this.#hold({ card, from });
  }

  #touchPlace(place) {
    if (this.held) {
      if (this.held.from === place) return this.#letGo();
      return this.#put(this.held, place);
    }
    const card = this.lying.holdsMany ? null : this.lying.at(place);
    if (card === null) {
      this.waiting = this.waiting === place ? null : place;
      return this.#renew();
    }
    this.sayTile(card);
    if (this.fillsNext) return this.#takeBack(card, place);
    this.#hold({ card, from: place });
  }

  #hold(held) {
    this.held = held;
    this.waiting = null;
    this.tell(WORDS.picked(this.nameOf(held.card)));
    this.#renew();
  }

  /** Touched again: from a place it goes back to the tray, in the tray it just stays. */
  #letGo() {
    const { card, from } = this.held;
    this.held = null;
    if (from !== null) return this.#takeBack(card, from);
    this.#renew();
  }

  #takeBack(card, place) {
    this.lying.take(card, place);
    this.#done = { card, place, isPut: false };
    this.tell(WORDS.putBack(this.nameOf(card)));
    this.#changed();
  }

  #put({ card, from }, place) {
    this.lying.put(card, place, from);
    this.#done = from === null ? { card, place, isPut: true } : null;
    this.tell(WORDS.placed(this.nameOf(card), this.placeName?.(place) ?? place));
    this.#changed();
  }

  #dropped(element, target) {
    const held = this.held;
    if (!held || this.isLocked) return this.#renew();
    this.hooks.touched();
    if (target) this.#put(held, target.dataset.target);
    else this.#letGo();
    this.#done = null;
  }

  #changed() {
    this.held = this.waiting = null;
    this.#renew();
    this.hooks.changed();
  }

  #renew() {
    const active = document.activeElement;
    const hadFocus = this.node.contains(active);
    for (const tile of this.node.querySelectorAll(".tile[data-card]:not([data-from])")) {
      const { card } = tile.dataset;
      const isAway = !this.lying.isInTray(card);
      tile.classList.toggle("away", isAway);
      tile.inert = isAway;
    }
    this.show();
    for (const one of this.node.querySelectorAll(".tile, .slot")) {
      const { card, from = null, target } = one.dataset;
      const isHeld = this.held !== null && (card !== undefined
        ? this.held.card === card && this.held.from === from
        : !this.lying.holdsMany && this.held.from === target);
      one.classList.toggle("held", isHeld);
      one.setAttribute("aria-pressed", String(isHeld));
      one.classList.toggle("waiting", target !== undefined && target === this.waiting);
    }
    this.node.toggleAttribute("data-holding", this.held !== null);
    this.renewFocus();
    // What had the focus may lie elsewhere now; the keyboard goes on with what can be touched next.
    if (hadFocus && (!active.isConnected || active.inert)) this.#goOn()?.focus();
  }

  #goOn() {
    const next = this.held ? ".slot:not([data-filled])" : ".tile:not(.away):not([data-from])";
    return this.node.querySelector(next) ?? this.node.querySelector(".slot");
  }

  /** A tray in which tiles lie. */
  tray(...tiles) { return make("div", { class: "tray" }, ...tiles); }
}
