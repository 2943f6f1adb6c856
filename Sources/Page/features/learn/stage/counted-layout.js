// Where things that are counted stand: in rows of five, in pairs, in frames of ten, or strewn. The same
// things stand in the same places every time.

/** So many in one line before there are two; then five and five, as fingers are. */
const LINE = 6;
/** Strewn things leave their place by so much of a cell at most. */
const STRAY = 0.1;
/** From one strewn thing's place to the next, so that none lies on another. */
const PITCH = 1.2;

/** {places: [{x, y}], columns, rows, frames: [{x, y}]} of `count` things, in cells; `beside`: so many frames
    of ten stand beside each other. */
export function countedLayout(layout, count, beside = 2) {
  switch (layout) {
    case "ten-frame": return tenFrames(count, beside);
    case "pairs": return pairs(count, beside > 1 ? 5 : 4);
    case "scatter": return scattered(count);
    default: return inRows(count, beside > 1 ? LINE : 5);
  }
}

function inRows(count, line) {
  const columns = count <= line ? Math.max(count, 1) : count > 20 ? 10 : 5;
  const places = each(count, (i) => ({ x: i % columns, y: Math.floor(i / columns) }));
  return { places, columns, rows: Math.max(1, Math.ceil(count / columns)), frames: [] };
}

/** Two below each other are a pair; so many pairs, then a new line. */
function pairs(count, inLine) {
  const places = each(count, (i) => {
    const pair = Math.floor(i / 2);
    return { x: (pair % inLine) * 1.3, y: Math.floor(pair / inLine) * 2.4 + (i % 2) };
  });
  const all = Math.ceil(count / 2);
  return { places, columns: Math.min(inLine, all) * 1.3 - 0.3, rows: Math.ceil(all / inLine) * 2.4 - 0.4, frames: [] };
}

/** Boxes of two rows of five. */
function tenFrames(count, beside) {
  const all = Math.max(1, Math.ceil(count / 10));
  const frames = each(all, (i) => ({ x: (i % beside) * 5.4, y: Math.floor(i / beside) * 2.4 }));
  const places = each(count, (i) => {
    const frame = frames[Math.floor(i / 10)];
    return { x: frame.x + (i % 5), y: frame.y + Math.floor((i % 10) / 5) };
  });
  return { places, frames, columns: Math.min(all, beside) * 5.4 - 0.4, rows: Math.ceil(all / beside) * 2.4 - 0.4 };
}

function scattered(count) {
  const columns = Math.max(1, Math.ceil(Math.sqrt(count * 1.3)));
  const rows = Math.ceil(count / columns);
  const places = each(count, (i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    const indent = (columns - inRow) / 2;
    return { x: ((i % columns) + indent) * PITCH + stray(i, count), y: row * PITCH + stray(i + 7, count) };
  });
  const width = (steps) => steps * PITCH - PITCH + 1;
  return { places, columns: width(columns), rows: width(rows), frames: [] };
}

/** What strays, within its cell, by its number alone. */
function stray(i, count) {
  const noise = Math.sin((i + 1) * 12.9898 + count * 4.137) * 43758.5453;
  return ((noise - Math.floor(noise)) * 2 - 1) * STRAY;
}

const each = (count, make) => Array.from({ length: count }, (_, i) => make(i));
