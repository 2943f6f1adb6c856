// Every sentence of the report, with what it says of days that were counted.
import assert from "node:assert/strict";
import test from "node:test";
import { page } from "../../support/browser.js";

const { reportInSentences } = await page("features/insight/report-sentences.js");

const NOTHING = { interactions: 0, wordTaps: 0, sceneChanges: 0, followUps: 0, companionStarted: 0,
  companionCompleted: 0, companionAnswered: 0, modelled: 0, celebrations: 0, multiWordMessages: 0,
  words: {}, scenes: {}, scenarios: {} };
const COUNTS = Object.keys(NOTHING).filter((key) => typeof NOTHING[key] === "number");
const MAPS = ["words", "scenes", "scenarios"];

/** A report of days that differ from an empty one in what `days` say, up to 21 November. */
function report(days, messages = []) {
  const all = days.map((day, at) =>
    ({ ...NOTHING, ...day, day: `2026-11-${22 - days.length + at}` }));
  const total = { ...NOTHING, words: {}, scenes: {}, scenarios: {}, day: "" };
  for (const day of all) {
    for (const key of COUNTS) total[key] += day[key];
    for (const key of MAPS) {
      for (const [what, count] of Object.entries(day[key])) {
        total[key][what] = (total[key][what] ?? 0) + count;
      }
    }
  }
  // Which days are of use Meadow says; here each that does not deny it.
  const daysOfUse = all.filter(({ isOfUse }) => isOfUse !== false).map(({ day }) => day);
  return { from: all[0]?.day ?? "", through: "2026-11-21", days: all, daysOfUse, total, messages };
}

const message = (words, ...scenarios) =>
  ({ day: "2026-11-21", time: "08:00", scene: "kitchen", words, scenarios });
const TALKED = { isOfUse: true, wordTaps: 4, words: { milk: 3, more: 1 }, scenes: { kitchen: 4 } };
const MODELLED = { isOfUse: false, modelled: 6 };
const INVITED = { isOfUse: false, companionStarted: 2, companionCompleted: 2 };
const lines = (days, messages, asked = 30) =>
  reportInSentences(report(days, messages), "Mia", asked);

test("days without use are no days with Meadow, and none of them is the last", () => {
  const [use, words] = lines([MODELLED, TALKED, INVITED, { ...MODELLED, ...TALKED }, MODELLED]);
  assert.equal(use,
    "In the last 30 days Mia used Meadow on 2 days, the last time on Friday, November 20.");
  assert.equal(words,
    "8 words were touched, 2 different ones among them; about 4 on a day with Meadow.");
  assert.match(lines([TALKED, MODELLED], [], 2)[0], /used Meadow on 1 day,/);
  assert.match(lines([TALKED, TALKED], [], 2)[0], /used Meadow every day,/);
});

test("a time in which grown-ups only modelled is told warmly, with what they modelled", () => {
  assert.deepEqual(lines([MODELLED, { ...MODELLED, modelled: 1 }]), [
    "In the last 30 days Mia said nothing with Meadow yet; watching and listening come first.",
    "Grown-ups modelled 7 words or phrases; none of it is counted as the child's."]);
});

test("a time in which Meadow invited an empty room says so, and that there is time", () => {
  assert.deepEqual(lines([INVITED, { isOfUse: false, sceneChanges: 2 }]), [
    "In the last 30 days Mia said nothing with Meadow yet; there is time for that.",
    "Meadow invited to speak together 2 times; no word came back so far.",
    "The scene was changed 2 times."]);
});

test("one word is one word, and phrases alone are no single words", () => {
  assert.deepEqual(lines([{ wordTaps: 1, words: { milk: 1 } }]), [
    "In the last 30 days Mia used Meadow on 1 day, the last time on Saturday, November 21.",
    "One word was touched.", "So far it was one word at a time, which is how it begins."]);
  assert.deepEqual(lines([{ scenes: { kitchen: 2 } }]).slice(1),
    ["No single words were touched, only phrases."]);
  assert.deepEqual(lines([{ followUps: 2, scenes: { kitchen: 2 } }]).slice(1),
    ["No single words were touched, only phrases.", "A phrase on offer was chosen 2 times."]);
});

test("the example of words put together is a sentence, however often one word was touched", () => {
  const together = (...messages) => lines([{ ...TALKED, multiWordMessages: 2 }], messages)
    .find((line) => line.startsWith("Two"));
  const mashed = message(["ball", "ball", "ball", "ball", "ball"], "labelObject");
  assert.equal(together(mashed, message(["more", "milk"], "requestObject", "sentence")),
    "Two or more words were put together 2 times, for example “more · milk”.");
  assert.equal(together(message(["ball", "up", "dog", "cup"], "labelObject"), mashed),
    "Two or more words were put together 2 times.", "different words are no sentence either");
  assert.match(together(message(["go", "go", "go", "go", "up"], "sentence"),
    message(["I", "want", "milk"], "sentence")), /“I · want · milk”/);
  assert.match(together(message(["I", "want", "more", "more", "cold", "milk"], "sentence")),
    /“I · want · more · cold · …”/);
  assert.match(lines([{ ...TALKED, followUps: 1, multiWordMessages: 1 }], [])[2],
    /^Two or more words were put together 1 time\. A phrase on offer was chosen 1 time\.$/);
});

test("what it was for is told from twice on, and a sentence is no purpose", () => {
  const purpose = (scenarios) => lines([{ ...TALKED, scenarios }])
    .find((line) => line.startsWith("Most"));
  assert.equal(purpose({ sentence: 9, requestObject: 3, labelObject: 2 }),
    "Most often it was this: asked for something (3 times).");
  assert.equal(purpose({ sentence: 9, labelObject: 1 }), undefined);
  assert.equal(purpose({ requestObject: 2, labelObject: 2 }), undefined, "none is the most");
});

test("the favourite word is told from twice on, with the place where most was said", () => {
  const favourite = (day) => lines([{ ...TALKED, ...day }])
    .find((line) => line.startsWith("The favourite"));
  assert.equal(favourite({}), "The favourite word was “milk”, and most was said in the kitchen.");
  assert.equal(favourite({ scenes: { outdoors: 3, kitchen: 1 } }),
    "The favourite word was “milk”, and most was said outdoors.");
  assert.equal(favourite({ scenes: {} }), "The favourite word was “milk”.");
  assert.equal(favourite({ words: { milk: 1, more: 1 } }), undefined);
});

test("changes of the scene, invitations and modelling close the report", () => {
  assert.deepEqual(lines([{ ...TALKED, sceneChanges: 3, companionStarted: 3, companionAnswered: 1,
    modelled: 1 }]).slice(-3), [
    "The scene was changed 3 times.",
    "Meadow invited to speak together 3 times; 1 time a word came back.",
    "Grown-ups modelled 1 word or phrase; none of it is counted as the child's."]);
  assert.ok(!lines([{ ...TALKED, sceneChanges: 1 }]).some((line) => line.startsWith("The scene")));
});
