// One question with a few answers: radio buttons underneath, so that keyboards and screen readers
// know them, and large soft cards above.
import { make } from "../../kit/elements.js";
import { sayIt } from "../../kit/strings.js";

let made = 0;

/** A group of `options` [{value, face: nodes}]; tells "choose" {value} at each touch. A question that has the
 *  child's name in it comes later. */
export class Choice extends EventTarget {
  constructor({ name, question = "", hint = null, kind, options }) {
    super();
    this.name = name;
    const id = `setup-${name}-${++made}`;
    this.question = sayIt(make("span"), question);
    this.problem = make("p", { class: "setup-problem", id: `${id}-problem`, role: "alert" });
    this.options = new Map(options.map((option) => [String(option.value), this.#option(option)]));
    this.root = make("fieldset", {
      class: `setup-choice ${kind}`, "aria-describedby": `${id}-problem`,
    }, make("legend", {}, this.question, ...hint ? [" ", optional(hint)] : []),
    make("div", { class: "setup-options" }, ...[...this.options.values()].map(({ root }) => root)),
    this.problem);
  }

  get value() {
    return [...this.options].find(([, { input }]) => input.checked)?.[0] ?? null;
  }

  set value(value) {
    for (const [name, { input }] of this.options) input.checked = name === String(value);
  }

  /** What the service said about the choice, or nothing. */
  refuse(text) { sayIt(this.problem, text ?? ""); }

  focus() {
    const inputs = [...this.options.values()].map(({ input }) => input);
    (inputs.find(({ checked }) => checked) ?? inputs[0]).focus();
  }

  #option({ value, face }) {
    // The click comes for a finger, an arrow key and a screen reader, and also for the answer that
    // is chosen already: a voice is heard again.
    const input = make("input", {
      type: "radio", name: `setup-${this.name}`, value,
      onclick: () => this.dispatchEvent(new CustomEvent("choose", { detail: { value } })),
    });
    return { input, root: make("label", { class: "setup-option", "data-value": value }, input,
      make("span", { class: "setup-face" }, ...face)) };
  }
}

/** What stands after a question, in a lighter hand. */
export const optional = (hint) => sayIt(make("span", { class: "setup-optional" }), hint);
