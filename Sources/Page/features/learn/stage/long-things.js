// Things that are measured, drawn along their length: a pencil gets longer between its rubber and its tip, a
// train by wagons. Each begins at 0 and ends at `w` exactly, and is 28 high. Light from the upper left, no
// outlines, as in the scenes.
import { svg } from "../../../kit/svg.js";
import { round } from "./drawing.js";

const MIDDLE = 14;
const area = (d, fill) => svg("path", { d, fill });
const bar = (x, y, width, height, fill, rx = 0) => svg("rect", { x: round(x), y, width: round(width), height, fill, rx });
const dot = (cx, cy, r, fill) => svg("circle", { cx: round(cx), cy, r, fill });
const stroke = (d, colour, width, more = {}) => svg("path", { d, fill: "none", stroke: colour, "stroke-width": width,
  "stroke-linecap": "round", "stroke-linejoin": "round", ...more });
/** So many equal steps of about `size` from `start` to `end`: where each begins, and how long it is. */
function steps(start, end, size) {
  const count = Math.max(1, Math.round((end - start) / size));
  const length = (end - start) / count;
  return Array.from({ length: count }, (_, i) => ({ x: start + i * length, length }));
}

/** A shaft of three tones from `x` to `end`. */
const shaft = (x, end, [light, middle, dark], y = 4, height = 20) => [
  bar(x, y, end - x, height, middle), bar(x, y, end - x, height * 0.34, light), bar(x, y + height * 0.72, end - x, height * 0.28, dark)];

const DRAWN = {
  "✏️": (w) => [bar(0, 4, 13, 20, "#f08fa0", 5), bar(0, 17, 13, 7, "#d9708a", 4), bar(11, 4, 10, 20, "#c3ccd6"),
    bar(13, 4, 2, 20, "#8e9aa8"), bar(17, 4, 2, 20, "#8e9aa8"), ...shaft(21, w - 22, ["#ffe08a", "#f7bf3f", "#d99a2b"]),
    area(`M${w - 22} 4L${w} 14L${w - 22} 24z`, "#f2d3a4"), area(`M${w - 22} 17L${w} 14L${w - 22} 24z`, "#dcb580"),
    area(`M${w - 8} 10.4L${w} 14L${w - 8} 17.6z`, "#4b5160")],
  "🖍️": (w) => [bar(0, 3, w - 16, 22, "#e2574c", 3), bar(0, 3, w - 16, 8, "#f5847a", 3), bar(0, 19, w - 16, 6, "#bd3f37", 3),
    bar(6, 3, 4, 22, "#7d2a25"), bar(w - 26, 3, 4, 22, "#7d2a25"), area(`M${w - 16} 6L${w - 2} 11Q${w + 2} 14 ${w - 2} 17L${w - 16} 22z`, "#d14a40")],
  "🖌️": (w) => [area(`M0 14Q3 9 14 9L${w - 30} 7V21L14 19Q3 19 0 14z`, "#c5603f"), area(`M3 12Q8 9 14 9L${w - 30} 7V11L14 12z`, "#e08a66"),
    bar(w - 32, 6, 13, 16, "#c3ccd6"), bar(w - 32, 6, 13, 5, "#e6ebf0"), bar(w - 27, 6, 2, 16, "#8e9aa8"),
    area(`M${w - 19} 6Q${w - 6} 5 ${w} 14Q${w - 6} 23 ${w - 19} 22z`, "#4f86d6"), area(`M${w - 19} 16Q${w - 8} 17 ${w} 14Q${w - 6} 23 ${w - 19} 22z`, "#3767b0")],
  "🥕": (w) => [area("M14 14Q2 0 0 5Q4 8 12 14Q-2 12 0 17Q6 17 12 14Q2 22 5 26Q12 20 15 14z", "#5aa84f"), area("M14 14Q-2 12 0 17Q6 17 14 14z", "#79c46a"),
    area(`M12 5Q${w * 0.55} 2 ${w} 14Q${w * 0.55} 26 12 23Q7 14 12 5z`, "#f28c33"), area(`M10 16Q${w * 0.5} 22 ${w} 14Q${w * 0.55} 26 12 23Q9 20 10 16z`, "#d66f1f"),
    area(`M14 7Q${w * 0.45} 5 ${w * 0.7} 10Q${w * 0.4} 9 14 11z`, "#ffb56b"),
    ...steps(22, w * 0.8, 26).map(({ x }, i) => stroke(`M${x} ${i % 2 ? 18 : 9}h6`, "#c9641a", 1.8))],
  "🪱": (w) => wave(w, "#d9807f", "#eda6a0", "#c26a6c"),
  "🐍": (w) => [...wave(w, "#5a9d4e", "#86c473", "#3f7a3a"), area(`M${w - 20} 6Q${w} 4 ${w} 14Q${w} 24 ${w - 20} 22Q${w - 26} 14 ${w - 20} 6z`, "#6bb05c"), dot(w - 8, 10, 2.6, "#fff"), dot(w - 7.4, 10, 1.4, "#2c3a2a")],
  "🔑": (w) => [bar(24, 10, w - 24, 8, "#e3ab34", 3), bar(24, 10, w - 26, 3, "#ffd873"), area(`M${w - 20} 17h6v8h-6zM${w - 10} 17h6v6h-6z`, "#c98d22"),
    stroke(`M14 14m-10 0a10 10 0 1 0 20 0a10 10 0 1 0 -20 0`, "#e3ab34", 8), stroke("M5.5 9.5A10 10 0 0 1 14 4", "#ffd873", 3)],
  "🥄": (w) => [area(`M26 12L${w - 5} 10.5Q${w} 10.5 ${w} 14Q${w} 17.5 ${w - 5} 17.5L26 16z`, "#aab4c0"), area(`M26 12L${w - 5} 10.5Q${w - 1} 10.6 ${w} 13L26 13.6z`, "#dfe5ec"),
    area("M0 14C0 6 8 3 16 4C24 5 30 11 30 14C30 17 24 23 16 24C8 25 0 22 0 14z", "#c3ccd6"), area("M4 14C4 8 10 6.5 16 7.5C22 8.5 25 12 25 14C25 16 20 20 14 20.5C8 21 4 18 4 14z", "#97a3b1"), area("M6 12C7 8.6 12 7.6 16 8.4C12 9.4 9 11 8 14z", "#eef2f6")],
  "🍌": (w) => [area(`M0 5C${w * 0.18} 33 ${w * 0.82} 33 ${w} 5L${w - 6} 2C${w * 0.8} 16 ${w * 0.2} 16 6 2z`, "#f7cf46"), area(`M0 5C${w * 0.18} 33 ${w * 0.82} 33 ${w} 5L${w - 2} 4C${w * 0.8} 27 ${w * 0.2} 27 2 4z`, "#dba92b"),
    area(`M7 4C${w * 0.22} 19 ${w * 0.7} 19 ${w * 0.85} 12C${w * 0.6} 16 ${w * 0.3} 16 7 4z`, "#ffe58a"), area("M0 5L6 2L9 6L4 10z", "#7a5a22"), area(`M${w} 5L${w - 6} 2L${w - 8} 6L${w - 3} 9z`, "#8a6a2a")],
  "🍃": (w) => [area(`M9 14Q${w * 0.38} -5 ${w} 14Q${w * 0.38} 33 9 14z`, "#6bb25a"), area(`M9 14H${w}Q${w * 0.38} 33 9 14z`, "#4f9645"), area(`M16 11Q${w * 0.35} -1 ${w * 0.75} 9Q${w * 0.4} 5 16 11z`, "#93d07e"),
    stroke(`M1.2 14H${w - 8}`, "#3b7a37", 2.4), ...steps(20, w * 0.8, 24).map(({ x }) => stroke(`M${x} 14l9 -6M${x} 14l9 6`, "#3b7a37", 1.4))],
  "🪶": (w) => [area(`M16 14Q${w * 0.5} -6 ${w} 8Q${w * 0.7} 28 16 18z`, "#8fb4e8"), area(`M16 15Q${w * 0.6} 18 ${w} 8Q${w * 0.7} 28 16 18z`, "#6a90cc"), area(`M24 11Q${w * 0.5} -2 ${w * 0.85} 5Q${w * 0.5} 5 24 11z`, "#c4daf7"),
    stroke(`M1 17Q${w * 0.5} 17 ${w - 6} 9`, "#f4f7fb", 2), ...steps(30, w * 0.8, 22).map(({ x }) => stroke(`M${x} 15l7 -6`, "#5a7fbc", 1.2))],
  "🕯️": (w) => [...shaft(0, w - 11, ["#fff4d6", "#f6dfa8", "#dcbf80"], 4, 20), ...steps(8, w - 16, 26).map(({ x }) => area(`M${round(x)} 4h7l-5 20h-7z`, "#ef8fa8")),
    area(`M${w - 14} 4Q${w - 8} 14 ${w - 14} 24z`, "#fff4d6"), stroke(`M${w - 11} 14H${w - 1.5}`, "#5b4a3d", 3)],
  "🐟": (w) => [area(`M22 14L0 3Q6 14 0 25z`, "#e0762f"), area(`M14 14Q${w * 0.45} -7 ${w - 6} 7Q${w + 4} 13 ${w - 4} 19Q${w * 0.5} 36 14 14z`, "#f5a04a"), area(`M16 15Q${w * 0.5} 22 ${w} 15Q${w - 2} 18 ${w - 4} 19Q${w * 0.5} 36 16 15z`, "#e0822f"),
    area(`M26 10Q${w * 0.5} -2 ${w * 0.8} 5Q${w * 0.5} 4 26 10z`, "#ffc98a"), ...steps(30, w - 22, 24).map(({ x }) => stroke(`M${round(x)} 8q5 6 0 12`, "#cf6f24", 1.8)), dot(w - 12, 11, 4, "#fff"), dot(w - 11, 11, 2.2, "#2c3a4a")],
  "🚂": train,
  "🚌": (w) => [bar(0, 2, w, 20, "#f2b83a", 6), bar(2, 2, w - 4, 5, "#ffd97a", 3), bar(0, 15, w, 4, "#d9962a"), ...steps(5, w - 5, 20).map(({ x, length }) => bar(x + 1.5, 6, length - 3, 8, "#bfe3f5", 2)),
    bar(w - 4, 16, 4, 4, "#fff4c2", 1), ...[12, w - 13].flatMap((x) => [dot(x, 22, 6, "#3d4656"), dot(x, 22, 2.6, "#c3ccd6")])],
};

/** The parts of the thing that this picture stands for, `w` long; null where it is not drawn. */
export const longThing = (picture, w) => DRAWN[picture]?.(w) ?? null;

/** A body in waves that grow in number, not in length. */
function wave(w, middle, light, dark) {
  const path = (y) => `M7 ${y}${steps(7, w - 7, 15).map(({ length }, i) => `q${round(length / 2)} ${i % 2 ? 9 : -9} ${round(length)} 0`).join("")}`;
  return [stroke(path(MIDDLE + 1.5), dark, 13), stroke(path(MIDDLE), middle, 12), stroke(path(MIDDLE - 2), light, 4, { opacity: 0.8 }), dot(w - 6, 11.5, 1.8, "#40302c")];
}

function train(w) {
  const engine = Math.min(44, w);
  const x = w - engine;
  const wagons = w > engine ? steps(0, x, 34) : [];
  const wheel = (at) => [dot(at, 23, 5, "#3d4656"), dot(at, 23, 2, "#c3ccd6")];
  return [...wagons.flatMap(({ x: left, length }, i) => {
    const [light, middle] = [["#8fb4f0", "#5f8bd8"], ["#8fd39b", "#5bb070"], ["#f2a6c0", "#d97a9c"]][i % 3];
    return [bar(left + length - 4, 17, 8, 3, "#55627c"), bar(left, 8, length - 3, 13, middle, 3), bar(left, 8, length - 3, 5, light, 3), ...wheel(left + 7), ...wheel(left + length - 10)];
  }), bar(x, 2, 20, 19, "#c8463c", 3), bar(x, 2, 20, 5, "#e8786e", 3), bar(x + 5, 6, 10, 7, "#cfeaf8", 2), bar(x + 18, 9, engine - 18, 12, "#e2574c", 4), bar(x + 18, 9, engine - 20, 4, "#f5847a", 3),
  bar(x + engine - 14, 1, 7, 9, "#3d4656", 2), ...wheel(x + 8), ...wheel(x + 22), ...wheel(x + engine - 8)];
}
