// Pressing without waiting: the finger going down acts, not its coming up, and the keyboard and
// assistive technology act once for each press.

const CLICK_IS_AN_ECHO = 700;

/** Calls `act(element, event)` for each press on a descendant of `root` that matches `selector`. */
export function onPress(root, selector, act) {
  const acted = new WeakMap();
  const press = (event) => {
    const element = event.target.closest?.(selector);
    if (!element || !root.contains(element)) return;
    acted.set(element, event.timeStamp);
    act(element, event);
  };
  root.addEventListener("pointerdown", (event) => event.button === 0 && press(event));
  root.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    if (!event.target.closest?.(selector)) return;
    event.preventDefault();
    if (!event.repeat && !event.ctrlKey && !event.metaKey && !event.altKey) press(event);
  });
  root.addEventListener("keyup", (event) => {
    if (event.key === " " && event.target.closest?.(selector)) event.preventDefault();
  });
  // A screen reader's activation is a click with no press before it.
  root.addEventListener("click", (event) => {
    const element = event.target.closest?.(selector);
    const since = event.timeStamp - (acted.get(element) ?? -Infinity);
    if (element && since > CLICK_IS_AN_ECHO) press(event);
  });
  root.addEventListener("contextmenu", (event) => {
    if (event.target.closest?.(selector)) event.preventDefault();
  });
}
