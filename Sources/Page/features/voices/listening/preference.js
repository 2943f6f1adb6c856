// Which voices are nicer: shares of what was preferred, and what they say together (Bradley and Terry).
import { share } from "./intervals.js";

/** Each voice is taken to have been the same once as a voice in the middle: no luck makes it infinitely nice. */
const PRIOR = 1;
const STEPS = 1000;
const ENOUGH = 1e-10;

/**
 * How nice each of `names` is, by the model of Bradley and Terry ("Rank analysis of incomplete block designs",
 * Biometrika 39, 1952), found by D. R. Hunter's steps ("MM algorithms for generalized Bradley–Terry models",
 * Annals of Statistics 32, 2004): a Map of positive numbers whose geometric mean is 1; a is preferred to b
 * with a / (a + b). `wins(a, b)` is how often a was preferred to b, where the same counts half for both.
 */
export function strengths(names, wins, { prior = PRIOR } = {}) {
  let found = new Map(names.map((name) => [name, 1]));
  for (let step = 0; step < STEPS; step += 1) {
    const next = new Map(names.map((name) => {
      let [won, met] = [prior / 2, prior / (found.get(name) + 1)];
      for (const other of names.filter((each) => each !== name)) {
        won += wins(name, other);
        met += (wins(name, other) + wins(other, name)) / (found.get(name) + found.get(other));
      }
      return [name, met > 0 ? won / met : 1];
    }));
    const mean = Math.exp([...next.values()].reduce((sum, each) => sum + Math.log(each), 0) / names.length);
    for (const [name, each] of next) next.set(name, each / mean);
    const change = Math.max(...names.map((name) => Math.abs(Math.log(next.get(name) / found.get(name)))));
    found = next;
    if (change < ENOUGH) break;
  }
  return found;
}

/**
 * Of answers {pair: {first, second, nicer, forWhom}} each voice as {voice, met, same, preferred, forWhom,
 * rank}, the nicest first, and `order`, how often the one that was heard first was preferred. `preferred` is a
 * share of the comparisons in which one was nicer; `forWhom` are shares of those in which it was the one;
 * `rank` is its chance against a voice in the middle.
 */
export function preferences(answers) {
  const pairs = answers.map(({ pair }) => pair).filter(Boolean);
  const voices = [...new Set(pairs.flatMap(({ first, second }) => [first, second]))].sort();
  const points = new Map();
  const add = (a, b, by) => points.set(`${a} ${b}`, (points.get(`${a} ${b}`) ?? 0) + by);
  for (const { first, second, nicer } of pairs) {
    add(first, second, nicer === "first" ? 1 : nicer === "same" ? 0.5 : 0);
    add(second, first, nicer === "second" ? 1 : nicer === "same" ? 0.5 : 0);
  }
  const nice = strengths(voices, (a, b) => points.get(`${a} ${b}`) ?? 0);
  const told = voices.map((voice) => {
    const mine = pairs.filter(({ first, second }) => first === voice || second === voice);
    const decided = mine.filter(({ nicer }) => nicer !== "same");
    const won = decided.filter((pair) => pair[pair.nicer] === voice);
    const said = won.filter(({ forWhom }) => forWhom);
    const whose = (whom) => share(said.filter(({ forWhom }) => forWhom === whom).length, said.length);
    return {
      voice, met: mine.length, same: mine.length - decided.length,
      preferred: share(won.length, decided.length),
      forWhom: { child: whose("child"), companion: whose("companion"), neither: whose("neither") },
      rank: nice.get(voice) / (nice.get(voice) + 1),
    };
  }).sort((a, b) => b.rank - a.rank);
  const decided = pairs.filter(({ nicer }) => nicer !== "same");
  return { voices: told, order: share(decided.filter(({ nicer }) => nicer === "first").length, decided.length) };
}
