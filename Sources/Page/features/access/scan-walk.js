// Where a switch user is in the tree: a value that steps, goes in and out, and counts its rounds.
// It knows no key and no clock, and of the page only what it is given.
import { keyOf, leaves } from "./scan-tree.js";

export class ScanWalk {
  #levels = [];

  /** `read()` gives the tree as it is now; `rounds` without a choice lead one level up. */
  constructor(read, rounds) {
    Object.assign(this, { read, rounds });
  }

  /** The element or list that is offered now; null at rest. */
  get offered() {
    const level = this.#levels.at(-1);
    return level?.branches[level.at] ?? null;
  }

  /** Whether this is the first of its level: who has just pressed needs a moment more. */
  get isFirst() { return this.#levels.at(-1)?.at === 0; }

  /** Begins anew at the top. */
  begin() {
    const branches = this.read();
    this.#levels = branches.length ? [{ branches, at: 0, round: 1 }] : [];
  }

  rest() { this.#levels = []; }

  /** Takes in what the page has become, and stays where it is as far as that is still there. */
  refresh() {
    let branches = this.read();
    const levels = [];
    for (const level of this.#levels) {
      const at = placeOf(leaves(level.branches[level.at]), branches);
      if (at < 0) break;
      levels.push({ ...level, branches, at });
      branches = Array.isArray(branches[at]) ? branches[at] : [];
    }
    if (this.#levels.length && !levels.length) this.begin();
    else this.#levels = levels;
  }

  /** One on. After the last round of a level one level up; after that of the top, rest. */
  step() {
    const level = this.#levels.at(-1);
    if (!level) return this.begin();
    level.at += 1;
    if (level.at < level.branches.length) return;
    Object.assign(level, { at: 0, round: level.round + 1 });
    if (level.round > this.rounds) this.#levels.pop();
  }

  /** One back; from the first of a level out of it, which is the way out of a wrong choice. */
  stepBack() {
    const level = this.#levels.at(-1);
    if (!level) return;
    if (level.at === 0 && this.#levels.length > 1) this.#levels.pop();
    else level.at = (level.at + level.branches.length - 1) % level.branches.length;
  }

  /** Goes into what is offered; gives the element once it is one. */
  choose() {
    const { offered } = this;
    if (!Array.isArray(offered)) return offered;
    this.#levels.push({ branches: offered, at: 0, round: 1 });
    return null;
  }
}

/** Where among `branches` these elements are now: they themselves, else what was drawn anew in their place. */
function placeOf(elements, branches) {
  const where = (isIt) => branches.findIndex((one) => leaves(one).some(isIt));
  const same = new Set(elements);
  const at = where((leaf) => same.has(leaf));
  if (at >= 0) return at;
  const keys = new Set(elements.map(keyOf));
  return where((leaf) => keys.has(keyOf(leaf)));
}
