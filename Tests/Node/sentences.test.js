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

/** Words of those who build such things, and of their trade; pages for them may use them. */
const JARGON = new RegExp(`\\b(${[
  "labs?", "onset", "latenc\\w*", "milliseconds?", "API", "HTTP", "URL", "PATCH", "JSON", "XML",
  "CSV", "PLS", "SQL\\w*", "UTF\\w*", "MIME", "server", "backend", "frontend", "endpoint",
  "localhost", "daemon", "database", "cache\\w*", "schema", "manifest", "config\\w*", "debug\\w*",
  "token", "null", "undefined", "sink", "browser output", "render\\w*", "synthes\\w*", "prosody",
  "phonemes?", "lexicons?", "SSML", "IPA", "ARPAbet", "eSpeak", "LUFS", "LU", "dB\\w*", "k?Hz",
  "semitones?", "SCS", "Fitzgerald", "onboarding", "modeled", "tiers?", "gate pass"].join("|")})\\b`, "gi");
const FOR_BUILDERS = /^features\/lab\//;
/** What a parent needs by its own name, and where. */
const NEEDED = {
  // Who writes down how a name sounds looks for the alphabet; a file is known by what it ends in.
  "features/words/hint-field.js": ["IPA", "ARPAbet", "eSpeak"],
  "features/words/words.html": ["ipa", "arpabet", "espeak", "pls", "csv"],
  "features/voices/recording/bring-view.js": ["csv"],
  "features/insight/learn-export.js": ["CSV", "JSON"],
  // A sound level app shows it so, and a drawing of a sound its scale.
  "features/voices/loudness.js": ["dB", "dBA"],
  "kit/sound/sound-drawing.js": ["Hz", "kHz"],
  "kit/sound/sound-view.js": ["Hz", "semitones"],
  // The name of a request, which nobody reads.
  "kit/transport/api.js": ["PATCH"],
};

/** What is read of a file: of a page all texts and names, of a script what begins with a capital, be
    it a sentence, a label, a title or the name of a page. */
function readOf(file, source) {
  const isRead = (text) => /^\P{L}*\p{Lu}/u.test(text);
  if (file.endsWith(".js")) return textsOfScript(source).filter(isRead);
  const names = source.matchAll(/\b(?:aria-label|title|placeholder|alt)="([^"]*)"/g);
  return [...textsOfMarkup(source), ...[...names].map(([, name]) => name)];
}

/** The words of builders in what is read of `source`. */
const jargonOf = (file, source) => readOf(file, source).flatMap((text) => text.match(JARGON) ?? [])
  .filter((word) => !NEEDED[file]?.includes(word));

test("what a family reads has no word of those who built it", () => {
  const found = files.map((file) => [relative(PAGE, file), readFileSync(file, "utf8")])
    .filter(([file]) => !FOR_BUILDERS.test(file))
    .map(([file, source]) => [file, jargonOf(file, source)]).filter(([, words]) => words.length);
  assert.deepEqual(found, []);
});

test("a single word is seen as well: the name of a page, a title, a label", () => {
  const file = "kit/page-frame.js";
  const source = readFileSync(join(PAGE, file), "utf8");
  const withLab = source.replace("const PAGES = [", 'const PAGES = [["/lab", "Lab"], ');
  assert.notEqual(withLab, source);
  assert.deepEqual([jargonOf(file, source), jargonOf(file, withLab)], [[], ["Lab"]]);
  assert.deepEqual(jargonOf("a.js", '{ key: "tier", label: "Level in LUFS" }'), ["LUFS"]);
  assert.deepEqual(jargonOf("a.html", '<h2>PLS</h2><button title="JSON">the API</button>'),
    ["PLS", "API", "JSON"]);
});

test("the menus of the settings say what a parent would say", async () => {
  const { GROUPS } = await import(join(PAGE, "features/grown-ups/groups/groups.js"));
  const said = (group) => [group.title, group.question, ...group.rows.flatMap((row) => [
    row.label, row.why, row.question, row.button, row.yes, row.text, row.test?.label, row.example,
    ...row.ends ?? [], ...(row.options ?? []).flat()])].filter((text) => typeof text === "string");
  const texts = GROUPS.flatMap((group) => said(group).map((text) => [group.id, text]));
  assert.ok(texts.length > 150, `${texts.length} texts were found`);
  const wrong = texts.filter(([, text]) => text.match(JARGON));
  assert.deepEqual(wrong, []);
});
