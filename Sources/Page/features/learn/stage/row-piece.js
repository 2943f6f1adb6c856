// A row: pictures or numbers one behind the other, "?" a gap, "|" a mirror's line; and one picture alone.
import { svg } from "../../../kit/svg.js";
import { box, CELL, glyph, line, picturesOf, sheet } from "./drawing.js";

const GAP = 6;

/** The drawing of {items}. */
export function rowPiece({ items }) {
  const members = items.map(member);
  const width = members.reduce((sum, { width }) => sum + width + GAP, -GAP) + 8;
  const height = Math.max(...members.map(({ height }) => height)) + 8;
  const drawing = sheet("row-piece", width, height);
  let x = 4;
  for (const { width, draw } of members) {
    drawing.append(...draw(x, height));
    x += width + GAP;
  }
  return drawing;
}

/** The drawing of {picture}: one thing, large; several of it; a letter. */
export function picturePiece({ picture }) {
  const all = picturesOf(picture);
  if (all.length > 1) return rowPiece({ items: [picture] });
  const size = CELL * 2;
  return sheet("picture-piece", size, size, glyph(picture, size / 2, size / 2, size * 0.8,
    /^[A-Z]$/.test(picture) ? "numeral" : "glyph"));
}

function member(item) {
  if (item === "|") return { width: 8, height: CELL * 1.3, draw: (x, height) => [line(x + 4, 2, x + 4, height - 2, "mirror-line")] };
  if (item === "?") {
    return { width: CELL, height: CELL,
      draw: (x, height) => [box(x + 1, (height - CELL) / 2 + 1, CELL - 2, CELL - 2, "gap", 10),
        glyph("?", x + CELL / 2, height / 2, CELL * 0.6, "numeral asked")] };
  }
  const pictures = picturesOf(item);
  return pictures.length > 1 ? heap(pictures) : single(item);
}

/** Several of one: rows of five within their own box, so that they stay together. */
function heap(pictures) {
  const size = 22;
  const columns = Math.min(pictures.length, 5);
  const rows = Math.ceil(pictures.length / 5);
  return { width: columns * size + 10, height: rows * size + 10, draw: (x, height) => {
    const top = (height - rows * size) / 2;
    return [svg("g", { class: "heap" },
      box(x, top - 5, columns * size + 10, rows * size + 10, "heap-box", 8),
      ...pictures.map((one, i) => glyph(one, x + 5 + (i % 5 + 0.5) * size,
        top + (Math.floor(i / 5) + 0.5) * size, size * 0.84)))];
  } };
}

function single(item) {
  const isText = !/\p{Extended_Pictographic}/u.test(item) || /^\d+$/.test(item);
  const width = isText ? Math.max(CELL, item.length * 20 + 12) : CELL;
  return { width, height: CELL, draw: (x, height) => [isText
    ? svg("g", {}, box(x, (height - CELL) / 2, width, CELL, "number-card", 10),
      glyph(item, x + width / 2, height / 2, 28, "numeral"))
    : glyph(item, x + width / 2, height / 2, 34)] };
}
