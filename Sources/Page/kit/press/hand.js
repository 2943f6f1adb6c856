// One touch, one word: what lands together is one hand, however many of its fingers meet words. The first
// of them speaks and the others do not, or none does, as a grown-up has set. A palm that rests beside
// the words is no touch, and holds up nothing; a finger that has lifted belongs to no hand.

/** Fingers that land within so many ms of the one before, and stay, are one hand. */
export const TOGETHER = 80;

const NOBODY = { at: -Infinity, fingers: 0 };
const down = new Set();
let hand = NOBODY;
let isWatching = false;

/** The hand to which the finger of `event` belongs, with how many of its fingers landed so far. */
export function handOf({ pointerType, pointerId, timeStamp }) {
  if (pointerType !== "touch") return { at: timeStamp, fingers: 1 };
  watch();
  down.delete(pointerId); // a finger that lands again has lifted, whoever heard of it
  if (!down.size || timeStamp - hand.at >= TOGETHER) hand = { ...NOBODY };
  down.add(pointerId);
  hand.at = timeStamp;
  hand.fingers += 1;
  return hand;
}

function watch() {
  if (isWatching) return;
  isWatching = true;
  for (const kind of ["pointerup", "pointercancel"]) {
    addEventListener(kind, ({ pointerId }) => down.delete(pointerId), { capture: true });
  }
}
