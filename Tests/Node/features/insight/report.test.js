import assert from "node:assert/strict";
import test from "node:test";
import { page } from "../../support/browser.js";
import { property } from "../../support/property.js";

const { addDays, dayInWords, daysBetween } = await page("features/insight/calendar-days.js");
const { ceiling } = await page("features/insight/chart-scale.js");
const { reportInSentences } = await page("features/insight/report-sentences.js");

property("days that are added are found again, over months, leap years and clock changes", (random) => {
  const day = new Date(random.between(Date.UTC(1990), Date.UTC(2060))).toISOString().slice(0, 10);
  const count = random.whole(-900, 900);
  const later = addDays(day, count);
  assert.match(later, /^\d{4}-\d\d-\d\d$/);
  assert.equal(daysBetween(day, later), count);
  assert.equal(addDays(later, -count), day);
  assert.ok(dayInWords(later).includes(String(Number(later.slice(8)))));
}, { runs: 5000 });

property("a chart's top is the next round number", (random) => {
  const most = random.whole(1, 200_000);
  const top = ceiling(most);
  assert.ok(top >= most && top < most * 2.5 + 1, `${most} → ${top}`);
  assert.match(String(top), /^(1|2|4|5)0*$/);
}, { runs: 5000 });

test("nothing touched is said kindly", () => {
  assert.deepEqual(reportInSentences({ total: {}, days: [], daysOfUse: [], messages: [] }, "Mia", 30),
    ["In the last 30 days nothing was touched yet. There is time."]);
});
