// The ring around what a finger rests on: there with the next frame, so that the finger is felt at
// once, and filling for as long as it has to stay. It lies over the page, so that every kind of
// button can have one.
import { make } from "../elements.js";

const AROUND = 7;
const calm = matchMedia("(prefers-reduced-motion: reduce)");

export class PressRing {
  /** A ring around `element` that fills in `milliseconds`; 0, or a calm page, shows it whole. */
  constructor(element, milliseconds) {
    this.ring = make("span", { class: "press-ring", "aria-hidden": "true" });
    const box = element.getBoundingClientRect();
    const { style } = this.ring;
    style.left = `${box.left - AROUND}px`;
    style.top = `${box.top - AROUND}px`;
    style.width = `${box.width + 2 * AROUND}px`;
    style.height = `${box.height + 2 * AROUND}px`;
    const corner = parseFloat(getComputedStyle(element).borderTopLeftRadius) || 0;
    style.borderRadius = `${corner + AROUND}px`;
    document.body.append(this.ring);
    if (milliseconds && !calm.matches) this.#fill(milliseconds);
  }

  #fill(duration) {
    const frames = [{ "--filled": "0turn" }, { "--filled": "1turn" }];
    this.ring.animate(frames, { duration, fill: "forwards" });
  }

  remove() { this.ring.remove(); }
}
