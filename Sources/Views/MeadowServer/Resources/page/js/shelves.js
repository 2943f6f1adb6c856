// Where the words lie: groups stand on shelves in their order, every tile has the same size, and
// the tiles are as large as they can be with the whole board in sight. The same window and the
// same tier always give the same places: hands learn places.

const TALLEST_SHELF = 12;
const LARGEST_TILE = 250;
/** The lowest and the highest tile, as parts of its width. */
const LOWEST = 0.66;
const HIGHEST = 1.08;
/** Smallest tiles by tier (spec README, resolution 20: 60 px, 72 px in Tier 1), and cosy ones. */
const SIZES = {
  1: { smallest: 76, cosy: 92 },
  2: { smallest: 60, cosy: 72 },
  3: { smallest: 60, cosy: 70 },
};

/**
 * Shelves for groups of `counts` words on `columns` columns, with the fewest rows and then the
 * fewest holes: {rows, places: [{column, row, width, height}]}.
 */
export function shelve(counts, columns) {
  const best = [{ rows: 0, holes: 0, from: 0, height: 0 }];
  for (let end = 1; end <= counts.length; end++) {
    for (let height = 1; height <= TALLEST_SHELF; height++) {
      for (let from = end - 1; from >= 0; from--) {
        const used = sum(counts.slice(from, end).map((count) => Math.ceil(count / height)));
        if (used > columns) break;
        if (!best[from]) continue;
        const rows = best[from].rows + height;
        const holes = best[from].holes + columns * height - sum(counts.slice(from, end));
        const known = best[end];
        if (!known || rows < known.rows || (rows === known.rows && holes < known.holes)) {
          best[end] = { rows, holes, from, height };
        }
      }
    }
  }
  const last = best[counts.length];
  return last ? { rows: last.rows, places: places(best, counts) } : null;
}

function places(best, counts) {
  const placed = [];
  for (let end = counts.length; end > 0; end = best[end].from) {
    const { from, height } = best[end];
    let column = 1;
    for (let i = from; i < end; i++) {
      const width = Math.ceil(counts[i] / height);
      placed[i] = { column, row: best[from].rows + 1, width, height: Math.ceil(counts[i] / width) };
      column += width;
    }
  }
  return placed;
}

/** The best board for a window: {columns, width, height, places}, tile sizes in px. */
export function fit(counts, { width, height, gap, tier }) {
  const { smallest, cosy } = SIZES[tier];
  const most = Math.max(1, Math.floor((width + gap) / (smallest + gap)));
  const boards = [];
  for (let columns = 1; columns <= most; columns++) {
    const shelves = shelve(counts, columns);
    if (!shelves) continue;
    const across = Math.min(LARGEST_TILE, (width + gap) / columns - gap);
    const down = (height + gap) / shelves.rows - gap;
    boards.push({ columns, ...shelves, across, down });
  }
  const whole = boards.filter(({ down }) => down >= smallest);
  const size = ({ across, down }) => Math.min(across, down * 1.2);
  if (whole.length) {
    const board = whole.reduce((a, b) => (size(b) > size(a) ? b : a));
    const tall = Math.min(board.down, board.across * HIGHEST);
    return { ...board, width: Math.min(board.across, tall / LOWEST), height: tall };
  }
  // It does not fit: scroll, with tiles of a cosy size.
  const off = ({ across }) => Math.abs(across - Math.max(cosy, width / 14));
  const board = boards.reduce((a, b) => (off(b) <= off(a) ? b : a));
  return { ...board, width: board.across, height: Math.max(smallest, board.across * 0.92) };
}

const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);
