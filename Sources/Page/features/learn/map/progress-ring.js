// How far something is: a ring around its picture that fills, and a medal at its foot. The medal's stars
// say what its colour says: one for bronze, two for silver, three for gold.
import { svg } from "../../../kit/svg.js";

const RADIUS = 44;
const ROUND = 2 * Math.PI * RADIUS;
const STARS = { bronze: { at: [16], size: 0.62 }, silver: { at: [10.5, 21.5], size: 0.4 },
  gold: { at: [8, 16, 24], size: 0.3 } };

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

/** A medal, or null where there is none yet. */
export function medalSign(medal) {
  if (!STARS[medal]) return null;
  const star = (x) => svg("path", { class: "medal-star", transform: `translate(${x} 16) scale(${STARS[medal].size})`,
    d: "M0-14l4.1 8.6 9.4 1.2-6.9 6.5 1.8 9.3L0 7.1l-8.4 4.5 1.8-9.3-6.9-6.5 9.4-1.2Z" });
  return svg("svg", { viewBox: "0 0 32 32", class: `medal-sign medal-${medal}`, "aria-hidden": "true" },
    svg("circle", { class: "medal-disc", cx: 16, cy: 16, r: 14 }), ...STARS[medal].at.map(star));
}
