"""Hands on the parent gate, for the tests of everything behind it: fingers, keys, a stand-in."""
import pytest
from playwright.sync_api import expect

import mock_words

CODE = "2580"


@pytest.fixture
def mock():
    """A stand-in with a gate that is shut."""
    server = mock_words.start()
    server.meadow.gate.shut()
    yield server
    server.shutdown()


@pytest.fixture
def knock(open_page):
    """Opens a page of a shut gate, its clock in the test's hand, and changes a setting there: it
    asks for the boy's voice."""
    def knock(server, **options):
        page = open_page(server, "/voices", gate="shut", has_touch=True, **options)
        page.clock.install()
        page.wait_for_selector("#sound[data-mood=well]")
        page.get_by_role("button", name="Choose Boy").click()
        expect(gear(page)).to_be_focused()
        return page
    return knock


def gear(page):
    return page.get_by_role("button", name="Hold to open")


def gate(page):
    return page.get_by_role("dialog", name="For grown-ups")


class Hand:
    """Fingers on something, as the browser gets them from a touch screen."""

    def __init__(self, page, target=None, gap=40):
        self.session, self.gap = page.context.new_cdp_session(page), gap
        target = target or gear(page)
        target.wait_for()
        page.evaluate("""() => Promise.all(document.querySelector("#gate")?.getAnimations()
          .map(({ finished }) => finished) ?? [])""")
        box = target.bounding_box()
        self.x, self.y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def put(self, fingers):
        points = [{"x": max(1, self.x + self.gap * i - min(self.gap, 40)), "y": self.y, "id": i}
                  for i in range(fingers)]
        self.session.send("Input.dispatchTouchEvent", {
            "type": "touchStart" if fingers else "touchEnd", "touchPoints": points})


def hold(page, seconds=3.1):
    """Two fingers for so long by the page's clock."""
    hand = Hand(page)
    hand.put(2)
    expect(page.locator(".gate-target.held")).to_be_visible()
    page.clock.run_for(int(seconds * 1000))
    return hand


def enter(page, code):
    for digit in code:
        page.get_by_role("button", name=digit, exact=True).click()


def voice(server):
    return server.meadow.settings["voice"]
