// The pulse: what a finger feels with its eyes. It starts at full strength, so it is there in the
// next frame, and it starts anew at every tap, however fast the taps come.

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const running = new WeakMap();

// Nothing but transform and opacity: anything else would have the whole page drawn anew in each frame,
// and the next finger would wait for that.
const SPRING = [
  { transform: "scale(0.9)", offset: 0 },
  { transform: "scale(1.07)", offset: 0.4 },
  { transform: "scale(1)", offset: 1 },
];
const RING = [{ opacity: 1 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }];

/** Shows that `element` was touched. */
export function pulse(element) {
  running.get(element)?.forEach((animation) => animation.cancel());
  const duration = calm.matches ? 900 : 480;
  const ring = element.animate(RING, { duration, pseudoElement: "::after" });
  if (calm.matches) return void running.set(element, [ring]);
  const spring = element.animate(SPRING, { duration: 320, easing: "ease-out" });
  running.set(element, [ring, spring]);
}
