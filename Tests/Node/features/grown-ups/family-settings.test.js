// The family's settings as the grown-ups' side reads and changes them: what was read before a change is
// never shown after it.
import assert from "node:assert/strict";
import test from "node:test";
import { page } from "../../support/browser.js";

const { FamilySettings } = await page("features/grown-ups/family-settings.js");
const { maths } = await page("features/grown-ups/groups/maths.js");
const { ageInWords, calledOf } = await page("kit/child-picture.js");

/** A service that answers when it is told to; `state` is what it has, `asked` what was asked. */
function service() {
  const state = {
    "/v1/settings": { voice: "girl", rate: 1 }, "/v1/profile": { name: "Mia", modules: ["facts"] },
    "/v1/settings/history": { undo: [], redo: [] }, "/v1/learning/controls": { sessionLimitMinutes: 15 },
    "/v1/children": { children: [{ id: 1, name: "Mia", isActive: true }] },
    "/v1/settings/schema": { settings: [{ key: "voice" }] },
  };
  const held = [];
  const asked = [];
  let isHolding = false;
  globalThis.fetch = (path, { method = "GET", body } = {}) => {
    asked.push(`${method} ${path}`);
    if (method === "PATCH") Object.assign(state[path], JSON.parse(body));
    const answer = new Response(JSON.stringify(state[path]));
    if (!isHolding || method !== "GET") return Promise.resolve(answer);
    return new Promise((resolve) => { held.push(() => resolve(answer)); });
  };
  return { state, asked, hold() { isHolding = true; }, takeHeld: () => held.splice(0),
    letGo() { isHolding = false; for (const go of held.splice(0)) go(); } };
}

const family = () => new FamilySettings({ on() { return this; } });

test("what was read before a change was answered is read once more, and never shown", async () => {
  const there = service();
  const settings = family();
  await settings.load();
  there.hold();
  const seen = [];
  settings.addEventListener("change", () => seen.push(settings.settings.rate));
  const loading = settings.load(); // this reads a rate of 1 …
  assert.equal(await settings.change({ rate: 0.7 }), null);
  there.letGo(); // … and is told it only now
  await loading;
  assert.equal(settings.settings.rate, 0.7);
  assert.ok(seen.length && seen.every((rate) => rate === 0.7), seen.join());
});

test("an answer that comes behind a later one is older, and is not shown", async () => {
  const there = service();
  const settings = family();
  await settings.load();
  there.hold();
  const first = settings.load(); // this reads a rate of 1 and is told it last
  const late = there.takeHeld();
  there.state["/v1/settings"] = { voice: "girl", rate: 0.5 };
  const second = settings.load();
  there.letGo();
  await second;
  for (const go of late) go();
  await first;
  assert.equal(settings.settings.rate, 0.5);
});

test("two parts of early maths that are opened at once are both open", async () => {
  const there = service();
  const settings = family();
  await settings.load();
  const row = (module) => maths.rows.find(({ key }) => key === module);
  await Promise.all([settings.changeProfile(row("grade1").write(true)),
    settings.changeProfile(row("kindergarten").write(true)),
    settings.changeProfile(row("facts").write(false))]);
  assert.deepEqual(there.state["/v1/profile"].modules, ["grade1", "kindergarten"]);
});

test("what is decided about early maths is kept at its own place, and what is shown is the answer", async () => {
  const there = service();
  const settings = family();
  await settings.load();
  assert.equal(await settings.changeLearning({ sessionLimitMinutes: 10 }), null);
  assert.equal(settings.learning.sessionLimitMinutes, 10);
  assert.ok(there.asked.includes("PATCH /v1/learning/controls"));
});

test("each decision has a usual value, its effect in words, and what a limit is counted in", () => {
  for (const row of maths.rows.filter(({ of }) => of === "learning")) {
    assert.ok("usual" in row && row.why.length > 10, row.key);
    if (row.kind === "limit") assert.ok(row.options.some(([value]) => value === row.usual), row.key);
  }
});

test("the summary says what is open and for how long, or that a child sees nothing of it", () => {
  assert.match(maths.summary({}, { modules: [] }, {}), /closed/);
  assert.equal(maths.summary({}, { modules: ["grade1", "facts"] }, { sessionLimitMinutes: 10 }),
    "Sums to twenty, Grade 1; 10 min at a time");
  assert.match(maths.summary({}, { modules: ["facts"] }, { sessionLimitMinutes: null }), /up to 30 min/);
});

test("a child without a name is called something all the same, and ages are said in years", () => {
  assert.deepEqual([calledOf({ id: 1, name: "" }), calledOf({ id: 3, name: "" }),
    calledOf({ id: 2, name: "Ben" })], ["Your child", "Child 3", "Ben"]);
  assert.deepEqual([null, 11, 12, 66].map(ageInWords),
    ["age not said", "11 months", "1 year", "5 years 6 months"]);
});
