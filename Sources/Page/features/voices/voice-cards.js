// The voices as cards: a touch says hello in that voice, a button chooses it.
import { HELLO } from "../../kit/audio/speaker.js";
import { make, say } from "../../kit/elements.js";
import { icon } from "../../kit/icon.js";
import { onPress } from "../../kit/press/press.js";
import { pulse } from "../../kit/pulse.js";

export const FACES = { girl: "girl", boy: "boy", meadow: "sprout" };

const isWide = matchMedia("(min-width: 760px)").matches;

/** Draws the cards into `list`; calls `hear(id)` and `choose(id)`. */
export class VoiceCards {
  constructor(list, { hear, choose }) {
    Object.assign(this, { list, choose });
    onPress(list, ".hear", (face) => {
      hear(face.closest(".voice-card").dataset.voice);
      pulse(face);
    });
  }

  show(voices) {
    this.list.replaceChildren(...voices.map((voice) => this.#card(voice)));
  }

  /** Marks the voice that the board has. */
  mark(chosen) {
    for (const card of this.list.children) {
      const isChosen = card.dataset.voice === chosen;
      card.toggleAttribute("data-chosen", isChosen);
      const choose = card.querySelector(".choose");
      if (!choose) continue;
      choose.setAttribute("aria-pressed", String(isChosen));
      say(choose, isChosen ? `✓ ${card.dataset.name} is the voice` : `Choose ${card.dataset.name}`);
    }
  }

  #card({ id, name, description, forWhom, engine = "", about = [], problem = null }) {
    const face = make("button", { type: "button", class: "hear" },
      icon(FACES[id] ?? "talk"),
      make("span", { class: "name" }, name),
      make("span", { class: "hello", "aria-hidden": "true" }, `“${HELLO}”`),
      make("span", { class: "unseen" }, " says hello"));
    const choose = forWhom === "companion"
      ? make("p", { class: "companions" },
        "Meadow itself speaks like this, so that a child can tell who is speaking.")
      : make("button", {
        type: "button", class: "button choose", onclick: () => this.choose(id),
      }, `Choose ${name}`);
    return make("li", { class: "voice-card card", "data-voice": id, "data-name": name }, face,
      make("div", { class: "about" }, make("p", { class: "description" }, description),
        problem ? make("p", { class: "voice-away", role: "status" },
          `Not to be heard now, so a quick voice speaks for it: ${problem}.`) : null,
        make("details", { open: isWide }, make("summary", {}, "What is different"),
          make("ul", {}, ...about.map((sentence) => make("li", {}, sentence))))),
      choose, engine === "recorded" ? make("a", { class: "button",
        href: `/voices/recording#voice/${encodeURIComponent(id)}` }, "Its recordings") : null);
  }
}
