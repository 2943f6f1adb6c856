import assert from "node:assert/strict";
import test from "node:test";
import { page } from "../../support/browser.js";
import { property } from "../../support/property.js";

const { PlayHead } = await page("kit/audio/play-head.js");

test("the head trusts the message that was delayed least", () => {
  const head = new PlayHead();
  [300, 40, 500, 96, 40, 700].forEach((delay, i) => head.hear(10000 + i * 480 - delay, i * 480));
  assert.equal(head.target, 10000 - 40 - 720);
});

test("the lag grows with trouble up to 40 ms and shrinks after calm", () => {
  const head = new PlayHead();
  const lags = [head.lag / 48];
  head.troubled(0);
  lags.push(head.lag / 48);
  for (let i = 0; i < 20; i++) head.troubled(0);
  lags.push(head.lag / 48);
  head.calm(48 * 9000);
  lags.push(head.lag / 48);
  head.calm(48 * 10001);
  lags.push(head.lag / 48);
  assert.deepEqual(lags, [15, 19, 40, 40, 39]);
});

test("a small error waits for silence and a large one does not", () => {
  const head = new PlayHead();
  const verdicts = [10000, 10050, 10500, 14000].map((now) => {
    head.hear(now, 0);
    return head.verdict;
  });
  assert.deepEqual(verdicts, ["stay", "stay", "silently", "now"]);
});

test("old arrivals are forgotten, so that drifting clocks are followed", () => {
  const head = new PlayHead();
  head.hear(10000, 0);
  for (let t = 48000; t <= 4 * 48000; t += 480) head.hear(9000 + t, t);
  assert.equal(head.target + head.lag, 9000);
});

test("the lag covers the spread of arrivals before anything comes too late", () => {
  const head = new PlayHead();
  for (let t = 0; t < 48000; t += 480) head.hear(10000 + t - (t % 960 ? 1200 : 0), t);
  assert.equal(head.lag / 48, 26);
});

property("the lag stays within its bounds and the target never runs ahead of what was sent", (random) => {
  const head = new PlayHead();
  const offset = random.whole(-1e9, 1e9);
  let clock = 0;
  for (let i = 0; i < 300; i++) {
    clock += random.whole(0, 2000);
    if (random.next() < 0.7) head.hear(offset + clock - random.whole(0, 1500), clock);
    if (random.next() < 0.1) head.troubled(clock, random.whole(0, 3000));
    head.calm(clock);
    assert.ok(head.lag >= 15 * 48 && head.lag <= 40 * 48, `lag ${head.lag}`);
    if (head.anchor !== null && random.next() < 0.5) {
      assert.ok(!(head.target > offset - 15 * 48), `target ${head.target - offset}`);
    }
  }
});
