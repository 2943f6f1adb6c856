import assert from "node:assert/strict";
import test from "node:test";
import { page } from "../../support/browser.js";

const { soundInWords } = await page("kit/audio/output-words.js");

test("every state of every output has a mood and a sentence", () => {
  const players = [null, { isAwake: false }, { isAwake: true, isReady: false },
    { isAwake: true, isReady: true }, { trouble: "This browser cannot" }];
  for (const kind of ["pipewire", "pulse", "silent", "browser", "unheard of"]) {
    for (const state of ["awake", "relaxed", "connecting", "suspended", "waiting", "lost", "new"]) {
      for (const isMutedOutside of [true, false]) {
        for (const player of players) {
          const { mood, text } = soundInWords({ kind, state, isMutedOutside }, player);
          assert.ok(["well", "resting", "trouble"].includes(mood));
          assert.ok(text.length > 8, text);
        }
      }
    }
  }
});

test("only a sound that is heard is well", () => {
  const mood = (output, player) => soundInWords(output, player).mood;
  assert.equal(mood(null), "resting");
  assert.equal(mood({ kind: "pulse", state: "awake" }), "well");
  assert.equal(mood({ kind: "pulse", state: "relaxed" }), "well");
  assert.equal(mood({ kind: "pulse", state: "lost" }), "trouble");
  assert.equal(mood({ kind: "pulse", state: "awake", isMutedOutside: true }), "trouble");
  assert.equal(mood({ kind: "browser", state: "awake" }, { isAwake: true, isReady: false }), "resting");
  assert.equal(mood({ kind: "browser", state: "awake" }, { isAwake: true, isReady: true }), "well");
});
