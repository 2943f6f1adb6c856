// A graph: bars on a scale, or columns of a picture. Its labels are pictures, names or numbers.
import { svg } from "../../../kit/svg.js";
import { box, glyph, line, sheet } from "./drawing.js";

const STEP = 17;
const FOOT = 34;
const SIDE = 26;

/** The drawing of {labels, values, picture}. */
export function barsPiece({ labels, values, picture }) {
  const most = Math.max(...values, 5);
  const column = Math.max(52, ...labels.map((label) => label.length * 11));
  const width = SIDE + labels.length * column + 6;
  const height = most * STEP + FOOT + 12;
  const base = height - FOOT;
  const drawing = sheet("bars-piece", width, height);
  for (let value = 0; value <= most; value++) {
    const y = base - value * STEP;
    drawing.append(line(SIDE, y, width - 4, y, value ? "grid" : "line-base"));
    if (!picture && (most <= 10 || value % 2 === 0)) drawing.append(glyph(String(value), SIDE - 11, y, 13, "numeral"));
  }
  values.forEach((value, i) => {
    const middle = SIDE + (i + 0.5) * column;
    drawing.append(picture ? stack(picture, middle, base, value)
      : box(middle - 15, base - value * STEP, 30, value * STEP, `bar fill-${i % 4 + 1}`, 3),
    labelled(labels[i], middle, height - FOOT / 2 + 2));
  });
  return drawing;
}

function stack(picture, x, base, count) {
  return svg("g", {}, ...Array.from({ length: count }, (_, i) => glyph(picture, x, base - (i + 0.5) * STEP, 15)));
}

function labelled(text, x, y) {
  const isPicture = /\p{Extended_Pictographic}/u.test(text) && !/^\d+$/.test(text);
  return glyph(text, x, y, isPicture ? 24 : 16, isPicture ? "glyph" : "numeral");
}
