// How Meadow breathes at rest: a few drawings a second, each moved less than a pixel. An animation
// left to run would have the browser go through the whole page 60 times a second, and the next finger
// would wait for that.
const STEP_MILLISECONDS = 130;
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Moves every sprout on the page one step on. sprout.css says what moves with --breath. */
function breathe() {
  if (document.hidden || calm.matches) return;
  for (const sprout of document.querySelectorAll(".sprout")) {
    sprout.style.setProperty("--breath", `${-performance.now()}ms`);
  }
}

setInterval(breathe, STEP_MILLISECONDS);
