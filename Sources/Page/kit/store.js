// What a page shows, in one place: values by kind, each with the revision it came with. Whoever shows
// a value is told when there is another. Answers and events overtake each other, and what is older than
// what is shown never comes back: each carries a revision that grows, also over restarts.

/** State in `state`; `on(kind, use)` hears of it. */
export class Store extends EventTarget {
  #revisions = new Map();

  /** A store that begins with `state`, kind by kind. */
  constructor(state = {}) {
    super();
    this.state = state;
  }

  /** Calls `use` with each new value of `kind`. */
  on(kind, use) {
    this.addEventListener(kind, (event) => use(event.detail));
    return this;
  }

  /** Tells those who hear `kind`, without keeping anything. */
  tell(kind, detail) { this.dispatchEvent(new CustomEvent(kind, { detail })); }

  /** Keeps a value and tells of it, whatever its age. */
  set(kind, value) {
    this.state[kind] = value;
    this.tell(kind, value);
  }

  /** Takes what an answer says, unless something newer is known; returns whether it did. */
  takeAnswer(kind, value, revision) {
    if (revision < this.#revision(kind)) return false;
    if (revision !== undefined) this.#revisions.set(kind, revision);
    this.set(kind, value);
    return true;
  }

  /** Takes what an event says if it is newer: of the same revision, it is known already. */
  takeEvent(kind, value, revision) {
    return revision > this.#revision(kind) && this.takeAnswer(kind, value, revision);
  }

  /** What comes now counts, whatever was said before. */
  forgetRevisions() { this.#revisions.clear(); }

  #revision(kind) { return this.#revisions.get(kind) ?? 0; }
}
