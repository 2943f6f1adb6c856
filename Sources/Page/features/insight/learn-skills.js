// How far each part is, with its skills behind it, and how often each skill is right at the first try.
import { make } from "../../kit/elements.js";
import { EIGHT_IN_TEN, isEarly } from "./learn-figures.js";
import { GRADES, MEDALS, STATUS, WORDS } from "./learn-report-words.js";

const bar = (percent, kind = "") => {
  const line = make("span", { class: `insight-bar-line ${kind}`, "aria-hidden": "true" });
  line.style.setProperty("--share", percent / 100);
  return line;
};
const percents = (percent) => make("span", { class: "insight-count" }, `${percent} %`);

/** A bar for each of `domains`; each opens to its skills with their last scores. */
export function domainBars(domains) {
  return make("div", { class: "learn-domains" }, ...domains.map(({ grade, title, percent, skills }) =>
    make("details", {},
      make("summary", {}, make("span", { class: "insight-name" }, title,
        make("small", {}, ` ${GRADES[grade] ?? grade}`)), bar(percent), percents(percent)),
      make("ul", { class: "learn-skills" }, ...skills.map(skillLine)))));
}

function skillLine({ name, status, medal, chart, accuracyPercent }) {
  const [picture, word] = MEDALS[medal] ?? ["", ""];
  return make("li", {},
    make("span", { class: "insight-name" }, picture
      ? make("span", { class: "emoji", role: "img", "aria-label": word }, picture) : null, name),
    make("small", {}, [STATUS[status], accuracyPercent === undefined ? ""
      : WORDS.right(accuracyPercent)].filter(Boolean).join(", ")),
    chart.length ? scores(chart) : null);
}

/** The last scores as small columns, the oldest first. */
function scores(chart) {
  const hundreds = chart.map((score) => Math.round(score * 100));
  return make("span", { class: "learn-scores", role: "img", "aria-label": WORDS.scores(hundreds) },
    ...hundreds.map((score) => {
      const column = make("span", {});
      column.style.setProperty("--share", score / 100);
      return column;
    }));
}

/** `skills` as byAccuracy sorts them; below eight in ten is pointed out, in words too. */
export function accuracyList(skills) {
  return make("ol", { class: "insight-rows learn-accuracy" }, ...skills.map((skill) => {
    const { name, accuracyPercent } = skill;
    const isLow = accuracyPercent < EIGHT_IN_TEN && !isEarly(skill);
    const mark = isLow ? make("small", { class: "learn-low" }, WORDS.below)
      : isEarly(skill) ? make("small", { class: "learn-early" }, WORDS.early) : null;
    return make("li", { "data-low": isLow },
      make("span", { class: "insight-name" }, name, " ", mark),
      bar(accuracyPercent, "learn-eight"), percents(accuracyPercent));
  }));
}
