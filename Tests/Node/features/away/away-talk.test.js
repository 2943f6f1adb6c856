// What a touch does while Meadow is away.
import assert from "node:assert/strict";
import test from "node:test";
import { page } from "../../support/browser.js";

const { AwayTalk } = await page("features/away/away-talk.js");
const { Store } = await page("kit/store.js");

/** A store whose kept words are `words`; `log` is what happened, in order. */
function stage(words = ["more", "help", "Grandma"], settings = {}) {
  const store = new Store({ bubble: [], speaking: null, modelling: false, avatar: null,
    navigation: { scene: "kitchen", path: [], mode: "scene", overlay: "none" } });
  store.settings = { bubbleSeconds: 60, traySeconds: 30, volumeCapDecibels: -20,
    repeatGuardMilliseconds: 0, interruptions: { word: "replace" }, ...settings };
  const log = [];
  const known = new Set(words.map((word) => word.toLowerCase()));
  const voice = {
    has: (text) => known.has(text?.toLowerCase()),
    play(text, gain, ended) {
      log.push(`play ${text}`);
      Object.assign(this, { gain, ended });
    },
    stop() { log.push("silence"); },
  };
  const noted = [];
  const talk = new AwayTalk({ store, voice, diary: { note: (word) => noted.push(word) } });
  for (const kind of ["asked", "said", "failed"]) {
    store.on(kind, (told) => {
      const { word, phrase } = told.what ?? told;
      log.push(`${kind} ${word ?? phrase}`);
    });
  }
  store.on("speaking", (utterance) => log.push(`speaking ${utterance?.text ?? "nobody"}`));
  talk.begin();
  return { talk, store, voice, log, noted };
}

test("the sound comes first, then what is seen; it joins the message and is noted once", async () => {
  const { talk, store, voice, log, noted } = stage();
  const reply = await talk.tap({ word: "more" });
  assert.deepEqual(reply, { text: "more", isRepeat: false });
  assert.deepEqual(log, ["play more", "asked more", "said more", "speaking more"]);
  await talk.tap({ word: "Grandma" });
  assert.deepEqual(store.state.bubble, ["more", "Grandma"]);
  assert.deepEqual(noted, ["more", "Grandma"]);
  assert.equal(voice.gain, 0.1);
  voice.ended();
  assert.equal(store.state.speaking, null);
  talk.end();
});

test("what is not here is not said, and looks so", async () => {
  const { talk, store, log, noted } = stage();
  assert.equal(await talk.tap({ word: "banana" }), null);
  assert.deepEqual(log, ["asked banana", "failed banana"]);
  assert.equal(await talk.tap({ followUp: "f1" }), null);
  assert.deepEqual([store.state.bubble, noted], [[], []]);
  talk.end();
});

test("a shaky double touch is one word, in the message and in what is told", async () => {
  const { talk, store, noted } = stage(["more"], { repeatGuardMilliseconds: 1000 });
  await talk.tap({ word: "more" });
  assert.equal((await talk.tap({ word: "more" })).isRepeat, true);
  assert.deepEqual([store.state.bubble, noted], [["more"], ["more"]]);
  talk.end();
});

test("the message is said word by word, and is a message then; stop is silence", async () => {
  const { talk, store, voice, log } = stage();
  await talk.tap({ word: "more" });
  await talk.tap({ word: "help" });
  log.length = 0;
  await talk.message("speak");
  voice.ended();
  voice.ended();
  assert.deepEqual(log.filter((line) => line.startsWith("play")), ["play more", "play help"]);
  await talk.tap({ word: "Grandma" });
  assert.deepEqual(store.state.bubble, ["Grandma"], "after a message another begins");
  await talk.message("speak");
  log.length = 0;
  await talk.stop();
  assert.deepEqual(log, ["silence", "speaking nobody"]);
  await talk.message("clear");
  assert.deepEqual(store.state.bubble, []);
  talk.end();
});

test("a message with a part that is not here is not said in part", async () => {
  const { talk, store, log } = stage();
  store.state.bubble = ["more", "banana"];
  await talk.message("speak");
  assert.deepEqual(log, ["asked more banana", "failed more banana"]);
  await talk.message("removeLast");
  assert.deepEqual(store.state.bubble, ["more"]);
  talk.end();
});

test("the panel of core words opens and closes here; places stay where they are", async () => {
  const { talk, store } = stage();
  await talk.move({ overlay: "category" });
  assert.equal(store.state.navigation.overlay, "category");
  await talk.move({ scene: "bedroom" });
  await talk.move({ open: "fridge" });
  assert.equal(store.state.navigation.scene, "kitchen");
  await talk.move({ overlay: "none" });
  assert.equal(store.state.navigation.overlay, "none");
  talk.end();
});

test("what a grown-up models is not told as the child's", async () => {
  const { talk, store, noted } = stage();
  store.state.modelling = true;
  await talk.tap({ word: "more" });
  assert.deepEqual(noted, []);
  talk.end();
});

test("when Meadow speaks again, what still sounds here makes way", async () => {
  const { talk, log } = stage();
  await talk.tap({ word: "more" });
  talk.end();
  log.length = 0;
  talk.makeWay();
  talk.makeWay();
  assert.deepEqual(log, ["silence"]);
});
