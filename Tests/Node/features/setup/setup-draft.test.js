import assert from "node:assert/strict";
import test from "node:test";
import { page } from "../../support/browser.js";
import { property } from "../../support/property.js";

const { SetupDraft } = await page("features/setup/setup-draft.js");

/** A window's storage; `text` is what an earlier page left there. */
function storage(text = null) {
  let kept = text;
  globalThis.sessionStorage = {
    getItem: () => kept, setItem: (_, value) => { kept = value; }, removeItem: () => { kept = null; },
  };
}

test("what was chosen outlives a reload, and what is sent is only what was chosen", () => {
  storage();
  const draft = new SetupDraft();
  assert.deepEqual(draft.asRequest(), {});
  draft.keep({ name: "  Mia ", age: 27, screen: "code" });
  const again = new SetupDraft();
  assert.equal(again.choices.screen, "code");
  assert.deepEqual(again.asRequest("1234"), { name: "Mia", ageMonths: 27, code: "1234" });
  again.keep({ people: [{ text: "Nana", emoji: "👵", offered: "Grandma" }] });
  assert.deepEqual(new SetupDraft().asRequest(),
    { name: "Mia", ageMonths: 27, people: [{ text: "Nana", emoji: "👵" }] });
  again.forget();
  assert.deepEqual(new SetupDraft().asRequest(), {});
});

/** A browser that asks for `languages`. */
const speaks = (...languages) => Object.defineProperty(globalThis, "navigator",
  { value: { languages }, configurable: true, writable: true });

test("it begins in the browser's language, and only another than English is sent", () => {
  for (const [languages, language] of [[[], "en"], [["de-DE", "es"], "en"], [["en-US"], "en"],
    [["es"], "es-419"], [["es-MX", "en"], "es-419"]]) {
    storage();
    speaks(...languages);
    const draft = new SetupDraft();
    assert.equal(draft.choices.language, language, languages.join());
    assert.deepEqual(draft.asRequest(), language === "en" ? {} : { language });
    draft.keep({ language: "en" });
    assert.deepEqual(new SetupDraft().asRequest(), {});
    draft.forget();
    assert.equal(draft.choices.language, language);
  }
  speaks();
});

property("whatever lies in the storage, the set-up begins with choices of their kinds", (random) => {
  const odd = [null, 3, "x", "es-419", [], {}, true, -1.5, "code", 2, 27, [null], [{ text: 3 }]];
  const names = ["screen", "language", "name", "age", "voice", "tier", "isSure", "people", "__proto__", "more"];
  storage(random.next() < 0.2 ? random.pick(["", "{", "null", "[]", "7"]) : JSON.stringify(
    Object.fromEntries(random.list(random.whole(0, 8), () => [random.pick(names), random.pick(odd)]))));
  const { screen, language, name, age, voice, tier, isSure, people, ...more } = new SetupDraft().choices;
  assert.deepEqual(more, {});
  assert.ok(["welcome", "code"].includes(screen));
  assert.ok(["en", "es-419"].includes(language));
  assert.equal(typeof name, "string");
  assert.ok(age === null || Number.isInteger(age));
  assert.ok(voice === null || typeof voice === "string");
  assert.ok([null, 1, 2, 3].includes(tier));
  assert.equal(typeof isSure, "boolean");
  assert.ok(people.every(({ text, emoji, offered }) => [text, emoji, offered].every((part) => part.at)));
}, { runs: 2000 });

test("a window that refuses storage sets up all the same", () => {
  const refuse = () => { throw new Error("refused"); };
  globalThis.sessionStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };
  const draft = new SetupDraft();
  draft.keep({ tier: 2 });
  assert.deepEqual(draft.asRequest(), { tier: 2 });
  draft.forget();
});
