// Everything that a child reads or hears of its own progress, together, so that it can be translated.
import { BAND_TITLES } from "../facts/fact-icons.js";
import { factSpeech, numberName } from "../facts/facts-words.js";

export const WORDS = {
  progress: "What I can do",
  back: "Back",
  tabs: { rings: "What I learn", facts: "My facts", reviews: "What comes back", stickers: "My stickers" },
  wheel: "Facts, six kinds",
  families: "Families of facts",
  points: "Points",
  rules: "How points are earned",
  noReviews: "Nothing comes back yet. What you master will.",
  nothingYet: "Nothing yet. Come and play.",
  review: "Do you still know it?",
  hear: "Hear it",
};

export const ringNamed = (domain, percent, gold) =>
  `${domain}: ${percent} percent${gold ? `, ${gold} gold` : ""}.`;

export const bandNamed = (band, { known, all }) =>
  `${BAND_TITLES[band - 1]}: you just know ${known} of ${all} facts.`;

/** A family as it is said: its sum and, where there is another, its difference. */
export function familyNamed({ smaller, larger }, level) {
  const sum = factSpeech(`${smaller}+${larger}`, smaller + larger);
  const grown = ["Not met yet", "Just met", "It grows", "It grows well", "You just know it"][level];
  return `${sum}. ${grown}.`;
}

/** When something comes back, by the nights until then. */
export function inSleeps(sleeps) {
  if (sleeps <= 0) return "today";
  if (sleeps === 1) return "after one sleep";
  if (sleeps < 14) return `after ${numberName(sleeps)} sleeps`;
  return `in ${numberName(Math.round(sleeps / 7))} weeks`;
}

export const reviewNamed = (name, sleeps) => (sleeps <= 0 ? `${name} is back. ${WORDS.review}` : `${name} comes back ${inSleeps(sleeps)}.`);
export const pointsNamed = (points) => `${points} points.`;
export const stickerNamed = ({ title, rule, reached, target, earnedAt }) =>
  (earnedAt ? `${title}. You have it. ${rule}` : `${title}. ${rule} ${reached} of ${target}.`);
