// The audio thread of the Browser output: plays the ring at the play head, without a gap.
import { FrameRing } from "./frame-ring.js";
import { PlayHead } from "./play-head.js";

const SERVICE_RATE = 48_000;
const CROSSFADE = 144;
/** Silence this long is between words, not inside one: a "p" is silent for up to 90 ms. */
const BETWEEN_WORDS = 4800;
const REPORTS_EVERY = SERVICE_RATE / 4;
/** A browser that turns its sound on renders in a rush; its clock means nothing until then. */
const SETTLES_WITHIN = SERVICE_RATE / 10;

class SoundPlayer extends AudioWorkletProcessor {
  constructor() {
    super();
    this.ring = new FrameRing();
    this.head = new PlayHead();
    this.ratio = SERVICE_RATE / sampleRate;
    this.counters = { underruns: 0, lateEdits: 0, jumps: 0 };
    this.starving = false;
    this.held = 0;
    this.gain = 0;
    this.previousAnchor = null;
    this.fade = 0;
    this.nextReport = 0;
    this.settling = SETTLES_WITHIN;
    this.port.onmessage = ({ data }) => (data.port ? this.listen(data.port) : this.settle());
  }

  /** Sound was turned on: wait until the clock runs evenly, then find the head's place anew. */
  settle() {
    this.settling = SETTLES_WITHIN;
    this.nextReport = 0;
  }

  listen(port) {
    port.onmessage = ({ data }) => (data.reset ? this.reset() : this.take(data));
  }

  get clock() { return currentFrame * this.ratio; }

  reset() {
    this.ring.clear();
    this.head.reset();
    this.previousAnchor = null;
    this.fade = 0;
  }

  take({ from, now, samples }) {
    const changed = this.ring.write(from, samples);
    if (this.settling > 0) return;
    this.head.hear(now, this.clock);
    if (changed === null) return;
    const late = this.clock + this.head.anchor - changed;
    if (late <= 0) return;
    this.counters.lateEdits += 1;
    this.head.troubled(this.clock, late);
  }

  process(_, [[out]]) {
    if (this.settling > 0) {
      this.settling -= out.length * this.ratio;
      this.head.reset();
    }
    if (this.head.anchor === null || this.ring.isEmpty) {
      this.playNothing(out);
    } else {
      this.steer();
      this.play(out);
    }
    this.report();
    return true;
  }

  /** Moves the head: unheard where that is enough, with a crossfade where it cannot wait. */
  steer() {
    const verdict = this.head.verdict;
    this.head.calm(this.clock);
    if (verdict === "stay") return;
    const heard = this.clock + Math.min(this.head.anchor, this.head.target) - BETWEEN_WORDS;
    const unheard = this.starving || this.ring.isSilent(Math.floor(heard), this.ring.end);
    if (!unheard && verdict === "silently") return;
    if (!unheard) {
      this.previousAnchor = this.head.anchor;
      this.fade = CROSSFADE;
    }
    this.counters.jumps += 1;
    this.head.anchor = this.head.target;
  }

  play(out) {
    const start = this.clock + this.head.anchor;
    for (let i = 0; i < out.length; i++) {
      const value = this.sample(start + i * this.ratio);
      out[i] = this.fade > 0 ? this.blend(value, i) : this.smooth(value);
    }
  }

  /** The sample at `position`, which may lie between frames, or null where there is none. */
  sample(position) {
    const frame = Math.floor(position);
    if (!this.ring.has(frame)) return null;
    const value = this.ring.at(frame);
    const part = position - frame;
    return part === 0 || !this.ring.has(frame + 1)
      ? value : value + (this.ring.at(frame + 1) - value) * part;
  }

  /** A missing sample fades what was heard; what comes after it fades in: never a click. */
  smooth(value) {
    if (value === null) {
      if (!this.starving) {
        this.starving = true;
        this.counters.underruns += 1;
        this.head.troubled(this.clock);
      }
      this.gain = 0;
      return this.held *= 0.97;
    }
    this.starving = false;
    this.gain = Math.min(1, this.gain + 1 / CROSSFADE);
    return this.held = value * this.gain;
  }

  blend(value, i) {
    const before = this.sample(this.clock + i * this.ratio + this.previousAnchor) ?? 0;
    this.fade -= 1;
    const share = this.fade / CROSSFADE;
    return this.smooth(value === null ? null : before * share + value * (1 - share));
  }

  playNothing(out) {
    for (let i = 0; i < out.length; i++) out[i] = this.held *= 0.97;
    this.starving = true;
    this.gain = 0;
  }

  report() {
    if (currentFrame < this.nextReport || this.settling > 0) return;
    const isLost = this.head.anchor === null;
    this.nextReport = currentFrame + (isLost ? 0 : REPORTS_EVERY);
    const ahead = isLost ? 0 : this.ring.end - this.clock - this.head.anchor;
    this.port.postMessage({
      ...this.counters,
      isSettled: !isLost,
      lagMilliseconds: this.head.lag / 48,
      aheadMilliseconds: ahead / 48,
    });
  }
}

registerProcessor("meadow-sound", SoundPlayer);
