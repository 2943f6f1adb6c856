// A number line, and the scale on which a mark stands: ticks, numerals, what is marked.
import { svg } from "../../../kit/svg.js";
import { glyph, line, round, sheet } from "./drawing.js";

const WIDTH = 400;
const EDGE = 18;

/** Where `number` lies on a line of `width` from `from` to `to`. */
export function onLine(number, from, to, width = WIDTH, edge = EDGE) {
  return round(edge + ((number - from) / (to - from || 1)) * (width - 2 * edge));
}

/** The numbers that have numerals: all where there is room, else each second, fifth or tenth. */
export function numbered(from, to, step = 1, room = 400) {
  const wide = to >= 100 ? 30 : to >= 10 ? 22 : 18;
  const steps = [1, 2, 5, 10, 20].map((each) => each * step);
  const chosen = steps.find((each) => ((to - from) / each) * wide <= room) ?? step * 20;
  return list(from, to, step).filter((number) => (number - (chosen > step ? 0 : from)) % chosen === 0
    || (chosen > step && (number === from || number === to) && number % 5 === 0));
}

/** The drawing of {from, to, step, marked}. */
export function linePiece({ from, to, step, marked }) {
  const drawing = sheet("line-piece", WIDTH, 88);
  drawing.append(...lineParts({ from, to, step }, 38));
  for (const number of marked) drawing.append(mark(onLine(number, from, to), 34));
  return drawing;
}

/** Of twenty steps each second numeral stands lower, so that there is room for all. */
function lowered(from, to, step, named) {
  const all = list(from, to, step);
  return all.length > 22 || named.size === all.length ? [] : all.filter((number) => !named.has(number));
}

/** The line itself at the height `y`: its base, ticks and numerals. */
export function lineParts({ from, to, step }, y, width = WIDTH, edge = EDGE) {
  const at = (number) => onLine(number, from, to, width, edge);
  const named = new Set(numbered(from, to, step, width - 2 * edge));
  return [line(edge - 10, y, width - edge + 10, y, "line-base"),
    ...list(from, to, step).map((number) => line(at(number), y - (named.has(number) ? 8 : 5), at(number),
      y + (named.has(number) ? 8 : 5), "tick")),
    ...[...named].map((number) => glyph(String(number), at(number), y + 22, 17, "numeral")),
    ...lowered(from, to, step, named).map((number) => glyph(String(number), at(number), y + 38, 13, "numeral low"))];
}

/** A pointer from above. */
function mark(x, y) {
  return svg("path", { class: "mark", d: `M${x} ${y}l-9 -18a10 10 0 1 1 18 0z` });
}

const list = (from, to, step) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);
