// What early maths shows, and what the child does there. The service judges everything; here is only
// kept what it said last. Steps go one after the other, and after each the service's view is shown.
import { Store } from "../../kit/store.js";
import { Problem, get, post } from "../../kit/transport/api.js";
import { begins, fits, itemOf } from "./step-fits.js";

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
/** The largest number that it says as one; a larger one is said as a text. */
const MOST_COUNTED = 120;
/** The last turn by TalkStore: what a room that was left still sends comes before what the next one asks. */
const turns = new WeakMap();

/**
 * State and inputs of learning. Tells "view" (a LearningView), "narrating" (the line that is read, or
 * null), "limit" {text}, "badge" {badgeId}, "reachable" and "problem".
 */
export class LearnStore extends Store {
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
   * shown then. What means nothing any more when its turn comes is not sent; what the service refuses is
   * told as "problem", and what it says now is shown.
   */
  step(name, members = {}) {
    const { view } = this;
    return this.#inTurn(() => this.#send(name, members, view), name);
  }

  /** Shows what the service says now; resolves with it. */
  refresh() { return this.#inTurn(() => get("/v1/learning"), "refresh"); }

  /** What there is to know: "map", "reviews", "rewards", "facts", "board", "progress" or "controls". */
  ask(report) { return get(`/v1/learning/${report}`); }

  /**
   * Reads out what was touched, which has exactly one of target, number, coin, fact, skill, lesson, badge
   * or, where the words are the page's own, text. Never scored, and heard where narration is off, too.
   * A target is one of the item that stands there now: it waits for its turn, and goes with the item.
   */
  say(what) {
    const said = sayable(what);
    if (!said) return Promise.resolve(null);
    const send = () => post("/v1/learning/say", said).catch(() => null);
    if (said.target === undefined) return send();
    const item = itemOf(this.view);
    return this.#queue(() => (itemOf(this.view) === item ? send() : null));
  }

  /** Hears nothing any more. */
  close() { this.#closed.abort(); }

  #inTurn(send, name) {
    const told = QUIET.has(name) ? 0 : 1;
    this.#open += told;
    return this.#queue(() => this.#take(send, name).finally(() => { this.#open -= told; }));
  }

  #queue(act) {
    const turn = (turns.get(this.talk) ?? Promise.resolve()).then(act);
    turns.set(this.talk, turn.catch(() => {})); // what fails ends no other's turn
    return turn;
  }

  /** Where a limit is reached it may be over by now; as long as it is not, that is all there is to say. */
  async #send(name, members, before) {
    if (begins(name) && this.view?.closed) {
      const { closed } = await this.#take(() => get("/v1/learning"), "refresh");
      if (closed) throw new Problem(409, closed);
    }
    return fits(name, members, this.view, before) ? post(`/v1/learning/${name}`, members, { within: WITHIN }) : null;
  }

  async #take(send, name) {
    const heard = this.#heard;
    try {
      const view = await send();
      if (view) this.#show(view, heard);
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

/** What is said of `what`, as the service takes it; null where there is nothing to say. */
function sayable(what) {
  const [value] = Object.values(what);
  if (value === null || value === undefined || value === "") return null;
  if (what.text) return { text: withinSay(what.text) };
  return what.number > MOST_COUNTED ? { text: String(what.number) } : what;
}

/** As many whole sentences of `text` as are said at once, else as many words. */
function withinSay(text) {
  if (text.length <= MOST_SAID) return text;
  const begin = text.slice(0, MOST_SAID);
  return begin.slice(0, begin.lastIndexOf(". ") + 1) || begin.slice(0, begin.lastIndexOf(" "));
}

const same = (one, other) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
