// What words and phrases show: every word of a board and every feeling has a symbol that is drawn, and what
// is denied shows that it is.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { page } from "../support/browser.js";

const { Symbols } = await page("kit/symbols.js");

const at = (path) => new URL(`../../../Sources/${path}`, import.meta.url);
const vocabulary = JSON.parse(
  readFileSync(at("Vocabulary/Content/Resources/meadow-vocabulary.json"), "utf8"));
const entries = [...vocabulary.coreVocabulary, ...Object.values(vocabulary.scenes).flatMap((scene) => scene.words)];
const words = entries.map(({ word }) => word);
const feelings = Object.values(vocabulary.avatarPhrases).flat().map(({ phrase }) => phrase);
// All that can be offered, what patterns make as well: a row of the kept reading each.
const phrases = readFileSync(new URL("../../../docs/content/reading/phrases.csv", import.meta.url), "utf8")
  .trim().split("\n").slice(1).map((row) => row.split(",")[0]);
const { art } = vocabulary.symbols;

const lowered = (all) => Object.fromEntries(all.map(([text, shown]) => [text.toLowerCase(), shown]));
const symbols = new Symbols().take({ keys: {}, photos: {}, art: lowered(Object.entries(art)),
  pictures: lowered(entries.map(({ word, emoji }) => [word, emoji])) });
const bare = (word) => word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "").toLowerCase();

test("every word and every feeling has a symbol, and else only words of phrases have", () => {
  assert.deepEqual([...words, ...feelings].filter((text) => !art[text]), []);
  const all = new Set([...words, ...feelings, ...phrases.flatMap((phrase) => phrase.split(" ").map(bare))]);
  assert.deepEqual(Object.keys(art).filter((text) => !all.has(text)), []);
});

test("the boards hold as much of the published word lists as they shall", () => {
  const counted = spawnSync("python3", [fileURLToPath(at("../.ci/content_coverage.py")), "--check"], { encoding: "utf8" });
  assert.equal(counted.status, 0, counted.stderr);
});

test("every symbol that is named is drawn", () => {
  const missing = Object.values(art).filter((name) => !existsSync(at(`Page/art/symbols/${name}.svg`)));
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

test("a phrase that denies something shows that it does, however long it is", () => {
  const denying = phrases.filter((phrase) => /\b(no|not|don't|can't|won't|isn't)\b/i.test(phrase));
  assert.ok(denying.length > 50, `${denying.length}`);
  const shows = (phrase) => symbols.picturesOf(phrase).some(({ art: name }) => name === "no" || name === "not");
  // A feeling is one picture by itself: who is awake is not tired.
  const isFelt = (phrase) => feelings.some((feeling) => phrase.includes(feeling));
  assert.deepEqual(denying.filter((phrase) => !shows(phrase) && !isFelt(phrase)), []);
});

test("a phrase shows something of what it says, but for those that name nothing", () => {
  const empty = phrases.filter((phrase) => !symbols.picturesOf(phrase).length);
  assert.ok(empty.length <= 6, `${empty}`);
});
