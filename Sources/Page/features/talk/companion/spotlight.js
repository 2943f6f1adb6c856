// One gentle spotlight on the word that the companion models: a soft ring on its tile. Nothing else
// is darkened, and every other word stays as good as this one.

const CLASS = "spotlit";

/** Keeps the ring on a tile of `word`, also when the tiles are drawn anew. */
export class Spotlight {
  #word = null;
  #watch = new MutationObserver(() => this.#settle());

  get word() { return this.#word; }

  /** The tile with the ring, or null. */
  get tile() { return document.querySelector(`.word.${CLASS}`); }

  /** Puts the ring on `word`, or takes it away with null. */
  set word(word) {
    if (word === this.#word) return;
    this.#word = word;
    this.#watch.disconnect();
    this.#settle();
    if (!word) return;
    for (const id of ["stage", "core-bar"]) {
      const room = document.getElementById(id);
      if (room) this.#watch.observe(room, { childList: true, subtree: true });
    }
  }

  #settle() {
    const next = this.#word ? tileInSight(this.#word) : null;
    const { tile } = this;
    if (tile === next) return;
    tile?.classList.remove(CLASS);
    next?.classList.add(CLASS);
    next?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  }
}

/** The tile that says `word`: on the stage where it is there, else among the core words. */
function tileInSight(word) {
  const tiles = [...document.querySelectorAll(`.word[data-word="${CSS.escape(word)}" i]`)]
    .filter((tile) => tile.checkVisibility?.() ?? true);
  return tiles.find((tile) => tile.closest("#stage")) ?? tiles[0] ?? null;
}
