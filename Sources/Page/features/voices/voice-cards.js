// The voices as cards: a touch says hello in that voice, buttons choose it for the child or the companion.
import { HELLO } from "../../kit/audio/speaker.js";
import { hostInWords, isForCompanion } from "../../kit/voice-words.js";
import { make, say } from "../../kit/elements.js";
import { icon } from "../../kit/icon.js";
import { onPress } from "../../kit/press/press.js";
import { pulse } from "../../kit/pulse.js";

export const FACES = { girl: "girl", boy: "boy", meadow: "sprout" };

const isWide = matchMedia("(min-width: 760px)").matches;

/** Draws the cards into `list`; calls `hear(id)`, `choose(id)` and, for the companion, `chooseCompanions(id)`. */
export class VoiceCards {
  constructor(list, { hear, choose, chooseCompanions }) {
    Object.assign(this, { list, choose, chooseCompanions });
    onPress(list, ".hear", (face) => {
      hear(face.closest(".voice-card").dataset.voice);
      pulse(face);
    });
  }

  /** Draws `voices`; where they are drawn already, only how they fare, and a finger or a focus stays. */
  show(voices) {
    const drawn = JSON.stringify(voices.map(({ problem, ...rest }) => rest));
    if (this.drawn !== drawn) {
      this.drawn = drawn;
      this.list.replaceChildren(...voices.map((voice) => this.#card(voice)));
    }
    for (const [index, { problem }] of voices.entries()) {
      const away = this.list.children[index].querySelector(".voice-away");
      away.hidden = !problem;
      say(away, problem ? `Not to be heard now, so a quick voice speaks for it: ${problem}.` : "");
    }
  }

  /** Marks the voice that the board has, and the companion’s. */
  mark(chosen, companions) {
    for (const card of this.list.children) {
      const { voice, name } = card.dataset;
      card.toggleAttribute("data-chosen", voice === chosen);
      press(card.querySelector(".choose"), voice === chosen, `✓ ${name} is the voice`, `Choose ${name}`);
      press(card.querySelector(".choose-companions"), voice === companions,
        `✓ ${name} is the companion’s voice`, `Choose ${name} as companion’s voice`);
    }
  }

  #card(voice) {
    const { id, name, description, forWhom, engine = "", about = [] } = voice;
    const elsewhere = hostInWords(voice);
    const face = make("button", { type: "button", class: "hear" },
      icon(FACES[id] ?? "talk"),
      make("span", { class: "name" }, name),
      make("span", { class: "hello", "aria-hidden": "true" }, `“${HELLO}”`),
      make("span", { class: "unseen" }, " says hello"));
    const isCompanions = forWhom === "companion";
    const choose = make("div", { class: "chooses" },
      isCompanions ? make("p", { class: "companions" },
        "A voice for Meadow itself, so that a child can tell who is speaking.")
        : make("button", { type: "button", class: "button choose", onclick: () => this.choose(id) }),
      isForCompanion(voice) ? make("button", { type: "button", class: "button choose-companions",
        onclick: () => this.chooseCompanions(id) }) : null);
    return make("li", { class: "voice-card card", "data-voice": id, "data-name": name }, face,
      make("div", { class: "about" }, make("p", { class: "description" }, description),
        elsewhere ? make("p", { class: "voice-host" }, elsewhere) : null,
        make("p", { class: "voice-away", role: "status", hidden: true }),
        make("details", { open: isWide }, make("summary", {}, "What is different"),
          make("ul", {}, ...about.map((sentence) => make("li", {}, sentence))))),
      choose, engine === "recorded" ? make("a", { class: "button",
        href: `/voices/recording#voice/${encodeURIComponent(id)}` }, "Its recordings") : null);
  }
}

/** Shows a button that chooses, with what it says chosen and not. */
function press(button, isChosen, chosen, not) {
  if (!button) return;
  button.setAttribute("aria-pressed", String(isChosen));
  say(button, isChosen ? chosen : not);
}
