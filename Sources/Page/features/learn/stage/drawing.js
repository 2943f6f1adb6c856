// What the drawn pieces share: sheets whose unit is the same wherever they stand, so that nothing looks
// more or bigger only because there is more room; and the pictures a text of emoji holds.
import { artOf } from "../../../kit/emoji-art.js";
import { svg } from "../../../kit/svg.js";
import { symbolAddress } from "../../../kit/word-picture.js";

/** A counted thing is so wide in a drawing. */
export const CELL = 40;
const PICTURE = /\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]*(?:\u200D\p{Extended_Pictographic}\uFE0F?)*/gu;

/** A drawing of `width` × `height`; its size on the page follows from its width (--cells). */
export function sheet(kind, width, height, ...children) {
  const drawing = svg("svg", { class: `drawn ${kind}`, viewBox: `0 0 ${width} ${height}`,
    "aria-hidden": "true", focusable: "false" }, ...children);
  drawing.style.setProperty("--cells", String(Math.round(width * 100 / CELL) / 100));
  return drawing;
}

/** The pictures of a text, one by one; a text without any, such as "12", is one. */
export function picturesOf(text) {
  return text.match(PICTURE) ?? [text];
}

/** A picture or a numeral with its middle at (x, y), `size` high. What is named by an emoji is shown as the symbol of
    the same; data-picture tells what it is. */
export function glyph(text, x, y, size, kind = "glyph") {
  const art = kind === "glyph" ? artOf(text) : null;
  if (art) return symbolAt(art, text, x, y, size);
  const mark = svg("text", { class: kind, x, y: round(y + size * (kind === "glyph" ? 0.09 : 0.04)), "font-size": size,
    "text-anchor": "middle", "dominant-baseline": "central" });
  mark.textContent = text;
  return mark;
}

/** Symbols that were asked for: a question is drawn before it is asked, and its pictures are there when it is. */
const asked = new Map();

function symbolAt(art, text, x, y, size) {
  const side = round(size * 1.06);
  const href = symbolAddress(art);
  if (!asked.has(href)) asked.set(href, Object.assign(new Image(), { src: href }));
  return svg("image", { class: "glyph", href, "data-picture": text, x: round(x - side / 2),
    y: round(y - side / 2), width: side, height: side });
}

export const line = (x1, y1, x2, y2, kind = "line") => svg("line", { class: kind, x1, y1, x2, y2 });

export const box = (x, y, width, height, kind, rx = 4) =>
  svg("rect", { class: kind, x, y, width, height, rx });

/** Little cubes with their upper left corners at `places`: each with a light and a dark edge. */
export function cubes(places, side, kind) {
  const edge = round(side / 6);
  const inner = round(side - 2 * edge);
  const light = places.map(([x, y]) => `M${x} ${y}h${side}l${-edge} ${edge}h${-inner}v${inner}l${-edge} ${edge}z`);
  const dark = places.map(([x, y]) => `M${x + side} ${y + side}v${-side}l${-edge} ${edge}v${inner}h${-inner}l${-edge} ${edge}z`);
  return svg("g", { class: "cubes" }, ...places.map(([x, y]) => box(x, y, side, side, `block ${kind}`, 2)),
    svg("path", { class: "cube-light", d: light.join("") }), svg("path", { class: "cube-dark", d: dark.join("") }));
}

/** A point at `turn` of a circle, 0 at the top and clockwise. */
export function around(x, y, radius, turn) {
  const angle = turn * 2 * Math.PI;
  return [round(x + radius * Math.sin(angle)), round(y - radius * Math.cos(angle))];
}

export const round = (number) => Math.round(number * 100) / 100;
