import assert from "node:assert/strict";
import test from "node:test";
import { page } from "../support/browser.js";

const { firstLetter, looksOf } = await page("kit/drawn-picture.js");

const NAMES = ["Mum", "Mia", "Max", "Milo", "Maya", "Mason", "Matteo", "Mabel", "Marcus", "Molly",
  "Grandma", "Grandpa", "Grace", "Nana", "Noah", "Siobhán", "Ålva", "Ørjan", "Łucja", "Émile"];
const people = (names) => names.map((word) => ({ word, group: "people" }));

test("no two of a family's words without a picture look the same", () => {
  const many = Array.from({ length: 60 }, (_, at) => ({ word: `m${at}`, group: "things" }));
  for (const words of [people(NAMES), many]) {
    const looks = [...looksOf(words)].map(([key, { group, look }]) =>
      `${group} ${firstLetter(key)} ${look}`);
    assert.equal(new Set(looks).size, words.length);
  }
});

test("who cannot read tells the drawings apart: colours of their own first, then shapes", () => {
  const looks = [...looksOf(people(NAMES)).values()].map(({ look }) => look);
  assert.equal(new Set(looks.slice(0, 10).map((look) => look % 10)).size, 10);
  assert.equal(new Set(looks).size, NAMES.length);
  // A hundred more come, and each has its drawing all the same.
  assert.equal(looksOf(people(Array.from({ length: 500 }, (_, at) => `m${at}`))).size, 500);
});

test("a word keeps its drawing when others are added after it, and in any spelling", () => {
  const few = looksOf(people(NAMES.slice(0, 9)));
  const all = looksOf(people(NAMES));
  for (const [key, look] of few) assert.deepEqual(all.get(key), look);
  assert.deepEqual(looksOf(people(["  GRANDMA  Rose "])), looksOf(people(["grandma rose"])));
});

test("the letter is the first that a parent would read, whole and as a capital", () => {
  const letters = { "siobhán": "S", "émile": "É", "…the moon": "T", "(ab)": "A", "7up": "7", "木": "木",
    "é": "É", "ßa": "S", "🐶": "🐶" };
  for (const [text, letter] of Object.entries(letters)) assert.equal(firstLetter(text), letter, text);
});
