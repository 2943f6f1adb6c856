// A thing in a scene: a button that says its word where it stands. It is drawn if the art has a
// drawing of it, else it is its word's tile; what opens carries a small round sign that it does.
import { make } from "../../../kit/elements.js";
import { nameIt } from "../../../kit/strings.js";
import { makeTile } from "../../../kit/word-tile.js";

/** The button of an object of a place: {id, opens, word, isSilent}. */
export function makeThing({ id, opens, word, isSilent, stands }, scene, symbols) {
  if (isSilent) return makeWay(id, scene);
  const data = { scene, object: id, ...(opens ? { open: id } : {}) };
  const thing = makeTile(word, symbols, { kind: opens ? "thing opens" : "thing", data });
  // What a family chose is shown instead of the drawing.
  thing.dataset.art = symbols?.isChanged(word.word) ? "" : `${scene}-thing-${id}`;
  if (stands && !symbols?.isChanged(word.word) && thing.querySelector("[data-symbol]")) thing.classList.add("stands");
  name(thing, word, opens);
  if (opens) thing.append(make("span", { class: "door", "aria-hidden": "true" }));
  return thing;
}

/** Where the way in has stayed, but not the word: a plain door that says nothing. */
function makeWay(id, scene) {
  return nameIt(make("button", { type: "button", class: "thing way", "data-scene": scene,
    "data-object": id, "data-open": id },
  make("span", { class: "door", "aria-hidden": "true" })), "opens");
}

/** A word of the family's, beside the place. */
export function makeOwn(word, scene, symbols) {
  return name(makeTile(word, symbols, { kind: "own", data: { scene } }), word, false);
}

/** Puts the drawing in place of the emoji where there is one now; true if it did. */
export function dress(thing, art) {
  if (thing.classList.contains("drawn") || !thing.dataset.art) return false;
  const drawing = art.drawing(thing.dataset.art);
  if (!drawing) return false;
  thing.classList.remove("stands");
  thing.classList.add("drawn");
  thing.querySelector(".inside").prepend(drawing);
  thing.querySelector(".picture")?.remove();
  return true;
}

/** What a screen reader says: the word first, as it is written where labels are shown. */
function name(tile, { word, isFavorite }, opens) {
  if (opens) return nameIt(tile, isFavorite ? "{word}, opens, favourite" : "{word}, opens", { word });
  if (isFavorite) return nameIt(tile, "{word}, favourite", { word });
  tile.setAttribute("aria-label", word);
  return tile;
}
