// The household's week: the child first, the others by name, and what all did together. No places.
import { make } from "../../../kit/elements.js";
import { icon } from "../../../kit/icon.js";
import { ICONS } from "./fact-icons.js";
import { WORDS, lineNamed, togetherNamed } from "./facts-words.js";

/** The board that GET /v1/learning/board answers. */
export function householdBoard({ own, others, together }) {
  return make("section", { class: "household", "aria-label": WORDS.board },
    make("div", { class: "household-lines" }, line(own, "own"), ...others.map((other) => line(other, "other"))),
    make("button", { type: "button", class: "household-all", "data-act": "say", "data-say": togetherNamed(together),
      "aria-label": togetherNamed(together) }, ICONS.basket(), make("span", { class: "count", "aria-hidden": "true" }, together)));
}

function line(child, kind) {
  const said = lineNamed(child);
  const { name, correctThisWeek, growthThisWeek } = child;
  return make("button", { type: "button", class: `household-line ${kind}`, "data-act": "say", "data-say": said, "aria-label": said },
    make("span", { class: "face", "aria-hidden": "true" }, [...name][0] ?? icon("face", "nameless")),
    make("span", { class: "name", "aria-hidden": "true" }, name),
    make("span", { class: "count", "aria-hidden": "true" }, ICONS.star(), correctThisWeek),
    growthThisWeek > 0 ? make("span", { class: "growth", "aria-hidden": "true" }, ICONS.progress(), `+${growthThisWeek}`) : null);
}
