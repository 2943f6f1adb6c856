// What is likely next is fetched while nothing else happens: the other scenes, what is inside the things in
// sight, the drawings and symbols of all that. One thing at a time, and only after the child has touched
// something: until then opening the page is all that matters. Who only looks for a while gets the other scenes.
// What is inside things waits until the child rests: who goes from scene to scene opens nothing, and is not held up.
import { holdSymbol, isHeld } from "../../../kit/held-symbols.js";
import { sceneList } from "./scene-list.js";

const whenIdle = globalThis.requestIdleCallback ?? ((act) => setTimeout(() => act({ timeRemaining: () => 0 }), 50));
/** What is begun takes this long, in milliseconds; most of it is at hand and takes nothing. */
const STEP = 4;
/** The child looks for so long, in milliseconds, until it begins without a touch. */
const LOOK = 3000;
/** A child who has touched nothing for so long rests, in milliseconds. */
const REST = 500;

/** Fetches ahead. */
export class Prefetch {
  #near = [];
  #inside = [];
  #touchedAt = -Infinity;
  #busy = false;
  #scenes = [];
  #looked = false;
  #touched = false;
  #page = null;

  /** `shown` tells how the drawings of a page are shown, by their names. */
  constructor({ store, pages, art, shown }) {
    Object.assign(this, { store, pages, art, shown });
    addEventListener("pointerdown", () => this.#touch(), { passive: true });
    addEventListener("keydown", () => this.#touch(), { passive: true });
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
    this.#near = [() => this.#learnScenes(scene), ...this.#others(scene)];
    this.#inside = this.#touched ? this.#insides(page) : [];
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
  #hold({ scene, path, objects }) {
    const queue = path.length ? this.#inside : this.#near;
    for (const { id, word } of objects) {
      const { art, photo } = this.store.symbols.shown(word?.word ?? "");
      if (!art || photo || this.art.aspect(`${scene}-thing-${id}`)) continue;
      if (isHeld(art)) holdSymbol(art);
      else queue.unshift(() => holdSymbol(art));
    }
  }

  #look() {
    this.#looked = true;
    this.#work();
  }

  #touch() {
    this.#touchedAt = performance.now();
    if (this.#touched) return;
    this.#touched = true;
    if (this.#page) this.#inside = this.#insides(this.#page);
    this.#work();
  }

  async #learnScenes(scene) {
    if (this.#scenes.length) return;
    this.#scenes = (await sceneList()).map(({ id }) => id);
    this.#near.unshift(...this.#others(scene));
  }

  #work() {
    if (this.#busy || !(this.#touched || this.#looked) || !this.#left) return;
    this.#busy = true;
    setTimeout(() => whenIdle((idle) => this.#steps(idle)), this.#near.length ? 0 : this.#untilRest);
  }

  async #steps(idle) {
    do await Promise.resolve(this.#next()?.()).catch(() => {});
    while (this.#near.length && idle.timeRemaining() > STEP);
    this.#busy = false;
    if (this.#left) this.#work();
    else note();
  }

  /** The next step; none as long as only what is inside things is left and the child does not rest. */
  #next() { return this.#near.shift() ?? (this.#untilRest ? null : this.#inside.shift()); }

  get #left() { return this.#near.length + this.#inside.length; }

  /** How long it is until the child rests, in milliseconds; 0 for one who does. */
  get #untilRest() { return Math.max(0, this.#touchedAt + REST - performance.now()); }
}

/** For whoever measures or tests: all that is likely next is at hand. */
function note() {
  performance.clearMarks("fetched-ahead");
  performance.mark("fetched-ahead");
}
