// One group of settings: its question, and its rows on one card.
import { make } from "../../kit/elements.js";
import { makeRow } from "./rows/rows.js";
import { viewHeader } from "./view-header.js";

export class GroupView {
  constructor(group, context) {
    this.rows = group.rows.map((row) => makeRow(row, context));
    this.root = make("section", { class: "grown-ups-view", "data-group": group.id,
      "aria-labelledby": "view-title" },
    viewHeader({ title: group.title, lead: group.question, back: "Settings",
      onBack: () => context.go("") }),
    make("div", { class: "rows" }, ...this.rows.map(({ root }) => root)));
  }

  show() {}

  refresh() {
    for (const row of this.rows) row.refresh();
  }

  /** Comes back from a screen of the group: to the row that led there. */
  focusOn(path) {
    (this.rows.find(({ row }) => row.to === path) ?? this.rows[0]).focus();
  }
}
