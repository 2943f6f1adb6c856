// The page's texts in another language: none is missing, none is left over, and what is on the screen follows.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";
import { page } from "./support/browser.js";
import { PAGE, textsByFile } from "./support/texts.js";

const { filled, language, nameIt, needTexts, retell, sayIt, speakLanguage, t } = await page("kit/strings.js");
const { isHello } = await page("kit/audio/speaker.js");

const FILES = readdirSync(`${PAGE}/strings`);
/** Features that most visits never open have files of their own; what others say too stands with the page's. */
const FEATURES = ["features/voices/listening/"];
const FOLDERS = ["", ...FEATURES].map((feature) => `${feature}strings`);
const read = (file, folder = "strings") => readFileSync(`${PAGE}/${folder}/${file}`, "utf8");
const defaults = JSON.parse(readFileSync(
  `${PAGE}/../Vocabulary/Content/Resources/defaults.json`, "utf8"));
const HELLO = "Hi! I'm Meadow!";

/** The texts of files whose names `fit`, in the order of the files, each once. */
const textsWhere = (fits) => [...new Set([...textsByFile()].filter(([name]) => fits(name)).flatMap(([, texts]) => texts))];
const general = textsWhere((name) => !FEATURES.some((feature) => name.startsWith(feature)));
/** All that is said in the page's language, by the folder of its file; the service's last. */
const wanted = new Map([
  ["strings", [...new Set([...general, ...defaults.people.map(({ text }) => text), defaults.tierNote])]],
  ...FEATURES.map((feature) => [`${feature}strings`,
    textsWhere((name) => name.startsWith(feature)).filter((text) => !general.includes(text))]),
]);

test("every text that speaks the page's language stands in each language's file, and nothing else does", () => {
  assert.ok(general.length > 150, `${general.length} texts were found`);
  assert.deepEqual(FILES, ["es-419.json"]);
  for (const folder of FOLDERS) {
    assert.deepEqual(readdirSync(`${PAGE}/${folder}`), FILES, folder);
    for (const file of FILES) {
      const known = Object.keys(JSON.parse(read(file, folder)));
      const texts = wanted.get(folder);
      assert.deepEqual(texts.filter((text) => !known.includes(text)), [], `${folder}/${file} lacks`);
      assert.deepEqual(known.filter((text) => !texts.includes(text)), [], `${folder}/${file} has too many`);
    }
  }
});

test("a file has one text on each line, sorted as their files are, none twice", () => {
  for (const [folder, texts] of wanted) {
    for (const file of FILES) {
      const keys = read(file, folder).split("\n").filter((line) => line.startsWith("  "))
        .map((line) => JSON.parse(`{${line.replace(/,$/, "")}}`)).map((pair) => Object.keys(pair)[0]);
      assert.deepEqual(keys, texts.filter((text) => keys.includes(text)));
    }
  }
});

test("both sides of a text have the same holes, and neither is empty", () => {
  const holes = (text) => (text.match(/\{\w+\}/g) ?? []).sort();
  for (const [file, folder] of FILES.flatMap((file) => FOLDERS.map((folder) => [file, folder]))) {
    for (const [english, other] of Object.entries(JSON.parse(read(file, folder)))) {
      assert.deepEqual(holes(other), holes(english), english);
      assert.match(other, /\p{L}/u, english);
      assert.equal(other, other.trim(), english);
    }
  }
});

/** As much of an element as a text asks for. */
class FakeElement {
  dataset = {};
  attributes = {};
  textContent = "";
  setAttribute(name, value) { this.attributes[name] = value; }
}

/** A page of `elements`, and a service that gives languages' files unless it `isAway`. */
function stage(elements = []) {
  const service = { asked: [], isAway: false };
  globalThis.document = {
    documentElement: { lang: "en" },
    querySelectorAll: (selector) => elements.filter(({ dataset }) => selector.slice(6, -1) in dataset),
  };
  globalThis.fetch = async (address) => {
    const file = String(address).split("/strings/")[1];
    service.asked.push(file);
    if (service.isAway) throw new TypeError("away");
    return FILES.includes(file) ? new Response(read(file)) : new Response("", { status: 404 });
  };
  return service;
}

test("without a file a text is English, with its holes filled", () => {
  assert.equal(t("Stop"), "Stop");
  assert.equal(t("How old is {name}?", { name: "Mia" }), "How old is Mia?");
  assert.equal(t("hold {G} for {seconds}", { seconds: 3 }), "hold {G} for 3");
  assert.equal(filled("a {b}"), "a {b}");
  assert.equal(t("constructor"), "constructor");
});

test("a file that does not come leaves English, and is asked for anew", async () => {
  const service = stage();
  service.isAway = true;
  assert.equal(await speakLanguage("es-419"), false);
  assert.equal(await speakLanguage("xx"), false);
  assert.deepEqual([language(), document.documentElement.lang, t("Stop")], ["en", "en", "Stop"]);
  service.isAway = false;
  assert.equal(await speakLanguage("xx"), false);
  assert.equal(await speakLanguage("es-419"), true);
  assert.deepEqual([language(), document.documentElement.lang, t("Stop")], ["es-419", "es-419", "Alto"]);
  assert.equal(await speakLanguage("es-419"), false);
  await speakLanguage("en");
  assert.deepEqual(service.asked, ["es-419.json", "xx.json", "xx.json", "es-419.json"]);
});

test("what is on the screen follows the language, there and back; what is elsewhere when it is told", async () => {
  const [button, line, marked, away] = [1, 2, 3, 4].map(() => new FakeElement());
  stage([button, line, marked]);
  assert.equal(nameIt(button, "Stop"), button);
  sayIt(line, "How old is {name}?", { name: "Mia" });
  marked.dataset.name = "Words"; // as index.html has it
  sayIt(away, "Let’s go");
  const said = () => [button.attributes["aria-label"], line.textContent, marked.attributes["aria-label"]];
  await speakLanguage("es-419");
  assert.deepEqual(said(), ["Alto", "¿Qué edad tiene Mia?", "Palabras"]);
  assert.equal(away.textContent, "Let’s go");
  retell({ querySelectorAll: (selector) => (selector === "[data-says]" ? [away] : []) });
  assert.equal(away.textContent, "¡Vamos!");
  sayIt(line, "a text that nobody has translated");
  await speakLanguage("en");
  assert.deepEqual(said(), ["Stop", "a text that nobody has translated", "Words"]);
});

test("of two languages asked for one after the other the last is spoken", async () => {
  stage();
  assert.deepEqual(await Promise.all([speakLanguage("es-419"), speakLanguage("en")]), [false, false]);
  assert.equal(language(), "en");
  assert.deepEqual(await Promise.all([speakLanguage("en"), speakLanguage("es-419")]), [false, true]);
  assert.equal(language(), "es-419");
  await speakLanguage("en");
});

test("a greeting is known in the language it was said in", async () => {
  stage();
  assert.ok(isHello({ text: HELLO }) && !isHello(null));
  await speakLanguage("es-419");
  assert.ok(isHello({ text: t(HELLO) }) && isHello({ text: HELLO }) && !isHello({ text: "hola" }));
  await speakLanguage("en");
});

test("a feature's own texts come with it, in the language there is and in the next; one that is away is English", async () => {
  const service = stage();
  const folder = `http://page/features/voices/listening/strings/`;
  const all = globalThis.fetch;
  globalThis.fetch = async (address) => (String(address).startsWith(folder)
    ? service.isAway ? new Response("", { status: 404 }) : new Response(read("es-419.json", FOLDERS[1]))
    : all(address));
  service.isAway = true;
  await needTexts(folder);
  assert.equal(t("Hear the word"), "Hear the word");
  service.isAway = false;
  await speakLanguage("es-419");
  assert.deepEqual([t("Hear the word"), t("Stop")], ["Oír la palabra", "Alto"]);
  await speakLanguage("en");
  service.isAway = true; // what has come stays
  await speakLanguage("es-419");
  assert.equal(t("Hear the word"), "Oír la palabra");
  await needTexts("http://page/features/none/strings/");
  assert.deepEqual([t("Hear the word"), t("Stop")], ["Oír la palabra", "Alto"]);
  await speakLanguage("en");
});
