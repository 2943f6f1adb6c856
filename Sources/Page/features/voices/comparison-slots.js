// What is being tried: one way of speaking, or two to compare; and what the board has now.

/** The parts of a way of speaking, as the settings name them. */
export const FACTORS = ["rate", "pitch", "range", "pauseMilliseconds"];
/** What the service speaks with while nobody has said how old the child is. */
const AGELESS = { rate: 0.85, pitch: 1.2, range: 1, pauseMilliseconds: 0 };
const NATURAL = { rate: 1, pitch: 1, range: 1, pauseMilliseconds: 0 };

/** A way of speaking: {voice, parentese, ageMonths, rate, pitch, range, pauseMilliseconds}. */
const mannerOf = (settings) => ({
  voice: settings.voice, parentese: settings.parentese ?? "own",
  ageMonths: settings.ageMonths ?? null, pauseMilliseconds: 0,
  ...Object.fromEntries(FACTORS.filter((name) => settings[name] !== undefined)
    .map((name) => [name, settings[name]])),
});

/** Whether two ways of speaking are the same to the settings. */
export const same = (a, b) => Object.keys(a).every((key) => a[key] === b[key]);

/** What PATCH /v1/settings takes for `manner`: an age or factors, never both. */
export function asChange({ voice, parentese, ageMonths, ...factors }) {
  if (parentese === "own") return { voice, parentese, ...factors };
  return ageMonths === null ? { voice, parentese } : { voice, parentese, ageMonths };
}

/** The voice and the factors alone, as a tap takes them. */
export const asManner = ({ voice, rate, pitch, range, pauseMilliseconds }) =>
  ({ voice, rate, pitch, range, pauseMilliseconds });

/** Two slots, A and B. Tells "change" after each change of what is tried. */
export class ComparisonSlots extends EventTarget {
  active = "A";
  steps = [];
  #kept = null;
  #tried = { A: null, B: null };

  /** What is tried now. */
  get current() { return this.#tried[this.active] ?? this.#tried.A; }

  /** What the board has. */
  get kept() { return this.#kept; }

  /** Whether B was ever taken up. */
  get isComparing() { return this.#tried.B !== null; }

  /** What stands in slot `name`. */
  at(name) { return this.#tried[name]; }

  get isKept() { return this.#kept !== null && same(this.current, this.#kept); }

  /** The settings are `settings`; slots that showed what was kept follow them. */
  settle(settings) {
    const before = this.#kept;
    this.#kept = mannerOf(settings);
    for (const name of ["A", "B"]) {
      const tried = this.#tried[name];
      if (name === "A" && !tried) this.#tried.A = { ...this.#kept };
      else if (tried && before && same(tried, before) && !this.isComparing) {
        this.#tried[name] = { ...this.#kept };
      }
    }
    this.#changed();
  }

  /** Takes up slot `name`; B begins as what is in A. */
  choose(name) {
    this.#tried[name] ??= { ...this.current };
    this.active = name;
    this.#changed();
  }

  /** Back to what the board has. */
  putBack() { this.#set({ ...this.#kept }); }

  setVoice(voice) { this.#set({ ...this.current, voice }); }

  /** One factor, by hand: from now on this way of speaking is the family's own. */
  setFactor(name, value) {
    this.#set({ ...this.current, [name]: value, parentese: "own" });
  }

  setMode(parentese) {
    const next = { ...this.current, parentese };
    if (parentese === "off") Object.assign(next, NATURAL);
    if (parentese === "byAge") Object.assign(next, this.#byAge(next.ageMonths));
    this.#set(next);
  }

  setAge(ageMonths) {
    this.#set({ ...this.current, parentese: "byAge", ageMonths, ...this.#byAge(ageMonths) });
  }

  /** The step of the table for an age, the last one for those who are older. */
  step(months) {
    if (months === null) return null;
    return this.steps.findLast(({ fromMonths }) => fromMonths <= months) ?? this.steps[0] ?? null;
  }

  #byAge(months) {
    const step = this.step(months);
    if (!step) return AGELESS;
    return Object.fromEntries(FACTORS.map((name) => [name, step[name]]));
  }

  #set(manner) {
    this.#tried[this.active] = manner;
    this.#changed();
  }

  #changed() { this.dispatchEvent(new Event("change")); }
}
