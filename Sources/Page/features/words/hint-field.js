// The hint: checked while it is written, the wrong symbol underlined where it stands, the nearest
// right ones as buttons, and what it comes to in the alphabets of those who read them.
import { post } from "../../kit/transport/api.js";
import { make, say, settled } from "../../kit/elements.js";

const SETTLES_AFTER = 220;
const ALPHABETS = [
  ["respelling", "By ear"], ["ipa", "IPA"], ["arpabet", "ARPAbet"], ["phonemes", "eSpeak"],
];
const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Wires the hint's part of the editor. Tells "checked" with the reading, and "hear". */
export class HintField extends EventTarget {
  /** How the sound is read now: the service's answer, or null while it is refused. */
  reading = null;
  /** The hint and the text that the service was last asked about and took, as one. */
  #taken = null;
  #turn = 0;
  #check = settled(() => this.check(), SETTLES_AFTER);

  constructor(root) {
    super();
    const $ = (id) => root.querySelector(`#${id}`);
    Object.assign(this, {
      field: $("hint"), mirror: $("hint-mirror"), clear: $("clear-hint"),
      problem: $("hint-problem"), nearest: $("nearest"), warnings: $("hint-warnings"),
      readout: $("readout"),
    });
    this.field.addEventListener("input", () => this.#typed());
    this.field.addEventListener("scroll", () => this.#scroll());
    this.field.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      this.dispatchEvent(new Event("hear"));
    });
    this.clear.addEventListener("click", () => {
      this.draft.set("hint", "");
      this.field.focus();
    });
  }

  /** Shows `draft`'s hint; whatever else changed may have changed the reading too. */
  show(draft) {
    const hint = draft.content.hint ?? "";
    const isOtherWord = draft !== this.draft;
    const isOther = isOtherWord || hint !== this.field.value || draft.said !== this.said;
    this.draft = draft;
    this.said = draft.said;
    if (this.field.value !== hint) this.field.value = hint;
    this.clear.hidden = hint === "";
    if (isOtherWord) this.check();
    else if (isOther) this.#check();
  }

  /** Whether the service takes the hint as it stands now. */
  get isTaken() { return this.#taken === key(this.draft.said, this.field.value); }

  #typed() {
    this.mark(null);
    this.#clearProblem();
    this.draft.set("hint", this.field.value);
    this.#check();
  }

  /** Asks how it would be read; an answer that was overtaken is dropped. */
  async check() {
    const turn = ++this.#turn;
    const { draft } = this;
    const hint = this.field.value;
    this.#check.cancel();
    const asked = key(draft.said, hint);
    if (!draft.said) return this.#take(null, asked);
    try {
      const reading = await post("/v1/pronunciations",
        hint ? { text: draft.said, hint } : { text: draft.said }, { within: 6000 });
      if (turn === this.#turn) this.#take(reading, asked);
    } catch (problem) {
      if (turn === this.#turn) this.refuse(problem);
    }
  }

  #take(reading, asked) {
    this.reading = reading;
    this.#taken = asked;
    this.mark(null);
    this.#clearProblem();
    const warnings = reading?.warnings ?? [];
    this.warnings.replaceChildren(...warnings.map(({ message }) => make("p", {}, message)));
    if (warnings.length && this.field.value) this.mark(warnings[0].range, "unsure");
    this.#showReadout(reading);
    this.dispatchEvent(new CustomEvent("checked", { detail: reading }));
  }

  /** Shows why the service does not take the hint. */
  refuse(problem) {
    this.reading = null;
    this.warnings.replaceChildren();
    this.readout.replaceChildren();
    say(this.problem, problem.plain);
    this.field.setAttribute("aria-invalid", "true");
    this.mark(problem.range, "wrong");
    this.nearest.replaceChildren(...problem.nearest.map((symbol) => make("button", {
      type: "button", class: "button small phoneme", "aria-label": `Write ${symbol} there`,
      onclick: () => this.#replace(problem.range, symbol),
    }, symbol)));
    this.dispatchEvent(new CustomEvent("checked", { detail: null }));
  }

  #clearProblem() {
    say(this.problem, "");
    this.field.removeAttribute("aria-invalid");
    this.nearest.replaceChildren();
  }

  #replace(range, symbol) {
    const all = [...letters.segment(this.field.value)].map(({ segment }) => segment);
    all.splice(range[0], range[1] - range[0], symbol);
    this.field.value = all.join("");
    const end = all.slice(0, range[0] + 1).join("").length;
    this.field.focus();
    this.field.setSelectionRange(end, end);
    this.#typed();
  }

  /** Underlines the characters of `range`, or nothing for null. */
  mark(range, kind = "wrong") {
    if (!range) return this.mirror.replaceChildren();
    const all = [...letters.segment(this.field.value)].map(({ segment }) => segment);
    const [from, to] = range;
    const wrong = all.slice(from, Math.max(to, from + 1)).join("") || " ";
    this.mirror.replaceChildren(all.slice(0, from).join(""),
      make("span", { class: kind }, wrong), all.slice(Math.max(to, from + 1)).join(""));
    this.#scroll();
  }

  #scroll() { this.mirror.scrollLeft = this.field.scrollLeft; }

  #showReadout(reading) {
    const known = ALPHABETS.filter(([name]) => reading?.[name]);
    this.readout.replaceChildren(...known.map(([name, title]) => make("div", {},
      make("dt", {}, title), make("dd", {}, make("code", {}, reading[name]),
        make("button", {
          type: "button", class: "copy", "aria-label": `Copy ${title}`,
          onclick: ({ currentTarget }) => copy(reading[name], currentTarget),
        }, "Copy")))));
  }
}

const key = (said, hint) => JSON.stringify([said, hint ?? ""]);

async function copy(text, button) {
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = "Copied";
  } catch {
    getSelection().selectAllChildren(button.previousElementSibling);
    button.textContent = "Selected";
  }
  setTimeout(() => { button.textContent = "Copy"; }, 2000);
}
