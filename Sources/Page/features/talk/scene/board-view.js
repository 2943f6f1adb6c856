// The stage: shows where the child is, as scene or as grid. Where that is comes from the service,
// and until the new place can be shown the old one stays and can be touched.
import { onPress } from "../../../kit/press/press.js";
import { pulse } from "../../../kit/pulse.js";
import { Prefetch } from "./prefetch.js";
import { DoubleTap } from "./double-tap.js";
import { GridView } from "../grid/grid-view.js";
import { sceneArt } from "../../../kit/scene-art.js";
import { ScenePages } from "./scene-pages.js";
import { SceneView } from "./scene-view.js";
import { SceneChangeMeasure } from "./scene-change-measure.js";
import { Swipe } from "./swipe.js";

const RETRY_MILLISECONDS = 700;

/** The stage in `root`, which holds #scene and #grid. */
export class BoardView {
  #turn = 0;
  #shown = {};

  constructor({ root, store, pages = new ScenePages(store), art = sceneArt }) {
    Object.assign(this, { root, store, pages, art });
    this.scene = new SceneView({ root: root.querySelector("#scene"), store, art });
    this.grid = new GridView({ root: root.querySelector("#grid"), store });
    this.measure = new SceneChangeMeasure();
    this.doubleTap = new DoubleTap({ root, store });
    this.prefetch = new Prefetch({ store, pages, art, shown: (page) => this.scene.shown(page) });
    new Swipe({
      root, isOn: () => store.settings?.swipesBetweenViews ?? true, isGrid: () => this.isGrid,
      act: () => this.store.move({ mode: this.isGrid ? "scene" : "grid" }),
    });
    onPress(root, ".way", (way) => {
      store.move({ open: way.dataset.open });
      pulse(way);
    });
    store.on("asked", (what) => this.#asked(what));
    store.on("navigation", (navigation) => this.#follow(navigation));
    store.on("reachable", (isReachable) => isReachable && this.#follow(store.state.navigation));
    pages.addEventListener("changed", () => this.#follow(store.state.navigation));
    this.#follow(store.state.navigation);
  }

  /** Whether the grid is shown. */
  get isGrid() { return this.#shown.mode === "grid"; }

  /** The word of something that opens is on its way: what is inside will be wanted. */
  #asked(what) {
    const { page } = this.scene;
    const isOpened = page?.objects.some(({ id, opens }) => opens && id === what.object);
    if (!isOpened || what.scene !== page.scene) return;
    this.doubleTap.note(what);
    this.prefetch.now(page.scene, [...page.path, what.object]);
  }

  async #follow(navigation) {
    if (!navigation) return;
    const { scene, path } = navigation;
    const turn = ++this.#turn;
    this.measure.begin();
    this.art.want(scene);
    if (path.length) this.art.wantInside(scene);
    // At hand: in this very task, so that the next frame has it.
    let page = this.pages.peek(scene, path);
    while (!page && turn === this.#turn) {
      page = await this.pages.page(scene, path).catch(pause);
    }
    if (turn === this.#turn) this.#show(page, navigation);
  }

  #show(page, { scene, path, mode }) {
    const name = [scene, ...path, mode].join("/");
    const isGrid = mode === "grid";
    const changesMode = mode !== this.#shown.mode;
    const order = this.prefetch.order(scene) - this.prefetch.order(this.#shown.scene);
    this.#shown = { scene, mode };
    if (page.key !== this.scene.page?.key) this.scene.show(page, order);
    if (changesMode) this.#change(isGrid);
    // In sight already, since the grid is arranged by the room it has.
    if (isGrid) this.grid.show(page);
    if (isGrid && changesMode) this.grid.rewind();
    this.measure.shown(name);
    this.prefetch.from(page);
  }

  #change(isGrid) {
    document.body.dataset.mode = isGrid ? "grid" : "scene";
    this.scene.root.hidden = isGrid;
    this.grid.root.hidden = !isGrid;
  }
}

/** What did not come is asked for again after a moment, as long as the child is there. */
function pause() { return new Promise((resolve) => setTimeout(resolve, RETRY_MILLISECONDS)); }
