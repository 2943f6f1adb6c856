// The report in a few sentences that one can read aloud at breakfast.
import { dayInWords } from "./calendar-days.js";
import { PURPOSES } from "./purposes.js";

/** The most touches that an example shows. */
const LONGEST = 4;

/** The days of a report on which the child said something; Meadow says which those are. */
const daysOfUse = ({ days, daysOfUse: names }) => days.filter(({ day }) => names.includes(day));

/** Sentences about `report` of the last `asked` days, the most important first. */
export function reportInSentences(report, name, asked) {
  const { total, days, messages } = report;
  const when = `In the last ${asked} days`;
  if (days.length === 0) return [`${when} nothing was touched yet. There is time.`];
  const used = daysOfUse(report);
  const lines = used.length === 0
    ? [quiet(name, when, total), modelled(total), companion(total), places(total)]
    : [use(name, when, used, asked), words(total, used), together(total, messages),
      purpose(total), favourite(total), places(total), companion(total), modelled(total)];
  return lines.filter(Boolean);
}

/** Whoever watched how it is done has begun, too. */
function quiet(name, when, { modelled: count }) {
  const kindly = count > 0 ? "watching and listening come first" : "there is time for that";
  return `${when} ${name} said nothing with Meadow yet; ${kindly}.`;
}

function use(name, when, days, asked) {
  const last = days.at(-1).day;
  const often = days.length === asked ? "every day" : `on ${counted(days.length, "day")}`;
  return `${when} ${name} used Meadow ${often}, the last time on ${dayInWords(last,
    { weekday: "long", day: "numeric", month: "long" })}.`;
}

function words({ wordTaps, words }, days) {
  const different = Object.keys(words).length;
  if (wordTaps === 0) return "No single words were touched, only phrases.";
  if (wordTaps === 1) return "One word was touched.";
  const each = Math.max(1, Math.round(wordTaps / days.length));
  return `${counted(wordTaps, "word")} were touched, ${counted(different, "different one")} among `
    + `them; about ${each} on a day with Meadow.`;
}

function together({ wordTaps, multiWordMessages, followUps }, messages) {
  const shown = example(messages);
  const chosen = followUps > 0 ? `A phrase on offer was chosen ${counted(followUps, "time")}.` : "";
  const single = wordTaps > 0 && !chosen
    ? "So far it was one word at a time, which is how it begins." : "";
  return [multiWordMessages === 0 ? single
    : `Two or more words were put together ${counted(multiWordMessages, "time")}`
      + `${shown && `, for example “${shown}”`}.`, chosen].filter(Boolean).join(" ");
}

/** The sentence with the most different words; touching one word on and on makes none. */
function example(messages) {
  const sentences = messages.filter(({ scenarios }) => scenarios.includes("sentence"))
    .map(({ words }) => words.filter((word, at) => word !== words[at - 1]));
  const longest = sentences.reduce((best, words) =>
    (new Set(words).size > new Set(best).size ? words : best), []);
  if (longest.length < 2) return "";
  return longest.slice(0, LONGEST).concat(longest.length > LONGEST ? "…" : []).join(" · ");
}

function purpose({ scenarios }) {
  const most = top(Object.entries(scenarios).filter(([id]) => id !== "sentence"));
  if (!most || most[1] < 2) return "";
  const text = PURPOSES[most[0]] ?? most[0];
  return `Most often it was this: ${text.charAt(0).toLowerCase()}${text.slice(1)} `
    + `(${counted(most[1], "time")}).`;
}

function favourite({ words, scenes }) {
  const word = top(Object.entries(words));
  const scene = top(Object.entries(scenes));
  if (!word || word[1] < 2) return "";
  const place = scene ? `, and most was said in the ${scene[0]}`.replace("in the outdoors", "outdoors")
    : "";
  return `The favourite word was “${word[0]}”${place}.`;
}

function places({ sceneChanges }) {
  return sceneChanges > 1 ? `The scene was changed ${counted(sceneChanges, "time")}.` : "";
}

function modelled({ modelled: count }) {
  return count > 0 ? `Grown-ups modelled ${counted(count, "word or phrase", "words or phrases")}; `
    + "none of it is counted as the child's." : "";
}

function companion({ companionStarted, companionAnswered }) {
  const back = companionAnswered === 0 ? "no word came back so far"
    : `${counted(companionAnswered, "time")} a word came back`;
  return companionStarted === 0 ? ""
    : `Meadow invited to speak together ${counted(companionStarted, "time")}; ${back}.`;
}

/** The one with the most, or undefined: of two that are even neither is the most. */
function top(entries) {
  const [first, second] = entries.toSorted(([, a], [, b]) => b - a);
  return first && first[1] !== second?.[1] ? first : undefined;
}

const counted = (count, noun, nouns = `${noun}s`) => `${count} ${count === 1 ? noun : nouns}`;
