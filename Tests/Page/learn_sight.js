// What of a learn screen is not whole in sight, seen from inside the page: a list of sentences. A lesson's screen and
// board may not move, nothing may stand out sideways, each thing to touch is a finger's size, and holds what is on it.
({ least = 44, mayScroll = "" } = {}) => {
  const room = document.querySelector("#learn");
  const found = new Set();
  const px = Math.round;
  const named = (e) => `${e.localName}.${String(e.className.baseVal ?? e.className).trim().split(/\s+/).slice(0, 2).join(".")}`;
  const within = (box, around, slack) => box.left >= around.left - slack && box.right <= around.right + slack
    && box.top >= around.top - slack && box.bottom <= around.bottom + slack;
  const moves = /auto|scroll/;
  const around = room.getBoundingClientRect();
  for (const e of room.querySelectorAll("*")) {
    if (!(e instanceof HTMLElement) || !e.checkVisibility()) continue;
    const { overflowX, overflowY } = getComputedStyle(e);
    const [aside, down] = [e.scrollWidth - e.clientWidth, e.scrollHeight - e.clientHeight];
    if (moves.test(overflowX) && aside > 1) found.add(`${named(e)} moves sideways by ${aside}`);
    if (moves.test(overflowY) && down > 1 && !(mayScroll && e.matches(mayScroll))) found.add(`${named(e)} moves down by ${down}`);
  }
  const targets = [...room.querySelectorAll("button")].filter((one) => one.checkVisibility({ visibilityProperty: true })
    && getComputedStyle(one).pointerEvents !== "none").map((one) => [one, one.getBoundingClientRect()]);
  for (const [one, box] of targets) {
    if (box.width < least - 0.5 || box.height < least - 0.5) found.add(`${named(one)} is ${px(box.width)} × ${px(box.height)}`);
    if (box.left < around.left - 1 || box.right > around.right + 1) found.add(`${named(one)} stands out sideways`);
    for (const part of one.querySelectorAll(".hole, .drawn, .option-face, .card-name, .caption")) {
      const its = part.getBoundingClientRect();
      if (its.width && !within(its, box, 3)) found.add(`${named(part)} stands out of ${named(one)} by ${px(Math.max(
        box.left - its.left, its.right - box.right, box.top - its.top, its.bottom - box.bottom))}`);
    }
  }
  targets.forEach(([one, box], i) => {
    for (const [other, its] of targets.slice(i + 1)) {
      const across = Math.min(box.right, its.right) - Math.max(box.left, its.left);
      const down = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
      if (across > 3 && down > 3 && !one.contains(other)) found.add(`${named(one)} and ${named(other)} share ${px(across)} × ${px(down)}`);
    }
  });
  return [...found];
}
