// The drawings of the scenes. Art is data: a scene's file holds <symbol>s with agreed names, is
// fetched once and shown with <use>. Whatever is missing or broken is shown as its emoji instead.

const SVG = "http://www.w3.org/2000/svg";
const FOLDER = "/page/art/scenes/";
/** Those are stretched to the stage, so that things stand where they are drawn. */
const STRETCHED = /-back$|-inside-/;

/** The drawings at hand. Tells "arrived" with {scene} when a file of a scene is there. */
export class SceneArt extends EventTarget {
  #asked = new Map();
  #shelf = null;

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
    if (!this.#find(id)) return null;
    const svg = document.createElementNS(SVG, "svg");
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", `#${id}`);
    use.setAttribute("width", "100%");
    use.setAttribute("height", "100%");
    svg.setAttribute("class", className);
    svg.setAttribute("aria-hidden", "true");
    svg.append(use);
    return svg;
  }

  #find(id) { return this.#shelf?.querySelector(`symbol#${CSS.escape(id)}`); }

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
    this.#room().append(kept);
  }

  /** Not hidden: gradients of what is not displayed are not painted. */
  #room() {
    if (!this.#shelf) {
      this.#shelf = document.createElement("div");
      this.#shelf.className = "art-shelf";
      document.body.append(this.#shelf);
    }
    return this.#shelf;
  }
}

/** The drawings, the same for all who show them. */
export const sceneArt = new SceneArt();
