// How the gate opens, in words: once for all places that say it, and for each kind of hand its own.
import { make } from "../../kit/elements.js";

/** The hold with `seconds` on the gear. */
export const byFingers = (seconds) => `Hold the gear with two fingers for ${seconds} seconds.`;

const letters = () => [make("kbd", {}, "G"), " and ", make("kbd", {}, "U")];
const shift = () => make("kbd", {}, "Shift");

/** The ways without two fingers, as nodes of one paragraph. */
export const otherWays = (seconds) => ["With a keyboard: hold ", ...letters(),
  ` together for ${seconds} seconds. With a mouse: hold `, shift(),
  " and press the gear just as long."];

/** What a press of `pointerType` lacks that was no hold. */
export const missing = (pointerType) => (pointerType === "mouse"
  ? "With a mouse, hold Shift as well." : "Two fingers at once, side by side.");

/** The way for the hand that a press came from: "touch", "pen", "mouse", or "" for a keyboard. */
export function wayOf(pointerType, seconds) {
  if (pointerType === "mouse") return `For grown-ups: hold Shift and press for ${seconds} seconds.`;
  if (pointerType) return `For grown-ups: hold with two fingers for ${seconds} seconds.`;
  return `For grown-ups: hold G and U together for ${seconds} seconds.`;
}
