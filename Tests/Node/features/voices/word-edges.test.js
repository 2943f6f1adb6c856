// Where a word begins and ends, by how loud it is.
import assert from "node:assert/strict";
import test from "node:test";
import { page } from "../../support/browser.js";
import { property } from "../../support/property.js";

const { decibels, WordEdges } = await page("features/voices/recording/word-edges.js");

const BLOCK = 0.02;

/** What a finder says of `pieces` [[level in dB, seconds]…], and the finder; it stops where a word ended. */
function follow(pieces, floor = -70) {
  const edges = new WordEdges({ floor });
  let said = "waiting";
  let now = 0;
  for (const [level, seconds] of pieces) {
    for (let left = Math.round(seconds / BLOCK); left > 0 && said !== "ended"; left--) {
      said = edges.take(level, BLOCK);
      now += BLOCK;
    }
  }
  return { said, edges, now };
}

const near = (actual, wanted) => assert.ok(Math.abs(actual - wanted) < 1e-6, `${actual} is not ${wanted}`);

test("a word is found between silences, and ends half a second after its last sound", () => {
  const { said, edges, now } = follow([[-70, 0.4], [-20, 0.5], [-70, 2]]);
  assert.equal(said, "ended");
  near(edges.begin, 0.4);
  near(edges.end, 0.9);
  assert.ok(now > 1.4 && now < 1.5, `${now}`);
});

test("the pause in uh-oh and in ice cream belongs to the word", () => {
  const { edges } = follow([[-70, 0.2], [-22, 0.16], [-70, 0.4], [-24, 0.3], [-70, 2]]);
  near(edges.end, 1.06);
});

test("a knock on the table is no word, and the word after it is found", () => {
  const { said, edges } = follow([[-70, 0.2], [-10, 0.04], [-70, 0.8], [-25, 0.4], [-70, 1]]);
  assert.equal(said, "ended");
  near(edges.begin, 1.04);
});

test("nobody speaks: it waits, also in a room that is not quiet", () => {
  assert.equal(follow([[-70, 5]]).said, "waiting");
  assert.equal(follow([[-44, 5]], -46).said, "waiting");
});

test("a murmur far below the word does not keep it open", () => {
  const { said, edges } = follow([[-60, 0.2], [-12, 0.4], [-45, 2]], -60);
  assert.equal(said, "ended");
  near(edges.end, 0.6);
});

property("whatever is heard, a word ends after it begins, and within what was heard", (random) => {
  const pieces = random.list(12, () => [random.between(-90, 0), random.whole(1, 40) * BLOCK]);
  const { edges, now } = follow(pieces, random.between(-90, -30));
  if (edges.begin === null) return assert.equal(edges.end, null);
  return assert.ok(edges.begin >= 0 && edges.end > edges.begin && edges.end <= now + 1e-9);
});

test("the level of a block is its power in dB of full scale", () => {
  near(decibels(new Float32Array(960).fill(1)), 0);
  assert.ok(Math.abs(decibels(new Float32Array(960).fill(0.1)) + 20) < 0.01);
  assert.equal(decibels(new Float32Array(960)), -120);
});
