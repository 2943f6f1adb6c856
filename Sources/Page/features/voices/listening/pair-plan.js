// Which two voices are compared when, and which of them is heard first: pure, and the same for the same seed.
import { seeded, shuffled } from "./seeded.js";

/**
 * About `count` comparisons, each {first, second, text}: every voice in equally many of them or one less,
 * each pair before any comes twice, and first as often as second. Without two voices there are none.
 */
export function planPairs({ voices, phrases, count, seed }) {
  if (voices.length < 2) return [];
  const chance = seeded(seed);
  const firsts = new Map(voices.map((voice) => [voice, 0]));
  const pairs = [];
  const wanted = rounded(count, voices.length);
  while (pairs.length < wanted) pairs.push(...everyPair(shuffled(voices, chance)));
  const texts = shuffled(phrases, chance);
  return pairs.slice(0, wanted).map(([a, b], at) => {
    const lead = firsts.get(a) - firsts.get(b) || chance() - 0.5;
    const [first, second] = lead < 0 ? [a, b] : [b, a];
    firsts.set(first, firsts.get(first) + 1);
    return { first, second, text: texts[at % texts.length] };
  });
}

/** `count` so that all pairs come equally often, where it is near enough; else that no voice is left out. */
function rounded(count, voices) {
  const all = voices * (voices - 1) / 2;
  if (all <= count) return Math.max(1, Math.round(count / all)) * all;
  const round = Math.floor(voices / 2);
  return Math.max(1, Math.round(count / round)) * round;
}

/** Each pair once, by rounds in which each voice is once (the circle method of tournaments). */
function everyPair(voices) {
  const seats = voices.length % 2 ? [...voices, null] : [...voices];
  const pairs = [];
  for (let round = 1; round < seats.length; round += 1) {
    for (let at = 0; at < seats.length / 2; at += 1) {
      const pair = [seats[at], seats[seats.length - 1 - at]];
      if (!pair.includes(null)) pairs.push(pair);
    }
    seats.splice(1, 0, seats.pop());
  }
  return pairs;
}
