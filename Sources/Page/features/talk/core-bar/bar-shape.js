// Which cells the core word bar has and who they are for, by the window alone. A word has its cell for
// good, column by column in the order of the tiers, and the doors to more words have theirs at the
// end, kept free while there is none: nothing that is hidden, added or opened moves a word.

/** A cell is a finger's target, and grows with the window to a size that still looks like a bar. */
const LEAST_CELL = 72;
const LARGEST_CELL = 104;
/** So many words stay in sight before each group has a door of its own: the words of Tier 1. */
const FIRST_WORDS = 16;
/** Cells kept for doors: one for each colour and the family's; one for all and the family's; one. */
const DOORS = [7, 2, 1];
/** At Tier 1, whose words leave room, cells are higher by so much, and at most so much wider. */
const HIGHER = 1.25;
const WIDEST = 1.5;

/** Targets beyond this leave a high window less room for the bar, px for px so many times: the way, the
 *  message, phrases, places and things all take their rows of it. */
const ROOMY = 80;
const ROWS_OF_TARGETS = 13;

/** Rows of the bar: what a window spares without making the stage small. */
function rowsFor({ width, height }, target) {
  const isHigh = height > width;
  const spared = height - (isHigh ? ROWS_OF_TARGETS * Math.max(0, target - ROOMY) : 0);
  if (spared >= 1000 || (spared >= 780 && isHigh)) return 3;
  return spared >= 560 ? 2 : 1;
}

/**
 * {cell, across, gap, rows, columns, words, doors} for a bar of `width` px in a `window`: its first
 * `words` cells are for words, its last `doors` for doors; `kept` cells behind them are somebody
 * else's. `isLarge` for Tier 1: the same rows and columns for its words, but only as many as they
 * need, so that each is larger.
 */
export function shapeBar({ width, window, target, kept = 0, isLarge = false }) {
  const gap = window.width < 640 ? 4 : 8;
  const fair = Math.floor(Math.min(window.width, window.height) * 0.094);
  const cell = Math.max(target, clamp(fair));
  const rows = rowsFor(window, target);
  const fitting = (least) => Math.max(1, Math.floor((width + gap) / (least + gap)));
  const across = (columns) => Math.floor((width + gap) / columns - gap);
  let columns = fitting(cell);
  let high = cell;
  if (isLarge) {
    const needed = Math.ceil((FIRST_WORDS + 1 + kept) / rows);
    columns = Math.min(columns, Math.max(needed, fitting(cell * HIGHER * WIDEST)));
    high = Math.max(cell, Math.min(across(columns), Math.floor(cell * HIGHER)));
  }
  const places = columns * rows - kept;
  const doors = isLarge ? 1 : DOORS.find((count) => places - count >= FIRST_WORDS) ?? 1;
  return { cell: high, across: across(columns), gap, rows, columns, doors,
    words: Math.max(0, places - doors) };
}

/** The grid area of the cell `at`, counted down the columns. */
export function cellAt(at, rows) {
  return `${(at % rows) + 1} / ${Math.floor(at / rows) + 1}`;
}

const clamp = (size) => Math.min(LARGEST_CELL, Math.max(LEAST_CELL, size));
