// A way of speaking in a parent's words.
import { rateInWords } from "./rate-words.js";

const PITCHES = [
  [0.85, "much lower"], [0.97, "a little lower"], [1.04, "natural"], [1.13, "a little higher"],
  [1.3, "higher"], [Infinity, "much higher"],
];
const RANGES = [
  [0.15, "one tone"], [0.8, "calm"], [1.15, "natural"], [1.6, "lively"], [Infinity, "sing-song"],
];
const PAUSES = [
  [15, "none added"], [90, "short"], [220, "clear"], [400, "long"], [Infinity, "very long"],
];
const find = (steps, value) => steps.find(([limit]) => value < limit)[1];

/** What each part of a way of speaking is called, by its name in the service. */
export const inWords = {
  rate: rateInWords,
  pitch: (factor) => find(PITCHES, factor),
  range: (factor) => find(RANGES, factor),
  pauseMilliseconds: (length) => find(PAUSES, length),
};

/** The exact value, for those who want it. */
export const inFigures = {
  rate: (factor) => `${factor.toFixed(2)} ×`,
  pitch: (factor) => `${factor.toFixed(2)} ×`,
  range: (factor) => `${factor.toFixed(2)} ×`,
  pauseMilliseconds: (length) => `${Math.round(length)} ms`,
};

/** "gentle speed, a little higher, lively, short pauses". */
export function prosodyInWords({ rate, pitch, range, pauseMilliseconds }) {
  const tone = inWords.pitch(pitch);
  const melody = inWords.range(range);
  const pause = inWords.pauseMilliseconds(pauseMilliseconds);
  return [
    `${inWords.rate(rate)} speed`, tone === "natural" ? "natural pitch" : tone,
    melody === "natural" ? "natural melody" : melody,
    pause === "none added" ? null : `${pause} pauses`,
  ].filter(Boolean).join(", ");
}

/** An age in months as a caregiver says it. */
export function age(months) {
  if (months < 24) return `${months} months`;
  const years = Math.floor(months / 12);
  return months % 12 === 6 ? `${years}½ years` : `${years} years`;
}

/** A span of ages; the last one has no end worth naming. */
export function ageSpan({ fromMonths, toMonths }, isLast) {
  if (isLast) return `${age(fromMonths)} and older`;
  const [from, to] = [age(fromMonths), age(toMonths)];
  const unit = from.split(" ")[1];
  return unit === to.split(" ")[1] ? `${from.split(" ")[0]}–${to}` : `${from} to ${to}`;
}

const COMPARISONS = [
  ["rate", 0.03, "faster", "slower"], ["pitch", 0.02, "higher", "lower"],
  ["range", 0.08, "livelier", "calmer"],
  ["pauseMilliseconds", 12, "with longer pauses", "with shorter pauses"],
];

/** How `b` differs from `a`, as a sentence about B. */
export function difference(a, b, nameOf) {
  const parts = COMPARISONS.flatMap(([field, least, more, less]) => {
    const by = b[field] - a[field];
    return Math.abs(by) < least ? [] : [by > 0 ? more : less];
  });
  if (a.voice !== b.voice) parts.unshift(`${nameOf(b.voice)} instead of ${nameOf(a.voice)}`);
  if (!parts.length) return "A and B are the same so far. Change one of them.";
  const last = parts.pop();
  return `B is ${parts.length ? `${parts.join(", ")} and ${last}` : last}, against A.`;
}
