// The room of learning: it lies where the scene lies, and the talk strip stays around it. Which screen
// stands in it follows from what the child does (the service's view) and from `go`. A screen is
// `new XScreen({ root, learn, go, detail })` with `show(view)` and `close()`.
import { make } from "../../kit/elements.js";
import { needStyles } from "../../kit/style-sheets.js";
import { LearnNote } from "./learn-note.js";
import { LearnStore } from "./learn-store.js";
import { WORDS } from "./learn-words.js";

const SCREENS = {
  map: async () => (await import("./map/map-screen.js")).MapScreen,
  lesson: async () => (await import("./lesson/lesson-screen.js")).LessonScreen,
  recap: async () => (await import("./recap/recap-screen.js")).RecapScreen,
  facts: async () => (await import("./facts/facts-screen.js")).FactsScreen,
  progress: async () => (await import("./progress/progress-screen.js")).ProgressScreen,
};
/** What is shown of what the child does. */
const SCREEN_OF = { lesson: "lesson", practice: "facts", warmUp: "facts", run: "facts" };
/** How each of those is ended. */
const END_OF = { lesson: "leave", practice: "stop", warmUp: "stop", run: "stop" };

export class LearnRoom {
  #turn = 0;
  #screen = null;
  #name = "";
  #doing = null;
  /** What the last lesson was about, and the stickers it brought: for the recap. */
  #worked = { skill: null, badges: [] };
  #closed = new AbortController();

  /** The room lies in `stage`; `away()` is called where a screen leads out of it. */
  constructor({ stage, store, away }) {
    Object.assign(this, { stage, store, away });
    this.learn = new LearnStore({ store });
    this.root = make("section", {
      id: "learn", class: "learn-room", lang: "en", "aria-label": WORDS.room, tabindex: "-1" });
    this.note = new LearnNote({ root: this.root, learn: this.learn });
    const { signal } = this.#closed;
    document.addEventListener("visibilitychange", () => this.#tellSight(), { signal });
    this.learn.on("view", (view) => this.#follow(view), signal)
      .on("badge", (badge) => this.#worked.badges.push(badge.badgeId), signal);
  }

  /** Shows what goes on, else the map. */
  async open() {
    await needStyles("features/learn/learn-room");
    if (this.#isOver) return;
    this.stage.append(this.root);
    await this.learn.refresh();
    if (!this.#name) await this.go(SCREEN_OF[this.learn.view?.doing] ?? "map");
  }

  /** Asks anew what is to be shown: another child may play now. */
  async refresh() {
    await this.learn.refresh();
    if (this.#name === "map") await this.go("map");
  }

  /** Changes the screen; "away" leads back to talking. */
  go = async (name, detail = {}) => {
    if (name === "away") return this.away();
    const turn = ++this.#turn;
    this.#name = name;
    const Screen = await SCREENS[name]();
    if (turn !== this.#turn || this.#isOver) return;
    const hadFocus = this.root.contains(document.activeElement);
    this.#screen?.close();
    this.#screen?.root?.remove();
    const root = make("div", { class: "learn-screen" });
    this.root.dataset.screen = name;
    this.root.append(root);
    this.#screen = new Screen({ root, learn: this.learn, go: this.go,
      detail: name === "recap" ? { ...this.#worked, ...detail } : detail });
    this.#screen.root ??= root;
    if (this.learn.view) this.#screen.show(this.learn.view);
    if (hadFocus) this.root.focus({ preventScroll: true });
    this.store.tell("room", true);
    this.learn.step("screen", { screen: name });
  };

  /** Leaves what goes on, so that nothing is read out while the child talks elsewhere. */
  close() {
    this.#closed.abort();
    const end = END_OF[this.learn.view?.doing];
    if (end) this.learn.step(end);
    this.#screen?.close();
    this.note.close();
    this.learn.close();
    this.root.remove();
  }

  get #isOver() { return this.#closed.signal.aborted; }

  #follow(view) {
    const was = this.#doing;
    this.#doing = view.doing;
    this.#note(view, was);
    const wanted = SCREEN_OF[view.doing];
    if (wanted && was !== view.doing && wanted !== this.#name) return void this.go(wanted);
    if (this.#name === "lesson" && !wanted) return void this.go(view.recap.length ? "recap" : "map");
    this.#screen?.show(view);
    this.store.tell("room", true);
  }

  #note({ doing, lesson }, was) {
    if (doing !== "lesson") return;
    if (was !== "lesson") this.#worked.badges = [];
    // A game asks about many skills and is about none.
    if (lesson) this.#worked.skill = lesson.role === "placement" ? null : lesson.skill;
  }

  /** The clock of a run stands while nobody can see it. */
  #tellSight() {
    if (this.#doing === "run") this.learn.step("hidden", { isHidden: document.hidden });
    else if (!document.hidden) this.learn.refresh();
  }
}
