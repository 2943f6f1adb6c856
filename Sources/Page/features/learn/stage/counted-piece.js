// Things to count: pictures in rows, pairs, frames of ten or strewn; those that went are crossed out.
import { svg } from "../../../kit/svg.js";
import { countedLayout } from "./counted-layout.js";
import { box, CELL, line, sheet } from "./drawing.js";
import { thingAt } from "./solid-block.js";

const SIZE = 32;

/** The drawing of {picture, count, crossed, layout}; each thing is a `.counted`. */
export function countedPiece({ picture, count, crossed, layout }) {
  const { places, columns, rows, frames } = countedLayout(layout, count);
  const margin = 4;
  const drawing = sheet("counted-piece", columns * CELL + 2 * margin, rows * CELL + 2 * margin);
  const at = (cells) => cells * CELL + margin;
  for (const { x, y } of frames) drawing.append(frame(at(x), at(y)));
  places.forEach(({ x, y }, i) => {
    const [middleX, middleY] = [at(x + 0.5), at(y + 0.5)];
    const isCrossed = i >= count - crossed;
    drawing.append(svg("g", { class: isCrossed ? "counted crossed" : "counted" },
      svg("circle", { class: "counted-ring", cx: middleX, cy: middleY, r: CELL * 0.48 }),
      thingAt(picture, middleX, middleY, SIZE),
      ...isCrossed ? [line(middleX - 15, middleY + 15, middleX + 15, middleY - 15, "cross")] : []));
  });
  return drawing;
}

function frame(x, y) {
  const group = svg("g", { class: "frame" }, box(x, y, 5 * CELL, 2 * CELL, "frame-box", 8));
  for (let i = 1; i < 5; i++) group.append(line(x + i * CELL, y, x + i * CELL, y + 2 * CELL, "frame-line"));
  group.append(line(x, y + CELL, x + 5 * CELL, y + CELL, "frame-line"));
  return group;
}
