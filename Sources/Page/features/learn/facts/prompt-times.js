// The times of prompts in a room, with all that disturbs them: a page out of sight, a voice that
// speaks. It also hands the room the keys of a real keyboard.
import { KeyTimes } from "./key-times.js";

/** Where a grown-up is at work, or somebody types, keys are not a child's answers. */
const ELSEWHERE = "input, textarea, select, [contenteditable], #grown-ups, #setup, #gate";

export class PromptTimes extends KeyTimes {
  #closed = new AbortController();

  /** `keys(event)` takes a key and returns whether it was one of the room's. */
  constructor(learn, { keys = () => false } = {}) {
    super();
    this.learn = learn;
    const { signal } = this.#closed;
    document.addEventListener("visibilitychange", () => document.hidden && this.hide(), { signal });
    document.addEventListener("keydown", (event) => {
      if (event.defaultPrevented || event.target.closest?.(ELSEWHERE)) return;
      const button = event.key === "Enter" && event.target.closest?.("button, a[href]");
      if (button || !keys(event)) return;
      event.preventDefault();
    }, { signal });
    learn.on("narrating", (line) => this.#read(line), signal);
    learn.talk?.addEventListener("speaking", ({ detail }) => detail && this.speak(), { signal });
  }

  begin() {
    super.begin();
    if (this.learn.narrating || this.learn.talk?.state?.speaking) this.speak();
  }

  close() { this.#closed.abort(); }

  #read(line) {
    if (line) this.speak();
    else if (this.learn.view?.controls?.readsFacts) this.heard();
  }
}
