// What one word looks like, and what it could: what is chosen holds at once, everywhere, and one touch
// puts back what was there.
import { get, remove, save, sendBytes } from "../../../kit/transport/api.js";
import { button, make, say } from "../../../kit/elements.js";
import { PHOTO_NOTE, refusalOf } from "../../../kit/photo-file.js";
import { wordsFor } from "../../../kit/problem-words.js";
import { picture } from "../../../kit/word-picture.js";

const MOST_PICKS = 24;
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;

export class PictureEditor {
  #turn = 0;

  /** Calls `leave()` when the grown-up is done; `symbols` know what is drawn of a word without any. */
  constructor({ symbols, leave }) {
    this.symbols = symbols;
    this.title = make("h4", { id: "picture-word", tabindex: "-1" });
    this.sizes = make("div", { class: "picture-sizes" });
    this.file = make("input", { class: "file", type: "file", id: "picture-photo", accept: "image/*",
      "aria-describedby": "picture-note", onchange: () => this.#choose() });
    this.field = make("input", { class: "field", id: "picture-emoji", autocomplete: "off",
      placeholder: "🍎 or apple", oninput: () => this.#pick() });
    this.picks = make("div", { class: "row picture-picks" });
    this.back = button("", { class: "button", onclick: () => this.#send((path) => remove(path)) });
    this.told = make("p", { class: "setting-told", role: "status" });
    this.problem = make("p", { class: "problem", role: "alert" });
    this.root = make("section", { class: "rows picture-editor", "aria-labelledby": "picture-word" },
      make("div", { class: "picture-top" }, this.sizes, this.title,
        button("Done", { class: "button primary", onclick: leave })),
      this.told, this.problem,
      make("label", { class: "setting-label", for: "picture-photo" }, "A photo"), this.file,
      make("p", { class: "note", id: "picture-note" }, PHOTO_NOTE),
      make("label", { class: "setting-label", for: "picture-emoji" }, "Or an emoji"), this.field,
      this.picks, make("p", {}, this.back));
  }

  /** Opens `word`; `words` are all there are, whose emoji can be had for it. */
  async open(word, words) {
    Object.assign(this, { word, words, path: `/v1/pictures/${encodeURIComponent(word)}` });
    this.root.hidden = false;
    this.file.value = this.field.value = "";
    for (const line of [this.title, this.told, this.problem]) say(line, line === this.title ? word : "");
    this.shown = null;
    this.sizes.replaceChildren();
    this.picks.replaceChildren();
    this.title.focus({ preventScroll: true });
    const turn = ++this.#turn;
    await get(this.path).then((shown) => turn === this.#turn && this.#show(shown), (problem) =>
      this.#refuse(problem));
  }

  /** The symbols are others: what is drawn may be. */
  redraw() { if (this.shown) this.#show(this.shown); }

  /** As large as in the grid, and as small as on the child's bar. */
  #show(shown) {
    this.shown = shown;
    const { emoji, photo, usual, changed } = shown;
    const drawn = emoji || photo ? null : this.symbols.shown(this.word).drawn ?? { text: this.word };
    this.sizes.replaceChildren(...["large", "small"].map((size) => make("span",
      { class: `picture-sample ${size}` }, picture({ emoji, photo, drawn }, "emoji",
        size === "large" ? `The photo of ${this.word}` : ""))));
    this.back.hidden = !changed;
    say(this.back, usual ? `Put ${usual} back` : "Remove the picture");
    this.#pick();
  }

  #pick() {
    const wanted = this.field.value.trim().toLowerCase();
    const typed = EMOJI.test(wanted) ? [wanted] : [];
    const found = this.words.filter(({ word }) => wanted ? word.toLowerCase().includes(wanted) : true)
      .map(({ emoji }) => emoji).filter(Boolean);
    const emoji = typed.length ? typed : [...new Set(found)].slice(0, MOST_PICKS);
    this.picks.replaceChildren(...emoji.map((each) => make("button", { type: "button",
      class: "picture-pick", "aria-label": `Use ${each}`,
      onclick: () => this.#send((path) => save(path, { emoji: each }, "PUT")) }, picture({ emoji: each }, "emoji"))));
  }

  async #choose() {
    const [file] = this.file.files;
    if (!file) return;
    const refusal = refusalOf(file);
    if (refusal) return say(this.problem, refusal);
    const bytes = await file.arrayBuffer();
    await this.#send((path) => sendBytes(`${path}/photo`, bytes, { type: file.type }));
    this.file.value = "";
  }

  async #send(change) {
    const turn = ++this.#turn;
    say(this.problem, "");
    say(this.told, "Saving…");
    try {
      const shown = await change(this.path);
      if (turn !== this.#turn) return;
      this.#show(shown);
      say(this.told, "Saved. It looks like this everywhere now.");
    } catch (problem) {
      if (turn === this.#turn) this.#refuse(problem);
    }
  }

  #refuse(problem) {
    say(this.told, "");
    say(this.problem, wordsFor(problem));
  }
}
