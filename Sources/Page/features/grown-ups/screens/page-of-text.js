// A page to read: a title, and parts with a heading each.
import { make } from "../../../kit/elements.js";
import { viewHeader } from "../view-header.js";

export class PageOfText {
  constructor({ go, back }, { title, lead, parts }) {
    this.root = make("section", { class: "grown-ups-view text", "aria-labelledby": "view-title" },
      viewHeader({ title, lead, back: "About", onBack: () => go(back) }),
      make("div", { class: "rows reading" }, ...parts.map(([heading, ...lines]) =>
        make("section", {}, make("h4", {}, heading), ...lines.map((line) =>
          (Array.isArray(line) ? make("ul", {}, ...line.map((item) => make("li", {}, item)))
            : make("p", {}, line)))))));
  }

  show() {}
}
