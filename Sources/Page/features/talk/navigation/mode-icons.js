// The two signs of the switch: many words, and the picture.
import { svg } from "../../../kit/svg.js";

/** Nine little tiles. */
export function gridSign() {
  const tiles = [];
  for (const y of [4, 18, 32]) for (const x of [4, 18, 32]) tiles.push([x, y]);
  return sign(...tiles.map(([x, y], i) =>
    svg("rect", { x, y, width: 12, height: 12, rx: 3.5, class: `tile-${i % 5}` })));
}

/** A little landscape in a frame. */
export function sceneSign() {
  return sign(
    svg("rect", { x: 4, y: 7, width: 40, height: 34, rx: 8, class: "sky" }),
    svg("circle", { cx: 15, cy: 18, r: 4.5, class: "sun" }),
    svg("path", { d: "M4 35 Q 16 20 26 31 T 44 26 V 33 Q 44 41 36 41 H 12 Q 4 41 4 35 Z",
      class: "hill" }));
}

function sign(...shapes) {
  return svg("svg", { viewBox: "0 0 48 48", class: "sign", "aria-hidden": "true" }, ...shapes);
}
