// The choice of what to do with facts: practice, the minute where enough is known for it, and what has
// become of it all. The household's board stands below, where a grown-up has let the child take part.
import { make } from "../../../kit/elements.js";
import { icon } from "../../../kit/icon.js";
import { onPress } from "../../../kit/press/press.js";
import { ICONS } from "./fact-icons.js";
import { householdBoard } from "./household-board.js";
import { signButton } from "./top-row.js";
import { WORDS, goalNamed } from "./facts-words.js";

/** Three doors. */
export class FactsHome {
  #isOpen = true;

  constructor({ learn, screen }) {
    Object.assign(this, { learn, screen, isRunOpen: false });
    this.doors = Object.fromEntries([["practice", WORDS.practiceNamed], ["minute", WORDS.minuteLater],
      ["progress", WORDS.progress]].map(([name, label]) => [name, door(name, label)]));
    this.closed = make("button", { type: "button", class: "facts-closed", hidden: true, "data-act": "closed" },
      ICONS.rest(), make("span", { class: "text" }));
    this.below = make("div", { class: "facts-below" });
    this.node = make("section", { class: "facts-home", "aria-label": WORDS.facts },
      signButton("back", WORDS.back, { act: "away" }), this.closed,
      make("div", { class: "fact-doors" }, ...Object.values(this.doors)), this.below);
    onPress(this.node, "[data-act]", (button) => this.#act(button));
    this.#ask();
  }

  show(view) {
    this.view = view;
    this.closed.hidden = !view?.closed;
    this.closed.querySelector(".text").textContent = view?.closed ?? "";
    for (const name of ["practice", "minute"]) this.#open(name, !view?.closed && (name !== "minute" || this.isRunOpen));
  }

  close() { this.#isOpen = false; }

  async #ask() {
    const [map, board] = await Promise.all(["map", "board"].map((report) => this.learn.ask(report).catch(() => null)));
    if (!this.#isOpen) return;
    this.isRunOpen = Boolean(map?.runIsOpen);
    this.doors.minute.setAttribute("aria-label", this.isRunOpen ? WORDS.minuteNamed : WORDS.minuteLater);
    this.show(this.view);
    const goal = this.view?.run?.goal;
    this.below.replaceChildren(...[goal ? goalSign(goal) : null, board && householdBoard(board)].filter(Boolean));
  }

  #open(name, is) {
    this.doors[name].classList.toggle("not-yet", !is);
    this.doors[name].setAttribute("aria-disabled", String(!is));
  }

  #act(button) {
    const { act, say } = button.dataset;
    if (act === "away") return this.screen.go("map");
    if (act === "closed") return this.learn.say({ text: this.view.closed });
    if (say) return this.learn.say({ text: say });
    if (button.getAttribute("aria-disabled") === "true") return this.#notYet(act);
    if (act === "practice") return this.screen.practise();
    if (act === "minute") return this.screen.run();
    return this.screen.go("progress", { tab: "facts", from: "facts" });
  }

  /** A door that sleeps says why, and the one that wakes it waves. */
  #notYet(name) {
    this.learn.say({ text: this.view?.closed ?? WORDS.minuteLater });
    if (name !== "minute" || this.view?.closed) return;
    this.doors.practice.classList.remove("waves");
    requestAnimationFrame(() => this.doors.practice.classList.add("waves"));
  }
}

function door(name, label) {
  return make("button", { type: "button", class: `fact-door ${name}`, "data-act": name, "aria-label": label },
    ICONS[name](), make("span", { class: "caption", "aria-hidden": "true" }, WORDS[name]),
    name === "minute" ? icon("zzz", "sleeps") : null);
}

/** The goal that is worked at. */
function goalSign(goal) {
  return make("button", { type: "button", class: "goal-sign", "data-act": "say", "data-say": goalNamed(goal),
    "aria-label": goalNamed(goal) }, ICONS.flag(), make("span", { "aria-hidden": "true" }, goal), ICONS.star());
}
