// A speed in words, between the slowest and the fastest that a voice can reach.

const STEPS = [
  [0.65, "very slow"],
  [0.8, "slower"],
  [0.93, "gentle"],
  [1.08, "natural"],
  [1.3, "faster"],
  [Infinity, "very fast"],
];

/** "gentle" for 0.85, "natural" for 1. */
export const rateInWords = (rate) => STEPS.find(([limit]) => rate < limit)[1];
