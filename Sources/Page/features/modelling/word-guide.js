// "Where is banana?": a ring on what to touch next, until the word itself is touched. It opens and
// says nothing by itself: the way is learnt by going it.
import { first, groupOf, Spotlight, tileInSight } from "../../kit/spotlight.js";
import { needStyles } from "../../kit/style-sheets.js";

/** How long the way is shown after the last touch, in ms. */
const PATIENCE = 60_000;

let guide = null;

/** Shows the way to `place`, one of /v1/places; another way that is shown ends. */
export async function showWay(place, store) {
  guide ??= new WordGuide(store);
  await needStyles("features/modelling/modelling");
  guide.show(place);
}

class WordGuide {
  #timer = 0;
  #place = null;

  constructor(store) {
    this.store = store;
    this.light = new Spotlight("guided");
    for (const kind of ["navigation", "coreBar"]) store.on(kind, () => this.#goOn());
    store.on("asked", ({ word }) => word && word === this.#place?.word && this.show(null));
    store.on("modelling", (isOn) => !isOn && this.show(null));
  }

  show(place) {
    this.#place = place;
    this.light.follow(place ? () => nextStep(place, this.store) : null);
    this.#goOn();
  }

  #goOn() {
    clearTimeout(this.#timer);
    if (!this.#place) return;
    this.light.look();
    this.#timer = setTimeout(() => this.show(null), PATIENCE);
  }
}

/** What is to be touched next on the way to `place`. */
export function nextStep(place, { state }) {
  const { scene, mode } = state.navigation ?? {};
  if (!place.scene) return tileInSight(place.word) ?? groupOf(place.word, state.coreBar);
  if (place.scene !== scene) return first(`#scenes [data-scene="${place.scene}"]`);
  if ((mode === "grid") === Boolean(place.object)) return first("#mode");
  if (!place.object) return tileInSight(place.word);
  const things = [place.object, ...place.path.toReversed()];
  const seen = things.map((id) => first(`#scene [data-object="${CSS.escape(id)}"]`)).find(Boolean);
  return seen ?? first("#way button");
}
