// A thing in a scene: a button that says its word where it stands. It is drawn if the art has a
// drawing of it, else it is its word's tile; what opens carries a small round sign that it does.
import { make } from "../../../kit/elements.js";
import { nameIt } from "../../../kit/strings.js";
import { makeTile } from "../../../kit/word-tile.js";

/** The button of an object of a place: {id, opens, word, isSilent}. */
export function makeThing({ id, opens, word, isSilent, stands }, scene, symbols, sceneArt) {
  if (isSilent) return makeWay(id, scene);
  const data = { scene, object: id, ...(opens ? { open: id } : {}) };
  // What a family chose is shown instead of the drawing.
  const art = symbols?.isChanged(word.word) ? "" : `${scene}-thing-${id}`;
  const drawing = sceneArt.drawing(art);
  const thing = makeTile(word, symbols, { kind: opens ? "thing opens" : "thing", data, drawing });
  thing.dataset.art = art;
  thing.classList.toggle("drawn", Boolean(drawing));
  thing.classList.toggle("stands", Boolean(stands && art && thing.querySelector("[data-symbol]")));
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

/** Puts the drawing that has come since in place of the emoji. */
export function dress(thing, art) {
  if (thing.classList.contains("drawn") || !thing.dataset.art) return;
  const drawing = art.drawing(thing.dataset.art);
  if (!drawing) return;
  thing.classList.remove("stands");
  thing.classList.add("drawn");
  thing.querySelector(".inside").prepend(drawing);
  thing.querySelector(".picture")?.remove();
}

/** What a screen reader says: the word first, as it is written where labels are shown. */
function name(tile, { word, isFavorite }, opens) {
  if (opens) return nameIt(tile, isFavorite ? "{word}, opens, favourite" : "{word}, opens", { word });
  if (isFavorite) return nameIt(tile, "{word}, favourite", { word });
  tile.setAttribute("aria-label", word);
  return tile;
}
