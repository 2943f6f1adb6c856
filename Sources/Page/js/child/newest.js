// What is newer: answers and events overtake each other, and what is older than what is shown must
// never come back. Every answer and event carries a revision that grows, also over restarts.

/** Remembers the newest revision of each kind of thing. */
export class Newest {
  #revisions = new Map();

  /** Whether an answer about `kind` is no older than what was taken; takes it then. */
  answer(kind, revision) {
    if (revision < this.#of(kind)) return false;
    if (revision !== undefined) this.#revisions.set(kind, revision);
    return true;
  }

  /** Whether an event is newer than what was taken: of the same revision, it is known already. */
  event(kind, revision) {
    return revision > this.#of(kind) && this.answer(kind, revision);
  }

  #of(kind) { return this.#revisions.get(kind) ?? 0; }
}
