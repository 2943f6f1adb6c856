// What is seen where, as the service gives it: every place of the scenes that was looked at or is
// likely next, until a setting changes what is shown. Bounded by the content, so it never grows on.
import { get } from "../../../kit/transport/api.js";

/** The settings that change what a place shows; others leave the pages as they are. */
const SHOWN_BY = [
  "densities", "densityCutoffs", "hiddenWords", "showsLabels", "marksFavorites", "favorites",
  "buttonSize", "tier",
];

/** The pages of all scenes: tells "changed" when those it had are no longer true. */
export class ScenePages extends EventTarget {
  #pages = new Map();
  #grids = new Map();
  #pending = new Map();
  #edition = 0;
  #shownBy = "";

  constructor(store) {
    super();
    store.on("settings", (settings) => {
      const shownBy = JSON.stringify(SHOWN_BY.map((name) => settings[name]));
      if (this.#shownBy && shownBy !== this.#shownBy) this.forget();
      this.#shownBy = shownBy;
    });
    store.on("words", () => this.forget());
  }

  /** The page of a place if it is at hand: {scene, path, objects, myWords, …, grid}. */
  peek(scene, path) {
    const page = this.#pages.get(key(scene, path));
    return page && { ...page, grid: this.#grids.get(scene) };
  }

  /** The page of a place. */
  async page(scene, path) {
    return this.peek(scene, path) ?? this.#fetched(scene, path);
  }

  /** Everything is fetched anew from now on. */
  forget() {
    this.#edition += 1;
    this.#pages.clear();
    this.#grids.clear();
    this.#pending.clear();
    this.dispatchEvent(new Event("changed"));
  }

  #fetched(scene, path) {
    const name = key(scene, path);
    const pending = this.#pending.get(name) ?? this.#fetch(scene, path, name);
    this.#pending.set(name, pending);
    return pending;
  }

  async #fetch(scene, path, name) {
    const edition = this.#edition;
    try {
      const reply = await this.#asked(scene, path);
      const { scene: shown } = reply;
      const page = { ...shown, key: `${edition} ${key(shown.scene, shown.path)}` };
      if (edition !== this.#edition) return this.page(scene, path);
      this.#pages.set(name, page);
      this.#grids.set(scene, this.#grids.get(scene) ?? reply.grid);
      return this.peek(scene, path);
    } finally {
      if (edition === this.#edition) this.#pending.delete(name);
    }
  }

  /** An item that is looked at is no place of its own: it is seen where it stands. */
  async #asked(scene, path) {
    const query = path.length ? `?path=${path.map(encodeURIComponent).join("/")}` : "";
    try {
      return await get(`/v1/scenes/${encodeURIComponent(scene)}${query}`);
    } catch (problem) {
      if (problem.status !== 404 || !path.length) throw problem;
      return this.#asked(scene, path.slice(0, -1));
    }
  }
}

const key = (scene, path) => [scene, ...path].join("/");
