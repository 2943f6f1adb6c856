// A word as a child sees it, everywhere the same: its picture, its colour as a calm edge, and its
// label, which is always its name for a screen reader and is seen where labels are switched on.
import { make } from "./elements.js";
import { picture } from "./word-picture.js";

/**
 * A button that speaks: `makeTile({ word, emoji, fitzgeraldKey, isFavorite }, symbols)`. What the
 * family has chosen stands before the emoji. `data` becomes data attributes (object, open, scene);
 * `kind` more classes; `drawing` is shown in place of its picture.
 */
export function makeTile({ word, emoji, fitzgeraldKey, isFavorite }, symbols, options = {}) {
  const { kind = "", data = {}, phrase = false, drawing } = options;
  const tile = make("button", { type: "button", class: `word ${kind}`.trim() },
    make("span", { class: "inside" },
      drawing ?? picture(symbols?.shown(word, emoji) ?? { emoji }), label(word)));
  Object.assign(tile.dataset, phrase ? { phrase: word } : { word }, data);
  if (isFavorite) tile.classList.add("favorite");
  symbols?.paint(tile, fitzgeraldKey);
  return tile;
}

/** The name under a picture; long names shrink to fit, for which --letters is their length. */
function label(word) {
  const name = make("span", { class: "label" }, word);
  const longest = Math.max(...word.split(" ").map((part) => part.length));
  name.style.setProperty("--letters", longest);
  return name;
}
