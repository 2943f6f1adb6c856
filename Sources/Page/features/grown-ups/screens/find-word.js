// "Where is banana?": finds where words stand and shows the way to one on the child's screen. The
// grown-up who follows it is showing, so nothing of it counts as the child's.
import { get, post } from "../../../kit/transport/api.js";
import { make, say, settled } from "../../../kit/elements.js";
import { picture } from "../../../kit/word-picture.js";
import { wordsFor } from "../../../kit/problem-words.js";
import { vocabulary } from "../groups/vocabulary.js";
import { labelOf } from "../setting-labels.js";
import { viewHeader } from "../view-header.js";

const WAIT = 150;
const ABSENCE = {
  hidden: `hidden: see ${vocabulary.title} › ${labelOf("hiddenWords")}`,
  density: `not shown: see ${vocabulary.title} › ${labelOf("densities")}`,
  tier: "comes with a later stage",
};

export class Screen {
  #turn = 0;

  constructor({ go, back, store }) {
    Object.assign(this, { go, store });
    const find = settled(() => this.#find(), WAIT);
    this.search = make("input", { class: "field search", type: "search", id: "where-is",
      autocomplete: "off", placeholder: "banana", enterkeyhint: "search", oninput: find });
    this.count = make("p", { class: "note", role: "status" });
    this.places = make("ul", { class: "group-list found-places" });
    this.root = make("section", { class: "grown-ups-view", "aria-labelledby": "view-title" },
      viewHeader({ title: "Find a word on the board", back: "Back", onBack: () => go(back),
        lead: "Choose a place, and a ring on your child's screen leads there. What you touch on "
          + "the way counts as shown by you." }),
      make("label", { class: "setting-label", for: "where-is" }, "Which word"),
      this.search, this.count, this.places);
  }

  show() { this.search.focus(); }

  async #find() {
    const turn = ++this.#turn;
    const text = this.search.value.trim();
    const found = text
      ? await get(`/v1/places?word=${encodeURIComponent(text)}`).catch((problem) => problem) : [];
    if (turn !== this.#turn) return;
    const places = Array.isArray(found) ? found : [];
    this.places.replaceChildren(...places.map((place) => make("li", {}, this.#row(place))));
    say(this.count, !text ? "" : places.length ? `${places.length} found`
      : found.plain ?? `There is no word with “${text}”. My Words can add one.`);
  }

  #row(place) {
    const { word, emoji, way, absence } = place;
    const where = absence ? `${way.join(" › ")} (${ABSENCE[absence]})` : way.join(" › ");
    return make("button", { type: "button", class: "group-tile", disabled: Boolean(absence),
      "data-word": word, onclick: () => this.#lead(place) },
    picture(this.store.symbols.shown(word, emoji), "emoji"),
    make("span", { class: "group-text" }, make("b", {}, word), make("small", {}, where)),
    make("span", { class: "chevron", "aria-hidden": "true" }, absence ? "" : "›"));
  }

  async #lead(place) {
    try {
      await post("/v1/modelling", {});
      const { showWay } = await import("../../modelling/word-guide.js");
      await showWay(place, this.store);
      this.go("out");
    } catch (problem) {
      say(this.count, wordsFor(problem));
    }
  }
}
