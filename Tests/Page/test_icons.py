"""No emoji stands on a child's screen: an emoji looks otherwise on every device, and what children are shown is drawn.
What a family has chosen from its own keyboard is its own."""
import pytest

import learn_screens
import screens
from fact_hands import know
from patience import drawn
from service import Service

TABLET = {"width": 1180, "height": 820}
PHONE = {"width": 390, "height": 844}
#: What is written in sight and is a picture: by what it stands in, once each. A sheet writes beside what it is told to.
EMOJI = r"""() => {
  const PICTURE = /\p{Extended_Pictographic}/u;
  const found = new Set();
  const note = (element, text) => {
    if (PICTURE.test(text) && element.checkVisibility()) found.add(`${element.className || element.localName}: ${text.trim()}`);
  };
  for (const element of document.body.querySelectorAll("*")) {
    for (const { nodeType, data } of element.childNodes) if (nodeType === Node.TEXT_NODE) note(element, data);
    for (const beside of ["::before", "::after"]) note(element, getComputedStyle(element, beside).content);
  }
  return [...found];
}"""
#: The symbols in sight that did not come, once all have or have not.
BROKEN = """() => [...document.querySelectorAll("img.symbol")].filter((image) => image.complete && !image.naturalWidth)
  .map((image) => image.src)"""

#: Every symbol is asked for anew, at an address that does not answer.
LATE = """() => {
  for (const image of document.querySelectorAll("img.symbol")) {
    const late = image.cloneNode();
    late.src += "?late";
    image.replaceWith(late);
  }
}"""
#: Where what bears a sign stands.
PLACES = """() => [...document.querySelectorAll(".place, .group, #stop, #cells .word, .place .picture")].map((one) =>
  Object.values(one.getBoundingClientRect().toJSON()))"""


@pytest.fixture
def finds():
    """Screens are looked at one after another; what was found is told at the end, all of it."""
    found = {}

    def look(page, screen):
        drawn(page)
        for what in page.evaluate(EMOJI) + page.evaluate(BROKEN):
            found.setdefault(what, []).append(screen)
    yield look
    assert not found, found


@pytest.mark.parametrize("window", [TABLET, PHONE], ids=["tablet", "phone"])
def test_no_emoji_stands_on_the_board(open_page, service, finds, window):
    service.send("/v1/settings", {"showsLabels": True, "favorites": ["milk"]}, method="PATCH")
    page = open_page(service, tier=2, viewport=window)
    finds(page, "empty message")
    for name, go in screens.CHILD.items():
        go(page)
        finds(page, name)
    screens.offline(page)
    finds(page, "offline")


def test_no_emoji_stands_where_a_grown_up_shows_how_or_a_switch_scans(open_page, service, finds):
    service.send("/v1/settings", {"scanning": "auto"}, method="PATCH")
    service.send("/v1/modelling")
    page = open_page(service, tier=1, viewport=PHONE)
    page.locator("#modelling").wait_for()
    page.keyboard.press("Space")
    page.locator(".scan-hand img").wait_for()
    finds(page, "scanning and showing")


def test_no_emoji_stands_in_the_set_up(open_page, tmp_path, finds):
    fresh = Service(tmp_path, output="silent").start()
    try:
        page = open_page(fresh, tier=None, gate="shut", viewport=TABLET)
        screens.setup(page)
        finds(page, "set-up")
    finally:
        fresh.stop()


def test_no_emoji_stands_in_what_is_learnt(open_page, tmp_path, finds):
    home = Service(tmp_path, output="silent").start()
    try:
        home.reset()
        learn_screens.open_parts(home)
        know(home)
        page = open_page(home, tier=None, viewport=TABLET, reduced_motion="reduce")
        for name in learn_screens.of_child(page, home):
            finds(page, name)
    finally:
        home.stop()


def test_a_sign_takes_its_room_before_it_has_come(open_page, service):
    page = open_page(service, tier=2, viewport=PHONE)
    page.locator("#scenes .place img").first.wait_for()
    page.wait_for_function("() => [...document.images].every((image) => image.complete)")
    there = page.evaluate(PLACES)
    assert len(there) > 20
    page.route("**/*?late", lambda route: None)
    page.evaluate(LATE)
    drawn(page)
    assert not page.evaluate("document.querySelector('#scenes .place img').complete")
    assert page.evaluate(PLACES) == there
