// The parts of a child's report in the order in which a parent reads them.
import { make } from "../../kit/elements.js";
import { dayInWords } from "./calendar-days.js";
import { columnChart } from "./column-chart.js";
import { exportPart } from "./learn-export.js";
import {
  byAccuracy, domainsOf, lastDays, lastWeeks, paced, today, wholeMinutes,
} from "./learn-figures.js";
import { learnInSentences, pace, reviewDay } from "./learn-sentences.js";
import { accuracyList, domainBars } from "./learn-skills.js";
import { rewardList } from "./learn-rewards.js";
import { sumBands } from "./learn-sums.js";
import { WORDS } from "./learn-report-words.js";
import { mistakeInWords } from "./mistake-words.js";
import { paceChart } from "./pace-chart.js";

const WHOLE = { day: "numeric", month: "long", year: "numeric" };
const DAYS = 14;
const WEEKS = 8;
const MOST_MISTAKES = 6;
const MOST_REVIEWS = 8;

/** The elements of the report on `child`, {id, modules, progress}. */
export function learnParts({ child, name, map, badges }) {
  const { progress, modules } = child;
  const parts = [make("h3", { class: "insight-title" }, `${name}, ${WORDS.few.toLowerCase()}`),
    make("div", { class: "insight-words" },
      ...learnInSentences(progress, name, modules).map((line) => make("p", {}, line)))];
  const isBegun = progress.answers || progress.days.length;
  // The settings are those of the child who plays.
  if (!isBegun && child.isActive) {
    parts.push(make("p", {}, make("a", { class: "button", href: "/settings#maths" }, WORDS.toSettings)));
  }
  if (isBegun) {
    parts.push(...skillParts(progress, map), ...timeParts(progress), ...sumParts(progress),
      mistakes(progress), reviews(progress),
      part(WORDS.rewards, rewardList(progress, badges)),
      part(WORDS.taking, exportPart(child.id), "", "learn-taking"));
  }
  return [...parts,
    make("p", { class: "note insight-foot" }, `${WORDS.on(dayInWords(today(), WHOLE))} ${WORDS.foot}`)];
}

function skillParts({ skills }, map) {
  const asked = byAccuracy(skills);
  const domains = domainsOf(map, skills).filter(({ isBegun }) => isBegun);
  return [
    asked.length ? part(WORDS.accuracy, accuracyList(asked), WORDS.accuracyNote) : null,
    domains.length ? part(WORDS.domains, domainBars(domains), WORDS.domainsNote) : null,
  ].filter(Boolean);
}

function timeParts({ days, weeklyGoalMinutes }) {
  // A clock that is ahead of this device has days that are not there yet.
  const through = [today(), days.at(-1)?.day ?? ""].sort().at(-1);
  const minutes = (day) => wholeMinutes(day.minutes);
  return [
    part(WORDS.days, columnChart(lastDays(days, through, DAYS), minutes, ["Day", "Minutes"])),
    part(WORDS.weeks, columnChart(lastWeeks(days, through, WEEKS), minutes, ["Week from", "Minutes"],
      weeklyGoalMinutes), WORDS.goal(weeklyGoalMinutes)),
  ];
}

function sumParts(progress) {
  const bands = progress.bands.filter(({ seen }) => seen > 0);
  const measured = paced(progress.days);
  if (!bands.length && !measured.length) return [];
  return [
    bands.length ? part(WORDS.facts, sumBands(bands), WORDS.factsNote) : null,
    part(WORDS.pace, measured.length ? make("div", {}, make("p", { class: "learn-pace" }, pace(progress)),
      paceChart(measured)) : make("p", { class: "note" }, WORDS.noPace)),
  ].filter(Boolean);
}

function mistakes({ errors }) {
  return part(WORDS.mistakes, errors.length ? make("ol", { class: "learn-list" },
    ...merged(errors).slice(0, MOST_MISTAKES).map(([words, count]) => make("li", {},
      make("span", { class: "insight-name" }, words), make("small", {}, WORDS.times(count)))))
    : make("p", { class: "note" }, WORDS.noMistakes));
}

/** Mistakes that are said in the same words are one. */
function merged(errors) {
  const counts = new Map();
  for (const error of errors) {
    const words = mistakeInWords(error);
    counts.set(words, (counts.get(words) ?? 0) + error.count);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a);
}

function reviews({ nextReviews }) {
  return part(WORDS.reviews, nextReviews.length ? make("ol", { class: "learn-list" },
    ...nextReviews.slice(0, MOST_REVIEWS).map((review) => make("li", { "data-due": review.isDue },
      make("span", { class: "insight-name" }, review.name),
      make("small", {}, review.isDue ? WORDS.due : reviewDay(review)))))
    : make("p", { class: "note" }, WORDS.noReviews));
}

function part(title, content, note = "", more = "") {
  return make("section", { class: `insight-part ${more}` }, make("h3", {}, title),
    note ? make("p", { class: "note" }, note) : null, content);
}
