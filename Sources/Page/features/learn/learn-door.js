// The door to learning on the child's screen: there only where a grown-up has opened a part of it for
// the child that plays. What is behind it comes with the first touch; the same touch leads back.
import { make } from "../../kit/elements.js";
import { icon } from "../../kit/icon.js";
import { onPress } from "../../kit/press/press.js";
import { pulse } from "../../kit/pulse.js";
import { nameIt } from "../../kit/strings.js";
import { needStyles } from "../../kit/style-sheets.js";

const NAMES = { false: "Learn", true: "Back to talking" };

/** The door `root` (#learn-door); the room opens in `stage`. */
export class LearnDoor {
  #room = null;
  #isWanted = false;

  constructor({ root, stage, store }) {
    Object.assign(this, { root, stage, store });
    onPress(document, `#${root.id}`, () => this.#press());
    store.on("profile", (profile) => this.#follow(profile));
    if (store.profile) this.#follow(store.profile);
  }

  /** Whether the child is in the room, or on the way into it. */
  get isOpen() { return this.root.getAttribute("aria-expanded") === "true"; }

  async #follow({ modules = [] }) {
    this.#isWanted = modules.length > 0;
    if (this.#isWanted) {
      this.#draw();
      await needStyles("features/learn/learn-door");
    } else if (this.isOpen) this.#leave();
    this.root.hidden = !this.#isWanted;
    document.body.toggleAttribute("data-learn", this.#isWanted);
    if (this.isOpen) this.#room?.refresh();
  }

  #draw() {
    if (this.root.childElementCount) return;
    this.root.append(
      icon("abacus", "picture"),
      make("span", { class: "back", "aria-hidden": "true" }));
    this.#mark(false);
  }

  #mark(isOpen) {
    this.root.setAttribute("aria-expanded", String(isOpen));
    nameIt(this.root, NAMES[isOpen]);
    document.body.toggleAttribute("data-learning", isOpen);
    this.store.tell("room", isOpen);
  }

  #press() {
    pulse(this.root);
    return this.isOpen ? this.#leave() : this.#enter();
  }

  async #enter() {
    this.#mark(true);
    try {
      const { LearnRoom } = await import("./learn-room.js");
      if (!this.isOpen || this.#room) return;
      this.#room = new LearnRoom({ stage: this.stage, store: this.store, away: () => this.#leave() });
      await this.#room.open();
    } catch {
      this.#leave(); // what did not come is asked for anew by the next touch
    }
  }

  #leave() {
    const room = this.#room;
    this.#room = null;
    this.#mark(false);
    room?.close();
  }
}
