// A scene in a window that is too small to keep every thing where it is drawn and as large as a
// finger needs it: the things move apart, each as little as it must, until none lies on another and
// all of them are in sight. Pure arithmetic; the same boxes always come to the same places.

/** How large things may stay, of the size they are drawn in; the least is the target itself. */
const SIZES = [1, 0.85, 0.7, 0.55, 0.4, 0];
const ROUNDS = 150;
/** Pushed a little further than needed, so that three in a row come to rest. */
const SLACK = 0.5;

/**
 * Where `boxes` [{left, top, width, height}] stand on a stage of `width` × `height` when none is smaller
 * than `target` and around each there are `apart` px; null where there is no room for all.
 */
export function spread(boxes, { width, height }, target, apart) {
  const room = { left: apart, top: apart, right: width - apart, bottom: height - apart };
  for (const size of SIZES) {
    const placed = pushed(boxes.map((box) => shrunk(box, size, target)), room, apart);
    if (placed) return placed;
  }
  return inCells(boxes, room, target, apart);
}

/** A box of `size` of what it was, around its own middle, no smaller than the target. */
function shrunk({ left, top, width, height }, size, target) {
  const [wide, high] = [Math.max(target, width * size), Math.max(target, height * size)];
  return { left: left + (width - wide) / 2, top: top + (height - high) / 2,
    width: wide, height: high };
}

/** Pairs push each other apart, round by round, until all is well; null where that does not come. */
function pushed(boxes, room, apart) {
  const inside = (box) => ({
    ...box,
    left: Math.max(room.left, Math.min(box.left, room.right - box.width)),
    top: Math.max(room.top, Math.min(box.top, room.bottom - box.height)),
  });
  const fits = ({ width, height }) =>
    width <= room.right - room.left && height <= room.bottom - room.top;
  if (!boxes.every(fits)) return null;
  const placed = boxes.map(inside);
  for (let round = 0; round < ROUNDS; round++) {
    let isWell = true;
    for (let i = 0; i < placed.length; i++) {
      for (let j = i + 1; j < placed.length; j++) {
        const push = pushBetween(placed[i], placed[j], apart);
        if (!push) continue;
        isWell = false;
        placed[i] = inside(moved(placed[i], push, -1));
        placed[j] = inside(moved(placed[j], push, 1));
      }
    }
    if (isWell) return placed;
  }
  return null;
}

/** How far each of two must go, {x, y}, along the shorter way out; nothing where they are apart. */
function pushBetween(a, b, apart) {
  const x = (a.width + b.width) / 2 + apart - Math.abs(middle(b).x - middle(a).x);
  const y = (a.height + b.height) / 2 + apart - Math.abs(middle(b).y - middle(a).y);
  if (x <= 0.01 || y <= 0.01) return null;
  return x < y
    ? { x: (x + SLACK) / 2 * toward(a, b, "x"), y: 0 }
    : { x: 0, y: (y + SLACK) / 2 * toward(a, b, "y") };
}

const middle = ({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 });
const toward = (a, b, axis) => (middle(b)[axis] >= middle(a)[axis] ? 1 : -1);
const moved = (box, { x, y }, by) => ({ ...box, left: box.left + x * by, top: box.top + y * by });

/** Cells of one size, each thing in the nearest that is free; null where there are too few. */
function inCells(boxes, room, target, apart) {
  const [wide, high] = [room.right - room.left, room.bottom - room.top];
  const columns = Math.floor((wide + apart) / (target + apart));
  const rows = Math.floor((high + apart) / (target + apart));
  if (columns * rows < boxes.length) return null;
  const [across, down] = [(wide + apart) / columns, (high + apart) / rows];
  const cells = Array.from({ length: columns * rows }, (_, at) => ({
    left: room.left + (at % columns) * across, top: room.top + Math.floor(at / columns) * down,
    width: across - apart, height: down - apart,
  }));
  return nearest(boxes, cells).map((cell, i) => within(cell, boxes[i], target));
}

/** A box in the middle of its cell, no larger than it is drawn. */
function within(cell, box, target) {
  const width = Math.min(cell.width, Math.max(target, box.width));
  const height = Math.min(cell.height, Math.max(target, box.height));
  return { left: cell.left + (cell.width - width) / 2, top: cell.top + (cell.height - height) / 2,
    width, height };
}

/** A cell for each box: the closest pairs of all first. */
function nearest(boxes, cells) {
  const pairs = boxes.flatMap((box, i) => cells.map((cell, at) => ({ i, at, far: far(box, cell) })))
    .sort((a, b) => a.far - b.far || a.i - b.i || a.at - b.at);
  const [found, taken] = [[], new Set()];
  for (const { i, at } of pairs) {
    if (found[i] || taken.has(at)) continue;
    found[i] = cells[at];
    taken.add(at);
  }
  return exchanged(boxes, found);
}

/** Who came last got what was left, a lamp the floor: two change cells where both together come nearer,
 *  until none do. */
function exchanged(boxes, found) {
  let isBetter = true;
  for (let round = 0; isBetter && round < ROUNDS; round++) {
    isBetter = false;
    for (let i = 0; i < boxes.length; i++) {
      for (let j = i + 1; j < boxes.length; j++) {
        const now = far(boxes[i], found[i]) + far(boxes[j], found[j]);
        const then = far(boxes[i], found[j]) + far(boxes[j], found[i]);
        if (then >= now - 0.01) continue;
        [found[i], found[j]] = [found[j], found[i]];
        isBetter = true;
      }
    }
  }
  return found;
}

function far(a, b) {
  const [from, to] = [middle(a), middle(b)];
  return (from.x - to.x) ** 2 + (from.y - to.y) ** 2;
}
