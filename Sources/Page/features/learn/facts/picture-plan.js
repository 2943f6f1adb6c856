// Where the counters of a micro-lesson's picture lie before it moves and after each movement. Only
// numbers: lesson-picture.js draws them. A place is null where a thing is not to be seen.

/** The side of a counter's cell, in units of the drawing. */
export const CELL = 12;
const HALF = CELL / 2;
/** A little room behind every five, so that they are seen as five. */
const FIVE = 4;
/** Between two groups that lie one under the other. */
const GAP = 8;

/** The middle of place `index` in lines of ten, the first of which begins at `top`. */
function inLines(index, top) {
  const column = index % 10;
  return { x: column * CELL + (column >= 5 ? FIVE : 0) + HALF, y: top + Math.floor(index / 10) * CELL + HALF };
}

const lines = (count) => Math.max(1, Math.ceil(count / 10));
const WIDE = 10 * CELL + FIVE;
const counters = (count, make) => Array.from({ length: Math.max(0, count) }, (_, at) => make(at));

/** { kind, width, height, moves, things: [{ shape, tone, places }], frames, axis } of a LessonPicture. */
export function planOf(picture) {
  switch (picture.kind) {
    case "rows": return rows(picture);
    case "number-line": return numberLine(picture);
    case "ten-frames": return tenFrames(picture);
    default: return tensAndOnes(picture);
  }
}

/** Two rows that are put together, made as long as each other, or of which the lower goes away. */
function rows({ upper, lower, action }) {
  const below = lines(upper) * CELL + GAP;
  const height = below + lines(lower) * CELL;
  const start = [...counters(upper, (at) => inLines(at, 0)), ...counters(lower, (at) => inLines(at, below))];
  const isNear = action === "join" && Math.abs(upper - lower) === 1;
  const odd = isNear ? (upper > lower ? upper - 1 : upper + lower - 1) : -1;
  const things = start.map((place, at) => ({
    shape: "counter", tone: at === odd ? "c" : at < upper ? "a" : "b", places: [place],
  }));
  if (action === "level") level(things, upper, lower, below);
  things.forEach((thing, at) => {
    const isLower = at >= upper;
    if (action === "take-lower") thing.places.push(isLower ? gone(thing.places[0]) : thing.places[0]);
    else if (action === "level") thing.places.push(paired(thing.order ?? at, (upper + lower) / 2));
    else thing.places.push(inLines(thing.order ?? at, 0));
  });
  const together = action === "take-lower" ? 0 : lines(upper + lower) * CELL;
  return { kind: "rows", width: WIDE, height: Math.max(height, together) + 2,
    moves: action === "level" ? 2 : 1, things, empty: emptyRows(upper, lower, below) };
}

/** One counter of the longer row goes to the end of the shorter one. */
function level(things, upper, lower, below) {
  const isUpperLonger = upper > lower;
  const mover = isUpperLonger ? upper - 1 : upper + lower - 1;
  things.forEach((thing, at) => {
    const to = isUpperLonger ? inLines(lower, below) : inLines(upper, 0);
    thing.places.push(at === mover ? to : thing.places[0]);
    if (!isUpperLonger) thing.order = at === mover ? upper : at < upper ? at : at + 1;
  });
  things[mover].tone = "c";
}

/** Rows without a counter are outlines: none is something to be seen, too. */
const emptyRows = (upper, lower, below) => [
  ...(upper === 0 ? [{ y: HALF }] : []), ...(lower === 0 ? [{ y: below + HALF }] : [])];

/** Two rows that are as long, close together: the double is seen. */
const paired = (index, each) => ({ x: (index % each) * CELL + HALF, y: Math.floor(index / each) * CELL + HALF });

const gone = ({ x, y }) => ({ x, y: y + 3, isFaded: true });

/** Hops along the numbers around them. */
function numberLine({ start, hops, asksDistance }) {
  const stops = hops.reduce((all, hop) => [...all, all.at(-1) + hop], [start]);
  const [least, most] = [Math.min(...stops), Math.max(...stops)];
  const from = Math.max(0, Math.min(least - 1, 20 - 10));
  const to = Math.min(20, Math.max(most + 1, from + 10));
  const x = (number) => (number - from) * CELL + CELL;
  const isShort = to - from <= 12;
  const ticks = counters(to - from + 1, (at) => from + at).map((number) => ({ number, x: x(number),
    isBold: number % 5 === 0, isNamed: isShort || number % 5 === 0 || number === start }));
  const arcs = hops.map((hop, at) => ({ from: x(stops[at]), to: x(stops[at + 1]), hop, landing: stops[at + 1] }));
  return { kind: "number-line", width: (to - from + 2) * CELL, height: 58, moves: hops.length, ticks, arcs,
    asksDistance, start, things: [{ shape: "hopper", tone: "b", places: stops.map((stop) => ({ x: x(stop), y: 34 })) }] };
}

/** Counters that come into frames of ten, up to ten first, or leave them. */
function tenFrames({ before, change, parts }) {
  const most = Math.max(before, before + change);
  const frames = counters(most > 10 ? 2 : 1, (at) => ({ x: at * (5 * CELL + GAP), y: 0 }));
  const slot = (index) => ({ x: (index % 5) * CELL + HALF + (index >= 10 ? 5 * CELL + GAP : 0),
    y: Math.floor((index % 10) / 5) * CELL + HALF });
  const tray = 2 * CELL + GAP;
  const waiting = (at) => inLines(at, tray);
  const after = partial(parts);
  const things = counters(before, (at) => ({ shape: "counter", tone: "a", places: [slot(at), ...after.map((done) =>
    (done < 0 && at >= before + done ? { ...waiting(before - 1 - at), isFaded: true } : slot(at)))] }));
  things.push(...counters(change, (at) => ({ shape: "counter", tone: "b",
    places: [waiting(at), ...after.map((done) => (at < done ? slot(before + at) : waiting(at)))] })));
  return { kind: "ten-frames", width: WIDE, height: tray + lines(Math.abs(change)) * CELL + 2,
    moves: parts.length, things, frames };
}

/** How much of a change is done after each of its parts. */
const partial = (parts) => parts.map((_, at) => parts.slice(0, at + 1).reduce((sum, part) => sum + part, 0));

/** Rods of ten and ones; ten ones are as long as a rod, so that they can become one. */
function tensAndOnes({ before, change, tens, ones, trade }) {
  const rod = (line) => ({ x: WIDE / 2, y: line * CELL + HALF });
  const onesTop = 2 * CELL + 4;
  const one = (index) => inLines(index, onesTop);
  const tray = onesTop + 2 * CELL + GAP;
  const [rods, singles] = [Math.floor(before / 10), before % 10];
  const things = [];
  const order = change < 0 ? ["tens", "trade", "ones"] : ["tens", "ones", "trade"];
  const steps = order.filter((step) => ({ tens, ones, trade })[step] !== 0);
  const put = (shape, tone, places) => things.push({ shape, tone, places });
  const along = (first, ...changes) => steps.reduce((all, step) => {
    const changed = changes.find(([name]) => name === step);
    return [...all, changed ? changed[1] : all.at(-1)];
  }, [first]);
  const trayRod = (line) => ({ x: WIDE / 2, y: tray + line * CELL + HALF });
  const trayOne = (at) => inLines(at, tray + Math.abs(tens) * CELL);
  for (let at = 0; at < rods; at += 1) {
    const leaves = tens < 0 && at >= rods + tens;
    const breaks = trade < 0 && at === rods + Math.min(0, tens) - 1;
    put("rod", "a", along(rod(at), ...(leaves ? [["tens", { ...trayRod(at - rods - tens), isFaded: true }]] : []),
      ...(breaks ? [["trade", null]] : [])));
  }
  for (let at = 0; at < tens; at += 1) put("rod", "b", along(trayRod(at), ["tens", rod(rods + at)]));
  if (trade > 0) put("rod", "c", along(null, ["trade", rod(rods + Math.max(0, tens))]));
  const had = singles + (trade < 0 ? 10 : 0);
  for (let at = 0; at < had; at += 1) {
    const isBroken = at >= singles;
    const leaves = ones < 0 && at >= had + ones;
    put("one", isBroken ? "c" : "a", along(isBroken ? null : one(at), ...(isBroken ? [["trade", one(at)]] : []),
      ...(leaves ? [["ones", { ...trayOne(had - 1 - at), isFaded: true }]] : []), ...traded(trade, at, one)));
  }
  for (let at = 0; at < ones; at += 1) {
    put("one", "b", along(trayOne(at), ["ones", one(singles + at)], ...traded(trade, singles + at, one)));
  }
  return { kind: "tens-and-ones", width: WIDE, moves: steps.length, things,
    height: tray + (Math.abs(tens) + (ones ? lines(Math.abs(ones)) : 0)) * CELL + 2 };
}

/** Ten ones that became a rod are gone; those beyond them move up. */
const traded = (trade, at, one) => (trade > 0 ? [["trade", at < 10 ? null : one(at - 10)]] : []);
