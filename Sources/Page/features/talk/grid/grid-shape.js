// How many columns and rows the grid has, and how large its tiles are. The number of columns goes by the
// window alone, not by the tier; whole rows fill the stage.

const GAP = 10;
/** Wider than any tier needs, so that all tiers have the same columns; a phone has less to give. */
const COSY = 88;
const COSY_ON_PHONES = 74;
const PHONE = 640;
/** How high a tile is, of its width. */
const SHAPE = 0.92;

/**
 * {columns, rows, across, down, gap} for a stage of `width` × `height` px in a `window`, where the
 * pager needs `pager` px and no tile may be smaller than `target`.
 */
export function gridShape({ width, height, pager, window, target }) {
  const least = Math.max(window.width < PHONE ? COSY_ON_PHONES : COSY, target);
  const free = width - pager - GAP;
  const most = (wide) => Math.floor((wide - GAP) / (least + GAP));
  const columns = Math.max(2, Math.min(most(free), most(usualWidth(window) - pager)));
  const across = (free - GAP) / columns - GAP;
  const wanted = Math.max(target, across * SHAPE);
  // A row more where tiles may be a little lower for it.
  const lowest = Math.max(target, wanted * 0.88);
  const rows = Math.max(1, Math.floor((height - GAP) / (lowest + GAP)));
  return { columns, rows, across, down: Math.max(target, (height - GAP) / rows - GAP), gap: GAP };
}

/** A width of the stage that goes by the window alone: how much of it the phrases that could come
    next leave free depends on the tier, and columns must not. */
function usualWidth({ width, height }) {
  return width > height * 1.25 ? width * 0.69 : width;
}
