"""Waiting for what must come. A page moves with its next frame and asks with its next turn, and a machine
that has much to do takes long for either: who looks once, at once, is lucky or not."""
import time

PATIENCE = 60  # s; a limit is only there so that a hang ends


def becomes(page, look, wanted):
    """Looks until `look()` is `wanted`, or fits it where that is a function; returns what it saw."""
    fits = wanted if callable(wanted) else lambda seen: seen == wanted
    deadline = time.monotonic() + PATIENCE
    while not fits(seen := look()):
        assert time.monotonic() < deadline, f"it stays {seen!r}" + (
            "" if callable(wanted) else f" and does not become {wanted!r}")
        page.evaluate("1")  # a turn of the page, in which its news come in
    return seen


#: Three frames: what is new was drawn, and every observer of a size has had its turn.
DRAWN = """new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() =>
  requestAnimationFrame(() => setTimeout(drawn)))))"""


def drawn(page):
    """Waits until what the page has been told is drawn and arranged. Not where its clock stands still."""
    page.evaluate(DRAWN)


def rests(page):
    """Waits until what moves for a moment has come to rest, and all of it is drawn."""
    page.wait_for_function("""() => !document.getAnimations().some(({ playState, effect }) =>
      playState === "running" && effect.getComputedTiming().endTime !== Infinity)""")
    drawn(page)


#: Notes what was in sight, however shortly: window.shortly holds the selectors that matched.
SHORTLY = """(selectors) => {
  window.shortly = new Set();
  const look = () => {
    for (const selector of selectors) {
      const found = [...document.querySelectorAll(selector)];
      if (found.some((one) => one.checkVisibility())) window.shortly.add(selector);
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, attributes: true, childList: true });
  look();
}"""


def watch(page, *selectors):
    """From here on the page notes which of `selectors` match something in sight, however shortly."""
    page.evaluate(SHORTLY, list(selectors))


def was_seen(page, selector):
    """Waits until something that matches has been in sight since `watch`."""
    page.wait_for_function("(selector) => window.shortly.has(selector)", arg=selector)
