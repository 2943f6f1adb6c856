// The families of one kind of facts: each a leaf that grows with what is remembered. A touch says it.
import { make } from "../../../kit/elements.js";
import { svg } from "../../../kit/svg.js";
import { familiesOf } from "./fact-growth.js";
import { WORDS, familyNamed } from "./progress-words.js";

/** The families of `band` among `entries`. */
export function factHeatmap(entries, band) {
  return make("div", { class: "fact-heatmap", role: "group", "aria-label": WORDS.families },
    ...familiesOf(entries, band).map((family) => {
      const said = familyNamed(family, family.level);
      return make("button", { type: "button", class: "fact-family", "data-level": family.level, "data-say": said, "aria-label": said },
        make("span", { class: "of-whole", "aria-hidden": "true" }, family.whole), plant(family.level),
        make("span", { class: "parts", "aria-hidden": "true" }, family.smaller, " + ", family.larger));
    }));
}

const STEM = "M12 22V12";
const LEAVES = ["M12 17c-5 0-7-3-7-6 4 0 7 2 7 6Z", "M12 14c0-4 3-6 7-6 0 4-3 6-7 6Z"];

/** A seed, a shoot, two leaves, a bud, a flower: seen without colours, too. */
function plant(level) {
  const petals = [0, 72, 144, 216, 288].map((turn) =>
    svg("circle", { class: "petal", cx: 12, cy: 3.4, r: 2.6, transform: `rotate(${turn} 12 7)` }));
  const grown = [
    [svg("path", { class: "soil", d: "M5 21h14" })],
    [svg("path", { class: "soil", d: "M5 22h14" }), svg("ellipse", { class: "seed", cx: 12, cy: 19, rx: 3, ry: 2.2 })],
    [svg("path", { class: "stem", d: STEM }), svg("path", { class: "leaf", d: LEAVES[0] })],
    [svg("path", { class: "stem", d: STEM }), ...LEAVES.map((d) => svg("path", { class: "leaf", d }))],
    [svg("path", { class: "stem", d: "M12 22V9" }), ...LEAVES.map((d) => svg("path", { class: "leaf", d, transform: "translate(0 2)" })),
      ...petals, svg("circle", { class: "heart", cx: 12, cy: 7, r: 2.4 })],
  ];
  return svg("svg", { class: "plant", viewBox: "0 0 24 24", "aria-hidden": "true" }, ...grown[level]);
}
