// The five scenes, always a touch away, and the switch between picture and grid. A scene whose
// routine is near glows calmly; that is a hint and closes nothing.
import "../../../kit/breath.js";
import { make } from "../../../kit/elements.js";
import { onPress } from "../../../kit/press/press.js";
import { pulse } from "../../../kit/pulse.js";
import { nameIt } from "../../../kit/strings.js";
import { scenePicture } from "../../../kit/scene-picture.js";
import { sceneList } from "../scene/scene-list.js";
import { gridSign, sceneSign } from "./mode-icons.js";

/** The buttons in `root`. */
export class SceneSwitcher {
  constructor({ root, store }) {
    Object.assign(this, { root, store });
    nameIt(root, "Scenes");
    this.list = make("div", { class: "places" });
    this.mode = make("button", { type: "button", id: "mode" });
    root.replaceChildren(this.list, this.mode);
    store.on("language", () => this.#load({ anew: true }));
    onPress(root, ".place, #mode", (button) => this.#go(button));
    store.on("navigation", () => this.#mark()).on("glow", () => this.#mark());
    store.on("reachable", (isReachable) => isReachable && this.#load());
    this.#load();
  }

  /** The scenes stay where they are; `anew`, they are called otherwise now. */
  async #load({ anew = false } = {}) {
    const all = await sceneList({ anew }).catch(() => []);
    if (!this.list.childElementCount) this.list.append(...all.map(place));
    const labels = new Map(all.map(({ id, label }) => [id, label]));
    for (const button of anew ? this.list.children : []) {
      const label = labels.get(button.dataset.scene);
      if (label) button.querySelector(".name").textContent = label;
    }
    this.#mark();
  }

  #go(button) {
    const { mode } = this.store.state.navigation ?? {};
    if (button === this.mode) this.store.move({ mode: mode === "grid" ? "scene" : "grid" });
    else this.store.move({ scene: button.dataset.scene });
    pulse(button);
  }

  #mark() {
    const { navigation, glow } = this.store.state;
    for (const button of this.list.children) {
      const { scene } = button.dataset;
      const isHere = scene === navigation?.scene;
      if (isHere && !button.ariaCurrent) bringInSight(button);
      button.ariaCurrent = isHere ? "true" : null;
      button.classList.toggle("glows", scene === glow);
    }
    this.#showMode(navigation?.mode === "grid");
  }

  #showMode(isGrid) {
    if (this.mode.dataset.to === (isGrid ? "scene" : "grid")) return;
    this.mode.dataset.to = isGrid ? "scene" : "grid";
    nameIt(this.mode, isGrid ? "Show the picture" : "Show all words");
    this.mode.replaceChildren(isGrid ? sceneSign() : gridSign());
  }
}

/** With the next frame, which lays everything out anyway: a scene may have just been put in. */
function bringInSight(button) {
  requestAnimationFrame(() => button.scrollIntoView({ block: "nearest", inline: "nearest" }));
}

function place({ id, label, emoji }) {
  const button = make("button", { type: "button", class: "place" },
    scenePicture({ id, emoji }),
    make("span", { class: "name" }, label));
  button.dataset.scene = id;
  return button;
}
