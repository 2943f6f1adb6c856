// Who may speak on a tablet that says its words by itself.
import assert from "node:assert/strict";
import test from "node:test";
import { page } from "../../support/browser.js";

const { AwayQueue } = await page("features/away/away-queue.js");

test("a touch takes the place of what sounds, and what waited is gone", () => {
  const queue = new AwayQueue();
  assert.equal(queue.say("more", 0), "plays");
  assert.equal(queue.say("help", 10, { policy: "queue" }), "waits");
  assert.equal(queue.say("stop", 20), "plays");
  assert.equal(queue.current.text, "stop");
  assert.equal(queue.next(), null);
});

test("where a word is to finish, the newest touch follows it", () => {
  const queue = new AwayQueue();
  queue.say("more", 0, { policy: "finish" });
  assert.equal(queue.say("help", 10, { policy: "finish" }), "waits");
  assert.equal(queue.say("go", 20, { policy: "finish" }), "waits");
  assert.equal(queue.next(), "go");
  assert.equal(queue.next(), null);
  assert.equal(queue.current, null);
});

test("a shaky double touch joins the word that sounds, one a moment later says it again", () => {
  const queue = new AwayQueue();
  queue.say("more", 0, { guard: 250 });
  assert.equal(queue.say("more", 200, { guard: 250 }), "joins");
  assert.equal(queue.say("more", 400, { guard: 250 }), "joins", "the time begins anew with each touch");
  assert.equal(queue.say("more", 700, { guard: 250 }), "plays");
  queue.next();
  assert.equal(queue.say("more", 750, { guard: 250 }), "plays", "what has ended is not joined");
});

test("no more than eight words wait", () => {
  const queue = new AwayQueue();
  queue.say("more", 0, { policy: "queue" });
  for (let i = 0; i < 12; i++) queue.say(`word ${i}`, i, { policy: "queue" });
  const said = [];
  for (let text = queue.next(); text !== null; text = queue.next()) said.push(text);
  assert.deepEqual(said, Array.from({ length: 8 }, (_, i) => `word ${i + 4}`));
});
