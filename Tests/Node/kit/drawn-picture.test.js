import assert from "node:assert/strict";
import test from "node:test";
import { page } from "../support/browser.js";

const { drawnPicture, firstLetter, looksOf, wordKey } = await page("kit/drawn-picture.js");

const NAMES = ["Mum", "Mia", "Max", "Milo", "Maya", "Mason", "Matteo", "Mabel", "Marcus", "Molly",
  "Grandma", "Grandpa", "Grace", "Nana", "Noah", "Siobhán", "Ålva", "Ørjan", "Łucja", "Émile"];
/** As the service gives words without a picture: with the numbers in which they were added. */
const people = (names) => names.map((word, at) => ({ word, group: "people", id: at + 1 }));
const lookOf = (looks, word) => looks.get(wordKey(word));

/** The drawing of a word as a text: the elements with their attributes. */
function drawing(word, known) {
  globalThis.document = { createElementNS: (_, name) => ({ name, attributes: {}, children: [],
    setAttribute(key, value) { this.attributes[key] = value; },
    append(...children) { this.children.push(...children); } }) };
  const { children } = drawnPicture(word, known);
  delete globalThis.document;
  return JSON.stringify(children);
}

test("no two of a family's words without a picture look the same", () => {
  const many = (group) => Array.from({ length: 600 }, (_, at) =>
    ({ word: `m${at}`, group, id: 9 + at }));
  for (const words of [people(NAMES), ...["people", "things", "places"].map(many)]) {
    const drawings = [...looksOf(words)].map(([key, known]) => drawing(key, known));
    assert.equal(new Set(drawings).size, words.length);
  }
});

test("who cannot read tells the drawings apart: colours of their own first, then shapes", () => {
  const looks = [...looksOf(people(NAMES)).values()].map(({ look }) => look);
  assert.equal(new Set(looks.slice(0, 10).map((look) => look % 10)).size, 10);
  assert.equal(new Set(looks).size, NAMES.length);
  // Without its letter, too: none of sixty looks like another of them.
  const sixty = Array.from({ length: 60 }, (_, look) => drawing("m", { group: "people", look }));
  assert.equal(new Set(sixty).size, 60);
  // A hundred more come, and each has its drawing all the same.
  assert.equal(looksOf(people(Array.from({ length: 500 }, (_, at) => `m${at}`))).size, 500);
});

test("a word keeps its drawing when others are added after it, and in any spelling", () => {
  const few = looksOf(people(NAMES.slice(0, 9)));
  const all = looksOf(people(NAMES));
  for (const [key, look] of few) assert.deepEqual(all.get(key), look);
  assert.deepEqual(looksOf(people(["  GRANDMA  Rose "])), looksOf(people(["grandma rose"])));
});

test("a word keeps its drawing when another gets a photo, loses it, or is removed", () => {
  const family = people(["Mum", "Dad", "Mia", "Leo", "Gran"]);
  const before = looksOf(family);
  // Whoever has a photo, and whoever is gone, is not among those that are drawn.
  for (const gone of family) {
    const after = looksOf(family.filter((one) => one !== gone));
    assert.equal(after.size, 4);
    for (const [key, look] of after) assert.deepEqual(look, before.get(key), gone.word);
  }
  // The photo is taken away again; and a new word that comes has a number of its own.
  assert.deepEqual(looksOf(family), before);
  const later = looksOf([...family.filter(({ word }) => word !== "Dad"),
    { word: "Uncle Bo", group: "people", id: 6 }]);
  assert.deepEqual(lookOf(later, "Leo"), lookOf(before, "Leo"));
  assert.ok([...before.values()].every(({ look }) => look !== lookOf(later, "Uncle Bo").look));
});

test("what nobody has saved yet, or an older answer tells without a number, is drawn too", () => {
  assert.equal(drawing("Nana", { group: "people" }), drawing("nana", { group: "people" }));
  const known = looksOf([{ word: "nana", group: "people" }]).get("nana");
  assert.equal(drawing("nana", known), drawing("nana", { group: "people" }));
});

test("the letter is the first that a parent would read, whole and as a capital", () => {
  const letters = { "siobhán": "S", "émile": "É", "…the moon": "T", "(ab)": "A", "7up": "7", "木": "木",
    "é": "É", "ßa": "S", "🐶": "🐶" };
  for (const [text, letter] of Object.entries(letters)) assert.equal(firstLetter(text), letter, text);
});
