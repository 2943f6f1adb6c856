// The drawings of the scenes. Art is data: a scene's file holds <symbol>s with agreed names, is
// fetched once and shown with <use>, or as a picture once it is held as one. Whatever is missing or broken is
// shown as its emoji instead.
import { heldDrawing } from "./held-drawings.js";
import { svg } from "./svg.js";

const FOLDER = "/page/art/scenes/";
/** Those are stretched to the stage, so that things stand where they are drawn. */
const STRETCHED = /-back$|-inside-/;

/** Those stand at the bottom of their room, all others in its middle. */
const STANDING = /YMax/;

/** The drawings at hand. Tells "arrived" with {scene} when a file of a scene is there. */
export class SceneArt extends EventTarget {
  #asked = new Map();
  #drawings = null;
  #held = new Map();

  /** The file of a scene's room and things; the promise never fails. */
  want(scene) { return this.#load(scene, `${scene}.svg`); }

  /** The file of what is inside the things of a scene. */
  wantInside(scene) { return this.#load(scene, `${scene}-inside.svg`); }

  /** How wide the drawing `id` is for its height; nothing where there is none. */
  aspect(id) {
    const { width, height } = this.#find(id)?.viewBox.baseVal ?? {};
    return height ? width / height : undefined;
  }

  /** An element that shows the drawing `id`, or null where there is none. */
  drawing(id, className = "drawing") {
    const { held, shown } = this.#held.get(id) ?? {};
    if (!held) return this.vector(id, className);
    const image = Object.assign(new Image(), { className, alt: "", draggable: false, src: held.src });
    image.classList.toggle("lined", Boolean(shown.line));
    image.classList.toggle("standing", STANDING.test(this.#find(id)?.getAttribute("preserveAspectRatio")));
    return image;
  }

  /** The same with all its parts, for who wants to fit it anew. */
  vector(id, className) {
    if (!this.#find(id)) return null;
    return svg("svg", { class: className, "aria-hidden": "true" },
      svg("use", { href: `#${id}`, width: "100%", height: "100%" }));
  }

  /** Holds the drawing `id` as a picture, which is there at once wherever it is shown from then on: painted as it is
   *  `shown`, {width, height, ratio, line}, and anew where that has changed. */
  async hold(id, shown) {
    const before = this.#held.get(id);
    const symbol = before && isSame(before.shown, shown) ? null : this.#find(id);
    if (!symbol) return;
    this.#held.set(id, { ...before, shown });
    // The picture itself is kept and not only its address: what nothing shows or keeps, the browser drops and
    // reads anew.
    const held = await heldDrawing(symbol, shown);
    this.#held.set(id, { held, shown });
    if (before?.held) URL.revokeObjectURL(before.held.src);
  }

  #find(id) { return id ? this.#drawings?.querySelector(`symbol#${CSS.escape(id)}`) : null; }

  #load(scene, file) {
    if (!this.#asked.has(file)) this.#asked.set(file, this.#fetch(scene, file));
    return this.#asked.get(file);
  }

  async #fetch(scene, file) {
    try {
      const response = await fetch(FOLDER + file);
      // A file that does not exist is not asked for again; one that did not come is.
      if (!response.ok) return;
      this.#keep(await response.text());
      this.dispatchEvent(new CustomEvent("arrived", { detail: { scene } }));
    } catch {
      this.#asked.delete(file);
    }
  }

  #keep(text) {
    const { documentElement } = new DOMParser().parseFromString(text, "image/svg+xml");
    if (documentElement.localName !== "svg") return;
    const kept = document.importNode(documentElement, true);
    for (const symbol of kept.querySelectorAll("symbol")) {
      if (STRETCHED.test(symbol.id)) symbol.setAttribute("preserveAspectRatio", "none");
    }
    kept.setAttribute("width", "0");
    kept.setAttribute("height", "0");
    kept.setAttribute("aria-hidden", "true");
    this.#place().append(kept);
  }

  /** Not hidden: gradients of what is not displayed are not painted. */
  #place() {
    if (!this.#drawings) {
      this.#drawings = document.createElement("div");
      this.#drawings.className = "art-symbols";
      document.body.append(this.#drawings);
    }
    return this.#drawings;
  }
}

const isSame = (a, b) => ["width", "height", "ratio", "line"].every((name) => a[name] === b[name]);

/** The drawings, the same for all who show them. */
export const sceneArt = new SceneArt();
