// A piece of the chart of a hundred: ten numbers in a row, and gaps among them.
import { svg } from "../../../kit/svg.js";
import { box, glyph, sheet } from "./drawing.js";

const SIDE = 38;

/** The drawing of {from, to, gaps}. */
export function chartPiece({ from, to, gaps }) {
  const first = Math.floor((from - 1) / 10);
  const rows = Math.floor((to - 1) / 10) - first + 1;
  const drawing = sheet("chart-piece", SIDE * 10 + 4, SIDE * rows + 4);
  for (let number = from; number <= to; number++) {
    const x = 2 + ((number - 1) % 10) * SIDE;
    const y = 2 + (Math.floor((number - 1) / 10) - first) * SIDE;
    const isGap = gaps.includes(number);
    drawing.append(svg("g", {}, box(x, y, SIDE, SIDE, isGap ? "chart-cell gap" : "chart-cell", 2),
      glyph(isGap ? "?" : String(number), x + SIDE / 2, y + SIDE / 2, 18, isGap ? "numeral asked" : "numeral")));
  }
  return drawing;
}
