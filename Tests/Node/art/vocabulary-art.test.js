// What words show: every word of a board and every feeling has a symbol that is drawn, and no two words one.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { at, entries, feelings, readPhrases, vocabulary } from "../support/vocabulary.js";

const words = entries.map(({ word }) => word);
const { art } = vocabulary.symbols;
const bare = (word) => word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "").toLowerCase();
/** What "too" is at a phrase's end. */
const OWN = ["also"];

/** All runs of one to three words of a phrase. */
function runsOf(phrase) {
  const all = phrase.split(" ").map(bare);
  return all.flatMap((_, from) => [1, 2, 3].map((length) => all.slice(from, from + length).join(" ")));
}

test("every word and every feeling has a symbol, and else only words of phrases have", () => {
  assert.deepEqual([...words, ...feelings].filter((text) => !art[text]), []);
  const all = new Set([...words, ...feelings, ...OWN, ...readPhrases("en").flatMap(runsOf)]);
  assert.deepEqual(Object.keys(art).filter((text) => !all.has(text)), []);
});

test("the boards hold as much of the published word lists as they shall", () => {
  const counted = spawnSync("python3", [fileURLToPath(at(".ci/content_coverage.py")), "--check"], { encoding: "utf8" });
  assert.equal(counted.status, 0, counted.stderr);
});

test("every symbol that is named is drawn", () => {
  const missing = Object.values(art).filter((name) => !existsSync(at(`Sources/Page/art/symbols/${name}.svg`)));
  assert.deepEqual(missing, []);
});

test("no symbol means two words of the board", () => {
  const board = [...new Set(words.map((word) => word.toLowerCase()))];
  const shown = new Map();
  for (const word of board) {
    const name = art[words.find((one) => one.toLowerCase() === word)];
    shown.set(name, [...shown.get(name) ?? [], word]);
  }
  assert.deepEqual([...shown.values()].filter((all) => all.length > 1), []);
});
