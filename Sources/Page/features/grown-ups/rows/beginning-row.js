// Where a child begins in a part of early maths: at the beginning, or with one of its skills, by their
// domains. It is there while the part is open; where nothing was done yet, a game can find it out, too.
import { make, say } from "../../../kit/elements.js";
import { isUntouched } from "../../../kit/part-grades.js";
import { get } from "../../../kit/transport/api.js";
import { Row } from "./row.js";

const FOUND = "Or leave it as it is: on its map your child finds a game of five minutes that finds it out.";

export class BeginningRow extends Row {
  #grade = null;
  #isAsked = false;
  #child = null;

  draw() {
    this.control = make("select", { class: "field beginning-field", "aria-label": this.row.label, ...this.naming,
      onchange: ({ target }) => this.set(target.value) });
    this.game = make("p", { class: "setting-why", role: "status" });
    return make("div", {}, this.control, this.game);
  }

  /** The id of the skill, "" for the beginning. */
  get value() { return this.family.learning.begins?.[this.row.part] ?? ""; }

  get isChosen() { return Boolean(this.value); }

  /** Other parts keep where they begin. */
  change(skill) {
    const { [this.row.part]: _, ...begins } = this.family.learning.begins ?? {};
    return this.family.changeLearning({ begins: skill ? { ...begins, [this.row.part]: skill } : begins });
  }

  set(skill) { return this.#keep(skill); }

  giveBack() { return this.#keep(""); }

  show() {
    const isOpen = this.family.profile.modules?.includes(this.row.part) ?? false;
    this.root.hidden = !isOpen;
    const child = this.family.active?.id;
    if (this.#isAsked && this.#child !== child) this.#isAsked = false;
    this.#child = child;
    if (isOpen) this.#ask();
    this.control.value = this.value;
    this.#tellGame();
  }

  async #keep(skill) {
    const turn = this.touch();
    this.settle(turn, await this.saved(this.change(skill)));
    this.showMark();
  }

  /** What there is to choose from, and what of it was done already: of the child who plays. */
  async #ask() {
    if (this.#isAsked) return;
    this.#isAsked = true;
    try {
      const { grades } = await get("/v1/learning/map");
      this.#grade = grades.find(({ grade }) => grade === this.row.grade) ?? null;
      this.#fill();
    } catch (problem) {
      this.#isAsked = false;
      this.tell(problem);
    }
  }

  #fill() {
    const option = (value, name) => make("option", { value }, name);
    this.control.replaceChildren(option("", "From the beginning"), ...(this.#grade?.domains ?? [])
      .map(({ domain, skills }) => make("optgroup", { label: domain },
        ...skills.map(({ progress }) => option(progress.skillId, progress.name)))));
    this.control.value = this.value;
    this.#tellGame();
  }

  #tellGame() {
    say(this.game, this.#grade && isUntouched(this.#grade) && !this.value ? FOUND : "");
  }
}
