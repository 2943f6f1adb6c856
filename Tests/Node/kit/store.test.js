import assert from "node:assert/strict";
import test from "node:test";
import { page } from "../support/browser.js";
import { property } from "../support/property.js";

const { Store } = await page("kit/store.js");

property("whatever overtakes what, the newest revision is shown and an older one never comes back", (random) => {
  const store = new Store();
  const seen = [];
  store.on("bubble", (value) => seen.push(value));
  const sent = random.list(20, (i) => ({ revision: i + 1, isEvent: random.next() < 0.5 }));
  for (let i = 0; i < 40; i++) {
    const { revision, isEvent } = random.pick(sent);
    if (isEvent) store.takeEvent("bubble", revision, revision);
    else store.takeAnswer("bubble", revision, revision);
    assert.equal(store.state.bubble, Math.max(...seen));
  }
  assert.deepEqual(seen, [...seen].sort((a, b) => a - b));
});

test("an event of the revision that an answer brought is known already, an answer is shown again", () => {
  const store = new Store();
  assert.equal(store.takeAnswer("glow", "kitchen", 5), true);
  assert.equal(store.takeEvent("glow", "bedroom", 5), false);
  assert.equal(store.takeAnswer("glow", "kitchen", 5), true);
  assert.equal(store.takeEvent("glow", "bedroom", 6), true);
  assert.equal(store.state.glow, "bedroom");
});

test("each kind has revisions of its own, and a new connection begins anew", () => {
  const store = new Store({ a: 1 });
  assert.equal(store.state.a, 1);
  store.takeAnswer("a", 2, 10);
  assert.equal(store.takeEvent("b", 3, 2), true);
  assert.equal(store.takeEvent("a", 4, 9), false);
  store.forgetRevisions();
  assert.equal(store.takeEvent("a", 4, 9), true);
});

test("what has no revision is shown and counts for nothing", () => {
  const store = new Store();
  store.takeAnswer("tier", 2, 7);
  assert.equal(store.takeAnswer("tier", 3, undefined), true);
  assert.equal(store.takeEvent("tier", 1, 7), false);
  assert.equal(store.state.tier, 3);
});

test("telling keeps nothing, setting tells", () => {
  const store = new Store();
  const heard = [];
  store.on("celebration", (value) => heard.push(value)).on("output", (value) => heard.push(value));
  store.tell("celebration", 1);
  store.set("output", 2);
  assert.deepEqual(heard, [1, 2]);
  assert.deepEqual(store.state, { output: 2 });
});
