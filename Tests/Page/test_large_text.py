"""Text twice as large: nothing is cut off, nothing is out of reach (document 000 M2-012: Dynamic Type
does not break layout at accessibility sizes)."""
import pytest
from playwright.sync_api import expect

import screens
from patience import drawn
from test_access import settle

# What a reader would lose: text that is cut by its own box, and controls that are outside the page or
# under something else. Long lists scroll; what can be scrolled to is not lost.
LOST = """() => {
  const seen = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const lost = [];
  for (const e of document.querySelectorAll("button, a, label, h1, h2, h3, p, small")) {
    if (!seen(e) || e.closest(".unseen, [aria-hidden=true]")) continue;
    const name = (e.id || e.textContent || e.ariaLabel || e.tagName).trim().slice(0, 40);
    const { overflowX, overflowY } = getComputedStyle(e);
    if (overflowX === "hidden" && e.scrollWidth > e.clientWidth + 1) lost.push(`cut across: ${name}`);
    if (overflowY === "hidden" && e.scrollHeight > e.clientHeight + 1) lost.push(`cut below: ${name}`);
    if (!e.matches("button, a")) continue;
    e.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = e.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) lost.push(`outside: ${name}`);
    else if (!e.contains(document.elementFromPoint(x, y))) {
      const over = document.elementFromPoint(x, y);
      // What is open lies over the stage for a while, and closes again.
      if (!over?.closest("#tray, #category")) {
        lost.push(`under ${over?.id || over?.className || over?.tagName}: ${name}`);
      }
    }
  }
  return lost;
}"""


def enlarge(page):
    """The reader's own choice of text size, which the page must follow."""
    page.context.new_cdp_session(page).send("Page.setFontSizes", {
        "fontSizes": {"standard": 32, "fixed": 26}})
    page.wait_for_function("() => getComputedStyle(document.documentElement).fontSize === '32px'")
    drawn(page)


def nothing_is_lost(page, width):
    drawn(page)
    lost = page.evaluate(LOST)
    assert not lost, "\n".join(lost)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("size", [(1180, 820), (820, 1180)], ids=["landscape", "portrait"])
def test_a_childs_screen_loses_nothing(open_page, service, size):
    page = open_page(service, tier=2, viewport={"width": size[0], "height": size[1]},
                     reduced_motion="reduce")
    enlarge(page)
    for name in ("scene", "offers", "message", "grid", "category", "tray"):
        screens.CHILD[name](page)
        nothing_is_lost(page, size[0])
        settle(service)
        page.wait_for_selector("body[data-mode=scene]")
        for closes in ("#category", "#tray", ".category-sheet"):
            page.wait_for_selector(closes, state="hidden")
        expect(page.locator("#message .said")).to_have_text(["Tap a picture"])


@pytest.mark.parametrize("path", ["/voices", "/words", "/lab"])
def test_a_grown_ups_page_loses_nothing(open_page, service, path):
    page = open_page(service, path, viewport={"width": 1180, "height": 820}, reduced_motion="reduce")
    enlarge(page)
    nothing_is_lost(page, 1180)


def test_text_follows_the_readers_size(open_page, service):
    page = open_page(service, tier=2)
    before = page.evaluate("getComputedStyle(document.documentElement).fontSize")
    enlarge(page)
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px" != before
