// The browser's or the tablet's own back button. A child presses it as happily as any other, so it
// is the child's step back, and a storm of presses does not end Meadow.
//
// A touch puts up a row of guards in the history, no matter how far the child has gone; each press
// of Back takes one away and is a step back, and the next touch fills the row up again. The history so
// never grows beyond the row. Only touches may do this: browsers skip entries made without
// one, and a row that filled up by itself would hold a grown-up on the page for ever.

const ROW = 40;

/** Calls `step()` for each press of the browser's back button. */
export class BrowserBack {
  constructor(step) {
    this.step = step;
    addEventListener("popstate", ({ state }) => this.#popped(state));
    const fill = () => fillUp();
    addEventListener("pointerup", fill, { passive: true });
    addEventListener("keyup", fill);
  }

  #popped(state) {
    // What lies over the child's screen may have entries of its own.
    if (state === null || guard(state)) this.step();
  }
}

function fillUp() {
  if (history.state !== null && !guard(history.state)) return;
  for (let at = guard(history.state) + 1; at <= ROW; at++) history.pushState({ guard: at }, "");
}

const guard = (state) => state?.guard ?? 0;
