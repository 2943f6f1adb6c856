// One gentle spotlight: a soft ring on what somebody may touch next, the word that the companion
// models, or the next step to a word that is looked for. Nothing else is darkened, and every other
// word stays as good as this one.

const ROOMS = ["stage", "core-bar", "scenes", "way"];

/** Keeps a ring of the class `mark` on what is to be touched, also when it is drawn anew. */
export class Spotlight {
  #find = null;
  #watch = new MutationObserver(() => this.#settle());

  /** `door(word)` gives what leads to a word that is not in sight, or null. */
  constructor(mark = "spotlit", door = () => null) {
    Object.assign(this, { mark, door });
    // Another window: what is arranged anew for it may have left the sight.
    addEventListener("resize", () => this.#find && requestAnimationFrame(() =>
      requestAnimationFrame(() => reveal(this.tile))));
  }

  /** What has the ring, or null. */
  get tile() { return document.querySelector(`.${this.mark}`); }

  /** Puts the ring on a tile of `word`, or on what leads there; null takes it away. */
  set word(word) {
    if (word === this.shown) return;
    this.follow(word ? () => tileInSight(word) ?? this.door(word) : null);
    this.shown = word;
  }

  /** Puts the ring on what `find` finds, as often as something changes; null takes it away. */
  follow(find) {
    this.#find = find;
    this.#watch.disconnect();
    this.#settle();
    if (!find) return;
    for (const id of ROOMS) {
      const room = document.getElementById(id);
      if (room) this.#watch.observe(room, { childList: true, subtree: true });
    }
  }

  /** Looks again: something that is not drawn has changed. */
  look() { this.#settle(); }

  #settle() {
    const next = this.#find?.() ?? null;
    const { tile } = this;
    if (tile === next) return;
    tile?.classList.remove(this.mark);
    next?.classList.add(this.mark);
    reveal(next);
  }
}

function reveal(tile) { tile?.scrollIntoView?.({ block: "nearest", inline: "nearest" }); }

/** The tile that says `word`: on the stage where it is there, else among the core words. */
export function tileInSight(word) {
  const tiles = inSight(`.word[data-word="${CSS.escape(word)}" i]`);
  return tiles.find((tile) => tile.closest("#stage")) ?? tiles[0] ?? null;
}

/** The button behind which a core word, or one of the family's, lies. */
export function groupOf(word, coreBar) {
  const key = coreBar.find((entry) => entry.word === word)?.fitzgeraldKey ?? "own";
  return first(`#category [data-group="${key}"]:not([aria-pressed="true"])`)
    ?? first(`#cells [data-group="${key}"]`) ?? first('#cells [data-group=""]');
}

/** The first that `selector` finds and can be seen, or null. */
export const first = (selector) => inSight(selector)[0] ?? null;

/** What `selector` finds and can be seen. */
export function inSight(selector) {
  return [...document.querySelectorAll(selector)].filter((it) => it.checkVisibility?.() ?? true);
}
