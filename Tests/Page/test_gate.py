"""The parent gate in the page (M2-008; document 001, two-layer progressive security)."""
import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

import mock_words
from conftest import open_gate
from service import Service

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
    """Opens a page of a shut gate, its clock in the test's hand, and changes a setting there."""
    def knock(server, **options):
        page = open_page(server, gate="shut", has_touch=True, **options)
        page.clock.install()
        page.wait_for_selector("#sound[data-mood=well]")
        if page.locator("#panel").is_hidden():
            page.locator("#grown-ups").click()
        page.locator("#panel .voice").first.wait_for()
        page.get_by_role("radio", name="Boy").click()
        expect(gear(page)).to_be_focused()
        return page
    return knock


def gear(page):
    return page.get_by_role("button", name="Hold to open")


def gate(page):
    return page.get_by_role("dialog", name="For grown-ups")


class Hand:
    """Fingers on the gear, as the browser gets them from a touch screen."""

    def __init__(self, page):
        self.session = page.context.new_cdp_session(page)
        gear(page).wait_for()
        page.evaluate("""() => Promise.all(
          document.querySelector("#gate").getAnimations().map(({ finished }) => finished))""")
        box = gear(page).bounding_box()
        self.x, self.y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def put(self, fingers):
        points = [{"x": self.x + 40 * i - 40, "y": self.y, "id": i} for i in range(fingers)]
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


# The hold.
def test_two_fingers_for_three_seconds_open_it_and_the_change_is_made(open_page, service):
    page = open_page(service, gate="shut", has_touch=True)
    page.locator("#grown-ups").click()
    page.get_by_role("radio", name="Boy").click()
    expect(gate(page)).to_be_visible()
    expect(page.locator(".gate-target.held")).to_have_count(0)
    assert service.get("/v1/settings")["voice"] == "girl"
    hand = Hand(page)
    hand.put(2)
    expect(page.locator(".gate-target.held")).to_be_visible()
    expect(gate(page)).to_be_hidden()
    hand.put(0)
    expect(page.locator("#bubble-text")).to_have_text("Hi! I'm Meadow!")
    assert service.get("/v1/settings")["voice"] == "boy"
    expect(page.get_by_role("radio", name="Boy")).to_be_checked()
    expect(page.get_by_role("radio", name="Boy")).to_be_focused()
    cookie, = page.context.cookies()
    assert cookie["httpOnly"] and cookie["sameSite"] == "Strict"


def test_once_it_is_open_nobody_is_asked_again(knock, mock):
    page = knock(mock)
    hold(page).put(0)
    expect(gate(page)).to_be_hidden()
    page.get_by_role("switch", name="Mute chimes").click()
    page.wait_for_function("fetch('/v1/settings').then((a) => a.json()).then((s) => s.muted)")
    expect(gate(page)).to_be_hidden()
    assert len(mock.meadow.gate.attempts) == 1
    assert mock.meadow.gate.attempts[0]["heldMilliseconds"] >= 3000


@pytest.mark.parametrize("fingers", [1, 3])
def test_one_finger_does_nothing_and_is_no_error_and_a_whole_hand_neither(knock, mock, fingers):
    page = knock(mock)
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
    assert mock.meadow.gate.attempts == []
    # The browser itself notes the refused change.
    assert [error for error in page.errors if "403" not in error] == []


def test_a_finger_that_lifts_begins_the_three_seconds_anew(knock, mock):
    page = knock(mock)
    hand = hold(page, seconds=2.9)
    hand.put(0)
    expect(page.locator(".gate-target.held")).to_have_count(0)
    hand = hold(page, seconds=2.9)
    assert mock.meadow.gate.attempts == []
    expect(gate(page)).to_contain_text("Keep holding")
    page.clock.run_for(200)
    expect(gate(page)).to_be_hidden()
    hand.put(0)


def test_the_gear_turns_slowly_while_it_is_held_and_stands_where_motion_is_reduced(knock, mock):
    turning = "document.querySelector('.gate-gear').getAnimations().length"
    for motion in ["no-preference", "reduce"]:
        page = knock(mock, reduced_motion=motion)
        assert page.evaluate(turning) == 0
        hand = hold(page, seconds=0.5)
        assert page.evaluate(turning) == (motion == "no-preference")
        expect(gate(page)).to_contain_text("Keep holding")
        hand.put(0)
        expect(gate(page)).not_to_contain_text("Keep holding")


# Where there is one pointer only.
def test_the_keys_g_and_u_held_together_open_it(knock, mock):
    page = knock(mock)
    expect(gear(page)).to_have_accessible_description(
        "Hold the gear with two fingers for 3 seconds. With a keyboard: hold G and U together for "
        "3 seconds. With a mouse: hold Shift and press the gear as long.")
    for key in "gu":
        page.keyboard.down(key)
        page.clock.run_for(5000)
        page.keyboard.up(key)
    expect(gate(page)).to_be_visible()
    assert mock.meadow.gate.attempts == []
    page.keyboard.down("g")
    page.keyboard.down("u")
    page.keyboard.down("u")  # Playwright marks it as a repeat
    expect(page.locator(".gate-target.held")).to_be_visible()
    page.clock.run_for(3100)
    expect(gate(page)).to_be_hidden()
    assert len(mock.meadow.gate.attempts) == 1


def test_the_mouse_with_shift_opens_it_and_without_does_nothing(knock, mock):
    page = knock(mock)
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
    assert mock.meadow.gate.attempts == []
    page.keyboard.down("Shift")
    expect(page.locator(".gate-target.held")).to_be_visible()
    page.clock.run_for(3100)
    expect(gate(page)).to_be_hidden()
    page.mouse.up()
    page.keyboard.up("Shift")


# The code.
def test_after_the_hold_the_code_is_asked_for_on_a_large_pad_without_a_text_field(knock, mock):
    mock.meadow.gate.shut(code=CODE)
    page = knock(mock)
    hold(page).put(0)
    expect(page.get_by_role("button", name="1", exact=True)).to_be_focused()
    assert gate(page).locator("input").count() == 0
    for key in page.locator(".gate-key").all():
        box = key.bounding_box()
        assert min(box["width"], box["height"]) >= 72
    enter(page, "99")
    expect(page.locator(".gate-dots .filled")).to_have_count(2)
    expect(gate(page).get_by_text("2 of 4 digits")).to_be_attached()
    page.get_by_role("button", name="Take the last digit back").click()
    page.get_by_role("button", name="Take the last digit back").click()
    expect(page.locator(".gate-dots .filled")).to_have_count(0)
    assert mock.meadow.gate.attempts == [] and voice(mock) == "girl"
    enter(page, CODE)
    expect(gate(page)).to_be_hidden()
    page.wait_for_function(
        "fetch('/v1/settings').then((a) => a.json()).then((s) => s.voice === 'boy')")
    assert mock.meadow.gate.attempts[-1]["code"] == CODE


def test_the_digits_of_a_real_keyboard_are_taken_too(knock, mock):
    mock.meadow.gate.shut(code=CODE)
    page = knock(mock)
    hold(page).put(0)
    expect(page.get_by_role("button", name="1", exact=True)).to_be_focused()
    page.keyboard.type("x12")
    page.keyboard.press("Backspace")
    page.keyboard.press("Backspace")
    page.keyboard.type(CODE)
    expect(gate(page)).to_be_hidden()


def test_three_wrong_codes_count_down_in_which_no_key_is_taken(knock, mock):
    mock.meadow.gate.shut(code=CODE)
    page = knock(mock)
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
    page.get_by_role("button", name="1", exact=True).click(force=True)
    expect(page.locator(".gate-dots .filled")).to_have_count(0)
    assert len(mock.meadow.gate.attempts) == 3
    mock.meadow.gate.cooldown = 0
    page.clock.run_for(29_500)
    expect(gate(page).get_by_role("timer")).to_be_hidden()
    expect(gate(page).get_by_role("status").last).to_have_text("You can try again now.")
    enter(page, CODE)
    expect(gate(page)).to_be_hidden()


def test_whoever_comes_back_within_the_countdown_sees_what_is_left_of_it(knock, mock):
    mock.meadow.gate.shut(code=CODE)
    mock.meadow.gate.cooldown = 600
    page = knock(mock)
    hold(page).put(0)
    expect(gate(page).get_by_role("timer")).to_have_text(re.compile(r"^Try again in [1-6]\d\d s$"))
    expect(page.get_by_role("button", name="1", exact=True)).to_be_disabled()


def test_a_real_gate_takes_its_code_and_after_three_wrong_ones_not_even_the_right_one(
        tmp_path, open_page):
    service = Service(tmp_path).start()
    try:
        service.open_gate()
        service.send("/v1/gate/code", {"code": CODE}, method="PUT")
        page = open_page(service, gate="shut")
        page.locator("#grown-ups").click()
        page.get_by_role("radio", name="Boy").click()
        expect(gear(page)).to_be_focused()
        page.keyboard.down("g")
        page.keyboard.down("u")
        expect(page.get_by_role("button", name="1", exact=True)).to_be_focused()
        page.keyboard.up("g")
        page.keyboard.up("u")
        for left in ["2 tries", "ne try"]:
            page.keyboard.type("1111")
            expect(gate(page).get_by_role("alert")).to_contain_text(left)
        page.keyboard.type("1111")
        expect(gate(page).get_by_role("timer")).to_contain_text("Try again in")
        answer = page.context.request.post(
            service.url + "/v1/gate/open", data={"heldMilliseconds": 3000, "code": CODE})
        assert answer.status == 429 and 0 < int(answer.headers["retry-after"]) <= 30
        expect(gate(page).get_by_role("timer")).to_be_hidden()
        page.keyboard.type(CODE)
        expect(gate(page)).to_be_hidden()
        expect(page.get_by_role("radio", name="Boy")).to_be_checked()
        assert service.get("/v1/settings")["voice"] == "boy"
    finally:
        service.stop()


# Going away again.
@pytest.mark.parametrize("way", ["Escape", "Not now"])
def test_not_now_and_escape_close_it_and_the_settings_are_shown_as_they_are(knock, mock, way):
    page = knock(mock)
    if way == "Escape":
        page.keyboard.press("Escape")
    else:
        page.get_by_role("button", name="Not now").click()
    expect(gate(page)).to_be_hidden()
    expect(page.get_by_role("radio", name="Girl")).to_be_checked()
    expect(page.get_by_role("radio", name="Boy")).to_be_focused()
    expect(page.locator("#sound")).to_have_attribute("data-mood", "well")
    assert voice(mock) == "girl" and mock.meadow.gate.attempts == []


def test_what_was_touched_meanwhile_does_not_ask_a_second_time(knock, mock):
    page = knock(mock)
    page.get_by_role("switch", name="Mute chimes").press("Space")
    page.locator("#rate").press("End")
    page.clock.run_for(1000)
    page.get_by_role("button", name="Not now").click()
    expect(page.locator("#mute")).to_have_attribute("aria-checked", "false")
    expect(page.locator("#rate-words")).not_to_have_text("very fast")
    page.clock.run_for(1000)
    expect(gate(page)).to_be_hidden()
    assert mock.meadow.settings["rate"] == 0.85


def test_what_was_touched_meanwhile_is_set_once_it_is_open(knock, mock):
    page = knock(mock)
    page.get_by_role("switch", name="Mute chimes").press("Space")
    hold(page).put(0)
    page.wait_for_function("""fetch("/v1/settings").then((a) => a.json())
      .then((s) => s.muted && s.voice === "boy")""")


def test_left_alone_it_goes_by_itself(knock, mock):
    page = knock(mock)
    page.clock.run_for(59_000)
    expect(gate(page)).to_be_visible()
    page.clock.run_for(2_000)
    expect(gate(page)).to_be_hidden()
    expect(page.get_by_role("radio", name="Girl")).to_be_checked()


# Nothing a grown-up typed is lost.
def test_a_word_that_was_typed_is_saved_after_the_gate_with_its_photo(open_page, mock):
    page = open_page(mock, "/words", gate="shut", has_touch=True)
    page.clock.install()
    page.get_by_role("button", name="Add a person or pet").click()
    page.get_by_label("Shown on the board").fill("Ziggy")
    page.get_by_label("Photo").set_input_files(
        {"name": "z.jpg", "mimeType": "image/jpeg", "buffer": b"\xff\xd8 a picture"})
    page.get_by_role("button", name="Save", exact=True).click()
    expect(gear(page)).to_be_focused()
    page.get_by_role("button", name="Not now").click()
    expect(page.locator("#save-state")).to_have_text(
        "Not saved: This is for grown-ups. Nothing was changed.")
    expect(page.get_by_label("Shown on the board")).to_have_value("Ziggy")
    page.get_by_role("button", name="Save", exact=True).click()
    hold(page).put(0)
    expect(page.locator("#editor")).to_have_attribute("data-state", "saved")
    word = next(each for each in mock.meadow.words.values() if each["text"] == "Ziggy")
    assert mock.meadow.files[word["id"], "photo"] == b"\xff\xd8 a picture"


def test_a_word_stays_until_a_grown_up_opens_and_then_goes_with_undo(open_page, mock):
    page = open_page(mock, "/words", gate="shut", has_touch=True)
    page.clock.install()
    page.locator('[data-word="Nana"]').click()
    page.get_by_role("button", name="Delete").click()
    expect(gear(page)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator('[data-word="Nana"]')).to_be_visible()
    page.get_by_role("button", name="Delete").click()
    hold(page).put(0)
    expect(page.locator("#toast")).to_contain_text("Nana")
    assert "Nana" not in [word["text"] for word in mock.meadow.words.values()]


def test_a_list_of_words_comes_in_and_goes_out_through_the_gate(open_page, mock):
    page = open_page(mock, "/words", gate="shut", has_touch=True)
    page.clock.install()
    page.locator("#file").set_input_files(
        {"name": "family.csv", "mimeType": "text/csv", "buffer": b"word,hint\nRex,\n"})
    hold(page).put(0)
    expect(page.locator("#report h3")).to_contain_text("1 new")
    page.context.clear_cookies()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save as CSV").click()
        expect(gear(page)).to_be_focused()
        hold(page).put(0)
    assert download.value.suggested_filename == "my-words.csv"
    assert "Siobh" in open(download.value.path(), encoding="utf-8").read()


def test_a_way_of_speaking_is_kept_after_the_gate_and_undo_waits_for_it_too(open_page, mock):
    page = open_page(mock, "/voices", gate="shut", has_touch=True)
    page.clock.install()
    page.wait_for_selector("#chips .chip")
    page.get_by_role("slider", name="Expression").press("End")
    page.get_by_role("button", name="Keep for the board").click()
    expect(gear(page)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#keep-text")).to_contain_text("Not kept: This is for grown-ups.")
    page.get_by_role("button", name="Keep for the board").click()
    hold(page).put(0)
    expect(page.locator("#keep")).to_have_attribute("data-state", "kept")
    assert mock.meadow.settings["range"] == 2
    page.context.clear_cookies()
    page.get_by_role("button", name="Undo").click()
    expect(gear(page)).to_be_focused()
    page.keyboard.press("Escape")
    expect(gate(page)).to_be_hidden()
    page.get_by_role("button", name="Undo").click()
    hold(page).put(0)
    expect(page.locator("#keep-text")).to_contain_text("As it was before")
    assert mock.meadow.settings["range"] == 1


def test_a_measurement_of_loudness_waits_for_the_gate(open_page, mock):
    page = open_page(mock, "/voices", gate="shut", has_touch=True)
    page.clock.install()
    page.wait_for_selector("#chips .chip")
    page.get_by_text("Measure it with a phone").click()
    page.get_by_label("Level at the ear").fill("68")
    page.get_by_role("button", name="Use this").click()
    hold(page).put(0)
    expect(page.locator("#dose meter")).to_have_count(2)


# Speaking is never asked about.
def test_the_gate_never_asks_for_speaking(open_page, service, tap):
    page = open_page(service, gate="shut")
    page.evaluate("""new MutationObserver(() => {
      if (document.querySelector("#gate")) document.body.dataset.asked = "true";
    }).observe(document.body, { childList: true })""")
    for act in [
        lambda: tap(page, "more"), lambda: page.locator(".love").click(),
        lambda: page.locator("#companion").click(),
    ]:
        with page.expect_response("**/v1/taps") as answer:
            act()
        assert answer.value.status == 200
    with page.expect_response("**/v1/stop") as answer:
        page.locator("#stop").click()
    assert answer.value.status == 200
    page.locator("#tiers label").nth(1).click()
    page.locator("#grown-ups").click()
    with page.expect_response("**/v1/chime") as answer:
        page.locator("#chime").click()
    assert answer.value.status == 200
    assert page.locator("body").get_attribute("data-asked") is None
    assert page.errors == []


def test_words_speak_on_and_stop_and_love_stay_in_reach_while_it_asks(knock, mock):
    page = knock(mock)
    page.locator("#board .word").first.click()
    word = page.locator("#board .word").first.get_attribute("data-word")
    page.locator(".love").click()
    page.locator("#stop").click()
    assert [each.get("word") or each["phrase"] for each in mock.meadow.taps] == [
        word, "I love you"]
    expect(gate(page)).to_be_visible()


@pytest.mark.parametrize("path", ["/voices", "/words"])
def test_listening_on_the_pages_for_grown_ups_is_not_asked_about(open_page, mock, path):
    page = open_page(mock, path, gate="shut")
    page.wait_for_selector("body[data-ready]")
    if path == "/voices":
        page.locator(".hear").first.click()
        page.locator("#chips .chip").first.click()
        page.locator("#slots input[value=B]").click()
    else:
        page.locator('[data-word="Siobhán"]').click()
        page.locator(".listen").first.click()
        page.get_by_role("button", name="Hear it").click()
    page.locator("#stop").click()
    expect(gate(page)).to_be_hidden()
    assert page.errors == []


# Everybody can use it.
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width, height", [(320, 640), (844, 390), (1280, 800)])
def test_axe_finds_nothing_and_everything_is_in_sight(knock, mock, scheme, width, height):
    mock.meadow.gate.shut(code=CODE)
    page = knock(mock, color_scheme=scheme, reduced_motion="reduce",
                 viewport={"width": width, "height": height})

    def look():
        results = Axe().run(page)
        assert results.violations_count == 0, results.generate_report()
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        for target in gate(page).get_by_role("button").all():
            target.scroll_into_view_if_needed()
            box = target.bounding_box()
            assert min(box["width"], box["height"]) >= 60
            assert 0 <= box["x"] and box["x"] + box["width"] <= width
            assert 0 <= box["y"] and box["y"] + box["height"] <= height
        stop, card = page.locator("#stop").bounding_box(), gate(page).bounding_box()
        assert (stop["y"] + stop["height"] <= card["y"] or stop["x"] + stop["width"] <= card["x"]
                or card["y"] + card["height"] <= stop["y"])

    look()
    gear(page).scroll_into_view_if_needed()
    hold(page).put(0)
    enter(page, "0000")
    expect(gate(page).get_by_role("alert")).to_contain_text("2 tries")
    look()


def test_a_page_of_an_open_gate_is_never_asked(open_page, mock):
    page = open_page(mock, gate="shut")
    open_gate(page, mock)
    page.locator("#grown-ups").click()
    page.get_by_role("radio", name="Boy").click()
    page.wait_for_function(
        "fetch('/v1/settings').then((a) => a.json()).then((s) => s.voice === 'boy')")
    expect(gate(page)).to_be_hidden()
