import assert from "node:assert/strict";
import test from "node:test";
import { page } from "../../support/browser.js";
import { property } from "../../support/property.js";

const { asChange, asManner, ComparisonSlots, FACTORS, same } =
  await page("features/voices/comparison-slots.js");

const SETTINGS = { voice: "girl", parentese: "byAge", ageMonths: 27, rate: 0.85, pitch: 1.2, range: 1,
  pauseMilliseconds: 60, volumeCapDecibels: 0 };
const STEPS = [{ fromMonths: 12, rate: 0.7, pitch: 1.3, range: 1.4, pauseMilliseconds: 120 },
  { fromMonths: 24, rate: 0.85, pitch: 1.2, range: 1.2, pauseMilliseconds: 60 }];

function begun() {
  const slots = new ComparisonSlots();
  slots.steps = STEPS;
  slots.settle(SETTINGS);
  return slots;
}

test("what the board has is tried first, and nothing is being compared", () => {
  const slots = begun();
  assert.ok(slots.isKept && !slots.isComparing);
  assert.deepEqual(asManner(slots.current),
    { voice: "girl", rate: 0.85, pitch: 1.2, range: 1, pauseMilliseconds: 60 });
});

test("a factor set by hand is the family's own from then on", () => {
  const slots = begun();
  slots.setFactor("rate", 1);
  assert.equal(slots.current.parentese, "own");
  assert.deepEqual(asChange(slots.current),
    { voice: "girl", parentese: "own", rate: 1, pitch: 1.2, range: 1, pauseMilliseconds: 60 });
});

property("B begins as A, what is tried in one leaves the other alone, and putting back is exact", (random) => {
  const slots = begun();
  slots.choose("B");
  assert.ok(same(slots.at("A"), slots.at("B")));
  for (let i = 0; i < 10; i++) {
    const name = random.pick(["A", "B"]);
    slots.choose(name);
    const other = { ...slots.at(name === "A" ? "B" : "A") };
    random.pick([
      () => slots.setFactor(random.pick(FACTORS), random.between(0, 2)),
      () => slots.setVoice(random.pick(["girl", "boy"])),
      () => slots.setMode(random.pick(["byAge", "own", "off"])),
      () => slots.setAge(random.whole(0, 60)),
    ])();
    assert.deepEqual(slots.at(name === "A" ? "B" : "A"), other);
    const change = asChange(slots.current);
    assert.ok(!("ageMonths" in change && "rate" in change));
  }
  slots.putBack();
  assert.ok(slots.isKept);
});

property("an age has the step that begins before it, and the young the first", (random) => {
  const months = random.whole(0, 70);
  assert.equal(begun().step(months).fromMonths, months < 24 ? 12 : 24);
  assert.equal(begun().step(null), null);
});

test("what somebody else sets is followed, except while two are compared", () => {
  const slots = begun();
  slots.settle({ ...SETTINGS, voice: "boy" });
  assert.equal(slots.current.voice, "boy");
  slots.choose("B");
  slots.settle({ ...SETTINGS, voice: "girl" });
  assert.equal(slots.current.voice, "boy");
  assert.equal(slots.kept.voice, "girl");
});
