// What words show: every word of a board and every feeling has a symbol that is drawn.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import test from "node:test";

const at = (path) => new URL(`../../../Sources/${path}`, import.meta.url);
const vocabulary = JSON.parse(
  readFileSync(at("Vocabulary/Content/Resources/meadow-vocabulary.json"), "utf8"));
const words = [...vocabulary.coreVocabulary, ...Object.values(vocabulary.scenes).flatMap((scene) => scene.words)]
  .map(({ word }) => word);
const feelings = Object.values(vocabulary.avatarPhrases).flat().map(({ phrase }) => phrase);
const { art } = vocabulary.symbols;

test("every word and every feeling has a symbol, and nothing else has", () => {
  assert.deepEqual([...words, ...feelings].filter((text) => !art[text]), []);
  const all = new Set([...words, ...feelings]);
  assert.deepEqual(Object.keys(art).filter((text) => !all.has(text)), []);
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
