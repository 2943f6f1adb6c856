// A medal. Its stars say what its colour says: one for bronze, two for silver, three for gold.
import { svg } from "../../../kit/svg.js";

const STARS = { bronze: { at: [16], size: 0.62 }, silver: { at: [10.5, 21.5], size: 0.4 },
  gold: { at: [8, 16, 24], size: 0.3 } };

/** A medal, or null where there is none yet. */
export function medalSign(medal) {
  if (!STARS[medal]) return null;
  const star = (x) => svg("path", { class: "medal-star", transform: `translate(${x} 16) scale(${STARS[medal].size})`,
    d: "M0-14l4.1 8.6 9.4 1.2-6.9 6.5 1.8 9.3L0 7.1l-8.4 4.5 1.8-9.3-6.9-6.5 9.4-1.2Z" });
  return svg("svg", { viewBox: "0 0 32 32", class: `medal-sign medal-${medal}`, "aria-hidden": "true" },
    svg("circle", { class: "medal-disc", cx: 16, cy: 16, r: 14 }), ...STARS[medal].at.map(star));
}
