import assert from "node:assert/strict";
import test from "node:test";
import { page } from "../support/browser.js";

const { Symbols } = await page("kit/symbols.js");

async function known() {
  globalThis.fetch = async () => new Response(JSON.stringify({
    keys: { verbs: { label: "Doing", color: "#8c8", border: "#484" } },
    usual: { more: "➕" }, drawn: [{ id: 3, word: "rosie", group: "people" }],
    pictures: { banana: "🍌", "ice cream": "🍦", ice: "🧊", more: "➕", "i love you": "❤️", i: "🙋", blow: "💨",
      make: "🧱", run: "🏃" },
    art: { banana: "banana", i: "i" }, photos: { nana: "/v1/words/1/photo" }, signs: { more: "Fingertips together" },
  }), { status: 200 });
  return new Symbols().load();
}

test("the longest names of a phrase are pictured, none twice, the last three", async () => {
  const symbols = await known();
  const pictures = (text) => symbols.picturesOf(text).map(
    ({ emoji, photo, drawn }) => photo ?? drawn?.text ?? emoji);
  assert.deepEqual(pictures("More ice cream!"), ["➕", "🍦"]);
  assert.deepEqual(pictures("banana, banana, more banana"), ["🍌", "➕"]);
  assert.deepEqual(pictures("Nana: more ice, more bananas"), ["➕", "🧊", "🍌"]);
  assert.deepEqual(pictures("Rosie has two bananas"), ["Rosie", "🍌"]);
  assert.deepEqual(pictures("…"), []);
});

test("too at a phrase's end is also, before a word it is too much; little words and never a no give way", () => {
  const art = { too: "too-much", also: "too", me: "me", loud: "loud", not: "not", it: "it", is: "is", i: "i",
    want: "want", to: "to", help: "help" };
  const symbols = new Symbols().take({ keys: {}, pictures: {}, photos: {}, art });
  const shown = (text) => symbols.picturesOf(text).map((one) => one.art);
  assert.deepEqual(shown("me too"), ["me", "too"]);
  assert.deepEqual(shown("too loud!"), ["too-much", "loud"]);
  assert.deepEqual(shown("I want to help"), ["i", "want", "help"]);
  assert.deepEqual(shown("is it loud"), ["is", "it", "loud"], "where there is room they are shown");
  assert.deepEqual(shown("not me I want help"), ["not", "want", "help"]);
});

test("a photo, a drawing or an emoji is shown, whatever shape the word has; what is unknown keeps its own", async () => {
  const symbols = await known();
  assert.deepEqual(symbols.shown("Nana's"), { emoji: "", photo: "/v1/words/1/photo", drawn: null, art: null });
  const { group, look, text } = symbols.shown("Rosie").drawn;
  assert.deepEqual([group, look, text], ["people", 2, "Rosie"]);
  assert.deepEqual(symbols.shown("zebra", "🦓"), { emoji: "🦓", photo: null, drawn: null, art: null });
  assert.deepEqual(symbols.shown("Bananas"), { emoji: "🍌", photo: null, drawn: null, art: "banana" });
  assert.deepEqual(["more", "banana"].map((word) => symbols.isChanged(word)), [true, false]);
  assert.deepEqual(["Bananas", "the"].map((word) => symbols.hasPicture(word)), [true, false]);
});

test("a word of another shape is still known", async () => {
  const symbols = await known();
  assert.equal(symbols.pictureOf("Bananas"), "🍌");
  assert.equal(symbols.pictureOf("blowing"), "💨");
  assert.equal(symbols.pictureOf("making"), "🧱");
  assert.equal(symbols.pictureOf("running"), "🏃");
  assert.equal(symbols.pictureOf("constructor"), "");
  assert.deepEqual([symbols.shown("I").art, symbols.shown("is").art], ["i", null], "a short word is no other one");
  assert.equal(symbols.photoOf("NANA"), "/v1/words/1/photo");
  assert.equal(symbols.signOf("More"), "Fingertips together");
  assert.equal(symbols.signOf("banana"), null);
});
