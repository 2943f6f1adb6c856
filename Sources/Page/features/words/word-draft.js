// A word while it is being changed: what is saved, what would be, and what is still to be sent.
import { patch, remove, save, sendBytes } from "../../kit/transport/api.js";

const FIELDS = ["group", "text", "spoken", "hint", "emoji", "favorite"];
const CLEARABLE = ["spoken", "hint", "emoji"];

/** Changes to one word. Tells "change" after each. */
export class WordDraft extends EventTarget {
  /** A photo or a recording to be sent: {bytes, type, …}, null to take it away, or undefined. */
  photo = undefined;
  recording = undefined;

  /** A change of `word`, or of a new word in `group`. */
  constructor(word, group) {
    super();
    this.word = word;
    this.content = word ? pick(word) : {
      group, text: "", spoken: null, hint: null, emoji: null, favorite: false };
  }

  get isNew() { return this.word === null; }

  /** Whether there is anything to save. */
  get isChanged() {
    if (this.photo !== undefined || this.recording !== undefined) return true;
    return this.isNew ? ["text", ...CLEARABLE].some((name) => this.content[name])
      : Object.keys(this.changes).length > 0;
  }

  /** Whether its sound differs from the saved one. */
  get soundsNew() {
    return this.isNew || this.recording !== undefined
      || ["text", "spoken", "hint"].some((name) => name in this.changes);
  }

  /** The fields that differ from what is saved. */
  get changes() {
    const saved = this.word ? pick(this.word) : {};
    return Object.fromEntries(FIELDS
      .filter((name) => (this.content[name] ?? null) !== (saved[name] ?? null))
      .map((name) => [name, this.content[name]]));
  }

  /** What is said for it where nothing else is decided. */
  get said() { return (this.content.spoken ?? "").trim() || this.content.text.trim(); }

  /** Whether a recording is there, saved or not. */
  get hasRecording() {
    return this.recording === undefined ? Boolean(this.word?.recording) : this.recording !== null;
  }

  set(name, value) {
    this.content[name] = CLEARABLE.includes(name) && value === "" ? null : value;
    this.changed();
  }

  /** Forgets the changes. */
  revert() {
    this.photo = this.recording = undefined;
    if (this.word) this.content = pick(this.word);
    this.changed();
  }

  /** The service has `word` now; fields that were not touched follow it. */
  follow(word) {
    const touched = Object.keys(this.changes);
    this.content = { ...pick(word),
      ...Object.fromEntries(touched.map((name) => [name, this.content[name]])) };
    this.word = word;
  }

  /** Sends it all; returns the notes about a recording. What was sent stays sent on a problem. */
  async save() {
    const { changes } = this;
    if (this.isNew) {
      const filled = Object.entries(changes).filter(([, value]) => value !== null);
      this.word = await save("/v1/words", Object.fromEntries(filled));
    } else if (Object.keys(changes).length) {
      this.word = await patch(`/v1/words/${this.word.id}`, changes);
    }
    this.content = pick(this.word);
    await this.#sendFile("photo");
    const notes = (await this.#sendFile("recording"))?.notes ?? [];
    this.changed();
    return notes;
  }

  async #sendFile(part) {
    const file = this[part];
    if (file === undefined) return null;
    const path = `/v1/words/${this.word.id}/${part}`;
    const reply = file === null ? await remove(path)
      : await sendBytes(path, file.bytes, { type: file.type });
    this[part] = undefined;
    const word = reply?.word ?? reply;
    if (word?.id) this.word = word;
    else this.word = { ...this.word, [part]: file ? path : null };
    return reply;
  }

  changed() { this.dispatchEvent(new Event("change")); }
}

const pick = (word) => Object.fromEntries(FIELDS.map((name) => [name, word[name] ?? null]));

/** What is needed to bring a deleted word back: its content, its place and its files. */
export async function copyOfWord(word) {
  const bytes = async (path) => {
    if (!path) return null;
    const response = await fetch(path, { cache: "no-store" });
    if (!response.ok) return null;
    return { bytes: await response.arrayBuffer(), type: response.headers.get("content-type") };
  };
  const [photo, recording] = await Promise.all([bytes(word.photo), bytes(word.recording)]);
  return { word, photo, recording };
}

/** Brings a deleted word back; it has a new number. */
export async function restore({ word, photo, recording }) {
  const draft = new WordDraft(null, word.group);
  draft.content = pick(word);
  draft.photo = photo ?? undefined;
  draft.recording = recording ?? undefined;
  await draft.save();
  await patch(`/v1/words/${draft.word.id}`, { position: word.position }).catch(() => {});
  return draft.word;
}
