// How a child fares, in a few sentences: what a parent needs in ten seconds, the most important first. All
// that is read in the tab Learn beside names stands here, in learn-report-words.js and in mistake-words.js.
import { dayInWords } from "./calendar-days.js";
import { isEarly, paceTrend, today, toPractise, wholeMinutes } from "./learn-figures.js";

const counted = (count, noun, nouns = `${noun}s`) => `${count} ${count === 1 ? noun : nouns}`;
const LONG = { weekday: "long", day: "numeric", month: "long" };

/** Sentences about `report` of the child called `name`, for whom `modules` are open. */
export function learnInSentences(report, name, modules) {
  if (!report.answers && !report.days.length) {
    return [modules.length ? `${name} has not begun yet. Early maths is open, and there is time.`
      : `Early maths is closed for ${name}. You can open it in Settings, under Early maths.`];
  }
  return [week(report, name), right(report), practice(report), heart(report), pace(report),
    reviews(report)].filter(Boolean);
}

function week({ minutesThisWeek, weeklyGoalMinutes: goal, days }, name) {
  const minutes = wholeMinutes(minutesThisWeek);
  if (!minutes) {
    const last = days.at(-1);
    return `${name} has not practised this week`
      + `${last ? `; the last time was ${dayInWords(last.day, LONG)}.` : "."}`;
  }
  if (minutes >= goal) return `${name} practised ${minutes} minutes this week; the goal is ${goal}.`;
  return `${name} practised ${minutes} of ${goal} minutes this week.`;
}

function right({ answers, accuracyPercent }) {
  if (accuracyPercent === undefined || accuracyPercent === null) return "";
  const tens = Math.round(accuracyPercent / 10);
  const share = accuracyPercent === 100 ? "all" : tens === 10 ? "nearly all"
    : tens === 0 ? "very few" : `about ${tens} in 10`;
  return `Of ${counted(answers, "first answer")} ${share} were right (${accuracyPercent} %).`;
}

function practice(report) {
  const [first, ...rest] = toPractise(report);
  if (first) {
    return `Practise ${first.name} first: ${first.accuracyPercent} % were right there.`
      + (rest.length ? ` Then ${rest.slice(0, 2).map(({ name }) => name).join(" and ")}.` : "");
  }
  if (!report.skills.length) return "";
  return report.needsPractice.length || report.skills.every(isEarly)
    ? "It is too early to say which skill needs practice."
    : "No skill needs extra practice: each is right in 8 of 10 or more.";
}

function heart({ bands, skills }) {
  const gold = skills.filter(({ medal }) => medal === "gold").length;
  const mastered = bands.filter(({ isMastered }) => isMastered).length;
  return [gold ? `${counted(gold, "skill")} ${gold === 1 ? "is" : "are"} gold.` : "",
    mastered ? `${mastered} of ${bands.length} groups of sums are known by heart.` : ""]
    .filter(Boolean).join(" ");
}

/** How long a sum takes, in words. */
export function pace({ days }) {
  const { trend, first, last } = paceTrend(days);
  const seconds = (value) => `${value.toFixed(1)} seconds`;
  return {
    none: "", early: `A sum takes about ${seconds(last ?? 0)}. It takes some more days to see a trend.`,
    quicker: `Sums come quicker: about ${seconds(last ?? 0)}, at first ${seconds(first ?? 0)}.`,
    slower: `Sums take longer than at first: about ${seconds(last ?? 0)}, before ${seconds(first ?? 0)}. `
      + "New sums do that, too.",
    steady: `Sums take as long as before, about ${seconds(last ?? 0)}.`,
  }[trend];
}

function reviews({ nextReviews }) {
  const due = nextReviews.filter(({ isDue }) => isDue);
  if (due.length) {
    return `${counted(due.length, "review")} ${due.length === 1 ? "waits" : "wait"}: `
      + `${due.slice(0, 3).map(({ name }) => name).join(", ")}.`;
  }
  return nextReviews.length
    ? `The next review is ${nextReviews[0].name}, ${reviewDay(nextReviews[0], LONG)}.` : "";
}

/** The day of a review in words. */
export const reviewDay = ({ due }, options) => dayInWords(localDay(due), options);

/** The day of a moment, as it is here. */
export const localDay = ({ milliseconds }) => today(new Date(milliseconds));
