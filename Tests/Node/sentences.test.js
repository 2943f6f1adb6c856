// What the page says: no sentence stands twice in it, and no jargon in what a family reads.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";

const PAGE = fileURLToPath(new URL("../../Sources/Page", import.meta.url));
const files = readdirSync(PAGE, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(js|html)$/.test(name)).map((name) => join(PAGE, name));

/** The texts of a script: its strings, those joined by + as one; what is put into them is "…". */
function textsOfScript(source) {
  const texts = [];
  let open = null;
  const TOKEN = /\/\/[^\n]*|\/\*[^]*?\*\/|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`|[^\s"`]/g;
  for (const [token, plain, template] of source.matchAll(TOKEN)) {
    if (/^\/[/*]/.test(token)) continue;
    const text = plain ?? template?.replace(/\$\{[^}]*\}/g, "…");
    if (text === undefined) {
      if (token !== "+") open = null;
    } else if (open !== null) texts[open] += text;
    else open = texts.push(text) - 1;
  }
  return texts;
}

/** The texts of a page, as they stand between its tags. */
const textsOfMarkup = (source) => source.replace(/<!--[^]*?-->/g, "")
  .replace(/<\/?(?:a|b|em|i|span|strong|kbd|code)\b[^>]*>/g, "").split(/<[^>]*>/);

/** The sentences of `text`: from a capital to a full stop, of three words or more. */
function sentencesOf(text) {
  return text.replace(/\s+/g, " ").trim().split(/(?<=[.!?])\s+/)
    .filter((part) => /^[\p{Lu}“‘]/u.test(part) && /[.!?]$/.test(part) && part.split(" ").length > 2);
}

function sentences() {
  const where = new Map();
  for (const file of files) {
    const source = readFileSync(file, "utf8");
    const texts = file.endsWith(".js") ? textsOfScript(source) : textsOfMarkup(source);
    for (const sentence of texts.flatMap(sentencesOf)) {
      where.set(sentence, [...where.get(sentence) ?? [], relative(PAGE, file)]);
    }
  }
  return where;
}

test("the program finds the sentences of a script and of a page", () => {
  const script = `// Not this one here.\nsay("One, two, " + "three four.", \`Five \${six} seven!\`); f("a-b");`;
  assert.deepEqual(textsOfScript(script).flatMap(sentencesOf),
    ["One, two, three four.", "Five … seven!"]);
  assert.deepEqual(textsOfMarkup("<p>Here is <b>one</b> thing. And here\n another.</p><p>No</p>")
    .flatMap(sentencesOf), ["Here is one thing.", "And here another."]);
});

test("no sentence stands twice in what the page says", () => {
  const all = sentences();
  assert.ok(all.size > 150, `${all.size} sentences were found`);
  const twice = [...all].filter(([, places]) => places.length > 1)
    .map(([sentence, places]) => `${sentence} (${places.join(", ")})`);
  assert.deepEqual(twice, []);
});

/** Words of those who build such things; pages for them may use them. */
const JARGON = /\b(lab|onset|latency|API|HTTP|JSON|daemon|cache|render\w*|synthes\w*|SCS|modeled|prosody|LUFS|dBTP|gate pass|tier|tiers|PATCH|sink|browser output)\b/i;
const FOR_BUILDERS = /^features\/lab\//;

test("what a family reads has no word of those who built it", () => {
  const spoken = [...sentences()].filter(([sentence, places]) =>
    JARGON.test(sentence) && !places.every((place) => FOR_BUILDERS.test(place)));
  assert.deepEqual(spoken, []);
});
