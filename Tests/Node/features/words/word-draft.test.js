import assert from "node:assert/strict";
import { page } from "../../support/browser.js";
import { property } from "../../support/property.js";

const { WordDraft } = await page("features/words/word-draft.js");

const VALUES = { text: ["Nana", "Bun-Bun", ""], spoken: ["Nahna", ""], hint: ["NAH-nah", ""],
  emoji: ["👵", ""], favorite: [true, false], group: ["people", "things"] };
const WORD = { id: 3, group: "people", text: "Nana", spoken: null, hint: "NAH-nuh", emoji: null,
  favorite: false, photo: null, recording: "/v1/words/3/recording" };

property("what differs from what is saved is what would be sent, and reverting leaves nothing", (random) => {
  const draft = new WordDraft({ ...WORD }, "people");
  for (let i = random.whole(1, 8); i > 0; i--) {
    const name = random.pick(Object.keys(VALUES));
    draft.set(name, random.pick(VALUES[name]));
  }
  for (const [name, value] of Object.entries(draft.changes)) {
    assert.notEqual(value, WORD[name]);
    assert.equal(draft.content[name], value);
  }
  assert.equal(draft.isChanged, Object.keys(draft.changes).length > 0);
  const heard = ["text", "spoken", "hint"].some((name) => draft.content[name] !== WORD[name]);
  assert.equal(draft.soundsNew, heard);
  draft.revert();
  assert.deepEqual([draft.isChanged, draft.changes], [false, {}]);
});

property("what another page saved is followed, except where something was written here", (random) => {
  const draft = new WordDraft({ ...WORD }, "people");
  const touched = random.pick(["text", "hint", "emoji"]);
  draft.set(touched, "here");
  draft.follow({ ...WORD, text: "Gran", hint: "GRAN", emoji: "👩" });
  for (const [name, value] of Object.entries({ text: "Gran", hint: "GRAN", emoji: "👩" })) {
    assert.equal(draft.content[name], name === touched ? "here" : value);
  }
  assert.deepEqual(Object.keys(draft.changes), [touched]);
});

property("a new word is changed once there is something to save", (random) => {
  const draft = new WordDraft(null, "things");
  assert.deepEqual([draft.isNew, draft.isChanged, draft.hasRecording], [true, false, false]);
  const name = random.pick(["text", "spoken", "hint", "emoji"]);
  draft.set(name, " x ");
  assert.equal(draft.isChanged, true);
  draft.set(name, "");
  assert.equal(draft.isChanged, false);
});
