// The meadow in which Meadow stands: the hills that lie behind every page, and a few flowers.
import { svg } from "../../kit/svg.js";

const HILLS = {
  far: "M0 150 C 90 60 190 70 300 130 S 500 60 600 120 V420 H0 Z",
  middle: "M0 235 C 120 165 220 195 330 225 S 520 165 600 215 V420 H0 Z",
  near: "M0 310 C 130 250 250 320 380 300 S 540 275 600 300 V420 H0 Z",
};
const FLOWERS = [
  [40, 46, "rose"], [104, 78, "cream"], [500, 40, "lilac"], [562, 76, "rose"], [436, 82, "cream"],
];
const PETALS = [0, 72, 144, 216, 288];

/** Hills, which stretch, and flowers, which do not. */
export function landscape() {
  return [
    svg("svg", { class: "setup-hills", viewBox: "0 0 600 420", "aria-hidden": "true",
      preserveAspectRatio: "none" },
    ...Object.entries(HILLS).map(([name, d]) => svg("path", { class: name, d }))),
    svg("svg", { class: "setup-flowers", viewBox: "0 0 600 100", "aria-hidden": "true",
      preserveAspectRatio: "xMidYMax meet" }, ...FLOWERS.map(flower)),
  ];
}

function flower([x, y, kind]) {
  return svg("g", { class: `setup-flower ${kind}`, transform: `translate(${x} ${y})` },
    ...PETALS.map((turn) => svg("ellipse",
      { cx: 0, cy: -11, rx: 7, ry: 10, transform: `rotate(${turn})` })),
    svg("circle", { r: 6, class: "heart" }));
}
