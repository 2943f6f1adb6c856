// What stands above each room of facts: the way out at the left, what helps at the right.
import { make } from "../../../kit/elements.js";
import { ICONS } from "./fact-icons.js";

/** A round button with a drawn sign. */
export function signButton(sign, name, { act, text = null, ...attributes }) {
  return make("button", { type: "button", class: "sign-button", "aria-label": name, "data-act": act, ...attributes },
    ICONS[sign](), text && make("span", { class: "caption", "aria-hidden": "true" }, text));
}

/** The row: a way out, `middle`, and what helps. */
export function topRow(out, middle, ...helps) {
  return make("div", { class: "facts-top" }, out, make("div", { class: "facts-title" }, ...middle), ...helps);
}

/** A bar that fills from the left; { node, set(done, of, words) }. */
export function fillBar(name) {
  const fill = make("span", { class: "fill", "aria-hidden": "true" });
  const node = make("div", { class: "fill-bar", role: "progressbar", "aria-label": name, "aria-valuemin": 0 }, fill);
  const set = (done, of, words) => {
    node.setAttribute("aria-valuemax", of);
    node.setAttribute("aria-valuenow", done);
    node.setAttribute("aria-valuetext", words);
    fill.style.setProperty("--share", of ? Math.min(1, done / of) : 0);
  };
  return { node, set };
}
