// The scene: the place the child is in, and how one follows another.
import { hintBeyond } from "./beyond.js";
import { grow, shrink, slide } from "./place-transitions.js";
import { RovingFocus } from "../../../kit/roving-focus.js";
import { PlaceView } from "./place-view.js";

/** Shows pages of the scene book in `root`, one place at a time. */
export class SceneView {
  #place = null;
  #leaving = null;
  #room = null;

  /** `offers` is where phrases come and go above the stage of a phone. */
  constructor({ root, store, art, offers = document.querySelector("#offers") }) {
    Object.assign(this, { root, store, art, offers });
    this.roving = new RovingFocus(root);
    art.addEventListener("arrived", ({ detail }) => this.#dress(detail.scene));
    new ResizeObserver(() => {
      this.#room = null;
      this.#arrange(this.#place);
    }).observe(root);
  }

  /** The page that is shown, or nothing yet. */
  get page() { return this.#place?.page; }

  /** How the drawings of `page` are shown, by their names; nothing while there is no room. */
  shown(page) {
    this.#room ??= this.#measure();
    if (!this.#room.width || !this.#room.height) return {};
    const place = new PlaceView(page, this.art, this.store.symbols);
    place.arrange(this.#room);
    return place.shown(devicePixelRatio);
  }

  /** Shows `page`; `order` is where its scene stands among the scenes, for the direction. */
  show(page, order = 0) {
    const before = this.#place;
    const hadFocus = this.root.contains(document.activeElement);
    const place = new PlaceView(page, this.art, this.store.symbols);
    this.#place = place;
    this.#leaving?.element.remove();
    this.#leaving = before;
    this.root.append(place.element);
    this.root.setAttribute("aria-label", title(page, this.store.state.navigation));
    this.#arrange(place);
    before?.leave();
    this.roving.renew();
    if (hadFocus) this.roving.focus();
    this.#move(before, place, order).then(() => {
      before?.element.remove();
      if (this.#leaving === before) this.#leaving = null;
    });
  }

  #move(before, place, order) {
    const from = before?.page;
    const { page } = place;
    if (!from || isSame(from, page)) return Promise.resolve();
    if (from.scene !== page.scene) return slide(place.element, Math.sign(order) || 1);
    const went = page.path.length > from.path.length;
    const id = (went ? page : from).path[Math.min(from.path.length, page.path.length)];
    const thing = (went ? before : place).things.find(({ dataset }) => dataset.object === id);
    if (!thing) return slide(place.element, went ? 1 : -1);
    const box = thing.getBoundingClientRect();
    if (went) return grow(place.element, box);
    this.root.append(before.element);
    // It lies on top while it shrinks: touches go through it.
    before.element.inert = true;
    return shrink(before.element, box);
  }

  #arrange(place) {
    // Measured when it changes, not when a place has just been put in: that would lay out twice.
    this.#room ??= this.#measure();
    if (!place || !this.#room.width || !this.#room.height) return;
    place.arrange(this.#room);
    hintBeyond(place.view);
  }

  /** The stage's room, and its least height: while as much is offered as may be. */
  #measure() {
    const { clientWidth: width, clientHeight: height } = this.root;
    if (!this.offers || this.offers.hidden) return { width, height };
    const most = parseFloat(getComputedStyle(this.offers).getPropertyValue("--most-height"));
    if (!most) return { width, height };
    const gap = parseFloat(getComputedStyle(this.offers.parentElement).rowGap);
    const taken = this.offers.offsetHeight && this.offers.offsetHeight + gap;
    return { width, height, least: height - Math.max(0, most + gap - taken) };
  }

  #dress(scene) {
    if (this.#place?.page.scene !== scene) return;
    this.#place.dress();
    this.#arrange(this.#place);
  }
}

const isSame = (a, b) => a.scene === b.scene && a.path.join("/") === b.path.join("/");

/** The place's name, for who cannot see it: the word of what was opened, or the scene. */
function title({ label, path }, navigation) {
  const opened = navigation?.breadcrumb.find(({ id }) => id === path.at(-1));
  return path.length ? opened?.word ?? path.at(-1).replaceAll("-", " ") : label;
}
