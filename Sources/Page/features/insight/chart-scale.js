// What the charts share: round numbers at the side, and the same numbers as a table for ears.
import { make } from "../../kit/elements.js";
import { svg } from "../../kit/svg.js";

const ROUND = [1, 2, 4, 5, 10];

/** The next round number that is not below `most`. */
export function ceiling(most) {
  const power = 10 ** Math.floor(Math.log10(most));
  return ROUND.find((step) => step * power >= most) * power;
}

/** Lines for nothing, half and all of `most`, with their numbers at the right. */
export function scale(most, { width, floor }) {
  const marks = [...new Set([0, most / 2, most])].filter(Number.isInteger);
  return marks.flatMap((mark) => {
    const y = floor - (mark / most) * (floor - 14);
    return [svg("line", { class: "chart-line", x1: 0, x2: width, y1: y, y2: y }),
      svg("text", { class: "chart-label", x: width + 8, y: y + 5 }, String(mark))];
  });
}

/** The numbers as a table that is heard and not seen. */
export function asTable(heads, rows) {
  return make("table", { class: "unseen" },
    make("thead", {}, make("tr", {}, ...heads.map((head) => make("th", { scope: "col" }, head)))),
    make("tbody", {}, ...rows.map((row) =>
      make("tr", {}, ...row.map((cell) => make("td", {}, String(cell)))))));
}
