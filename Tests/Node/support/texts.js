// Which English texts the page's sources give to what speaks its language (kit/strings.js).
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const PAGE = fileURLToPath(new URL("../../../Sources/Page", import.meta.url));

/** Who takes a text, and as which argument; the latter ones hand it on. */
const TAKES = { t: 0, nameIt: 1, sayIt: 1, optional: 0, part: 0, speak: 0, refuse: 0, turn: 1, written: 2 };
const CALL = new RegExp(`(?<![\\w#])(${Object.keys(TAKES).join("|")})\\(`, "g");
const TOKEN = /\/\/[^\n]*|\/\*[^]*?\*\/|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|[\w$]+|[^\s]/g;

/** Texts that are chosen elsewhere than where they are said: a table, or a field of another name. */
const TABLES = {
  "features/gate/code-help.js": ["CODE_HELP"],
  "features/setup/questions.js": ["VOICES"],
  "features/talk/companion/speak-with-me.js": ["ENTRIES"],
  "features/talk/language/language-switch.js": ["LANGUAGES"],
  "features/talk/tray/feelings-tray.js": ["TITLES"],
  "features/voices/recording/speaker-fields.js": ["MEANING"],
  "features/voices/recording/take-words.js": ["KINDS"],
  "kit/audio/output-words.js": ["WELL", "WAITING"],
  "kit/names.js": ["INVISIBLE"],
  "kit/page-frame.js": ["PAGES"],
  "kit/tiers.js": ["TIERS"],
};
const FIELDS = {
  "features/setup/questions.js": ["question:", "hint:"],
  "features/setup/setup.js": ["problem.message ="],
  "features/talk/grid/grid-view.js": ["title:"],
  "kit/audio/browser-player.js": ["this.trouble ="],
  "kit/audio/output-words.js": ["text:", "??"],
};

const read = (name) => readFileSync(join(PAGE, name), "utf8");
const sources = new Map(readdirSync(PAGE, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".js")).sort().map((name) => [name, read(name)]));

/** The tokens of `source` from `at` on, without comments, as long as `goesOn(token, depth)`. */
function tokensFrom(source, at, goesOn) {
  const found = [];
  let depth = 0;
  for (const [token] of source.slice(at).matchAll(TOKEN)) {
    if (/^\/[/*]/.test(token)) continue;
    if (/^[([{]$/.test(token)) depth += 1;
    if (/^[)\]}]$/.test(token)) depth -= 1;
    if (!goesOn(token, depth)) break;
    found.push({ token, depth });
  }
  return found;
}

/** The strings among tokens, those joined by + as one. */
function stringsIn(tokens) {
  const texts = [];
  let isOpen = false;
  for (const { token } of tokens) {
    if (token.startsWith('"')) {
      const text = JSON.parse(token);
      if (isOpen) texts.push(texts.pop() + text);
      else texts.push(text);
      isOpen = true;
    } else if (token !== "+") isOpen = false;
  }
  return texts;
}

/** The strings of `const name = …;`, here or where it comes from. */
function constant(name, source) {
  const declared = new RegExp(`const ${name} = `);
  const home = [source, ...sources.values()].find((one) => declared.test(one));
  if (!home) return [];
  const at = home.match(declared).index + `const ${name} = `.length;
  return stringsIn(tokensFrom(home, at, (token, depth) => token !== ";" || depth > 0));
}

/** Beginnings of sentences and names, not attributes, pictures and the letters of a language. */
const isSaid = (text) => /^[“(]?\p{Lu}|^[“(]\p{L}/u.test(text) && !/^[A-Z]{2}$/.test(text);

function argument(source, at, wanted) {
  let place = 0;
  const tokens = tokensFrom(source, at, (token, depth) => depth >= 0);
  return tokens.filter(({ token, depth }) => {
    if (token === "," && depth === 0) place += 1;
    return place === wanted;
  });
}

function textsOf(name, source) {
  const texts = [];
  for (const { 1: taker, index, 0: call } of source.matchAll(CALL)) {
    const tokens = argument(source, index + call.length, TAKES[taker]);
    if (tokens[0]?.token === "=") continue;
    texts.push(...stringsIn(tokens).filter((text) => /\p{L}/u.test(text)));
    for (const { token } of tokens.filter(({ token }) => /^[A-Z][A-Z_]+$/.test(token))) {
      texts.push(...constant(token, source).filter(isSaid));
    }
  }
  for (const table of TABLES[name] ?? []) texts.push(...constant(table, source).filter(isSaid));
  for (const field of FIELDS[name] ?? []) {
    for (let at = source.indexOf(field); at >= 0; at = source.indexOf(field, at + 1)) {
      const text = stringsIn(tokensFrom(source, at + field.length, (token) => token.startsWith('"')))[0];
      if (text) texts.push(text);
    }
  }
  return texts;
}

/** The texts by the file they come from. */
export function textsByFile() {
  const found = new Map();
  for (const name of ["shell/index.html", "shell/kept.html"]) {
    found.set(name, [...read(name).matchAll(/\bdata-(?:name|says)="([^"]*)"/g)].map((match) => match[1]));
  }
  for (const [name, source] of sources) {
    const isPart = source.includes("kit/strings.js\"") || source.includes("\"./strings.js\"")
      || source.includes("\"../strings.js\"") || TABLES[name] || FIELDS[name];
    if (isPart) found.set(name, textsOf(name, source));
  }
  return found;
}

/** Every sentence in the page's sources, whatever speaks it, by its file: capital first, four words or more. */
export function sentencesByFile() {
  const isSentence = (text) => /^[“(]?\p{Lu}[^\d.-]/u.test(text) && text.trim().split(/\s+/).length > 3 && !/[<={]|\$\{/.test(text);
  return new Map([...sources].map(([name, source]) => {
    const joined = source.replace(/^\s*\/[/*].*$/gm, "").replace(/"\s*\+\s*"/g, "");
    const strings = [...joined.matchAll(/"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)].map(([, plain, filled]) =>
      (plain ?? filled.replace(/\$\{[^{}]*\}/g, "this")).replace(/\\"/g, "'").replace(/\{\w+\}/g, "this"));
    return [name, [...new Set(strings)].filter(isSentence)];
  }));
}
