// Which word comes next, group by group in the order the service gives. Pure.

const keyOf = ({ text, language }) => `${language} ${text}`;
/** Words that are led through together: those of a group in a language. */
export const partOf = ({ group, language }) => `${language} ${group}`;

/** Leads through `words` ({text, language, group, whose}); `current` is null where a part is finished. */
export class WordQueue {
  current = null;
  part = null;
  #words = [];
  #skipped = new Set();
  #past = [];

  constructor(words) {
    this.#words = words.filter(({ group }) => group !== "other").map((word) => ({ ...word }));
    this.openPart(this.nextPart);
  }

  /** The first part that has a word without a take, or null. */
  get nextPart() {
    const open = this.#words.find((word) => this.#isOpen(word));
    return open ? partOf(open) : null;
  }

  /** The next part that has a word without a take, but not `part`, or null. */
  partAfter(part) {
    const open = this.#words.find((word) => word.whose !== "recorded" && partOf(word) !== part);
    return open ? partOf(open) : null;
  }

  /** {recorded, wanted, left} of the part that is led through. */
  get progress() { return this.progressOf(this.part); }

  progressOf(part) {
    const words = this.#words.filter((word) => partOf(word) === part);
    const recorded = words.filter(({ whose }) => whose === "recorded").length;
    return { recorded, wanted: words.length, left: words.length - recorded };
  }

  /** What comes after the word that is shown, or null. */
  get following() {
    return this.#words.find((word) => this.#isOpen(word) && partOf(word) === this.part
      && word !== this.current) ?? null;
  }

  get canGoBack() { return this.#past.length > 0; }

  /** Begins a part at its first word without a take; those skipped before come again. */
  openPart(part) {
    this.part = part;
    this.#skipped.clear();
    this.#past = [];
    this.current = this.#words.find((word) => this.#isOpen(word) && partOf(word) === part) ?? null;
  }

  /** Shows one word, whosever it is; from there it goes on with those without a take. */
  goTo({ text, language }) {
    const key = keyOf({ text, language });
    this.current = this.#words.find((word) => keyOf(word) === key) ?? this.current;
    this.part = this.current ? partOf(this.current) : this.part;
  }

  /** Notes whose the word is now. */
  mark({ text, language }, whose) {
    const word = this.#words.find((one) => keyOf(one) === keyOf({ text, language }));
    if (word) word.whose = whose;
  }

  advance() {
    const next = this.following;
    if (this.current) this.#past.push(this.current);
    this.current = next;
  }

  /** Leaves the word out until its part is begun anew. */
  skip() {
    if (this.current) this.#skipped.add(keyOf(this.current));
    this.advance();
  }

  back() {
    if (this.canGoBack) this.current = this.#past.pop();
  }

  #isOpen(word) { return word.whose !== "recorded" && !this.#skipped.has(keyOf(word)); }
}
