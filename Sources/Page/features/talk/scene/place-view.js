// One place as it is seen: the room or the inside of a thing, the things in it and the family's own
// words beside it. It is built anew for every place and thrown away as a whole, so nothing
// is left behind however often a child goes in and out.
import { make } from "../../../kit/elements.js";
import { nameIt } from "../../../kit/strings.js";
import { inPlaces } from "../core-bar/word-groups.js";
import { layOut, stretched } from "./scene-layout.js";
import { dress, makeOwn, makeThing } from "./scene-object.js";

/** Room between the family's words, and around them. */
const GAP = 10;
/** The family's words are a little larger than the least. */
const OWN_TILE = 16;
/** The mirror images that stand at a corner. */
const CORNERS = ["left above", "right above", "left below", "right below"]
  .map((corner) => `corner ${corner}`);

/** A place, from its `page` of the scene book. */
export class PlaceView {
  #mirrored = new Set();

  constructor(page, art, symbols) {
    Object.assign(this, { page, art });
    // In the room itself there is always place for the family's words, so that the first moves nothing.
    this.keepsRoom = !page.path.length;
    this.things = page.objects.map((object) => makeThing(object, page.scene, symbols, art));
    this.own = inPlaces(page.myWords.map((word) => ({ ...word, at: word.slot })))
      .map((word) => (word ? makeOwn(word, page.scene, symbols) : make("span")));
    this.ground = make("div", { class: "ground" }, ...this.things);
    this.view = make("div", { class: "view", tabindex: "-1" }, this.ground);
    this.words = this.own.length ? familyWords(this.own) : null;
    this.element = make("div", { class: "place-view" }, this.view, this.words);
    Object.assign(this.element.dataset, { scene: page.scene, depth: page.path.length });
    this.element.classList.toggle("labelled", page.showsLabels);
    this.element.classList.toggle("has-own", Boolean(this.words));
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
    this.ground.prepend(back);
    // Inside a thing, the room can still be guessed behind it.
    const room = path.length ? this.art.drawing(`${scene}-back`, "room") : null;
    if (room) this.element.prepend(room);
  }

  /** From now on it is only looked at, until the place after it covers it: a sheet before it takes the
   *  touches that would reach it. `inert` would have every thing in it styled anew for its last 160 ms. */
  leave() {
    this.element.ariaHidden = "true";
    this.element.append(make("div", { class: "sheet" }));
  }

  /** Gives everything its place in a room of `width` × `height`, the same whatever is hidden. Where the
   *  room shrinks to the height `least` while phrases are offered, a thing's row and column are those it
   *  has then, so that none of them moves when phrases come and go. */
  arrange({ width, height, least = height }) {
    const { targetSize, objects, gaps = [], scene } = this.page;
    const boxes = [...objects, ...gaps].map(({ id, position, size }) => ({
      x: position.x, y: position.y, w: size.w, h: size.h,
      isTile: this.art.aspect(`${scene}-thing-${id}`) === undefined,
    }));
    const tile = targetSize + OWN_TILE;
    const low = least < height ? this.#plan(boxes, { width, height: least }, tile) : null;
    this.#apply(low?.pans === false && low.side !== "beyond"
      ? this.#stretched(low, height - least, boxes)
      : this.#plan(boxes, { width, height }, tile), tile);
  }

  /** How its drawings are shown, `ratio` pixels of the screen to each of the page's, by their names: the room so
   *  large, things with a line in their word's colour. */
  shown(ratio) {
    const things = this.things.filter(({ classList }) => classList.contains("drawn")).map(({ dataset, style }) => {
      const [width, height, edge, colour] = ["--wide", "--high", "--edge", "--colour"]
        .map((name) => style.getPropertyValue(name));
      const line = `color-mix(in oklab, ${edge} 70%, ${colour})`;
      return [dataset.art, { width: parseFloat(width), height: parseFloat(height), ratio, line }];
    });
    const { width, height } = this.ground.style;
    const room = { width: parseFloat(width), height: parseFloat(height), ratio };
    return Object.fromEntries([[`${this.page.scene}-back`, room], ...things]);
  }

  /** Where everything stands in a room: what shows most of it at once. */
  #plan(boxes, { width, height }, tile) {
    const { targetSize } = this.page;
    const plans = this.keepsRoom
      ? [this.#beside(width, height, tile), this.#below(width, height, tile)]
      : [{ side: "none", room: { width, height } }];
    const laid = plans.map((plan) => ({ ...plan, ...layOut(boxes, plan.room, targetSize) }));
    const area = ({ width, height, pans }) => (pans ? 0 : width * height);
    const best = laid.reduce((a, b) => (area(b) > area(a) ? b : a));
    const isFull = this.keepsRoom && best.pans;
    return (isFull ? this.#beyond(boxes, { width, height }, tile) : null) ?? best;
  }

  #stretched(plan, more, boxes) {
    const room = { width: plan.room.width, height: plan.room.height + more };
    return { ...plan, ...stretched(plan, room.height / plan.room.height, boxes), room };
  }

  /** On the smallest phone all of the stage is needed to see all things at once: the family's words
   *  lie beside it then, a pan away. Null where not even that is enough. */
  #beyond(boxes, room, tile) {
    const laid = layOut(boxes, room, this.page.targetSize);
    return laid.pans ? null : { side: "beyond", room, taken: 2 * (tile + GAP) + GAP, ...laid };
  }

  #beside(width, height, tile) {
    // As many columns as the stage does not need anyway, one at least.
    const spare = Math.max(1, Math.floor((width - height * 2 - GAP) / (tile + GAP)));
    const taken = Math.min(3, spare) * (tile + GAP) + GAP;
    return { side: "beside", room: { width: width - taken, height }, taken };
  }

  #below(width, height, tile) {
    const spare = Math.max(1, Math.floor((height - width * 0.6 - GAP) / (tile + GAP)));
    const taken = Math.min(2, spare) * (tile + GAP) + GAP;
    return { side: "below", room: { width, height: height - taken }, taken };
  }

  #apply({ side, taken = 0, room, width, height, boxes, pans }, tile) {
    this.element.dataset.own = side;
    const isBeyond = side === "beyond";
    this.element.classList.toggle("pans", pans || (isBeyond && Boolean(this.words)));
    const place = isBeyond ? this.view : this.element;
    if (this.words && this.words.parentElement !== place) place.append(this.words);
    px(this.element, { "--taken": taken, "--tile": tile, "--gap": GAP });
    px(this.ground, { width, height });
    // Where nobody stands in the room that is kept, walls and floor go on.
    const free = this.words ? null : side;
    const isNarrow = free === "beside" || room.width > width + 1;
    const isLow = free === "below" || room.height > height + 1;
    this.#mirror("narrow", isNarrow, ["left", "right"]);
    this.#mirror("low", isLow, ["above", "below"]);
    this.#mirror("cornered", isNarrow && isLow, CORNERS);
    this.things.forEach((thing, i) => this.#put(thing, boxes[i]));
  }

  /** Beyond the drawing its mirror image goes on where it `isSeen`, so that walls and floors do not
   *  end; drawn when it is first needed. */
  #mirror(kind, isSeen, sides) {
    const { scene, path } = this.page;
    this.ground.classList.toggle(kind, isSeen);
    if (!isSeen || path.length || this.#mirrored.has(kind)) return;
    const mirrors = sides.map((side) => this.art.drawing(`${scene}-back`, `mirror ${side}`));
    if (!mirrors[0]) return;
    this.#mirrored.add(kind);
    this.ground.querySelector(".back")?.after(...mirrors);
  }

  /** A drawing stands at the bottom of its box; its signs stand at the drawing's corners. */
  #put(thing, { left, top, width, height }) {
    const aspect = this.art.aspect(thing.dataset.art) ?? width / height;
    const [wide, high] = [Math.min(width, height * aspect), Math.min(height, width / aspect)];
    px(thing, { left, top, width, height, "--wide": wide, "--high": high });
  }
}

function familyWords(words) {
  return nameIt(make("div", { class: "family-words", role: "group" }, ...words), "My words");
}

function px(element, lengths) {
  for (const [name, length] of Object.entries(lengths)) {
    element.style.setProperty(name, `${Math.round(length * 10) / 10}px`);
  }
}
