// Ways a name may be said, to be picked by ear.
import { post } from "../../kit/transport/api.js";
import { make, say, settled } from "../../kit/elements.js";
import { onPress } from "../../kit/press/press.js";
import { pulse } from "../../kit/pulse.js";

const SETTLES_AFTER = 450;

/** A row of cards; calls `hear(hint)` and `use(hint)`. */
export class Candidates {
  #turn = 0;
  #load = settled(() => this.load(), SETTLES_AFTER);

  constructor(root, { hear, use }) {
    Object.assign(this, {
      list: root.querySelector("#candidates"), note: root.querySelector("#candidates-note"), use,
    });
    onPress(this.list, ".listen", (card) => {
      hear(card.dataset.hint);
      pulse(card);
    });
  }

  /** Shows the ways to say `draft`, once its text has settled. */
  show(draft) {
    const isOtherWord = draft !== this.draft;
    this.draft = draft;
    if (!isOtherWord && draft.said === this.said) return this.mark();
    this.said = draft.said;
    this.list.replaceChildren();
    say(this.note, draft.said ? "Looking for ways to say it…"
      : "Write the word above, then hear a few ways to say it.");
    this.#turn += 1;
    this.#load.cancel();
    if (!draft.said) return;
    if (isOtherWord) this.load();
    else this.#load();
  }

  async load() {
    const turn = ++this.#turn;
    try {
      const { candidates } = await post(
        "/v1/pronunciations/candidates", { text: this.said }, { within: 6000 });
      if (turn !== this.#turn) return;
      this.list.replaceChildren(...candidates.map((candidate) => this.#card(candidate)));
      say(this.note, candidates.length ? "Touch to listen, keep the one that is right."
        : "There is only the voice's own way.");
      this.mark();
    } catch (problem) {
      if (turn === this.#turn) say(this.note, problem.plain);
    }
  }

  #card({ hint, ipa, respelling, why }) {
    const name = respelling ?? ipa;
    return make("li", { class: "candidate" },
      make("button", { type: "button", class: "listen", "data-hint": hint },
        make("b", {}, name), make("small", {}, why), make("span", { class: "unseen" }, ", listen")),
      make("button", {
        type: "button", class: "button small keep-this", "data-hint": hint, "aria-pressed": "false",
        onclick: () => this.use(hint),
      }, "Choose", make("span", { class: "unseen" }, ` ${name}`)));
  }

  /** Marks the card that is kept. */
  mark() {
    for (const keep of this.list.querySelectorAll(".keep-this")) {
      const isKept = keep.dataset.hint === this.draft.content.hint;
      keep.setAttribute("aria-pressed", String(isKept));
      say(keep.firstChild, isKept ? "✓ Chosen" : "Choose");
      keep.closest("li").classList.toggle("kept", isKept);
    }
  }
}
