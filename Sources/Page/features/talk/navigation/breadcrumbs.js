// The way: a large button back with a picture of where it leads, and the places one came through,
// the scene first (M2-001). The scene's own picture leads home.
import { make } from "../../../kit/elements.js";
import { onPress } from "../../../kit/press/press.js";
import { pulse } from "../../../kit/pulse.js";
import { nameIt } from "../../../kit/strings.js";
import { picture } from "../../../kit/word-picture.js";
import { BrowserBack } from "./browser-back.js";
import { sceneArt } from "../../../kit/scene-art.js";
import { scenePicture } from "../../../kit/scene-picture.js";
import { sceneList } from "../scene/scene-list.js";
import { BackTrail } from "./back-trail.js";

/** Back, home and the breadcrumb, in `root`. */
export class Breadcrumbs {
  #scenes = new Map();
  /** The word of what was opened, by scene and id: Back may lead to where one no longer is. */
  #words = new Map();

  constructor({ root, store, art = sceneArt }) {
    Object.assign(this, { root, store, art, trail: new BackTrail() });
    this.back = nameIt(make("button", { type: "button", id: "back", class: "step" },
      make("span", { class: "arrow", "aria-hidden": "true" }), make("span", { class: "picture" })), "Back");
    this.list = make("ol", { class: "crumbs" });
    root.replaceChildren(this.back, this.list);
    nameIt(root, "Where you are");
    onPress(root, "button", (button) => this.#go(button));
    new BrowserBack(() => this.trail.back && this.#stepBack());
    store.on("navigation", () => this.#follow()).on("words", () => this.#draw())
      .on("reachable", (isReachable) => isReachable && this.#learn())
      .on("language", () => this.#learn({ anew: true }));
    this.art.addEventListener("arrived", () => this.#draw());
    this.#learn();
    this.#follow();
  }

  async #learn({ anew = false } = {}) {
    const all = await sceneList({ anew }).catch(() => []);
    this.#scenes = new Map(all.map((scene) => [scene.id, scene]));
    this.#draw();
  }

  #go(button) {
    if (button.getAttribute("aria-disabled") === "true") return;
    if (button === this.back) this.#stepBack();
    else if (button.id === "home") this.store.move({ home: true });
    else this.store.move({ open: button.dataset.step });
    pulse(button);
  }

  #stepBack() {
    this.trail.expectBack();
    this.store.move({ back: true });
  }

  #follow() {
    const { navigation } = this.store.state;
    if (!navigation) return;
    this.trail.follow(navigation);
    for (const { id, word } of navigation.breadcrumb) {
      if (word) this.#words.set(key(navigation.scene, id), word);
    }
    this.#draw();
  }

  #draw() {
    const { navigation } = this.store.state;
    if (!navigation) return;
    const focused = this.root.contains(document.activeElement) ? document.activeElement : null;
    this.#drawBack();
    const { breadcrumb, path } = navigation;
    const last = breadcrumb.length - 1;
    this.root.dataset.depth = path.length;
    this.list.replaceChildren(...breadcrumb.map(({ id, label }, i) =>
      make("li", {}, this.#crumb({ id, label, path: path.slice(0, i), isHere: i === last }))));
    // What had the keyboard may be gone; where one is then is always there.
    if (focused && !focused.checkVisibility()) this.list.querySelector("[aria-current]").focus();
  }

  #drawBack() {
    const { back } = this.trail;
    this.back.querySelector(".picture").replaceWith(this.#picture(back));
    this.back.setAttribute("aria-disabled", String(!back));
    if (back) nameIt(this.back, "Back to {place}", { place: this.#label(back) });
    else nameIt(this.back, "Back");
  }

  #crumb({ id, label, path, isHere }) {
    const { scene } = this.store.state.navigation;
    return make("button", {
      type: "button", class: "crumb", ...(path.length ? { "data-step": id } : { id: "home" }),
      "aria-current": isHere ? "location" : null,
    }, this.#picture({ scene, path }), make("span", { class: "name" }, label));
  }

  /** The picture of a place: the thing that is open there, as it is drawn, or the scene's own. */
  #picture(place) {
    const frame = make("span", { class: "picture", "aria-hidden": "true" });
    if (!place) return frame;
    const { scene, path } = place;
    frame.append(path.length
      ? this.#opened(scene, path.at(-1)) : scenePicture(this.#scenes.get(scene) ?? { id: scene }, "thing-picture"));
    return frame;
  }

  /** What is open there: as it is drawn, unless the family has chosen another picture for its word. */
  #opened(scene, id) {
    const { symbols } = this.store;
    const word = this.#wordOf(scene, id);
    const drawing = symbols.isChanged(word) ? null : this.art.vector(`${scene}-thing-${id}`, "drawing");
    return drawing ?? picture(symbols.shown(word, "📦"), "thing-picture");
  }

  #label({ scene, path }) {
    return path.length ? this.#wordOf(scene, path.at(-1)) : this.#scenes.get(scene)?.label ?? scene;
  }

  /** Its word, as the service told; of what an older one kept there is only the id. */
  #wordOf(scene, id) { return this.#words.get(key(scene, id)) ?? id.replaceAll("-", " "); }
}

const key = (scene, id) => `${scene}/${id}`;
