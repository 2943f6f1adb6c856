// The celebration for eyes that want calm: a flower that comes and goes in its place, no movement.
import { SIDE } from "./particle-shapes.js";

/** The flower's size in CSS px by intensity. */
const SIZES = { 1: 110, 2: 180, 3: 270 };

/** Like Burst, but it only brightens and fades. */
export class Bloom {
  #size = 0;
  #at = { x: 0, y: 0 };

  constructor(shapes) { this.shapes = shapes; }

  static reach(intensity, width, height) {
    return Math.min(SIZES[intensity] ?? SIZES[2], Math.min(width, height) * 0.5) * 1.05;
  }

  begin({ intensity, origin, width, height }) {
    this.#size = Bloom.reach(intensity, width, height);
    this.#at = origin;
  }

  draw(pen, now) {
    const light = Math.sin(Math.PI * Math.min(1, now.t / now.length)) * now.strength;
    pen.globalAlpha = Math.max(0, light * 0.85);
    this.#copy(pen, this.shapes.glow[0], this.#size * 2, now);
    this.#copy(pen, this.shapes.flower[0], this.#size, now);
  }

  #copy(pen, picture, side, { scale, left, top }) {
    const size = (side * scale) / SIDE;
    const { x, y } = this.#at;
    pen.setTransform(size, 0, 0, size, (x - left) * scale, (y - top) * scale);
    pen.drawImage(picture, -SIDE / 2, -SIDE / 2);
  }
}
