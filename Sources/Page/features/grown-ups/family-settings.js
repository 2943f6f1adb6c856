// The family's settings and profile as the grown-ups' side sees and changes them. Changes are sent
// one after the other, in the order of the touches; what the service says is what is shown.
import { get, patch, post } from "../../kit/transport/api.js";

/** Tells "change" whenever something is different. */
export class FamilySettings extends EventTarget {
  settings = {};
  profile = {};
  /** What each setting may be, by its key: type, edges and values, as the service has them. */
  schema = {};
  /** Names of what a grown-up has set; everything else follows the age or is as for every child. */
  chosen = new Set();
  /** The last changes, to be taken back and made again; the latest first. */
  history = { undo: [], redo: [] };
  #changed = Promise.resolve();
  #waiting = 0;
  #turn = 0;

  constructor(store) {
    super();
    this.store = store;
    // What is being changed here is shown when its answer comes, not as it was a moment before.
    const look = () => this.#waiting || this.load().catch(() => {});
    store.on("settings", look).on("profile", look).on("words", look);
  }

  /** Reads everything anew. */
  async load() {
    const [settings, profile, history] = await Promise.all(
      [get("/v1/settings"), get("/v1/profile"), get("/v1/settings/history"), this.#loadSchema()]);
    this.settings = settings;
    this.history = history;
    this.#takeProfile(profile);
    this.#tell("change");
  }

  /** Takes the last change back ("undo") or makes it again ("redo"); null, or the problem. */
  async turn(way) {
    try {
      await post(`/v1/settings/${way}`);
      await this.load();
      return null;
    } catch (problem) {
      return problem;
    }
  }

  /** Changes settings; resolves to null, or to the problem. */
  change(part) { return this.#enqueue("/v1/settings", part); }

  /** Changes the profile; the same. */
  changeProfile(part) { return this.#enqueue("/v1/profile", part); }

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
    const turn = this.#turn;
    this.#waiting += 1;
    this.#changed = this.#changed.then(() =>
      turn === this.#turn ? this.#send(path, part) : this.refusal)
      .finally(() => { this.#waiting -= 1; });
    return this.#changed;
  }

  async #send(path, part) {
    try {
      const answer = await patch(path, part);
      if (path === "/v1/profile") this.#takeProfile(answer);
      else this.#takeSettings(answer, part);
      this.#lookBack();
      return null;
    } catch (problem) {
      if (problem.isForGrownUps) this.#refuse(problem);
      return problem;
    } finally {
      this.#tell("change");
    }
  }

  /** What can be taken back now; nobody waits for it. */
  async #lookBack() {
    this.history = await get("/v1/settings/history").catch(() => this.history);
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
