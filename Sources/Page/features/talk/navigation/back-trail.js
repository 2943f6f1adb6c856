// Where the way back leads, so that the back button can show it. The service keeps the moves that
// can be undone and does not tell them; this follows along. Where it knows nothing, after a reload,
// the way back is the way out of what is open.

const LONGEST = 32;

/** The places the child came through, the latest last. */
export class BackTrail {
  #places = [];
  #here = null;
  #isBack = false;

  /** The next move is a step back. */
  expectBack() { this.#isBack = true; }

  /** The child is at `place` {scene, path} now. */
  follow(place) {
    const before = this.#here;
    if (before && name(before) === name(place)) return;
    const last = this.#places.at(-1);
    if (this.#isBack && last && name(last) === name(place)) this.#places.pop();
    else if (before && !this.#isBack) this.#places.push(before);
    this.#places = this.#places.slice(-LONGEST);
    this.#isBack = false;
    this.#here = place;
  }

  /** Where back leads: {scene, path}, or null where there is nothing to go back to. */
  get back() {
    if (this.#places.length) return this.#places.at(-1);
    const { scene, path = [] } = this.#here ?? {};
    return path.length ? { scene, path: path.slice(0, -1) } : null;
  }
}

const name = ({ scene, path }) => [scene, ...path].join("/");
