// How many words stand in the core word bar. The same window gives the same cells at every tier,
// and words fill them column by column in the order of their tiers: more never move earlier ones.

/** A cell is a finger's target, and grows with the window to a size that still looks like a bar. */
const LEAST_CELL = 72;
const LARGEST_CELL = 104;
/** So many stay in sight before each group gets a button of its own: the words of Tier 1. */
const FIRST_WORDS = 16;

/** Rows of the bar: what a window spares without making the stage small. */
function rowsFor({ width, height }) {
  if (height >= 1000 || (height >= 780 && height > width)) return 3;
  return height >= 560 ? 2 : 1;
}

/**
 * {cell, across, gap, rows, columns, shown, buttons} for a bar of `width` px in a `window`.
 * `kept` cells at the end are somebody else's; buttons of `groups` with more words stand at the end.
 */
export function shapeBar({ width, window, target, words, groups, kept = 0 }) {
  const gap = window.width < 640 ? 4 : 8;
  const fair = Math.floor(Math.min(window.width, window.height) * 0.094);
  const cell = Math.max(target, clamp(fair));
  const columns = Math.max(1, Math.floor((width + gap) / (cell + gap)));
  const across = Math.floor((width + gap) / columns - gap);
  const rows = rowsFor(window);
  const places = columns * rows - kept;
  const cells = { cell, across, gap, rows, columns };
  if (words <= places && !groups.always) return { ...cells, shown: words, buttons: 0 };
  // A button for each group where there is space for them, else one for all.
  const buttons = places - groups.count >= FIRST_WORDS ? groups.count : 1;
  return { ...cells, shown: Math.min(words, Math.max(0, places - buttons)), buttons };
}

/** The grid area of the cell `at`, counted down the columns. */
export function cellAt(at, rows) {
  return `${(at % rows) + 1} / ${Math.floor(at / rows) + 1}`;
}

const clamp = (size) => Math.min(LARGEST_CELL, Math.max(LEAST_CELL, size));
