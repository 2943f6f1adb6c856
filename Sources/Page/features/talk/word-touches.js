// Touches on words, wherever they stand, and Stop: the request leaves before anything is seen.
import { onPress } from "../../kit/press/press.js";
import { pulse } from "../../kit/pulse.js";

const STOP = "#stop";

/** Carries touches to the `store`, and marks in `root` what sounds and what nobody heard. */
export class WordTouches {
  constructor({ root, store }) {
    Object.assign(this, { root, store });
    onPress(document, ".word", (tile) => this.#word(tile));
    onPress(document, STOP, () => this.#stop());
    addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !event.repeat) this.#stop();
    });
    store.on("speaking", (utterance) => this.#mark(utterance?.text));
  }

  async #word(tile) {
    const { word, phrase, object, scene } = tile.dataset;
    const answer = this.store.tap({ ...(phrase ? { phrase } : { word }), object, scene });
    pulse(tile);
    tile.classList.toggle("unheard", await answer === null);
  }

  #stop() {
    this.store.stop();
    pulse(this.root.querySelector(STOP));
  }

  #mark(text) {
    for (const tile of this.root.querySelectorAll(".word.sounding")) {
      tile.classList.remove("sounding");
    }
    if (!text) return;
    for (const tile of this.root.querySelectorAll(`.word[data-word="${CSS.escape(text)}" i]`)) {
      tile.classList.add("sounding");
      tile.classList.remove("unheard");
    }
  }
}
