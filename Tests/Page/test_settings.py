"""Voice, speed and mute are heard (spec README 11, 12; document 001)."""
import pytest
from playwright.sync_api import expect

from recorder import RATE, alike


@pytest.fixture
def corner(open_page, service):
    """A board wide enough to have the grown-ups' corner beside the words."""
    page = open_page(service, viewport={"width": 1700, "height": 950})
    page.wait_for_selector("#sound[data-mood=well]")
    page.wait_for_selector("#panel .voice")
    return page


def test_mute_silences_the_chime_and_never_the_word(corner, recorder, tap):
    mute, chime = corner.get_by_role("switch", name="Mute chimes"), corner.locator("#chime")
    mute.click()
    expect(mute).to_have_attribute("aria-checked", "true")
    chime.click()
    expect(corner.locator("#chime-said")).to_contain_text("muted")
    start, end = recorder.wait(0.7)
    assert recorder.peak(start, end) < 0.001
    mark = recorder.now
    tap(corner, "more")
    recorder.word(mark)
    mute.click()
    expect(mute).to_have_attribute("aria-checked", "false")
    mark = recorder.now
    chime.click()
    recorder.word(mark)


def test_mute_is_explained_where_it_is(corner):
    mute = corner.get_by_role("switch", name="Mute chimes")
    expect(mute).to_have_accessible_description(
        "Mute silences chimes only. Words are always spoken.")


def heard(recorder, mark, quiet=0.35):
    first = recorder.onset(mark)
    return recorder.samples[first:recorder.end(first, quiet)]


def test_another_speed_says_the_last_word_again_and_takes_another_time(corner, recorder, tap):
    mark = recorder.now
    tap(corner, "help")
    standard = len(heard(recorder, mark))
    slider = corner.get_by_role("slider")
    lengths = {}
    for key, words in [("Home", "very slow"), ("End", "very fast")]:
        mark = recorder.now
        slider.press(key)
        expect(corner.locator("#rate-words")).to_have_text(words)
        lengths[key] = len(heard(recorder, mark))
    assert lengths["Home"] > standard * 1.3
    assert lengths["End"] < standard * 0.75


def test_choosing_a_voice_says_hello_in_it_and_changes_the_words(corner, service, recorder, tap):
    def more():
        mark = recorder.now
        tap(corner, "more")
        return heard(recorder, mark)

    girl, again = more(), more()
    mark = recorder.now
    corner.get_by_role("radio", name="Boy").click()
    expect(corner.locator("#bubble-text")).to_have_text("Hi! I'm Meadow!")
    assert len(heard(recorder, mark, quiet=0.8)) > RATE * 0.6
    assert service.get("/v1/settings")["voice"] == "boy"
    boy = more()
    assert alike(girl, again) > 0.97
    assert alike(girl, boy) < 0.9


def test_the_voices_are_chosen_with_the_arrow_keys(corner, service):
    corner.get_by_role("radio", name="Girl").focus()
    corner.keyboard.press("ArrowRight")
    expect(corner.get_by_role("radio", name="Boy")).to_be_checked()
    expect(corner.get_by_role("radio", name="Boy")).to_be_focused()


def test_what_another_page_sets_is_shown_here(corner, service):
    service.send("/v1/settings", {"voice": "boy", "rate": 1.0, "muted": True}, method="PATCH")
    expect(corner.get_by_role("radio", name="Boy")).to_be_checked()
    expect(corner.locator("#rate-words")).to_have_text("natural")
    expect(corner.locator("#mute")).to_have_attribute("aria-checked", "true")


def test_where_there_is_little_room_the_corner_lies_over_the_words_and_moves_none(board):
    places = """() => [...document.querySelectorAll("#board .word")].map((tile) =>
      Math.round(tile.getBoundingClientRect().x))"""
    before = board.evaluate(places)
    board.locator("#grown-ups").click()
    expect(board.locator("#panel")).to_be_visible()
    assert board.evaluate(places) == before
    board.get_by_role("button", name="Done", exact=True).click()
    expect(board.locator("#panel")).to_be_hidden()
    expect(board.locator("#grown-ups")).to_be_focused()
