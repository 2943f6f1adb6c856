import assert from "node:assert/strict";
import test from "node:test";
import { page } from "../../support/browser.js";

const { chosenInWords, progressOf } = await page("features/voices/voice-progress.js");

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

test("what keeps a voice from being made ready is told beside how far it is", () => {
  const problem = "nobody answers at tcp://127.0.0.1:9 (Connection refused); start the speech server";
  const { text } = progressOf({ ...speech, problem }, nameOf);
  assert.ok(text.startsWith("Joe is getting ready: 12 of 99"));
  assert.ok(text.endsWith(`It cannot go on now: ${problem}. It is tried again by itself.`));
});

test("who chooses a voice that is still being made is told who speaks until then", () => {
  assert.equal(chosenInWords(speech, "joe", nameOf), "Joe is being made ready; Girl speaks until then.");
  const ready = { ...speech, voice: "joe", isChanging: false };
  assert.equal(chosenInWords(ready, "joe", nameOf), "The board now speaks as Joe.");
  assert.equal(chosenInWords(speech, "girl", nameOf), "The board now speaks as Girl.");
  assert.equal(chosenInWords(null, "joe", nameOf), "The board now speaks as Joe.");
});

test("nothing is told once all is made, nor where nobody speaks", () => {
  assert.equal(progressOf({ ...speech, voice: "joe", isChanging: false, done: 99 }, nameOf), null);
  assert.equal(progressOf(null, nameOf), null);
});
