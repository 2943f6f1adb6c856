// Where the journey begins: the skills around it as stones of a path, a flag at the one that comes first.
// Each says its name when it is touched.
import { make } from "../../../kit/elements.js";
import { icon } from "../../../kit/icon.js";
import { WORDS } from "../learn-words.js";
import { pictureOfSkill } from "../map/skill-pictures.js";

/** The path of `way`, as `wayAround` has it. */
export function beginPath(way) {
  return make("ol", { class: "begin-path", "aria-label": WORDS.beginsHere }, ...way.map(({ skill, name, is }) =>
    make("li", { "data-is": is },
      make("button", { type: "button", class: "path-stone", "data-skill": skill,
        "aria-label": is === "here" ? `${name}. ${WORDS.beginsHere}` : name },
      is === "here" ? icon("flag", "path-flag") : null,
      pictureOfSkill(skill, "path-picture")))));
}
