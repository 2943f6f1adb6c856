// What a switch user goes through, in which order, read from the page as it is now. Communication
// comes first: what could be said next, then what is always there, then the scene's things, the core
// words, the ways to other scenes, the companion. Where much lies together it is taken row by row.

/** Lists of at most this many are gone through one by one; longer ones first by rows. */
const FEW = 6;
/** A row longer than this is cut, so that nothing takes long to come to. */
const LONGEST_ROW = 8;

const REGIONS = ["#wake", "#offers", "#always", "#message", "#stage", "#way", "#core-bar", "#scenes",
  "#companion"];
/** What opens over the board is gone through alone, with the way to stop. */
const OVERLAYS = ["#tray", "#category"];
const CHOICES = "button, a[href]";
/** What is a grown-up's is never gone through. */
const NOT_FOR_SCANNING = "#gear, #grown-ups *, #setup *, #gate *, [inert] *, [aria-hidden=true] *";

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

/** What stays the same when a region is drawn anew. */
export function keyOf(element) {
  const region = element.closest([...OVERLAYS, ...REGIONS].join())?.id;
  return [region, element.id, ...Object.values(element.dataset)].join("|");
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
    of the height. */
export function grouped(places) {
  if (places.length === 1) return places[0].element;
  if (places.length <= FEW) return inReadingOrder(places).flat();
  const rows = inReadingOrder(places).flatMap(cut);
  return rows.length === 1 ? rows[0] : rows.map((row) => (row.length === 1 ? row[0] : row));
}

/** Rows from top to bottom, each from left to right. Things of a scene stand freely: those whose
    middle lies within the height of a row's first belong to that row. */
function inReadingOrder(places) {
  const rows = [];
  for (const one of [...places].sort((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    if (row && one.y - row[0].y < row[0].half) row.push(one);
    else rows.push([one]);
  }
  return rows.map((row) => row.sort((a, b) => a.x - b.x).map(({ element }) => element));
}

function cut(row) {
  const pieces = Math.ceil(row.length / LONGEST_ROW);
  const size = Math.ceil(row.length / pieces);
  return Array.from({ length: pieces }, (_, i) => row.slice(i * size, (i + 1) * size));
}
