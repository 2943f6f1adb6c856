// The event stream, which comes back by itself. EventSource gives up for good after some errors
// and waits seconds after others, so each connection is used once and a new one is made here.

const KINDS = [
  "utterance.started", "utterance.finished", "utterance.interrupted", "utterance.failed",
  "output", "settings", "profile", "words", "voices", "gate", "onset",
  "navigation", "bubble", "followUps", "avatar", "companion", "modelling", "glow", "celebration",
];
const FIRST_WAIT = 200;
const LONGEST_WAIT = 2000;

/** Events of the service: one of each kind with its data and revision, "open" and "lost". */
export class EventStream extends EventTarget {
  #source = null;
  #kinds = new Set(KINDS);
  #timer = 0;
  #wait = FIRST_WAIT;
  isOpen = false;

  constructor(path = "/v1/events") {
    super();
    this.path = path;
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.hurry());
    addEventListener("pagehide", () => this.#drop());
    addEventListener("pageshow", (event) => event.persisted && this.connect());
  }

  /** Calls `use` with the data of each event of `kind`, and with its revision: it grows. */
  on(kind, use) {
    this.addEventListener(kind, (event) => use(event.detail, event.revision));
    return this;
  }

  /** Opens the stream, now. */
  connect() {
    this.#drop();
    const source = new EventSource(this.path);
    this.#source = source;
    source.onopen = () => this.#opened();
    source.onerror = () => this.#failed();
    for (const kind of this.#kinds) this.#hear(kind);
    return this;
  }

  /** Hears further kinds, from now on: those of what is opened late. */
  listen(kinds) {
    for (const kind of kinds.filter((name) => !this.#kinds.has(name))) {
      this.#kinds.add(kind);
      if (this.#source) this.#hear(kind);
    }
  }

  /** Tries again at once if the stream is away: somebody is waiting. */
  hurry() {
    if (!this.isOpen && this.#timer) this.connect();
  }

  /** What was read when it opened was of no use: begins anew, a little later. */
  startOver() { this.#failed(); }

  #hear(kind) {
    this.#source.addEventListener(kind, (event) =>
      this.#tell(kind, JSON.parse(event.data), Number(event.lastEventId)));
  }

  #opened() {
    this.#wait = FIRST_WAIT;
    this.isOpen = true;
    this.#tell("open");
  }

  #failed() {
    this.#drop();
    this.isOpen = false;
    this.#tell("lost");
    this.#timer = setTimeout(() => this.connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 1.6, LONGEST_WAIT);
  }

  #drop() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#source?.close();
    this.#source = null;
  }

  #tell(kind, detail, revision = 0) {
    this.dispatchEvent(Object.assign(new CustomEvent(kind, { detail }), { revision }));
  }
}
