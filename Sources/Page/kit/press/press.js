// Pressing without waiting: the finger going down acts, not its coming up, and the keyboard and
// assistive technology act once for each press. Whoever needs it otherwise, a moment of holding or
// selecting on release, gets it from the policy; keys and screen readers act at once all the same.
// In a list that can be scrolled a finger may be about to scroll it: there it acts where it lifts, and
// not if it has gone elsewhere. What cannot scroll is never asked to wait.
import { handOf, TOGETHER } from "./hand.js";
import { canScroll, stopsScrolling } from "./scrollers.js";
import { WaitingPress } from "./waiting-press.js";

const CLICK_IS_AN_ECHO = 700;
/** When a finger last landed or lifted, wherever that was. */
let lastFinger = -Infinity;
let isWatching = false;

/** What can be pressed: a root's selectors and what they do. Weak, so that panels may come and go. */
const areas = new WeakMap();
let policy = { holdMilliseconds: 0, selectsOnRelease: false, palmSpeaks: true };

/** How fingers select from now on; presses that have begun go on as they began. */
export function setPressPolicy(
  { holdMilliseconds = 0, selectsOnRelease = false, palmSpeaks = true }) {
  policy = { holdMilliseconds, selectsOnRelease, palmSpeaks };
}

/** Calls `act(element, event)` for each press on a descendant of `root` that matches `selector`. */
export function onPress(root, selector, act) {
  areas.set(root, [...areas.get(root) ?? [], { selector, act }]);
  const find = (event) => {
    const element = event.target.closest?.(selector);
    return element && root.contains(element) ? element : null;
  };
  watchFingers();
  fingers(root, find, act);
  keys(root, find, act);
}

function watchFingers() {
  if (isWatching) return;
  isWatching = true;
  for (const kind of ["pointerdown", "pointerup"]) {
    addEventListener(kind, ({ timeStamp }) => { lastFinger = timeStamp; },
      { capture: true, passive: true });
  }
}

/** One finger after the other is a press each; those that land together are one hand (hand.js). */
function fingers(root, find, act) {
  const acted = new WeakMap();
  root.addEventListener("pointerdown", (event) => {
    const element = event.button === 0 && find(event);
    if (!element) return;
    const hand = handOf(event);
    if (hand.fingers > 1) return;
    const press = (element, event) => {
      if (!policy.palmSpeaks && hand.fingers > 1) return;
      acted.set(element, performance.now());
      act(element, event);
    };
    const { holdMilliseconds, selectsOnRelease, palmSpeaks } = policy;
    const mayDrag = event.pointerType !== "mouse" && !selectsOnRelease && canScroll(element);
    if (mayDrag && stopsScrolling(event)) return;
    if (!holdMilliseconds && !selectsOnRelease && !mayDrag) {
      if (palmSpeaks || event.pointerType !== "touch") press(element, event);
      else setTimeout(press, TOGETHER, element, event); // others of the hand may still land
      return;
    }
    new WaitingPress({ element, act: press }, event, { ...policy, mayDrag }, pressableAt);
  });
  // A screen reader's activation is a click with no finger before it (or with one that its browser
  // makes up; such a click has no count). What follows a finger is that finger's echo, also on what
  // has come to lie where it lifts: what it touched may have gone.
  root.addEventListener("click", (event) => {
    const element = find(event);
    const last = event.detail === 0 ? acted.get(element) ?? -Infinity : lastFinger;
    if (element && event.timeStamp - last > CLICK_IS_AN_ECHO) act(element, event);
  });
  root.addEventListener("contextmenu", (event) => find(event) && event.preventDefault());
}

function keys(root, find, act) {
  root.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    const element = find(event);
    if (!element) return;
    event.preventDefault();
    const isChord = event.ctrlKey || event.metaKey || event.altKey;
    if (!event.repeat && !isChord) act(element, event);
  });
  root.addEventListener("keyup", (event) => {
    if (event.key === " " && find(event)) event.preventDefault();
  });
}

/** What lies under a point and can be pressed, whichever area it belongs to; or null. */
function pressableAt(x, y) {
  const target = document.elementFromPoint(x, y);
  for (let root = target; root; root = root.parentNode) {
    for (const { selector, act } of areas.get(root) ?? []) {
      const element = target.closest(selector);
      if (element && root.contains(element)) return { element, act };
    }
  }
  return null;
}
