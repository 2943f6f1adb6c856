// What words look like: their pictures, photos and Fitzgerald colours, and pictures for phrases.
import { get } from "./transport/api.js";

/** A word of another shape may still be known: "bananas", "cookies", "blowing". */
const STEMS = [/s$/, /es$/, /ing$/, /'s$/];
/** The most words of a phrase that are one thing: "ice cream", "all done", "I love you". */
const LONGEST = 3;
/** What a phrase is for, as a small sign. */
const SIGNS = {
  requesting: "🤲", protesting: "🙅", commenting: "💬", greeting: "👋",
  asking: "❓", feeling: "💛", social: "🤝", directing: "👉",
};

/** Pictures and colours, as the service has them; empty until `load` has come. */
export class Symbols {
  keys = {};
  #pictures = new Map();
  #photos = new Map();
  #signs = new Map();

  /** Reads them (anew). */
  async load() {
    const { keys, pictures, photos, signs } = await get("/v1/symbols");
    this.keys = keys;
    this.#pictures = new Map(Object.entries(pictures));
    this.#photos = new Map(Object.entries(photos));
    this.#signs = new Map(Object.entries(signs ?? {}));
    return this;
  }

  /** The emoji of a word, or "". */
  pictureOf(text) { return this.#find(this.#pictures, text) ?? ""; }

  /** The address of a word's photo, or null. */
  photoOf(text) { return this.#photos.get(text.toLowerCase()) ?? null; }

  /** How the word is signed, or null. */
  signOf(word) { return this.#signs.get(word.toLowerCase()) ?? null; }

  /** The sign of what a phrase is for. */
  functionSign(name) { return SIGNS[name] ?? "💬"; }

  /** What a phrase shows: {picture, photo} of its words, the longest names first, none twice. */
  picturesOf(text, most = 3) {
    const words = text.split(/\s+/).map(bare).filter(Boolean);
    const found = [];
    for (let at = 0; at < words.length;) {
      const { length, shown } = this.#nameAt(words, at);
      if (shown && !found.some(({ picture }) => picture && picture === shown.picture)) {
        found.push(shown);
      }
      at += length;
    }
    return found.slice(-most);
  }

  /** Gives `element` the colours of a Fitzgerald key; white where there is none. */
  paint(element, key) {
    const { color = "#ffffff", border = "#6b6f76" } = this.keys[key] ?? {};
    element.style.setProperty("--colour", color);
    element.style.setProperty("--edge", border);
  }

  #nameAt(words, at) {
    for (let length = Math.min(LONGEST, words.length - at); length > 0; length--) {
      const name = words.slice(at, at + length).join(" ");
      const shown = { picture: this.pictureOf(name), photo: this.photoOf(name) };
      if (shown.picture || shown.photo) return { length, shown };
    }
    return { length: 1, shown: null };
  }

  #find(map, text) {
    const word = text.toLowerCase();
    if (map.has(word)) return map.get(word);
    const stem = STEMS.map((end) => word.replace(end, "")).find((short) => map.has(short));
    return map.get(stem);
  }
}

/** A word without the punctuation of its sentence. */
const bare = (word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
