// How long a sum took, day by day: a line that is better the lower it lies, with its seconds for ears.
import { make } from "../../kit/elements.js";
import { svg } from "../../kit/svg.js";
import { dates } from "./column-chart.js";
import { dayInWords } from "./calendar-days.js";
import { asTable, ceiling, scale } from "./chart-scale.js";

const WIDTH = 640;
const HEIGHT = 200;
const FLOOR = 160;

/** A chart of `days`, each {day, seconds}; one at least. */
export function paceChart(days) {
  const most = ceiling(Math.max(2, ...days.map(({ seconds }) => seconds)));
  const step = WIDTH / days.length;
  const points = days.map(({ seconds }, at) =>
    [(at + 0.5) * step, FLOOR - (seconds / most) * (FLOOR - 14)]);
  const line = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(" L ");
  const [x, y] = points.at(-1);
  const drawn = svg("svg", { class: "chart", viewBox: `0 0 ${WIDTH + 44} ${HEIGHT}`,
    "aria-hidden": "true", focusable: "false" },
  ...scale(most, { width: WIDTH, floor: FLOOR }), svg("path", { class: "chart-rise", d: `M ${line}` }),
  svg("circle", { class: "chart-dot", cx: x, cy: y, r: 7 }), ...dates(days, step));
  return make("div", { class: "chart-frame" }, drawn, asTable(["Day", "Seconds for a sum"],
    days.map(({ day, seconds }) => [dayInWords(day), seconds.toFixed(1)])));
}
