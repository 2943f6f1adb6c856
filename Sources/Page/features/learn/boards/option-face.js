// What an option, a tile or a slot looks like, and what it is called.
import { make } from "../../../kit/elements.js";
import { drawPiece } from "../stage/piece-drawing.js";
import { WORDS } from "./board-words.js";

/** The inside of an option: its drawing, its text, or both; `all` are those beside it, whose texts are of
    one size. */
export function optionFace({ display, picture }, scale, all = []) {
  const drawing = picture ? drawPiece(picture.shape, scale) : null;
  const kind = drawing && display ? "both" : drawing ? "drawing" : "text";
  return make("span", { class: `option-face ${kind}`, "data-length": lengthOf([display, ...all.map((other) => other.display)]), "aria-hidden": "true" },
    drawing, display ? make("span", { class: "option-text" }, display) : null);
}

/** Its name for who cannot see it; of several that are called the same, with its place. */
export function optionName(option, all, place = all.indexOf(option)) {
  const name = plainName(option);
  const isAlone = all.filter((other) => plainName(other) === name).length < 2;
  return isAlone ? name : WORDS.choiceName(name, place + 1);
}

function plainName({ spoken, display, picture }) {
  return spoken || display || picture?.alt || WORDS.thing;
}

/** Where one text is long all are written smaller; but a single sign, such as a fraction, stays large. */
function lengthOf(texts) {
  if (texts[0]?.length === 1) return "short";
  const longest = Math.max(...texts.map((text) => text?.length ?? 0));
  return longest <= 3 ? "short" : longest <= 8 ? "middle" : "long";
}

/** The one of `options` that a solution in words names, or the only one that has not faded; else null. */
export function shownOption(options, solution, faded) {
  const said = (name) => plainText(solution.map((segment) => segment[name]).join(" "));
  const named = options.filter(({ display, spoken }) => (display && plainText(display) === said("display"))
    || (spoken && plainText(spoken) === said("spoken")));
  const left = options.filter(({ id }) => !faded.includes(id));
  return named.length === 1 ? named[0] : left.length === 1 ? left[0] : null;
}

const plainText = (text = "") => text.toLowerCase().replace(/^the /, "").trim();
