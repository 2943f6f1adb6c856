// A long press on a word shows how it is signed, where a grown-up has signing on. The word itself
// is said by the touch as always; the card comes later and goes with the next touch.

const HOLD_MILLISECONDS = 700;
/** A finger that wanders this far, in px, is on its way to something else. */
const WANDERING = 16;

/** Calls `show(word, sign)` after a long press and `hide()` at the next touch. */
export class SignOnHold {
  #timer = 0;
  #from = null;

  constructor({ store, show, hide }) {
    Object.assign(this, { store, show, hide });
    const calmly = { capture: true, passive: true };
    document.addEventListener("pointerdown", (event) => this.#begin(event), calmly);
    document.addEventListener("pointermove", (event) => this.#moved(event), calmly);
    for (const kind of ["pointerup", "pointercancel", "keyup"]) {
      document.addEventListener(kind, () => clearTimeout(this.#timer), calmly);
    }
    document.addEventListener("keydown", (event) => {
      if (!event.repeat) this.#begin(event);
    }, calmly);
  }

  #begin(event) {
    clearTimeout(this.#timer);
    this.hide();
    this.#from = { x: event.clientX, y: event.clientY };
    const isPress = event.type === "pointerdown" || event.key === "Enter" || event.key === " ";
    const word = event.target.closest?.(".word[data-word]")?.dataset.word;
    if (!isPress || !word || !this.store.settings?.signing) return;
    // A child who has to hold a word until it is said holds it so much longer.
    const wait = HOLD_MILLISECONDS + (this.store.settings.holdMilliseconds ?? 0);
    this.#timer = setTimeout(() => {
      const sign = this.store.symbols?.signOf?.(word);
      if (sign) this.show(word, sign);
    }, wait);
  }

  #moved({ clientX, clientY }) {
    if (!this.#from) return;
    const isFar = Math.hypot(clientX - this.#from.x, clientY - this.#from.y) > WANDERING;
    if (isFar) clearTimeout(this.#timer);
  }
}
