"""A child with two switches: one moves the frame on, the other takes what it is around."""

#: What the frame is around: "one" thing or "several", and whether this one is among them; null where nothing is.
FRAMED = """(selector) => {
  const mark = document.querySelector(".scan-mark");
  const wanted = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
  if (!mark || mark.hidden || !wanted) return null;
  const { x, y, width, height } = wanted.getBoundingClientRect();
  const [middle, line] = [x + width / 2, y + height / 2];
  return { of: mark.dataset.of, isIn: [...mark.children].map((frame) => frame.getBoundingClientRect())
    .some(({ left, top, right, bottom }) => middle > left && middle < right && line > top && line < bottom) };
}"""
MOST = 80  # steps; more would be longer than anybody waits


class SwitchHands:
    """Two switches at `page`, which is scanned by them."""

    def __init__(self, page):
        self.page = page

    def choose(self, *selectors):
        """Leads the frame to each of these, into branches and through them, and takes it."""
        for selector in selectors:
            self.page.wait_for_selector(selector)
            self._choose(selector)

    def _choose(self, selector):
        for _ in range(MOST):
            framed = self.page.evaluate(FRAMED, selector)
            is_there = bool(framed and framed["isIn"])
            self.page.keyboard.press("Enter" if is_there else " ")
            if is_there and framed["of"] == "one":
                return
        raise AssertionError(f"the frame never came to {selector}")
