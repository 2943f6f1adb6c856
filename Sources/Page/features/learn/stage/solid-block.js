// A block that looks like one: blocks are given as coloured squares, and are drawn as cubes, lit from the left above.
import { svg } from "../../../kit/svg.js";
import { glyph, round } from "./drawing.js";

const COLOURS = { "🟥": "red", "🟦": "blue", "🟩": "green", "🟨": "yellow", "🟧": "orange", "🟪": "purple" };

/** The colour of the block that the text is; null for every other picture. */
export const blockColour = (picture) => COLOURS[picture] ?? null;

/** A cube's faces with its middle at (x, y), `size` high and wide: [path, shade]. */
export function cubeFaces(x, y, size) {
  const [side, deep] = [round(size * 0.72), round(size * 0.22)];
  const [left, top] = [round(x - (side + deep) / 2), round(y - (side - deep) / 2)];
  return [
    [`M${left} ${top}h${side}v${side}h${-side}z`, "middle"],
    [`M${left} ${top}l${deep} ${-deep}h${side}l${-deep} ${deep}z`, "light"],
    [`M${round(left + side)} ${top}l${deep} ${-deep}v${side}l${-deep} ${deep}z`, "dark"],
  ];
}

/** A thing with its middle at (x, y): a block as a cube, every other as its picture. */
export function thingAt(picture, x, y, size) {
  const colour = blockColour(picture);
  if (!colour) return glyph(picture, x, y, size);
  return svg("g", { class: `solid-block ${colour}` },
    ...cubeFaces(x, y, size).map(([d, shade]) => svg("path", { class: shade, d })));
}
