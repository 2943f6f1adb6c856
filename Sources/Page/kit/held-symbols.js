// Symbols that are likely next or were just seen, held in this page's memory: a browser reads a drawing that
// nothing shows any more anew, and the first frame of a place would come without it.
import { symbolAddress } from "./word-picture.js";

/** All that is seen from where a child is, twice over; what was wanted longest ago is let go. */
const MOST = 200;
const held = new Map();

/** Whether the symbol called `art` is held. */
export const isHeld = (art) => held.has(art);

/** Holds the symbol called `art` longest of all; of one that was not held, resolves when it can be drawn or
 *  cannot come. */
export function holdSymbol(art) {
  const known = held.get(art);
  const image = known ?? Object.assign(new Image(), { src: symbolAddress(art) });
  held.delete(art);
  held.set(art, image);
  if (held.size > MOST) held.delete(held.keys().next().value);
  return known ? null : image.decode().catch(() => held.delete(art));
}
