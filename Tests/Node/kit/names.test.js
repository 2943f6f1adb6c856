// Names that cannot be are told while they are typed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "../support/browser.js";

const { LONGEST, length, nameProblem, wordKey, wordProblem } = await page("kit/names.js");

test("a name may be as long as the service takes and not longer, counted as a reader counts", () => {
  const family = "👩‍👩‍👧";
  for (const part of ["M", "é", "e\u0301", family]) {
    assert.equal(nameProblem(part.repeat(LONGEST.child)), "");
    assert.match(nameProblem(part.repeat(LONGEST.child + 1)), /41 characters; 40 are the most/);
  }
  assert.equal(length(`a${family}`), 2);
});

test("spaces around and between are folded before a child's name is counted", () => {
  assert.equal(nameProblem(`  ${"Mia ".repeat(10)}  `), "");
});

test("a character that nobody sees is told, and no name yet is no problem", () => {
  assert.match(nameProblem("Mi\u0007a"), /cannot be seen/);
  assert.match(wordProblem("Na\u202ena"), /cannot be seen/);
  assert.match(wordProblem("\ufeffNana"), /cannot be seen/);
  assert.equal(wordProblem("👩‍👧"), "");
  for (const empty of ["", "   "]) assert.equal(nameProblem(empty) + wordProblem(empty), "");
});

test("a word must have something to say", () => {
  for (const text of ["…", "- -", "***", "'"]) assert.match(wordProblem(text), /nothing in it to say/);
  for (const text of ["Nana R.", "7", "🧸", "奶奶", "€", "+"]) assert.equal(wordProblem(text), "", text);
  assert.match(wordProblem("a".repeat(61)), /61 characters; 60/);
  assert.equal(wordProblem("a".repeat(61), LONGEST.spoken), "");
});

test("case, accents and spaces make no second word", () => {
  assert.equal(wordKey("  Siobhán  R "), wordKey("siobhan r"));
  assert.notEqual(wordKey("Nana"), wordKey("Nana R"));
});
