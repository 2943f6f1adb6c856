// What was achieved: points, medals, the best minute, and badges of the child who plays now, those that
// are earned first and then those that are nearest.
import { make } from "../../kit/elements.js";
import { icon } from "../../kit/icon.js";
import { dayInWords } from "./calendar-days.js";
import { medalsOf } from "./learn-figures.js";
import { localDay } from "./learn-sentences.js";
import { WORDS } from "./learn-report-words.js";

const NEAREST = 3;

/** A list for `report`, and for `badges` where they are known. */
export function rewardList(report, badges = []) {
  const earned = badges.filter(({ earnedAt }) => earnedAt);
  const near = badges.filter(({ earnedAt, reached }) => !earnedAt && reached > 0)
    .toSorted((a, b) => b.reached / b.target - a.reached / a.target).slice(0, NEAREST);
  return make("div", { class: "learn-rewards" },
    make("p", {}, [WORDS.points(report.points), WORDS.medals(medalsOf(report.skills)),
      report.best === undefined ? "" : WORDS.best(report.best), report.streak]
      .filter(Boolean).join(" · ")),
    earned.length + near.length ? make("ul", { class: "learn-badges" },
      ...earned.map((badge) => line(icon("medal"), badge, WORDS.earned(dayInWords(localDay(badge.earnedAt))))),
      ...near.map((badge) => line(make("span", { class: "emoji", "aria-hidden": "true" }, "◌"), badge, WORDS.towards(badge.reached, badge.target)))) : null);
}

const line = (picture, { title, rule }, state) => make("li", {},
  picture,
  make("span", { class: "insight-name" }, make("b", {}, title), make("small", {}, rule)),
  make("small", {}, state));
