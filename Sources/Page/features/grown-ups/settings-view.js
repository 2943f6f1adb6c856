// The settings: a list of ten groups, a group, a screen of it, and finding by typing. One of them
// is in sight at a time; going back is always one step.
import { make } from "../../kit/elements.js";
import { wordsFor } from "../../kit/problem-words.js";
import { GROUPS } from "./groups/groups.js";
import { GroupView } from "./group-view.js";
import { SettingsHome } from "./settings-home.js";
import { UndoLine } from "./undo-line.js";

/** Screens that most visits never see are loaded when they are opened. */
export const SCREENS = {
  "who": () => import("./screens/who-plays.js"),
  "child/children": () => import("./screens/children.js"),
  "find": () => import("./screens/find-word.js"),
  "setups": () => import("./screens/set-ups.js"),
  "vocabulary/hidden": () => import("./screens/hidden-words.js"),
  "vocabulary/favourites": () => import("./screens/favourites.js"),
  "vocabulary/pictures": () => import("./screens/word-pictures.js"),
  "about/privacy": () => import("./screens/privacy.js"),
  "about/terms": () => import("./screens/terms.js"),
  "about/code": () => import("./screens/forgotten-code.js"),
};

export class SettingsView {
  #path = "";
  #view = null;

  constructor({ root, family, preview, store, leave }) {
    Object.assign(this, { root, leave });
    this.context = { family, preview, store, go: (path) => this.go(path) };
    this.home = new SettingsHome(this.context);
    this.problem = make("p", { class: "problem", role: "alert" });
    this.undo = new UndoLine(family);
    root.append(this.problem, this.home.root, this.undo.root);
    family.addEventListener("change", () => this.#refresh());
  }

  /** Comes in at `path`, such as "sound", or at the list of groups. */
  open(path) {
    this.problem.textContent = "";
    this.home.empty(); // what was looked for last time hides the rest
    this.#path = ""; // whoever comes anew begins at the top
    return this.go(path);
  }

  /** Goes to a group, to a screen, home with "", or with "out" back to the child's screen. */
  async go(path) {
    if (path === "out") return this.leave();
    const from = this.#path;
    const view = await this.#make(path).catch((problem) => this.trouble(problem));
    if (!view) return;
    this.#path = path;
    this.#view = view;
    this.home.root.hidden = view !== this.home;
    for (const old of this.root.querySelectorAll(":scope > .grown-ups-view")) {
      if (old !== this.home.root) old.remove();
    }
    if (view !== this.home) this.undo.root.before(view.root);
    this.root.scrollTop = 0;
    view.show();
    if (view === this.home || path === parent(from)) view.focusOn?.(from);
    else view.root.querySelector("h3")?.focus({ preventScroll: true });
  }

  /** One step back; returns whether there was one. */
  back() {
    if (!this.#path) return this.home.clear();
    this.go(parent(this.#path));
    return true;
  }

  trouble(problem) {
    this.problem.textContent = wordsFor(problem);
  }

  async #make(path) {
    if (!path) return this.home;
    const group = GROUPS.find(({ id }) => id === path);
    if (group) return new GroupView(group, this.context);
    if (!SCREENS[path]) return this.home;
    const { Screen } = await SCREENS[path]();
    return new Screen({ ...this.context, back: parent(path) });
  }

  #refresh() {
    this.home.refresh();
    this.undo.refresh();
    if (this.#view && this.#view !== this.home) this.#view.refresh?.();
  }
}

const parent = (path) => path.split("/").slice(0, -1).join("/");
