// Where the things of a scene stand, in pixels. Pure arithmetic, so it can be thought about alone:
// the stage keeps a shape that drawings survive, and whatever can be touched is as large as the
// child's hand needs, in a window of any size. Where things would lie on each other they move apart,
// so that all of a scene is in sight on a phone too; what does not fit even so is panned.
import { spread } from "./scene-spread.js";

/** The shapes of a stage that its drawings survive: never taller than this, never wider. */
const TALLEST = 4 / 3;
const WIDEST = 2.25;
/** A stage that is panned may be wider, so that it need not be panned up and down as well. */
const WIDEST_PANNED = 2.8;
/** One along which things stand in few rows is no longer than this. */
const LONGEST = 8;
/** Tiles with a picture on them look like tiles: at most so much wider or taller than the other. */
const TILE_SHAPE = 1.3;
/** A stage never grows beyond this; what still overlapped then would be a fault of the content. */
const MOST_GROWTH = 6;
const GROWTH_STEP = 1.02;
/** Between two things there is room for a finger to miss both. */
const APART = 4;

/**
 * The stage for a room of `width` × `height` and `boxes` [{x, y, w, h, isTile}] in fractions of
 * it: {width, height, boxes: [{left, top, width, height}], pans}. No thing is smaller than `target`.
 */
export function layOut(boxes, { width, height }, target) {
  let stage = shape(width, height);
  let placed = place(boxes, stage, target);
  if (!overlaps(placed)) return { ...stage, boxes: placed, pans: false };
  // In its own shape if that will do, so that room that comes and goes beside it moves nothing.
  for (const room of [stage, { width, height }]) {
    const apart = spread(place(boxes, room, target), room, target, APART);
    if (apart) return { ...room, boxes: apart, pans: false };
  }
  const wider = widened(boxes, { width, height }, target);
  if (wider) return wider;
  // Who must pan anyway gets pictures as large as the room is high.
  stage.height = Math.max(stage.height, height);
  stage.width = Math.max(stage.width, stage.height * TALLEST);
  for (let growth = 1; growth < MOST_GROWTH; growth *= GROWTH_STEP) {
    placed = place(boxes, stage, target);
    if (!overlaps(placed)) break;
    stage = stage.width < stage.height * WIDEST_PANNED
      ? { ...stage, width: stage.width * GROWTH_STEP } : grown(stage, GROWTH_STEP);
  }
  return { ...stage, boxes: placed, pans: true };
}

/**
 * `layout` in a room that is higher by `factor`: everything stays in its row and its column and has the
 * height that is won; what is a tile of `boxes` keeps a tile's shape.
 */
export function stretched(layout, factor, boxes) {
  return {
    ...layout,
    height: layout.height * factor,
    boxes: layout.boxes.map(({ left, top, width, height }, i) => {
      const high = boxes[i].isTile
        ? Math.max(height, Math.min(height * factor, width * TILE_SHAPE)) : height * factor;
      return { left, top: (top + height / 2) * factor - high / 2, width, height: high };
    }),
  };
}

function shape(width, height) {
  const aspect = Math.min(Math.max(width / height, TALLEST), WIDEST);
  return width / height > aspect
    ? { width: height * aspect, height }
    : { width, height: width / aspect };
}

/** A stage as high as the room and as much wider as its things need to stand apart; or null. */
function widened(boxes, { width, height }, target) {
  const rows = Math.floor((height - APART) / (target + APART));
  if (rows < 1) return null;
  const columns = Math.ceil(boxes.length / rows) + (rows > 1 ? 0.5 : 0);
  const stage = { width: Math.max(width, columns * (target + APART) + APART), height };
  if (stage.width > height * LONGEST) return null;
  const apart = spread(place(boxes, stage, target), stage, target, APART);
  return apart && { ...stage, boxes: apart, pans: true };
}

const grown = ({ width, height }, by) => ({ width: width * by, height: height * by });

function place(boxes, stage, target) {
  return boxes.map((box) => fitted(box, stage, target));
}

/** A thing's box: never smaller than the target, around its own middle, inside the stage. */
function fitted({ x, y, w, h, isTile }, stage, target) {
  let width = Math.max(w * stage.width, target);
  let height = Math.max(h * stage.height, target);
  if (isTile) {
    [width, height] = [
      Math.max(Math.min(width, height * TILE_SHAPE), target),
      Math.max(Math.min(height, width * TILE_SHAPE), target)];
  }
  const left = (x + w / 2) * stage.width - width / 2;
  const top = (y + h / 2) * stage.height - height / 2;
  return {
    left: within(left, APART, stage.width - width - APART),
    top: within(top, APART, stage.height - height - APART), width, height,
  };
}

const within = (value, least, most) => Math.max(least, Math.min(value, most));

function overlaps(boxes) {
  return boxes.some((a, i) => boxes.slice(i + 1).some((b) => touch(a, b)));
}

/** The content's own boxes may touch; a pixel of rounding is no overlap. */
function touch(a, b) {
  return a.left + a.width > b.left + 1 && b.left + b.width > a.left + 1
    && a.top + a.height > b.top + 1 && b.top + b.height > a.top + 1;
}
