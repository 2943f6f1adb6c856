import assert from "node:assert/strict";
import test from "node:test";
import { page } from "../../support/browser.js";
import { property } from "../../support/property.js";

const { FrameRing } = await page("kit/audio/frame-ring.js");
const SIZE = 1 << 16;

test("a later message overwrites and tells the first frame that changed", () => {
  const ring = new FrameRing();
  const base = 2 ** 41 + 123;
  assert.equal(ring.write(base, new Float32Array(100).fill(0.25)), null);
  assert.equal(ring.write(base + 50, new Float32Array(100).fill(0.25)), null);
  assert.equal(ring.write(base + 40, new Float32Array([0.25, 0.25, 0.75])), base + 42);
  assert.equal(ring.at(base + 42), 0.75);
  assert.equal(ring.end, base + 150);
  assert.equal(ring.has(base + 150), false);
});

test("the ring forgets what is older than it holds", () => {
  const ring = new FrameRing();
  for (let i = 0; i < 200; i++) ring.write(i * 480, new Float32Array(480).fill(i / 256));
  assert.equal(ring.has(0), false);
  assert.equal(ring.has(200 * 480 - 1), true);
  assert.equal(ring.at(199 * 480) * 256, 199);
  assert.equal(ring.end - ring.start, SIZE);
});

test("a jump of the service's clock starts the ring anew", () => {
  const ring = new FrameRing();
  ring.write(1_000_000, new Float32Array(480).fill(1));
  ring.write(500, new Float32Array(480).fill(0.5));
  assert.equal(ring.has(1_000_000), false);
  assert.deepEqual([ring.start, ring.end], [500, 980]);
});

property("it plays what was written last, frame by frame, as a list without bounds would", (random) => {
  const ring = new FrameRing();
  const list = new Map();
  const base = random.whole(0, 2 ** 45);
  let end = base;
  for (let i = 0; i < 60; i++) {
    const from = Math.max(base, end - random.whole(0, 900));
    const samples = Float32Array.from(random.list(random.whole(1, 600), () => random.whole(0, 9)));
    const changed = ring.write(from, samples);
    let first = null;
    samples.forEach((sample, j) => {
      if (first === null && from + j < end && list.get(from + j) !== sample) first = from + j;
      list.set(from + j, sample);
    });
    end = Math.max(end, from + samples.length);
    assert.equal(changed, first);
  }
  assert.equal(ring.end, end);
  assert.equal(ring.start, Math.max(base, end - SIZE));
  for (let at = ring.start; at < end; at++) assert.equal(ring.at(at), list.get(at));
  const [from, to] = [random.whole(base, end), random.whole(base, end)].sort((a, b) => a - b);
  const isSilent = [...list].every(([at, value]) =>
    at < Math.max(from, ring.start) || at >= to || value === 0);
  assert.equal(ring.isSilent(from, to), isSilent);
}, { runs: 60 });
