// What early maths shows, and what the child does there. The service judges everything; here is only
// kept what it said last. Steps go one after the other, and after each the service's view is shown.
import { Store } from "../../kit/store.js";
import { get, post } from "../../kit/transport/api.js";

/** What is told under /v1/events, and what it is called here. */
const EVENTS = ["learning.narrating", "learning.limit", "learning.badge_earned", "learning.changed"];
/** What another page of this child may have done; where this one did it, the answer is on its way. */
const DONE = ["lesson_started", "lesson_completed", "item_answered", "hint_used", "review_started", "review_finished",
  "fact_answered", "timed_run_finished"].map((topic) => `learning.${topic}`);
/** Steps that bring about none of that: while they are on their way, such news come from elsewhere. */
const QUIET = new Set(["refresh", "screen", "moved", "touched", "replay", "mute", "hidden"]);
/** An answer is on the disk before it is acknowledged; a slow card may take a while. */
const WITHIN = 6000;
/** The most characters that the service says of the page's own. */
const MOST_SAID = 200;

/**
 * State and inputs of learning. Tells "view" (a LearningView), "narrating" (the line that is read, or
 * null), "limit" {text}, "badge" {badgeId}, "reachable" and "problem".
 */
export class LearnStore extends Store {
  #turn = Promise.resolve();
  #heard = 0;
  /** How many steps that are told of have no answer yet. */
  #open = 0;
  #isAsked = false;
  #closed = new AbortController();

  /** `store` is the child's TalkStore: its stream tells what happens, its speaker says words. */
  constructor({ store }) {
    super({ view: null, narrating: null });
    this.talk = store;
    const { signal } = this.#closed;
    store.stream.listen([...EVENTS, ...DONE]);
    const hear = (kind, use) => store.stream.addEventListener(kind, ({ detail }) => use(detail), { signal });
    hear("open", () => this.#changed());
    hear("lost", () => { this.#narrate(null); this.tell("reachable", false); });
    hear("learning.changed", () => this.#changed());
    for (const kind of DONE) hear(kind, () => this.#open || this.#changed());
    hear("learning.narrating", ({ line }) => this.#narrate(line));
    hear("learning.limit", (limit) => { this.tell("limit", limit); this.#changed(); });
    hear("learning.badge_earned", (badge) => this.tell("badge", badge));
  }

  /** The last LearningView, or null while none has come. */
  get view() { return this.state.view; }

  /** The line that is read out now, or null. */
  get narrating() { return this.state.narrating; }

  /** Calls `use` with each new value of `kind`; with a `signal`, until that is given. */
  on(kind, use, signal = undefined) {
    this.addEventListener(kind, (event) => use(event.detail), { signal });
    return this;
  }

  /**
   * Sends `members` to /v1/learning/`name` and shows what comes back; resolves with the view that is
   * shown then. What the service refuses is told as "problem", and what it says now is shown.
   */
  step(name, members = {}) {
    return this.#inTurn(() => post(`/v1/learning/${name}`, members, { within: WITHIN }), name);
  }

  /** Shows what the service says now; resolves with it. */
  refresh() { return this.#inTurn(() => get("/v1/learning"), "refresh"); }

  /** What there is to know: "map", "reviews", "rewards", "facts", "board", "progress" or "controls". */
  ask(report) { return get(`/v1/learning/${report}`); }

  /**
   * Reads out what was touched, which has exactly one of target, number, coin, fact, skill, lesson, badge
   * or, where the words are the page's own, text. Never scored, and heard where narration is off, too.
   */
  say(what) {
    const said = what.text ? { text: withinSay(what.text) } : what;
    return post("/v1/learning/say", said).catch(() => null);
  }

  /** Hears nothing any more. */
  close() { this.#closed.abort(); }

  #inTurn(send, name) {
    const told = QUIET.has(name) ? 0 : 1;
    this.#open += told;
    this.#turn = this.#turn.then(() => this.#take(send, name)).finally(() => { this.#open -= told; });
    return this.#turn;
  }

  async #take(send, name) {
    const heard = this.#heard;
    try {
      this.#show(await send(), heard);
    } catch (problem) {
      this.tell("problem", Object.assign(problem, { step: name }));
      if (!problem.isUnreachable && name !== "refresh") await this.#take(() => get("/v1/learning"), "refresh");
    }
    return this.view;
  }

  #show(view, heard) {
    this.set("view", view);
    // What the stream has told since the request left is newer than the answer.
    if (heard === this.#heard && !same(view.narration, this.narrating)) this.set("narrating", view.narration ?? null);
    this.tell("reachable", true);
  }

  #narrate(line) {
    this.#heard += 1;
    this.set("narrating", line ?? null);
  }

  /** What changes several times before the question leaves is asked once; what changes later, once more. */
  #changed() {
    if (this.#isAsked) return;
    this.#isAsked = true;
    this.#inTurn(() => {
      this.#isAsked = false;
      return get("/v1/learning");
    }, "refresh");
  }
}

/** As many whole sentences of `text` as are said at once, else as many words. */
function withinSay(text) {
  if (text.length <= MOST_SAID) return text;
  const begin = text.slice(0, MOST_SAID);
  return begin.slice(0, begin.lastIndexOf(". ") + 1) || begin.slice(0, begin.lastIndexOf(" "));
}

const same = (one, other) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
