import assert from "node:assert/strict";
import test from "node:test";
import { page } from "../../support/browser.js";

const { progressOf } = await page("features/voices/voice-progress.js");

const nameOf = (id) => ({ joe: "Joe", girl: "Girl" })[id];
const speech = { voice: "girl", chosen: "joe", isChanging: true, done: 12, total: 99 };

test("what is told of a voice that is being made ready", () => {
  assert.deepEqual(progressOf(speech, nameOf), {
    done: 12, total: 99,
    text: "Joe is getting ready: 12 of 99 words that are seen now. Until then the board speaks as Girl.",
  });
  const later = { voice: "joe", chosen: "joe", isChanging: false, done: 210, total: 640 };
  assert.equal(progressOf(later, nameOf).text, "Joe is making words ready for later: 210 of 640.");
});

test("nothing is told once all is made, nor where nobody speaks", () => {
  assert.equal(progressOf({ ...speech, voice: "joe", isChanging: false, done: 99 }, nameOf), null);
  assert.equal(progressOf(null, nameOf), null);
});
