// A share and how sure it is, drawn: the band is where it lies, the line where it was found.
import { svg } from "../../../kit/svg.js";

const WIDTH = 200;

/** A bar from 0 to 100 % for `share`; figures beside it say the same. */
export function shareBar({ share, low, high }, { guess = null } = {}) {
  const at = (value) => (value * WIDTH).toFixed(1);
  return svg("svg", {
    class: "share-bar", viewBox: `0 0 ${WIDTH} 24`, preserveAspectRatio: "none", "aria-hidden": "true",
  },
  svg("rect", { class: "whole", x: 0, y: 8, width: WIDTH, height: 8, rx: 4 }),
  svg("rect", { class: "band", x: at(low), y: 4, width: at(high - low), height: 16, rx: 4 }),
  ...share === null ? [] : [svg("rect", { class: "found", x: at(share) - 2, y: 0, width: 4, height: 24 })],
  ...guess === null ? [] : [svg("path", { class: "guess", d: `M${at(guess)} 0V24` })]);
}

/** A table of `rows` under `heads`; the first cell of a row is its head. */
export function figureTable(make, caption, heads, rows) {
  return make("div", { class: "figure-table", tabindex: 0, role: "region", "aria-label": caption },
    make("table", {}, make("caption", { class: "unseen" }, caption),
      make("thead", {}, make("tr", {}, ...heads.map((head) => make("th", { scope: "col" }, head)))),
      make("tbody", {}, ...rows.map(([head, ...cells]) => make("tr", {}, make("th", { scope: "row" }, head),
        ...cells.map((cell, at) => make("td", { "data-head": heads[at + 1] }, ...[cell].flat())))))));
}
