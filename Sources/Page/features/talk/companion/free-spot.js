// Where something may lie without covering what can be touched.

/** What can be touched on the child's screen. */
const TOUCHABLE = ".word, button, a[href], [role=button], #message:not(.empty)";
/** Between what can be touched and what lies beside it, in px. */
const GAP = 4;

/** The boxes of all that can be touched now, and of what must be read. */
export function takenBoxes(page = document) {
  return [...page.querySelectorAll(TOUCHABLE)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width && height);
}

/**
 * The place {x, y} nearest to `near` where a box of `width` × `height` lies in `room` and on none of
 * `taken`, all in px; null where there is none. In the nearest place it touches the room's edge or
 * something taken, from both sides or in line with `near`: no other places need to be tried.
 */
export function freeSpot({ width, height, room, taken, near }) {
  const [across, down] = [room.right - width, room.bottom - height];
  const xs = edges(taken, "left", "right", width, room.left, across, near.x - width / 2);
  const ys = edges(taken, "top", "bottom", height, room.top, down, near.y - height / 2);
  let best = null;
  for (const y of ys) {
    const beside = taken.filter(({ top, bottom }) => top - GAP < y + height && bottom + GAP > y);
    for (const x of xs) {
      const distance = Math.hypot(x + width / 2 - near.x, y + height / 2 - near.y);
      if (best && distance >= best.distance) continue;
      const isFree = beside.every(({ left, right }) => left - GAP >= x + width || right + GAP <= x);
      if (isFree) best = { x, y, distance };
    }
  }
  return best && { x: best.x, y: best.y };
}

function edges(taken, before, after, size, least, most, middle) {
  const all = taken.flatMap((box) => [box[before] - GAP - size, box[after] + GAP]);
  const within = [least, most, Math.min(most, Math.max(least, middle)), ...all]
    .filter((at) => at >= least && at <= most);
  return [...new Set(within)];
}
