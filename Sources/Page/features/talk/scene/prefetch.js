// What is likely next is fetched while nothing else happens: what is inside the things in sight,
// the drawings of insides, the other scenes. One thing at a time, and only after the child has touched
// something: until then opening the page is all that matters.
import { sceneList } from "./scene-list.js";

const whenIdle = globalThis.requestIdleCallback ?? ((act) => setTimeout(act, 50));

/** Fetches ahead. */
export class Prefetch {
  #queue = [];
  #busy = false;
  #scenes = [];
  #touched = false;

  constructor({ store, pages, art }) {
    Object.assign(this, { store, pages, art });
    addEventListener("pointerdown", () => this.#begin(), { once: true, passive: true });
    addEventListener("keydown", () => this.#begin(), { once: true, passive: true });
  }

  /** A place that is being opened this moment. */
  now(scene, path) {
    this.art.wantInside(scene);
    this.pages.page(scene, path).catch(() => {});
  }

  /** Where a scene stands among the scenes; 0 as long as that is not known. */
  order(scene) { return Math.max(0, this.#scenes.indexOf(scene)); }

  /** The child is at `page`: what is in it comes first, then the other scenes. */
  from({ scene, path, objects }) {
    const inside = objects.filter(({ opens }) => opens)
      .map(({ id }) => () => this.pages.page(scene, [...path, id]));
    const others = this.#scenes.filter((other) => other !== scene).flatMap((other) =>
      [() => this.art.want(other), () => this.pages.page(other, [])]);
    this.#queue = [() => this.art.wantInside(scene), ...inside,
      () => this.#learnScenes(), ...others];
    this.#work();
  }

  #begin() {
    this.#touched = true;
    this.#work();
  }

  async #learnScenes() {
    if (this.#scenes.length) return;
    this.#scenes = (await sceneList()).map(({ id }) => id);
    for (const scene of this.#scenes) {
      this.#queue.push(() => this.art.want(scene), () => this.pages.page(scene, []));
    }
  }

  #work() {
    if (this.#busy || !this.#touched || !this.#queue.length) return;
    this.#busy = true;
    whenIdle(async () => {
      await Promise.resolve(this.#queue.shift()?.()).catch(() => {});
      this.#busy = false;
      this.#work();
    });
  }
}
