// Set-ups: the settings kept under a name, and taken up again.
import { get, post, remove } from "../../../kit/transport/api.js";
import { make, say } from "../../../kit/elements.js";
import { LONGEST, nameProblem } from "../../../kit/names.js";
import { wordsFor } from "../../../kit/problem-words.js";
import { labelsOf } from "../setting-labels.js";
import { viewHeader } from "../view-header.js";

const PATH = "/v1/settings/setups";

export class Screen {
  #all = [];

  constructor({ family, go, back }) {
    this.family = family;
    this.name = make("input", { class: "field", id: "set-up-name", autocomplete: "off",
      placeholder: "Meals, words only", "aria-describedby": "set-up-problem",
      oninput: () => this.#judge() });
    this.problem = make("p", { class: "problem", id: "set-up-problem", role: "alert" });
    this.keep = make("button", { class: "button primary" }, "Keep");
    this.told = make("p", { class: "note", role: "status" });
    this.list = make("ul", { class: "set-ups" });
    this.root = make("section", { class: "grown-ups-view", "aria-labelledby": "view-title" },
      viewHeader({ title: "Kept set-ups", back: "Back", onBack: () => go(back),
        lead: "How Meadow is set for your child now, under a name: for meals, for therapy, for a "
          + "tired evening. Names, words, favourites, the times of the day and the volume are not "
          + "in it." }),
      make("form", { class: "rows set-up-form", novalidate: true, onsubmit: (event) => {
        event.preventDefault();
        this.#keep();
      } }, make("label", { class: "setting-label", for: "set-up-name" }, "Keep it as"),
      make("div", { class: "row" }, this.name, this.keep), this.problem),
      this.told, this.list);
  }

  show() { return this.#load(); }

  refresh() { this.#load(); }

  async #load() {
    try {
      this.#all = (await get(PATH)).setUps;
      this.list.replaceChildren(...this.#all.map((setUp) => this.#item(setUp)));
      this.#judge();
    } catch (problem) {
      this.#tell(problem);
    }
  }

  get #twin() {
    const name = this.name.value.trim().toLowerCase();
    return this.#all.find((setUp) => setUp.name.toLowerCase() === name);
  }

  #judge() {
    const problem = nameProblem(this.name.value, LONGEST.setUp);
    say(this.problem, problem);
    this.name.setAttribute("aria-invalid", String(Boolean(problem)));
    say(this.keep, this.#twin ? "Replace" : "Keep");
    return problem;
  }

  async #keep() {
    const name = this.name.value.trim();
    if (!name || this.#judge()) return this.name.focus();
    await this.#do(async () => {
      await post(PATH, { name, replace: Boolean(this.#twin) });
      this.name.value = "";
      return `“${name}” is kept.`;
    });
  }

  #item({ id, name, changes }) {
    const would = changes.length ? `Would change: ${labelsOf(changes, 4)}` : "As it is now";
    const act = (text, kind, onclick) => make("button", { type: "button", "aria-label":
      `${text}: ${name}`, class: `button small ${kind}`, onclick }, text);
    const gone = act("Remove", "", () => {
      const sure = act("Really remove", "danger", () => this.#remove(id, name));
      gone.replaceWith(sure);
      sure.focus();
    });
    return make("li", { class: "rows", "data-set-up": id },
      make("h4", {}, name), make("p", { class: "setting-why" }, would),
      make("p", { class: "row" },
        act("Take up", "primary", () => this.#takeUp(id, name)), gone));
  }

  #takeUp(id, name) {
    return this.#do(async () => {
      await post(`${PATH}/${id}/use`);
      await this.family.load();
      return `“${name}” is taken up. Undo, below, brings back what was set before.`;
    });
  }

  #remove(id, name) {
    return this.#do(async () => {
      await remove(`${PATH}/${id}`);
      this.name.focus();
      return `“${name}” is removed. Nothing else has changed.`;
    });
  }

  async #do(act) {
    try {
      const told = await act();
      await this.#load();
      say(this.told, told);
    } catch (problem) {
      this.#tell(problem);
    }
  }

  #tell(problem) {
    say(this.problem, wordsFor(problem));
  }
}
