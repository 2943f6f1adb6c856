// Shapes and solids, and how a shape is cut into equal parts: outlines and paths only, in a square of
// 120, so that the stage and the board to colour on draw the same.
import { around, round } from "./drawing.js";

export const SIDE = 120;
const M = SIDE / 2;

const corners = (count, radius, turned = 0) => Array.from({ length: count },
  (_, i) => around(M, M, radius, (i + turned) / count));
const closed = (points) => `M${points.map(([x, y]) => `${x} ${y}`).join("L")}z`;

/** A flat shape's outline, by its name; {width, height} where it is no square. */
export function outline(name) {
  switch (name) {
    case "circle": return ellipse(52, 52);
    case "oval": return ellipse(56, 34);
    case "square": return "M12 12h96v96h-96z";
    case "rectangle": return "M4 26h112v68h-112z";
    case "triangle": return "M60 12L110 104H10z";
    case "trapezoid": return "M34 26H86L114 98H6z";
    case "pentagon": return closed(corners(5, 56));
    case "hexagon": return closed(corners(6, 54, 0.5));
    default: return null;
  }
}

const ellipse = (rx, ry) => `M${M - rx} ${M}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;

/** How a solid looks: [path, shade] from back to front; shades are "light", "middle", "dark". */
export const SOLIDS = {
  cube: [["M14 40h66v66H14z", "middle"], ["M14 40l26-26h66l-26 26z", "light"], ["M80 40l26-26v66l-26 26z", "dark"]],
  box: [["M6 52h78v46H6z", "middle"], ["M6 52l30-22h78l-30 22z", "light"], ["M84 52l30-22v46l-30 22z", "dark"]],
  cylinder: [["M22 28v66a38 14 0 0 0 76 0V28z", "middle"], ["M76 38v66c14-2 22-6 22-10V28c0 4-8 8-22 10z", "dark"],
    ["M22 28a38 14 0 1 1 76 0a38 14 0 1 1 -76 0z", "light"]],
  cone: [["M60 8L100 94a40 14 0 0 1 -80 0z", "middle"], ["M60 8L100 94c-2 6-12 11-26 13z", "dark"]],
  pyramid: [["M60 10L16 88l50 20z", "middle"], ["M60 10L66 108L106 84z", "dark"]],
  sphere: [[ellipse(50, 50), "middle"], ["M60 110a50 50 0 0 0 34-86c8 40-14 74-56 81a50 50 0 0 0 22 5z", "dark"],
    ["M34 40a30 30 0 0 1 24-16c4 6-14 22-24 16z", "light"]],
};

/** The paths of `parts` equal parts of a shape, the first one first. */
export function equalParts(name, parts) {
  if (parts <= 1) return [outline(name)];
  if (name === "circle") return Array.from({ length: parts }, (_, i) => sector(i, parts));
  const box = name === "square" ? [12, 12, 96, 96] : [4, 26, 112, 68];
  return grid(box, parts, name === "square");
}

/** The middle of each part in percent of the square, for what must lie upon it. */
export function partMiddles(name, parts) {
  if (name === "circle") {
    return Array.from({ length: parts }, (_, i) => around(50, 50, 30, (i + 0.5) / parts));
  }
  const box = name === "square" ? [12, 12, 96, 96] : [4, 26, 112, 68];
  return cells(box, parts, name === "square").map(([x, y, width, height]) =>
    [round((x + width / 2) / SIDE * 100), round((y + height / 2) / SIDE * 100)]);
}

function sector(i, parts) {
  const [x1, y1] = around(M, M, 52, i / parts);
  const [x2, y2] = around(M, M, 52, (i + 1) / parts);
  return `M${M} ${M}L${x1} ${y1}A52 52 0 ${parts === 1 ? 1 : 0} 1 ${x2} ${y2}z`;
}

const grid = (box, parts, isSquare) => cells(box, parts, isSquare)
  .map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h${-width}z`);

/** Columns beside each other for few parts, else two or three rows of them. */
function cells([left, top, width, height], parts, isSquare) {
  const rows = parts % 3 === 0 && parts > 9 ? 3 : parts % 2 === 0 && (parts > 4 || (isSquare && parts === 4)) ? 2 : 1;
  const columns = Math.ceil(parts / rows);
  return Array.from({ length: parts }, (_, i) => [round(left + (i % columns) * (width / columns)),
    round(top + Math.floor(i / columns) * (height / rows)), round(width / columns), round(height / rows)]);
}
