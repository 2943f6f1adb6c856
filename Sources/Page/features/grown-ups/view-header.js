// The head of a view: the way back, what it is called, what it answers.
import { make } from "../../kit/elements.js";

export function viewHeader({ title, lead, back, onBack }) {
  return make("div", { class: "view-top" },
    make("button", { type: "button", class: "view-back", onclick: onBack },
      make("span", { "aria-hidden": "true" }, "‹ "), back),
    make("h3", { id: "view-title", tabindex: "-1" }, title),
    lead ? make("p", { class: "view-lead" }, lead) : null);
}
