// Tens and ones: a rod is ten little blocks, and stands as high as ten of them.
import { cubes, sheet } from "./drawing.js";

/** The side of a little block. */
export const UNIT = 12;
const GAP = 6;

/** The drawing of {tens, ones}: rods, then ones in columns of five. */
export function blocksPiece({ tens, ones }) {
  const columns = Math.ceil(ones / 5);
  const width = Math.max(UNIT, tens * (UNIT + GAP) + (tens && ones ? 12 : 0) + columns * (UNIT + 4));
  const drawing = sheet("blocks-piece", width + 8, UNIT * 10 + 8);
  for (let i = 0; i < tens; i++) drawing.append(rod(4 + i * (UNIT + GAP), 4));
  const start = 4 + tens * (UNIT + GAP) + (tens && ones ? 12 : 0);
  for (let i = 0; i < ones; i++) {
    drawing.append(one(start + Math.floor(i / 5) * (UNIT + 4), 4 + UNIT * 9 - (i % 5) * (UNIT + 3)));
  }
  return drawing;
}

/** A rod with its upper left corner at (x, y). */
export function rod(x, y) {
  const rod = cubes(Array.from({ length: 10 }, (_, i) => [x, y + i * UNIT]), UNIT, "ten");
  rod.classList.add("rod");
  return rod;
}

/** A single block. */
export const one = (x, y) => cubes([[x, y]], UNIT, "one");
