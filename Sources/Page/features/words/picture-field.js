// The word's picture: a photo, or an emoji.
import { make, say } from "../../kit/elements.js";
import { PHOTO_NOTE, refusalOf } from "../../kit/photo-file.js";
import { picture } from "../../kit/word-picture.js";

const PICKS = {
  people: [..."👩👨👵👴👧👦👶🐶🐱"], things: [..."🧸🐰🚗⚽📚🧃🍪🎈"],
  places: [..."🏡🏫🌳🛝🏖🛒🚌⛪"],
};

/** The part of the editor for the picture. */
export class PictureField {
  constructor(root) {
    const $ = (id) => root.querySelector(`#${id}`);
    Object.assign(this, {
      portrait: $("portrait"), file: $("photo"), none: $("no-photo"), emoji: $("emoji"),
      picks: $("emoji-picks"), problem: $("photo-problem"),
    });
    say($("photo-note"), PHOTO_NOTE);
    this.file.addEventListener("change", () => this.#choose());
    this.emoji.addEventListener("input", () =>
      this.draft.set("emoji", this.emoji.value.trim()));
    this.none.addEventListener("click", () => {
      this.draft.photo = this.draft.word?.photo ? null : undefined;
      this.file.value = "";
      this.draft.changed();
      this.file.focus();
    });
  }

  show(draft) {
    if (draft !== this.draft) {
      this.file.value = "";
      say(this.problem, "");
    }
    this.draft = draft;
    const { emoji, group } = draft.content;
    if (this.emoji.value !== (emoji ?? "")) this.emoji.value = emoji ?? "";
    this.#showPicks(group);
    const photo = draft.photo === undefined ? draft.word?.photo : draft.photo?.url;
    this.none.hidden = !photo;
    this.#showPortrait(photo || emoji ? { photo, emoji } : this.#without(draft));
  }

  /** Shows why the service did not take the photo. */
  refuse(problem) { say(this.problem, problem.plain); }

  /** What the board shows of a word without a picture: another word of that name has one, or a drawing. */
  #without({ word, content: { text, group } }) {
    const isSaved = word && !word.emoji && !word.photo && word.text === text && word.group === group;
    return isSaved ? this.symbols.shown(text) : { drawn: { text, group } };
  }

  #showPortrait(shown) {
    const key = JSON.stringify(shown);
    if (this.key === key) return;
    this.key = key;
    const portrait = picture(shown, "emoji", "The photo, as it will be shown");
    if (shown.photo) portrait.addEventListener("error", () => this.#unseen(), { capture: true });
    this.portrait.replaceChildren(portrait);
  }

  #unseen() {
    this.key = null;
    say(this.problem, "This browser cannot show that file. Is it a picture?");
  }

  #showPicks(group) {
    if (this.group === group) return;
    this.group = group;
    this.picks.replaceChildren(...PICKS[group].map((emoji) => make("button", {
      type: "button", class: "pick", "aria-label": `Use ${emoji}`,
      onclick: () => this.draft.set("emoji", emoji),
    }, picture({ emoji }, "emoji"))));
  }

  async #choose() {
    const [file] = this.file.files;
    if (!file) return;
    say(this.problem, "");
    const refusal = refusalOf(file);
    if (refusal) return say(this.problem, refusal);
    if (this.draft.photo?.url) URL.revokeObjectURL(this.draft.photo.url);
    this.draft.photo = {
      bytes: await file.arrayBuffer(), type: file.type, url: URL.createObjectURL(file),
    };
    this.draft.changed();
  }
}
