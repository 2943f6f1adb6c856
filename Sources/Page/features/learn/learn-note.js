// What the room has to say beside its screens: that enough was done for now, that a break would be nice,
// that something cannot be begun just now. Kind, never in the way: talking goes on, and a touch takes
// it away.
import { make } from "../../kit/elements.js";
import { icon } from "../../kit/icon.js";
import { onPress } from "../../kit/press/press.js";

/** Steps whose refusal a child should hear of; what else is refused was simply too late. */
const TOLD = new Set(["lesson", "review", "resume", "practise", "run", "drill"]);

/** The note in the room `root`. */
export class LearnNote {
  #closed = new AbortController();

  constructor({ root, learn }) {
    this.learn = learn;
    this.text = make("span", {});
    this.node = make("button", { type: "button", class: "learn-note", hidden: true },
      icon("sun-and-cloud"), this.text);
    this.live = make("p", { class: "unseen", role: "status" });
    root.append(this.node, this.live);
    onPress(root, ".learn-note", () => this.#hide());
    const { signal } = this.#closed;
    learn.on("limit", ({ text }) => this.#show(text), signal)
      .on("problem", (problem) => this.#tell(problem), signal);
  }

  close() { this.#closed.abort(); }

  #tell({ status, step, plain }) {
    if (status !== 409 || !TOLD.has(step)) return;
    this.#show(plain);
    this.learn.say({ text: plain });
  }

  #show(text) {
    this.text.textContent = text;
    this.live.textContent = text;
    this.node.hidden = false;
  }

  #hide() { this.node.hidden = true; }
}
