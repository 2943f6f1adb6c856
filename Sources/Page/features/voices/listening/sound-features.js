// What speech sounds have in common, in the few features that listeners mix up (Miller and Nicely, "An
// analysis of perceptual confusions among some English consonants", JASA 27, 1955): how a sound is made,
// where in the mouth, and whether the voice hums along; of vowels how open and how far back they are.

/** By IPA symbol: how it is made, where (from the lips, 0, to the throat, 7), whether it is voiced. */
const CONSONANTS = {
  p: ["stop", 0, false], b: ["stop", 0, true], t: ["stop", 3, false], d: ["stop", 3, true],
  k: ["stop", 6, false], ɡ: ["stop", 6, true],
  m: ["nasal", 0, true], n: ["nasal", 3, true], ɲ: ["nasal", 5, true], ŋ: ["nasal", 6, true],
  f: ["hiss", 1, false], v: ["hiss", 1, true], θ: ["hiss", 2, false], ð: ["hiss", 2, true],
  s: ["hiss", 3, false], z: ["hiss", 3, true], ʃ: ["hiss", 4, false], x: ["hiss", 6, false],
  h: ["hiss", 7, false], ʝ: ["hiss", 5, true],
  tʃ: ["burst", 4, false], dʒ: ["burst", 4, true],
  w: ["smooth", 0, true], l: ["smooth", 3, true], ɹ: ["smooth", 4, true], r: ["smooth", 3, true],
  ɾ: ["smooth", 3, true], j: ["smooth", 5, true],
};
/** By IPA symbol: from closed, 0, to open, 3; from the front, 0, to the back, 2; whether it glides. */
const VOWELS = {
  iː: [0, 0, false], ɪ: [1, 0, false], eɪ: [1.5, 0, true], ɛ: [2, 0, false], æ: [3, 0, false],
  ʌ: [2.5, 1, false], ɜː: [2, 1, false], ɑː: [3, 2, false], ɔː: [2.5, 2, false], oʊ: [1.5, 2, true],
  ʊ: [1, 2, false], uː: [0, 2, false], aɪ: [3, 1, true],
  i: [0, 0, false], e: [1.5, 0, false], a: [3, 1, false], o: [1.5, 2, false], u: [0, 2, false],
};
/** Letters that everybody reads, where the symbol is not one. */
const LETTERS = {
  ɡ: "g", θ: "th", ð: "th", ʃ: "sh", tʃ: "ch", dʒ: "j", j: "y", ŋ: "ng", ɹ: "r", ɲ: "ñ", ʝ: "y", x: "j",
  r: "rr", ɾ: "r",
  iː: "ee", ɪ: "i", eɪ: "ay", ɛ: "e", æ: "a", ʌ: "u", ɜː: "er", ɑː: "o", ɔː: "aw", oʊ: "oh", ʊ: "oo",
  uː: "oo", aɪ: "eye",
};

/** How alike two sounds are: 0 for the same, about 0.6 for one step, 2 and more for those that share little. */
export function distance(one, other) {
  const [a, b] = [CONSONANTS[one], CONSONANTS[other]];
  if (a && b) {
    const made = a[0] === b[0] ? 0 : [a[0], b[0]].includes("burst") ? 0.5 : 1;
    return made + Math.min(1, Math.abs(a[1] - b[1]) * 0.2) + (a[2] === b[2] ? 0 : 0.6);
  }
  const [u, v] = [VOWELS[one], VOWELS[other]];
  if (u && v) return Math.hypot(u[0] - v[0], u[1] - v[1]) / 2 + (u[2] === v[2] ? 0 : 0.4);
  return 3;
}

/** What kind of sound it is: "stop", "nasal", "hiss", "burst", "smooth" or "vowel". */
export const kindOf = (sound) => CONSONANTS[sound]?.[0] ?? "vowel";

/** In what two sounds differ: any of "made", "place" and "voice", or "vowel". */
export function differences(one, other) {
  const [a, b] = [CONSONANTS[one], CONSONANTS[other]];
  if (!a || !b) return ["vowel"];
  return ["made", "place", "voice"].filter((_, at) => a[at] !== b[at]);
}

/** A sound as parents and therapists read it: sh /ʃ/, p. */
export const inLetters = (sound) => (LETTERS[sound] ? `${LETTERS[sound]} /${sound}/` : sound);

/** Whether `sound` is known here. */
export const isSound = (sound) => sound in CONSONANTS || sound in VOWELS;
