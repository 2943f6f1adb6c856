// The groups of sums to twenty: how many of each are known by heart, and behind it every family of sums.
import { make } from "../../kit/elements.js";
import { WORDS } from "./learn-report-words.js";

/** Of a hundred so many are expected to be remembered where a family is well known, or half known. */
const WELL = 90;
const HALF = 60;
const SIGNS = { well: "● ", half: "◐ ", shaky: "○ ", new: "" };
const level = (seen, recall) =>
  (!seen ? "new" : recall >= WELL ? "well" : recall >= HALF ? "half" : "shaky");

/** A bar for each of `bands`, which opens to its families. */
export function sumBands(bands) {
  return make("div", { class: "learn-domains" }, ...bands.map((band) => {
    const { title, facts, automatic, isMastered, families } = band;
    const bar = make("span", { class: "insight-bar-line", "aria-hidden": "true" });
    bar.style.setProperty("--share", facts ? automatic / facts : 0);
    return make("details", {},
      make("summary", {}, make("span", { class: "insight-name" }, title,
        make("small", {}, ` ${isMastered ? WORDS.mastered : WORDS.factsOf(automatic, facts)}`)), bar,
      make("span", { class: "insight-count" }, `${automatic}/${facts}`)),
      make("ul", { class: "learn-families" }, ...families.map(family)));
  }));
}

function family({ family: name, seen, recall }) {
  const hundred = Math.round((recall ?? 0) * 100);
  const words = WORDS.family(name, seen, hundred);
  const known = level(seen, hundred);
  return make("li", { "data-level": known, title: words },
    make("span", { "aria-hidden": "true" }, SIGNS[known] + name.replace("+", " + ")),
    make("span", { class: "unseen" }, words));
}
