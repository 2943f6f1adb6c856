// How words are signed: each sign that has words has a drawing, that stands still where less motion is wanted.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { page } from "../support/browser.js";

const { signAddress } = await page("features/talk/companion/companion-card.js");
const path = (to) => fileURLToPath(new URL(`../../../${to}`, import.meta.url));
const FOLDER = path("Sources/Page/art/signs/");
const { signs } = JSON.parse(
  readFileSync(path("Sources/Vocabulary/Content/Resources/defaults.json"), "utf8")).companion;
const vocabulary = JSON.parse(
  readFileSync(path("Sources/Vocabulary/Content/Resources/meadow-vocabulary.json"), "utf8"));
const drawings = new Map(readdirSync(FOLDER).map((file) => [file, readFileSync(FOLDER + file, "utf8")]));

test("sixty words and more are signed, each in words and in a drawing, and every one is on a board", () => {
  const files = Object.keys(signs).map((word) => signAddress(word).split("/").at(-1));
  assert.ok(files.length >= 60);
  assert.deepEqual([...drawings.keys()].sort(), files.sort());
  const words = [...vocabulary.coreVocabulary, ...Object.values(vocabulary.scenes).flatMap((one) => one.words)];
  const board = new Set(words.map(({ word }) => word.toLowerCase()));
  assert.deepEqual(Object.keys(signs).filter((word) => !board.has(word)), []);
});

test("every core word of Tier 1 is signed", () => {
  const first = vocabulary.coreVocabulary.filter(({ tier }) => tier === 1).map(({ word }) => word.toLowerCase());
  assert.deepEqual(first.filter((word) => !signs[word]), []);
});

test("a drawing moves only where motion is not reduced, and loads nothing", () => {
  for (const [file, text] of drawings) {
    const still = text.replace(/@media\(prefers-reduced-motion:no-preference\)\{(?:[^{}]*\{[^{}]*\})+\}/g, "");
    assert.match(text, /@keyframes/, file);
    assert.doesNotMatch(still, /animation:/, file);
    assert.doesNotMatch(text, /<(?!svg|style|g|path|circle|ellipse|rect|\/)|url\(|href|@import/, file);
    assert.match(text, /class="still"/, file);
  }
});

test("the drawings are those that the program makes", () => {
  const made = spawnSync("python3", [path(".ci/signs/draw.py"), "--check"], { encoding: "utf8" });
  assert.equal(made.status, 0, made.stdout + made.stderr);
});
