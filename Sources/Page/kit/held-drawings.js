// Drawings as pictures. What is shown with <use> is styled, part by part, in every place anew; a picture is read
// once and only put there. A room, which is the largest of them, is painted once too.

/** So large is a room painted, in pixels: as large as it is drawn, so that no stroke of it is lost. */
const ROOM = { width: 1600, height: 900 };
const NEEDED = /url\(#([^)]+)\)|href="#([^"]+)"/g;

/** The drawing in `symbol`, which may use what else there is in its file, as a picture; null where it cannot be one. */
export async function heldDrawing(symbol, { isRoom }) {
  try {
    const image = await read(new Blob([sheet(symbol)], { type: "image/svg+xml" }));
    return isRoom ? await read(await painted(image)) : image;
  } catch {
    return null;
  }
}

/** A file with nothing but that drawing. */
function sheet(symbol) {
  const file = symbol.closest("svg");
  const root = document.createElementNS(file.namespaceURI, "svg");
  for (const { name, value } of symbol.attributes) if (name !== "id") root.setAttribute(name, value);
  const { width, height } = symbol.viewBox.baseVal;
  root.setAttribute("width", width);
  root.setAttribute("height", height);
  root.append(...needed(symbol, file), ...[...symbol.childNodes].map((one) => one.cloneNode(true)));
  return new XMLSerializer().serializeToString(root);
}

/** What `part` of `file` refers to, and what that does, each once. */
function needed(part, file, found = new Map()) {
  for (const [, painted, used] of new XMLSerializer().serializeToString(part).matchAll(NEEDED)) {
    const id = painted ?? used;
    const other = found.has(id) ? null : file.querySelector(`#${CSS.escape(id)}`);
    if (!other) continue;
    found.set(id, other.cloneNode(true));
    needed(other, file, found);
  }
  const defs = document.createElementNS(file.namespaceURI, "defs");
  defs.append(...found.values());
  return found.size ? [defs] : [];
}

/** A picture that can be shown in the very next frame. It is kept for as long as the page. */
async function read(blob) {
  const image = Object.assign(new Image(), { src: URL.createObjectURL(blob) });
  await image.decode();
  return image;
}

function painted(image) {
  const canvas = Object.assign(document.createElement("canvas"), ROOM);
  canvas.getContext("2d").drawImage(image, 0, 0, ROOM.width, ROOM.height);
  return new Promise((resolve) => canvas.toBlob(resolve));
}
