// The gear of the gate, drawn: eight teeth around a ring.
const SVG = "http://www.w3.org/2000/svg";
const TEETH = 8;

/** A gear that takes the colour of the text around it. */
export function gearIcon() {
  const svg = part("svg",
    { viewBox: "-50 -50 100 100", class: "gate-gear", "aria-hidden": "true" });
  for (let i = 0; i < TEETH; i++) {
    svg.append(part("rect", { x: -8, y: -44, width: 16, height: 22, rx: 5, fill: "currentColor",
      transform: `rotate(${i * 360 / TEETH})` }));
  }
  svg.append(part("circle", { r: 23, fill: "none", stroke: "currentColor", "stroke-width": 18 }));
  return svg;
}

function part(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
