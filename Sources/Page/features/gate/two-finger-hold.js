// A hold that is outside what a toddler's hands do: two fingers for three seconds (document 001).
// Where there is one pointer only: the keys G and U together, or the mouse button with Shift.

const LETTERS = ["g", "u"];
const FINGERS = 2;

/**
 * Watches `target`. Tells "held", "released" and, after `milliseconds`, "complete" with {held}.
 * Two fingertips side by side are wider than a small target: with one on it, the second may lie
 * within `reach` px of its middle, and what lies under that one is not touched.
 */
export class TwoFingerHold extends EventTarget {
  milliseconds = 3000;
  #fingers = new Set();
  #letters = new Set();
  #mouse = false;
  #shift = false;
  #began = 0;
  #timer = 0;
  /** What is still down after a hold was complete begins no second one. */
  #isSpent = false;
  #listening = new AbortController();

  constructor(target, { reach = 0 } = {}) {
    super();
    Object.assign(this, { target, reach });
    const { signal } = this.#listening;
    const on = (from, kinds, act) => kinds.split(" ").forEach((kind) =>
      from.addEventListener(kind, act, { signal }));
    on(target, "pointerdown", (event) => this.#press(event));
    on(target, "lostpointercapture", (event) => this.#lift(event));
    on(window, "pointerup pointercancel", (event) => this.#lift(event));
    if (reach) window.addEventListener("pointerdown", (event) => this.#join(event),
      { signal, capture: true });
    on(target, "keydown", (event) => this.#type(event));
    on(target, "blur", () => this.#change(() => this.#letters.clear()));
    on(target, "contextmenu", (event) => event.preventDefault());
    on(window, "keydown keyup", (event) => this.#change(() => {
      this.#shift = event.shiftKey;
      if (event.type === "keyup") this.#letters.delete(letterOf(event));
    }));
    // What is let go of while another window is in front is not told here.
    on(window, "blur", () => this.reset());
  }

  /** Begins anew, whatever is down. */
  reset() {
    this.#change(() => {
      this.#fingers.clear();
      this.#letters.clear();
      this.#mouse = this.#shift = this.#isSpent = false;
    });
  }

  /** Lets go of the target. */
  end() {
    clearTimeout(this.#timer);
    this.#listening.abort();
  }

  #press(event) {
    this.#change(() => {
      if (event.pointerType !== "mouse") this.#fingers.add(event.pointerId);
      else if (event.button === 0) {
        this.#mouse = true;
        this.#shift = event.shiftKey;
        this.target.setPointerCapture(event.pointerId);
      }
    });
  }

  /** A second finger beside the one that is on the target. */
  #join(event) {
    if (event.pointerType === "mouse" || !this.#fingers.size) return;
    if (this.target.contains(event.target)) return;
    const { left, top, width, height } = this.target.getBoundingClientRect();
    const [across, down] = [event.clientX - left - width / 2, event.clientY - top - height / 2];
    if (Math.hypot(across, down) > this.reach) return;
    event.stopPropagation();
    event.preventDefault();
    this.#press(event);
  }

  #lift(event) {
    this.#change(() => {
      if (event.pointerType === "mouse") this.#mouse = false;
      else this.#fingers.delete(event.pointerId);
    });
  }

  #type(event) {
    const letter = letterOf(event);
    if (!LETTERS.includes(letter) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    this.#change(() => this.#letters.add(letter));
  }

  get #isDown() {
    return this.#fingers.size === FINGERS || (this.#mouse && this.#shift)
      || this.#letters.size === LETTERS.length;
  }

  #change(change) {
    const before = this.#isDown;
    change();
    const now = this.#isDown;
    if (now === before) return;
    clearTimeout(this.#timer);
    if (!now) {
      this.#isSpent = false;
      this.dispatchEvent(new Event("released"));
    } else if (!this.#isSpent) {
      this.#began = performance.now();
      this.#timer = setTimeout(() => this.#look(), this.milliseconds);
      this.dispatchEvent(new Event("held"));
    }
  }

  /** A timer may come a little early; the service counts the milliseconds. */
  #look() {
    const held = Math.floor(performance.now() - this.#began);
    if (held < this.milliseconds) {
      this.#timer = setTimeout(() => this.#look(), this.milliseconds - held);
      return;
    }
    this.#isSpent = true;
    this.dispatchEvent(new CustomEvent("complete", { detail: { held } }));
  }
}

/** The letter on the key; where another script is written, the one that stands in its place. */
function letterOf({ key, code }) {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, "").toLowerCase();
}
