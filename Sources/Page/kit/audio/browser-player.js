// The Browser output's end in the page: an AudioContext that plays what the service sends.
// It only works while the service says that its output is this page's to play.

/** A first tap waits at most this long for the browser to turn its sound on. */
const WAKES_WITHIN = 1500;
const GESTURES = ["pointerdown", "pointerup", "keydown"];

/** Plays the service's sound. Tells "change" when its state or its counters change. */
export class BrowserPlayer extends EventTarget {
  #context = null;
  #worker = null;
  #player = null;
  #gesture = () => this.#resume();
  /** Underruns, late edits, jumps and the lag, as last reported by the audio thread. */
  counters = {};
  /** Whether the service's stream is open. */
  isFed = false;
  /** Why this browser cannot play it, in a parent's words, or null. */
  trouble = null;

  /** What it plays in, or null. */
  get context() { return this.#context; }

  /** Whether the browser lets sound out. */
  get isAwake() { return this.#context?.state === "running"; }

  /** Whether a word sent now would be heard from its first frame. */
  get isReady() { return this.isAwake && this.isFed && Boolean(this.counters.isSettled); }

  /** Milliseconds that the browser and its sound system add, as they report it. */
  get deviceLatency() {
    const { baseLatency = 0, outputLatency = 0 } = this.#context ?? {};
    return (outputLatency || baseLatency) * 1000;
  }

  /** Starts when the service's output is the browser's, stops when it is not. */
  follow(output) {
    if (output.kind === "browser" && !this.#context) this.#start();
    if (output.kind !== "browser" && this.#context) this.#close();
  }

  /** Null where nothing is to be waited for; else a promise of sound, or of giving up on it. */
  awaken() {
    if (!this.#context || this.isReady || this.trouble) return null;
    this.#resume();
    return new Promise((resolve) => {
      const done = () => {
        this.removeEventListener("change", look);
        resolve();
      };
      const look = () => this.isReady && done();
      this.addEventListener("change", look);
      setTimeout(done, WAKES_WITHIN);
    });
  }

  async #start() {
    const context = new AudioContext({ sampleRate: 48_000, latencyHint: "interactive" });
    this.#context = context;
    context.onstatechange = () => {
      this.counters.isSettled = false;
      if (this.isAwake) this.#player?.port.postMessage({ settle: true });
      this.#changed();
    };
    for (const gesture of GESTURES) addEventListener(gesture, this.#gesture, true);
    this.#resume();
    try {
      await context.audioWorklet.addModule("/page/kit/audio/player-worklet.js");
    } catch {
      this.trouble = "This browser cannot play Meadow's sound";
      return this.#changed();
    }
    if (this.#context === context) this.#connect(context);
  }

  #connect(context) {
    const player = new AudioWorkletNode(context, "meadow-sound", {
      numberOfInputs: 0, outputChannelCount: [1],
    });
    player.port.onmessage = ({ data }) => {
      this.counters = data;
      this.#changed();
    };
    player.connect(context.destination);
    this.#player = player;
    const { port1, port2 } = new MessageChannel();
    player.port.postMessage({ port: port1 }, [port1]);
    this.#worker = new Worker("/page/kit/audio/stream-worker.js", { type: "module" });
    this.#worker.onmessage = ({ data }) => {
      this.isFed = data.state === "open";
      this.#changed();
    };
    this.#worker.postMessage({ port: port2 }, [port2]);
  }

  #resume() {
    if (this.#context && !this.isAwake) this.#context.resume().catch(() => {});
  }

  #close() {
    for (const gesture of GESTURES) removeEventListener(gesture, this.#gesture, true);
    this.#worker?.terminate();
    this.#context.close();
    this.#context = this.#worker = this.#player = null;
    this.isFed = false;
    this.counters = {};
    this.#changed();
  }

  #changed() { this.dispatchEvent(new Event("change")); }
}
