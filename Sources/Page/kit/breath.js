// How Meadow breathes at rest and the scene of a routine glows: a few drawings a second, each hardly
// another. An animation left to run would have the browser go through the whole page 60 times a
// second, and the next finger would wait for that.
const STEP_MILLISECONDS = 130;
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Moves what breathes one step on; the style sheets say what moves with --breath. */
function breathe() {
  if (document.hidden || calm.matches) return;
  for (const each of document.querySelectorAll(".sprout, .place.glows")) {
    each.style.setProperty("--breath", `${-performance.now()}ms`);
  }
}

setInterval(breathe, STEP_MILLISECONDS);
