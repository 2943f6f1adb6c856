// Following one pointer over a drawing: where it is in parts of the drawing's box. Other fingers are
// not heard while it is down, and a lost one ends it.

/**
 * `begun({x, y}, event)` may refuse with false; then `moved({x, y})` for each place and `ended(isLost)`.
 * x and y are 0 to 1 within `element`, and may lie outside.
 */
export function followPointer(element, { begun, moved, ended = () => {}, signal }) {
  let pointer = null;
  const place = (event) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: (event.clientX - left) / (width || 1), y: (event.clientY - top) / (height || 1) };
  };
  const end = (event, isLost) => {
    if (event.pointerId !== pointer) return;
    pointer = null;
    ended(isLost);
  };
  element.addEventListener("pointerdown", (event) => {
    if (pointer !== null || event.button !== 0 || begun(place(event), event) === false) return;
    pointer = event.pointerId;
    element.setPointerCapture(pointer);
  }, { signal });
  element.addEventListener("pointermove", (event) => {
    if (event.pointerId === pointer) moved(place(event), event);
  }, { signal });
  element.addEventListener("pointerup", (event) => end(event, false), { signal });
  for (const kind of ["pointercancel", "lostpointercapture"]) {
    element.addEventListener(kind, (event) => end(event, true), { signal });
  }
}
