// Which word comes next, and how long the rest takes.
import assert from "node:assert/strict";
import test from "node:test";
import { page } from "../../support/browser.js";
import { property } from "../../support/property.js";

const { partOf, WordQueue } = await page("features/voices/recording/word-queue.js");
const { Pace } = await page("features/voices/recording/time-left.js");

const word = (text, group = "core", whose = "near", language = "en") => ({ text, group, whose, language });
const WORDS = [word("more"), word("stop", "core", "recorded"), word("go"), word("help"), word("sad", "feelings"),
  word("beep", "other", "recorded")];

const textsFrom = (queue) => {
  const texts = [];
  while (queue.current && texts.length < 50) {
    texts.push(queue.current.text);
    queue.mark(queue.current, "recorded");
    queue.advance();
  }
  return texts;
};

test("it leads through the words without a take, in the order of worth, a part at a time", () => {
  const queue = new WordQueue(WORDS);
  assert.deepEqual(textsFrom(queue), ["more", "go", "help"]);
  assert.deepEqual(queue.progress, { recorded: 4, wanted: 4, left: 0 });
  const next = queue.partAfter(queue.part);
  assert.deepEqual([next, queue.progressOf(next)], ["en feelings", { recorded: 0, wanted: 1, left: 1 }]);
  queue.openPart(next);
  assert.deepEqual(textsFrom(queue), ["sad"]);
  assert.equal(queue.partAfter(queue.part), null);
});

test("days later it goes on at the first word that has none", () => {
  assert.equal(new WordQueue([word("more", "core", "recorded"), ...WORDS.slice(1)]).current.text, "go");
});

test("who skips a word is not asked for it again in this part, unless it is begun anew", () => {
  const queue = new WordQueue(WORDS);
  queue.skip();
  assert.deepEqual(textsFrom(queue), ["go", "help"]);
  assert.equal(queue.progress.left, 1);
  queue.openPart(queue.part);
  assert.equal(queue.current.text, "more");
});

test("back shows the word before, which may be said anew; then it goes on with what is left", () => {
  const queue = new WordQueue(WORDS);
  assert.ok(!queue.canGoBack);
  queue.mark(queue.current, "recorded");
  queue.advance();
  queue.back();
  assert.equal(queue.current.text, "more");
  queue.advance();
  assert.equal(queue.current.text, "go");
});

test("one word may be chosen, whosever it is", () => {
  const queue = new WordQueue(WORDS);
  queue.goTo({ text: "stop", language: "en" });
  assert.equal(queue.current.text, "stop");
  queue.goTo({ text: "nothing there", language: "en" });
  assert.equal(queue.current.text, "stop");
  queue.advance();
  assert.equal(queue.current.text, "more");
});

test("two languages are two parts, and what is on no list is not led through", () => {
  const queue = new WordQueue([word("more"), word("más", "core", "near", "es-419"), word("beep", "other")]);
  assert.equal(queue.progress.wanted, 1);
  queue.mark(queue.current, "recorded");
  assert.equal(queue.partAfter(queue.part), partOf(word("más", "core", "near", "es-419")));
});

property("whatever is skipped, gone back to and recorded, no word is lost and none comes twice by itself", (random) => {
  const words = random.list(random.whole(1, 20), (i) => word(`w${i}`, random.pick(["core", "mine"])));
  const queue = new WordQueue(words);
  for (let step = 0; step < 40 && queue.current; step++) {
    const act = random.pick(["record", "skip", "back"]);
    if (act === "back") queue.back();
    else if (act === "skip") queue.skip();
    else {
      queue.mark(queue.current, "recorded");
      queue.advance();
    }
  }
  for (const part of ["en core", "en mine"]) {
    queue.openPart(part);
    const { left } = queue.progressOf(part);
    assert.equal(textsFrom(queue).length, left);
  }
});

test("eighty-eight words take about ten minutes at first, then what they took", () => {
  const pace = new Pace();
  assert.equal(pace.minutesFor(88), 9);
  assert.equal(pace.minutesFor(0), 0);
  assert.equal(pace.minutesFor(1), 1);
  for (let i = 0; i < 6; i++) pace.note(10);
  assert.equal(pace.minutesFor(60), 10);
  pace.note(900);
  assert.equal(pace.minutesFor(60), 10);
});
