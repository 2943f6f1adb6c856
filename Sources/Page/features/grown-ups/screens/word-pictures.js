// Another picture for any word: choose the word, then what it is to look like.
import { get, sendBytes } from "../../../kit/transport/api.js";
import { make, say } from "../../../kit/elements.js";
import { wordsFor } from "../../../kit/problem-words.js";
import { PictureEditor } from "./picture-editor.js";
import { WordPicker } from "./word-picker.js";

export class Screen extends WordPicker {
  #told = () => this.#renew();

  constructor(context) {
    super(context, {
      title: "Pictures",
      lead: "Touch a word to give it another picture: an emoji, or a photo of your own. The word "
        + "stays where it is and sounds as before.",
      all: null, look: "shows",
    });
    this.editor = new PictureEditor({ symbols: this.store.symbols, leave: () => this.#leave() });
    this.editor.root.hidden = true;
    this.parts.push(this.#files());
    this.root.append(this.parts.at(-1), this.editor.root);
    this.store.addEventListener("words", this.#told);
  }

  /** All of them: what is always there has a picture, too. */
  core(words) { return words; }

  /** Feelings and the family's own words have pictures too. */
  async more({ avatarPhrases = {} }) {
    const { words } = await get("/v1/words");
    const feelings = new Map(Object.values(avatarPhrases).flat()
      .map(({ phrase, emoji }) => [phrase, { word: phrase, emoji, fitzgeraldKey: "social" }]));
    return [
      ["feelings", "Feelings", [...feelings.values()]],
      ["own", "My words", words.map(({ text, emoji, fitzgeraldKey }) =>
        ({ word: text, emoji, fitzgeraldKey }))],
    ];
  }

  state(word) { return { "data-changed": String(this.isOn(word)) }; }
  isOn(word) { return this.store.symbols.isChanged(word); }
  sign(isOn) { return isOn ? "yours" : ""; }

  counted(words) {
    const changed = words.filter(({ word }) => this.isOn(word)).length;
    return changed ? `${changed} of ${words.length} have a picture of yours` : "";
  }

  touched(tile) {
    const { word } = tile.dataset;
    this.chosen = word;
    for (const part of this.parts) part.hidden = true;
    this.editor.open(word, [...this.words.values()].flat());
    this.root.scrollIntoView({ block: "start" });
  }

  /** All pictures as a file: for another tablet, or to keep. */
  #files() {
    this.told = make("p", { class: "note", role: "status" });
    return make("section", { class: "rows picture-editor", "aria-label": "Take pictures along" },
      make("p", {}, make("a", { class: "button", href: "/v1/words/pictures",
        download: "meadow-pictures.json" }, "Save all pictures")),
      make("label", { class: "setting-label", for: "pictures-file" }, "Bring pictures in"),
      make("input", { class: "file", type: "file", id: "pictures-file", accept: ".json",
        onchange: ({ target }) => this.#take(target) }), this.told);
  }

  async #take(input) {
    const [file] = input.files;
    if (!file) return;
    say(this.told, "Taking them in…");
    try {
      const { changed, refused } = await sendBytes("/v1/words/pictures", await file.arrayBuffer(),
        { method: "POST", type: "application/json" });
      say(this.told, [`${changed.length} pictures are other ones now.`,
        ...refused.map(({ word, reason }) => `Not taken: “${word}”, ${reason}`)].join(" "));
    } catch (problem) {
      say(this.told, wordsFor(problem));
    }
    input.value = "";
  }

  #leave() {
    this.editor.root.hidden = true;
    for (const part of this.parts) part.hidden = false;
    this.refresh();
    this.tiles.querySelector(`[data-word="${CSS.escape(this.chosen)}"]`)?.focus();
  }

  /** The pictures are others; who is no longer shown need not hear of it. */
  #renew() {
    if (!this.root.isConnected) this.store.removeEventListener("words", this.#told);
    else if (this.editor.root.hidden) this.refresh();
    else this.editor.redraw();
  }
}
