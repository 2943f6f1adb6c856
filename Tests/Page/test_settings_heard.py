"""What settings do is heard and seen at once, found by typing, and told where it fails (document 001,
settings with their previews)."""
import re

import pytest
from playwright.sync_api import expect

from ear import voiced
from panel_stage import flip, go, open_side, setting, slide, until
from patience import becomes


@pytest.fixture
def side(open_page, service):
    """The settings beside the child's screen."""
    return open_side(open_page, service)


def heard(recorder, mark):
    """The sound after `mark`, without the silences that a machine without time adds to it."""
    first = recorder.onset(mark)
    return voiced(recorder.samples[first:recorder.end(first, quiet=0.6)])


def test_slower_speech_and_a_lower_ceiling_are_heard_at_once(side, recorder):
    go(side, "Sound")

    def listen(row, value):
        mark = recorder.now
        slide(value)(setting(side, row))
        sound = heard(recorder, mark)
        return len(sound), max(map(abs, sound))

    fast, loud = listen("rate", 1.2)
    slow, _ = listen("rate", 0.6)
    assert slow > fast * 1.4
    _, soft = listen("volumeCapDecibels", -18)
    assert soft < loud * 0.3
    mark = recorder.now
    setting(side, "muted").get_by_role("button", name="Try a chime").click()
    recorder.word(mark)
    flip(setting(side, "muted"))
    setting(side, "muted").get_by_role("button", name="Try a chime").click()
    expect(setting(side, "muted")).to_contain_text("Sound effects are off")


def test_a_hidden_word_goes_from_the_board_and_comes_back(side, service):
    def grid():
        words = service.get("/v1/scenes/kitchen")["grid"]["sceneWords"]
        return [entry["word"] for entry in words]

    assert "milk" in grid()
    go(side, "Vocabulary")
    side.get_by_role("button", name="Hide or show words").click()
    tile = side.get_by_role("button", name="milk", exact=True)
    expect(tile).to_have_attribute("aria-pressed", "true")
    side.get_by_label("Find a word").fill("mil")
    tile.click()
    until(side, service, "hiddenWords", {"kitchen": ["milk"]})
    assert "milk" not in grid()
    expect(tile).to_be_focused()
    expect(side.get_by_text(re.compile("^1 of .* hidden$"))).to_be_visible()
    expect(side.get_by_role("button", name="I love you", exact=True)).to_have_count(
        side.locator("#always .love").count() or 1)
    side.get_by_role("button", name="Show all", exact=True).click()
    until(side, service, "hiddenWords", {"kitchen": []})
    assert "milk" in grid()
    side.locator(".view-back").click()
    side.get_by_role("button", name="Choose favourites").click()
    side.get_by_role("button", name="milk", exact=True).click()
    until(side, service, "favorites", ["milk"])


def test_who_types_before_the_words_are_there_finds_them_when_they_come(side, service):
    waiting = []
    side.route("**/v1/vocabulary", lambda route: waiting.append(route))
    go(side, "Vocabulary")
    with side.expect_request("**/v1/vocabulary"):
        side.get_by_role("button", name="Hide or show words").click()
    side.get_by_label("Find a word").fill("mil")
    side.get_by_role("button", name="Show all", exact=True).click()
    becomes(side, lambda: len(waiting), 1)
    waiting.pop().continue_()
    expect(side.locator(".pick-word .label")).to_have_text(["milk"])
    assert service.get("/v1/settings")["hiddenWords"] == {} and side.errors == []


def test_what_could_not_be_set_says_why_beside_it_and_loses_nothing(side, service):
    go(side, "My Child")
    field = setting(side, "name").get_by_role("textbox")
    side.route("**/v1/profile", lambda route: route.fulfill(
        status=400, content_type="application/problem+json",
        body='{"field":"name","detail":"name: it is no plain text. Send what it is called."}')
        if route.request.method == "PATCH" else route.continue_())
    field.fill("Mi\u0301a")
    field.press("Enter")
    expect(setting(side, "name").get_by_role("alert")).to_have_text(
        "It is no plain text. Send what it is called.")
    expect(field).to_have_value("Mi\u0301a")
    side.unroute("**/v1/profile")
    side.route("**/v1/settings", lambda route: route.abort()
               if route.request.method == "PATCH" else route.continue_())
    go(side, "Access & Motor")
    flip(setting(side, "selectsOnRelease"))
    expect(setting(side, "selectsOnRelease").get_by_role("alert")).to_contain_text(
        "Meadow does not answer just now, and nothing was changed.")
    side.unroute("**/v1/settings")
    assert service.get("/v1/settings")["selectsOnRelease"] is False


def test_what_takes_long_to_be_set_says_so_until_it_is(side, service):
    waiting = []
    side.route("**/v1/settings", lambda route: waiting.append(route)
               if route.request.method == "PATCH" else route.continue_())
    go(side, "Access & Motor")
    row = setting(side, "selectsOnRelease")
    flip(row)
    expect(row.get_by_role("status")).to_have_text("Saving…")
    becomes(side, lambda: len(waiting), 1)
    waiting.pop().continue_()
    expect(row.locator(".setting-told")).to_be_empty()
    expect(row.locator(".problem")).to_be_empty()
    expect(row.get_by_role("switch")).to_be_checked()
    assert service.get("/v1/settings")["selectsOnRelease"] is True


def test_quieter_is_found_by_typing_and_the_code_is_typed_twice(side, service):
    side.get_by_role("searchbox").fill("quiet")
    expect(side.get_by_role("status").filter(has_text="settings found")).to_be_attached()
    side.locator(".found").get_by_role("slider", name="Loudest sound").fill("-10")
    until(side, service, "volumeCapDecibels", -10)
    side.get_by_role("searchbox").fill("zzz")
    expect(side.get_by_text("Nothing is called “zzz”")).to_be_visible()
    side.get_by_role("searchbox").fill("code")
    side.locator(".found").get_by_role("button", name="Set a code").click()
    try:
        expect(side.get_by_role("button", name="1", exact=True)).to_be_focused()
        for digits in ["1234", "1235", "2580", "2580"]:
            side.keyboard.type(digits)
        expect(side.get_by_text("The code is set.")).to_be_visible()
        assert service.get("/v1/gate")["hasCode"] is True
        side.get_by_role("button", name="Remove the code").click()
        expect(side.get_by_role("button", name="Set a code")).to_be_visible()
        assert service.get("/v1/gate")["hasCode"] is False
    finally:
        service.delete("/v1/gate/code")


def test_a_reset_is_asked_about_calmly_and_then_done(side, service):
    service.send("/v1/settings", {"buttonSize": 100}, method="PATCH")
    go(side, "About")
    side.get_by_role("button", name="Reset all settings").click()
    expect(side.get_by_role("button", name="No, keep it")).to_be_focused()
    side.get_by_role("button", name="No, keep it").click()
    assert service.get("/v1/settings")["buttonSize"] == 100
    side.get_by_role("button", name="Reset all settings").click()
    side.get_by_role("button", name="Yes, reset the settings").click()
    expect(side.get_by_text("as they were at the beginning")).to_be_visible()
    assert service.get("/v1/settings")["buttonSize"] == 60
    assert service.get("/v1/profile")["name"] == "Mia"
