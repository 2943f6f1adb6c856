// Coins to lay on a tray: a touch on a kind lays one and says its name, a touch on a laid one takes it
// back; or drag. What they are worth together is for the child to count.
import { make } from "../../../kit/elements.js";
import { COIN_NAMES, coinPicture, COINS } from "../stage/coin-picture.js";
import { BoardFrame } from "./board-frame.js";
import { WORDS } from "./board-words.js";
import { TileDrag } from "./tile-drag.js";

export class CoinsBoard extends BoardFrame {
  /** The coins on the tray, in the order they were laid. */
  #laid = [];
  /** Whether the last one was laid by a finger that is still down and may drag it. */
  #mayLift = false;

  constructor(given) {
    super(given);
    const kinds = COINS.filter((kind) => this.board[kind] > 0);
    this.purse = kinds.map((kind) => make("button", { type: "button", class: "coin-key", "data-coin": kind,
      "aria-label": WORDS.layCoin(COIN_NAMES[kind]) }, coinPicture(kind)));
    this.tray = make("div", { class: "coin-tray", role: "group" });
    this.fill(this.tray, make("div", { class: "board-keys purse" }, ...this.purse));
    this.drag = new TileDrag(this.node, { selector: ".coin-key", targets: ".coin-tray", signal: this.ended,
      mayDrag: () => !this.isLocked, lifted: () => this.#lifted(),
      dropped: (key, target) => target && this.#lay(key.dataset.coin) });
    this.press(".coin-key", ({ dataset }, event) => {
      if (this.drag.isEcho(event)) return;
      this.#lay(dataset.coin);
      this.#mayLift = event.type === "pointerdown";
    });
    this.press(".laid-coin", (coin) => this.#take(coin));
    this.#show();
  }

  answer() {
    if (!this.#laid.length) return null;
    return Object.fromEntries(COINS.map((kind) => [kind, this.#count(kind)]));
  }

  #count(kind) { return this.#laid.filter((laid) => laid === kind).length; }

  #lay(kind) {
    if (this.#count(kind) >= this.board[kind]) return;
    this.#laid = [...this.#laid, kind];
    this.tray.append(make("button", { type: "button", class: "laid-coin", "data-coin": kind,
      "aria-label": WORDS.takeCoin(COIN_NAMES[kind]) }, coinPicture(kind)));
    this.#changed(kind);
  }

  #take(button) {
    const at = [...this.tray.children].indexOf(button);
    if (at < 0) return;
    const hadFocus = document.activeElement === button;
    const [kind] = this.#laid.splice(at, 1);
    button.remove();
    this.#changed(kind);
    if (hadFocus) (this.tray.children[Math.min(at, this.#laid.length - 1)] ?? this.purse[0]).focus();
  }

  /** The coin that the finger laid when it came down is dragged now: it is not on the tray yet. */
  #lifted() {
    if (!this.#mayLift) return;
    this.#mayLift = false;
    this.#laid = this.#laid.slice(0, -1);
    this.tray.lastElementChild.remove();
    this.#show();
    this.hooks.changed();
  }

  #changed(kind) {
    this.#show();
    this.tell(WORDS.laid(this.#laid.map((each) => COIN_NAMES[each])));
    this.hooks.moved("coin_dragged");
    this.hooks.say({ coin: COIN_NAMES[kind] });
    this.hooks.changed();
    this.renewFocus();
  }

  #show() {
    for (const key of this.purse) {
      const { coin } = key.dataset;
      this.enable(key, this.#count(coin) < this.board[coin]);
    }
    this.tray.setAttribute("aria-label", WORDS.laid(this.#laid.map((kind) => COIN_NAMES[kind])));
  }
}
