// Where something may lie without covering what must stay free: "I love you" and Stop at the head
// of the page, and the core words.

/** From this height, in px, the stage alone is enough. */
const ENOUGH = 420;

/** The box of an element that is to be seen, or null. */
export function boxOf(element) {
  if (!element || element.hidden) return null;
  const box = element.getBoundingClientRect();
  return box.width && box.height ? box : null;
}

/**
 * The room beside `home`, a button in the bottom corner, as distances from the window's edges in
 * px: {top, right, bottom}, and {tail}, how far left of `right` the middle of `home` is. Where the
 * stage is low, the rows around it may be covered too.
 */
export function freeArea(home, gap) {
  const $ = (id) => boxOf(document.getElementById(id));
  const [head, always, bar, stage, corner] =
    [$("top"), $("always"), $("core-bar"), $("stage"), boxOf(home)];
  const ceiling = (always ?? head)?.bottom ?? 0;
  const floor = bar && bar.top > innerHeight / 3 ? bar.top : innerHeight;
  const [high, low] = [Math.max(stage?.top ?? 0, ceiling), Math.min(stage?.bottom ?? floor, floor)];
  const isEnough = low - high > ENOUGH;
  const right = Math.max(gap, innerWidth - (corner?.right ?? innerWidth - gap));
  return {
    top: Math.round(isEnough ? high : ceiling + gap / 2), right: Math.round(right),
    bottom: Math.round(innerHeight - (isEnough ? low : floor) + gap / 2),
    tail: Math.round(corner ? innerWidth - right - (corner.left + corner.width / 2) : 40),
  };
}
