// Of answers to "Which word was it?": which voices are understood, which sounds are, and what they were
// taken for.
import { difference, share } from "./intervals.js";
import { differences, kindOf } from "./sound-features.js";
import { soundOf } from "./word-plan.js";

const isRight = ({ text, word }) => word.chosen === text;
const spoken = ({ text, word }) => soundOf({ text, ...word });
const heard = ({ word }) => (word.chosen === null ? null : word.sounds[word.choices.indexOf(word.chosen)]);
const rightOf = (answers) => share(answers.filter(isRight).length, answers.length);

/** `list` by what `name` says of each, as they come. */
function grouped(list, name) {
  const groups = new Map();
  for (const each of list) groups.set(name(each), [...groups.get(name(each)) ?? [], each]);
  return groups;
}

/** The answers among `answers` that are about a word. `chosen` is null also where the service left it out. */
export const aboutWords = (answers) => answers.filter(({ word }) => word)
  .map((answer) => ({ ...answer, word: { ...answer.word, chosen: answer.word.chosen ?? null } }));

/**
 * Each voice as {voice, right, unheard, replays}, the surest to be understood first; and `better`, what can
 * be said of that one against each other: {voice, than, ...difference}, where it can be said.
 */
export function byVoice(answers) {
  const groups = grouped(aboutWords(answers), ({ word }) => word.voice);
  const voices = [...groups].map(([voice, mine]) => ({
    voice, right: rightOf(mine), unheard: share(mine.filter((one) => heard(one) === null).length, mine.length),
    replays: mine.reduce((sum, { replays }) => sum + replays, 0) / mine.length,
  })).sort((a, b) => b.right.low - a.right.low);
  const [best, ...others] = voices;
  const better = others.map(({ voice, right }) =>
    ({ voice: best.voice, than: voice, ...difference(best.right, right) })).filter(({ isTold }) => isTold);
  return { voices, better };
}

/** Each kind of sound as {kind, right}, in the order in which therapists know them. */
export function byKind(answers) {
  const groups = grouped(aboutWords(answers), (answer) => kindOf(spoken(answer)));
  return ["stop", "nasal", "hiss", "burst", "smooth", "vowel"].filter((kind) => groups.has(kind))
    .map((kind) => ({ kind, right: rightOf(groups.get(kind)) }));
}

/**
 * What was taken for what: {place, sound, heard, taken, differs}, the surest first. `taken` is a share of the
 * times that the sound was said and the other could be chosen; `heard` is null for what was not heard.
 */
export function mixedUp(answers) {
  const words = aboutWords(answers);
  const groups = grouped(words.filter((one) => !isRight(one)),
    (one) => `${one.word.place} ${spoken(one)} ${heard(one) ?? ""}`);
  return [...groups.values()].map((mine) => {
    const [{ word: { place } }] = mine;
    const [sound, taken] = [spoken(mine[0]), heard(mine[0])];
    const offered = words.filter((one) => one.word.place === place && spoken(one) === sound
      && (taken === null || one.word.sounds.includes(taken)));
    return {
      place, sound, heard: taken, taken: share(mine.length, offered.length),
      differs: taken === null ? [] : differences(sound, taken),
    };
  }).sort((a, b) => b.taken.low - a.taken.low || b.taken.times - a.taken.times);
}

/** In what the words that were taken for others differ from them: shares of those mistakes. */
export function byDifference(answers) {
  const wrong = aboutWords(answers).filter((one) => !isRight(one) && heard(one) !== null);
  const all = wrong.map((one) => differences(spoken(one), heard(one)));
  return ["place", "made", "voice", "vowel"].map((what) =>
    ({ what, among: share(all.filter((found) => found.includes(what)).length, all.length) }))
    .filter(({ among }) => among.times > 0);
}
