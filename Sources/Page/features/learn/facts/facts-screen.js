// Facts: home, warm-up, practice, the minute and the kind word at the end; which of them stands there
// follows from what the service says goes on.
import { make } from "../../../kit/elements.js";
import { needStyles } from "../../../kit/style-sheets.js";
import { FactsHome } from "./facts-home.js";
import { FactsRecap } from "./facts-recap.js";
import { MinuteResult } from "./minute-result.js";
import { MinuteRoom } from "./minute-room.js";
import { PracticeRoom } from "./practice-room.js";
import { WarmUpRoom } from "./warm-up-room.js";

const ROOMS = { home: FactsHome, practice: PracticeRoom, warmUp: WarmUpRoom, run: MinuteRoom,
  recap: FactsRecap, result: MinuteResult };

/** Shows facts in `root`; `go(name)` leads to other screens. */
export class FactsScreen {
  #room = null;
  #name = null;
  #isStarting = false;
  #warmUpFor = null;

  constructor({ root, learn, go }) {
    Object.assign(this, { root, learn, go });
    this.node = make("div", { class: "facts", "data-room": "none" });
    this.ready = needStyles("features/learn/facts/facts", "features/learn/facts/practice",
      "features/learn/facts/minute", "features/learn/facts/picture", "features/learn/facts/small-rooms",
      "features/learn/progress/stickers");
    root.replaceChildren(this.node);
  }

  /** Shows `view`. */
  show(view) {
    if (!view || this.#isStarting) return;
    const name = this.#nameOf(view);
    if (name === "practice" && this.#warmUpFor) return void this.practise(this.#warmUpFor.drill, true);
    if (name !== this.#name) this.#enter(name, view);
    this.#room.show(view);
  }

  close() {
    this.#room?.close();
    this.node.remove();
  }

  /** Begins practice, or one drill of it; the hand is measured before, where the service asks for it. */
  async practise(drill = null, isWarm = false) {
    if (this.#isStarting) return;
    this.#isStarting = true;
    this.#warmUpFor = null;
    let view = await this.learn.step("practise", drill ? { drill } : {});
    if (!isWarm && view?.doing === "practice" && view.practice?.needsWarmUp) {
      view = await this.learn.step("warmUp");
      if (view?.doing === "warmUp") this.#warmUpFor = { drill };
    }
    this.#isStarting = false;
    this.show(view);
  }

  /** Begins the minute. */
  run() { return this.learn.step("run"); }

  /** Ends what goes on. */
  async stop() {
    this.#warmUpFor = null;
    await this.learn.step("stop");
  }

  /** Back to the choice of what to do. */
  home() { this.#enter("home", this.learn.view); }

  /** What stands there: what goes on, or what becomes of what has just ended. */
  #nameOf({ doing, practice, run, recap }) {
    if (doing in ROOMS) return doing;
    if (this.#warmUpFor && this.#name === "warmUp") return "practice";
    if (["run", "result"].includes(this.#name) && run?.result) return "result";
    if (["practice", "recap"].includes(this.#name) && practice && recap.length) return "recap";
    return "home";
  }

  #enter(name, view) {
    this.#room?.close();
    this.#name = name;
    this.node.dataset.room = name;
    this.#room = new ROOMS[name]({ learn: this.learn, screen: this });
    this.node.replaceChildren(this.#room.node);
    if (name === "home") this.#room.show(view);
    this.learn.talk?.tell("room", true);
    this.learn.step("screen", { screen: `facts-${name}` });
  }
}
