// The scene: the world the child is in, and how one world follows another.
import { grow, shrink, slide } from "./place-transitions.js";
import { RovingFocus } from "../../../kit/roving-focus.js";
import { PlaceView } from "./place-view.js";

/** Shows pages of the scene book in `root`, one world at a time. */
export class SceneView {
  #world = null;
  #leaving = null;

  constructor({ root, store, art }) {
    Object.assign(this, { root, store, art });
    this.roving = new RovingFocus(root);
    art.addEventListener("arrived", ({ detail }) => this.#dress(detail.scene));
    new ResizeObserver(() => this.#arrange(this.#world)).observe(root);
  }

  /** The page that is shown, or nothing yet. */
  get page() { return this.#world?.page; }

  /** What pans, if the stage is larger than the window. */
  get scroller() { return this.#world?.view; }

  /** Shows `page`; `order` is where its scene stands among the scenes, for the direction. */
  show(page, order = 0) {
    const before = this.#world;
    const hadFocus = this.root.contains(document.activeElement);
    const world = new PlaceView(page, this.art, this.store.symbols);
    this.#world = world;
    this.#leaving?.element.remove();
    this.#leaving = before;
    this.root.append(world.element);
    this.root.setAttribute("aria-label", title(page, before));
    this.#arrange(world);
    before?.element.setAttribute("inert", "");
    this.roving.renew();
    if (hadFocus) this.roving.focus();
    this.#move(before, world, order).then(() => {
      before?.element.remove();
      if (this.#leaving === before) this.#leaving = null;
    });
  }

  #move(before, world, order) {
    const from = before?.page;
    const { page } = world;
    if (!from || isSame(from, page)) return Promise.resolve();
    if (from.scene !== page.scene) return slide(world.element, Math.sign(order) || 1);
    const went = page.path.length > from.path.length;
    const id = (went ? page : from).path[Math.min(from.path.length, page.path.length)];
    const thing = (went ? before : world).things.find(({ dataset }) => dataset.object === id);
    if (!thing) return slide(world.element, went ? 1 : -1);
    const box = thing.getBoundingClientRect();
    if (went) return grow(world.element, box);
    this.root.append(before.element);
    return shrink(before.element, box);
  }

  #arrange(world) {
    const { clientWidth: width, clientHeight: height } = this.root;
    if (world && width && height) world.arrange({ width, height });
  }

  #dress(scene) {
    if (this.#world?.page.scene !== scene) return;
    this.#world.dress();
    this.#arrange(this.#world);
  }
}

const isSame = (a, b) => a.scene === b.scene && a.path.join("/") === b.path.join("/");

/** The place's name, for who cannot see it: what was opened, or the scene. */
function title({ label, path }, before) {
  const opened = before?.page.objects.find(({ id }) => id === path.at(-1));
  return path.length ? opened?.word.word ?? path.at(-1).replaceAll("-", " ") : label;
}
