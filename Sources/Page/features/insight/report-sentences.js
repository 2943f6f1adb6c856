// The report in a few sentences that one can read aloud at breakfast.
import { dayInWords } from "./calendar-days.js";
import { PURPOSES } from "./purposes.js";

/** Sentences about `report` of the last `days` days, the most important first. */
export function reportInSentences({ total, days, messages }, name, asked) {
  const when = `In the last ${asked} days`;
  if (days.length === 0) return [`${when} nothing was touched yet. There is time.`];
  return [use(name, when, days, asked), words(total, days), together(total, messages),
    purpose(total), favourite(total), places(total), companion(total), modelled(total)]
    .filter(Boolean);
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
  const each = Math.max(1, Math.round(wordTaps / days.length));
  return `${counted(wordTaps, "word")} were touched, ${counted(different, "different one")} among `
    + `them; about ${each} on a day with Meadow.`;
}

function together({ multiWordMessages, followUps }, messages) {
  if (multiWordMessages === 0) return "So far it was one word at a time, which is how it begins.";
  const longest = messages.reduce((best, { words }) => (words.length > best.length ? words : best),
    []);
  const example = longest.length > 1 ? `, for example “${longest.slice(0, 4).join(" · ")}”` : "";
  const chosen = followUps > 0 ? ` A phrase on offer was chosen ${counted(followUps, "time")}.` : "";
  return `Two or more words were put together ${counted(multiWordMessages, "time")}${example}.`
    + chosen;
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
  return companionStarted === 0 ? ""
    : `Meadow invited to speak together ${counted(companionStarted, "time")}; `
      + `${counted(companionAnswered, "time")} a word came back.`;
}

const top = (entries) =>
  entries.reduce((best, entry) => (!best || entry[1] > best[1] ? entry : best), null);

const counted = (count, noun, nouns = `${noun}s`) => `${count} ${count === 1 ? noun : nouns}`;
