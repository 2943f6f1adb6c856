// The board of words: one tab stop, arrows that go where they point, letters that find a word.
import { fit } from "./shelves.js";

const TYPING_PAUSE = 900;

/** Draws the words of `vocabulary` into `root` and moves the keyboard's place among them. */
export class Grid {
  #typed = "";
  #typedAt = 0;

  constructor(root, vocabulary) {
    this.root = root;
    this.vocabulary = vocabulary;
    root.addEventListener("keydown", (event) => this.#steer(event));
    root.addEventListener("focusin", (event) => this.#settle(event.target.closest(".word")));
    addEventListener("resize", () => this.arrange());
  }

  /** Shows the words up to `tier`, keeping the keyboard's place where its word is still there. */
  show(tier) {
    const kept = this.current?.dataset.word;
    this.root.dataset.tier = tier;
    const groups = this.vocabulary.groups(tier);
    this.root.replaceChildren(...groups.map((group, i) => this.#group(group, i)));
    this.root.removeAttribute("aria-busy");
    this.arrange();
    const all = this.tiles;
    this.#settle(all.find((tile) => tile.dataset.word === kept) ?? all[0]);
  }

  /** Gives every group its place in the room there is. */
  arrange() {
    const style = getComputedStyle(this.root);
    const groups = [...this.root.children];
    const top = this.root.getBoundingClientRect().top + scrollY + parseFloat(style.paddingTop);
    const board = fit(groups.map((group) => group.querySelectorAll(".word").length), {
      width: this.root.clientWidth - parseFloat(style.paddingLeft) * 2,
      height: innerHeight - top - parseFloat(style.paddingBottom),
      gap: parseFloat(style.columnGap),
      tier: Number(this.root.dataset.tier),
    });
    this.root.style.setProperty("--columns", board.columns);
    this.root.style.setProperty("--across", `${board.width}px`);
    this.root.style.setProperty("--down", `${board.height}px`);
    groups.forEach((group, i) => {
      const { column, row, width, height } = board.places[i];
      group.style.setProperty("--width", width);
      group.style.gridArea = `${row} / ${column} / span ${height} / span ${width}`;
    });
  }

  get tiles() { return [...this.root.querySelectorAll(".word")]; }

  /** Marks the word that is sounding, or none. */
  mark(text) {
    const marked = document.querySelectorAll(".word.spoken-now");
    for (const tile of marked) tile.classList.remove("spoken-now");
    if (text) tileOf(text)?.classList.add("spoken-now");
  }

  #group({ name, words }, index) {
    const section = element("section", "group");
    const title = element("h2", "unseen", name);
    title.id = `group-${index}`;
    section.setAttribute("aria-labelledby", title.id);
    const tiles = words.map((entry) => makeTile(entry));
    tiles.forEach((tile, i) => this.vocabulary.paint(tile, words[i].fitzgeraldKey));
    section.append(title, ...tiles);
    return section;
  }

  #settle(tile) {
    if (!tile || tile === this.current) return;
    if (this.current) this.current.tabIndex = -1;
    tile.tabIndex = 0;
    this.current = tile;
  }

  #steer(event) {
    const from = event.target.closest(".word");
    if (!from || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = this.#target(from, event.key);
    if (!to) return;
    event.preventDefault();
    to.focus();
  }

  #target(from, key) {
    const tiles = this.tiles;
    switch (key) {
      case "Home": return tiles[0];
      case "End": return tiles.at(-1);
      case "ArrowRight": return beside(from, tiles, 1) ?? tiles[tiles.indexOf(from) + 1];
      case "ArrowLeft": return beside(from, tiles, -1) ?? tiles[tiles.indexOf(from) - 1];
      case "ArrowDown": return nearest(from, tiles, 1);
      case "ArrowUp": return nearest(from, tiles, -1);
      default: return key.length === 1 && key !== " " ? this.#find(key, tiles) : undefined;
    }
  }

  #find(letter, tiles) {
    const now = performance.now();
    this.#typed = (now - this.#typedAt < TYPING_PAUSE ? this.#typed : "") + letter.toLowerCase();
    this.#typedAt = now;
    return tiles.find((tile) => tile.dataset.word.toLowerCase().startsWith(this.#typed));
  }
}

/** The tile that speaks `text`, on the board or always at hand. */
export function tileOf(text) {
  return document.querySelector(`.word[data-word="${CSS.escape(text)}" i]`);
}

/** A tile for one word. */
export function makeTile({ word, emoji, photo }) {
  const tile = element("button", "word");
  tile.type = "button";
  tile.tabIndex = -1;
  tile.dataset.word = word;
  const inside = element("span", "inside");
  const picture = photo ? element("img", "photo") : element("span", "emoji", emoji);
  if (photo) picture.src = photo;
  picture.setAttribute("aria-hidden", "true");
  const label = element("span", "label", word);
  label.style.setProperty("--letters", word.length);
  inside.append(picture, label);
  tile.append(inside);
  return tile;
}

function element(name, className = "", text = "") {
  const made = document.createElement(name);
  if (className) made.className = className;
  if (text) made.textContent = text;
  return made;
}

/** The tile of the next row in `direction` whose middle is closest to that of `from`. */
function nearest(from, tiles, direction) {
  const start = middle(from);
  const ahead = tiles.map((tile) => ({ tile, at: middle(tile) }))
    .filter(({ at }) => (at.y - start.y) * direction > start.height / 2);
  if (!ahead.length) return undefined;
  const row = Math.min(...ahead.map(({ at }) => (at.y - start.y) * direction));
  return ahead.filter(({ at }) => (at.y - start.y) * direction < row + start.height / 2)
    .reduce((a, b) => (Math.abs(b.at.x - start.x) < Math.abs(a.at.x - start.x) ? b : a)).tile;
}

/** The next tile of the same row in `direction`, across groups. */
function beside(from, tiles, direction) {
  const start = middle(from);
  const away = (tile) => (middle(tile).x - start.x) * direction;
  const isLevel = (tile) => Math.abs(middle(tile).y - start.y) < start.height / 2;
  return tiles.filter((tile) => away(tile) > 1 && isLevel(tile))
    .reduce((a, b) => (a && away(a) < away(b) ? a : b), undefined);
}

function middle(tile) {
  const box = tile.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, height: box.height };
}
