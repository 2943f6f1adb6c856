// The set of symbols: what every picture keeps to, so that it can stand alone on any page.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import test from "node:test";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("../../../Sources/Page/art/symbols/", import.meta.url));
const DRAW = fileURLToPath(new URL("../../../.ci/symbols/draw.py", import.meta.url));
const OPEN = /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 96 96"[^<>]*>/;
/** Shapes and groups of them: no text, no script, no style, no picture, nothing that has to be named. */
const SHAPES = new Set(["svg", "g", "path", "circle", "ellipse", "rect"]);
const ATTRIBUTES = new Set(["xmlns", "viewBox", "fill", "stroke", "stroke-width", "stroke-linecap",
  "stroke-linejoin", "stroke-dasharray", "fill-rule", "fill-opacity", "opacity", "transform", "d", "x", "y", "cx", "cy", "r", "rx", "ry",
  "width", "height"]);
const TAG = /<(\/?)([\w-]*)((?:\s+[\w:-]+="[^"<>&]*")*)\s*(\/?)>/y;

const book = JSON.parse(readFileSync(`${FOLDER}symbols.json`, "utf8"));
const files = readdirSync(FOLDER).filter((file) => file.endsWith(".svg")).map((file) => file.slice(0, -4));
const svg = new Map(files.map((name) => [name, readFileSync(`${FOLDER}${name}.svg`, "utf8")]));

const wrong = (isWrong) => [...svg].filter(([name, text]) => isWrong(text, name)).map(([name]) => name);
const twice = (all) => all.filter((one, at) => all.indexOf(one) !== at);

/** The tags of a well-formed drawing as [name, attributes]; null where it is none. */
function tagsOf(text) {
  const tags = [], open = [];
  let at = 0;
  while (at < text.length) {
    TAG.lastIndex = at;
    const found = TAG.exec(text);
    if (!found) return null;
    at = TAG.lastIndex;
    const [, closes, name, attributes, isEmpty] = found;
    if (closes) {
      if (open.pop() !== name || attributes || isEmpty) return null;
    } else {
      const names = [...attributes.matchAll(/([\w:-]+)=/g)].map((match) => match[1]);
      if (twice(names).length) return null;
      tags.push([name, names]);
      if (!isEmpty) open.push(name);
    }
    if (!open.length) return at === text.length ? tags : null;
  }
  return null;
}

test("every picture is well-formed, and made of shapes with plain attributes only", () => {
  const tags = new Map([...svg].map(([name, text]) => [name, tagsOf(text.trimEnd())]));
  assert.deepEqual([...tags].filter(([, all]) => !all).map(([name]) => name), []);
  const strange = [...tags].flatMap(([file, all]) => all.flatMap(([name, attributes]) =>
    [!SHAPES.has(name) && name, ...attributes.filter((one) => !ATTRIBUTES.has(one))]
      .filter(Boolean).map((what) => `${file}: ${what}`)));
  assert.deepEqual(strange, []);
});

test("a test that finds nothing would find something", () => {
  for (const bad of ["<svg><g></svg>", "<svg></svg><svg/>", "<svg>word</svg>", '<svg fill="a" fill="b"/>',
    "<svg fill=a/>", "<svg>", ""]) assert.equal(tagsOf(bad), null, bad);
  assert.deepEqual(tagsOf('<svg><g fill="red"><path d="M3 3"/></g></svg>'),
    [["svg", []], ["g", ["fill"]], ["path", ["d"]]]);
});

test("every picture is drawn on 96 × 96, weighs 2.5 kB at most, and has numbers with one decimal at most", () => {
  assert.deepEqual(wrong((text) => !OPEN.test(text)), []);
  assert.deepEqual(wrong((text) => Buffer.byteLength(text) > 2500), []);
  assert.deepEqual(wrong((text) => /\d*\.\d\d/.test(text.replace(/transform="[^"]*"/g, ""))), []);
});

test("the index and the files agree, and nothing is drawn twice", () => {
  assert.deepEqual(book.symbols.map(({ name }) => name).sort(), [...files].sort());
  assert.deepEqual(twice([...svg.values()]), []);
  assert.equal(book.licence.url, "https://creativecommons.org/licenses/by/4.0/");
  for (const file of ["LICENSE", "README.md"]) assert.ok(existsSync(`${FOLDER}${file}`), file);
});

test("names are short, in small letters and hyphens; a category has no label twice", () => {
  const { symbols } = book;
  assert.deepEqual(symbols.filter(({ name }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) || name.length > 24), []);
  assert.deepEqual(twice(symbols.map(({ label, category }) => `${category}: ${label}`)), []);
  assert.deepEqual(symbols.filter(({ label, keywords, category, kind }) => !label || !category
    || twice(keywords).length || keywords.some((word) => !word.trim())
    || !["concrete", "abstract"].includes(kind)), []);
});

test("the folder is what the program draws", (context) => {
  const { error, status, stdout, stderr } = spawnSync("python3", ["-B", DRAW, "--check"], { encoding: "utf8" });
  if (error?.code === "ENOENT") return context.skip("there is no Python");
  assert.equal(status, 0, stdout + stderr);
});
