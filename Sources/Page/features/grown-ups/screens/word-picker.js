// The words of a place as tiles that are touched on and off; with a field to find one among many.
import { get } from "../../../kit/transport/api.js";
import { make, say } from "../../../kit/elements.js";
import { viewHeader } from "../view-header.js";

/** "I love you" is always there and is not asked about. */
const ALWAYS = "i love you";

/** A view of all words by place. A kind says what a touch means by `isOn`, `turn` and its texts. */
export class WordPicker {
  constructor({ family, go, back }, { title, lead, all, look }) {
    Object.assign(this, { family });
    this.places = make("div", { class: "segments picker-places", role: "radiogroup",
      "aria-label": "Which words", onchange: ({ target }) => this.#choose(target.value) });
    this.search = make("input", { class: "field search", type: "search", id: "find-word",
      autocomplete: "off", placeholder: "Find a word", oninput: () => this.refresh() });
    this.count = make("p", { class: "note", role: "status" });
    this.all = make("button", { type: "button", class: "button small",
      onclick: () => this.words && this.turnAll() }, all);
    this.problem = make("p", { class: "problem", role: "alert" });
    this.tiles = make("ul", { class: "pick-words" });
    this.tiles.addEventListener("click", (event) => this.#touch(event.target.closest("button")));
    this.root = make("section",
      { class: `grown-ups-view picker ${look}`, "aria-labelledby": "view-title" },
      viewHeader({ title, lead, back: "Back", onBack: () => go(back) }),
      this.places, make("label", { class: "unseen", for: "find-word" }, "Find a word"),
      this.search, make("div", { class: "picker-line" }, this.count, this.all), this.problem,
      this.tiles);
  }

  async show() {
    try {
      const [{ coreVocabulary, scenes, fitzgeraldKey }, order] = await Promise.all(
        [get("/v1/vocabulary"), get("/v1/scenes")]);
      this.keys = fitzgeraldKey ?? {};
      this.words = new Map(order.map(({ id }) => [id, scenes[id]?.words ?? []]));
      this.words.set("core", coreVocabulary.filter(({ word }) => word.toLowerCase() !== ALWAYS));
      this.#drawPlaces([...order.map(({ id, label }) => [id, label]), ["core", "Core words"]]);
    } catch (problem) {
      this.tell(problem);
    }
  }

  refresh() {
    if (this.words) this.#draw();
  }

  tell(problem) {
    say(this.problem, problem?.isUnreachable
      ? "Meadow does not answer just now. Please try again." : problem?.plain ?? "");
  }

  #drawPlaces(places) {
    this.places.replaceChildren(...places.map(([id, label]) => make("label", { class: "segment" },
      make("input", { type: "radio", name: "picker-place", value: id }),
      make("span", { class: "face" }, label))));
    this.#choose(places[0][0]);
  }

  #choose(place) {
    this.place = place;
    this.places.querySelector(`[value="${place}"]`).checked = true;
    this.#draw();
  }

  #draw() {
    const wanted = this.search.value.trim().toLowerCase();
    const words = this.words.get(this.place).filter(({ word }) =>
      word.toLowerCase().includes(wanted));
    const focused = this.tiles.contains(document.activeElement)
      ? document.activeElement.dataset.word : null;
    this.tiles.replaceChildren(...words.map((entry) => make("li", {}, this.#tile(entry))));
    if (focused) this.tiles.querySelector(`[data-word="${CSS.escape(focused)}"]`)?.focus();
    say(this.count, this.counted(this.words.get(this.place)));
  }

  #tile({ word, emoji, fitzgeraldKey }) {
    const isOn = this.isOn(word);
    const tile = make("button", { type: "button", class: "pick-word", "data-word": word,
      "aria-pressed": String(isOn) },
    make("span", { class: "emoji", "aria-hidden": "true" }, emoji ?? "💬"),
    make("span", { class: "label" }, word),
    make("span", { class: "sign", "aria-hidden": "true" }, this.sign(isOn)));
    tile.style.setProperty("--edge", this.keys[fitzgeraldKey]?.border ?? "#7c8a72");
    return tile;
  }

  /** It is shown at once and put back if it could not be set. */
  async #touch(tile) {
    if (!tile) return;
    const isOn = tile.getAttribute("aria-pressed") !== "true";
    tile.setAttribute("aria-pressed", String(isOn));
    tile.querySelector(".sign").textContent = this.sign(isOn);
    this.tell(await this.turn(tile.dataset.word, isOn));
    this.#draw();
  }
}
