// One word, opened: everything that can be decided about it.
import { make, say } from "../../kit/elements.js";
import { LONGEST, wordKey, wordProblem } from "../../kit/names.js";
import { onPress } from "../../kit/press/press.js";
import { Candidates } from "./candidates.js";
import { SoundComparison } from "./sound-comparison.js";
import { GROUPS } from "./word-list.js";
import { HintField } from "./hint-field.js";
import { Phrases } from "./phrases.js";
import { PictureField } from "./picture-field.js";
import { RecordingField } from "./recording-field.js";

/** Tells "saved" {draft}, "delete" {word}, "changed" and "close". */
export class WordEditor extends EventTarget {
  draft = null;
  /** The words there are, so that a second one of a name is told at once. */
  words = [];
  #saving = null;
  #told = "";
  #refresh = () => this.show();

  constructor(form, audition) {
    super();
    this.form = form;
    this.audition = audition;
    this.hint = new HintField(form);
    this.picture = new PictureField(form);
    this.recording = new RecordingField(form, audition);
    this.comparison = new SoundComparison(form, { audition, hint: this.hint });
    this.candidates = new Candidates(form, {
      hear: (hint) => audition.play(audition.sound(this.draft.said, hint)),
      use: (hint) => this.draft.set("hint", hint),
    });
    this.phrases = new Phrases(form, {
      say: (phrase) => audition.say(phrase),
      save: () => this.save(),
      slow: (isSlow) => {
        audition.isSlow = isSlow;
        this.comparison.refresh();
      },
    });
    this.parts = [this.picture, this.recording, this.candidates, this.hint, this.phrases,
      this.comparison];
    this.#wire();
  }

  #wire() {
    const $ = (id) => this.form.querySelector(`#${id}`);
    Object.assign(this, {
      title: $("word-title"), text: $("text"), spoken: $("spoken"), spokenPart: $("spoken-part"),
      group: $("group"), favorite: $("favorite"), state: $("save-state"), saveButton: $("save"),
      revert: $("revert"), onBoard: $("on-board"), remove: $("delete"), wins: $("recording-wins"),
      problems: { text: $("text-problem"), spoken: $("spoken-problem") },
    });
    this.group.append(...Object.entries(GROUPS).map(([name, { title }]) =>
      make("label", { class: "choice" },
        make("input", { type: "radio", name: "group", value: name }),
        make("span", {}, title.replace("My ", "")))));
    for (const name of ["text", "spoken"]) {
      this[name].addEventListener("input", () => {
        this.draft.set(name, this[name].value);
        this.#judge(name);
      });
    }
    this.group.addEventListener("change", ({ target }) => this.draft.set("group", target.value));
    this.favorite.addEventListener("click", () =>
      this.draft.set("favorite", !this.draft.content.favorite));
    this.hint.addEventListener("hear", () => this.hear());
    onPress(this.form, "#hear", () => this.hear());
    this.onBoard.addEventListener("click", (event) => {
      event.preventDefault();
      this.dispatchEvent(new Event("board"));
    });
    $("close").addEventListener("click", () => this.dispatchEvent(new Event("close")));
    this.remove.addEventListener("click", () =>
      this.dispatchEvent(new CustomEvent("delete", { detail: this.draft.word })));
    this.revert.addEventListener("click", () => {
      this.#told = "";
      this.draft.revert();
      this.text.focus();
    });
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.save();
    });
    addEventListener("keydown", (event) => {
      if (event.key !== "s" || !(event.ctrlKey || event.metaKey) || !this.draft) return;
      event.preventDefault();
      this.save();
    });
  }

  /** Opens `draft`. */
  open(draft) {
    this.draft?.removeEventListener("change", this.#refresh);
    this.draft = draft;
    this.#told = "";
    draft?.addEventListener("change", this.#refresh);
    this.form.hidden = !draft;
    this.#clearProblems();
    if (draft) {
      this.spokenPart.open = Boolean(draft.content.spoken);
      this.show();
      for (const name of Object.keys(this.problems)) this.#judge(name);
    }
  }

  /** Shows the draft as it is. */
  show() {
    const { draft } = this;
    const { text, spoken, group, favorite } = draft.content;
    say(this.title, text.trim() || "New word");
    if (this.text.value !== text) this.text.value = text;
    if (this.spoken.value !== (spoken ?? "")) this.spoken.value = spoken ?? "";
    this.text.placeholder = `such as ${GROUPS[group].example}`;
    for (const radio of this.group.querySelectorAll("input")) radio.checked = radio.value === group;
    this.favorite.setAttribute("aria-pressed", String(favorite));
    for (const part of this.parts) part.show(draft);
    this.wins.hidden = !draft.hasRecording;
    this.remove.hidden = draft.isNew;
    this.#showState();
    this.dispatchEvent(new Event("changed"));
  }

  #showState() {
    const { draft } = this;
    this.revert.hidden = !draft.isChanged || draft.isNew;
    this.saveButton.disabled = Boolean(this.#saving);
    const isSaved = !draft.isChanged && !draft.isNew;
    this.onBoard.hidden = !isSaved;
    if (!isSaved && this.#told.startsWith("Saved")) this.#told = "";
    this.form.dataset.state = this.#saving ? "saving" : isSaved ? "saved" : "changed";
    say(this.state, this.#saving ? "Saving…" : this.#told || (isSaved ? "Saved."
      : draft.isNew ? "New, not saved yet." : "Changed, not saved yet."));
  }

  /** Says the word as it stands: saved through the device, unsaved from this page. */
  async hear() {
    const { draft, audition } = this;
    if (!draft.said) return void this.text.focus();
    if (!draft.soundsNew) return audition.say(draft.content.text);
    if (draft.hasRecording) return this.recording.listen();
    const { hint } = draft.content;
    await audition.play(hint ? audition.sound(draft.said, hint) : audition.ownSound(draft.said));
  }

  /** Saves; resolves to whether all of it was. A second call waits for the first. */
  save() {
    if (!this.draft.isChanged && !this.draft.isNew) return Promise.resolve(true);
    this.#saving ??= this.#save().finally(() => {
      this.#saving = null;
      if (this.draft) this.#showState();
    });
    return this.#saving;
  }

  async #save() {
    const { draft } = this;
    this.#clearProblems();
    const wrong = Object.keys(this.problems).find((name) => this.#judge(name));
    if (wrong) {
      if (wrong === "spoken") this.spokenPart.open = true;
      this[wrong].focus();
      return false;
    }
    this.#told = "";
    queueMicrotask(() => this.#showState());
    try {
      const notes = await draft.save();
      this.#told = "Saved. It is said like this everywhere now.";
      if (notes.length) this.recording.tell(notes);
      this.dispatchEvent(new CustomEvent("saved", { detail: draft }));
      return true;
    } catch (problem) {
      this.#refuse(problem);
      // A word that was made before its photo or recording was refused is there all the same.
      if (draft.word) this.dispatchEvent(new CustomEvent("saved", { detail: draft }));
      return false;
    }
  }

  #refuse(problem) {
    this.#told = problem.isUnreachable
      ? "Not saved: Meadow did not answer. Try again when it is back."
      : `Not saved: ${problem.plain}`;
    const { field } = problem;
    if (field === "hint") {
      this.hint.refuse(problem);
      this.hint.field.focus();
    } else if (this.problems[field]) {
      if (field === "spoken") this.spokenPart.open = true;
      say(this.problems[field], problem.plain);
      this[field].setAttribute("aria-invalid", "true");
      this[field].focus();
    } else if (problem.isForGrownUps) {
      return;
    } else if (this.draft.photo) {
      this.picture.refuse(problem);
    } else if (this.draft.recording && !problem.isUnreachable) {
      this.recording.refuse(problem);
    }
  }

  /** Tells what the field `name` cannot be, while it is typed; returns that, or "". */
  #judge(name) {
    const typed = this.draft.content[name] ?? "";
    const problem = wordProblem(typed, LONGEST[name]) || (name === "text" ? this.#twin(typed) : "");
    say(this.problems[name], problem);
    this[name].setAttribute("aria-invalid", String(Boolean(problem)));
    return problem;
  }

  #twin(text) {
    const twin = this.words.find((word) =>
      word.id !== this.draft.word?.id && wordKey(word.text) === wordKey(text));
    return twin ? `“${twin.text}” is already there, in ${GROUPS[twin.group].title}.` : "";
  }

  #clearProblems() {
    for (const [name, line] of Object.entries(this.problems)) {
      say(line, "");
      this[name].removeAttribute("aria-invalid");
    }
  }
}
