// What phrases show: something of what they say, that they deny where they do, and no two beside one another the same.
import assert from "node:assert/strict";
import test from "node:test";
import { LANGUAGES, looksIn } from "../support/phrase-looks.js";

/** How many phrases that can stand beside one another may look alike: Spanish has words of one meaning and one picture
 *  (limpia, sacude). */
const MOST_ALIKE = { en: 0, "es-419": 35 };

for (const language of LANGUAGES) {
  const looks = looksIn(language);

  test(`a phrase that denies something shows that it does, however long it is: ${language}`, () => {
    assert.ok(looks.denying > 50, `${looks.denying}`);
    assert.deepEqual(looks.undenied, []);
  });

  test(`a phrase shows something of what it says: ${language}`, () => {
    assert.deepEqual(looks.empty, []);
  });

  test(`no two phrases that are offered after a word look alike: ${language}`, () => {
    assert.ok(looks.offers > 1000, `${looks.offers}`);
    assert.ok(looks.alike.length <= MOST_ALIKE[language], `${looks.alike.length}: ${looks.alike.join("; ")}`);
  });
}
