// Names with bars: what was most, at a glance. The number is written, so that no bar must be read.
import { make } from "../../kit/elements.js";

/** A list of `{name, count, picture?}`, the picture an element, the most first. */
export function barList(entries) {
  if (!entries.length) return make("p", { class: "note" }, "Nothing yet.");
  const most = Math.max(...entries.map(({ count }) => count));
  return make("ol", { class: "insight-rows" }, ...entries.map(({ name, count, picture }) => {
    const bar = make("span", { class: "insight-bar-line", "aria-hidden": "true" });
    bar.style.setProperty("--share", count / most);
    return make("li", {},
      make("span", { class: "insight-name" },
        picture ?? null, name),
      bar, make("span", { class: "insight-count" }, String(count)));
  }));
}
