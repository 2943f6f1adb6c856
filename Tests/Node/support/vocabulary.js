// What the page knows of words in a language: their pictures, as the service gives them, and what can be offered.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { page } from "./browser.js";

const { Symbols } = await page("kit/symbols.js");
const { wordKey } = await page("kit/drawn-picture.js");

export const at = (path) => new URL(`../../../${path}`, import.meta.url);
const json = (path) => JSON.parse(readFileSync(at(`Sources/Vocabulary/Content/Resources/${path}`), "utf8"));
export const vocabulary = json("meadow-vocabulary.json");
const spanish = json("languages/es-419.json");
export const entries = [
  ...vocabulary.coreVocabulary, ...Object.values(vocabulary.scenes).flatMap((scene) => scene.words)];
export const feelings = Object.values(vocabulary.avatarPhrases).flat().map(({ phrase }) => phrase);

/** The phrases that were read in a language: all that can be offered, what patterns make as well. */
export const readPhrases = (language) =>
  readFileSync(at(`docs/content/reading/${language === "en" ? "phrases" : language}.csv`), "utf8")
    .trim().split("\n").slice(1).map((row) => row.split(",")[0]);

const english = Object.fromEntries(
  Object.entries(vocabulary.symbols.art).map(([text, name]) => [wordKey(text), name]));

/** The art of Spanish: its own table, then that of the English word or feeling, for a boy and for a girl. */
function spanishArt() {
  const art = { ...spanish.art };
  const forms = (text) => [1, 2].map((which) => text.replace(/\{(.*?)\|(.*?)\}/g, `$${which}`));
  const add = (text, name) => { for (const form of forms(text)) art[wordKey(form)] ??= english[wordKey(name)]; };
  for (const { id, word } of entries) if (spanish.words[id]) add(spanish.words[id].text, word);
  for (const phrase of feelings) {
    const id = phrase.toLowerCase().replace(/[^a-z0-9 ]/g, "").replaceAll(" ", "-");
    if (spanish.tray[id]) add(spanish.tray[id], phrase);
  }
  return art;
}

/** What words show in a language, "en" or "es-419". */
export function symbolsIn(language) {
  const pictures = Object.fromEntries(entries.map(({ word, emoji }) => [wordKey(word), emoji]));
  const shown = language === "en" ? { art: english, pictures } : { art: spanishArt(), pictures: {} };
  return new Symbols().take({ keys: {}, photos: {}, ...shown });
}

/** All that can be offered in a language, a row each: {scene, word, tier, source, use, phrase}. */
export function offersIn(language) {
  const home = mkdtempSync(join(tmpdir(), "meadow-offers-"));
  const meadow = process.env.MEADOW ?? fileURLToPath(at(".build/release/meadow"));
  const run = (...words) => {
    const { status, stdout, stderr, error } = spawnSync(
      meadow, [...words, "--data", home], { encoding: "utf8", maxBuffer: 2 ** 26 });
    if (status !== 0) throw error ?? new Error(`${words.join(" ")}: ${stderr}`);
    return stdout;
  };
  try {
    run("settings", "set", `language=${language}`);
    return run("content", "offers", "--all").trim().split("\n").slice(1).map((row) => {
      const [scene, word, tier, source, use, phrase] = row.split(",");
      return { scene, word, tier, source, use, phrase };
    });
  } finally {
    rmSync(home, { recursive: true });
  }
}
