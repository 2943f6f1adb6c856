// What both kinds of questions have around them: how far it is, what is to be done now, trouble with its way
// out, and the end.
import { button, make, say } from "../../../kit/elements.js";
import { t } from "../../../kit/strings.js";

/** One question on the page. It tells "skip" and "end". */
export class QuestionView extends EventTarget {
  constructor({ title, number, total, isPractice }) {
    super();
    this.status = make("p", { class: "listening-status", role: "status" });
    this.problem = make("p", { class: "problem", role: "alert" });
    this.wayOut = make("div", { class: "row listening-way-out", hidden: true });
    this.heading = make("h2", { tabindex: -1 }, title);
    this.body = make("div", { class: "listening-body" });
    const where = isPractice ? t("For practice: it does not count")
      : t("Question {number} of {total}", { number, total });
    this.element = make("div", { class: "listening-question card" },
      make("p", { class: "listening-where" }, where),
      make("progress", { value: isPractice ? 0 : number - 1, max: total, "aria-label": where }),
      this.heading, this.body, this.status, this.problem, this.wayOut,
      make("div", { class: "row listening-foot" },
        button(t("Stop here"), { class: "button small", onclick: () => this.#tell("end") })));
  }

  /** Says what is to be done now. */
  say(text) {
    say(this.problem, "");
    this.wayOut.hidden = true;
    say(this.status, text);
  }

  /** Says that it goes no further by itself; `again()` tries once more, and it may be left out. */
  stuck(text, again, { mayBeLeftOut = false } = {}) {
    say(this.status, "");
    say(this.problem, text);
    this.wayOut.replaceChildren(...again ? [button(t("Try again"), { onclick: again })] : [],
      ...mayBeLeftOut ? [button(t("Leave this one out"), { onclick: () => this.#tell("skip") })] : []);
    this.wayOut.hidden = false;
  }

  #tell(what) { this.dispatchEvent(new Event(what)); }
}
