// The groups of core words by their colour, for the buttons of the bar and the panel behind them.

const PICTURES = {
  people: "👫", verbs: "🏃", descriptors: "🎨", nouns: "🧸", social: "💬", misc: "🧭", own: "⭐",
};
const ORDER = ["people", "verbs", "descriptors", "nouns", "social", "misc"];

/**
 * {key, label, emoji, words} of each group that has words now. The family's own come first: their
 * button comes and goes with their words, and the others keep their places at the end of the bar.
 */
export function groupsOf({ state, symbols, ownWords = [] }) {
  const groups = ORDER.map((key) => ({
    key, label: symbols.keys[key]?.label ?? key, emoji: PICTURES[key],
    words: state.coreBar.filter(({ fitzgeraldKey }) => fitzgeraldKey === key),
  }));
  const own = { key: "own", label: "My words", emoji: PICTURES.own, words: ownWords };
  return [own, ...groups].filter(({ words }) => words.length);
}
