// The page's texts in the language that is spoken now. The English text is the key, so English needs no file,
// and what a language's file does not have stays English. What is named or said here remembers its English
// and follows when the language changes.
import { say } from "./elements.js";

const ENGLISH = "en";
/** How long a language's file may take to come, in ms. */
const PATIENCE = 8000;
const NONE = new Map();

/** How each kind of text comes to its element, which remembers it as `data-name` and `data-says`. */
const PLACES = {
  name: (element, text) => element.setAttribute("aria-label", text),
  says: say,
};
/** What stands in the holes of a remembered text. */
const given = { name: new WeakMap(), says: new WeakMap() };

/** Where files of texts are: beside this folder wherever that is, since a board that a tablet has kept has its own;
 *  and where features that most visits never open have theirs. */
const folders = [new URL("../strings/", import.meta.url).href];
const files = new Map();
let spoken = ENGLISH;
let texts = NONE;
let turn = 0;

/** The language that is spoken now, as a BCP 47 tag. */
export const language = () => spoken;

/** `text` with its `{name}`s filled in; one that nobody gave stays as it is. */
export const filled = (text, values = {}) =>
  text.replace(/\{(\w+)\}/g, (hole, name) => values[name] ?? hole);

/** `english` in the language that is spoken now, with `values` in its `{name}`s. */
export const t = (english, values) => filled(texts.get(english) ?? english, values);

/** Gives `element` its name for a screen reader; returns it. */
export const nameIt = (element, english, values) => remember("name", element, english, values);

/** Gives `element` its text; returns it. */
export const sayIt = (element, english, values) => remember("says", element, english, values);

/** Names and says anew what is remembered below `root`, which may have stood outside the document. */
export function retell(root = document) {
  for (const kind of Object.keys(PLACES)) {
    for (const element of root.querySelectorAll(`[data-${kind}]`)) tell(kind, element);
  }
}

/**
 * Speaks `wanted` from now on, as soon as its texts are there; of several calls the last counts. Resolves to
 * whether anything has changed: a file that does not come changes nothing, and is asked for anew next time.
 */
export async function speakLanguage(wanted) {
  const mine = ++turn;
  const found = wanted === ENGLISH ? NONE : await textsOf(wanted);
  if (mine !== turn || !found || wanted === spoken) return false;
  [spoken, texts] = [wanted, found];
  document.documentElement.lang = wanted;
  retell();
  return true;
}

/**
 * Has the texts of a feature too, now and in every language: `folder` is the address of its files, one for each
 * language but English, and ends with a slash. Where one does not come, its texts are English.
 */
export async function needTexts(folder) {
  if (!folders.includes(folder)) folders.push(folder);
  const wanted = spoken;
  const found = wanted === ENGLISH ? NONE : await textsOf(wanted);
  if (!found || wanted !== spoken) return;
  texts = found;
  retell();
}

function remember(kind, element, english, values) {
  element.dataset[kind] = english;
  given[kind].set(element, values);
  tell(kind, element);
  return element;
}

function tell(kind, element) {
  PLACES[kind](element, t(element.dataset[kind], given[kind].get(element)));
}

async function textsOf(wanted) {
  const [own, ...more] = await Promise.all(folders.map((folder) => fileOf(folder, wanted)));
  return own && new Map([...own, ...more.flatMap((found) => [...found ?? NONE])]);
}

async function fileOf(folder, wanted) {
  const address = `${folder}${wanted}.json`;
  if (!files.has(address)) files.set(address, bring(address));
  const found = await files.get(address);
  if (!found) files.delete(address);
  return found;
}

async function bring(address) {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
    return answer.ok ? new Map(Object.entries(await answer.json())) : null;
  } catch {
    return null;
  }
}
