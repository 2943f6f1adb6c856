// What is likely next is fetched while nothing else happens: the other scenes, what is inside the things in
// sight, the drawings and symbols of all that. One thing at a time, and only after the child has touched
// something: until then opening the page is all that matters. Who only looks for a while gets the other scenes.
import { holdSymbol, isHeld } from "../../../kit/held-symbols.js";
import { sceneList } from "./scene-list.js";

const whenIdle = globalThis.requestIdleCallback ?? ((act) => setTimeout(() => act({ timeRemaining: () => 0 }), 50));
/** What is begun takes this long, in milliseconds; most of it is at hand and takes nothing. */
const STEP = 4;
/** The child looks for so long, in milliseconds, until it begins without a touch. */
const LOOK = 3000;

/** Fetches ahead. */
export class Prefetch {
  #queue = [];
  #busy = false;
  #scenes = [];
  #looked = false;
  #touched = false;
  #page = null;

  /** `shown` tells how the drawings of a page are shown, by their names. */
  constructor({ store, pages, art, shown }) {
    Object.assign(this, { store, pages, art, shown });
    addEventListener("pointerdown", () => this.#touch(), { once: true, passive: true });
    addEventListener("keydown", () => this.#touch(), { once: true, passive: true });
    setTimeout(() => this.#look(), LOOK);
  }

  /** A place that is being opened this moment. */
  now(scene, path) {
    this.art.wantInside(scene);
    this.pages.page(scene, path).catch(() => {});
  }

  /** Where a scene stands among the scenes; 0 as long as that is not known. */
  order(scene) { return Math.max(0, this.#scenes.indexOf(scene)); }

  /** The child is at `page`: the other scenes, a touch away, come first, then what is in it. */
  from(page) {
    this.#page = page;
    const { scene } = page;
    this.#queue = [() => this.#learnScenes(scene), ...this.#others(scene), ...(this.#touched ? this.#insides(page) : [])];
    this.#hold(page);
    this.#work();
  }

  /** What is in the things of a place that open. */
  #insides({ scene, path, objects }) {
    return [() => this.art.wantInside(scene),
      ...objects.filter(({ opens }) => opens).map(({ id }) => this.#place(scene, [...path, id]))];
  }

  /** The other scenes, and what is drawn in all of them as pictures. */
  #others(scene) {
    const others = this.#scenes.filter((other) => other !== scene);
    return [
      ...others.flatMap((other) => [() => this.art.want(other), this.#place(other, [])]),
      ...[...others, scene].map((one) => () => this.#paint(one)),
    ];
  }

  /** The drawings of a scene become pictures, all at once: of each, most is waiting. */
  #paint(scene) {
    const page = this.pages.peek(scene, []);
    return page && Promise.all(Object.entries(this.shown(page)).map(([id, shown]) => this.art.hold(id, shown)));
  }

  /** Fetches a place's page, and what it shows. */
  #place(scene, path) {
    return async () => this.#hold(await this.pages.page(scene, path));
  }

  /** The symbols of `page` stay at hand; those that are not come one by one. */
  #hold({ scene, objects }) {
    for (const { id, word } of objects) {
      const { art, photo } = this.store.symbols.shown(word?.word ?? "");
      if (!art || photo || this.art.aspect(`${scene}-thing-${id}`)) continue;
      if (isHeld(art)) holdSymbol(art);
      else this.#queue.unshift(() => holdSymbol(art));
    }
  }

  #look() {
    this.#looked = true;
    this.#work();
  }

  #touch() {
    if (this.#touched) return;
    this.#touched = true;
    if (this.#page) this.#queue.push(...this.#insides(this.#page));
    this.#work();
  }

  async #learnScenes(scene) {
    if (this.#scenes.length) return;
    this.#scenes = (await sceneList()).map(({ id }) => id);
    this.#queue.unshift(...this.#others(scene));
  }

  #work() {
    if (this.#busy || !(this.#touched || this.#looked) || !this.#queue.length) return;
    this.#busy = true;
    whenIdle(async (idle) => {
      do await Promise.resolve(this.#queue.shift()?.()).catch(() => {});
      while (this.#queue.length && idle.timeRemaining() > STEP);
      this.#busy = false;
      if (this.#queue.length) this.#work();
      else note();
    });
  }
}

/** For whoever measures or tests: all that is likely next is at hand. */
function note() {
  performance.clearMarks("fetched-ahead");
  performance.mark("fetched-ahead");
}
