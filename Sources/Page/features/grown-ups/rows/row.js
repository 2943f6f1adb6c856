// One setting as a row: what it is called, why it is there, where its value comes from, its
// control, and what went wrong with it. The kinds of controls are made of this.
import { make, say } from "../../../kit/elements.js";
import { wordsFor } from "../../../kit/problem-words.js";

const SAVING = "Saving…";
let count = 0;

export class Row {
  /** Whether what a finger or a keyboard is doing here has not been answered yet. */
  isPending = false;
  #turn = 0;

  /** A row for `row`, an entry of a group's table; `context` is {family, preview, go, store}. */
  constructor(row, context) {
    Object.assign(this, { row, ...context, id: `setting-${++count}` });
    this.label = make("span", { class: "setting-label", id: `${this.id}-label` }, row.label);
    this.mark = make("span", { class: "setting-mark" });
    this.head = make("div", { class: "setting-head" }, this.label, this.mark);
    this.why = make("p", { class: "setting-why", id: `${this.id}-why` }, row.why ?? null);
    this.told = make("p", { class: "setting-told", role: "status" });
    this.problem = make("p", { class: "problem", id: `${this.id}-problem`, role: "alert" });
    this.root = make("div",
      { class: `setting setting-${row.kind}`, "data-setting": row.key ?? null });
  }

  /** Draws itself; a kind is whole only once its constructor has run. */
  build() {
    const control = this.draw();
    this.root.append(...[this.head, this.row.why ? this.why : null, control, this.told,
      this.problem].filter(Boolean));
    this.showMark();
    this.show();
    return this;
  }

  /** What the row shows, as the service has it. */
  get value() {
    const { settings, profile, learning } = this.family;
    if (this.row.of === "learning") return learning[this.row.key];
    return this.row.read ? this.row.read(settings, profile) : settings[this.row.key];
  }

  /** What the service says of the setting; nothing before it has been asked. */
  get schema() { return this.family.schema[this.row.key] ?? {}; }

  /** The attributes that tie a control to its name and its reason. */
  get naming() {
    return { "aria-labelledby": `${this.id}-label`,
      "aria-describedby": this.row.why ? `${this.id}-why` : null };
  }

  /** The control, or null where the head has it. */
  draw() { return null; }

  /** Shows the value in the control. */
  show() {}

  /** Everything anew, unless a finger is on it. */
  refresh() {
    if (!this.isPending) this.show();
    this.showMark();
  }

  /** Sends `value`; what went wrong stands beside it, and what was typed stays. */
  async set(value) {
    const { row } = this;
    const part = row.write ? row.write(value) : { [row.key]: value };
    say(this.told, "");
    const turn = this.touch();
    const problem = await this.saved(this.change(part));
    this.settle(turn, problem);
    if (!problem && row.then) await this.try(() => row.then(this.preview, value));
    return !problem;
  }

  /** Changes `part` of what the row is of: the settings, the profile, early maths. */
  change(part) {
    const { row, family } = this;
    if (row.of === "learning") return family.changeLearning(part);
    return row.of === "profile" ? family.changeProfile(part) : family.change(part);
  }

  /** Whether a grown-up has set it. Of early maths it is what is not as it usually is. */
  get isChosen() {
    const { row, family } = this;
    if (row.of !== "learning") return family.isChosen(row.key);
    return family.learning[row.key] !== undefined && family.learning[row.key] !== row.usual;
  }

  /** What comes of `change`; that it is being saved is told where it takes long. */
  saved(change) {
    const waiting = setTimeout(() => say(this.told, SAVING), 500);
    return change.finally(() => {
      clearTimeout(waiting);
      if (this.told.textContent === SAVING) say(this.told, "");
    });
  }

  /** From now on the control is left alone until this turn is settled, or a later one. */
  touch() {
    this.isPending = true;
    return ++this.#turn;
  }

  /** The answer is here: what is set is shown, unless the finger has gone on meanwhile. */
  settle(turn, problem) {
    this.tell(problem);
    if (turn !== this.#turn) return;
    this.isPending = false;
    this.show();
  }

  /** Does `act` and tells what comes of it where the row is. */
  async try(act) {
    try {
      say(this.told, await act() || "");
      this.tell(null);
    } catch (problem) {
      this.tell(problem);
    }
  }

  tell(problem) {
    const text = problem ? wordsFor(problem) : "";
    say(this.problem, text);
    this.root.toggleAttribute("data-problem", Boolean(text));
  }

  /** Where the value comes from, and the one touch that gives it back. */
  showMark() {
    const { row } = this;
    const isChosen = !row.keeps && this.isChosen;
    const follows = row.follows ?? (this.schema.followsAge && !row.keeps);
    const state = isChosen ? "changed" : follows ? "age" : "";
    if (this.mark.dataset.state === state) return;
    const hadFocus = this.mark.contains(document.activeElement);
    this.mark.dataset.state = state;
    const again = follows ? "From the age again" : "As usual again";
    const back = state !== "changed" ? null : make("button", {
      type: "button", class: "give-back", "aria-label": `${row.label}: ${again.toLowerCase()}`,
      onclick: () => this.giveBack(),
    }, make("span", { "aria-hidden": "true" }, "↺ "), again);
    this.mark.replaceChildren(...[
      state === "age" ? "from the age" : state ? "changed" : null, back].filter(Boolean));
    if (hadFocus) this.focus();
  }

  async giveBack() {
    const { of, key, usual } = this.row;
    this.tell(await this.saved(of === "learning" ? this.change({ [key]: usual })
      : this.family.giveBack(key)));
    this.show();
  }

  focus() { this.root.querySelector("button, input")?.focus(); }
}
