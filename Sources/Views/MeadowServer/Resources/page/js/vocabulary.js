// The vocabulary file as the board needs it: groups in the file's order, and in each group the
// words of earlier tiers first, so that a higher tier adds words and never reorders them.
import { get } from "./api.js";

/** What is always at hand, whatever the tier (document 000, M2-006). */
export const LOVE = { word: "I love you", emoji: "❤️", fitzgeraldKey: "social", tier: 1 };

/** The vocabulary, decoded for the board. */
export class Vocabulary {
  constructor(file) {
    this.keys = file.fitzgeraldKey ?? {};
    const words = file.coreVocabulary ?? [];
    this.byWord = new Map(words.map((entry) => [entry.word.toLowerCase(), entry]));
    this.love = this.find(LOVE.word);
    this.words = words.filter((entry) => entry !== this.love);
  }

  static async load() { return new Vocabulary(await get("/v1/vocabulary")); }

  /** The entry of `text`, if it is a word of the vocabulary. */
  find(text) { return this.byWord.get(text.toLowerCase()); }

  /** The picture of `text`, or nothing for a phrase that has none. */
  picture(text) {
    if (text.toLowerCase() === LOVE.word.toLowerCase()) return this.love?.emoji ?? LOVE.emoji;
    return this.find(text)?.emoji ?? "";
  }

  /** How many words are to be seen at `tier`, "I love you" among them. */
  count(tier) { return this.words.filter((entry) => entry.tier <= tier).length + 1; }

  /** The groups with the words up to `tier`; empty groups are left out. */
  groups(tier) {
    const groups = new Map();
    for (const entry of this.words) {
      if (entry.tier > tier) continue;
      if (!groups.has(entry.group)) groups.set(entry.group, []);
      groups.get(entry.group).push(entry);
    }
    for (const words of groups.values()) words.sort((a, b) => a.tier - b.tier);
    return [...groups].map(([name, words]) => ({ name: inWords(name), words }));
  }

  /** Gives `element` the colours of a Fitzgerald key; white where the file has none. */
  paint(element, key) {
    const { color = "#ffffff", border = "#6b6f76" } = this.keys[key] ?? {};
    element.style.setProperty("--colour", color);
    element.style.setProperty("--edge", border);
  }
}

/** "describing-words" and "describingWords" as a heading: "Describing words". */
function inWords(name) {
  const spaced = name.replace(/([a-z])([A-Z])/g, "$1 $2").replace(/[-_]+/g, " ").toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
