// What a family has chosen so far. It outlives a reload of the page, not the window: a set-up that
// is broken off goes on where it was. Where nothing may be stored it lives as long as the page.

const KEY = "meadow.setup";
const EMPTY = { screen: "welcome", name: "", age: null, voice: null, tier: null, isSure: false, people: [] };
/** What the set-up speaks: the first of them unless the browser asks for another. */
const LANGUAGES = ["en", "es-419"];

/** The choices: screen, language, name, age (months), voice, tier, isSure (the note was answered), people. */
export class SetupDraft {
  #kept = empty();

  constructor() {
    try {
      Object.assign(this.#kept, pick(JSON.parse(sessionStorage.getItem(KEY))));
    } catch { /* Nothing was kept, or storage is refused: begin anew. */ }
  }

  get choices() { return this.#kept; }

  /** Keeps `some` of the choices. */
  keep(some) {
    Object.assign(this.#kept, some);
    try {
      sessionStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch { /* Full or refused: the page itself still knows. */ }
  }

  forget() {
    this.#kept = empty();
    try {
      sessionStorage.removeItem(KEY);
    } catch { /* As above. */ }
  }

  /** What is sent: only what was chosen; the rest has its defaults, which the service knows. */
  asRequest(code = null) {
    const { language, name, age, voice, tier, people } = this.#kept;
    const words = people.map(({ text, emoji }) => ({ text, emoji }));
    const request = {
      name: name.trim() || null, ageMonths: age, voice, tier, code, people: words.length ? words : null,
      language: language === LANGUAGES[0] ? null : language,
    };
    return Object.fromEntries(Object.entries(request).filter(([, value]) => value !== null));
  }
}

/** Nothing chosen yet, in the language of the browser as far as it is spoken. */
function empty() {
  const [asked = ""] = globalThis.navigator?.languages ?? [];
  return { ...EMPTY, language: LANGUAGES.find((one) => asked.startsWith(one.slice(0, 2))) ?? LANGUAGES[0] };
}

/** Only fields that are known, each of its kind. */
function pick(kept) {
  const fits = {
    screen: (value) => value === "code", language: (value) => LANGUAGES.includes(value),
    name: (value) => typeof value === "string", age: Number.isInteger, voice: (value) => typeof value === "string",
    tier: (value) => [1, 2, 3].includes(value), isSure: (value) => value === true,
    people: (value) => Array.isArray(value) && value.every((one) => one && ["text", "emoji", "offered"].every(
      (part) => typeof one[part] === "string")),
  };
  return Object.fromEntries(
    Object.entries(kept ?? {}).filter(([name, value]) => fits[name]?.(value)));
}
