// The second screen: a code of four digits for grown-ups, or none. It is typed once and then shown:
// a child who cannot read does not learn it, and a parent who mistyped sees it. Beside it stands the
// gear, to be tried once.
import { HoldPractice } from "../gate/hold-practice.js";
import { NumberPad } from "../gate/number-pad.js";
import { button, make, say } from "../../kit/elements.js";
import { sayIt } from "../../kit/strings.js";

/** Tells "code" {code}, with null for none, and "back". `root` is its element. */
export class CodeScreen extends EventTarget {
  #code = null;

  constructor() {
    super();
    this.pad = new NumberPad();
    this.problem = make("p", { class: "setup-problem", role: "alert" });
    this.enter = make("div", { class: "setup-enter" }, this.pad.root);
    this.chosen = make("output", { class: "setup-code" });
    this.use = sayIt(button("", { class: "button primary setup-go" }), "Use this code");
    this.again = sayIt(button(""), "Choose another");
    this.shown = make("div", { class: "setup-shown", hidden: true },
      sayIt(make("p"), "Your code is"), this.chosen,
      sayIt(make("p", { class: "setup-hint" }), "Keep it somewhere only grown-ups look."),
      this.use, this.again);
    this.practice = new HoldPractice();
    this.skip = sayIt(button("", { class: "button setup-skip" }), "Skip the code");
    this.back = button("", { class: "button setup-back", picture: "‹" }, sayIt(make("span"), "Back"));
    this.root = this.#draw();
    this.#listen();
  }

  focus() { this.title?.focus({ preventScroll: true }); }

  appear() { this.practice.appear(); }

  /** The set-up is over. */
  end() { this.practice.end(); }

  /** While the service is asked, nothing is asked twice. */
  set isBusy(isBusy) {
    for (const one of [this.use, this.skip]) one.setAttribute("aria-disabled", String(isBusy));
  }

  refuse(problem) {
    sayIt(this.problem, problem.plain);
    if (problem.field === "code") this.#show(null);
  }

  #draw() {
    return make("div", { class: "setup-form setup-code-screen" },
      sayIt(make("p", { class: "setup-lead" }),
        "This keeps settings safe from little fingers. You can change it anytime."),
      make("div", { class: "setup-both" },
        make("div", { class: "setup-choose" }, this.enter, this.shown, this.problem,
          make("div", { class: "setup-without" }, this.skip,
            sayIt(make("p", { class: "setup-hint" }),
              "Two fingers on the gear for 3 seconds are enough. Little hands do not do that by chance."))),
        this.practice.root),
      this.back);
  }

  #listen() {
    this.pad.addEventListener("code", ({ detail: { code } }) => this.#show(code));
    this.use.addEventListener("click", () => this.#tell(this.#code));
    this.again.addEventListener("click", () => this.#show(null));
    this.skip.addEventListener("click", () => this.#tell(null));
    this.back.addEventListener("click", () => this.dispatchEvent(new CustomEvent("back")));
    this.root.addEventListener("keydown", (event) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      const pad = this.enter.hidden ? this.practice : this.pad;
      if (isPlain && pad.press(event.key)) event.preventDefault();
    });
  }

  #show(code) {
    this.#code = code;
    this.enter.hidden = code !== null;
    this.shown.hidden = code === null;
    say(this.chosen, code ?? "");
    // Read digit by digit, not as a number in the thousands.
    this.chosen.setAttribute("aria-label", [...code ?? ""].join(" "));
    this.pad.clear();
    this.practice.ask(code);
    if (code === null) this.pad.focus();
    else {
      sayIt(this.problem, "");
      this.use.focus({ preventScroll: true });
    }
  }

  #tell(code) {
    if (this.use.getAttribute("aria-disabled") === "true") return;
    sayIt(this.problem, "");
    this.dispatchEvent(new CustomEvent("code", { detail: { code } }));
  }
}
