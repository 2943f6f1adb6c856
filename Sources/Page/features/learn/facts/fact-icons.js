// The drawn signs of facts: what each thing does, for who does not read yet.
import { svg } from "../../../kit/svg.js";

const icon = (kind, ...parts) => svg("svg", { class: `fact-icon ${kind}`, viewBox: "0 0 48 48", "aria-hidden": "true" }, ...parts);
const line = (d) => svg("path", { class: "line", d });
const fill = (d, kind = "fill") => svg("path", { class: kind, d });
const dot = (cx, cy, r, kind) => svg("circle", { class: kind, cx, cy, r });
const word = (text, x, y, size = 16) => svg("text", { class: "sum", x, y, "font-size": size, "text-anchor": "middle" }, text);

export const ICONS = {
  /** Counters and a sign: what practice is about. */
  practice: () => icon("practice", dot(12, 16, 7, "tone-a"), dot(36, 16, 7, "tone-b"), line("M24 11v10M19 16h10"),
    fill("M8 32h32v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2Z", "tile"), word("= ?", 24, 42, 11)),
  /** An hourglass; no digits. */
  minute: () => icon("minute", line("M13 6h22M13 42h22"),
    fill("M15 8h18c0 9-6 12-7 16 1 4 7 7 7 16H15c0-9 6-12 7-16-1-4-7-7-7-16Z", "glass"),
    fill("M18.500 14h11c-1.500 4-4.500 6-5.500 9-1-3-4-5-5.500-9Z", "sand"), fill("M17 39c0-5 4-7 7-7s7 2 7 7Z", "sand")),
  /** A shoot that grows: what you have become. */
  progress: () => icon("progress", fill("M8 40h32v3H8Z", "soil"), line("M24 40V20"),
    fill("M24 24C14 24 10 18 10 11c9 0 14 4 14 13Z", "leaf"), fill("M24 19c0-8 5-12 14-12 0 8-4 12-14 12Z", "leaf")),
  back: () => icon("back", line("M28 10 14 24l14 14")),
  next: () => icon("next", line("M8 24h30M26 11l13 13-13 13")),
  again: () => icon("again", line("M38 24a14 14 0 1 1-4.500-10.300"), line("M35 5v10H25")),
  bulb: () => icon("bulb", fill("M24 5a14 14 0 0 0-8 25c2 1.500 3 3 3 5h10c0-2 1-3.500 3-5a14 14 0 0 0-8-25Z", "light"),
    line("M19 39h10M21 43h6")),
  ear: () => icon("ear", fill("M6 19v10a2 2 0 0 0 2 2h6l8 7a2 2 0 0 0 3-1.500V11.500A2 2 0 0 0 22 10l-8 7H8a2 2 0 0 0-2 2Z"),
    line("M31 18a8 8 0 0 1 0 12M36 13a15 15 0 0 1 0 22")),
  takeBack: () => icon("take-back", line("M18 12h20a3 3 0 0 1 3 3v18a3 3 0 0 1-3 3H18L7 24Z M22 19l10 10M32 19 22 29")),
  done: () => icon("done", line("M9 26l10 10L39 13")),
  leaf: () => icon("leaf-sign", fill("M10 38C8 18 20 8 40 8c0 20-10 32-30 30Z", "leaf"), line("M12 37C20 28 26 22 33 16")),
  star: () => icon("star-sign", fill("M24 4l6 13 14 2-10 10 2.500 14L24 36l-12.500 7L14 29 4 19l14-2Z", "star")),
  flag: () => icon("flag-sign", line("M12 44V6"), fill("M12 7h26l-7 8 7 8H12Z", "flag")),
  target: () => icon("target-sign", dot(24, 24, 19, "ring"), dot(24, 24, 12, "ring"), dot(24, 24, 5, "fill")),
  stop: () => icon("stop-sign", svg("rect", { class: "fill", x: 12, y: 12, width: 24, height: 24, rx: 5 })),
  play: () => icon("play-sign", fill("M15 9v30a2 2 0 0 0 3 1.700l23-15a2 2 0 0 0 0-3.400l-23-15A2 2 0 0 0 15 9Z")),
  talk: () => icon("talk-sign", fill("M8 8h32a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4H24l-10 9v-9H8a4 4 0 0 1-4-4V12a4 4 0 0 1 4-4Z", "bubble"),
    dot(15, 21, 2.500, "fill"), dot(24, 21, 2.500, "fill"), dot(33, 21, 2.500, "fill")),
  plus: () => icon("plus-sign", line("M24 9v30M9 24h30")),
  minus: () => icon("minus-sign", line("M9 24h30")),
  rest: () => icon("rest-sign", fill("M34 31A16 16 0 0 1 18 8a17 17 0 1 0 22 22 16 16 0 0 1-6 1Z", "moon")),
  family: () => icon("family-sign", dot(16, 16, 7, "tone-a"), dot(34, 18, 5.500, "tone-b"),
    fill("M4 42c0-11 5-16 12-16s12 5 12 16Z", "tone-a"), fill("M26 42c0-2 0-7-2-11 2-4 6-5 10-5 6 0 10 4 10 16Z", "tone-b")),
  basket: () => icon("basket-sign", fill("M6 20h36l-5 22H11Z", "basket"), line("M14 20 24 6l10 14M18 26v10M24 26v10M30 26v10")),
  /** The next step is a thing not known yet. */
  question: () => icon("question-sign", line("M15 17c0-6 4-9 9-9s9 3 9 8c0 7-9 7-9 14M24 38v2")),
};

/** The sign of each band, by the number in which the service counts them. */
export const BAND_ICONS = [
  () => icon("band", dot(14, 24, 8, "tone-a"), dot(34, 24, 8, "tone-a")),
  () => icon("band", dot(13, 17, 6.500, "tone-a"), dot(35, 17, 6.500, "tone-a"), dot(24, 34, 6.500, "tone-b")),
  () => icon("band", line("M6 34h36M12 30v8M24 30v8M36 30v8"), line("M12 28q6-16 12 0q6-16 12 0")),
  () => icon("band", ...[0, 1, 2, 3, 4].flatMap((at) => [dot(8 + at * 8, 19, 3.400, "tone-a"), dot(8 + at * 8, 29, 3.400, at < 4 ? "tone-a" : "tone-b")])),
  () => icon("band", line("M4 36h40"), fill("M8 36c2-22 30-22 32 0h-6c-2-13-18-13-20 0Z", "tone-b"), word("10", 24, 34, 11)),
  () => icon("band", svg("rect", { class: "tone-a", x: 8, y: 6, width: 10, height: 36, rx: 3 }), dot(31, 14, 5, "tone-b"), dot(31, 26, 5, "tone-b"), dot(31, 38, 5, "tone-b")),
];

/** Titles of bands as the service says them, in their order. */
export const BAND_TITLES = ["Doubles", "Near doubles", "Count on and back", "Tens", "Bridge ten", "Tens and ones"];

/** The sign of the band with this title; a bulb where it is none of them. */
export function bandIcon(title) {
  return (BAND_ICONS[BAND_TITLES.indexOf(title)] ?? ICONS.bulb)();
}
