// A shape, flat or solid, drawn: in one piece or cut into equal parts, of which some are coloured.
import { svg } from "../../../kit/svg.js";
import { sheet } from "./drawing.js";
import { equalParts, outline, SIDE, SOLIDS } from "./figure-shapes.js";

/** The drawing of {name, parts, shaded}. */
export function figurePiece({ name, parts, shaded }) {
  if (SOLIDS[name]) {
    return sheet("figure-piece solid", SIDE, SIDE,
      ...SOLIDS[name].map(([d, shade]) => svg("path", { class: `face ${shade}`, d })));
  }
  // A rectangle may be said to have four parts where its sides are meant; one part has no cuts.
  const paths = equalParts(name, parts);
  return sheet("figure-piece flat", SIDE, SIDE, ...paths.map((d, i) =>
    svg("path", { class: shaded.includes(i) ? "slice shaded" : parts > 1 ? "slice" : "slice whole", d,
      "data-part": i })));
}

/** Whether there is a drawing of it. */
export const isFigure = (name) => Boolean(SOLIDS[name] ?? outline(name));
