// What the answer boards of early maths reckon with, without a page.
import assert from "node:assert/strict";
import test from "node:test";
import { page } from "./support/browser.js";

const boards = (name) => page(`features/learn/boards/${name}.js`);
const stage = (name) => page(`features/learn/stage/${name}.js`);

test("digits make a number within what is asked, and one too many begins anew", async () => {
  const { typed, erased } = await boards("number-entry");
  assert.equal([1, 2].reduce((number, digit) => typed(number, digit, 20), null), 12);
  assert.equal(typed(7, 8, 20), 8);
  assert.equal(typed(12, 0, 120), 120);
  assert.equal(typed(0, 5, 20), 5);
  assert.equal(typed(null, 7, 5), null);
  assert.deepEqual([erased(12), erased(1), erased(null)], [1, null, null]);
});

test("ten ones are traded for a ten and back, and the number stays", async () => {
  const { TenTrade } = await boards("ten-trade");
  const blocks = new TenTrade({ mostTens: 3, mostOnes: 19 });
  for (let i = 0; i < 14; i++) assert.ok(blocks.change("ones", 1));
  assert.equal(blocks.total, 14);
  assert.ok(blocks.gather());
  assert.deepEqual([blocks.tens, blocks.ones, blocks.total], [1, 4, 14]);
  assert.equal(blocks.gather(), false);
  assert.ok(blocks.open());
  assert.deepEqual([blocks.tens, blocks.ones, blocks.total], [0, 14, 14]);
});

test("no trade takes more blocks than there are, or fewer than none", async () => {
  const { TenTrade } = await boards("ten-trade");
  const blocks = new TenTrade({ mostTens: 1, mostOnes: 20 });
  assert.equal(blocks.change("tens", -1), false);
  blocks.change("tens", 1);
  for (let i = 0; i < 20; i++) blocks.change("ones", 1);
  assert.equal(blocks.change("ones", 1), false);
  assert.equal(blocks.canGather, false, "there is only one ten");
  assert.equal(blocks.canOpen, false, "there are only twenty ones");
  assert.equal(blocks.total, 30);
});

test("the hands of the clock are coupled and stop at the board's steps", async () => {
  const { moved, withHourHand, withMinuteHand } = await boards("clock-time");
  assert.deepEqual(moved({ h: 12, m: 30 }, 30), { h: 1, m: 0 });
  assert.deepEqual(moved({ h: 1, m: 0 }, -30), { h: 12, m: 30 });
  assert.deepEqual(withMinuteHand({ h: 4, m: 0 }, 0.47, 30), { h: 4, m: 30 });
  assert.deepEqual(withMinuteHand({ h: 4, m: 30 }, 0.98, 30), { h: 5, m: 0 }, "over twelve into the next hour");
  assert.deepEqual(withMinuteHand({ h: 4, m: 0 }, 0.9, 5), { h: 3, m: 55 }, "and back into the last one");
  assert.deepEqual(withMinuteHand({ h: 9, m: 0 }, 0.26, 5), { h: 9, m: 15 });
  assert.deepEqual(withHourHand({ h: 2, m: 30 }, 7.4 / 12), { h: 7, m: 30 });
  assert.deepEqual(withHourHand({ h: 2, m: 0 }, 11.9 / 12), { h: 12, m: 0 });
});

test("a touch on the face means the hand it points at", async () => {
  const { handAt } = await boards("clock-time");
  assert.equal(handAt({ h: 3, m: 0 }, 0.25, 0.4), "hour");
  assert.equal(handAt({ h: 3, m: 0 }, 0.02, 0.6), "minute");
  assert.equal(handAt({ h: 3, m: 0 }, 0.2, 0.9), "minute", "the short hand does not reach so far");
  assert.equal(handAt({ h: 12, m: 0 }, 0, 0.3), "minute", "one on the other: the one on top");
});

test("hops stay on the line, and what they come to is where the frog sits", async () => {
  const { HopPath } = await boards("hop-path");
  const path = new HopPath({ from: 0, to: 10, start: 7 });
  assert.ok(path.hop(2));
  assert.equal(path.hop(2), false);
  assert.equal(path.hop(0), false);
  assert.ok(path.hop(-4));
  assert.deepEqual([path.hops, path.end], [[2, -4], 5]);
  assert.deepEqual(path.arcs, [{ from: 7, to: 9 }, { from: 9, to: 5 }]);
  path.clear();
  assert.deepEqual([path.hops, path.end], [[], 7]);
});

test("a place holds one tile: what lay there goes back, or to where the new one came from", async () => {
  const { TilePlaces } = await boards("tile-places");
  const places = new TilePlaces();
  places.put("t1", "a");
  places.put("t2", "a");
  assert.deepEqual([places.at("a"), places.isInTray("t1")], ["t2", true]);
  places.put("t1", "b");
  places.put("t1", "a", "b");
  assert.deepEqual([places.at("a"), places.at("b")], ["t1", "t2"], "they change places");
  places.take("t1", "a");
  assert.deepEqual([places.at("a"), places.firstEmpty(["b", "a"])], [null, "a"]);
});

test("tiles that are used again stay in the tray; a bin takes all that come", async () => {
  const { TilePlaces } = await boards("tile-places");
  const again = new TilePlaces({ reuses: true });
  again.put("t1", "a");
  again.put("t1", "b");
  assert.deepEqual([again.at("a"), again.at("b"), again.isInTray("t1")], ["t1", "t1", true]);
  again.put("t1", "c", "a");
  assert.deepEqual([again.at("a"), again.at("b"), again.at("c")], [null, "t1", "t1"]);
  const bins = new TilePlaces({ holdsMany: true });
  for (const thing of ["s1", "s2", "s3"]) bins.put(thing, thing === "s3" ? "no" : "yes");
  bins.put("s2", "no", "yes");
  assert.deepEqual([bins.in("yes"), bins.in("no"), bins.placeOf("s2")], [["s1"], ["s3", "s2"], "no"]);
});

test("pegs close to each other hang on different levels", async () => {
  const { pegLevels } = await boards("peg-levels");
  assert.deepEqual(pegLevels([10, 30, 80, 100, 150], 68), [0, 1, 0, 1, 0]);
  assert.deepEqual(pegLevels([10, 20, 30], 68), [0, 1, 2]);
});

test("counted things stand apart, as many as there are, in every layout", async () => {
  const { countedLayout } = await stage("counted-layout");
  for (const layout of ["row", "pairs", "ten-frame", "scatter"]) {
    for (let count = 1; count <= 35; count++) {
      const { places, columns, rows } = countedLayout(layout, count);
      assert.equal(places.length, count);
      for (const [i, one] of places.entries()) {
        assert.ok(one.x > -0.3 && one.x < columns - 0.6 && one.y > -0.3 && one.y < rows - 0.6, `${layout} ${count}`);
        for (const other of places.slice(i + 1)) {
          assert.ok(Math.hypot(one.x - other.x, one.y - other.y) > 0.6, `${layout} ${count}: ${i}`);
        }
      }
    }
  }
});

test("equal parts are as many as are asked, each with its middle", async () => {
  const { equalParts, partMiddles } = await stage("figure-shapes");
  for (const name of ["circle", "square", "rectangle"]) {
    for (const parts of [2, 3, 4, 6, 8, 10, 12]) {
      assert.equal(new Set(equalParts(name, parts)).size, parts, `${name} ${parts}`);
      assert.equal(new Set(partMiddles(name, parts).map(String)).size, parts);
    }
  }
});

test("a number line has numerals where there is room, the round ones first", async () => {
  const { numbered, onLine } = await stage("line-piece");
  assert.equal(numbered(0, 10).length, 11);
  assert.deepEqual(numbered(0, 20).slice(0, 4), [0, 2, 4, 6]);
  assert.ok(numbered(0, 100).every((number) => number % 5 === 0));
  assert.equal(onLine(5, 0, 10, 400, 20), 200);
});

test("what is measured in one question has one scale", async () => {
  const { scaleOf } = await stage("piece-drawing");
  const ruler = (length) => ({ shape: { kind: "ruler", length } });
  assert.deepEqual(scaleOf({ stage: [ruler(3), ruler(7)], board: {} }), { longest: 7 });
  assert.deepEqual(scaleOf({ stage: [], board: { options: [{ picture: { shape: { kind: "jug", capacity: 8 } } },
    { display: "yes" }] } }), { largest: 8 });
});

test("a time is said as people say it", async () => {
  const { WORDS } = await boards("board-words");
  assert.deepEqual([WORDS.time(3, 0), WORDS.time(12, 30), WORDS.time(4, 5), WORDS.time(9, 20)],
    ["three o'clock", "half past twelve", "four oh 5", "nine 20"]);
});

test("a block is drawn as a cube within its square, every other thing stays its picture", async () => {
  const { blockColour, cubeFaces } = await stage("solid-block");
  assert.equal(blockColour("🟧"), "orange");
  assert.equal(blockColour("🍎"), null);
  const faces = cubeFaces(20, 20, 40);
  assert.deepEqual(faces.map(([, shade]) => shade), ["middle", "light", "dark"]);
  const [left, top] = faces[0][0].match(/-?[\d.]+/g).map(Number);
  assert.ok(left >= 0 && top >= 8 && left + 28.8 + 8.8 <= 40 && top + 28.8 <= 40);
});
