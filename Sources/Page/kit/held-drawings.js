// Drawings as pictures. What is shown with <use> is styled, part by part, in every place anew; a picture is only put
// there. It is painted once and as large as it is shown: to be made smaller in every place would cost nearly what
// painting it does.

const NEEDED = /url\(#([^)]+)\)|href="#([^"]+)"/g;

/** How far the line around a thing reaches beyond it, in the page's own pixels; scene.css has it too. */
const MARGIN = 6;

/** The drawing in `symbol`, which may use what else there is in its file, as a picture as it is `shown`: so wide and
 *  high in the page's pixels, `ratio` of the screen's to each, and with a line of that colour around it if there is
 *  one. Null where it cannot be one. */
export async function heldDrawing(symbol, shown) {
  try {
    const image = await read(new Blob([sheet(symbol)], { type: "image/svg+xml" }));
    const blob = await painted(image, shown);
    URL.revokeObjectURL(image.src);
    return await read(blob);
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

/** A picture that can be shown in the very next frame. Its address is good until who has it revokes it. */
async function read(blob) {
  const image = Object.assign(new Image(), { src: URL.createObjectURL(blob) });
  await image.decode();
  return image;
}

function painted(image, { width, height, ratio, line }) {
  const [wide, high] = [width, height].map((length) => Math.max(1, Math.round(length * ratio)));
  const margin = line ? Math.round(MARGIN * ratio) : 0;
  const canvas = Object.assign(document.createElement("canvas"),
    { width: wide + 2 * margin, height: high + 2 * margin });
  const context = canvas.getContext("2d");
  if (line) context.filter = `drop-shadow(0 0 ${2 * ratio}px ${line})`;
  context.drawImage(image, margin, margin, wide, high);
  return new Promise((resolve) => canvas.toBlob(resolve));
}
