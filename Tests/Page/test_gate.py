"""The card of the parent gate on the pages for grown-ups (M2-008; document 001, two-layer
progressive security). The gear in the child's corner is in test_gear.py."""
import re

import pytest
from playwright.sync_api import expect

from fingers import middle, stop_time
from patience import becomes, was_seen, watch
from gate_hands import CODE, Hand, enter, gate, gear, hold, knock, set_code, shut, voice  # noqa: F401

BOY = "Choose Boy"


# The hold.
def test_two_fingers_for_three_seconds_open_it_and_the_change_is_made(open_page, service):
    page = open_page(service, "/voices", gate="shut", has_touch=True)
    page.get_by_role("button", name=BOY).click()
    expect(gate(page)).to_be_visible()
    expect(page.locator(".gate-target.held")).to_have_count(0)
    assert service.get("/v1/settings")["voice"] == "girl"
    hand = Hand(page)
    watch(page, ".gate-target.held")
    hand.put(2)
    was_seen(page, ".gate-target.held")
    expect(gate(page)).to_be_hidden()
    hand.put(0)
    expect(page.get_by_role("button", name="Boy is the voice")).to_be_focused()
    becomes(page, lambda: voice(service), "boy")
    cookie, = page.context.cookies()
    assert cookie["httpOnly"] and cookie["sameSite"] == "Strict"


def test_once_it_is_open_nobody_is_asked_again(knock):
    page = knock()
    hold(page).put(0)
    expect(gate(page)).to_be_hidden()
    page.get_by_role("button", name="Choose Girl").click()
    expect(page.get_by_role("button", name="Girl is the voice")).to_be_visible()
    expect(gate(page)).to_be_hidden()
    assert len(page.attempts) == 1
    assert page.attempts[0]["heldMilliseconds"] >= 3000


@pytest.mark.parametrize("fingers", [1, 3])
def test_one_finger_does_nothing_and_is_no_error_and_a_whole_hand_neither(knock, fingers):
    page = knock()
    before = gate(page).inner_text()
    hand = Hand(page)
    hand.put(fingers)
    page.clock.run_for(10_000)
    expect(page.locator(".gate-target.held")).to_have_count(0)
    assert gate(page).inner_text() == before
    hand.put(0)
    gear(page).tap()
    gear(page).click(click_count=3)
    gear(page).press("Enter")
    gear(page).press("Space")
    page.clock.run_for(10_000)
    assert gate(page).inner_text() == before
    assert page.attempts == []
    # The browser itself notes the refused change.
    assert [error for error in page.errors if "403" not in error] == []


def test_a_finger_that_lifts_begins_the_three_seconds_anew(knock):
    page = knock()
    stop_time(page, install=False)
    hand = hold(page, seconds=2.9)
    hand.put(0)
    expect(page.locator(".gate-target.held")).to_have_count(0)
    hand = hold(page, seconds=2.9)
    assert page.attempts == []
    expect(gate(page)).to_contain_text("Keep holding")
    page.clock.run_for(200)
    expect(gate(page)).to_be_hidden()
    hand.put(0)


def test_the_gear_turns_slowly_while_it_is_held_and_stands_where_motion_is_reduced(knock):
    turning = "document.querySelector('.gate-gear').getAnimations().length"
    for motion in ["no-preference", "reduce"]:
        page = knock(reduced_motion=motion)
        stop_time(page, install=False)
        assert page.evaluate(turning) == 0
        hand = hold(page, seconds=0.5)
        assert page.evaluate(turning) == (motion == "no-preference")
        expect(gate(page)).to_contain_text("Keep holding")
        hand.put(0)
        expect(gate(page)).not_to_contain_text("Keep holding")


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (844, 390), (1024, 600), (1280, 800)])
def test_the_card_leaves_stop_in_reach(knock, size):
    width, height = size
    page = knock(viewport={"width": width, "height": height}, reduced_motion="reduce")
    stop, card = page.locator("#stop").bounding_box(), gate(page).bounding_box()
    assert (stop["y"] + stop["height"] <= card["y"] or stop["x"] + stop["width"] <= card["x"])
    with page.expect_request("**/v1/stop"):
        page.touchscreen.tap(*middle(page.locator("#stop")))
    expect(gate(page)).to_be_visible()


# Where there is one pointer only.
def test_the_keys_g_and_u_held_together_open_it(knock):
    page = knock()
    expect(gear(page)).to_have_accessible_description(
        "Hold the gear with two fingers for 3 seconds. With a keyboard: hold G and U together for "
        "3 seconds. With a mouse: hold Shift and press the gear just as long.")
    stop_time(page, install=False)
    for key in "gu":
        page.keyboard.down(key)
        page.clock.run_for(5000)
        page.keyboard.up(key)
    expect(gate(page)).to_be_visible()
    assert page.attempts == []
    page.keyboard.down("g")
    page.keyboard.down("u")
    page.keyboard.down("u")  # Playwright marks it as a repeat
    expect(page.locator(".gate-target.held")).to_be_visible()
    page.clock.run_for(3100)
    expect(gate(page)).to_be_hidden()
    assert len(page.attempts) == 1


def test_the_mouse_with_shift_opens_it_and_without_does_nothing(knock):
    page = knock()
    stop_time(page, install=False)
    gear(page).hover()
    page.mouse.down()
    page.clock.run_for(5000)
    expect(page.locator(".gate-target.held")).to_have_count(0)
    page.mouse.up()
    page.keyboard.down("Shift")
    page.mouse.down()
    page.clock.run_for(1000)
    page.keyboard.up("Shift")
    page.clock.run_for(5000)
    expect(gate(page)).to_be_visible()
    assert page.attempts == []
    page.keyboard.down("Shift")
    expect(page.locator(".gate-target.held")).to_be_visible()
    page.clock.run_for(3100)
    expect(gate(page)).to_be_hidden()
    page.mouse.up()
    page.keyboard.up("Shift")


# The code.
def test_after_the_hold_the_code_is_asked_for_on_a_large_pad_without_a_text_field(knock, service):
    page = knock(code=CODE)
    hold(page).put(0)
    expect(page.get_by_role("button", name="1", exact=True)).to_be_focused()
    assert gate(page).locator("input").count() == 0
    expect(page.locator(".gate-key")).to_have_count(11)
    for key in page.locator(".gate-key").all():
        box = key.bounding_box()
        assert min(box["width"], box["height"]) >= 72
    enter(page, "99")
    expect(page.locator(".gate-dots .filled")).to_have_count(2)
    expect(gate(page).get_by_text("2 of 4 digits")).to_be_attached()
    page.get_by_role("button", name="Take the last digit back").click()
    page.get_by_role("button", name="Take the last digit back").click()
    expect(page.locator(".gate-dots .filled")).to_have_count(0)
    assert page.attempts == [] and voice(service) == "girl"
    enter(page, CODE)
    expect(gate(page)).to_be_hidden()
    expect(page.get_by_role("button", name="Boy is the voice")).to_be_visible()
    becomes(page, lambda: voice(service), "boy")
    assert page.attempts[-1]["code"] == CODE


def test_the_digits_of_a_real_keyboard_are_taken_too(knock):
    page = knock(code=CODE)
    hold(page).put(0)
    expect(page.get_by_role("button", name="1", exact=True)).to_be_focused()
    page.keyboard.type("x12")
    page.keyboard.press("Backspace")
    page.keyboard.press("Backspace")
    page.keyboard.type(CODE)
    expect(gate(page)).to_be_hidden()


def test_three_wrong_codes_count_down_in_which_no_key_is_taken(knock, service):
    page = knock(code=CODE)
    stop_time(page, install=False)
    hold(page).put(0)
    for left in ["2 tries are left", "One try is left"]:
        enter(page, "0000")
        expect(gate(page).get_by_role("alert")).to_contain_text(left)
        expect(page.locator(".gate-dots .filled")).to_have_count(0)
    enter(page, "0000")
    expect(gate(page).get_by_role("alert")).to_contain_text("wrong three times")
    expect(gate(page).get_by_role("timer")).to_have_text("Try again in 30 s")
    page.clock.run_for(1000)
    expect(gate(page).get_by_role("timer")).to_have_text("Try again in 29 s")
    page.keyboard.type(CODE)
    page.mouse.click(*middle(page.get_by_role("button", name="1", exact=True)))
    expect(page.locator(".gate-dots .filled")).to_have_count(0)
    assert len(page.attempts) == 3
    # Not even the right one opens meanwhile, whoever sends it.
    answer = page.context.request.post(
        service.url + "/v1/gate/open", data={"heldMilliseconds": 3000, "code": CODE})
    assert answer.status == 429 and 0 < int(answer.headers["retry-after"]) <= 30
    set_code(service, CODE)  # the service's clock is not the page's: its seconds are over at once
    page.clock.run_for(29_500)
    expect(gate(page).get_by_role("timer")).to_be_hidden()
    expect(gate(page).get_by_role("status").last).to_have_text("You can try again now.")
    enter(page, CODE)
    expect(gate(page)).to_be_hidden()
    expect(page.get_by_role("button", name="Boy is the voice")).to_be_visible()


def test_whoever_comes_back_within_the_countdown_sees_what_is_left_of_it(knock, service):
    page = knock(code=CODE)
    for _ in range(3):
        page.context.request.post(
            service.url + "/v1/gate/open", data={"heldMilliseconds": 3000, "code": "0000"})
    hold(page).put(0)
    expect(gate(page).get_by_role("timer")).to_have_text(re.compile(r"^Try again in [1-3]?\d s$"))
    expect(page.get_by_role("button", name="1", exact=True)).to_be_disabled()
