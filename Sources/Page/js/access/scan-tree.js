// What a switch user goes through, in which order, read from the page as it is now. Communication
// comes first: what could be said next, then what is always there, then the scene's things, the core
// words, the ways to other scenes, the companion. Where much lies together it is taken row by row.

/** Lists of at most this many are gone through one by one; longer ones first by rows. */
const FEW = 6;
/** A row longer than this is cut, so that nothing takes long to come to. */
const LONGEST_ROW = 8;

const ROOMS = ["#wake", "#offers", "#always", "#message", "#stage", "#way", "#core-bar", "#scenes",
  "#companion"];
/** What opens over the board is gone through alone, with the way to stop. */
const OVERLAYS = ["#tray", "#category"];
const CHOICES = "button, a[href]";
/** What is a grown-up's is never gone through. */
const NOT_FOR_SCANNING = "#gear, #house *, #setup *, #gate *, [inert] *, [aria-hidden=true] *";

/** The page as a tree: a list of elements and of lists of them. */
export function scanTree(page = document) {
  const over = OVERLAYS.map((room) => choices(page, room)).filter((found) => found.length);
  const rooms = over.length ? [...over, choices(page, "#always")]
    : ROOMS.map((room) => choices(page, room));
  return rooms.filter((found) => found.length).map(grouped);
}

/** What is to be said next, as text: offers, an open tray. Empty where there is nothing of the kind. */
export function newsOf(page = document) {
  return ["#offers", ...OVERLAYS].flatMap((room) => choices(page, room))
    .map((element) => element.getAttribute("aria-label") ?? element.textContent).join("\n");
}

/** Every element of a branch. */
export function leaves(branch) {
  return Array.isArray(branch) ? branch.flatMap(leaves) : [branch];
}

/** What stays the same when a room is drawn anew. */
export function keyOf(element) {
  const room = element.closest([...OVERLAYS, ...ROOMS].join())?.id;
  return [room, element.id, ...Object.values(element.dataset)].join("|");
}

function choices(page, room) {
  const root = page.querySelector(room);
  if (!root) return [];
  const all = root.matches(CHOICES) ? [root] : [...root.querySelectorAll(CHOICES)];
  return all.filter((element) => isThere(element) && isOfRoom(element, root));
}

function isThere(element) {
  return !element.disabled && element.getAttribute("aria-disabled") !== "true"
    && !element.matches(NOT_FOR_SCANNING)
    && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}

/** The panel of a category may lie within the bar; it is a room of its own. */
function isOfRoom(element, root) {
  const over = element.closest(OVERLAYS.join());
  return !over || over === root;
}

function grouped(elements) {
  if (elements.length === 1) return elements[0];
  if (elements.length <= FEW) return inReadingOrder(elements).flat();
  const rows = inReadingOrder(elements).flatMap(cut);
  return rows.length === 1 ? rows[0] : rows.map((row) => (row.length === 1 ? row[0] : row));
}

/** Rows from top to bottom, each from left to right. Things of a scene stand freely: those whose
    middle lies within the height of a row's first belong to that row. */
function inReadingOrder(elements) {
  const placed = elements.map((element) => {
    const box = element.getBoundingClientRect();
    return { element, x: box.x + box.width / 2, y: box.y + box.height / 2, half: box.height / 2 };
  }).sort((a, b) => a.y - b.y);
  const rows = [];
  for (const one of placed) {
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
