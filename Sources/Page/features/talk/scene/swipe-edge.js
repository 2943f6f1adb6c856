// What a swipe is about to do, seen while it does it: the other view as a sheet of paper that follows the
// finger from the side, with its sign on it. Its edge takes colour when lifting will change the view; a
// finger that stops before, or goes back, sees it go back too. It can be touched through.
import { make } from "../../../kit/elements.js";
import { gridSign, sceneSign } from "../navigation/mode-icons.js";

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const LEAVES = { duration: 160, easing: "ease-out", fill: "forwards" };

export class SwipeEdge {
  #frame = null;
  #sheet = null;
  #direction = 0;

  constructor({ root, isGrid }) { Object.assign(this, { root, isGrid }); }

  get isShown() { return this.#frame !== null; }

  /** The finger has gone `across` px, which is `part` of the way. */
  show({ direction, part, across }) {
    if (direction !== this.#direction) this.#remove();
    if (!this.#frame) this.#draw(direction);
    const at = Math.max(0, this.root.clientWidth - Math.abs(across));
    this.#sheet.style.transform = `translateX(${-direction * at}px)`;
    this.#frame.dataset.ready = String(part === 1);
  }

  /** The finger has gone: the sheet fades where the view changes, and goes back where it does not. */
  leave(changesView) {
    const [frame, sheet] = [this.#frame, this.#sheet];
    if (!frame) return;
    const away = { transform: `translateX(${-this.#direction * this.root.clientWidth}px)` };
    this.#frame = this.#sheet = null;
    this.#direction = 0;
    if (calm.matches) return void frame.remove();
    const way = changesView ? frame.animate([{}, { opacity: 0 }], LEAVES)
      : sheet.animate([{}, away], LEAVES);
    way.finished.finally(() => frame.remove());
  }

  #draw(direction) {
    this.#direction = direction;
    this.#sheet = make("span", { class: "sheet" }, make("span", { class: "swipe-sign" },
      this.isGrid() ? sceneSign() : gridSign()));
    this.#frame = make("span", { class: "swipe-edge", "aria-hidden": "true" }, this.#sheet);
    this.#frame.dataset.from = direction < 0 ? "right" : "left";
    this.root.append(this.#frame);
  }

  #remove() {
    this.#frame?.remove();
    this.#frame = this.#sheet = null;
  }
}
