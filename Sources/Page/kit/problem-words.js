// What a problem is called where a grown-up meets it.

/** `problem` in a sentence or two, with the way out. */
export const wordsFor = (problem) => (problem.isUnreachable
  ? "Meadow does not answer just now, and nothing was changed. Please try again in a moment."
  : problem.plain ?? "That did not work just now. You can try it once more.");
