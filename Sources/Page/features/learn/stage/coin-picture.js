// Coins in their true proportion to each other, each with what is on its back: the penny's shield, the
// nickel's house, the dime's torch, the quarter's eagle. No coin says what it is worth: that is learnt.
import { svg } from "../../../kit/svg.js";
import { around, glyph, round, sheet } from "./drawing.js";

/** Diameters in mm; a drawing's unit is 1/1.75 mm, so that a quarter is a little more than a cell. */
const MILLIMETRES = { p: 19.05, n: 21.21, d: 17.91, q: 24.26 };
const SCALE = 1.75;
export const COINS = ["p", "n", "d", "q"];
/** What the service calls them. */
export const COIN_NAMES = { p: "penny", n: "nickel", d: "dime", q: "quarter" };

const EMBLEMS = {
  p: ["M-8 -9h16v6c0 8-4 12-8 15c-4-3-8-7-8-15z", "M-8 -4h16M-4 -4v10M0 -4v15M4 -4v10"],
  n: ["M-12 8h24v3h-24zM-10 -1h20v9h-20zM-11 -1l11-6l11 6zM-5 -5a5 4.6 0 0 1 10 0z",
    "M-7 0v8M-3.5 0v8M0 0v8M3.5 0v8M7 0v8"],
  d: ["M-2 -3h4l-1 13h-2zM0 -12c4 4 3 7 0 8c-3-1-4-4 0-8z",
    "M-7 9c-2-6-1-10 2-13M7 9c2-6 1-10-2-13M-7 3l-3-2M-6.5 -1l-3-3M7 3l3-2M6.5 -1l3-3"],
  q: ["M0 -10c3 0 4 2 3 4l11-3c-1 6-5 10-9 11l2 8l-7-3l-7 3l2-8c-4-1-8-5-9-11l11 3c-1-2 0-4 3-4z",
    "M-3 1l-6-4M3 1l6-4M-2 5h4"],
};

const radius = (kind) => round(MILLIMETRES[kind] * SCALE / 2);

/** One coin with its middle at (x, y). */
export function coin(kind, x, y) {
  const r = radius(kind);
  const [shape, strokes] = EMBLEMS[kind];
  const group = svg("g", { class: `coin ${COIN_NAMES[kind]}`, transform: `translate(${round(x)} ${round(y)})` },
    svg("circle", { class: "coin-edge", r }), svg("circle", { class: "coin-rim", r: r - 1.4 }),
    svg("circle", { class: "coin-field", r: r - 3 }));
  // Dimes and quarters have a ribbed edge, pennies and nickels a smooth one.
  if (kind === "d" || kind === "q") group.append(ribs(r));
  group.append(svg("path", { class: "coin-shine", d: `M${-r * 0.62} ${-r * 0.3}A${r * 0.72} ${r * 0.72} 0 0 1 ${r * 0.1} ${-r * 0.7}` }),
    svg("g", { transform: `scale(${round(r / 18)})` }, svg("path", { class: "coin-shape", d: shape }),
      svg("path", { class: "coin-stroke", d: strokes })));
  return group;
}

function ribs(r) {
  const strokes = Array.from({ length: 40 }, (_, i) => {
    const [x1, y1] = around(0, 0, r, i / 40);
    const [x2, y2] = around(0, 0, r - 1.6, i / 40);
    return `M${x1} ${y1}L${x2} ${y2}`;
  });
  return svg("path", { class: "coin-ribs", d: strokes.join("") });
}

/** One coin as a drawing of its own. */
export function coinPicture(kind) {
  const size = radius(kind) * 2 + 2;
  return sheet("coin-piece", size, size, coin(kind, size / 2, size / 2));
}

/** The drawing of {p, n, d, q}: the biggest first, six in a line. */
export function coinsPiece(shape) {
  const all = [...COINS].reverse().flatMap((kind) => Array.from({ length: shape[kind] }, () => kind));
  const width = 46;
  const columns = Math.min(Math.max(all.length, 1), all.length > 6 ? Math.ceil(all.length / 2) : 6);
  const rows = Math.max(1, Math.ceil(all.length / columns));
  const drawing = sheet("coins-piece", columns * width, rows * width);
  all.forEach((kind, i) => drawing.append(coin(kind, (i % columns + 0.5) * width,
    (Math.floor(i / columns) + 0.5) * width)));
  if (!all.length) drawing.append(glyph("0", width / 2, width / 2, 26, "numeral"));
  return drawing;
}
