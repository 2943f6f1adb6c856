// A column a day, or a week: how much was said, how long was practised. The
// numbers stand beside it for whoever cannot see columns.
import { make } from "../../kit/elements.js";
import { svg } from "../../kit/svg.js";
import { dayInWords } from "./calendar-days.js";
import { asTable, ceiling, scale } from "./chart-scale.js";

const WIDTH = 640;
const HEIGHT = 200;
const FLOOR = 160;

/** A chart of `days` by what `value` says of one; `heads` name the two for ears, and a line is drawn at
 *  `goal` where there is one. */
export function columnChart(days, value, heads, goal = 0) {
  const most = ceiling(Math.max(1, goal, ...days.map(value)));
  const step = WIDTH / days.length;
  const wide = Math.max(2, Math.min(46, step * 0.66));
  const bars = days.map((day, at) => {
    const tall = (value(day) / most) * (FLOOR - 14);
    const bar = svg("rect", { class: "chart-bar", x: at * step + (step - wide) / 2,
      y: FLOOR - tall, width: wide, height: tall, rx: Math.min(8, wide / 3) });
    bar.append(svg("title", {}, `${dayInWords(day.day)}: ${value(day)}`));
    return bar;
  });
  const drawn = svg("svg", { class: "chart", viewBox: `0 0 ${WIDTH + 44} ${HEIGHT}`,
    "aria-hidden": "true", focusable: "false" },
  ...scale(most, { width: WIDTH, floor: FLOOR }), ...bars,
  ...goal ? [aim(FLOOR - (goal / most) * (FLOOR - 14))] : [], ...dates(days, step));
  return make("div", { class: "chart-frame" }, drawn,
    asTable(heads, days.map((day) => [dayInWords(day.day), value(day)])));
}

const aim = (y) => svg("line", { class: "chart-goal", x1: 0, x2: WIDTH, y1: y, y2: y });

/** As many dates as can be read side by side, the last day always among them. */
export function dates(days, step) {
  const every = Math.max(1, Math.ceil(150 / step));
  return days.map((day, at) => ({ day, at }))
    .filter(({ at }) => (days.length - 1 - at) % every === 0)
    .map(({ day, at }) => svg("text", { class: "chart-label", x: (at + 0.5) * step, y: HEIGHT - 8,
      "text-anchor": "middle" },
    dayInWords(day.day, { day: "numeric", month: "short" })));
}
