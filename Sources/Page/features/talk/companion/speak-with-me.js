// The way to Speak With Me that is always on the board: in the message's place while there is none,
// so that it covers nothing, moves nothing and does not go away by itself.
import { onPress } from "../../../kit/press/press.js";
import { make } from "../../../kit/elements.js";
import { icon } from "../../../kit/icon.js";
import { pulse } from "../../../kit/pulse.js";
import { nameIt, sayIt } from "../../../kit/strings.js";

const ENTRIES = {
  start: { art: "sprout", text: "Speak with Me" },
  stop: { art: "quiet", text: "That’s enough for now" },
};

/** The button `root`; the message's style hides it while there is a message. */
export class SpeakWithMe {
  #shown = "";

  constructor({ root, store }) {
    Object.assign(this, { root, store });
    onPress(root.parentElement, "#speak-with-me", () => {
      store.companion(this.#action);
      pulse(root);
    });
    for (const kind of ["state", "companion", "settings"]) store.on(kind, () => this.#show());
    this.#show();
  }

  get #action() {
    return (this.store.state?.companion?.activity ?? "resting") === "resting" ? "start" : "stop";
  }

  /** In its intro Meadow has begun already, and any touch ends that. */
  #show() {
    const { settings, state } = this.store;
    this.root.hidden = !(settings?.speakWithMe ?? true) || Boolean(state?.companion?.isIntro);
    const { art, text } = ENTRIES[this.#action];
    if (text === this.#shown) return;
    this.#shown = text;
    nameIt(this.root, text);
    this.root.replaceChildren(icon(art),
      sayIt(make("span", { class: "text", "aria-hidden": "true" }), text));
  }
}
