// Marks for whoever measures or tests: which place is shown, and how long it took from the touch
// that led there to the first frame with it.

const NAME = "scene-change";
/** Entries are kept by the browser for ever; somebody who looks does so before so many. */
const MOST_KEPT = 500;

/** `body[data-shown]` and the measure "scene-change". */
export class SceneChangeMeasure {
  #touched = null;
  #began = 0;

  constructor() {
    const note = (event) => { this.#touched = event.timeStamp; };
    for (const kind of ["pointerdown", "touchend", "keydown", "popstate"]) {
      addEventListener(kind, note, { capture: true, passive: true });
    }
  }

  /** The state says that the child is somewhere else. */
  begin() { this.#began = performance.now(); }

  /** The first content of `name` is in the document. */
  shown(name) {
    const { dataset } = document.body;
    if (dataset.shown === name) return;
    dataset.shown = name;
    // A touch leads to one change only; without one, the time runs from the event.
    const start = this.#touched ?? this.#began;
    this.#touched = null;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => measure(start, name);
      port2.postMessage(null);
    });
  }
}

function measure(start, name) {
  if (performance.getEntriesByName(NAME).length >= MOST_KEPT) performance.clearMeasures(NAME);
  performance.measure(NAME, { start, end: performance.now(), detail: name });
}
