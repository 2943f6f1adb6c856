// The picture of a word, the same wherever one is shown: a photo of the family's, else its symbol, else what is
// drawn of its first letter, else an emoji, and in place of an emoji the symbol that shows the same. Its size follows the size of the letters it stands among
// (base.css), so that a place which gives none can never be covered by a photo.
import { drawnPicture } from "./drawn-picture.js";
import { make } from "./elements.js";
import { artOf } from "./emoji-art.js";
import { holdPhoto, photoAddress } from "./held-photos.js";

/** A photo so much longer than wide, or wider, is shown whole: its middle alone would be no picture. */
const LONGEST = 2;
const SYMBOLS = new URL("../art/symbols/", import.meta.url).pathname;

/**
 * The picture of what a word shows: {emoji, photo, drawn, art}, where `drawn` is {text, group, look} and
 * `art` the name of a symbol; `kind` is its class, and `alt` what a screen reader says of it where nothing
 * else names it.
 */
export function picture({ emoji, photo, drawn, art }, kind = "picture", alt = "") {
  if (photo) return photograph({ emoji, photo, drawn, art }, kind, alt);
  if (art) return symbol(art, emoji, kind);
  if (drawn) return drawnPicture(drawn.text, drawn, kind);
  const same = artOf(emoji);
  if (same) return symbol(same, emoji, kind);
  return make("span", { class: kind, "aria-hidden": "true" }, emoji ?? "");
}

/** Stands among letters like the emoji that it is shown in place of, so that places need not know it. */
function symbol(art, emoji, kind) {
  const image = make("img", { class: "symbol", src: symbolAddress(art), alt: "", draggable: "false", decoding: "sync" });
  image.addEventListener("error", () => image.replaceWith(emoji ?? ""));
  return make("span", { class: kind, "aria-hidden": "true", "data-symbol": art }, image);
}

/** Where the symbol called `art` lies: beside this page, so that a board that is kept has its own. */
export const symbolAddress = (art) => `${SYMBOLS}${art}.svg`;

function photograph({ emoji, photo, drawn, art }, kind, alt) {
  const image = make("img", { class: `${kind} photo`, src: photoAddress(photo), alt,
    draggable: "false", "data-photo": photo });
  image.addEventListener("load", () => {
    const { naturalWidth: width, naturalHeight: height } = image;
    image.classList.toggle("whole", Math.max(width, height) > LONGEST * Math.min(width, height));
    holdPhoto(photo);
  });
  // It was removed a moment ago: no torn picture.
  image.addEventListener("error", () => {
    image.replaceWith(picture({ emoji, drawn, art: art ?? (emoji || drawn ? null : "picture") }, kind));
  });
  return image;
}
