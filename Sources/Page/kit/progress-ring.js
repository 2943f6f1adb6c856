// How far something is: a ring around its picture that fills.
import { svg } from "./svg.js";

const RADIUS = 44;
const ROUND = 2 * Math.PI * RADIUS;

/** A ring that is filled to `percent`. */
export function progressRing(percent) {
  const circle = (name, more = {}) =>
    svg("circle", { class: name, cx: 50, cy: 50, r: RADIUS, ...more });
  const filled = percent > 0 ? [circle("ring-full", {
    "stroke-dasharray": `${(ROUND * percent / 100).toFixed(1)} ${ROUND.toFixed(1)}`,
    transform: "rotate(-90 50 50)" })] : [];
  return svg("svg", { viewBox: "0 0 100 100", class: "progress-ring", "aria-hidden": "true" },
    circle("ring-empty"), ...filled);
}
