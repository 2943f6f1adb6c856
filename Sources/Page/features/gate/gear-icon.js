// The gear of the gate, drawn: eight teeth around a ring.
import { svg } from "../../kit/svg.js";

const TEETH = 8;

/** A gear that takes the colour of the text around it. */
export function gearIcon() {
  const teeth = Array.from({ length: TEETH }, (_, i) => svg("rect", { x: -8, y: -44, width: 16,
    height: 22, rx: 5, fill: "currentColor", transform: `rotate(${i * 360 / TEETH})` }));
  return svg("svg", { viewBox: "-50 -50 100 100", class: "gate-gear", "aria-hidden": "true" },
    ...teeth, svg("circle", { r: 23, fill: "none", stroke: "currentColor", "stroke-width": 18 }));
}
