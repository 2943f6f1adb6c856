import assert from "node:assert/strict";
import test from "node:test";
import { page } from "../../support/browser.js";
import { property } from "../../support/property.js";

const { MessageParser } = await page("kit/audio/stream-messages.js");

function message({ from, now, samples }) {
  const view = new DataView(new ArrayBuffer(24 + samples.length * 4));
  view.setBigInt64(0, BigInt(from), true);
  view.setBigInt64(8, BigInt(now), true);
  view.setUint32(16, samples.length, true);
  samples.forEach((sample, i) => view.setFloat32(24 + i * 4, sample, true));
  return new Uint8Array(view.buffer);
}

property("messages cut anywhere arrive whole and in order", (random) => {
  const all = random.list(random.whole(1, 12), () => ({
    from: random.whole(-3, 2 ** 45), now: random.whole(-3, 2 ** 45),
    samples: random.list(random.pick([0, 1, 2, 480, 5000]), () => random.whole(-8, 8) / 8),
  }));
  const bytes = Uint8Array.from(all.flatMap((one) => [...message(one)]));
  const parser = new MessageParser();
  const got = [];
  for (let at = 0; at < bytes.length;) {
    const length = random.pick([1, 3, 7, 24, 25, 1000, 70_000]);
    parser.push(bytes.subarray(at, at + length), ({ from, now, samples }) =>
      got.push({ from, now, samples: [...samples] }));
    at += length;
  }
  assert.deepEqual(got, all);
}, { runs: 60 });

test("nonsense in the stream is refused and not swallowed", () => {
  assert.throws(() => new MessageParser().push(new Uint8Array(24).fill(255), () => {}), RangeError);
});
