"""Every screen of Meadow and how one comes to it: for `make screens`, axe and large text.

A screen is a name and a function that brings an open page there. The child's follow one another on one
page; the grown-ups' are (address, function).
"""
from patience import drawn

GROUPS = ["child", "sound", "vocabulary", "words", "communication", "learning", "maths", "routines",
          "access", "gate", "about"]


#: The grown-ups' side as the page itself lists it: groups, and screens behind them.
PANELS = """async () => {
  const { GROUPS } = await import("/page/features/grown-ups/groups/groups.js");
  const { SCREENS } = await import("/page/features/grown-ups/settings-view.js");
  return ["", ...GROUPS.map(({ id }) => id), ...Object.keys(SCREENS)];
}"""


def panels(page):
    """The address of every group of settings and of every screen behind them, "" for the first view."""
    return page.evaluate(PANELS)


def opened(page):
    """Everything that unfolds."""
    page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
    page.evaluate("document.fonts.ready")


def resize(page, width, height):
    """Another window, once what follows from its size was drawn."""
    windowed(page, width, height)
    drawn(page)


def windowed(page, width, height):
    """Another window, once the page knows of it."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("(size) => String([innerWidth, innerHeight]) === String(size)",
                           arg=[width, height])


def scene(page):
    page.locator("#stage .word:visible").first.wait_for()


def offers(page):
    page.locator("#core-bar .word[data-word=help]").click()
    page.wait_for_selector("#offers .offer")


def message(page):
    for word in ("want", "eat"):
        with page.expect_response("**/v1/taps"):
            page.locator(f"#core-bar .word[data-word={word}]").click()
    page.wait_for_selector("#message-parts li:nth-child(2)")


def inside(page):
    page.locator("#stage [data-open=fridge]").click()
    page.locator("#stage .word[data-word=milk]:visible").wait_for()


def grid(page):
    page.locator("#mode").click()
    page.locator("body[data-mode=grid] #grid .word:visible").first.wait_for()


def category(page):
    page.locator("#cells .group").last.click()
    page.wait_for_selector("#category .word")


def tray(page):
    page.locator("#companion").click()
    page.wait_for_selector("#tray .feeling")
    # Where a folder was open before, what takes late touches for it lies over the tray for a moment.
    page.locator(".category-sheet").wait_for(state="detached")


CHILD = {"scene": scene, "offers": offers, "message": message, "inside": inside, "grid": grid,
         "category": category, "tray": tray}


def offline(page):
    """The service goes away under an open page: nothing is answered, and the stream begins anew."""
    page.wait_for_selector("body[data-ready]")
    page.route("**/v1/**", lambda route: route.abort())
    page.evaluate("""() => dispatchEvent(
      new PageTransitionEvent("pageshow", { persisted: true }))""")
    page.wait_for_selector("#offline", state="visible")


def settings(page):
    page.wait_for_selector("#grown-ups .group-tile")


def group(page):
    page.wait_for_selector("#grown-ups .grown-ups-view #view-title")


def insight(page):
    page.wait_for_selector("#grown-ups .insight-words p")


def voices(page):
    page.wait_for_selector("#sound[data-mood]", state="attached")
    page.get_by_role("button", name="Choose Boy").wait_for()


def words(page):
    page.wait_for_selector("#sound[data-mood]", state="attached")
    page.locator("#groups .group").first.wait_for()


def lab(page):
    page.locator("#tap").click()
    page.wait_for_selector("#bars li")


GROWN_UPS = {
    "settings": ("/settings", settings),
    **{f"settings-{name}": (f"/settings#{name}", group) for name in GROUPS},
    "set-ups": ("/settings#setups", group), "insight": ("/insight", insight),
    "insight-learn": ("/insight#learn", insight),
    "voices": ("/voices", voices), "words": ("/words", words), "lab": ("/lab", lab),
}


def gate(page):
    page.get_by_role("button", name="Hold to open").wait_for()


def setup(page):
    page.wait_for_selector("#setup h1")


def setup_code(page):
    page.get_by_role("button", name="Let’s go").click()
    page.get_by_role("button", name="Skip").first.wait_for()
