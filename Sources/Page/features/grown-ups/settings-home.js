// The first view: search, what is wanted at ten in the evening, and the groups.
import { make, say } from "../../kit/elements.js";
import { icon } from "../../kit/icon.js";
import { wordsFor } from "../../kit/problem-words.js";
import { post } from "../../kit/transport/api.js";
import { AT_HAND, find, GROUPS } from "./groups/groups.js";
import { makeRow } from "./rows/rows.js";

export class SettingsHome {
  #found = [];

  constructor(context) {
    this.context = context;
    this.search = make("input", { class: "field search", type: "search", autocomplete: "off",
      id: "find-setting", placeholder: "Find: quieter, bedtime, labels…", enterkeyhint: "search",
      oninput: () => this.#find() });
    this.count = make("p", { class: "unseen", role: "status" });
    this.results = make("div", { class: "found", hidden: true });
    this.who = makeRow({ kind: "who", label: "Who plays now" }, context);
    this.atHand = AT_HAND.map((row) => makeRow(row, context));
    this.tiles = GROUPS.map((group) => this.#tile(group));
    this.problem = make("p", { class: "problem", role: "alert" });
    this.usual = make("div", {},
      make("div", { class: "rows who-first" }, this.who.root),
      make("ul", { class: "group-list teaching" },
        ...[["teacher", "Show how", "you touch, it speaks; not counted as your child's",
          () => this.#model()],
        ["magnifier", "Where is a word?", "a ring leads there on your child's screen",
          () => this.context.go("find")],
        ["box", "Kept set-ups", "keep all of this under a name, take one up again",
          () => this.context.go("setups")],
        ].map(([art, title, lead, act]) => make("li", {}, tile(art, title, lead, act)))),
      this.problem,
      make("div", { class: "rows at-hand", role: "group", "aria-label": "At hand" },
        ...this.atHand.map(({ root }) => root)),
      make("ul", { class: "group-list" }, ...this.tiles.map(({ root }) => make("li", {}, root))));
    this.root = make("section", { class: "grown-ups-view home", "aria-label": "Settings" },
      make("label", { class: "unseen", for: "find-setting" }, "Find a setting"),
      this.search, this.count, this.results, this.usual);
  }

  show() { this.refresh(); }

  refresh() {
    const { settings, profile, learning } = this.context.family;
    if (!settings.voice) return;
    for (const { group, summary } of this.tiles) {
      say(summary, group.summary(settings, profile, learning));
    }
    for (const row of [this.who, ...this.atHand, ...this.#found]) row.refresh();
  }

  /** Empties the search; returns whether there was something in it. */
  clear() {
    if (!this.search.value) return false;
    this.empty();
    this.search.focus();
    return true;
  }

  /** Empties the search; the focus stays where it is. */
  empty() {
    this.search.value = "";
    this.#find();
  }

  /** Comes back from a group or one of its screens. */
  focusOn(path) {
    const id = path.split("/")[0];
    this.tiles.find(({ group }) => group.id === id)?.root.focus();
  }

  #tile(group) {
    const root = tile(group.art, group.title, "", () => this.context.go(group.id));
    root.dataset.group = group.id;
    return { group, root, summary: root.querySelector("small") };
  }

  /** From now on touches are a grown-up's; back to the child's screen. */
  async #model() {
    say(this.problem, "");
    try {
      await post("/v1/modelling", {});
      this.context.go("out");
    } catch (problem) {
      say(this.problem, wordsFor(problem));
    }
  }

  #find() {
    const text = this.search.value.trim();
    const found = find(text);
    this.results.hidden = !text;
    this.usual.hidden = Boolean(text);
    this.#found = [];
    this.results.replaceChildren(...found.map(([group, rows]) => this.#group(group, rows)));
    const count = this.#found.length;
    if (text && !count) {
      this.results.replaceChildren(make("p", { class: "note" },
        `Nothing is called “${text}”. Try quieter, bigger, pause, code or bedtime.`));
    }
    say(this.count, text ? `${count} ${count === 1 ? "setting" : "settings"} found` : "");
  }

  #group(group, rows) {
    const made = rows.map((row) => makeRow(row, this.context)).filter(({ root }) => !root.hidden);
    this.#found.push(...made);
    return make("section", { "aria-label": group.title },
      make("button", { type: "button", class: "found-group",
        onclick: () => this.context.go(group.id) }, group.title),
      make("div", { class: "rows" }, ...made.map(({ root }) => root)));
  }
}

function tile(art, title, lead, act) {
  return make("button", { type: "button", class: "group-tile", onclick: act },
    icon(art),
    make("span", { class: "group-text" }, make("b", {}, title), make("small", {}, lead)),
    make("span", { class: "chevron", "aria-hidden": "true" }, "›"));
}
