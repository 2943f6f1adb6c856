// 6 + 8 is 8 + 6: two rows of counters that change places, for a moment (the commutativity flash).
import { make } from "../../../kit/elements.js";
import { svg } from "../../../kit/svg.js";
import { CELL } from "./picture-plan.js";
import { factText } from "./facts-words.js";

const MOVES = 900;
const BEGINS = 350;
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** The flash as an element; it moves by itself once it is there. */
export function turnedRound({ fact, turned, upper, lower }) {
  const rows = [row(upper, "a"), row(lower, "b")];
  const [first, second] = [0, CELL + 6];
  const drawing = svg("svg", { class: "lesson-picture rows", "aria-hidden": "true",
    viewBox: `-4 -4 ${Math.max(upper, lower, 6) * CELL + 8} ${2 * CELL + 14}` }, ...rows);
  move(rows[0], first, second);
  move(rows[1], second, first);
  return make("div", { class: "turned-round" },
    make("p", { class: "sums", "aria-hidden": "true" }, make("span", {}, factText(fact)), make("span", { class: "same" }, "="),
      make("span", {}, factText(turned))), drawing);
}

function row(count, tone) {
  return svg("g", {}, ...Array.from({ length: count }, (_, at) =>
    svg("g", { class: `token counter tone-${tone}`, transform: `translate(${at * CELL + CELL / 2} ${CELL / 2})` },
      svg("circle", { r: 4.9 }), svg("ellipse", { class: "shine", cx: -1.5, cy: -1.9, rx: 1.7, ry: 1.1 }))));
}

function move(group, from, to) {
  group.style.setProperty("transform", `translateY(${calm.matches ? to : from}px)`);
  if (calm.matches) return;
  group.animate([{ transform: `translateY(${from}px)` }, { transform: `translateY(${to}px)` }],
    { duration: MOVES, delay: BEGINS, easing: "cubic-bezier(0.4, 0, 0.2, 1)", fill: "both" });
}
