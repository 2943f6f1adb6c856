// Facts without a browser: how times are taken, what the keypad makes of keys, where the counters of a
// micro-lesson lie, which goal comes next, and what of a child's facts has grown.
import assert from "node:assert/strict";
import test from "node:test";
import { page } from "./support/browser.js";

const { KeyTimes } = await page("features/learn/facts/key-times.js");
const { keyOfKeyboard, typedWith } = await page("features/learn/facts/fact-keypad.js");
const { CELL, planOf } = await page("features/learn/facts/picture-plan.js");
const { stepped } = await page("features/learn/facts/goal-picker.js");
const { factParts, factSpeech, factText, numberName } = await page("features/learn/facts/facts-words.js");
const { bandsOf, familiesOf, familyOf, growth, sector, nightsUntil } =
  await page("features/learn/progress/fact-growth.js");

/** Times on a clock of the test's, which draws a frame when it is told to. */
function timed() {
  const clock = { now: 0, frames: [] };
  const times = new KeyTimes({ now: () => clock.now, frame: (act) => clock.frames.push(act) });
  const draw = () => clock.frames.splice(0).forEach((act) => act());
  return { clock, times, draw };
}

test("an answer's time counts from the second frame after the prompt was drawn", () => {
  const { clock, times, draw } = timed();
  times.begin();
  clock.now = 10;
  draw();
  clock.now = 26;
  draw();
  clock.now = 1026;
  times.touch();
  clock.now = 1526;
  assert.deepEqual(times.read(),
    { firstKey: 1000, commit: 1500, usedBackspace: false, wasHidden: false, wasSpokenOver: false });
});

test("a finger that is quicker than the paint took no time, and a first key is never after its answer", () => {
  const { clock, times, draw } = timed();
  times.begin();
  times.touch();
  draw();
  draw();
  clock.now = 400;
  assert.deepEqual([times.read().firstKey, times.read().commit], [0, 400]);
  times.begin();
  assert.deepEqual([times.read().firstKey, times.read().commit], [0, 0]);
});

test("the frames of the prompt before do not begin the time of the next", () => {
  const { clock, times, draw } = timed();
  times.begin();
  draw();
  clock.now = 500;
  times.begin();
  draw(); // the second frame of the first, the first of the second
  clock.now = 600;
  draw();
  clock.now = 700;
  assert.equal(times.read().commit, 100);
});

test("what disturbs a child is named, for the one prompt that it disturbed", () => {
  const { times } = timed();
  times.begin();
  times.back();
  times.hide();
  times.speak();
  const { usedBackspace, wasHidden, wasSpokenOver } = times.read();
  assert.deepEqual([usedBackspace, wasHidden, wasSpokenOver], [true, true, true]);
  times.begin();
  assert.deepEqual([times.read().usedBackspace, times.read().wasHidden], [false, false]);
});

test("who only listens has time from the last word on, unless a key came before", () => {
  const { clock, times, draw } = timed();
  times.begin();
  draw();
  draw();
  times.speak();
  clock.now = 2000;
  times.heard();
  clock.now = 2600;
  assert.deepEqual([times.read().commit, times.read().wasSpokenOver], [600, false]);
  times.begin();
  draw();
  draw();
  times.speak();
  times.touch();
  clock.now = 3000;
  times.heard();
  assert.equal(times.read().wasSpokenOver, true);
});

test("the keypad takes two digits, lets a zero make way and takes digits back", () => {
  const type = (keys) => [...keys].reduce((typed, key) => typedWith(typed, key === "<" ? "back" : key), "");
  assert.deepEqual(["14", "123", "07", "0", "1<2", "<", "12<<"].map(type), ["14", "12", "7", "0", "2", "", ""]);
});

test("keys of a keyboard are the keypad's, but for chords", () => {
  const key = (name, more = {}) => keyOfKeyboard({ key: name, ...more });
  assert.deepEqual(["7", "Backspace", "Enter", "a", "Escape", "Tab"].map((name) => key(name)),
    ["7", "back", "done", null, null, null]);
  assert.equal(key("7", { ctrlKey: true }), null);
});

/** The pictures that the service can send, each with how many things there are in the end. */
const PICTURES = [
  [{ kind: "rows", upper: 6, lower: 8, action: "join" }, 14],
  [{ kind: "rows", upper: 10, lower: 10, action: "join" }, 20],
  [{ kind: "rows", upper: 0, lower: 0, action: "join" }, 0],
  [{ kind: "rows", upper: 20, lower: 0, action: "join" }, 20],
  [{ kind: "rows", upper: 5, lower: 7, action: "level" }, 12],
  [{ kind: "rows", upper: 8, lower: 6, action: "level" }, 14],
  [{ kind: "rows", upper: 7, lower: 7, action: "take-lower" }, 7],
  [{ kind: "ten-frames", before: 8, change: 6, parts: [2, 4] }, 14],
  [{ kind: "ten-frames", before: 14, change: -6, parts: [-6] }, 8],
  [{ kind: "ten-frames", before: 10, change: -4, parts: [-4] }, 6],
  [{ kind: "tens-and-ones", before: 14, change: 3, tens: 0, ones: 3, trade: 0 }, 8],
  [{ kind: "tens-and-ones", before: 7, change: 13, tens: 1, ones: 3, trade: 1 }, 2],
  [{ kind: "tens-and-ones", before: 20, change: -13, tens: -1, ones: -3, trade: -1 }, 7],
  [{ kind: "tens-and-ones", before: 17, change: -14, tens: -1, ones: -4, trade: 0 }, 3],
];

test("every picture ends with as many things as the fact's answer, none upon another", () => {
  for (const [picture, left] of PICTURES) {
    const plan = planOf(picture);
    const name = JSON.stringify(picture);
    assert.ok(plan.things.every(({ places }) => places.length === plan.moves + 1), name);
    const ends = plan.things.map(({ places }) => places.at(-1)).filter((place) => place && !place.isFaded);
    assert.equal(ends.length, left, name);
    for (let stage = 0; stage <= plan.moves; stage += 1) {
      const places = plan.things.map(({ places }) => places[stage]).filter(Boolean);
      assert.equal(new Set(places.map(({ x, y }) => `${x} ${y}`)).size, places.length, `${name} at ${stage}`);
      for (const { x, y } of places) assert.ok(x >= 0 && x <= plan.width && y >= 0 && y <= plan.height, name);
    }
  }
});

test("a number line shows where its hops begin and end, and the numbers around them", () => {
  for (const [start, hops] of [[9, [1, 3]], [16, [-1, -1]], [0, [2]], [20, [-2]], [8, [2, 10]]]) {
    const plan = planOf({ kind: "number-line", start, hops, asksDistance: false });
    const numbers = plan.ticks.map(({ number }) => number);
    const end = hops.reduce((sum, hop) => sum + hop, start);
    assert.ok(numbers.includes(start) && numbers.includes(end));
    assert.ok(numbers[0] >= 0 && numbers.at(-1) <= 20 && numbers.length >= 11);
    const [frog] = plan.things;
    assert.equal(frog.places.at(-1).x - frog.places[0].x, (end - start) * CELL);
    assert.equal(plan.arcs.length, plan.moves);
  }
});

test("a goal goes from 5 to 40, with what is suggested beyond them", () => {
  assert.deepEqual([stepped(10, 1), stepped(5, -1), stepped(40, 1)], [11, 5, 40]);
  assert.deepEqual([stepped(3, 1, 3), stepped(5, -1, 3), stepped(3, -1, 3)], [5, 3, 3]);
  assert.deepEqual([stepped(42, -1, 42), stepped(40, 1, 42), stepped(42, 1, 42)], [40, 42, 42]);
});

test("facts are written with a true minus and said in words", () => {
  assert.deepEqual(factParts("14-8"), { left: 14, sign: "−", right: 8, answer: 6 });
  assert.equal(factText("6+8", 14), "6 + 8 = 14");
  assert.equal(factSpeech("14-8", 6), "fourteen minus eight is six");
  assert.deepEqual([0, 20, 21, 40, 99].map(numberName), ["zero", "twenty", "twenty-one", "forty", "ninety-nine"]);
});

const entry = (fact, band, recall, isAutomatic = false) => ({ fact, band, recall, isAutomatic });

test("the facts of a family belong together, whichever way they are asked", () => {
  for (const fact of ["6+8", "8+6", "14-6", "14-8"]) {
    assert.deepEqual(familyOf(fact), { smaller: 6, larger: 8, whole: 14 });
  }
  const entries = [entry("1+2", 3, 0.9), entry("2+1", 3), entry("3-1", 3), entry("3-2", 3), entry("4+4", 1, 1, true)];
  const [family, ...others] = familiesOf(entries, 3);
  assert.deepEqual([family.key, family.facts.length, family.level, others.length], ["1+2", 4, 1, 0]);
  assert.deepEqual(bandsOf(entries)[2], { band: 3, all: 4, met: 1, known: 0 });
});

test("a plant grows with what is remembered, and flowers when all of it is known by heart", () => {
  assert.equal(growth([entry("1+1", 1)]), 0);
  assert.deepEqual([0.1, 0.6, 0.9].map((recall) => growth([entry("1+1", 1, recall)])), [1, 2, 3]);
  assert.equal(growth([entry("1+1", 1, 0.9, true), entry("2-1", 1, 0.9, true)]), 4);
});

test("the wheel has six sectors that close", () => {
  const drawn = [0, 1, 2, 3, 4, 5].map((at) => sector(at, 16, 60));
  assert.equal(new Set(drawn).size, 6);
  for (const path of drawn) assert.match(path, /^M[-\d. ]+L[-\d. ]+A60 60 0 0 1 [-\d. ]+L[-\d. ]+A16 16 0 0 0 [-\d. ]+Z$/);
});

test("what comes back is counted in nights of this place", () => {
  const evening = new Date(2026, 10, 24, 21).getTime();
  const at = (day, hour) => new Date(2026, 10, day, hour).getTime();
  assert.deepEqual([at(24, 23), at(25, 6), at(27, 1), at(20, 8)].map((due) => nightsUntil(due, evening)), [0, 1, 3, 0]);
});
