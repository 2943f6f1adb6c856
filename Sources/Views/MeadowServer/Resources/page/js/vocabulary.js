// The vocabulary file as the board needs it: groups in the file's order, and in each group the
// words of earlier tiers first, so that a higher tier adds words and never reorders them.
import { get } from "./api.js";

/** What is always at hand, whatever the tier (document 000, M2-006). */
export const LOVE = { word: "I love you", emoji: "❤️", fitzgeraldKey: "social", tier: 1 };

/** The vocabulary, decoded for the board. */
export class Vocabulary {
  constructor(file, own = []) {
    this.keys = file.fitzgeraldKey ?? {};
    const words = file.coreVocabulary ?? [];
    this.own = own.map(ownEntry);
    this.byWord = new Map(
      [...this.own, ...words].map((entry) => [entry.word.toLowerCase(), entry]));
    this.love = words.find(({ word }) => word.toLowerCase() === LOVE.word.toLowerCase());
    this.words = words.filter((entry) => entry !== this.love);
  }

  /** The vocabulary with the family's own words; without those where they cannot be read. */
  static async load() {
    const [file, own] = await Promise.all(
      [get("/v1/vocabulary"), get("/v1/words").catch(() => ({ words: [] }))]);
    return new Vocabulary(file, own.words);
  }

  /** The entry of `text`, if it is a word of the vocabulary. */
  find(text) { return this.byWord.get(text.toLowerCase()); }

  /** The picture of `text`, or nothing for a phrase that has none. */
  picture(text) {
    if (text.toLowerCase() === LOVE.word.toLowerCase()) return this.love?.emoji ?? LOVE.emoji;
    return this.find(text)?.emoji ?? "";
  }

  /** How many words are to be seen at `tier`, "I love you" among them. */
  count(tier) { return this.words.filter((entry) => entry.tier <= tier).length + 1; }

  /** The groups with the words up to `tier`, the family's own last; empty groups are left out. */
  groups(tier) {
    const groups = new Map();
    for (const entry of this.words) {
      if (entry.tier > tier) continue;
      if (!groups.has(entry.group)) groups.set(entry.group, []);
      groups.get(entry.group).push(entry);
    }
    for (const words of groups.values()) words.sort((a, b) => a.tier - b.tier);
    const named = [...groups].map(([name, words]) => ({ name: inWords(name), words }));
    return this.own.length ? [...named, { name: "My words", words: this.own }] : named;
  }

  /** Gives `element` the colours of a Fitzgerald key; white where the file has none. */
  paint(element, key) {
    const { color = "#ffffff", border = "#6b6f76" } = this.keys[key] ?? {};
    element.style.setProperty("--colour", color);
    element.style.setProperty("--edge", border);
  }
}

/** A word of the family's as the board shows it, whatever the tier. */
function ownEntry({ text, emoji, photo, fitzgeraldKey }) {
  return { word: text, emoji: emoji ?? "⭐", photo, fitzgeraldKey, tier: 1, group: "own" };
}

/** "describing-words" and "describingWords" as a heading: "Describing words". */
function inWords(name) {
  const spaced = name.replace(/([a-z])([A-Z])/g, "$1 $2").replace(/[-_]+/g, " ").toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
