// Where in the service's frames this page plays: the service's `now` less a small lag.
//
// Each message carries `now`; its way here only ever delays it, so the largest difference to the
// page's own clock in the last two seconds is the truest. The lag covers what varies: the message's
// way, and the bursts in which a browser renders (12 ms in Chromium, wandering by as much again).
// It grows to the spread it sees, and at trouble; it shrinks slowly.

const MILLISECOND = 48;
const FIRST_LAG = 15 * MILLISECOND;
const LARGEST_LAG = 40 * MILLISECOND;
const GROWTH = 4 * MILLISECOND;
const SHRINK = MILLISECOND;
/** Frames without trouble before the lag shrinks: 10 s. */
const CALM = 10_000 * MILLISECOND;
const BUCKETS = 8;
const BUCKET = 250 * MILLISECOND;
/** An error that is corrected only while nothing is heard, and one that cannot wait. */
const SMALL_ERROR = 2 * MILLISECOND;
const LARGE_ERROR = 60 * MILLISECOND;

/** Maps the page's frames to the service's. All values are in frames at 48 kHz. */
export class PlayHead {
  #newest = -1;
  #largest = new Float64Array(BUCKETS).fill(-Infinity);
  #smallest = new Float64Array(BUCKETS).fill(Infinity);
  #calmSince = 0;
  lag = FIRST_LAG;
  /** The service's frame that plays at page frame 0, or null before the first message. */
  anchor = null;

  reset() {
    this.#largest.fill(-Infinity);
    this.#smallest.fill(Infinity);
    this.#newest = -1;
    this.anchor = null;
  }

  /** A message sent at the service's frame `now` was taken at the page's frame `clock`. */
  hear(now, clock) {
    const bucket = Math.floor(clock / BUCKET);
    if (bucket !== this.#newest) this.#turn(bucket);
    const slot = bucket % BUCKETS;
    this.#largest[slot] = Math.max(this.#largest[slot], now - clock);
    this.#smallest[slot] = Math.min(this.#smallest[slot], now - clock);
    if (this.anchor === null) this.anchor = this.target;
  }

  #turn(bucket) {
    if (this.#newest >= 0) this.lag = Math.max(this.lag, this.#needed);
    for (let old = Math.max(this.#newest, bucket - BUCKETS) + 1; old <= bucket; old++) {
      this.#largest[old % BUCKETS] = -Infinity;
      this.#smallest[old % BUCKETS] = Infinity;
    }
    this.#newest = bucket;
  }

  /** The lag with which nothing of the last two seconds would have come too late. */
  get #needed() {
    const spread = Math.max(...this.#largest) - Math.min(...this.#smallest);
    return Math.min(LARGEST_LAG, Math.max(FIRST_LAG, spread + MILLISECOND));
  }

  get target() { return Math.round(Math.max(...this.#largest) - this.lag); }

  /** Where the head should go now: "stay", "silently" once nothing is heard, or "now". */
  get verdict() {
    if (this.anchor === null) return "stay";
    const error = Math.abs(this.target - this.anchor);
    if (error > LARGE_ERROR) return "now";
    return error > SMALL_ERROR ? "silently" : "stay";
  }

  /** Frames came too late, by `frames` where that is known. */
  troubled(clock, frames = 0) {
    this.lag = Math.min(LARGEST_LAG, this.lag + Math.max(GROWTH, frames + MILLISECOND));
    this.#calmSince = clock;
  }

  /** Lets the lag shrink after a calm time. */
  calm(clock) {
    if (clock - this.#calmSince < CALM || this.lag <= FIRST_LAG) return;
    this.lag = Math.max(FIRST_LAG, this.lag - SHRINK);
    this.#calmSince = clock;
  }
}
