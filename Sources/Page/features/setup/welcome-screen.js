// The first screen: name, age, voice and where the child is with words. Nothing must be answered.
import { isHello, NARRATION_OFF } from "../../kit/audio/speaker.js";
import { get } from "../../kit/transport/api.js";
import { button, make } from "../../kit/elements.js";
import { nameProblem } from "../../kit/names.js";
import { sayIt, speakLanguage } from "../../kit/strings.js";
import { optional } from "./choice.js";
import { PeopleChoice } from "./people-choice.js";
import { ageChoice, tierChoice, voiceChoice } from "./questions.js";
import { SetupLanguage } from "./setup-language.js";

/** Tells "done" when the family goes on. `root` is its form. */
export class WelcomeScreen extends EventTarget {
  #turn = 0;
  #suggested = null;
  #isAdvised = false;

  constructor({ store, draft }) {
    super();
    Object.assign(this, { store, draft });
    this.name = make("input", {
      id: "setup-name", type: "text", autocomplete: "off", autocapitalize: "words",
      spellcheck: "false", enterkeyhint: "done", "aria-describedby": "setup-name-problem",
      oninput: () => this.#named(),
      // Enter says that the name is there, not that all is done.
      onkeydown: (event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        this.voice.focus();
      },
    });
    this.nameProblem = make("p",
      { class: "setup-problem", id: "setup-name-problem", role: "alert" });
    this.language = new SetupLanguage();
    this.age = ageChoice();
    this.voice = voiceChoice();
    this.tier = tierChoice();
    this.people = new PeopleChoice();
    this.note = make("div", { class: "setup-note", role: "status" });
    this.problem = make("p", { class: "setup-problem", role: "alert" });
    this.root = this.#form();
    this.#listen();
    this.#restore();
  }

  focus() { this.title?.focus({ preventScroll: true }); }

  /** It comes into sight; advice that did not arrive before is asked for again. */
  appear() {
    if (!this.#isAdvised) this.#advise();
  }

  /** Shows what the service said next to the field it is about. */
  refuse(problem) {
    const places = {
      name: (text) => sayIt(this.nameProblem, text), ageMonths: (text) => this.age.refuse(text),
      voice: (text) => this.voice.refuse(text), tier: (text) => this.tier.refuse(text),
      people: (text) => this.people.refuse(text),
    };
    // "people[1].text" is about the people.
    const field = problem.field?.replace(/[^a-zA-Z].*/, "");
    const place = places[field];
    place ? place(problem.plain) : sayIt(this.problem, problem.plain);
    const { name, voice, tier, people } = this;
    ({ name, ageMonths: this.age, voice, tier, people })[field]?.focus();
  }

  #form() {
    return make("form", {
      class: "setup-form", novalidate: true, autocomplete: "off",
      onsubmit: (event) => {
        event.preventDefault();
        if (nameProblem(this.name.value)) this.name.focus();
        else this.dispatchEvent(new CustomEvent("done"));
      },
    }, this.language.root, make("div", { class: "setup-field" },
      make("label", { for: "setup-name" }, sayIt(make("span"), "Your child’s name"), " ",
        optional("(if you like)")), this.name, this.nameProblem),
    this.voice.root, this.age.root, this.tier.root, this.note, this.people.root, this.problem,
    make("div", { class: "setup-foot" },
      sayIt(make("p", { class: "setup-hint" }), "Leave out what you like. All of it can be changed later."),
      sayIt(make("button", { type: "submit", class: "button primary setup-go" }), "Let’s go")));
  }

  #listen() {
    this.language.addEventListener("choose", ({ detail: { value } }) => this.#speak(value));
    this.age.addEventListener("choose", ({ detail: { value } }) => {
      this.draft.keep({ age: value, isSure: false });
      this.age.refuse(null);
      this.#advise();
    });
    this.voice.addEventListener("choose", ({ detail: { value } }) => this.#hear(value));
    this.tier.addEventListener("choose", ({ detail: { value } }) => {
      this.draft.keep({ tier: value, isSure: false });
      this.tier.refuse(null);
      this.#advise();
    });
    this.people.addEventListener("choose", ({ detail: { value } }) => this.draft.keep({ people: value }));
    this.store.on("reachable", () => this.appear()).on("speaking", (said) => {
      if (!isHello(said)) this.voice.root.removeAttribute("data-sounding");
    });
  }

  #restore() {
    const { language, name, age, voice, tier, people } = this.draft.choices;
    this.language.value = language;
    this.people.value = people;
    this.name.value = name;
    this.age.value = age;
    this.voice.value = voice;
    this.tier.value = tier;
    this.#named();
  }

  #named() {
    this.draft.keep({ name: this.name.value });
    const problem = nameProblem(this.name.value);
    sayIt(this.nameProblem, problem);
    this.name.setAttribute("aria-invalid", String(Boolean(problem)));
    const name = this.name.value.trim();
    sayIt(this.age.question, name ? "How old is {name}?" : "How old is your child?", { name });
    sayIt(this.tier.question,
      name ? "Where is {name} with words just now?" : "Where is your child with words just now?", { name });
  }

  /** The whole set-up speaks `language`, and so will the board; all that was chosen stays chosen. */
  async #speak(language) {
    this.draft.keep({ language });
    this.language.value = language;
    await speakLanguage(language);
    this.retell();
  }

  /** What does not follow the language by itself. */
  retell() {
    this.#named();
    this.people.retell();
  }

  /** The child's voice says hello, as the child will be heard. */
  async #hear(voice) {
    const isHeard = this.store.settings?.narration ?? true;
    const sent = isHeard && this.store.speaker.greet(voice);
    this.draft.keep({ voice });
    this.voice.refuse(isHeard ? null : NARRATION_OFF);
    if (!isHeard) return;
    this.voice.root.dataset.sounding = voice;
    try {
      await sent;
    } catch {
      this.voice.root.removeAttribute("data-sounding");
      this.voice.refuse("It could not be heard just now. Your choice is kept.");
    }
  }

  /** The tier that goes with the age, lit up; a gentle word where they lie far apart. */
  async #advise() {
    const turn = ++this.#turn;
    const { age, tier } = this.draft.choices;
    const known = Object.entries({ ageMonths: age, tier }).filter(([, value]) => value);
    const query = new URLSearchParams(known);
    const advice = await get(`/v1/setup?${query}`).catch(() => null);
    if (turn !== this.#turn || !advice) return;
    this.#isAdvised = true;
    this.#suggested = advice.suggestedTier;
    this.people.offer(advice.people);
    for (const [value, { root }] of this.tier.options) {
      root.toggleAttribute("data-suggested", value === String(this.#suggested));
    }
    if (this.draft.choices.tier === null) this.tier.value = this.#suggested;
    this.#showNote(this.draft.choices.isSure ? null : advice.note);
  }

  #showNote(note) {
    const hadFocus = this.note.contains(document.activeElement);
    if (!note) {
      this.note.replaceChildren();
      if (hadFocus) this.tier.focus();
      return;
    }
    this.note.replaceChildren(sayIt(make("p"), note), make("div", { class: "setup-answers" },
      sayIt(button("", { onclick: () => this.#agree() }), "Continue"),
      sayIt(button("", { onclick: () => this.#change() }), "Change")));
    this.note.scrollIntoView?.({ block: "nearest" });
  }

  #agree() {
    this.draft.keep({ isSure: true });
    this.#showNote(null);
  }

  #change() {
    this.draft.keep({ tier: null });
    this.tier.value = this.#suggested;
    this.#showNote(null);
    this.tier.focus();
  }
}
