// The family's settings and profile as the grown-ups' side sees and changes them. Changes are sent
// one after the other, in the order of the touches; what the service says is what is shown.
import { get, patch, post, remove, save } from "../../kit/transport/api.js";

/** Tells "change" whenever something is different. */
export class FamilySettings extends EventTarget {
  settings = {};
  profile = {};
  /** The family's children, the oldest first; one of them is active. */
  children = [];
  /** What a grown-up has decided about early maths, for the active child. */
  learning = {};
  /** What each setting may be, by its key: type, edges and values, as the service has them. */
  schema = {};
  /** Names of what a grown-up has set; everything else follows the age or is as for every child. */
  chosen = new Set();
  /** The last changes, to be taken back and made again; the latest first. */
  history = { undo: [], redo: [] };
  #changed = Promise.resolve();
  #waiting = 0;
  #turn = 0;
  /** Grows when a change is sent and when its answer comes. */
  #changes = 0;
  #loads = 0;
  #shown = 0;

  constructor(store) {
    super();
    this.store = store;
    // What is being changed here is shown when its answer comes, not as it was a moment before.
    const look = () => this.#waiting || this.load().catch(() => {});
    store.on("settings", look).on("profile", look).on("words", look);
    // Another page may add a child, or let another one play.
    store.stream?.listen(["children"]);
    store.stream?.on("children", look);
  }

  /** Reads everything anew. What was read while something was being changed may be older than that: it is
   *  not shown, and read once more. Nor is what comes behind an answer to a later question. */
  async load() {
    const before = this.#changes;
    const turn = ++this.#loads;
    const [settings, profile, history, { children }] = await Promise.all(
      [get("/v1/settings"), get("/v1/profile"), get("/v1/settings/history"), get("/v1/children"),
        this.#loadSchema()]);
    if (before !== this.#changes) {
      await this.#changed;
      return this.load();
    }
    if (turn < this.#shown) return;
    this.#shown = turn;
    Object.assign(this, { settings, history, children });
    this.#takeProfile(profile);
    this.#tell("change");
    this.#loadLearning(turn, before);
  }

  /** What is decided about early maths, for which its lessons are opened: nobody waits for it. */
  async #loadLearning(turn, before) {
    const learning = await get("/v1/learning/controls").catch(() => null);
    if (!learning || turn !== this.#shown) return;
    if (before !== this.#changes) {
      await this.#changed;
      return this.#loadLearning(turn, this.#changes);
    }
    this.learning = learning;
    this.#tell("change");
  }

  /** Takes the last change back ("undo") or makes it again ("redo"); null, or the problem. */
  turn(way) { return this.#do(() => post(`/v1/settings/${way}`)); }

  /** Changes settings; resolves to null, or to the problem. */
  change(part) { return this.#enqueue("/v1/settings", part); }

  /** Changes the profile; the same. Of what follows from how it is, `part` is a function. */
  changeProfile(part) { return this.#enqueue("/v1/profile", part); }

  /** Changes what is decided about early maths; the same. */
  changeLearning(part) { return this.#enqueue("/v1/learning/controls", part); }

  /** The child who plays now; what stands here is this one's. */
  get active() { return this.children.find(({ isActive }) => isActive) ?? null; }

  /** Lets the child with the number `id` play; resolves to null, or to the problem. */
  switchTo(id) {
    return this.#do(() => save("/v1/children/active", { id }, "PUT"));
  }

  /** Adds a child of {name, ageMonths, modules}; the same. */
  addChild(child) { return this.#do(() => save("/v1/children", child)); }

  /** Changes the child with the number `id`; the same. */
  changeChild(id, part) { return this.#do(() => patch(`/v1/children/${id}`, part)); }

  /** Erases a child with all that is its own; the same. */
  eraseChild(id) { return this.#do(() => remove(`/v1/children/${id}`)); }

  /** Does `act` in its turn and reads how things are then; the same. */
  #do(act) {
    return this.#inTurn(async () => {
      await act();
      return null;
    }).then(async (problem) => {
      if (!problem) await this.load().catch(() => {});
      return problem;
    });
  }

  /** Lets a setting follow age and tier again, or be as for every child. */
  giveBack(name) {
    if (name === "rate") return this.change({ parentese: "byAge" });
    return name === "tier" ? this.changeProfile({ tier: null }) : this.change({ [name]: null });
  }

  /** Whether a grown-up has set `name`. */
  isChosen(name) {
    return name === "rate" ? this.settings.parentese !== "byAge" : this.chosen.has(name);
  }

  /** Read once: what may be set does not change while Meadow runs. */
  async #loadSchema() {
    if (this.schema.voice) return;
    const { settings } = await get("/v1/settings/schema");
    this.schema = Object.fromEntries(settings.map((entry) => [entry.key, entry]));
  }

  #enqueue(path, part) {
    return this.#inTurn(async () => {
      const now = typeof part === "function" ? part(this.profile) : part;
      const answer = await patch(path, now);
      if (path === "/v1/profile") this.#takeProfile(answer);
      else if (path === "/v1/settings") this.#takeSettings(answer, now);
      else this.learning = answer;
      this.#lookBack();
      return null;
    });
  }

  /** Sends with `act` once what was touched before is answered. */
  #inTurn(act) {
    const turn = this.#turn;
    this.#waiting += 1;
    this.#changes += 1;
    this.#changed = this.#changed.then(() => (turn === this.#turn ? this.#send(act) : this.refusal))
      .finally(() => {
        this.#waiting -= 1;
        this.#changes += 1;
      });
    return this.#changed;
  }

  async #send(act) {
    try {
      return await act();
    } catch (problem) {
      if (problem.isForGrownUps) this.#refuse(problem);
      return problem;
    } finally {
      this.#tell("change");
    }
  }

  /** What can be taken back now, and what the children are called; nobody waits for it. */
  async #lookBack() {
    const [history, { children }] = await Promise.all([
      get("/v1/settings/history").catch(() => this.history), get("/v1/children").catch(() => this)]);
    Object.assign(this, { history, children });
    this.#tell("change");
  }

  /** What was touched while the gate was asking is not asked about again. */
  #refuse(problem) {
    this.#turn += 1;
    this.refusal = problem;
  }

  #takeSettings(settings, part) {
    this.settings = settings;
    for (const [name, value] of Object.entries(part)) {
      if (value === null) this.chosen.delete(name);
      else this.chosen.add(name);
    }
  }

  #takeProfile(profile) {
    this.profile = profile;
    if (profile.chosen) this.chosen = new Set(profile.chosen);
  }

  #tell(kind) { this.dispatchEvent(new Event(kind)); }
}
