// What a room sounds like when nobody speaks.
import assert from "node:assert/strict";
import test from "node:test";
import { page } from "../../support/browser.js";
import { Random } from "../../support/property.js";

const { checkRoom } = await page("features/voices/recording/room-check.js");

const { RoomFloor } = await page("features/voices/recording/room-floor.js");

const RATE = 48_000;

/** Two seconds of noise at `decibels`, with what `more(seconds)` adds. */
function room(decibels, more = () => 0, seed = 7) {
  const random = new Random(seed);
  const amplitude = 10 ** (decibels / 20) * Math.sqrt(3);
  return Float32Array.from({ length: 2 * RATE }, (_, i) =>
    amplitude * random.between(-1, 1) + more(i / RATE));
}

/** What a charger does: the mains and its overtones, at `decibels` in all. */
const hum = (mains, decibels) => (seconds) => 10 ** (decibels / 20) * [0.9, 0.7, 0.6, 0.3]
  .reduce((sum, part, n) => sum + part * Math.sin(2 * Math.PI * mains * (n + 1) * seconds + n), 0);

test("a quiet room is good, and how quiet is told", () => {
  const { verdict, floor, hum: mains } = checkRoom(room(-65), RATE);
  assert.deepEqual([verdict, mains], ["good", null]);
  assert.ok(Math.abs(floor + 65) < 1, `${floor}`);
});

for (const mains of [50, 60]) {
  test(`a hum of ${mains} Hz is told by its mains`, () => {
    assert.deepEqual(Object.values(checkRoom(room(-70, hum(mains, -50)), RATE)).slice(1), [mains, "hum"]);
  });
}

test("a hum that nobody hears is none", () => {
  assert.equal(checkRoom(room(-60, hum(50, -82)), RATE).verdict, "good");
});

test("a loud room is told, and is not taken for a hum", () => {
  assert.deepEqual(checkRoom(room(-35), RATE).verdict, "loud");
});

test("a voice that goes on is not taken for a hum", () => {
  const voice = (seconds) => 0.02 * Math.sin(2 * Math.PI * (118 * seconds + 3 * Math.sin(2 * Math.PI * 2 * seconds)));
  assert.equal(checkRoom(room(-65, voice), RATE).hum, null);
});

test("one knock does not make a room loud", () => {
  const knock = (seconds) => (seconds > 1 && seconds < 1.06 ? 0.5 * Math.sin(900 * seconds) : 0);
  assert.equal(checkRoom(room(-65, knock), RATE).verdict, "good");
});

test("a microphone that is switched off is dead", () => {
  assert.equal(checkRoom(new Float32Array(2 * RATE), RATE).verdict, "dead");
});

test("a room that changes in a sitting is noticed between the words, which do not count", () => {
  const room = new RoomFloor(-64);
  assert.equal(room.level, -64);
  const sitting = (floor) => {
    for (let word = 0; word < 3; word++) {
      for (let block = 0; block < 40; block++) room.take(-20);
      for (let block = 0; block < 60; block++) room.take(floor);
    }
  };
  sitting(-66);
  assert.equal(room.level, -66);
  sitting(-44); // a charger is plugged in
  assert.equal(room.level, -44);
  for (let block = 0; block < 150; block++) room.take(-15);
  assert.ok(room.level < -30, "somebody who talks without a pause is not the room");
  room.forget();
  assert.equal(room.level, -64);
});
