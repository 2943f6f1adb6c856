// Rods and little blocks on a mat, with the number they make: laid by touching, or by dragging from the
// box onto the mat and away from it; ten ones are traded for a rod and back.
import { make } from "../../../kit/elements.js";
import { one, rod, UNIT } from "../stage/blocks-piece.js";
import { sheet } from "../stage/drawing.js";
import { BoardFrame } from "./board-frame.js";
import { WORDS } from "./board-words.js";
import { TenTrade } from "./ten-trade.js";
import { TileDrag } from "./tile-drag.js";

export class BaseTenBoard extends BoardFrame {
  /** Whether the last block was laid by a finger that is still down and may drag it. */
  #mayLift = false;

  constructor(given) {
    super(given);
    this.blocks = new TenTrade({ mostTens: this.board.tens, mostOnes: this.board.ones });
    this.tens = make("div", { class: "mat-tens" });
    this.ones = make("div", { class: "mat-ones" });
    this.total = make("output", { class: "mat-total", "aria-live": "off" });
    this.mat = make("div", { class: "mat" }, this.tens, this.ones, this.total);
    this.keys = {
      "tens+": this.#key(WORDS.addTen, "tens", 1), "tens-": this.#key(WORDS.takeTen, "tens", -1),
      "ones+": this.#key(WORDS.addOne, "ones", 1), "ones-": this.#key(WORDS.takeOne, "ones", -1),
      gather: this.key(WORDS.gather, { class: "board-key trade", "data-trade": "gather" }, heapOfTen(), "→", rodPicture()),
      open: this.key(WORDS.open, { class: "board-key trade", "data-trade": "open" }, rodPicture(), "→", heapOfTen()),
    };
    const { keys } = this;
    this.fill(this.mat, make("div", { class: "board-keys" },
      make("div", { class: "key-pair" }, keys["tens-"], keys["tens+"]),
      make("div", { class: "key-pair" }, keys["ones-"], keys["ones+"]),
      make("div", { class: "key-pair trades" }, keys.gather, keys.open)));
    this.drag = new TileDrag(this.node, { selector: '.mat-block, [data-by="1"]', targets: ".mat", signal: this.ended,
      mayDrag: () => !this.isLocked, lifted: (element) => this.#lifted(element),
      dropped: (element, target) => this.#dropped(element, target) });
    this.press("[data-by]", ({ dataset }, event) => {
      if (this.drag.isEcho(event)) return;
      const isLaid = this.#change(dataset.blocks, Number(dataset.by));
      this.#mayLift = isLaid && event.type === "pointerdown";
    });
    this.press("[data-trade]", (key) => this.#changed(this.blocks[key.dataset.trade]()));
    this.#show();
  }

  answer() {
    const { tens, ones, total } = this.blocks;
    return total ? { tens, ones } : null;
  }

  #key(name, kind, by) {
    return this.key(name, { "data-blocks": kind, "data-by": by },
      make("span", { class: "key-sign" }, by > 0 ? "+" : "−"), kind === "tens" ? rodPicture() : onePicture());
  }

  #change(kind, by) { return this.#changed(this.blocks.change(kind, by)); }

  /** The block that the finger laid when it came down is dragged now: it is not on the mat yet. */
  #lifted({ dataset }) {
    if (!this.#mayLift || !dataset.by) return;
    this.#mayLift = false;
    this.blocks.change(dataset.blocks, -1);
    this.#show();
    this.hooks.changed();
  }

  #dropped({ dataset }, target) {
    if (dataset.by && target) this.#change(dataset.blocks, 1);
    else if (!dataset.by && !target) this.#change(dataset.blocks, -1);
  }

  #changed(isChanged) {
    if (!isChanged) return false;
    this.#show();
    const { total, tens, ones } = this.blocks;
    this.tell(WORDS.total(total, tens, ones));
    this.hooks.moved("base10_block_moved");
    this.hooks.say({ number: total });
    this.hooks.changed();
    return true;
  }

  #show() {
    const { tens, ones, total } = this.blocks;
    match(this.tens, tens, () => block("tens", rodPicture()));
    match(this.ones, ones, () => block("ones", onePicture()));
    this.total.textContent = total;
    this.total.setAttribute("aria-label", WORDS.total(total, tens, ones));
    for (const [kind, by] of [["tens", 1], ["tens", -1], ["ones", 1], ["ones", -1]]) {
      this.enable(this.keys[`${kind}${by > 0 ? "+" : "-"}`], this.blocks.can(kind, by));
    }
    this.enable(this.keys.gather, this.blocks.canGather);
    this.enable(this.keys.open, this.blocks.canOpen);
  }
}

/** As many children as are wanted; those that stay are not touched. */
function match(list, count, draw) {
  while (list.children.length > count) list.lastChild.remove();
  while (list.children.length < count) list.append(draw());
}

const block = (kind, drawing) => make("span", { class: `mat-block ${kind}`, "data-blocks": kind }, drawing);
const rodPicture = () => sheet("rod-picture", UNIT + 2, UNIT * 10 + 2, rod(1, 1));
const onePicture = () => sheet("one-picture", UNIT + 2, UNIT + 2, one(1, 1));
const heapOfTen = () => sheet("heap-picture", UNIT * 2 + 6, UNIT * 5 + 14,
  ...Array.from({ length: 10 }, (_, i) => one(1 + (i % 2) * (UNIT + 3), 1 + Math.floor(i / 2) * (UNIT + 3))));
