// The word's picture: a photo, or an emoji.
import { make, say } from "../../kit/elements.js";
import { GROUPS } from "./word-list.js";

const LARGEST_FILE = 25 * 1024 * 1024;
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
    this.#showPortrait(photo, emoji ?? GROUPS[group].emoji);
  }

  /** Shows why the service did not take the photo. */
  refuse(problem) { say(this.problem, problem.plain); }

  #showPortrait(photo, emoji) {
    const key = photo ?? emoji;
    if (this.key === key) return;
    this.key = key;
    this.portrait.replaceChildren(photo
      ? make("img", { src: photo, alt: "The photo, as it will be cut",
        onerror: () => this.#unseen() })
      : make("span", { class: "emoji", "aria-hidden": "true" }, emoji));
  }

  #unseen() {
    this.key = null;
    this.portrait.replaceChildren(make("span", { class: "emoji", "aria-hidden": "true" }, "🖼"));
    say(this.problem, "This browser cannot show that file. Is it a picture?");
  }

  #showPicks(group) {
    if (this.group === group) return;
    this.group = group;
    this.picks.replaceChildren(...PICKS[group].map((emoji) => make("button", {
      type: "button", class: "pick", "aria-label": `Use ${emoji}`,
      onclick: () => this.draft.set("emoji", emoji),
    }, emoji)));
  }

  async #choose() {
    const [file] = this.file.files;
    if (!file) return;
    say(this.problem, "");
    if (file.size > LARGEST_FILE) {
      return say(this.problem, "This photo is larger than 25 MB. Choose a smaller one.");
    }
    if (this.draft.photo?.url) URL.revokeObjectURL(this.draft.photo.url);
    this.draft.photo = {
      bytes: await file.arrayBuffer(), type: file.type, url: URL.createObjectURL(file),
    };
    this.draft.changed();
  }
}
