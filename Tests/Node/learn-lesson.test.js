// Of the lesson and the map what needs no browser: words of the talk strip as answers, the light that reads
// along, what one touch goes on with, when something comes back.
import assert from "node:assert/strict";
import test from "node:test";
import { page } from "./support/browser.js";

const { spokenAnswer } = await page("features/learn/lesson/spoken-answer.js");
const { lightsOf } = await page("features/learn/lesson/read-along.js");
const { nextUp, placesOf } = await page("features/learn/map/next-up.js");
const { daysUntil } = await page("features/learn/recap/recap-facts.js");

const OPTIONS = [{ id: "o1", display: "7", spoken: "seven" }, { id: "o2", display: "", spoken: "circle" }];
const asking = (board, outcome = "open") => ({ item: "ks6.1.4", attempt: 2, outcome, shown: { board } });
const CHOICE = asking({ format: "choice", options: OPTIONS });

test("a number or the words of an option are an answer where the item asks for them", () => {
  const answered = (words, lesson) => spokenAnswer(words, lesson)?.members;
  assert.deepEqual(answered("Seven", CHOICE), { item: "ks6.1.4", attempt: 2, words: "Seven" });
  assert.deepEqual(answered("circle", CHOICE)?.words, "circle");
  assert.ok(answered("twenty-five", asking({ format: "keypad", most: 99 })));
  assert.ok(answered("7", asking({ format: "tap-count", count: 8 })));
});

test("everything else that the child says is talking, and is sent to nobody", () => {
  for (const words of ["more", "I want juice", "no", "square", ""]) assert.equal(spokenAnswer(words, CHOICE), null);
  assert.equal(spokenAnswer("seven", asking({ format: "match", slots: [], tiles: [] })), null);
  assert.equal(spokenAnswer("seven", asking({ format: "choice", options: OPTIONS }, "correct")), null);
  assert.equal(spokenAnswer("seven", null), null);
});

test("a number that the item cannot take is talking, and an answer is said in words that are known", () => {
  const words = (said, board) => spokenAnswer(said, asking(board))?.members.words;
  assert.equal(words("nine", { format: "choice", options: OPTIONS }), undefined);
  assert.equal(words("21", { format: "keypad", most: 20 }), undefined);
  assert.equal(words("one hundred fifteen", { format: "keypad", most: 120 }), "one hundred fifteen");
  assert.equal(words("twenty five", { format: "keypad", most: 99 }), undefined);
  assert.equal(words("eleven", { format: "number-line", from: 0, to: 10, start: 3 }), undefined);
  assert.equal(words("four", { format: "row", numbers: [1, null, 3, null], most: 9 }), undefined);
  assert.equal(words("four", { format: "row", numbers: [3, null], most: 9 }), "four");
  assert.equal(words("Seven!", { format: "keypad", most: 9 }), "seven");
  assert.equal(words("the big one", { format: "choice", options: [{ display: "", spoken: "The big one." }] }), "The big one.");
});

test("help that is said is a hint for nothing", () => {
  assert.deepEqual(spokenAnswer("help", CHOICE), { step: "hint", members: { isSpoken: true } });
  assert.equal(spokenAnswer("help", asking({ format: "choice", options: [] }, "correct")), null);
});

test("what is read lights up part by part, longer words longer", () => {
  const lights = lightsOf({ text: "", parts: [{ target: "segment:a", spoken: "How many" },
    { target: "segment:b", spoken: "pigs" }, { target: "segment:c", spoken: "are there?" }] });
  assert.deepEqual(lights.map(({ target }) => target), ["segment:a", "segment:b", "segment:c"]);
  assert.equal(lights[0].at, 0);
  assert.ok(lights[1].at > lights[2].at - lights[1].at);
});

/** A grade of the map with one skill. */
function grade(name, next, status = "notStarted", isOpen = true) {
  return { grade: name, isOpen, next, card: `card ${name}`,
    domains: [{ domain: "Time", skills: [{ progress: { skillId: `${name}S9`, status } }] }] };
}

test("one touch goes on with what was left, then a review, then the grade that is worked in", () => {
  const resume = grade("1", { resume: { skill: "GS9" } });
  const review = grade("K", { review: { skill: "KS1" } });
  assert.deepEqual(nextUp({ grades: [review, resume] }),
    { step: "resume", members: {}, skill: "GS9", text: "card 1", grade: resume });
  assert.deepEqual(nextUp({ grades: [review] }).members, { skill: "KS1" });
  const lessons = [grade("K", { lesson: { skill: "KS1", lesson: "ks1.1" } }),
    grade("1", { lesson: { skill: "GS9", lesson: "gs9.2" } }, "learning")];
  assert.deepEqual(nextUp({ grades: lessons }).members, { lesson: "gs9.2" });
  assert.equal(nextUp({ grades: [grade("K", { nothing: {} })] }), null);
  assert.equal(nextUp({ grades: [grade("1", { resume: { skill: "GS9" } }, "learning", false)] }), null);
});

test("the map begins with the parts of the only grade that is open, and forgets places that are gone", () => {
  const only = { grades: [grade("K", {}, "learning", false), grade("1", {})] };
  assert.equal(placesOf(only, {}).grade.grade, "1");
  assert.equal(placesOf(only, { domain: "Time", skill: "1S9" }).skill.progress.skillId, "1S9");
  assert.equal(placesOf({ grades: [grade("K", {}), grade("1", {})] }, {}).grade, null);
  assert.equal(placesOf(only, { domain: "Money", skill: "1S9" }).skill, null);
});

test("what comes back early tomorrow comes tomorrow, however late it is", () => {
  const evening = new Date(2026, 10, 24, 22).getTime();
  assert.equal(daysUntil(new Date(2026, 10, 25, 6).getTime(), evening), 1);
  assert.equal(daysUntil(new Date(2026, 10, 27, 23).getTime(), evening), 3);
  assert.equal(daysUntil(evening, evening), 1);
});
