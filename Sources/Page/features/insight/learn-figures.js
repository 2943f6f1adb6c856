// What the tab Learn reckons of a child's report: days and weeks without gaps, how a pace changes, how far
// each domain is. Scores and medals are the service's; here is only put together what it sends.
import { addDays, daysBetween } from "./calendar-days.js";

/** Below so many right answers of a hundred a skill needs practice. */
export const EIGHT_IN_TEN = 80;
/** Fewer first answers in a skill say nothing about it yet. */
const TELLING = 4;
/** A pace has changed when it differs by so much of what it was; less is chance. */
const CHANGED = 0.1;
/** So many days make a beginning or an end, and as many times two tell a trend. */
const SOME = 3;

/** Today, as the service writes days. */
export function today(now = new Date()) {
  const two = (number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The last `count` days up to `through`, those without practice too. */
export function lastDays(days, through, count) {
  const known = new Map(days.map((day) => [day.day, day]));
  return Array.from({ length: count }, (_, at) => {
    const day = addDays(through, at - count + 1);
    return known.get(day) ?? { day, minutes: 0, answers: 0, correct: 0 };
  });
}

/** The Monday of a day's week. */
export function mondayOf(day) {
  return addDays(day, -(((daysBetween("2024-01-01", day) % 7) + 7) % 7));
}

/** The last `count` weeks up to the one of `through`, each {day: its Monday, minutes}. */
export function lastWeeks(days, through, count) {
  const minutes = new Map();
  for (const day of days) {
    const monday = mondayOf(day.day);
    minutes.set(monday, (minutes.get(monday) ?? 0) + day.minutes);
  }
  const last = mondayOf(through);
  return Array.from({ length: count }, (_, at) => {
    const day = addDays(last, 7 * (at - count + 1));
    return { day, minutes: minutes.get(day) ?? 0 };
  });
}

/** The days on which a pace was measured, each {day, seconds}. */
export const paced = (days) => days.filter(({ medianMilliseconds }) => medianMilliseconds > 0)
  .map(({ day, medianMilliseconds }) => ({ day, seconds: medianMilliseconds / 1000 }));

/** How the pace changes: {trend: "quicker" | "slower" | "steady" | "early" | "none", first, last}. */
export function paceTrend(days) {
  const all = paced(days).map(({ seconds }) => seconds);
  if (!all.length) return { trend: "none" };
  const last = middle(all.slice(-SOME));
  if (all.length < 2 * SOME) return { trend: "early", last };
  const first = middle(all.slice(0, SOME));
  const change = (last - first) / first;
  return { first, last,
    trend: change < -CHANGED ? "quicker" : change > CHANGED ? "slower" : "steady" };
}

const middle = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/**
 * The domains of `map` with a child's `skills` in them: [{id, title, percent, gold, skills}]. A ring goes
 * as far as the mean of its skills, as the service has it for the child's own map; a skill that was not
 * begun is nothing yet. Domains of which nothing was begun are left out where they are not open.
 */
export function domainsOf(map, skills) {
  const known = new Map(skills.map((skill) => [skill.skillId, skill]));
  return map.grades.flatMap(({ grade, domains }) => domains.map(({ domain, skills: all }) => {
    const own = all.map(({ progress }) => known.get(progress.skillId) ?? {
      skillId: progress.skillId, name: progress.name, status: "notStarted", percent: 0, chart: [],
      attemptCount: 0 });
    const percent = Math.floor(own.reduce((sum, skill) => sum + skill.percent, 0) / own.length);
    return { id: `${grade}/${domain}`, grade, title: domain, percent, skills: own,
      gold: own.filter(({ medal }) => medal === "gold").length,
      isBegun: own.some(({ status }) => status !== "notStarted") };
  }));
}

/** How many skills have each medal. */
export function medalsOf(skills) {
  const count = (medal) => skills.filter((skill) => skill.medal === medal).length;
  return { gold: count("gold"), silver: count("silver"), bronze: count("bronze") };
}

/** Skills that were asked, those with the fewest right answers first; just begun ones say least. */
export const byAccuracy = (skills) => skills
  .filter(({ accuracyPercent }) => accuracyPercent !== undefined && accuracyPercent !== null)
  .toSorted((a, b) => isEarly(a) - isEarly(b) || a.accuracyPercent - b.accuracyPercent
    || a.name.localeCompare(b.name));

/** Whether a skill was asked too seldom to say how it goes. */
export const isEarly = ({ attemptCount }) => attemptCount < TELLING;

/** The skills below eight in ten of which that can be said, the least accurate first. */
export const toPractise = ({ needsPractice }) => needsPractice.filter((skill) => !isEarly(skill));

/** Minutes as one says them: none below one is nothing. */
export const wholeMinutes = (minutes) => (minutes > 0 ? Math.max(1, Math.round(minutes)) : 0);

/** One in words for a whole family: "begun", "rests", "practice", "well" or "closed". */
export function standing(report, modules) {
  if (!report.answers && !report.days.length) return modules.length ? "open" : "closed";
  if (toPractise(report).length) return "practice";
  return report.minutesThisWeek > 0 ? "well" : "rests";
}
