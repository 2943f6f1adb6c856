import assert from "node:assert/strict";
import test from "node:test";
import { page } from "../../support/browser.js";
import { property } from "../../support/property.js";

const { BackTrail } = await page("features/talk/navigation/back-trail.js");
const { swipeDirection } = await page("features/talk/scene/swipe.js");
const { groupsOf } = await page("features/talk/core-bar/word-groups.js");

const at = (clientX, clientY, timeStamp) => ({ clientX, clientY, timeStamp });

test("a swipe is quick, level and long enough, and has a side", () => {
  assert.equal(swipeDirection(at(300, 100, 0), at(200, 110, 200), 60), -1);
  assert.equal(swipeDirection(at(300, 100, 0), at(400, 110, 200), 60), 1);
  assert.equal(swipeDirection(at(300, 100, 0), at(245, 100, 200), 60), 0);
  assert.equal(swipeDirection(at(300, 100, 0), at(200, 155, 200), 60), 0);
  assert.equal(swipeDirection(at(300, 100, 0), at(200, 100, 700), 60), 0);
});

property("what is no swipe one way is none the other way, and a longer one is one too", (random) => {
  const [x, y] = [random.between(-400, 400), random.between(-400, 400)];
  const time = random.between(0, 1200);
  const needed = random.pick([60, 180, Infinity]);
  const there = swipeDirection(at(0, 0, 0), at(x, y, time), needed);
  assert.equal(swipeDirection(at(0, 0, 0), at(-x, y, time), needed) + there, 0);
  if (there) assert.equal(swipeDirection(at(0, 0, 0), at(2 * x, y, time), needed), there);
  if (there) assert.ok(Math.abs(x) >= needed && Math.abs(x) >= 2 * Math.abs(y) && time <= 600);
}, { runs: 5000 });

const place = (scene, ...path) => ({ scene, path });

test("back leads where one came from, and out of what is open where nobody knows", () => {
  const trail = new BackTrail();
  assert.equal(trail.back, null);
  trail.follow(place("kitchen", "fridge"));
  assert.deepEqual(trail.back, place("kitchen"));
  trail.follow(place("bedroom"));
  assert.deepEqual(trail.back, place("kitchen", "fridge"));
  trail.expectBack();
  trail.follow(place("kitchen", "fridge"));
  assert.deepEqual(trail.back, place("kitchen"));
  trail.follow(place("kitchen", "fridge"));
  assert.deepEqual(trail.back, place("kitchen"));
});

property("back after back goes through the last places in turn", (random) => {
  const trail = new BackTrail();
  const gone = [];
  let here = null;
  for (let i = 0; i < 50; i++) {
    const next = place(random.pick(["kitchen", "bedroom", "outdoors"]),
      ...random.list(random.whole(0, 2), () => random.pick(["fridge", "box"])));
    if (here && JSON.stringify(next) !== JSON.stringify(here)) gone.push(here);
    here = next;
    trail.follow(next);
  }
  for (const before of gone.slice(-32).reverse()) {
    assert.deepEqual(trail.back, before);
    trail.expectBack();
    trail.follow(before);
  }
});

test("groups come in their order, the family's own first, none of them empty", () => {
  const coreBar = ["misc", "verbs", "people", "verbs"].map((fitzgeraldKey, i) =>
    ({ word: `w${i}`, fitzgeraldKey }));
  const groups = groupsOf({ state: { coreBar }, symbols: { keys: { verbs: { label: "Doing" } } },
    ownWords: [{ word: "Nana" }] });
  assert.deepEqual(groups.map(({ key, label, words }) => [key, label, words.length]), [
    ["own", "My words", 1], ["people", "people", 1], ["verbs", "Doing", 2], ["misc", "misc", 1]]);
  assert.ok(groups.every(({ emoji }) => emoji));
});
