// A clock: a face with numerals and two hands, the short one for the hour; or one with digits.
import { svg } from "../../../kit/svg.js";
import { around, box, glyph, line, sheet } from "./drawing.js";

const SIZE = 160;
const MIDDLE = SIZE / 2;

/** The drawing of {h, m, digital}. */
export function clockPiece({ h, m, digital }) {
  return digital ? digitalClock(h, m) : clockFace(h, m);
}

/** A face that shows `h`:`m`; `setHands` moves its hands. */
export function clockFace(h, m) {
  const drawing = sheet("clock-piece", SIZE, SIZE,
    svg("circle", { class: "clock-rim", cx: MIDDLE, cy: MIDDLE, r: 77 }),
    svg("circle", { class: "clock-dial", cx: MIDDLE, cy: MIDDLE, r: 69 }));
  for (let i = 0; i < 60; i++) {
    const [x1, y1] = around(MIDDLE, MIDDLE, 67, i / 60);
    const [x2, y2] = around(MIDDLE, MIDDLE, i % 5 ? 64.5 : 61, i / 60);
    drawing.append(line(x1, y1, x2, y2, i % 5 ? "clock-minute" : "clock-tick"));
  }
  for (let i = 1; i <= 12; i++) {
    const [x, y] = around(MIDDLE, MIDDLE, 52, i / 12);
    drawing.append(glyph(String(i), x, y, 15, "numeral"));
  }
  drawing.append(svg("g", { class: "hand hour" }, line(MIDDLE, MIDDLE + 8, MIDDLE, MIDDLE - 29, "hand-line")),
    svg("g", { class: "hand minute" }, line(MIDDLE, MIDDLE + 10, MIDDLE, MIDDLE - 43, "hand-line")),
    svg("circle", { class: "clock-pin", cx: MIDDLE, cy: MIDDLE, r: 6 }));
  setHands(drawing, h, m);
  return drawing;
}

/** Both hands go together: at half past, the short one stands between two numerals. */
export function setHands(drawing, h, m) {
  const turn = (name, degrees) => drawing.querySelector(`.hand.${name}`)
    .setAttribute("transform", `rotate(${degrees} ${MIDDLE} ${MIDDLE})`);
  turn("hour", (h % 12) * 30 + m / 2);
  turn("minute", m * 6);
}

function digitalClock(h, m) {
  const text = `${h}:${String(m).padStart(2, "0")}`;
  return sheet("digital-clock", 150, 84, box(3, 3, 144, 78, "digital-case", 18),
    box(15, 15, 120, 54, "digital-window", 8), glyph(text, 75, 42, 40, "digits"));
}
