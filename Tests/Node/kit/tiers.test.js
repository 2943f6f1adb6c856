// The cards of the tiers say what is true of the tiers.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { page } from "../support/browser.js";

const { TIERS } = await page("kit/tiers.js");
const resources = "../../../Sources/Vocabulary/Content/Resources/";
const read = (name) => JSON.parse(readFileSync(new URL(resources + name, import.meta.url), "utf8"));
const defaults = read("defaults.json");
const points = new Map(TIERS.map(({ value, points: said }) => [value, said.join("; ")]));

test("each tier has a card, and says the seconds that Meadow waits", () => {
  assert.deepEqual(TIERS.map(({ value }) => value), defaults.tiers.map(({ tier }) => tier));
  for (const { tier, pauseSeconds: { least, most } } of defaults.tiers) {
    assert.match(points.get(tier), new RegExp(`Waits ${least} to ${most} seconds`));
  }
});

test("signs and beginnings to fill in stand on the cards of the tiers that have them", () => {
  for (const { tier, signing, carrierPhrases } of defaults.tiers) {
    assert.equal(/signs/i.test(points.get(tier)), signing, `signs at ${tier}`);
    assert.equal(/fill in/.test(points.get(tier)), carrierPhrases, `beginnings at ${tier}`);
  }
});

test("celebrations are biggest at the first tier, and at the third never the biggest", () => {
  const [first, second, third] = defaults.tiers.map(({ celebrations }) => celebrations);
  assert.deepEqual([first.least, first.most], ["full", "full"]);
  assert.notEqual(second.least, second.most); // as the age asks for
  assert.equal(third.most, "medium");
  assert.match(points.get(1), /biggest celebrations/);
  assert.match(points.get(2), /as the age asks/);
  assert.match(points.get(3), /Smaller celebrations/);
});

test("no card promises a celebration for every word", () => {
  for (const said of points.values()) assert.doesNotMatch(said, /every|always|each word/i);
});
