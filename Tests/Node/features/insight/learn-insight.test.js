// What the tab Learn reckons and says of a child's report.
import assert from "node:assert/strict";
import test from "node:test";
import { page } from "../../support/browser.js";

const {
  byAccuracy, domainsOf, lastDays, lastWeeks, medalsOf, mondayOf, paceTrend, standing, today, wholeMinutes,
} = await page("features/insight/learn-figures.js");
const { learnInSentences } = await page("features/insight/learn-sentences.js");
const { MISTAKES, mistakeInWords } = await page("features/insight/mistake-words.js");

const day = (name, minutes, medianMilliseconds) =>
  ({ day: name, minutes, sessions: 1, answers: 5, correct: 4, medianMilliseconds });
const paces = (...all) => all.map((seconds, at) => day(`2026-11-${10 + at}`, 5, seconds * 1000));
const skill = (name, accuracyPercent, more = {}) => ({ skillId: name, name, status: "learning",
  percent: 50, chart: [1], attemptCount: 5, accuracyPercent, ...more });

/** A child's report, in which `more` stands. */
const report = (more = {}) => ({ days: [day("2026-11-20", 8)], minutesThisWeek: 18.4,
  weeklyGoalMinutes: 30, answers: 50, accuracyPercent: 84, skills: [], needsPractice: [], bands: [],
  errors: [], nextReviews: [], streak: "", points: 0, ...more });
const NOTHING = { ...report(), days: [], answers: 0, accuracyPercent: undefined, minutesThisWeek: 0 };
const lines = (more, modules = ["facts"]) => learnInSentences(report(more), "Mia", modules);

test("days without practice are days, too, and a week begins on its Monday", () => {
  const days = [day("2026-11-17", 4), day("2026-11-20", 8), day("2026-11-23", 2)];
  assert.deepEqual(lastDays(days, "2026-11-23", 5).map(({ minutes }) => minutes), [0, 8, 0, 0, 2]);
  assert.equal(mondayOf("2026-11-22"), "2026-11-16");
  assert.equal(mondayOf("2026-11-23"), "2026-11-23");
  assert.equal(mondayOf("2023-12-31"), "2023-12-25", "also before the Monday it counts from");
  assert.deepEqual(lastWeeks(days, "2026-11-24", 3),
    [["2026-11-09", 0], ["2026-11-16", 12], ["2026-11-23", 2]].map(([at, minutes]) =>
      ({ day: at, minutes })));
  assert.equal(today(new Date(2026, 0, 5, 23, 59)), "2026-01-05");
});

test("a minute that was begun is a minute", () => {
  assert.deepEqual([0, 0.2, 1.4, 18.6].map(wholeMinutes), [0, 1, 1, 19]);
});

test("a pace is told from six days on, and a change within a tenth is none", () => {
  const trend = (...all) => paceTrend(paces(...all)).trend;
  assert.equal(paceTrend([]).trend, "none");
  assert.equal(paceTrend([day("2026-11-10", 5)]).trend, "none", "days without a pace count for nothing");
  assert.equal(trend(4, 4, 3), "early");
  assert.equal(trend(4, 4, 4, 3, 2, 2), "quicker");
  assert.equal(trend(2, 2, 2, 2.1, 2.1, 2.1), "steady");
  assert.equal(trend(2, 2, 2, 3, 3, 3), "slower");
});

test("a part is as far as the mean of its skills, those not begun too", () => {
  const known = (skillId) => ({ progress: { skillId, name: skillId, status: "notStarted", percent: 0 } });
  const map = { grades: [{ grade: "K", domains: [
    { domain: "Numbers", skills: [known("A"), known("B"), known("C")] },
    { domain: "Patterns", skills: [known("D")] }] }] };
  const [numbers, patterns] = domainsOf(map, [skill("A", 90, { percent: 100, medal: "gold" })]);
  assert.deepEqual([numbers.percent, numbers.gold, numbers.isBegun], [33, 1, true]);
  assert.deepEqual(numbers.skills.map(({ status }) => status), ["learning", "notStarted", "notStarted"]);
  assert.equal(patterns.isBegun, false);
});

test("what needs practice first stands first, and medals are counted", () => {
  const skills = [skill("a", 90, { medal: "gold" }), skill("b", 40, { medal: "bronze" }), skill("c")];
  assert.deepEqual(byAccuracy(skills).map(({ name }) => name), ["b", "a"]);
  assert.deepEqual(medalsOf(skills), { gold: 1, silver: 0, bronze: 1 });
});

test("a child that has not begun, or for whom it is closed, is told so and nothing else", () => {
  assert.deepEqual(learnInSentences(NOTHING, "Ben", ["facts"]),
    ["Ben has not begun yet. Early maths is open, and there is time."]);
  assert.match(learnInSentences(NOTHING, "Ben", [])[0], /closed for Ben.*Settings, under Early maths/);
  assert.deepEqual([standing(NOTHING, []), standing(NOTHING, ["facts"])], ["closed", "open"]);
});

test("the week comes first, then how much was right, then what to practise", () => {
  const odd = skill("Odd and even", 55);
  const coins = skill("Coins", 71);
  assert.deepEqual(lines({ skills: [odd, coins], needsPractice: [odd, coins] }).slice(0, 3), [
    "Mia practised 18 of 30 minutes this week.",
    "Of 50 first answers about 8 in 10 were right (84 %).",
    "Practise Odd and even first: 55 % were right there. Then Coins."]);
  assert.match(lines({ minutesThisWeek: 31 })[0], /31 minutes this week; the goal is 30/);
  assert.match(lines({ minutesThisWeek: 0 })[0], /has not practised this week; the last time was Friday/);
  assert.match(lines({ accuracyPercent: 100 })[1], /first answers all were right/);
  assert.match(lines({ answers: 1, accuracyPercent: 0 })[1], /Of 1 first answer very few/);
});

test("how a child stands is one word for a whole family", () => {
  const at = (more) => standing(report(more), ["facts"]);
  assert.equal(at({ needsPractice: [skill("a", 40)] }), "practice");
  assert.equal(at({}), "well");
  assert.equal(at({ minutesThisWeek: 0 }), "rests");
});

test("a skill that was asked three times is not yet one that needs practice", () => {
  const early = skill("Coins", 0, { attemptCount: 3 });
  assert.equal(lines({ skills: [early], needsPractice: [early] })[2],
    "It is too early to say which skill needs practice.");
  assert.equal(standing(report({ needsPractice: [early] }), []), "well");
  assert.equal(lines({ skills: [skill("Coins", 90)] })[2],
    "No skill needs extra practice: each is right in 8 of 10 or more.");
});

test("reviews that wait are named, else the next one with its day", () => {
  const review = (name, isDue) =>
    ({ name, isDue, due: { milliseconds: new Date(2026, 10, 27, 8).getTime() } });
  assert.match(lines({ nextReviews: [review("Coins", true), review("Count", false)] }).at(-1),
    /^1 review waits: Coins\.$/);
  assert.match(lines({ nextReviews: [review("Count", false)] }).at(-1),
    /^The next review is Count, Friday, November 27\.$/);
});

test("the commonest mistakes are said as a parent would, others as the service says them", () => {
  assert.equal(mistakeInWords({ tag: "operation-swap", title: "x" }),
    "Adds when the sign says take away, or the other way round");
  assert.equal(mistakeInWords({ tag: "counted-the-hands", title: "Counted the hands" }),
    "Counted the hands");
  for (const words of Object.values(MISTAKES)) assert.match(words, /^[A-Z][^.]{10,}[^.]$/);
});
