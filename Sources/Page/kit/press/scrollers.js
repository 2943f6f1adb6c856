// Where fingers scroll or pan. Whether there is anything to scroll is asked of the layout only within
// these: a word elsewhere speaks without a look at it.

/** All that scrolls or pans on the child's screen and has something to press in it. */
const SCROLLERS = ".pans .view, .family-words, #grid .list, #category .words, "
  + "#category .tabs, .tray-inside, .places, #scenes";
/** What has moved within so many ms is still moving. */
const STILL_MOVING = 80;

let isWatching = false;
let scrolledAt = -Infinity;
/** Whether the last finger scrolled; what a button turns glides, too, and may be touched meanwhile. */
let hasFlung = false;

/** What `element` scrolls with, whether or not there is anything to scroll; or null. */
export function scrollerOf(element) { return element.closest(SCROLLERS); }

/** Whether a finger on `element` may be about to scroll what it stands in. */
export function canScroll(element) {
  for (let one = scrollerOf(element); one; one = one.parentElement && scrollerOf(one.parentElement)) {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = one;
    if (scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1) return watch();
  }
  return false;
}

/** Whether a finger that lands now only stops what a finger has flung. */
export function stopsScrolling({ timeStamp }) {
  return hasFlung && timeStamp - scrolledAt < STILL_MOVING;
}

function watch() {
  if (!isWatching) {
    isWatching = true;
    const quietly = { capture: true, passive: true };
    addEventListener("scroll", ({ timeStamp }) => { scrolledAt = timeStamp; }, quietly);
    addEventListener("pointercancel", () => { hasFlung = true; }, quietly);
    addEventListener("pointerup", () => { hasFlung = false; }, quietly);
  }
  return true;
}
