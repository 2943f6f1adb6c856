// The words of a place as tiles that are touched on and off; with a field to find one among many.
import { get } from "../../../kit/transport/api.js";
import { make, say } from "../../../kit/elements.js";
import { picture } from "../../../kit/word-picture.js";
import { wordsFor } from "../../../kit/problem-words.js";
import { viewHeader } from "../view-header.js";

/** "I love you" is always there: it cannot be hidden, and has its place without a heart. */
const ALWAYS = "i-love-you";

/**
 * A view of all words by place. A kind says what a touch means by `isOn`, `turn` and its texts, or by
 * `touched` alone; `more` has further places.
 */
export class WordPicker {
  #ids = new Map();

  constructor({ family, go, back, store }, { title, lead, all, look }) {
    Object.assign(this, { family, store });
    this.places = make("div", { class: "segments picker-places", role: "radiogroup",
      "aria-label": "Which words", onchange: ({ target }) => this.#choose(target.value) });
    this.search = make("input", { class: "field search", type: "search", id: "find-word",
      autocomplete: "off", placeholder: "Find a word", oninput: () => this.refresh() });
    this.count = make("p", { class: "note", role: "status" });
    this.all = make("button", { type: "button", class: "button small",
      onclick: () => this.words && this.turnAll() }, all);
    this.problem = make("p", { class: "problem", role: "alert" });
    this.tiles = make("ul", { class: "pick-words" });
    this.tiles.addEventListener("click", ({ target }) => {
      const tile = target.closest(".pick-word");
      if (tile) this.touched(tile);
    });
    const line = make("div", { class: "picker-line" }, this.count, all ? this.all : null);
    /** What stands below the header. */
    this.parts = [this.places, this.search, line, this.problem, this.tiles];
    this.root = make("section",
      { class: `grown-ups-view picker ${look}`, "aria-labelledby": "view-title" },
      viewHeader({ title, lead, back: "Back", onBack: () => go(back) }),
      this.places, make("label", { class: "unseen", for: "find-word" }, "Find a word"),
      this.search, line, this.problem, this.tiles);
  }

  async show() {
    try {
      const [vocabulary, order] = await Promise.all([get("/v1/vocabulary"), get("/v1/scenes")]);
      const { coreVocabulary, scenes, fitzgeraldKey } = vocabulary;
      const more = await this.more(vocabulary);
      this.keys = fitzgeraldKey ?? {};
      this.words = new Map(order.map(({ id }) => [id, scenes[id]?.words ?? []]));
      this.words.set("core", this.core(coreVocabulary));
      for (const [id, , words] of more) this.words.set(id, words);
      this.#ids = new Map([...this.words.values()].flat().map(({ id, word }) => [word, id ?? idMadeOf(word)]));
      this.#drawPlaces([...order.map(({ id, label }) => [id, label]), ["core", "Core words"],
        ...more.filter(([, , words]) => words.length)]);
    } catch (problem) {
      this.tell(problem);
    }
  }

  /** What settings call a word that is called `text` on the board: its id, the same in every language. */
  idOf(text) { return this.#ids.get(text) ?? idMadeOf(text); }

  /** The core words that are asked about. */
  core(words) { return words.filter(({ id, word }) => (id ?? idMadeOf(word)) !== ALWAYS); }

  /** Further places: [id, name, words]. */
  async more() { return []; }

  /** What a tile says of its word. */
  state(word) { return { "aria-pressed": String(this.isOn(word)) }; }

  refresh() {
    if (this.words) this.#draw();
  }

  tell(problem) {
    say(this.problem, problem ? wordsFor(problem) : "");
  }

  #drawPlaces(places) {
    this.names = new Map(places);
    this.places.replaceChildren(...places.map(([id, label]) => make("label", { class: "segment" },
      make("input", { type: "radio", name: "picker-place", value: id }),
      make("span", { class: "face" }, label))));
    this.#choose(places[0][0]);
  }

  /** Another place is looked at. */
  left() {}

  #choose(place) {
    this.left();
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
    this.tiles.replaceChildren(...words.length ? words.map((entry) => make("li", {}, this.#tile(entry)))
      : [this.#elsewhere(wanted)]);
    if (focused) this.tiles.querySelector(`[data-word="${CSS.escape(focused)}"]`)?.focus();
    say(this.count, this.counted(this.words.get(this.place)));
  }

  /** What was looked for is not in this place: where it is, each a touch away. */
  #elsewhere(wanted) {
    const places = [...this.names].filter(([id]) => this.words.get(id)
      .some(({ word }) => word.toLowerCase().includes(wanted)));
    const here = `“${wanted}” is not in ${this.names.get(this.place)}`;
    return make("li", { class: "elsewhere" },
      make("p", {}, places.length ? `${here}. It is in:` : `${here}, nor anywhere else.`),
      make("p", { class: "row" }, ...places.map(([id, name]) => make("button", { type: "button",
        class: "button small", onclick: () => this.#choose(id) }, name))));
  }

  #tile({ word, emoji, fitzgeraldKey }) {
    const isOn = this.isOn(word);
    const tile = make("button", { type: "button", class: "pick-word", "data-word": word,
      ...this.state(word) },
    picture(this.store.symbols.shown(word, emoji), "emoji"),
    make("span", { class: "label" }, word),
    make("span", { class: "sign", "aria-hidden": "true" }, this.sign(isOn)));
    tile.style.setProperty("--edge", this.keys[fitzgeraldKey]?.border ?? "#7c8a72");
    return tile;
  }

  /** A touch turns the word on or off: it is shown at once and put back if it could not be set. */
  async touched(tile) {
    const isOn = tile.getAttribute("aria-pressed") !== "true";
    tile.setAttribute("aria-pressed", String(isOn));
    tile.querySelector(".sign").textContent = this.sign(isOn);
    const { place } = this;
    this.tell(await this.turn(tile.dataset.word, isOn));
    if (place === this.place) this.#draw();
  }
}

/** The id of a word whose file gives it none (WordID in Swift). */
function idMadeOf(text) {
  return text.toLowerCase().replace(/['’]/g, "").split(/[^\p{L}\p{N}]+/u).filter(Boolean).join("-");
}
