// Which steps still mean something when their turn has come: what the service would refuse is not sent.
import assert from "node:assert/strict";
import test from "node:test";
import { page } from "./support/browser.js";

const { begins, fits } = await page("features/learn/step-fits.js");

const NOTHING = { doing: "nothing" };
const lesson = (more = {}) => ({ doing: "lesson", lesson: { item: "ks6.1.2", attempt: 1, outcome: "open", role: "test",
  hintsLeft: 2, isFirst: false, shown: { id: "a@0" }, ...more } });
const run = (more = {}) => ({ doing: "run", run: { item: { number: 4 }, isPaused: false, ...more } });
const practice = (more) => ({ doing: "practice", practice: more });

/** [step, members, a view where it means something, views where it does not]. */
const STEPS = [
  ["answer", { item: "ks6.1.2", attempt: 1 }, lesson(), lesson({ attempt: 2 }), lesson({ item: "ks6.1.3" }),
    lesson({ outcome: "correct" }), NOTHING],
  ["said", { item: "ks6.1.2", attempt: 1 }, lesson({ outcome: "copying" }), lesson({ attempt: 2 }), NOTHING],
  ["hint", {}, lesson(), lesson({ hintsLeft: 0 }), lesson({ outcome: "skipped" }),
    { ...lesson(), controls: { givesHints: false } }, NOTHING],
  ["next", {}, lesson({ outcome: "missed" }), lesson(), NOTHING],
  ["skip", {}, lesson(), lesson({ outcome: "correct" }), NOTHING],
  ["previous", {}, lesson(), lesson({ isFirst: true }), lesson({ role: "placement" }), NOTHING],
  ["leave", {}, lesson(), NOTHING],
  ["resume", {}, NOTHING, lesson()],
  ["replay", {}, practice({ item: { number: 1 } }), practice({}), NOTHING],
  ["fact", { item: 3 }, practice({ item: { number: 3 } }), practice({ item: { number: 4 } }), practice({}), NOTHING],
  ["seen", { item: 3 }, practice({ lesson: { missed: 3 } }), practice({ item: { number: 4 } }), NOTHING],
  ["drill", {}, practice({ item: { number: 3 } }), practice({ item: { number: 3, isProbe: true } }), NOTHING],
  ["touchNumber", { number: 0 }, { doing: "warmUp", warmUp: 0 }, NOTHING],
  ["choose", { item: 4 }, run(), run({ isPaused: true }), run({ judged: { item: 4 } }), run({ item: { number: 5 } }),
    run({ item: undefined }), NOTHING],
  ["goal", { correct: 9 }, NOTHING, run(), { doing: "nothing", run: { goal: 9 } }],
];

test("a step is sent where it means something, and nowhere else", () => {
  for (const [name, members, wanted, ...others] of STEPS) {
    assert.ok(fits(name, members, wanted), name);
    for (const view of others) assert.ok(!fits(name, members, view), `${name} ${JSON.stringify(view)}`);
  }
});

test("what was meant for one item is no step of another, and what nobody has seen yet is left to the service", () => {
  const other = lesson({ item: "ks6.1.3" });
  assert.ok(!fits("hint", {}, other, lesson()));
  assert.ok(fits("hint", {}, other, lesson({ item: "ks6.1.3", attempt: 3 })));
  assert.ok(fits("mute", { isMuted: true }, other, lesson()));
  for (const [name, members] of STEPS) assert.ok(fits(name, members, null), name);
});

test("a limit holds back what begins, and nothing that ends or goes on", () => {
  assert.deepEqual(["lesson", "resume", "practise", "run", "answer", "stop", "leave", "drill"].filter(begins),
    ["lesson", "resume", "practise", "run"]);
});
