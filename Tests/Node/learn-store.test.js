// The store of learning without a browser: steps in turn, what a refusal brings, and what the stream tells.
import assert from "node:assert/strict";
import test from "node:test";
import { page } from "./support/browser.js";

const { Store } = await page("kit/store.js");
const { LearnStore } = await page("features/learn/learn-store.js");

const VIEW = { doing: "nothing", isMuted: false, recap: [], points: 0, minutesToday: 0 };

/** A service that answers what `answers` says for a path, and notes what it was asked. */
function serve(answers) {
  const asked = [];
  globalThis.fetch = async (path, { body } = {}) => {
    asked.push({ path, body: body && JSON.parse(body) });
    const answer = await answers(path, asked.length);
    if (answer instanceof Error) throw answer;
    return { ok: !answer.status, status: answer.status ?? 200, headers: new Map(), json: async () => answer };
  };
  return asked;
}

/** A store of learning on a stream that the test speaks for. */
function learning() {
  const stream = Object.assign(new EventTarget(), {
    kinds: [], listen(kinds) { this.kinds.push(...kinds); },
    tell(kind, detail) { this.dispatchEvent(new CustomEvent(kind, { detail })); },
  });
  const talk = Object.assign(new Store(), { stream });
  const learn = new LearnStore({ store: talk });
  const told = [];
  for (const kind of ["view", "narrating", "limit", "badge", "problem"]) {
    learn.on(kind, (detail) => told.push([kind, detail]));
  }
  return { learn, stream, told, last: (kind) => told.findLast(([name]) => name === kind)?.[1] };
}

/** Until nothing is on its way any more. */
const rest = () => new Promise((done) => setTimeout(done, 5));

test("steps go one after the other, never two at once, and each resolves with the view that is shown", async () => {
  let open = 0;
  let most = 0;
  const asked = serve(async (path) => {
    most = Math.max(most, ++open);
    await rest();
    open -= 1;
    return { ...VIEW, points: Number(path.at(-1)) };
  });
  const { learn } = learning();
  const views = await Promise.all([1, 2, 3].map((n) => learn.step(`step${n}`)));
  assert.equal(most, 1);
  assert.deepEqual(views.map(({ points }) => points), [1, 2, 3]);
  assert.deepEqual(asked.map(({ path }) => path), [1, 2, 3].map((n) => `/v1/learning/step${n}`));
  assert.equal(learn.view.points, 3);
});

test("a step that comes too late shows what the service says now", async () => {
  serve((path) => (path === "/v1/learning" ? { ...VIEW, points: 8 }
    : { status: 409, field: "attempt", detail: "attempt: this was answered." }));
  const { learn, last } = learning();
  const view = await learn.step("answer", { item: "ks6.1.2", attempt: 1, answer: { choice: "o1" } });
  assert.equal(view.points, 8);
  assert.equal(last("problem").status, 409);
  assert.equal(last("problem").step, "answer");
  assert.equal(last("view").points, 8);
});

/** A view of a lesson that shows `item`, in its answer `attempt`. */
const asking = (item, attempt, outcome = "open") => ({ ...VIEW, doing: "lesson",
  lesson: { item, attempt, outcome, role: "test", hintsLeft: 1, isFirst: true, shown: { id: `${item}@1` } } });

test("what was touched behind a step that changes what stands there is not sent", async () => {
  const sent = serve((path) => (path.endsWith("next") ? asking("ks6.1.2", 1)
    : asking("ks6.1.1", 2, path.endsWith("answer") ? "correct" : "open")));
  const { learn, told } = learning();
  await learn.refresh();
  learn.step("answer", { item: "ks6.1.1", attempt: 2, answer: { choice: "o1" } });
  learn.step("answer", { item: "ks6.1.1", attempt: 2, answer: { choice: "o2" } });
  learn.step("next");
  learn.step("skip");
  learn.say({ target: "option:o1" });
  learn.say({ text: "My stickers" });
  assert.equal((await learn.step("hint")).lesson.item, "ks6.1.2");
  assert.deepEqual(sent.map(({ path }) => path.split("/").at(-1)).sort(),
    ["answer", "learning", "next", "say"]);
  assert.deepEqual(told.filter(([kind]) => kind === "problem"), []);
});

test("what a room that was left still sends comes before what the next one asks", async () => {
  const sent = serve(async () => { await rest(); return asking("ks6.1.1", 1); });
  const { learn } = learning();
  await learn.refresh();
  learn.step("leave");
  learn.close();
  await new LearnStore({ store: learn.talk }).refresh();
  assert.deepEqual(sent.map(({ path }) => path), ["/v1/learning", "/v1/learning/leave", "/v1/learning"]);
});

test("where a limit is reached nothing is begun, and it is asked whether it still is", async () => {
  let closed = "the 5 minutes are over";
  const sent = serve(() => ({ ...VIEW, closed }));
  const { learn, last } = learning();
  await learn.refresh();
  await learn.step("lesson", { lesson: "ks6.1" });
  assert.equal(last("problem").plain, "The 5 minutes are over");
  assert.deepEqual([last("problem").step, last("problem").status], ["lesson", 409]);
  assert.ok(sent.every(({ path }) => path === "/v1/learning"));
  closed = undefined;
  await learn.step("lesson", { lesson: "ks6.1" });
  assert.equal(sent.at(-1).path, "/v1/learning/lesson");
});

test("a service that is away keeps what is shown, and is asked once it is back", async () => {
  let isAway = false;
  const asked = serve(() => (isAway ? new TypeError("nobody there") : { ...VIEW, points: 5 }));
  const { learn, stream, last } = learning();
  await learn.refresh();
  isAway = true;
  assert.equal((await learn.step("practise")).points, 5);
  assert.ok(last("problem").isUnreachable);
  isAway = false;
  const before = asked.length;
  stream.tell("open");
  stream.tell("learning.changed", {});
  await rest();
  assert.deepEqual(asked.slice(before).map(({ path }) => path), ["/v1/learning"]);
});

test("news of the stream is heard as it is told, and an older answer does not undo what is read", async () => {
  let answer;
  serve(() => new Promise((come) => { answer = come; }));
  const { learn, stream, last } = learning();
  assert.ok(stream.kinds.every((kind) => kind.startsWith("learning.")));
  const line = { text: "seven", parts: [{ target: "option:o1", spoken: "seven" }] };
  const step = learn.step("replay");
  await rest();
  stream.tell("learning.narrating", { line });
  answer({ ...VIEW, narration: { text: "How many?", parts: [] } });
  await step;
  assert.deepEqual(learn.narrating, line);
  stream.tell("learning.narrating", { line: null });
  assert.equal(learn.narrating, null);
  stream.tell("learning.badge_earned", { badgeId: "first-lesson" });
  assert.deepEqual(last("badge"), { badgeId: "first-lesson" });
});

test("what another page did is asked after, what this page does is not asked twice", async () => {
  const asked = serve(async () => { await rest(); return VIEW; });
  const { learn, stream } = learning();
  stream.tell("learning.item_answered", { correct: true });
  await new Promise((done) => setTimeout(done, 20));
  assert.deepEqual(asked.map(({ path }) => path), ["/v1/learning"]);
  const step = learn.step("practise");
  stream.tell("learning.item_answered", { correct: true });
  await step;
  assert.deepEqual(asked.map(({ path }) => path), ["/v1/learning", "/v1/learning/practise"]);
});

test("what another page did while this one only tells of itself is asked after, and so is what comes late", async () => {
  const asked = serve(async () => { await rest(); return VIEW; });
  const { learn, stream } = learning();
  const step = learn.step("screen", { screen: "recap" });
  stream.tell("learning.lesson_started", { lessonId: "ks1.1" });
  await step;
  await new Promise((done) => setTimeout(done, 3));
  stream.tell("learning.item_answered", { correct: true }); // the question is on its way and may have left too early
  await new Promise((done) => setTimeout(done, 30));
  assert.deepEqual(asked.map(({ path }) => path), ["/v1/learning/screen", "/v1/learning", "/v1/learning"]);
});

test("who comes late is told what is read now by the answer", async () => {
  const narration = { text: "How many?", parts: [] };
  serve(() => ({ ...VIEW, narration }));
  const { learn } = learning();
  await learn.refresh();
  assert.deepEqual(learn.narrating, narration);
});

test("what was touched is said by its name, the page's own words as text, never longer than is said", async () => {
  const asked = serve(() => ({ status: 404, field: "target", detail: "target: no." }));
  const { learn } = learning();
  const whole = "This is a sentence of forty characters!! ";
  for (const what of [{ target: "segment:prompt.2" }, { skill: "KS6" }, { text: "My stickers" },
    { text: `One. ${"Two words. ".repeat(30)}` }, { text: whole.repeat(8) }, { number: 345 }, { number: 120 }, { number: null },
    { text: "" }]) await learn.say(what);
  assert.deepEqual(asked.map(({ path }) => path), Array(7).fill("/v1/learning/say"));
  const bodies = asked.map(({ body }) => body);
  assert.deepEqual(bodies.slice(0, 3), [{ target: "segment:prompt.2" }, { skill: "KS6" }, { text: "My stickers" }]);
  assert.match(bodies[3].text, /^One\. (Two words\. )+Two words\.$/);
  assert.deepEqual(bodies.splice(5), [{ text: "345" }, { number: 120 }]);
  assert.ok(bodies.slice(3).every(({ text }) => text.length <= 200 && text.length > 180), JSON.stringify(bodies));
});

test("a store that is closed hears nothing any more", async () => {
  const asked = serve(() => VIEW);
  const { learn, stream } = learning();
  learn.close();
  stream.tell("open");
  stream.tell("learning.changed", {});
  await rest();
  assert.deepEqual(asked, []);
});
