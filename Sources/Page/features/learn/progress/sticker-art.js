// A badge as a sticker: what it was earned for, on a bright round with a white edge. One that is not
// earned yet is the same, pale.
import { make } from "../../../kit/elements.js";
import { icon } from "../../../kit/icon.js";
import { svg } from "../../../kit/svg.js";
import { ICONS } from "../facts/fact-icons.js";
import { pictureOfDomain, pictureOfSkill } from "../map/skill-pictures.js";

const draw = (...parts) => svg("svg", { class: "sticker-drawing", viewBox: "0 0 48 48", "aria-hidden": "true" }, ...parts);
const fill = (d, kind) => svg("path", { class: kind, d });
const line = (d) => svg("path", { class: "line", d });

const DRAWN = {
  "first-minute": ICONS.minute,
  "lightning-15": () => draw(fill("M27 4 10 27h11l-4 17 19-25H25Z", "bolt")),
  "fifteen-right": ICONS.star,
  "all-right": () => draw(...[20, 15, 10].map((r, at) =>
    svg("path", { class: `bow bow-${at}`, d: `M${24 - r} 34a${r} ${r} 0 0 1 ${2 * r} 0` }))),
  "goal-reached": ICONS.flag,
  comeback: () => draw(fill("M8 26c6-2 9-8 12-14 3 6 4 8 12 8l8-4-4 8c-2 10-12 14-20 12 2-2 4-3 5-5-6 0-10-1-13-5Z", "bird"),
    svg("circle", { class: "eye", cx: 33, cy: 22, r: 1.6 })),
  "ten-mended": () => draw(svg("rect", { class: "plaster", x: 4, y: 17, width: 40, height: 14, rx: 7, transform: "rotate(-35 24 24)" }),
    svg("rect", { class: "pad", x: 17, y: 17, width: 14, height: 14, transform: "rotate(-35 24 24)" })),
  "ten-days": () => draw(svg("circle", { class: "ray", cx: 24, cy: 24, r: 9 }),
    line("M24 5v6M24 37v6M5 24h6M37 24h6M10.500 10.500l4.300 4.300M33.200 33.200l4.300 4.300M37.500 10.500l-4.300 4.300M14.800 33.200l-4.300 4.300")),
};
const NAMED = { "number-novice": "numbers", "pattern-pro": "puzzle", "measurement-master": "ruler" };

/** The sticker of the badge `id`. */
export function sticker(id, isEarned = true) {
  const [kind, ...rest] = id.split("/");
  const picture = DRAWN[id]?.() ?? (NAMED[id] ? icon(NAMED[id]) : kind === "skill" ? pictureOfSkill(rest[0])
    : pictureOfDomain({ domain: rest.at(-1), skills: [] }));
  return make("span", { class: `sticker ${isEarned ? "earned" : "pale"} of-${kind}`, "aria-hidden": "true" }, picture);
}
