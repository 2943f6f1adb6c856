// What is seen of it: a quiet sign that Meadow is away, and what cannot be said looks so.
import { make } from "../../kit/elements.js";
import { icon } from "../../kit/icon.js";
import { sayIt } from "../../kit/strings.js";

const TEXT = "Meadow is away. The bright words can be said here.";

/** Shows over the child's page which words can be said. */
export class AwaySign {
  #sheet = null;

  constructor({ body = document.body } = {}) {
    this.body = body;
    this.sign = make("p", { class: "away-sign", role: "status", hidden: true },
      icon("moon"), sayIt(make("span"), TEXT));
    body.append(this.sign);
  }

  /** Shows that only `words` can be said, in lower case. */
  show(words) {
    // One sheet that names the words: tiles come and go, and it holds for each that will be made.
    this.#sheet ??= new CSSStyleSheet();
    const names = words.map((word) => `[data-word="${CSS.escape(word)}" i]`).join(", ");
    this.#sheet.replaceSync(names ? `.child.speaks-kept .word:is(${names}) { opacity: 1; filter: none; }`
      : "");
    if (!document.adoptedStyleSheets.includes(this.#sheet)) {
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.#sheet];
    }
    this.body.classList.add("speaks-kept");
    this.sign.hidden = false;
  }

  hide() {
    this.body.classList.remove("speaks-kept");
    this.sign.hidden = true;
  }
}
