// Celebrations, drawn over the whole window and touching nothing: every finger goes through. The
// service says when, how strong and how long; a frame is asked for only while one runs.
import { Bloom } from "./bloom.js";
import { Burst } from "./burst.js";
import { drawShapes } from "./particle-shapes.js";

/** How long and how full where nobody says: as for a child from 24 to 36 months (defaults.json). */
export const USUAL = {
  1: { milliseconds: 1000, particles: 8 }, 2: { milliseconds: 1500, particles: 18 },
  3: { milliseconds: 2000, particles: 28 },
};
/** Never longer, whatever is asked (document 000 §06). */
const LONGEST = 2500;
/** A new word takes the stage: what still flies fades away this fast, in ms. */
const YIELD = 350;
/** How many pixels the sky has: where frames come late it gets fewer, and more where none does. */
const PIXELS = { first: 700_000, least: 350_000, most: 1_600_000 };
/** Frames a second that it must keep, and those at which it has time to spare. */
const SMOOTH = { least: 55, ample: 58 };
const SPEAKS = ".word, .offer, .feeling, #speak, #stop";

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * Celebrations on the canvas `root`, which has data-intensity and data-kind of the last one, and
 * after it data-frames, data-milliseconds and data-longest, the longest wait for a frame in ms.
 */
export class Celebration {
  #running = null;
  #now = { t: 0, length: 0, strength: 1, scale: 1, left: 0, top: 0 };
  #frame = (time) => this.#draw(time);
  #touched = null;
  #pixels = PIXELS.first;

  constructor({ root, store }) {
    this.root = root;
    this.pen = root.getContext("2d");
    root.hidden = true;
    store.on("celebration", (celebration) => this.begin(celebration));
    document.addEventListener("pointerdown", (event) => this.#notice(event),
      { capture: true, passive: true });
    document.addEventListener("keydown", (event) => {
      if ((event.key === "Enter" || event.key === " ") && !event.repeat) this.#notice(event);
    }, { capture: true, passive: true });
  }

  /** Celebrates now, instead of what was being celebrated. */
  begin({ intensity = 2, ...size }) {
    const { milliseconds, particles } = { ...USUAL[intensity], ...size };
    this.shapes ??= drawShapes();
    const drawing = calm.matches
      ? (this.bloom ??= new Bloom(this.shapes)) : (this.burst ??= new Burst(this.shapes));
    const { innerWidth: width, innerHeight: height } = window;
    const origin = calm.matches ? { x: width / 2, y: height * 0.42 } : this.#origin();
    this.#fit(origin, drawing.constructor.reach(intensity, width, height), { width, height });
    drawing.begin({ intensity, count: particles, origin, width, height });
    this.#now.length = Math.min(milliseconds, LONGEST) / 1000;
    for (const figure of ["frames", "milliseconds", "longest"]) delete this.root.dataset[figure];
    const wasRunning = this.#running !== null;
    this.#running = { drawing, began: null, last: 0, frames: 0, longest: 0, yields: Infinity };
    Object.assign(this.root.dataset, { intensity, kind: calm.matches ? "calm" : "burst" });
    if (!wasRunning) requestAnimationFrame(this.#frame);
  }

  #draw(time) {
    const run = this.#running;
    const { pen, root } = this;
    run.began ??= time;
    if (run.frames) run.longest = Math.max(run.longest, time - run.last);
    run.last = time;
    run.frames += 1;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, root.width, root.height);
    const now = this.#now;
    now.t = (time - run.began) / 1000;
    now.strength = 1 - Math.max(0, (performance.now() - run.yields) / YIELD);
    if (now.t >= now.length || now.strength <= 0) return this.#end();
    run.drawing.draw(pen, now);
    requestAnimationFrame(this.#frame);
  }

  #end() {
    const { frames, began, last, longest } = this.#running;
    this.#running = null;
    this.root.hidden = true;
    Object.assign(this.root.dataset, {
      frames, milliseconds: Math.round(last - began), longest: longest.toFixed(1),
    });
    this.#learn((frames - 1) / (last - began) * 1000);
  }

  /** What the machine can draw is known after it has drawn. */
  #learn(framesPerSecond) {
    const { least, most } = PIXELS;
    if (framesPerSecond < SMOOTH.least) this.#pixels = Math.max(least, this.#pixels / 2);
    if (framesPerSecond > SMOOTH.ample) this.#pixels = Math.min(most, this.#pixels * 1.4);
  }

  /** The sky: no larger than `reach` around `origin`, no finer than is seen. */
  #fit(origin, reach, window) {
    const left = Math.floor(Math.max(0, origin.x - reach));
    const top = Math.floor(Math.max(0, origin.y - reach));
    const width = Math.ceil(Math.min(window.width, origin.x + reach)) - left;
    const height = Math.ceil(Math.min(window.height, origin.y + reach)) - top;
    const scale = Math.min(devicePixelRatio || 1, 2, Math.sqrt(this.#pixels / (width * height)));
    const { root } = this;
    for (const [name, value] of Object.entries({ left, top, width, height })) {
      root.style.setProperty(name, `${value}px`);
    }
    const [across, down] = [Math.round(width * scale), Math.round(height * scale)];
    if (root.width !== across) root.width = across;
    if (root.height !== down) root.height = down;
    Object.assign(this.#now, { scale, left, top });
    root.hidden = false;
  }

  /** A child's touch: later celebrations come from there, and the one that runs gives way. */
  #notice(event) {
    const touched = event.target.closest?.(SPEAKS);
    if (!touched) return;
    this.#touched = touched;
    if (this.#running) this.#running.yields = Math.min(this.#running.yields, performance.now());
  }

  /** The middle of what was touched last, else of the stage. */
  #origin() {
    const home = this.#touched?.isConnected ? this.#touched : document.getElementById("stage");
    const box = home?.getBoundingClientRect();
    if (!box?.width) return { x: innerWidth / 2, y: innerHeight * 0.45 };
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
}
