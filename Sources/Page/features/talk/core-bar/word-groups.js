// The groups of core words by their colour, for the doors of the bar and the panel behind them.
import { t } from "../../../kit/strings.js";

/** The symbol of each. */
const ART = {
  people: "people", verbs: "run", descriptors: "colours", nouns: "teddy-bear", social: "for-company", misc: "little-words", own: "star",
};
const ORDER = ["people", "verbs", "descriptors", "nouns", "social", "misc"];

/**
 * {key, label, art, words} of each group, the family's own last; `words` may be none. Each word
 * has its place in the group as `at`, whoever else is hidden or joins.
 */
export function groupsOf({ state, symbols, ownWords = [] }) {
  const groups = ORDER.map((key) => ({
    key, label: symbols.keys[key]?.label ?? key, art: ART[key],
    words: state.coreBar.filter(({ fitzgeraldKey }) => fitzgeraldKey === key)
      .map((word) => ({ ...word, at: word.colourSlot })),
  }));
  const own = { key: "own", label: t("My words"), art: ART.own,
    words: ownWords.map((word) => ({ ...word, at: state.ownPlaces[word.id] })) };
  return [...groups, own];
}

/** `words` in their places from 0 on: one without a word is left free. */
export function inPlaces(words) {
  const placed = [];
  for (const word of words) placed[word.at ?? placed.length] = word;
  return Array.from(placed, (word) => word ?? null);
}
