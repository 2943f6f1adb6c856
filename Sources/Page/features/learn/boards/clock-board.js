// A clock that is set by turning its hands, or with four buttons. The hands are coupled and stop at the
// steps that the question asks for.
import { make } from "../../../kit/elements.js";
import { svg } from "../../../kit/svg.js";
import { clockFace, setHands } from "../stage/clock-face.js";
import { sheet } from "../stage/drawing.js";
import { BoardFrame } from "./board-frame.js";
import { WORDS } from "./board-words.js";
import { handAt, moved, withHourHand, withMinuteHand } from "./clock-time.js";
import { followPointer } from "./one-pointer.js";

export class ClockBoard extends BoardFrame {
  #time;
  #isSet = false;
  #hand = null;

  constructor(given) {
    super(given);
    const { h, m, step } = this.board;
    this.#time = { h, m };
    this.drawing = clockFace(h, m);
    this.face = make("div", { class: "clock-field", role: "img" }, this.drawing);
    this.digits = make("p", { class: "clock-digits", "aria-hidden": "true", hidden: this.#isDigitalAsked });
    const key = (name, hand, minutes) => this.key(name, { class: `board-key hand-key ${hand}`, "data-minutes": minutes },
      handPicture(hand, minutes > 0));
    const pair = (kind, ...keys) => make("div", { class: `key-pair ${kind}-keys` }, ...keys);
    this.fill(pair("hour", key(WORDS.hourLater, "hour", 60), key(WORDS.hourEarlier, "hour", -60)),
      make("div", { class: "clock-stand" }, this.face, this.digits),
      pair("minute", key(WORDS.later(step), "minute", step), key(WORDS.earlier(step), "minute", -step)));
    this.press("[data-minutes]", ({ dataset }) => this.#set(moved(this.#time, Number(dataset.minutes))));
    followPointer(this.face, { signal: this.ended,
      begun: (place) => this.#grasp(place), moved: (place) => this.#turn(place),
      ended: () => this.#release() });
    this.#show();
  }

  answer() { return this.#isSet ? { ...this.#time } : null; }

  onKey({ key }) {
    const by = { "+": 1, "=": 1, "-": -1 }[key];
    if (by) this.#set(moved(this.#time, by * this.board.step));
    return Boolean(by);
  }

  /** Digits beside the clock would answer for a child that is to read digits. */
  get #isDigitalAsked() {
    return this.shown.stage.some(({ shape }) => shape.kind === "clock" && shape.digital);
  }

  #grasp(place) {
    if (this.isLocked) return false;
    const { turn, away } = polar(place);
    this.#hand = handAt(this.#time, turn, away);
    this.hooks.touched();
    this.face.dataset.hand = this.#hand;
    this.#turn(place);
    return true;
  }

  #turn(place) {
    if (!this.#hand || this.isLocked) return;
    const { turn } = polar(place);
    this.#set(this.#hand === "hour" ? withHourHand(this.#time, turn)
      : withMinuteHand(this.#time, turn, this.board.step));
  }

  #release() {
    this.#hand = null;
    delete this.face.dataset.hand;
  }

  #set(time) {
    if (time.h === this.#time.h && time.m === this.#time.m) return;
    this.#time = time;
    this.#isSet = true;
    this.#show();
    this.tell(WORDS.time(time.h, time.m));
    this.hooks.moved("clock_hand_moved");
    this.hooks.changed();
  }

  #show() {
    const { h, m } = this.#time;
    setHands(this.drawing, h, m);
    this.digits.textContent = `${h}:${String(m).padStart(2, "0")}`;
    this.face.setAttribute("aria-label", WORDS.time(h, m));
  }
}

/** A place in the box of the face as a turn from the top and the way from the middle. */
function polar({ x, y }) {
  const [dx, dy] = [x - 0.5, y - 0.5];
  return { turn: (Math.atan2(dx, -dy) / (2 * Math.PI) + 1) % 1, away: Math.hypot(dx, dy) * 2 };
}

/** The hand a key moves, and which way round. */
function handPicture(hand, isOn) {
  const end = hand === "hour" ? 22 : 10;
  const arrow = isOn ? "M44 18a22 22 0 0 1 6 26l-7-3m7 3l4-8" : "M16 18a22 22 0 0 0-6 26l7-3m-7 3l-4-8";
  return sheet("hand-picture", 60, 60, svg("circle", { class: "clock-dial", cx: 30, cy: 34, r: 18 }),
    svg("g", { class: `hand ${hand}` }, svg("line", { class: "hand-line", x1: 30, y1: 34, x2: 30, y2: end })),
    svg("path", { class: "turn-arrow", d: arrow }));
}
