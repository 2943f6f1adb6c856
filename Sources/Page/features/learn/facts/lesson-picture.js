// The picture of a micro-lesson: counters, hops, frames and rods that lie still first and then move,
// each movement about half a second, with everybody free to skip to the end.
import { svg } from "../../../kit/svg.js";
import { CELL, planOf } from "./picture-plan.js";
import { pictureInWords } from "./facts-words.js";

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const EASE = "cubic-bezier(0.4, 0, 0.2, 1)";
const MARGIN = 4;

/** A picture as it begins; `node` is its element. */
export class LessonPicture {
  #running = [];
  #ended = null;
  #at = 0;

  constructor(picture) {
    this.plan = planOf(picture);
    const { width, height, kind } = this.plan;
    this.node = svg("svg", { class: `lesson-picture ${kind}`, role: "img", "aria-label": pictureInWords(picture),
      viewBox: `${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}` });
    this.#drawGround();
    this.things = this.plan.things.map((thing) => this.#thing(thing));
    this.node.append(...this.things);
    this.show(0);
  }

  /** Whether something moves. */
  get isMoving() { return this.#running.length > 0; }

  /** Stands as it is after movement `at`, 0 for the beginning. */
  show(at) {
    this.#stop();
    this.#at = at;
    this.plan.things.forEach((thing, number) => place(this.things[number], thing.places[at]));
    this.arcs?.forEach((arc, number) => arc.classList.toggle("done", number < at));
  }

  /** Moves from the beginning to the end within `milliseconds`; resolves once it is there or skipped. */
  async play(milliseconds) {
    this.show(0);
    const { moves } = this.plan;
    if (calm.matches || !milliseconds || !this.node.isConnected) return this.show(moves);
    const each = milliseconds / Math.max(1, moves);
    const over = new Promise((resolve) => { this.#ended = resolve; });
    for (let move = 1; move <= moves; move += 1) this.#move(move, each);
    await Promise.race([over, Promise.all(this.#running.map(({ finished }) => finished.catch(() => {})))]);
    if (this.#at === 0) this.show(moves);
    return undefined;
  }

  /** The end, at once. */
  skip() { this.show(this.plan.moves); }

  #stop() {
    const running = this.#running;
    this.#running = [];
    for (const animation of running) animation.cancel();
    this.#ended?.();
    this.#ended = null;
  }

  #move(move, duration) {
    const timing = { duration, delay: (move - 1) * duration, easing: EASE, fill: "both" };
    this.plan.things.forEach(({ shape, places }, at) => {
      const [from, to] = [places[move - 1], places[move]];
      if (from === to || JSON.stringify(from) === JSON.stringify(to)) return;
      const frames = [frame(from ?? to, from), ...(shape === "hopper" ? [aloft(from, to)] : []), frame(to ?? from, to)];
      this.#running.push(this.things[at].animate(frames, { ...timing, fill: "forwards" }));
    });
    const arc = this.arcs?.[move - 1];
    if (!arc) return;
    this.#running.push(arc.querySelector(".arc").animate(
      [{ strokeDashoffset: 1, opacity: 1 }, { strokeDashoffset: 0, opacity: 1 }], { ...timing, fill: "forwards" }));
    this.#running.push(arc.querySelector(".hop-name").animate([{ opacity: 0 }, { opacity: 1 }],
      { ...timing, fill: "forwards" }));
  }

  #thing({ shape, tone }) {
    if (shape === "rod") return svg("g", { class: `token rod tone-${tone}` }, ...rod());
    if (shape === "one") {
      return svg("g", { class: `token unit tone-${tone}` },
        svg("rect", { x: -5, y: -5, width: 10, height: 10, rx: 2.4 }));
    }
    if (shape === "hopper") return svg("g", { class: "token hopper" }, ...frog());
    return svg("g", { class: `token counter tone-${tone}` }, svg("circle", { r: 4.9 }),
      svg("ellipse", { class: "shine", cx: -1.5, cy: -1.9, rx: 1.7, ry: 1.1 }));
  }

  #drawGround() {
    const { frames, empty, ticks, width } = this.plan;
    for (const { x, y } of frames ?? []) this.node.append(frameOfTen(x, y));
    for (const { y } of empty ?? []) {
      this.node.append(svg("rect", { class: "no-counters", x: 0, y: y - 5, width: width - 2, height: 10, rx: 5 }));
    }
    if (ticks) this.#drawLine();
  }

  #drawLine() {
    const { ticks, arcs, width, start } = this.plan;
    this.node.append(svg("path", { class: "axis", d: `M2 42H${width - 2}` }));
    for (const { number, x, isBold, isNamed } of ticks) {
      this.node.append(svg("path", { class: isBold ? "notch bold" : "notch", d: `M${x} 39v6` }));
      if (isNamed) this.node.append(name(number, x, 54, number === start ? "number here" : "number"));
    }
    this.arcs = arcs.map(({ from, to, hop, landing }) => {
      const middle = (from + to) / 2;
      const bend = Math.max(6, 30 - Math.abs(to - from) * 0.35) - 22;
      const named = ticks.find(({ number }) => number === landing)?.isNamed;
      return svg("g", { class: "hop" },
        svg("path", { class: "arc", pathLength: 1, d: `M${from} 37Q${middle} ${bend} ${to} 37` }),
        name(hop < 0 ? `−${-hop}` : `+${hop}`, middle, (37 + bend) / 2 - 3, "hop-name"),
        ...(named ? [] : [name(landing, to, 54, "number landing")]));
    });
    this.node.append(...this.arcs);
  }
}

const name = (text, x, y, kind) => svg("text", { class: kind, x, y, "text-anchor": "middle" }, `${text}`);
const moved = ({ x, y }) => `translate(${x}px, ${y}px)`;
const frame = (where, place) => ({ transform: moved(where), opacity: opacityOf(place) });
/** The highest point of a hop. */
const aloft = (from, to) => ({ transform: moved({ x: (from.x + to.x) / 2, y: from.y - 12 }), opacity: 1 });
const opacityOf = (place) => (place ? (place.isFaded ? 0.28 : 1) : 0);

function place(thing, at) {
  if (at) thing.style.setProperty("transform", moved(at));
  thing.style.setProperty("opacity", opacityOf(at));
}

function frameOfTen(x, y) {
  const across = [1, 2, 3, 4].map((column) => `M${x + column * CELL} ${y}v${2 * CELL}`).join("");
  return svg("g", { class: "frame-of-ten" },
    svg("rect", { x, y, width: 5 * CELL, height: 2 * CELL, rx: 3 }),
    svg("path", { d: `${across}M${x} ${y + CELL}h${5 * CELL}` }));
}

function rod() {
  const length = 10 * CELL + 2;
  const cuts = Array.from({ length: 9 }, (_, at) => `M${-length / 2 + (at + 1) * (length / 10)} -5v10`).join("");
  return [svg("rect", { x: -length / 2, y: -5, width: length, height: 10, rx: 2.4 }), svg("path", { class: "cuts", d: cuts })];
}

/** A frog, from above the line. */
function frog() {
  return [svg("ellipse", { class: "frog", cx: 0, cy: 0, rx: 5.4, ry: 4.4 }),
    svg("circle", { class: "frog", cx: -2.6, cy: -4, r: 2.1 }), svg("circle", { class: "frog", cx: 2.6, cy: -4, r: 2.1 }),
    svg("circle", { class: "eye", cx: -2.6, cy: -4.2, r: 0.9 }), svg("circle", { class: "eye", cx: 2.6, cy: -4.2, r: 0.9 }),
    svg("path", { class: "smile", d: "M-2.6 0.6Q0 2.6 2.6 0.6" })];
}
