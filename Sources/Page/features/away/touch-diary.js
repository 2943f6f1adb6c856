// The words that were touched while Meadow was away, until it has been told of them: what a child says
// counts, wherever the service was. Each telling has a name, so that one whose answer was lost is
// not counted twice, and an entry of its own, so that two pages do not write over each other.

const PREFIX = "meadow-away-";
/** The most touches of one telling, as the service takes them. */
const MOST = 500;
/** Older than this, in ms, the service does not take them: a month. */
const OLDEST = 31 * 86_400_000;

/** Notes touches in `storage` (localStorage); `send(body)` tells the service. */
export class TouchDiary {
  #page = null;

  constructor({ send, storage = globalThis.localStorage, now = () => Date.now() }) {
    Object.assign(this, { send, storage, now });
  }

  /** Notes a touch on `word`; it is written when the touch has been served. */
  note(word) {
    if (!this.#page || this.#page.touches.length >= MOST) this.#page = { id: newId(), touches: [] };
    this.#page.touches.push({ word, at: this.now() });
    const page = this.#page;
    setTimeout(() => { if (!page.isTold) this.#write(page); });
  }

  /** Tells all that is noted, and forgets what the service has taken or will never take. */
  async tell() {
    this.#page = null;
    for (const id of this.#ids()) {
      const touches = this.#read(id);
      const now = this.now();
      const told = touches.map(({ word, at }) =>
        ({ word, secondsAgo: Math.max(0, now - at) / 1000 })).filter(({ secondsAgo }) =>
        secondsAgo * 1000 < OLDEST);
      try {
        if (told.length) await this.send({ id, touches: told });
        this.storage.removeItem(PREFIX + id);
      } catch (problem) {
        if (problem.status < 400 || problem.status >= 500) return;
        this.storage.removeItem(PREFIX + id);
      }
    }
  }

  /** Forgets everything, untold. */
  clear() {
    if (this.#page) this.#page.isTold = true;
    this.#page = null;
    for (const id of this.#ids()) this.storage.removeItem(PREFIX + id);
  }

  /** How many touches wait to be told. */
  get size() { return this.#ids().reduce((sum, id) => sum + this.#read(id).length, 0); }

  #write({ id, touches }) {
    try {
      this.storage.setItem(PREFIX + id, JSON.stringify(touches));
    } catch {
      // Full, or not allowed here: the word was said, which matters more than that it is counted.
    }
  }

  #ids() {
    const keys = Array.from({ length: this.storage.length }, (_, at) => this.storage.key(at));
    return keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
  }

  #read(id) {
    try {
      return JSON.parse(this.storage.getItem(PREFIX + id)) ?? [];
    } catch {
      return [];
    }
  }
}

/** 16 characters of chance: crypto.randomUUID is not everywhere. */
function newId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, "0")).join("");
}
