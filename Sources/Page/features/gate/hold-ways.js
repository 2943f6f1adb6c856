// How the gate opens, in words: once for all places that say it, and for each kind of hand its own.
import { make } from "../../kit/elements.js";
import { t } from "../../kit/strings.js";

/** The hold with `seconds` on the gear. */
export const BY_FINGERS = "Hold the gear with two fingers for {seconds} seconds.";

/** The keys in a text that names them. */
const KEYS = /\{(G|U|Shift)\}/;

/** The ways without two fingers, as nodes of one paragraph; `speak` may be another than the page's `t`. */
export const otherWays = (seconds, speak = t) =>
  speak("With a keyboard: hold {G} and {U} together for {seconds} seconds. With a mouse: hold {Shift} and press "
    + "the gear just as long.", { seconds })
    .split(KEYS).map((part, at) => (at % 2 ? make("kbd", {}, part) : part));

/** What a press of `pointerType` lacks that was no hold. */
export const missing = (pointerType) => (pointerType === "mouse"
  ? t("With a mouse, hold Shift as well.") : t("Two fingers at once, side by side."));

/** The way for the hand that a press came from: "touch", "pen", "mouse", or "" for a keyboard. */
export function wayOf(pointerType, seconds) {
  if (pointerType === "mouse") return t("For grown-ups: hold Shift and press for {seconds} seconds.", { seconds });
  if (pointerType) return t("For grown-ups: hold with two fingers for {seconds} seconds.", { seconds });
  return t("For grown-ups: hold G and U together for {seconds} seconds.", { seconds });
}
