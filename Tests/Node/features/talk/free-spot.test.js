// Where Meadow's card may lie: on nothing that can be touched.
import assert from "node:assert/strict";
import test from "node:test";
import { page } from "../../support/browser.js";

const { freeSpot } = await page("features/talk/companion/free-spot.js");

const box = (left, top, width, height) =>
  ({ left, top, right: left + width, bottom: top + height, width, height });
const room = box(0, 0, 400, 300);
const near = { x: 400, y: 300 };
const lies = ({ x, y }, width, height, other) => x < other.right && x + width > other.left
  && y < other.bottom && y + height > other.top;

test("with nothing in the way it lies in the corner that it comes from", () => {
  assert.deepEqual(
    freeSpot({ width: 100, height: 50, room, taken: [], near }), { x: 300, y: 250 });
});

test("it goes beside what can be touched, as near as there is room", () => {
  const word = box(280, 200, 120, 100);
  const spot = freeSpot({ width: 100, height: 50, room, taken: [word], near });
  assert.deepEqual(spot, { x: 300, y: 146 });
});

test("where there is no room it lies nowhere", () => {
  const words = [box(0, 0, 400, 120), box(0, 150, 400, 150)];
  assert.equal(freeSpot({ width: 100, height: 50, room, taken: words, near }), null);
  assert.equal(freeSpot({ width: 500, height: 50, room, taken: [], near }), null);
});

test("among many words it never lies on one, and finds a hole that is just large enough", () => {
  const taken = [];
  for (let x = 0; x < 400; x += 50) for (let y = 0; y < 300; y += 50) taken.push(box(x, y, 46, 46));
  assert.equal(freeSpot({ width: 60, height: 40, room, taken, near }), null);
  const holed = taken.filter(({ left, top }) => !(left >= 100 && left <= 150 && top === 100));
  const spot = freeSpot({ width: 90, height: 40, room, taken: holed, near });
  assert.ok(spot, "there is a hole of two tiles");
  assert.ok(holed.every((other) => !lies(spot, 90, 40, other)));
});
