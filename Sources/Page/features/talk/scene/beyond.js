// What lies beyond the edge of a place that pans, hinted at: an arrow at each side to which there is
// more. They can be touched through; a finger drags the picture, and whoever steers by keys or a
// switch has it brought into sight.
import { make } from "../../../kit/elements.js";

const SIDES = ["left", "right", "above", "below"];
/** Less than this is rounding, in px. */
const LEAST = 8;

const hints = new WeakMap();

/** Shows at which sides of `view`, which scrolls, there is more; to be called when its room changes. */
export function hintBeyond(view) {
  if (!view.parentElement.classList.contains("pans")) return void hints.get(view)?.remove();
  if (!hints.has(view)) {
    hints.set(view, make("div", { class: "beyond", "aria-hidden": "true" },
      ...SIDES.map((side) => make("span", { class: side }))));
    view.addEventListener("scroll", () => show(view), { passive: true });
  }
  view.after(hints.get(view));
  show(view);
}

function show(view) {
  const more = beyond(view);
  [...hints.get(view).children].forEach((hint, i) => { hint.hidden = more[SIDES[i]] < LEAST; });
}

/** How far what is seen goes on at each side, in px. */
export function beyond({ scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight }) {
  return {
    left: scrollLeft, right: scrollWidth - clientWidth - scrollLeft,
    above: scrollTop, below: scrollHeight - clientHeight - scrollTop,
  };
}
