// How many columns and rows the grid has, and how large its tiles are. The number of columns goes by
// the window alone, the same at Tier 2 and 3; Tier 1 has few words and makes them large. Whole rows
// fill the stage.

const GAP = 10;
/** Wider than any tier needs, so that all tiers have the same columns; a phone has less to give. */
const COSY = 88;
const COSY_ON_PHONES = 74;
const PHONE = 640;
/** At Tier 1 a tile is wider by so much. */
const LARGER = 1.28;
/** How high a tile is, of its width. */
const SHAPE = 0.92;
/** A stage for the list that is lower than this has few rows, and needs each. */
const LOW = 300;
/** Lower still, as on the smallest phone: rows stand closer, or the pager has no room beside them. */
const LOWEST = 260;
const CLOSE = 4;
/** So narrow that large tiles stand closer as well, or there would be one in a row. */
const SMALLEST = 380;
/** The row of what is pinned takes at most so much of the stage, as far as fingers allow. */
const PINNED = 0.17;

/**
 * {columns, rows, across, down, gap, between, pinned, isTight} for a stage of `width` × `height` px in a
 * `window`, where the pager needs `pager` px and no tile may be smaller than `target`. `isLarge` for
 * Tier 1; `hasPins` where a first row is kept for what is pinned, `pinned` px high; there are `gap` px
 * between columns and `between` px between rows. `isTight` where the pager has no room below the pins.
 */
export function gridShape(
  { width, height: whole, pager, window, target, isLarge = false, hasPins = false }) {
  const cosy = window.width < PHONE ? COSY_ON_PHONES : COSY;
  const gap = window.width < SMALLEST && target > cosy ? CLOSE : GAP;
  const free = width - pager - gap;
  const most = (wide, least) => Math.floor((wide - gap) / (Math.max(least, target) + gap));
  const usual = Math.min(most(free, cosy), most(usualWidth(window) - pager, cosy));
  // At Tier 1 no phrases are offered beside it, so that it has all of the stage for good.
  const columns = Math.max(2, isLarge ? Math.min(usual, most(free, cosy * LARGER)) : usual);
  const across = (free - gap) / columns - gap;
  const wanted = Math.max(target, across * SHAPE);
  const between = whole < LOWEST ? CLOSE : GAP;
  // A stage without room for a row of each has none that is pinned.
  const isPinned = hasPins && whole >= 2 * target + 3 * between;
  const pinned = isPinned ? Math.max(target, Math.min(wanted, whole * PINNED)) : 0;
  const height = whole - (pinned ? pinned + 3 * between : 0);
  // A row more where tiles may be a little lower for it; on a low stage, lower still.
  const lowest = Math.max(target, wanted * (height < LOW ? 0.7 : 0.88));
  const rows = Math.max(1, Math.floor((height - between) / (lowest + between)));
  const down = Math.max(target, (height - between) / rows - between);
  const isTight = height < 2 * target + between;
  return { columns, rows, across, down, gap, between, pinned, isTight };
}

/** A width of the stage that goes by the window alone: how much of it the phrases that could come
    next leave free depends on the tier, and columns must not. */
function usualWidth({ width, height }) {
  return width > height * 1.25 ? width * 0.69 : width;
}
