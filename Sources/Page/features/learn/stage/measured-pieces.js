// What is measured: a thing along a ruler or a train of blocks, two things on a balance, water in a jug.
// Of several in one question each unit is the same, so that longer is longer and fuller is fuller.
import { svg } from "../../../kit/svg.js";
import { box, cubes, glyph, line, picturesOf, sheet } from "./drawing.js";
import { longThing } from "./long-things.js";
import { thingAt } from "./solid-block.js";

const UNIT = 26;
const EDGE = 14;

/** The drawing of {length, unit, picture}; `longest` is the longest of the question. */
export function rulerPiece({ length, unit, picture }, { longest = length } = {}) {
  const inches = unit !== "blocks";
  const units = Math.max(longest, inches ? 12 : longest);
  const width = units * UNIT + 2 * EDGE;
  const end = EDGE + length * UNIT;
  const drawing = sheet("ruler-piece", width, 86,
    thing(picture, length * UNIT), line(EDGE, 4, EDGE, 48, "plumb"), line(end, 4, end, 48, "plumb"));
  if (inches) drawing.append(...rulerParts(units, 48));
  else drawing.append(cubes(Array.from({ length }, (_, i) => [EDGE + i * UNIT + 1, 49]), UNIT - 2, "train"));
  return drawing;
}

/** What is measured, along its length; what has no drawing is a bar that bears its picture. */
function thing(picture, width) {
  const parts = longThing(picture, width) ?? [box(0, 0, width, 28, "measured", 12), glyph(picture, width / 2, 14, 28)];
  return svg("g", { class: "long-thing", transform: `translate(${EDGE} 8)` }, ...parts);
}

/** A ruler of so many units with its upper edge at `y`. */
export function rulerParts(units, y) {
  const parts = [box(2, y, units * UNIT + 2 * EDGE - 4, 36, "ruler", 5)];
  for (let i = 0; i <= units; i++) {
    const x = EDGE + i * UNIT;
    parts.push(line(x, y, x, y + 11, "tick"), glyph(String(i), x, y + 23, i > 9 ? 12 : 14, "numeral"));
    if (i < units) parts.push(line(x + UNIT / 2, y, x + UNIT / 2, y + 6, "tick"));
  }
  return parts;
}

/** The drawing of {left, right, leftPicture, rightPicture}: the heavier side is down. */
export function balancePiece({ left, right, leftPicture, rightPicture }) {
  const tilt = Math.sign(right - left) * Math.min(11, 6 + Math.abs(right - left));
  const sink = Math.round(Math.sin(tilt * Math.PI / 180) * 78);
  const beamY = 42;
  return sheet("balance-piece", 232, 146,
    svg("path", { class: "balance-foot", d: "M107 128L114 42h4l7 86zM82 128h68a8 8 0 0 1 0 12H82a8 8 0 0 1 0-12z" }),
    svg("line", { class: "beam", x1: 116 - 78, y1: beamY - sink, x2: 116 + 78, y2: beamY + sink }),
    svg("circle", { class: "balance-pin", cx: 116, cy: beamY, r: 7 }),
    pan(38, beamY - sink, leftPicture), pan(194, beamY + sink, rightPicture));
}

function pan(x, y, picture) {
  const all = picturesOf(picture);
  const isOne = all.length === 1;
  const size = isOne ? 40 : all.length > 6 ? 15 : 18;
  const columns = isOne ? 1 : all.length > 6 ? 4 : 3;
  const floor = y + 60;
  return svg("g", { class: "pan" },
    svg("path", { class: "pan-rope", d: `M${x - 34} ${floor}L${x} ${y}L${x + 34} ${floor}` }),
    svg("ellipse", { class: "pan-inside", cx: x, cy: floor, rx: 37, ry: 6 }),
    svg("ellipse", { class: "pan-shadow", cx: x, cy: floor + 1, rx: isOne ? 17 : Math.min(columns, all.length) * size / 2 + 2, ry: 4 }),
    ...all.map((one, i) => {
      const row = Math.floor(i / columns);
      const inRow = Math.min(columns, all.length - row * columns);
      return thingAt(one, x + (i % columns - (inRow - 1) / 2) * size, floor - (row + 0.5) * size + 3, size * 0.98);
    }),
    svg("path", { class: "pan-dish", d: `M${x - 37} ${floor}a37 6 0 0 0 74 0a37 17 0 0 1 -74 0z` }),
    svg("path", { class: "pan-light", d: `M${x - 30} ${floor + 7}q8 7 22 8` }));
}

const CUP = 11;

/** The drawing of {level, capacity}; `largest` is the capacity of the question's largest jug. */
export function jugPiece({ level, capacity }, { largest = capacity } = {}) {
  const tall = largest * CUP;
  const height = tall + 34;
  const base = height - 8;
  const drawing = sheet("jug-piece", 128, height, ...jugParts(level, capacity, base));
  return drawing;
}

/** A jug that stands on `base`. */
export function jugParts(level, capacity, base) {
  const top = base - capacity * CUP - 12;
  const surface = base - level * CUP;
  const marks = Array.from({ length: capacity }, (_, i) => line(28, base - (i + 1) * CUP,
    (i + 1) % 5 ? 44 : 54, base - (i + 1) * CUP, "jug-mark"));
  return [
    svg("path", { class: "jug-handle", d: `M96 ${top + 14}h10a14 14 0 0 1 14 14v${Math.max(6, capacity * CUP - 34)}a14 14 0 0 1 -14 14h-10` }),
    svg("path", { class: "jug-glass", d: `M20 ${top}h78l-2 6v${base - top - 14}a8 8 0 0 1 -8 8H36a8 8 0 0 1 -8 -8V${top + 12}z` }),
    ...level > 0 ? [svg("path", { class: "jug-water", d: `M28 ${surface}h68V${base - 8}a8 8 0 0 1 -8 8H36a8 8 0 0 1 -8 -8z` }),
      svg("line", { class: "jug-surface", x1: 28, x2: 96, y1: surface, y2: surface })] : [],
    ...marks];
}
