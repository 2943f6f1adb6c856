// A sitting: what is heard and sent, what stops it, and that nothing is lost.
import assert from "node:assert/strict";
import test from "node:test";
import { page } from "../../support/browser.js";

const { LeadSession } = await page("features/voices/recording/lead-session.js");
const { WordQueue } = await page("features/voices/recording/word-queue.js");

const word = (text) => ({ text, group: "core", whose: "near", language: "en" });
const turns = async (count = 12) => { for (let i = 0; i < count; i++) await new Promise((done) => setImmediate(done)); };

class FakeMicrophone extends EventTarget {
  opened = 0;
  isOpen = false;
  trouble = null;
  async open() {
    if (this.trouble) throw new Error(this.trouble);
    this.opened += 1;
    this.isOpen = true;
  }
  close() { this.isOpen = false; }
  /** `seconds` of sound of an amplitude. */
  hears(amplitude, seconds) {
    for (let left = Math.round(seconds * 50); left > 0; left--) {
      this.dispatchEvent(new CustomEvent("block", { detail: { samples: new Float32Array(960).fill(amplitude), peak: amplitude } }));
    }
  }
}

/** A sitting at two words; `answers` are the service's, in order, a function throws. */
function sitting({ answers = [], texts = ["more", "go"] } = {}) {
  const heard = [];
  const sent = [];
  const removed = [];
  const microphone = new FakeMicrophone();
  const session = new LeadSession({
    queue: new WordQueue(texts.map(word)), microphone,
    sounds: { say: async ({ text }) => heard.push(text), cue: async () => heard.push("tone"), ahead: () => {},
      play: async (sound) => heard.push(sound), stop: () => {} },
    takes: {
      put: async ({ text }, bytes) => {
        sent.push([text, (bytes.byteLength - 44) / 96_000]);
        const answer = answers.shift() ?? {};
        if (typeof answer === "function") return answer();
        return { kept: true, problems: [], begin: 500, end: 900, replaced: false, ...answer };
      },
      sound: async ({ text }) => `take of ${text}`,
      remove: async ({ text }) => removed.push(text),
    },
  });
  return { session, microphone, heard, sent, removed };
}

/** Says a word after the tone. */
async function speak({ microphone }, amplitude = 0.2) {
  microphone.hears(0.0003, 0.6);
  microphone.hears(amplitude, 0.5);
  microphone.hears(0.0003, 0.7);
  await turns();
}

const becomes = (session, state) => new Promise((done) => {
  const look = () => session.state === state && done();
  session.addEventListener("change", look);
  look();
});

test("a word is said, a tone follows, the take is cut out, sent, played back, and the next one comes", async () => {
  const stage = sitting();
  stage.session.begin();
  await turns();
  assert.deepEqual([stage.session.state, stage.heard], ["listening", ["more", "tone"]]);
  await speak(stage);
  const [[text, seconds]] = stage.sent;
  assert.equal(text, "more");
  assert.ok(seconds > 1.4 && seconds < 1.7, `${seconds} s: half a second before, the word, its end`);
  assert.deepEqual(stage.heard, ["more", "tone", "take of more"]);
  assert.equal(stage.session.queue.progress.recorded, 1);
  await becomes(stage.session, "saying");
  assert.equal(stage.session.word.text, "go");
});

test("quiet means that Meadow says nothing before a word, not even the tone", async () => {
  const stage = sitting();
  stage.session.isQuiet = true;
  stage.session.begin();
  await turns();
  assert.deepEqual([stage.session.state, stage.heard], ["listening", []]);
});

test("what is wrong stops it; again replaces the take, keep goes on and does not ask of the room twice", async () => {
  const hum = { problems: [{ kind: "hum", advice: "" }] };
  const stage = sitting({ answers: [hum, hum, hum], texts: ["more", "go", "help"] });
  stage.session.begin();
  await turns();
  await speak(stage);
  assert.equal(stage.session.state, "problem");
  stage.session.again();
  await turns();
  await speak(stage);
  assert.deepEqual([stage.session.state, stage.sent.map(([text]) => text)], ["problem", ["more", "more"]]);
  stage.session.keep();
  await turns();
  await speak(stage);
  assert.deepEqual([stage.session.state, stage.sent.at(-1)[0]], ["playing", "go"]);
});

test("a take that is not kept leaves the word open, and skipping takes a bad one away", async () => {
  const stage = sitting({ answers: [{ kept: false, problems: [{ kind: "short" }] }, { problems: [{ kind: "clipped" }] }] });
  stage.session.begin();
  await turns();
  await speak(stage);
  assert.deepEqual([stage.session.state, stage.session.queue.progress.recorded], ["problem", 0]);
  stage.session.again();
  await turns();
  await speak(stage);
  assert.equal(stage.session.queue.progress.recorded, 1);
  stage.session.skip();
  await turns();
  assert.deepEqual([stage.removed, stage.session.word.text, stage.session.queue.progress.recorded], [["more"], "go", 0]);
});

test("who says nothing is asked once more, and then told", async () => {
  const stage = sitting();
  stage.session.begin();
  await turns();
  stage.microphone.hears(0.0003, 5.2);
  await turns();
  assert.deepEqual([stage.session.state, stage.heard], ["listening", ["more", "tone", "more", "tone"]]);
  stage.microphone.hears(0.0003, 5.2);
  assert.equal(stage.session.state, "problem");
  assert.deepEqual(stage.session.outcome.answer.problems, [{ kind: "silent" }]);
  assert.deepEqual(stage.sent, []);
});

test("a take that could not be sent waits, and is sent when the service is back", async () => {
  const stage = sitting({ answers: [() => { throw Object.assign(new Error("away"), { isUnreachable: true }); }] });
  stage.session.begin();
  await turns();
  await speak(stage);
  assert.deepEqual([stage.session.state, stage.session.isUnsaved], ["unsent", true]);
  stage.session.pause();
  assert.equal(stage.session.state, "unsent");
  stage.session.resend();
  await turns();
  assert.deepEqual([stage.sent.length, stage.session.isUnsaved, stage.session.queue.progress.recorded], [2, false, 1]);
  assert.equal(stage.sent[0][1], stage.sent[1][1]);
});

test("a pause gives the microphone back, and what was being said is not kept", async () => {
  const stage = sitting();
  stage.session.begin();
  await turns();
  stage.microphone.hears(0.2, 0.4);
  stage.session.pause("Because.");
  stage.microphone.hears(0.0003, 2);
  await turns();
  assert.deepEqual([stage.session.state, stage.session.trouble, stage.microphone.isOpen, stage.sent],
    ["paused", "Because.", false, []]);
  stage.session.begin();
  await turns();
  await speak(stage);
  assert.deepEqual(stage.sent.map(([text]) => text), ["more"]);
});

test("a microphone that is lost or refused pauses with a reason, and the word stays", async () => {
  const stage = sitting();
  stage.session.begin();
  await turns();
  stage.microphone.dispatchEvent(new Event("lost"));
  assert.equal(stage.session.state, "paused");
  assert.match(stage.session.trouble, /microphone is gone/);
  stage.microphone.trouble = "It was not allowed.";
  stage.session.begin();
  await turns();
  assert.deepEqual([stage.session.state, stage.session.trouble, stage.session.word.text],
    ["paused", "It was not allowed.", "more"]);
});

test("held by hand it records from a moment before the press until it is let go", async () => {
  const stage = sitting();
  stage.session.isHandsFree = false;
  stage.session.begin();
  await turns();
  assert.deepEqual([stage.session.state, stage.heard], ["ready", ["more"]]);
  stage.microphone.hears(0.0003, 2);
  stage.session.hold();
  stage.microphone.hears(0.2, 1);
  stage.session.release();
  await turns();
  const [[, seconds]] = stage.sent;
  assert.ok(Math.abs(seconds - 1.3) < 0.03, `${seconds}`);
});

test("a word that never ends is cut and judged by the service", async () => {
  const stage = sitting();
  stage.session.begin();
  await turns();
  stage.microphone.hears(0.2, 6);
  await turns();
  assert.ok(stage.sent[0][1] < 4, `${stage.sent[0][1]}`);
});

test("when the last word is said it is done", async () => {
  const stage = sitting({ texts: ["more"] });
  stage.session.begin();
  await turns();
  await speak(stage);
  await becomes(stage.session, "done");
  assert.equal(stage.session.queue.progress.left, 0);
});
