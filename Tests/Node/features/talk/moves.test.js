import assert from "node:assert/strict";
import test from "node:test";
import { page } from "../../support/browser.js";
import { property } from "../../support/property.js";

const { BackTrail } = await page("features/talk/navigation/back-trail.js");
const { swipeLength, swipeSoFar } = await page("features/talk/scene/swipe.js");
const { groupsOf } = await page("features/talk/core-bar/word-groups.js");

const at = (clientX, clientY, timeStamp) => ({ clientX, clientY, timeStamp });

test("a swipe is quick, level and long enough, and has a side", () => {
  const whole = (start, end) => swipeSoFar(start, end, 300)?.part === 1;
  assert.deepEqual(swipeSoFar(at(500, 100, 0), at(200, 130, 700), 300), { direction: -1, part: 1 });
  assert.deepEqual(swipeSoFar(at(100, 100, 0), at(250, 100, 200), 300), { direction: 1, part: 0.5 });
  assert.ok(whole(at(100, 100, 0), at(400, 110, 200)));
  assert.ok(!whole(at(100, 100, 0), at(399, 100, 200)), "too short");
  assert.ok(!whole(at(100, 100, 0), at(500, 301, 200)), "too slanting");
  assert.ok(!whole(at(100, 100, 0), at(500, 100, 801)), "too slow");
});

test("a swipe is a third of the stage, and on the smallest still a long one", () => {
  assert.deepEqual([320, 390, 900, 1800].map(swipeLength).map(Math.round), [140, 140, 297, 594]);
});

property("what is no swipe one way is none the other way, and a longer one is one too", (random) => {
  const [x, y] = [random.between(-900, 900), random.between(-400, 400)];
  const time = random.between(0, 1200);
  const needed = swipeLength(random.between(300, 2000));
  const isWhole = (x, y) => swipeSoFar(at(0, 0, 0), at(x, y, time), needed)?.part === 1;
  assert.equal(isWhole(-x, y), isWhole(x, y));
  if (!isWhole(x, y)) return;
  assert.ok(isWhole(2 * x, y));
  assert.ok(Math.abs(x) >= needed && Math.abs(x) >= 2 * Math.abs(y) && time <= 800);
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

test("groups come in their order, empty ones too, the family's own last; words know their places", () => {
  const coreBar = ["misc", "verbs", "people", "verbs"].map((fitzgeraldKey, i) =>
    ({ word: `w${i}`, fitzgeraldKey, colourSlot: i + 2 }));
  const groups = groupsOf({ state: { coreBar, ownPlaces: { 7: 3 } },
    symbols: { keys: { verbs: { label: "Doing" } } }, ownWords: [{ id: 7, word: "Nana" }] });
  assert.deepEqual(groups.map(({ key, label, words }) => [key, label, words.map(({ at }) => at)]), [
    ["people", "people", [4]], ["verbs", "Doing", [3, 5]], ["descriptors", "descriptors", []],
    ["nouns", "nouns", []], ["social", "social", []], ["misc", "misc", [2]],
    ["own", "My words", [3]]]);
  assert.ok(groups.every(({ art }) => art));
});
