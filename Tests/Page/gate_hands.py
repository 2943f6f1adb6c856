"""Hands on the parent gate, for the tests of everything behind it: fingers and keys."""
import pytest
from playwright.sync_api import expect

from fingers import middle, stop_time

CODE = "2580"


@pytest.fixture
def shut(open_page, service):
    """shut("/words"): a page of a shut gate, its clock in the test's hand; with `code` there is one.
    What it asked of the gate is in page.attempts."""
    def shut(path, code=None, **options):
        if code:
            set_code(service, code)
        page = open_page(service, path, gate="shut", has_touch=True, **options)
        page.attempts = []
        page.on("request", lambda request: page.attempts.append(request.post_data_json)
                if request.url.endswith("/v1/gate/open") else None)
        page.clock.install()
        page.wait_for_selector("body[data-ready]")
        return page
    yield shut
    service.delete("/v1/gate/code")


@pytest.fixture
def knock(shut):
    """Changes a setting on a page of a shut gate, its clock `stopped` before or going: it asks for the
    boy's voice."""
    def knock(stopped=False, **options):
        page = shut("/voices", **options)
        page.wait_for_selector("#sound[data-mood=well]")
        if stopped:
            stop_time(page, install=False)
        page.get_by_role("button", name="Choose Boy").click()
        expect(gear(page)).to_be_focused()
        return page
    return knock


def set_code(service, code):
    """Sets it, and whatever was mistyped before is forgotten."""
    service.send("/v1/gate/code", {"code": code}, method="PUT")


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
        self.x, self.y = middle(target)

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


def voice(service):
    return service.get("/v1/settings")["voice"]
