// What a switch user goes through, in which order, read from the page as it is now. Communication
// comes first: what could be said next, then what is always there, then the scene's things, the core
// words, the ways to other scenes, the companion. Where much lies together it is taken row by row.
import { t } from "../../kit/strings.js";

/** Lists of at most this many are gone through one by one; longer ones first by rows. */
const FEW = 6;
/** The longest name that is said, in characters; the service takes no longer one. */
export const LONGEST_NAME = 80;
/** A list longer than this has pieces, so that nothing takes long to come to. */
const LONGEST = 8;

const REGIONS = ["#wake", "#offers", "#always", "#message", "#stage", "#way", "#learn-door", "#core-bar", "#scenes",
  "#companion"];
/** What opens over the board is gone through alone, with the way to stop. */
const OVERLAYS = ["#tray", "#category"];
const CHOICES = "button, a[href]";
/** What is a grown-up's is never gone through; nor are, on the way to every word, whose screen it is and
    Speak With Me: a switch finds that with Meadow. */
const NOT_FOR_SCANNING = "#speak-with-me, #player, #gear, #grown-ups *, #setup *, #gate *, [inert] *, [aria-hidden=true] *";

/** The page as a tree: a list of elements and of lists of them. */
export function scanTree(page = document) {
  const over = OVERLAYS.map((region) => choices(page, region)).filter((found) => found.length);
  const regions = over.length ? [...over, choices(page, "#always")]
    : REGIONS.map((region) => choices(page, region));
  return regions.filter((found) => found.length).map((found) => grouped(found.map(placed)));
}

/** What is to be said next, as text: offers, an open tray. Empty where there is nothing of the kind. */
export function newsOf(page = document) {
  return ["#offers", ...OVERLAYS].flatMap((region) => choices(page, region))
    .map((element) => element.getAttribute("aria-label") ?? element.textContent).join("\n");
}

/** Every element of a branch. */
export function leaves(branch) {
  return Array.isArray(branch) ? branch.flatMap(leaves) : [branch];
}

/** What stays the same when a region is drawn anew, whatever it is called by then. */
export function keyOf(element) {
  const region = element.closest([...OVERLAYS, ...REGIONS].join())?.id;
  const { name, says, ...data } = element.dataset;
  return [region, element.id, ...Object.entries(data)].join("|");
}

/** What a branch is called, for who cannot see it: a thing by its name, a region by its own, a part of
    one by its first and its last. Never longer than can be said. */
export function nameOf(branch) {
  const all = leaves(branch);
  if (all.length < 4) return together(all.map(labelOf));
  const root = all[0].closest([...OVERLAYS, ...REGIONS].join());
  const label = root?.getAttribute("aria-label");
  const isWhole = label && choices(document, `#${root.id}`).length === all.length;
  if (isWhole) return label;
  return together([labelOf(all[0]), labelOf(all.at(-1))], ([first, last]) => t("{first} to {last}", { first, last }));
}

/** As many of `names` as can be said, from the first; of one that is too long its first words. */
function together(names, join = inARow) {
  const whole = join(names);
  if (whole.length <= LONGEST_NAME) return whole;
  for (let count = names.length - 1; count > 0; count--) {
    const some = t("{names} and more", { names: inARow(names.slice(0, count)) });
    if (some.length <= LONGEST_NAME) return some;
  }
  return firstWords(names[0]);
}

const inARow = (names) => names.join(", ");

/** The words of `name` that can be said; of a single one that is longer its letters. */
function firstWords(name) {
  const part = name.slice(0, LONGEST_NAME + 1);
  const end = part.search(/\s\S*$/);
  return end > 0 ? part.slice(0, end) : [...name].slice(0, LONGEST_NAME).join("");
}

function labelOf(element) {
  return (element.dataset.word ?? element.getAttribute("aria-label") ?? textOf(element)).trim();
}

/** The text of an element without its pictures. */
function textOf(element) {
  const copy = element.cloneNode(true);
  for (const picture of copy.querySelectorAll("[aria-hidden=true]")) picture.remove();
  return copy.textContent;
}

function choices(page, region) {
  const root = page.querySelector(region);
  if (!root) return [];
  const all = root.matches(CHOICES) ? [root] : [...root.querySelectorAll(CHOICES)];
  return all.filter((element) => isThere(element) && isOfRegion(element, root));
}

function isThere(element) {
  return !element.disabled && element.getAttribute("aria-disabled") !== "true"
    && !element.matches(NOT_FOR_SCANNING)
    && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}

/** The panel of a category may lie within the bar; it is a region of its own. */
function isOfRegion(element, root) {
  const over = element.closest(OVERLAYS.join());
  return !over || over === root;
}

function placed(element) {
  const box = element.getBoundingClientRect();
  return { element, x: box.x + box.width / 2, y: box.y + box.height / 2, half: box.height / 2 };
}

/** One branch of the tree, of elements in their places: {element, x, y, half}, the middle and half
    of the height. What is seen as a row is a branch; a long one has its pieces within it, and many rows
    come in blocks. */
export function grouped(places) {
  if (places.length === 1) return places[0].element;
  const rows = rowsOf(places);
  if (places.length <= FEW) return rows.flat();
  return inPieces(rows.map((row) => (row.length === 1 ? row[0] : inPieces(row))));
}

/** Rows from top to bottom, each from left to right. Things of a scene stand freely: a row is what lies
    beside its first, each with its middle within the other's height, however tall one of them is. */
function rowsOf(places) {
  const rows = [];
  for (const one of [...places].sort((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    const height = row && Math.min(one.half, ...row.map(({ half }) => half));
    if (row && one.y - row[0].y < height) row.push(one);
    else rows.push([one]);
  }
  return rows.map((row) => row.sort((a, b) => a.x - b.x).map(({ element }) => element));
}

/** A list as it is, or where it is too long to wait for as a list of its pieces; one alone is itself. */
function inPieces(list) {
  if (list.length === 1) return list[0];
  if (list.length <= LONGEST) return list;
  const pieces = Math.ceil(list.length / LONGEST);
  const size = Math.ceil(list.length / pieces);
  return Array.from({ length: pieces }, (_, i) => list.slice(i * size, (i + 1) * size))
    .map((piece) => (piece.length === 1 ? piece[0] : piece));
}
