import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { page } from "../../support/browser.js";

const { USUAL } = await page("features/talk/celebration/celebration.js");
const { ages } = JSON.parse(readFileSync(new URL(
  "../../../../Sources/Vocabulary/Content/Resources/defaults.json", import.meta.url)));

test("a celebration that a grown-up tries is as long and as full as the service makes them", () => {
  const { scale } = ages.find(({ fromMonths }) => fromMonths === 24);
  for (const [intensity, { milliseconds, particles }] of Object.entries(USUAL)) {
    assert.equal(milliseconds, scale.milliseconds[intensity - 1]);
    assert.equal(particles, scale.particles[intensity - 1]);
  }
});
