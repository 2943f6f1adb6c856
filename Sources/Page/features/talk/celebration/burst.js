// The particles of one celebration. Where each is follows from its beginning and the time, so a
// late frame shows what belongs to it; all numbers live in arrays made once, a frame makes nothing.
import { SIDE } from "./particle-shapes.js";

const MOST = 64;
const POP = 0.16;
const FIELDS = 9;
const [X, Y, VX, VY, FALL, SIZE, TURN, SPIN, BORN] = Array.from({ length: FIELDS }, (_, i) => i);

/**
 * Three clearly different joys: a few petals in the air, a burst, and a whole meadow. `reach` is
 * how far from the middle anything can be seen, in px; a small sky costs a slow machine little.
 */
const STYLES = {
  1: { kinds: ["petal", "leaf"], speed: 260, size: [24, 36], fountains: 0, glow: 0, reach: 290 },
  2: {
    kinds: ["petal", "leaf", "star", "petal"], speed: 640, size: [30, 50], fountains: 0, glow: 220,
    reach: 560,
  },
  3: {
    kinds: ["petal", "star", "bubble", "leaf", "petal"], speed: 1250, size: [38, 76],
    fountains: 0.5, glow: 520, reach: Infinity,
  },
};
const DRAG = 2.6;

/** Particles that fly; set out by `begin`, drawn by `draw`. */
export class Burst {
  #numbers = new Float32Array(MOST * FIELDS);
  #pictures = new Array(MOST).fill(null);
  #count = 0;
  #glow = 0;
  #origin = { x: 0, y: 0 };

  constructor(shapes) { this.shapes = shapes; }

  /** How far from its origin a celebration of `intensity` reaches in such a window, in px. */
  static reach(intensity, width, height) {
    return (STYLES[intensity] ?? STYLES[2]).reach * unitOf(width, height);
  }

  /** `count` particles from `origin` in a window of `width` × `height`, all in CSS px. */
  begin({ intensity, count, origin, width, height }) {
    const style = STYLES[intensity] ?? STYLES[2];
    const unit = unitOf(width, height);
    this.#count = Math.min(MOST, count);
    this.#glow = style.glow * unit;
    this.#origin = origin;
    for (let i = 0; i < this.#count; i++) {
      const kind = style.kinds[i % style.kinds.length];
      const pictures = this.shapes[kind];
      this.#pictures[i] = pictures[Math.floor(Math.random() * pictures.length)];
      const isFountain = i < this.#count * style.fountains;
      this.#setOut(i, { style, kind, unit, width, height, isFountain });
    }
  }

  #setOut(i, { style, kind, unit, width, height, isFountain }) {
    const n = this.#numbers;
    const at = i * FIELDS;
    const side = i % 2 ? 1 : -1;
    const angle = isFountain
      ? -Math.PI / 2 - side * (0.12 + Math.random() * 0.5)
      : (i / this.#count) * Math.PI * 2 + Math.random();
    const push = style.speed * unit * (0.45 + Math.random() * 0.55) * (isFountain ? 1.5 : 1);
    n[at + X] = isFountain ? (side > 0 ? width * 0.94 : width * 0.06) : this.#origin.x;
    n[at + Y] = isFountain ? height * 0.96 : this.#origin.y;
    n[at + VX] = Math.cos(angle) * push;
    n[at + VY] = Math.sin(angle) * push - (isFountain ? 0.5 : 0.35) * style.speed * unit;
    n[at + FALL] = (kind === "bubble" ? -70 : kind === "star" ? 150 : 110) * unit;
    n[at + SIZE] = (style.size[0] + Math.random() * (style.size[1] - style.size[0])) * unit;
    n[at + TURN] = kind === "bubble" ? 0 : Math.random() * Math.PI * 2;
    n[at + SPIN] = kind === "bubble" ? 0 : (Math.random() - 0.5) * 7;
    n[at + BORN] = Math.random() * (isFountain ? 0.35 : 0.08);
  }

  /**
   * Draws what is `t` seconds after the beginning of `length`, with `strength` 0 … 1, on a canvas
   * whose corner is at `left`, `top` and that has `scale` pixels for each of the page's.
   */
  draw(pen, now) {
    const { t, length, strength, scale, left, top } = now;
    if (this.#glow) this.#drawGlow(pen, now);
    const n = this.#numbers;
    const ending = Math.min(1, (length - t) / (length * 0.35));
    for (let i = 0; i < this.#count; i++) {
      const at = i * FIELDS;
      const age = t - n[at + BORN];
      if (age <= 0) continue;
      const gone = (1 - Math.exp(-DRAG * age)) / DRAG;
      const sway = Math.sin(age * 4 + i) * n[at + SIZE] * 0.22 * Math.min(1, age);
      const x = n[at + X] + n[at + VX] * gone + sway;
      const y = n[at + Y] + n[at + VY] * gone + n[at + FALL] * (age - gone) * 2.2;
      const pop = age < POP ? 0.3 + 0.85 * (age / POP) : 1 + Math.max(0, 0.15 - (age - POP));
      const size = (n[at + SIZE] * pop * scale) / SIDE;
      const turn = n[at + TURN] + n[at + SPIN] * age;
      const cos = Math.cos(turn) * size;
      const sin = Math.sin(turn) * size;
      pen.globalAlpha = Math.max(0, strength * ending);
      pen.setTransform(cos, sin, -sin, cos, (x - left) * scale, (y - top) * scale);
      pen.drawImage(this.#pictures[i], -SIDE / 2, -SIDE / 2);
    }
  }

  #drawGlow(pen, { t, length, strength, scale, left, top }) {
    const light = Math.sin(Math.PI * Math.min(1, t / (length * 0.7)));
    const size = (this.#glow * 2 * scale) / SIDE;
    pen.globalAlpha = Math.max(0, light * strength * 0.5);
    const { x, y } = this.#origin;
    pen.setTransform(size, 0, 0, size, (x - left) * scale, (y - top) * scale);
    pen.drawImage(this.shapes.glow[0], -SIDE / 2, -SIDE / 2);
  }
}

/** Everything is larger on a large screen, and within bounds. */
function unitOf(width, height) {
  return Math.min(1.25, Math.max(0.6, Math.min(width, height) / 820));
}
