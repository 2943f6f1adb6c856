// How one place becomes another: going into a thing grows out of that thing, coming back shrinks
// into it. Only transforms and opacity, at most 200 ms, and the new place can be touched from its
// first frame on. Who wants less motion sees none.

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const QUICK = { duration: 190, easing: "cubic-bezier(0.2, 0.8, 0.3, 1)" };
const SLIDE = { duration: 160, easing: "ease-out" };

/** Shows that `place` opens out of `box`, a thing of the place before it. */
export function grow(place, box) {
  return run(place, [{ transform: outOf(box, place), opacity: 0.3 }, { transform: "none" }], QUICK);
}

/** Shows that `place` goes back into `box`. */
export function shrink(place, box) {
  return run(place, [{ transform: "none" }, { transform: outOf(box, place), opacity: 0 }], QUICK);
}

/** Shows that `place` is another one beside: `direction` 1 comes from the right. */
export function slide(place, direction) {
  // Not faded in: the place is there in its first frame, whole.
  return run(place, [{ transform: `translateX(${direction * 36}px)` }, { transform: "none" }], SLIDE);
}

/** Resolves when it is over, however it ends. */
function run(element, frames, options) {
  if (calm.matches || document.hidden) return Promise.resolve();
  return element.animate(frames, options).finished.catch(() => {});
}

/** The transform that puts the whole of `element` into `box`, its shape kept. */
function outOf(box, element) {
  const whole = element.getBoundingClientRect();
  const scale = Math.max(box.width / whole.width, box.height / whole.height);
  const x = box.x + box.width / 2 - (whole.x + whole.width / 2);
  const y = box.y + box.height / 2 - (whole.y + whole.height / 2);
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
