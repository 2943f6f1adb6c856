// A child as its family sees it: a drawing with the first letter of its name. It follows from the child's
// number and so it stays, whatever becomes of the others.
import { drawnPicture } from "./drawn-picture.js";
import { filled } from "./strings.js";

/** What the child `{id, name}` is called here; the first one may have no name. `speak` is the page's `t` where
 *  its language is spoken. */
export const calledOf = ({ id, name }, speak = filled) =>
  name || speak(id === 1 ? "Your child" : "Child {number}", { number: id });

/** The drawing of a child. */
export const childPicture = (child) =>
  drawnPicture(calledOf(child), { group: "people", look: child.id - 1 }, "child-picture");

/** "5 years 6 months", "5 years", "11 months", or that it was not said. */
export function ageInWords(months) {
  if (months === null) return "age not said";
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const of = (count, unit) => (count ? `${count} ${unit}${count === 1 ? "" : "s"}` : "");
  return [of(years, "year"), of(rest, "month")].filter(Boolean).join(" ");
}
