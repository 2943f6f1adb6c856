// Which words are said in which voice, in which order, beside which others: pure, and the same for the same
// seed.
import { seeded, shuffled } from "./seeded.js";
import { distance, kindOf } from "./sound-features.js";

/** A listener chooses among so many words. */
export const CHOICES = 4;
/** By so much chance may move a near word behind one that is a little further. */
const JITTER = 0.35;
/** A word's group does not come back before so many others. */
const REST = 3;

/** How many words each of `voices` voices says where somebody wants `count` in all. */
export const wordsEach = (count, voices) => Math.max(1, Math.round(count / voices));

/**
 * A test: `practice`, which does not count, and `items`, each {voice, text, place, choices, sounds}. Every
 * voice says equally many words, and for each word of one voice the others say one with the same sound at
 * the same place, so that no voice has the harder words. Words that are `known` (of the board) come first.
 */
export function planWords({ groups, voices, count, known = new Set(), seed }) {
  const chance = seeded(seed);
  const used = new Map();
  const items = targets(groups, voices.length, count, chance).flatMap((target) =>
    shuffled(voices, chance).map((voice) => {
      const { group, text } = pick(target, { groups, known, used, chance });
      used.set(text, (used.get(text) ?? 0) + 1);
      return { voice, ...asked(group, target.sound, chance) };
    }));
  const fresh = groups.filter(({ place, words }) =>
    place !== "vowel" && Object.values(words).every((word) => !used.has(word)));
  return { practice: practice(fresh.length ? fresh : groups, voices, chance), items: order(items, chance) };
}

/** The sounds at their places that each voice says, the kinds of sounds in turn. */
function targets(groups, voices, count, chance) {
  const kinds = new Map();
  for (const { place, words } of groups) {
    for (const sound of Object.keys(words)) {
      const kind = `${place} ${kindOf(sound)}`;
      if (!kinds.has(kind)) kinds.set(kind, new Map());
      const sounds = kinds.get(kind);
      sounds.set(sound, { place, sound, words: (sounds.get(sound)?.words ?? 0) + 1 });
    }
  }
  // A sound of few words would have the same one said by every voice: it comes last.
  const scarce = ({ words }) => Number(words < voices);
  const rows = shuffled([...kinds.values()], chance).map((sounds) =>
    shuffled([...sounds.values()], chance).sort((a, b) => scarce(a) - scarce(b)));
  const found = [];
  const wanted = wordsEach(count, voices);
  for (let round = 0; found.length < wanted; round += 1) {
    for (const row of rows) if (found.length < wanted) found.push(row[round % row.length]);
  }
  return found;
}

/** The word for `target` that was said least, of the board where there is one. */
function pick({ place, sound }, { groups, known, used, chance }) {
  const all = groups.filter((group) => group.place === place && sound in group.words)
    .map((group) => ({ group, text: group.words[sound] }));
  const weight = ({ text }) => (used.get(text) ?? 0) * 2 + (known.has(text) ? 0 : 1);
  return shuffled(all, chance).sort((a, b) => weight(a) - weight(b))[0];
}

/** A word of `group` with those that are nearest to it, in any order. */
function asked({ place, words }, sound, chance) {
  const near = Object.keys(words).filter((other) => other !== sound)
    .map((other) => ({ other, far: distance(sound, other) + chance() * JITTER }))
    .sort((a, b) => a.far - b.far).slice(0, CHOICES - 1).map(({ other }) => other);
  const sounds = shuffled([sound, ...near], chance);
  return { text: words[sound], place, choices: sounds.map((each) => words[each]), sounds };
}

/** A word to try the hand with, among words that are far from it. */
function practice(groups, voices, chance) {
  const { place, words } = shuffled(groups, chance)[0];
  const [sound, ...others] = shuffled(Object.keys(words), chance);
  const far = [...others].sort((a, b) => distance(sound, b) - distance(sound, a)).slice(0, CHOICES - 1);
  const sounds = shuffled([sound, ...far], chance);
  return {
    voice: shuffled(voices, chance)[0], text: words[sound], place,
    choices: sounds.map((each) => words[each]), sounds,
  };
}

/**
 * `items` in an order by chance in which the same sound does not follow itself, words to choose from rest
 * for a while, and of three voices and more none speaks twice running where that can be.
 */
function order(items, chance) {
  const left = shuffled(items, chance);
  const voices = new Set(items.map(({ voice }) => voice)).size;
  const found = [];
  while (left.length) {
    const before = found.at(-1);
    const lately = found.slice(-REST).flatMap(({ choices }) => choices);
    const waiting = (voice) => left.filter((item) => item.voice === voice).length;
    const cost = (item) => (item.choices.some((word) => lately.includes(word)) ? 4 : 0)
      + (voices > 2 && item.voice === before?.voice ? 3 : 0)
      + (soundOf(item) === (before && soundOf(before)) ? 2 : 0)
      // A voice with many words left comes now, or it would come twice running at the end.
      - (voices > 2 ? waiting(item.voice) / left.length : 0);
    const costs = left.map(cost);
    found.push(...left.splice(costs.indexOf(Math.min(...costs)), 1));
  }
  return found;
}

/** The sound that was to be heard. */
export const soundOf = ({ text, choices, sounds }) => sounds[choices.indexOf(text)];
