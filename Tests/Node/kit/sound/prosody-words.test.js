import assert from "node:assert/strict";
import test from "node:test";
import { page } from "../../support/browser.js";
import { property } from "../../support/property.js";

const { age, ageSpan, difference, inFigures, inWords, prosodyInWords } =
  await page("kit/sound/prosody-words.js");

const drawn = (random) => ({ rate: random.between(0.5, 1.6), pitch: random.between(0.7, 1.6),
  range: random.between(0, 2), pauseMilliseconds: random.whole(0, 600),
  voice: random.pick(["girl", "boy"]) });

property("every way of speaking has words, and none says more than is so", (random) => {
  const prosody = drawn(random);
  for (const name of ["rate", "pitch", "range", "pauseMilliseconds"]) {
    assert.ok(inWords[name](prosody[name]).length > 3);
    assert.ok(inFigures[name](prosody[name]).length > 3);
  }
  assert.match(prosodyInWords(prosody), /^[a-z -]+ speed, [a-z, -]+$/);
}, { runs: 2000 });

property("what B is against A, A is the other way round against B", (random) => {
  const [a, b] = [drawn(random), drawn(random)];
  const nameOf = (id) => id;
  const says = (text, word) => text.split(/\W+/).includes(word);
  assert.equal(difference(a, a, nameOf), "A and B are the same so far. Change one of them.");
  const [there, back] = [difference(a, b, nameOf), difference(b, a, nameOf)];
  for (const [more, less] of [["faster", "slower"], ["higher", "lower"], ["livelier", "calmer"]]) {
    assert.equal(says(there, more), says(back, less));
    assert.ok(!(says(there, more) && says(there, less)));
  }
}, { runs: 2000 });

test("ages are said as caregivers say them", () => {
  assert.deepEqual([age(18), age(24), age(30), age(36), age(40)],
    ["18 months", "2 years", "2½ years", "3 years", "3 years"]);
  assert.equal(ageSpan({ fromMonths: 12, toMonths: 18 }), "12–18 months");
  assert.equal(ageSpan({ fromMonths: 18, toMonths: 24 }), "18 months to 2 years");
  assert.equal(ageSpan({ fromMonths: 36, toMonths: 48 }, true), "3 years and older");
});
