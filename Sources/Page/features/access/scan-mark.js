// The large, calm frame around what a switch would choose now. It lies over the page and is not
// told to screen readers: they have their own way through.
import { make } from "../../kit/elements.js";
import { leaves } from "./scan-tree.js";

const AROUND = 8;

export class ScanMark {
  constructor() {
    this.mark = make("span", { class: "scan-mark", "aria-hidden": "true", hidden: true });
    document.body.append(this.mark);
  }

  /** Frames an element, or a list of them together; null frames nothing. */
  show(branch) {
    this.branch = branch;
    this.mark.hidden = !branch;
    if (!branch) return;
    this.mark.dataset.of = Array.isArray(branch) ? "several" : "one";
    leaves(branch)[0].scrollIntoView({ block: "nearest", inline: "nearest" });
    this.place();
  }

  /** Things move when a scene opens; the frame goes with them. */
  place() {
    if (!this.branch) return;
    const boxes = leaves(this.branch).map((element) => element.getBoundingClientRect());
    const left = Math.min(...boxes.map((box) => box.left));
    const top = Math.min(...boxes.map((box) => box.top));
    const right = Math.max(...boxes.map((box) => box.right));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    const { style } = this.mark;
    style.left = `${Math.max(2, left - AROUND)}px`;
    style.top = `${Math.max(2, top - AROUND)}px`;
    style.width = `${Math.min(innerWidth - 2, right + AROUND) - Math.max(2, left - AROUND)}px`;
    style.height = `${Math.min(innerHeight - 2, bottom + AROUND) - Math.max(2, top - AROUND)}px`;
  }

  remove() { this.mark.remove(); }
}
