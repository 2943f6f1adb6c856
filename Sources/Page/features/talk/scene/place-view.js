// One place as it is seen: the room or the inside of a thing, the things in it and the family's own
// words beside it. It is built anew for every place and thrown away as a whole, so nothing
// is left behind however often a child goes in and out.
import { make } from "../../../kit/elements.js";
import { layOut } from "./scene-layout.js";
import { dress, makeOwn, makeThing } from "./scene-object.js";

/** Room between the family's words, and around them. */
const GAP = 10;
/** The family's words are a little larger than the least. */
const OWN_TILE = 16;

/** A place, from its `page` of the scene book. */
export class PlaceView {
  constructor(page, art, symbols) {
    Object.assign(this, { page, art });
    this.things = page.objects.map((object) => makeThing(object, page.scene, symbols));
    this.own = page.myWords.map((word) => makeOwn(word, page.scene, symbols));
    this.ground = make("div", { class: "ground" }, ...this.things);
    this.view = make("div", { class: "view", tabindex: "-1" }, this.ground);
    this.words = this.own.length ? familyWords(this.own) : null;
    this.element = make("div", { class: "place-view" }, this.view, this.words);
    Object.assign(this.element.dataset, { scene: page.scene, depth: page.path.length });
    this.element.classList.toggle("labelled", page.showsLabels);
    this.dress();
  }

  /** Puts what has been drawn by now into place. */
  dress() {
    const { scene, path } = this.page;
    for (const thing of this.things) dress(thing, this.art);
    if (this.ground.querySelector(".back")) return;
    const id = path.length ? `${scene}-inside-${path.at(-1)}` : `${scene}-back`;
    const back = this.art.drawing(id, "back");
    this.element.classList.toggle("painted", Boolean(back));
    if (!back) return;
    // Beyond the drawing its mirror image goes on, so that walls and floors do not end.
    const mirrors = path.length ? [] : ["left", "right", "above", "below"]
      .map((side) => this.art.drawing(id, `mirror ${side}`));
    this.ground.prepend(back, ...mirrors);
    // Inside a thing, the room can still be guessed behind it.
    const room = path.length ? this.art.drawing(`${scene}-back`, "room") : null;
    if (room) this.element.prepend(room);
  }

  /** Gives everything its place in a room of `width` × `height`. */
  arrange({ width, height }) {
    const { targetSize } = this.page;
    const boxes = this.page.objects.map(({ position, size }, i) => ({
      x: position.x, y: position.y, w: size.w, h: size.h,
      isTile: !this.things[i].classList.contains("drawn"),
    }));
    const tile = targetSize + OWN_TILE;
    const plans = this.words
      ? [this.#beside(width, height, tile), this.#below(width, height, tile)]
      : [{ side: "none", room: { width, height } }];
    const laid = plans.map((plan) => ({ ...plan, ...layOut(boxes, plan.room, targetSize) }));
    const area = ({ width, height, pans }) => (pans ? 0 : width * height);
    this.#apply(laid.reduce((a, b) => (area(b) > area(a) ? b : a)), tile);
  }

  #beside(width, height, tile) {
    const rows = Math.max(1, Math.floor((height - GAP) / (tile + GAP)));
    const columns = Math.min(3, Math.ceil(this.own.length / rows));
    // As many columns as the stage does not need anyway, one at least.
    const spare = Math.max(1, Math.floor((width - height * 2 - GAP) / (tile + GAP)));
    const taken = Math.min(columns, spare) * (tile + GAP) + GAP;
    return { side: "beside", room: { width: width - taken, height }, taken };
  }

  #below(width, height, tile) {
    const columns = Math.max(1, Math.floor((width - GAP) / (tile + GAP)));
    const rows = Math.min(2, Math.ceil(this.own.length / columns));
    const spare = Math.max(1, Math.floor((height - width * 0.6 - GAP) / (tile + GAP)));
    const taken = Math.min(rows, spare) * (tile + GAP) + GAP;
    return { side: "below", room: { width, height: height - taken }, taken };
  }

  #apply({ side, taken = 0, room, width, height, boxes, pans }, tile) {
    this.element.dataset.own = side;
    this.element.classList.toggle("pans", pans);
    px(this.element, { "--taken": taken, "--tile": tile, "--gap": GAP });
    px(this.ground, { width, height });
    this.ground.classList.toggle("narrow", room.width > width + 1);
    this.ground.classList.toggle("low", room.height > height + 1);
    boxes.forEach((box, i) => this.#put(this.things[i], box));
  }

  /** A drawing stands at the bottom of its box; its signs stand at the drawing's corners. */
  #put(thing, { left, top, width, height }) {
    const aspect = this.art.aspect(thing.dataset.art) ?? width / height;
    const [wide, high] = [Math.min(width, height * aspect), Math.min(height, width / aspect)];
    px(thing, { left, top, width, height, "--wide": wide, "--high": high });
  }
}

function familyWords(words) {
  return make("div", { class: "family-words", role: "group", "aria-label": "My words" }, ...words);
}

function px(element, lengths) {
  for (const [name, length] of Object.entries(lengths)) {
    element.style.setProperty(name, `${Math.round(length * 10) / 10}px`);
  }
}
