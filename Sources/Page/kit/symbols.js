// What words look like: their pictures, photos and Fitzgerald colours, and pictures for phrases.
import { looksOf, wordKey } from "./drawn-picture.js";
import { holdOnly } from "./held-photos.js";
import { get } from "./transport/api.js";

/** A word of another shape may still be known: "bananas", "boxes", "blowing", "making", "running", "dog's". */
const STEMS = [[/s$/, ""], [/es$/, ""], [/ing$/, ""], [/ing$/, "e"], [/(.)\1ing$/, "$1"], [/'s$/, ""]];
/** What is left of a word of another shape has so many letters: "is" is no "I". */
const SHORTEST = 3;
/** The most words of a phrase that are one thing: "ice cream", "all done", "camión de la basura". */
const LONGEST = 5;
/** What is another word at a phrase's end: who says "I eat too" does not eat too much. */
const AT_THE_END = new Map([["too", "also"]]);
/** The symbols that turn what is said into its opposite. */
const NEGATIONS = new Set(["no", "not"]);
/** The symbols that say least. */
const LITTLE = new Set(["a", "the", "is", "it", "to"]);
/** What a phrase is for, as a small sign: a symbol. */
const SIGNS = {
  requesting: "for-wanting", protesting: "for-refusing", commenting: "for-telling", greeting: "for-greeting",
  asking: "for-asking", feeling: "for-feeling", social: "for-company", directing: "point",
};

/** Pictures and colours, as the service has them; empty until `load` has come. */
export class Symbols {
  keys = {};
  #pictures = new Map();
  #photos = new Map();
  #signs = new Map();
  #usual = new Map();
  #drawn = new Map();
  #art = new Map();

  /** Reads them (anew). */
  async load() {
    return this.take(await get("/v1/symbols"));
  }

  /** Takes them as the service gives them. */
  take({ keys, pictures, photos, signs, usual, drawn, art }) {
    this.keys = keys;
    this.#pictures = new Map(Object.entries(pictures));
    this.#photos = new Map(Object.entries(photos));
    this.#signs = new Map(Object.entries(signs ?? {}));
    this.#usual = new Map(Object.entries(usual ?? {}));
    this.#drawn = looksOf(drawn ?? []);
    this.#art = new Map(Object.entries(art ?? {}));
    holdOnly(new Set(this.#photos.values()));
    return this;
  }

  /**
   * What a word shows, for word-picture.js: {emoji, photo, drawn, art}. `usual` is its emoji where the
   * symbols do not know it.
   */
  shown(text, usual = "") {
    const word = this.#known(text);
    const look = this.#drawn.get(word);
    return {
      emoji: this.#pictures.get(word) ?? usual, photo: this.#photos.get(word) ?? null,
      drawn: look ? { text, ...look } : null, art: this.#art.get(word) ?? null,
    };
  }

  /** Whether anything is known that the word could show. */
  hasPicture(text) { return this.#isKnown(this.#known(text)); }

  /** The emoji of a word, or "". */
  pictureOf(text) { return this.shown(text).emoji; }

  /** The address of a word's photo, or null. */
  photoOf(text) { return this.shown(text).photo; }

  /** Whether the family has chosen another picture for a word that comes with Meadow. */
  isChanged(text) { return this.#usual.has(wordKey(text)); }

  /** How the word is signed, or null. */
  signOf(word) { return this.#signs.get(word.toLowerCase()) ?? null; }

  /** The sign of what a phrase is for: a symbol. */
  functionSign(name) { return SIGNS[name] ?? SIGNS.commenting; }

  /** The names of all symbols that words show. */
  get art() { return new Set(this.#art.values()); }

  /** What a phrase shows: {emoji, photo, drawn, art} of its words, the longest names first, none twice. */
  picturesOf(text, most = 3) {
    const words = text.split(/\s+/).map(bare).filter(Boolean);
    const found = new Map();
    for (let at = 0; at < words.length;) {
      const { length, name } = this.#nameAt(words, at);
      if (name) {
        const shown = this.shown(name);
        const key = shown.photo ?? shown.art ?? (shown.drawn ? name : shown.emoji);
        if (!found.has(key)) found.set(key, shown);
      }
      at += length;
    }
    return withItsNo([...found.values()], most);
  }

  /** Gives `element` the colours of a Fitzgerald key; white where there is none. */
  paint(element, key) {
    const { color = "#ffffff", border = "#6b6f76" } = this.keys[key] ?? {};
    element.style.setProperty("--colour", color);
    element.style.setProperty("--edge", border);
  }

  #nameAt(words, at) {
    for (let length = Math.min(LONGEST, words.length - at); length > 0; length--) {
      const said = words.slice(at, at + length).join(" ");
      const name = at > 0 && at + length === words.length ? AT_THE_END.get(said) ?? said : said;
      if (this.hasPicture(name)) return { length, name };
    }
    return { length: 1, name: null };
  }

  /** The word, or the one that it is another shape of, by the key that the tables have. */
  #known(text) {
    const word = wordKey(text);
    if (this.#isKnown(word)) return word;
    return STEMS.map(([end, instead]) => word.replace(end, instead))
      .find((stem) => stem.length >= SHORTEST && this.#isKnown(stem)) ?? word;
  }

  #isKnown(word) {
    return this.#photos.has(word) || this.#drawn.has(word) || this.#pictures.has(word) || this.#art.has(word);
  }
}

/** The last `most` of what a phrase shows, little words only where there is room; a "no" or "not" in it is always among
 *  them. */
function withItsNo(all, most) {
  const shown = (all.length > most ? all.filter(({ art }) => !LITTLE.has(art)) : all).slice(-most);
  const no = all.find(({ art }) => NEGATIONS.has(art));
  return no && !shown.includes(no) ? [no, ...shown.slice(1)] : shown;
}

/** A word without the punctuation of its sentence. */
const bare = (word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
