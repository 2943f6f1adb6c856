// How many different words have been used by each day of the range: a line that can only rise.
import { make } from "../../kit/elements.js";
import { svg } from "../../kit/svg.js";
import { dates } from "./column-chart.js";
import { dayInWords } from "./calendar-days.js";
import { asTable, ceiling, scale } from "./chart-scale.js";

const WIDTH = 640;
const HEIGHT = 200;
const FLOOR = 160;

/** A chart of the different words up to each of `days`. */
export function growthChart(days) {
  const counts = known(days);
  const most = ceiling(Math.max(1, counts.at(-1)));
  const step = WIDTH / days.length;
  const points = counts.map((count, at) =>
    [(at + 0.5) * step, FLOOR - (count / most) * (FLOOR - 14)]);
  const line = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(" L ");
  const [x, y] = points.at(-1);
  const drawn = svg("svg", { class: "chart", viewBox: `0 0 ${WIDTH + 44} ${HEIGHT}`,
    "aria-hidden": "true", focusable: "false" },
  ...scale(most, { width: WIDTH, floor: FLOOR }),
  svg("path", { class: "chart-area", d: `M ${points[0][0]} ${FLOOR} L ${line} L ${x} ${FLOOR} Z` }),
  svg("path", { class: "chart-rise", d: `M ${line}` }),
  svg("circle", { class: "chart-dot", cx: x, cy: y, r: 7 }),
  ...dates(days, step));
  return make("div", { class: "chart-frame" }, drawn, asTable(["Day", "Different words so far"],
    days.map((day, at) => [dayInWords(day.day), counts[at]])));
}

function known(days) {
  const seen = new Set();
  return days.map(({ words }) => {
    for (const word of Object.keys(words)) seen.add(word);
    return seen.size;
  });
}
