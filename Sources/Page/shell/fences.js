// A child's hands stay on the board. What browsers do with two fingers, a long touch or a drag leads away
// from it: zoom, menus, a picture pulled out of its place. The styles hold what styles can (touch-action,
// overscroll-behavior, user-select); here is the rest. Where a grown-up is at work only the zoom is held,
// which would take the child's words along: two fingers have one of their own there (pinch-zoom.js), and
// zooming by keys is never held, for whoever needs larger letters. Back is the child's step back
// (browser-back.js), and what only the system can hold is in the README: kiosk, pinning, Guided Access.

/** Where a grown-up is at work; fields are for typing wherever they are. */
const GROWN_UPS = "#grown-ups, #setup, #gate, dialog, input, textarea, select";
/** A finger that lands so near a side, in px, would pull Safari's last page in. */
const SIDE = 18;

/** Holds what leads away from the child's screen. */
export function putUpFences(page = document) {
  const hold = (event) => {
    if (!event.target.closest?.(GROWN_UPS)) event.preventDefault();
  };
  const firmly = { capture: true, passive: false };
  // Menus of a long touch or a right button, pictures and links that are dragged, files dropped here.
  for (const kind of ["contextmenu", "dragstart", "dragover", "drop"]) {
    page.addEventListener(kind, hold, firmly);
  }
  // Two fingers on a touchpad are a wheel with Ctrl.
  page.addEventListener("wheel", (event) => event.ctrlKey && event.preventDefault(), firmly);
  if ("GestureEvent" in globalThis) holdSafari(page, hold, firmly);
}

/** Safari zooms by gestures of its own, and pages back from the side, whatever the styles say. */
function holdSafari(page, hold, firmly) {
  for (const kind of ["gesturestart", "gesturechange"]) {
    page.addEventListener(kind, (event) => event.preventDefault(), firmly);
  }
  page.addEventListener("touchstart", (event) => {
    const { pageX } = event.touches[0];
    if (pageX < SIDE || pageX > innerWidth - SIDE) hold(event);
  }, firmly);
}
