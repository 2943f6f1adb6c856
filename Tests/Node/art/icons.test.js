// What the page shows as a sign of its own, and what lessons count: drawn by us, each drawing there and none for nothing.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { page } from "../support/browser.js";

const { artOf } = await page("kit/emoji-art.js");
const folder = (path) => fileURLToPath(new URL(`../../../Sources/${path}/`, import.meta.url));
const PAGE = folder("Page");
const LESSONS = folder("Learning/Files/Resources/lessons");
const CONTENT = folder("Vocabulary/Content/Resources");
const book = JSON.parse(readFileSync(`${PAGE}art/symbols/symbols.json`, "utf8"));
const sources = readdirSync(PAGE, { recursive: true }).filter((name) => /\.(js|css|html)$/.test(name))
  .map((name) => [name, readFileSync(PAGE + name, "utf8")]);

/** Where a symbol is named: what is shown, by what a part of the page is; and tables of such names. */
const PLACES = [/\bicon\(([^()]*)/g, /\bcardPicture\(([^()]*)/g, /\b(?:art|mark): ([^,\n}]*)/g,
  /\bconst (?:ART|DOMAINS|FACES|GRADES|NAMED|ROLES|SIGNS|SKILLS) = ([^;]*);/g];
const NAME = /"([a-z]+(?:-[a-z]+)*)"/g;
const FILE = /\/symbols\/([\w-]+)\.svg/g;
/** Classes, which stand in the same places. */
const OTHERS = /"(?:emoji|picture|sign|lit|[a-z]+ emoji|emoji [a-z]+)"/g;

const drawn = new Set(book.symbols.map(({ name }) => name));
const found = (text, pattern) => [...text.matchAll(pattern)].map((match) => match[1]);

test("every symbol that the page names is drawn", () => {
  const named = sources.flatMap(([file, text]) => found(text, FILE).map((name) => [file, name]));
  assert.ok(named.length > 10);
  assert.deepEqual(named.filter(([, name]) => !drawn.has(name)), []);
  const missing = sources.filter(([file]) => file !== "features/learn/facts/fact-icons.js").flatMap(([file, text]) => PLACES.flatMap((place) => found(text, place))
    .flatMap((part) => found(part.replace(/, "[\w -]+"$/, "").replaceAll(OTHERS, ""), NAME))
    .filter((name) => !drawn.has(name) && !KEYS.has(name)).map((name) => `${file}: ${name}`));
  assert.deepEqual(missing, []);
});

/** Words of tables and conditions beside the names. */
const KEYS = new Set(["number-novice", "pattern-pro", "measurement-master"]);

test("every symbol that was drawn for a page is shown on one", () => {
  const said = new Set(sources.flatMap(([, text]) => [...found(text, NAME), ...found(text, FILE), ...found(text, /\b([a-z]+): "/g)]));
  const signs = book.symbols.filter(({ category }) => category === "page").map(({ name }) => name);
  assert.ok(signs.length > 20);
  assert.deepEqual(signs.filter((name) => !said.has(name)), []);
});

const PICTURE = /\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]*(?:\u200D\p{Extended_Pictographic}\uFE0F?)*/gu;
const picturesIn = (path, name) => readFileSync(path + name, "utf8").match(PICTURE) ?? [];

test("whatever lessons count, measure and tell of is a symbol", () => {
  const all = new Set(readdirSync(LESSONS).filter((name) => name.endsWith(".json")).flatMap((name) => picturesIn(LESSONS, name)));
  assert.ok(all.size > 100);
  assert.deepEqual([...all].filter((one) => !artOf(one)), []);
});

test("a scene, and whom the set-up offers, is a symbol", () => {
  const people = picturesIn(CONTENT, "defaults.json");
  assert.ok(people.length > 4);
  assert.deepEqual(people.filter((one) => !artOf(one)), []);
  const scenes = Object.keys(JSON.parse(readFileSync(`${CONTENT}meadow-vocabulary.json`, "utf8")).scenes);
  assert.deepEqual(scenes.filter((name) => !existsSync(`${PAGE}art/symbols/${name}.svg`)), []);
});

test("an emoji is one symbol, with or without its selector; one with another tone of skin is itself", () => {
  assert.equal(artOf("☀️"), "sun");
  assert.equal(artOf("☀"), "sun");
  assert.equal(artOf("🐰"), artOf("🐇"));
  assert.equal(artOf("👦🏽"), "boy-tan");
  assert.equal(artOf("👵🏽"), null);
  assert.equal(artOf("🧣"), null);
  assert.equal(artOf("12"), null);
  assert.equal(artOf(undefined), null);
  const text = readFileSync(`${PAGE}kit/emoji-art.js`, "utf8");
  const all = text.slice(text.indexOf("{"), text.indexOf("};")).match(/\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}]?/gu);
  assert.deepEqual(all.filter((one, at) => all.indexOf(one) !== at), []);
  assert.deepEqual(all.filter((one) => !drawn.has(artOf(one))), []);
});
