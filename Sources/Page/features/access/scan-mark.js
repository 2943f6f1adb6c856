// The large, calm frame around what a switch would choose now: of a colour and a shape that nothing else
// on the page has, with a hand at its corner, so that nobody takes it for the keyboard's focus. It lies
// over the page and is not told to screen readers: they have their own way through.
import { make } from "../../kit/elements.js";
import { icon } from "../../kit/icon.js";
import { scrollerOf } from "../../kit/press/scrollers.js";
import { leaves } from "./scan-tree.js";

const AROUND = 8;
/** The frame stays on the screen, its corner with the hand too. */
const EDGE = 2;

export class ScanMark {
  #branch = null;
  #others = [];

  constructor() {
    this.hand = icon("point", "scan-hand");
    this.mark = make("span", { class: "scan-mark", "aria-hidden": "true", hidden: true });
    document.body.append(this.mark);
  }

  /** Frames an element, or a list of them together, of `all` that could be framed; null frames nothing. */
  show(branch, all = []) {
    this.#branch = branch;
    this.mark.hidden = !branch;
    if (!branch) return;
    const framed = leaves(branch);
    this.#others = all.filter((element) => !framed.includes(element));
    this.mark.dataset.of = Array.isArray(branch) ? "several" : "one";
    framed[0].scrollIntoView({ block: "nearest", inline: "nearest" });
    this.place();
  }

  /** Things move when a scene opens; the frame goes with them. */
  place() {
    if (!this.#branch) return;
    const boxes = inSight(leaves(this.#branch));
    if (!boxes.length) return this.mark.replaceChildren();
    const whole = around(boxes);
    // What stands freely may have something else within its frame: then each of it has its own.
    const isShared = boxes.length > 1 && inSight(this.#others).some((box) => hasMiddle(box, whole));
    const frames = isShared ? boxes.map((box) => around([box])) : [whole];
    const [first, ...others] = frames.map(frame);
    first.append(this.hand);
    this.mark.replaceChildren(first, ...others);
  }

  remove() { this.mark.remove(); }
}

/** The boxes of `elements`, as far as they are not scrolled out of their lists. */
function inSight(elements) {
  return elements.map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const list = scrollerOf(element)?.getBoundingClientRect();
    return list ? { left: Math.max(left, list.left), top: Math.max(top, list.top),
      right: Math.min(right, list.right), bottom: Math.min(bottom, list.bottom) }
      : { left, top, right, bottom };
  }).filter(({ left, top, right, bottom }) => left < right && top < bottom);
}

function around(boxes) {
  const side = (name, choose) => choose(...boxes.map((box) => box[name]));
  const left = Math.max(EDGE, side("left", Math.min) - AROUND);
  const top = Math.max(EDGE, side("top", Math.min) - AROUND);
  const right = Math.min(innerWidth - EDGE, side("right", Math.max) + AROUND);
  const bottom = Math.min(innerHeight - EDGE, side("bottom", Math.max) + AROUND);
  return { left, top, width: right - left, height: bottom - top };
}

/** Whether the middle of `box` lies within a frame. */
function hasMiddle(box, { left, top, width, height }) {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return x > left && x < left + width && y > top && y < top + height;
}

function frame(box) {
  const made = make("span", { class: "scan-frame" });
  for (const [name, length] of Object.entries(box)) made.style[name] = `${length}px`;
  return made;
}
