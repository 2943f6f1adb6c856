// The kind word when practice is over: what was done, a badge where one was earned, and the way on.
import { make } from "../../../kit/elements.js";
import { onPress } from "../../../kit/press/press.js";
import { ICONS } from "./fact-icons.js";
import { sticker } from "../progress/sticker-art.js";
import { signButton } from "./top-row.js";
import { WORDS } from "./facts-words.js";

export class FactsRecap {
  constructor({ learn, screen }) {
    Object.assign(this, { learn, screen });
    this.lines = make("ul", { class: "kind-lines" });
    this.badges = make("div", { class: "recap-badges" });
    this.node = make("section", { class: "facts-recap", "aria-label": WORDS.practice },
      make("div", { class: "recap-sun", "aria-hidden": "true" }, ICONS.progress()), this.badges, this.lines,
      make("div", { class: "kind-ways" }, signButton("again", WORDS.again, { act: "again", text: WORDS.again }),
        signButton("done", WORDS.home, { act: "home", text: WORDS.home, class: "sign-button primary" })));
    onPress(this.node, "[data-act]", ({ dataset }) => this.#act(dataset));
  }

  show({ recap, practice, closed }) {
    this.lines.replaceChildren(...recap.map((sentence, at) => make("li", {},
      make("button", { type: "button", class: "kind-line", "data-act": "say", "data-say": sentence },
        (at === 0 ? ICONS.star : ICONS.leaf)(), make("span", {}, sentence)))));
    this.badges.replaceChildren(...(practice?.badges ?? []).map((id) => make("span", { class: "recap-badge", "aria-label": WORDS.badge, role: "img" }, sticker(id))));
    this.node.querySelector('[data-act="again"]').hidden = Boolean(closed);
  }

  close() {}

  #act({ act, say }) {
    if (act === "again") return this.screen.practise();
    if (act === "home") return this.screen.home();
    return this.learn.say({ text: say });
  }
}
