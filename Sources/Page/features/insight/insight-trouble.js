// What stands in a tab that could not be read, and the way to try again.
import { button, make } from "../../kit/elements.js";

/** The elements for `problem`; `again` reads anew. */
export function insightTrouble(problem, again) {
  const text = problem.isForGrownUps ? "This is for grown-ups. Open the gear again to see it."
    : problem.isUnreachable ? "Meadow is not running just now." : problem.plain;
  return [make("p", { class: "problem", role: "alert" }, text), button("Try again", { onclick: again })];
}
