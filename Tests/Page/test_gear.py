"""The gear in the corner of the child's screen (M2-008; document 001, layer 1)."""
import re

import pytest
from playwright.sync_api import expect

from fingers import stop_time
from gate_hands import CODE, Hand, enter, gate
from patience import becomes
from service import Service


@pytest.fixture
def child(open_page, service):
    """The child's screen of a shut gate, and what it asked the gate for."""
    page = open_page(service, gate="shut", has_touch=True)
    page.clock.install()
    return page


def gear(page):
    return page.get_by_role("button", name="Grown-ups")


def panel(page):
    return page.get_by_role("complementary", name="Mia")


def knocks(page):
    return [url for url in page.requests if "/v1/gate" in url]


def hold(page, seconds=3.1, gap=24):
    hand = Hand(page, gear(page), gap)
    hand.put(2)
    expect(page.locator("#gear.held")).to_be_visible()
    page.clock.run_for(int(seconds * 1000))
    return hand


def test_a_finger_does_nothing_is_no_error_and_nothing_of_the_panel_was_loaded(child):
    hand = Hand(child, gear(child))
    hand.put(1)
    child.clock.run_for(10_000)
    hand.put(0)
    gear(child).tap()
    gear(child).click(click_count=3)
    gear(child).press("Enter")
    gear(child).press("Space")
    child.clock.run_for(10_000)
    expect(child.locator("#gear.held")).to_have_count(0)
    expect(child.locator("#grown-ups")).to_be_hidden()
    expect(gate(child)).to_be_hidden()
    assert knocks(child) == [] and child.errors == []
    assert not [url for url in child.requests if "grown-ups/panel." in url]
    assert not re.search(r"\block", child.locator("body").inner_text(), re.IGNORECASE)
    box = gear(child).bounding_box()
    assert min(box["width"], box["height"]) >= 60 and box["x"] < 80 and box["y"] < 80


def test_two_fingers_for_three_seconds_turn_the_gear_and_open_the_panel_beside_the_child(child):
    turning = "document.querySelector('#gear .gate-gear').getAnimations().length"
    assert child.evaluate(turning) == 0
    stop_time(child, install=False)
    hand = hold(child, seconds=2.9)
    assert child.evaluate(turning) == 1
    assert knocks(child) == []
    child.clock.run_for(200)
    expect(panel(child)).to_be_visible()
    child.clock.resume()
    hand.put(0)
    expect(child.get_by_role("heading", name="Mia")).to_be_focused()
    # The child's screen goes on: what is not covered speaks, and nothing has moved.
    for act in [lambda: child.locator(".love:visible").first.click(),
                lambda: child.locator("#core-bar .word:visible").last.click()]:
        with child.expect_response("**/v1/taps") as answer:
            act()
        assert answer.value.status == 200
    with child.expect_response("**/v1/stop"):
        child.locator("#stop").click()
    child.get_by_role("button", name="Done", exact=True).click()
    expect(child.locator("#grown-ups")).to_be_hidden()


def test_the_second_finger_may_lie_beside_the_gear_and_presses_nothing_there(child):
    hand = hold(child, gap=90)
    expect(panel(child)).to_be_visible()
    hand.put(0)
    assert not [url for url in child.requests if "/v1/taps" in url or "/v1/navigation" in url]
    child.get_by_role("heading", name="Mia").press("Escape")
    expect(child.locator("#grown-ups")).to_be_hidden()
    expect(gear(child)).to_be_focused()


def test_one_pointer_and_the_keyboard_have_a_way_of_their_own_that_is_told(child):
    expect(gear(child)).to_have_accessible_description(
        "For grown-ups: hold with two fingers for 3 seconds. With a keyboard: hold G and U "
        "together for 3 seconds. With a mouse: hold Shift and press as long.")
    gear(child).focus()
    child.keyboard.down("g")
    child.keyboard.down("u")
    child.clock.run_for(3100)
    expect(panel(child)).to_be_visible()
    child.keyboard.up("g")
    child.keyboard.up("u")
    child.get_by_role("button", name="Done", exact=True).click()
    expect(gear(child)).to_be_focused()
    gear(child).hover()
    child.keyboard.down("Shift")
    child.mouse.down()
    child.clock.run_for(3100)
    expect(panel(child)).to_be_visible()
    child.mouse.up()
    child.keyboard.up("Shift")


def test_a_code_is_asked_for_after_the_hold_without_a_second_one(tmp_path, open_page):
    service = Service(tmp_path).start()
    try:
        service.choose(2)
        service.send("/v1/gate/code", {"code": CODE}, method="PUT")
        page = open_page(service, gate="shut", has_touch=True, tier=None)
        page.clock.install()
        hold(page).put(0)
        expect(page.get_by_role("button", name="1", exact=True)).to_be_focused()
        expect(page.get_by_role("button", name="Hold to open")).to_be_hidden()
        assert gate(page).locator("input").count() == 0
        for left in ["2 tries", "ne try"]:
            enter(page, "1111")
            expect(gate(page).get_by_role("alert")).to_contain_text(left)
        page.get_by_role("button", name="Not now").click()
        hold(page).put(0)
        enter(page, "1111")
        expect(gate(page).get_by_role("timer")).to_contain_text("Try again in")
        page.reload()
        page.wait_for_selector("body[data-ready]")
        hold(page).put(0)
        expect(gate(page).get_by_role("timer")).to_contain_text("Try again in")
        expect(page.locator("#grown-ups")).to_be_hidden()
    finally:
        service.stop()


#: A click as browsers make it that do not say in it what pressed, after what did press.
CLICK = """(gear, [kind, pointerType]) => {
  gear.dispatchEvent(kind === "key" ? new KeyboardEvent("keydown", { key: "Enter", bubbles: true })
    : new PointerEvent("pointerdown", { pointerType, bubbles: true }));
  dispatchEvent(new PointerEvent("pointerup", { pointerType }));
  gear.dispatchEvent(new MouseEvent("click", { detail: kind === "key" ? 0 : 1, bubbles: true,
    cancelable: true }));
}"""


def test_a_click_that_does_not_say_what_pressed_is_told_the_way_of_what_did(child):
    for how, way in [(["pointer", "touch"], "hold with two fingers"),
                     (["pointer", "pen"], "two fingers"),
                     (["pointer", "mouse"], "hold Shift and press"), (["key", ""], "hold G and U"),
                     (["pointer", "touch"], "hold with two fingers")]:
        gear(child).evaluate(CLICK, how)
        expect(child.locator(".gear-says")).to_contain_text(way)


@pytest.mark.parametrize("path", ["/settings", "/insight"])
def test_the_addresses_of_the_panel_open_after_the_gate(open_page, service, path):
    page = open_page(service, path, gate="shut", has_touch=True)
    expect(gate(page)).to_be_visible()
    page.get_by_role("button", name="Not now").click()
    expect(page.locator("#grown-ups")).to_be_hidden()
    page.wait_for_url(service.url + "/")
    page.goto(service.url + path)
    page.clock.install()
    hand = Hand(page)
    hand.put(2)
    page.clock.run_for(3100)
    hand.put(0)
    expect(panel(page)).to_be_visible()
    side = {"/settings": "Settings", "/insight": "Insight & Usage"}[path]
    expect(page.get_by_role("button", name=side, exact=True)).to_have_attribute(
        "aria-pressed", "true")
    page.get_by_role("button", name="Done", exact=True).click()
    page.wait_for_url(service.url + "/")


def test_the_panel_closes_when_its_time_is_over_and_at_once_when_asked(open_page, service):
    page = open_page(service, "/settings")
    expect(panel(page)).to_be_visible()
    page.context.request.post(service.url + "/v1/gate/close")  # as when ten minutes are over
    expect(page.locator("#grown-ups")).to_be_hidden()
    page.context.request.post(service.url + "/v1/gate/open", data={"heldMilliseconds": 3000})
    page.goto(service.url + "/settings#gate")
    page.get_by_role("button", name="Close the grown-ups’ side").click()
    expect(page.locator("#grown-ups")).to_be_hidden()
    becomes(page, lambda: page.evaluate("fetch('/v1/gate').then((a) => a.json())")["isOpen"], False)


def test_lock_shuts_the_gate_at_once_and_done_leaves_it_to_its_time(open_page, service):
    page = open_page(service, "/settings")
    page.get_by_role("button", name="Done", exact=True).click()
    expect(panel(page)).to_be_hidden()
    is_open = "fetch('/v1/gate').then((a) => a.json()).then(({ isOpen }) => isOpen)"
    assert page.evaluate(is_open) is True
    page.goto(service.url + "/settings")
    page.get_by_role("button", name="Lock, and back").click()
    expect(panel(page)).to_be_hidden()
    becomes(page, lambda: page.evaluate(is_open), False)


def test_who_is_busy_in_the_panel_is_not_shut_out(open_page, service):
    page = open_page(service)
    page.clock.install()
    page.goto(service.url + "/settings")
    expect(panel(page)).to_be_visible()
    stop_time(page, install=False)
    asked = []
    page.on("request", lambda request: "/v1/gate/stay" in request.url and asked.append(request))
    for _ in range(4):
        page.clock.run_for(6000)
        page.locator("#find-setting").click()
    becomes(page, lambda: len(asked), lambda count: count > 0)
    assert len(asked) == 1, "every 20 s at most"
    with page.expect_response("**/v1/gate/stay") as answer:
        page.clock.run_for(20_000)
        page.keyboard.press("a")
    assert answer.value.json() == {"isOpen": True, "seconds": 600}
