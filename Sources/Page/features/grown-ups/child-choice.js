// Who plays, chosen by picture: a button for each child, large enough to be meant.
import { make } from "../../kit/elements.js";
import { calledOf, childPicture } from "../../kit/child-picture.js";

/** Buttons of all children of `family`; `choose(child)` is called with another than the one who plays. */
export function childChoice(children, choose) {
  return make("ul", { class: "child-choice" }, ...children.map((child) => make("li", {},
    make("button", { type: "button", class: "child-button", "data-child": child.id,
      "aria-pressed": String(child.isActive), onclick: () => child.isActive || choose(child) },
    childPicture(child), make("span", { class: "child-name" }, calledOf(child)),
    child.isActive ? make("small", {}, "plays now") : null))));
}
