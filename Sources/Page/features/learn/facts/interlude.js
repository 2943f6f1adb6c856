// A moment between two facts: something to look at that goes by itself, and at once for who touches it
// or presses a key.
import { make } from "../../../kit/elements.js";

/** At most this long, in milliseconds (K23). */
const LONGEST = 2000;

export class Interlude {
  #end = null;

  constructor(root) { this.root = root; }

  get isOn() { return this.#end !== null; }

  /** Shows `node` over the room, named `words` for who cannot see it; resolves when it is over. */
  async show(node, words) {
    const veil = make("div", { class: "interlude", role: "status" }, node,
      make("span", { class: "unseen" }, words));
    this.root.append(veil);
    await this.wait(LONGEST);
    veil.remove();
  }

  /** Lets `milliseconds` pass; resolves when they are over or somebody goes on. */
  wait(milliseconds) {
    this.end();
    const cut = new AbortController();
    const over = new Promise((resolve) => { this.#end = resolve; });
    const timer = setTimeout(() => this.end(), milliseconds);
    // The touch that brought it here is no touch that ends it.
    requestAnimationFrame(() => {
      if (cut.signal.aborted) return;
      const options = { capture: true, signal: cut.signal };
      this.root.addEventListener("pointerdown", () => this.end(), options);
      document.addEventListener("keydown", ({ repeat }) => repeat || this.end(), options);
    });
    return over.then(() => {
      clearTimeout(timer);
      cut.abort();
    });
  }

  /** It is over. */
  end() {
    const end = this.#end;
    this.#end = null;
    end?.();
  }
}
