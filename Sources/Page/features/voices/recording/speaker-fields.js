// Who speaks and who agrees: the same questions before a recording and before files come in.
import { make } from "../../../kit/elements.js";
import { nameProblem } from "../../../kit/names.js";
import { t } from "../../../kit/strings.js";

const MEANING = [
  "The recordings stay on this computer. Nothing is sent anywhere.",
  "Meadow says words with this voice to your family.",
  "Only you can give the voice away, as a file you save yourself.",
  "You can erase all of it at any time, with one button.",
];

/** The fields; `value` is what was answered, `problem()` names and focuses what is missing, "" where nothing is. */
export class SpeakerFields {
  constructor() {
    this.name = field("voice-name", { maxlength: 40 });
    this.speaker = field("speaker-name", { maxlength: 80, autocomplete: "name" });
    this.by = field("agreed-by", { maxlength: 80, autocomplete: "name" });
    this.agreed = make("input", { type: "checkbox", id: "agreed" });
    this.near = choice("near", [["girl", t("A girl’s")], ["boy", t("A boy’s")], ["meadow", t("A grown-up’s")]],
      () => {});
    this.who = choice("who-agrees", [["self", t("I am the one who speaks, and I am grown up")],
      ["parent", t("I am the parent of the child who speaks")]], () => this.#show());
    this.byRow = labelled(this.by, t("Your name"));
    this.alert = make("p", { class: "problem", role: "alert" });
    this.#show();
  }

  parts() {
    return [
      make("div", { class: "pair" },
        labelled(this.speaker, t("Who speaks?"), t("For example: Lucía Hernández")),
        labelled(this.name, t("What is the voice called?"), t("For example: Lucía, or Mom"))),
      make("fieldset", { class: "choices" }, make("legend", {}, t("What kind of voice is it?")), ...this.near.parts),
      make("section", { class: "consent", "aria-labelledby": "consent-title" },
        make("h3", { id: "consent-title" }, t("Is that all right with everybody?")),
        make("ul", {}, ...MEANING.map((text) => make("li", {}, t(text)))),
        make("p", {}, t("Ask the person who speaks, a child too, and stop when they have had enough.")),
        make("fieldset", { class: "choices" }, make("legend", {}, t("Who agrees?")), ...this.who.parts),
        this.byRow,
        make("label", { class: "agree", for: "agreed" }, this.agreed,
          make("span", {}, t("Yes, this voice may be recorded and used like this."))),
        this.alert),
    ];
  }

  get isForChild() { return this.who.value === "parent"; }

  get value() {
    const speaker = this.speaker.value.trim();
    return { name: this.name.value.trim() || speaker.split(/\s+/)[0], speaker, forWhom: "child", near: this.near.value,
      by: this.isForChild ? this.by.value.trim() : speaker, agreed: this.agreed.checked };
  }

  get isEmpty() { return !this.speaker.value.trim() && !this.name.value.trim(); }

  /** Why it cannot begin, told and shown; "" where it can. */
  problem() {
    const { name, speaker, by, agreed } = this.value;
    if (!speaker) return this.refuse(t("Please write who speaks."), this.speaker);
    if (nameProblem(name)) return this.refuse(nameProblem(name), this.name);
    if (!by) return this.refuse(t("Please write your name: it is kept with the voice."), this.by);
    if (!agreed) return this.refuse(t("Nothing is recorded before somebody agrees."), this.agreed);
    return this.refuse("");
  }

  /** Tells a problem beside the fields. */
  refuse(text, element = null) {
    this.alert.textContent = text;
    for (const each of [this.speaker, this.name, this.by]) {
      each.setAttribute("aria-invalid", String(each === element));
    }
    element?.focus();
    return text;
  }

  #show() { this.byRow.hidden = !this.isForChild; }
}

const field = (id, more) => make("input", { class: "field", id, ...more });

function labelled(input, label, example = "") {
  if (example) input.setAttribute("placeholder", example);
  return make("div", { class: "labelled" }, make("label", { for: input.id }, label), input);
}

/** Radio buttons as choices; the first is chosen. */
function choice(name, options, changed) {
  const inputs = options.map(([value], at) => make("input",
    { type: "radio", name, value, checked: at === 0, onchange: changed }));
  return {
    parts: options.map(([, text], at) => make("label", { class: "choice" }, inputs[at], make("span", {}, text))),
    get value() { return inputs.find(({ checked }) => checked).value; },
  };
}
