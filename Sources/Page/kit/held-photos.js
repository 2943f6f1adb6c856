// The family's photos that were seen, held in this page's memory: no browser may keep them in a file,
// so without this each would be fetched again with every touch that draws it.

const held = new Map();
/** Those there are; null until that is known. */
let known = null;

/** Where the photo at `path` is shown from: from memory once it was seen. */
export const photoAddress = (path) => held.get(path) || path;

/** The photo at `path` was seen: it is fetched once more, to be held. */
export async function holdPhoto(path) {
  // What is seen for a last time while it is being replaced is not there any more.
  if (held.has(path) || !path.startsWith("/") || (known && !known.has(path))) return;
  held.set(path, "");
  try {
    const response = await fetch(path);
    const photo = response.ok ? URL.createObjectURL(await response.blob()) : null;
    // It may have been replaced meanwhile.
    if (photo && held.has(path)) held.set(path, photo);
    else held.delete(path);
  } catch {
    held.delete(path);
  }
}

/** Lets go of all photos but those at `paths`. */
export function holdOnly(paths) {
  known = paths;
  for (const [path, address] of held) {
    if (paths.has(path)) continue;
    held.delete(path);
    if (address) URL.revokeObjectURL(address);
  }
}
