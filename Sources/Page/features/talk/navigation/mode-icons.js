// The two signs of the switch: many words, and the picture.

const SVG = "http://www.w3.org/2000/svg";

/** Nine little tiles. */
export function gridSign() {
  const tiles = [];
  for (const y of [4, 18, 32]) for (const x of [4, 18, 32]) tiles.push([x, y]);
  return sign(...tiles.map(([x, y], i) =>
    shape("rect", { x, y, width: 12, height: 12, rx: 3.5, class: `tile-${i % 5}` })));
}

/** A little landscape in a frame. */
export function sceneSign() {
  return sign(
    shape("rect", { x: 4, y: 7, width: 40, height: 34, rx: 8, class: "sky" }),
    shape("circle", { cx: 15, cy: 18, r: 4.5, class: "sun" }),
    shape("path", { d: "M4 35 Q 16 20 26 31 T 44 26 V 33 Q 44 41 36 41 H 12 Q 4 41 4 35 Z",
      class: "hill" }));
}

function sign(...shapes) {
  const svg = shape("svg", { viewBox: "0 0 48 48", class: "sign", "aria-hidden": "true" });
  svg.append(...shapes);
  return svg;
}

function shape(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
