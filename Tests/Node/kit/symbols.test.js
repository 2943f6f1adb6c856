import assert from "node:assert/strict";
import test from "node:test";
import { page } from "../support/browser.js";

const { Symbols } = await page("kit/symbols.js");

async function known() {
  globalThis.fetch = async () => new Response(JSON.stringify({
    keys: { verbs: { label: "Doing", color: "#8c8", border: "#484" } },
    pictures: { banana: "🍌", "ice cream": "🍦", ice: "🧊", more: "➕", "i love you": "❤️", blow: "💨" },
    photos: { nana: "/v1/words/1/photo" }, signs: { more: "Fingertips together" },
  }), { status: 200 });
  return new Symbols().load();
}

test("the longest names of a phrase are pictured, none twice, the last three", async () => {
  const symbols = await known();
  const pictures = (text) => symbols.picturesOf(text).map(({ picture, photo }) => picture || photo);
  assert.deepEqual(pictures("More ice cream!"), ["➕", "🍦"]);
  assert.deepEqual(pictures("banana, banana, more banana"), ["🍌", "➕"]);
  assert.deepEqual(pictures("Nana: more ice, more bananas"), ["➕", "🧊", "🍌"]);
  assert.deepEqual(pictures("…"), []);
});

test("a word of another shape is still known", async () => {
  const symbols = await known();
  assert.equal(symbols.pictureOf("Bananas"), "🍌");
  assert.equal(symbols.pictureOf("blowing"), "💨");
  assert.equal(symbols.pictureOf("constructor"), "");
  assert.equal(symbols.photoOf("NANA"), "/v1/words/1/photo");
  assert.equal(symbols.signOf("More"), "Fingertips together");
  assert.equal(symbols.signOf("banana"), null);
});
