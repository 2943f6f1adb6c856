"""Choosing a voice and how it speaks (requirements 1–3, 9, 10; document 001's speech settings)."""
import json
import re

import pytest
from playwright.sync_api import expect

from ear import voiced
from patience import becomes
from recorder import RATE, alike
from screens import resize
from words_stage import family, names, nothing_is_found  # noqa: F401

FACTORS = ["rate", "pitch", "range", "pauseMilliseconds"]


@pytest.fixture
def voices(open_page, service):
    page = open_page(service, "/voices")
    page.wait_for_selector("body[data-ready]")
    page.wait_for_selector("#chips .chip")
    return page


def heard(recorder, mark, quiet=0.6):
    """What is heard after `mark`, without the silences that a machine without time adds to it."""
    first = recorder.onset(mark)
    return voiced(recorder.samples[first:recorder.end(first, quiet)])


def card(page, name):
    return page.locator(f'.voice-card[data-name="{name}"]')


def test_touching_a_card_says_hello_in_that_voice_and_chooses_nothing(voices, service, recorder):
    said = {}
    for name in ["Girl", "Boy", "Meadow"]:
        mark = recorder.now
        card(voices, name).locator(".hear").click()
        said[name] = heard(recorder, mark)
        assert len(said[name]) > RATE * 0.6
    assert alike(said["Girl"], said["Boy"]) < 0.9
    assert alike(said["Girl"], said["Meadow"]) < 0.9
    assert service.get("/v1/settings")["voice"] == "girl"


def test_a_card_speaks_when_the_finger_goes_down(voices, recorder):
    mark = recorder.now
    card(voices, "Boy").locator(".hear").hover()
    voices.mouse.down()
    recorder.word(mark)
    voices.mouse.up()


def test_each_voice_says_in_plain_words_what_is_different_about_it(voices):
    for name in ["Girl", "Boy", "Meadow"]:
        assert card(voices, name).locator(".about li").count() >= 2
    expect(card(voices, "Meadow").locator(".choose")).to_have_count(0)
    expect(card(voices, "Girl").locator(".choose-companions")).to_have_count(0)
    expect(card(voices, "Meadow").locator(".choose-companions")).to_have_text("✓ Meadow is the companion’s voice")


def test_choose_a_voice_and_a_speed_and_hear_the_board_change(
        voices, open_page, service, recorder, tap):
    board = open_page(service)
    board.wait_for_selector("#sound[data-mood=well]")

    def more():
        mark = recorder.now
        tap(board, "more")
        return heard(recorder, mark)

    girl = more()
    mark = recorder.now
    card(voices, "Boy").get_by_role("button", name="Choose Boy").click()
    heard(recorder, mark)
    expect(voices.locator("#keep-text")).to_contain_text("Boy")
    boy = more()
    assert alike(girl, boy) < 0.9
    mark = recorder.now
    voices.get_by_role("slider", name="Speed").press("Home")
    heard(recorder, mark)
    assert len(more()) < len(boy) * 1.15, "the board changed before anybody kept it"
    voices.get_by_role("button", name="Keep for the board").click()
    expect(voices.locator("#keep")).to_have_attribute("data-state", "kept")
    assert len(more()) > len(boy) * 1.3


def test_sliders_only_try_until_they_are_kept_and_can_be_put_back(voices, service):
    before = service.get("/v1/settings")
    slider = voices.get_by_role("slider", name="Pitch")
    shown = slider.input_value()
    slider.press("End")
    expect(voices.locator("#keep")).to_have_attribute("data-state", "trying")
    expect(voices.locator("#keep-text")).to_contain_text("much higher")
    assert service.get("/v1/settings") == before
    voices.get_by_role("button", name="Put back").click()
    expect(voices.locator("#keep")).to_have_attribute("data-state", "kept")
    expect(slider).to_have_value(shown)
    expect(voices.locator("#keep")).to_be_focused()


def test_what_was_kept_can_be_undone(voices, service):
    before = service.get("/v1/settings")
    voices.get_by_role("slider", name="Expression").press("End")
    voices.get_by_role("button", name="Keep for the board").click()
    expect(voices.get_by_role("button", name="Undo")).to_be_focused()
    becomes(voices, lambda: service.get("/v1/settings")["range"], 2)
    voices.get_by_role("button", name="Undo").click()
    expect(voices.locator("#keep-text")).to_contain_text("As it was before")
    after = service.get("/v1/settings")
    assert [after[name] for name in FACTORS] == [before[name] for name in FACTORS]


def test_an_age_sets_the_sliders_and_says_why_with_its_sources(voices, service):
    steps = service.get("/v1/voices")["parentese"]["steps"]
    voices.locator("#modes input[value=byAge]").check()
    expect(voices.locator("#ages input")).to_have_count(len(steps))
    for step in steps:
        voices.locator(f'#ages input[value="{step["fromMonths"]}"]').check()
        expect(voices.locator("#age-why")).to_have_text(step["why"])
        speed = voices.get_by_role("slider", name="Speed")
        becomes(voices, lambda: float(speed.input_value()), pytest.approx(step["rate"], abs=0.03))
    expect(voices.locator("#sources li").first).to_be_hidden()
    voices.get_by_text("Where these values come from").click()
    expect(voices.locator("#sources li").first).to_be_visible()
    voices.get_by_role("button", name="Keep for the board").click()
    expect(voices.locator("#keep")).to_have_attribute("data-state", "kept")
    settings = service.get("/v1/settings")
    assert (settings["parentese"], settings["ageMonths"]) == ("byAge", steps[-1]["fromMonths"])
    assert [settings[name] for name in FACTORS] == [steps[-1][name] for name in FACTORS]


def test_moving_a_slider_makes_it_the_familys_own(voices, service):
    voices.locator("#modes input[value=off]").check()
    voices.get_by_role("button", name="Keep for the board").click()
    expect(voices.locator("#keep")).to_have_attribute("data-state", "kept")
    assert service.get("/v1/settings")["parentese"] == "off"
    voices.get_by_role("slider", name="Pauses").press("End")
    expect(voices.locator("#modes input[value=own]")).to_be_checked()


def test_going_back_and_forth_between_a_and_b_says_the_same_words_both_ways(voices, recorder):
    mark = recorder.now
    voices.locator("#chips .chip", has_text="I want more juice").click()
    first = heard(recorder, mark)
    mark = recorder.now
    voices.locator("#slots input[value=B]").click()
    heard(recorder, mark)
    mark = recorder.now
    voices.get_by_role("slider", name="Speed").press("End")
    fast = heard(recorder, mark)
    expect(voices.locator("#difference")).to_contain_text("faster")
    lengths = {}
    for slot in ["A", "B"]:
        mark = recorder.now
        voices.locator(f"#slots input[value={slot}]").click()
        lengths[slot] = len(heard(recorder, mark))
    assert abs(lengths["A"] - len(first)) < RATE * 0.1
    assert abs(lengths["B"] - len(fast)) < RATE * 0.1
    assert lengths["B"] < lengths["A"] * 0.8
    expect(voices.get_by_role("button", name="Keep B for the board")).to_be_visible()


def test_typed_words_are_said_as_they_are_tried(voices, recorder):
    voices.get_by_label("Or type something").fill("my own words")
    mark = recorder.now
    voices.get_by_label("Or type something").press("Enter")
    heard(recorder, mark)


def test_what_a_voice_cannot_reach_is_said(voices):
    """Today's voices reach it all; the route plays one whose pitch ends at 1.5."""
    def narrower(route):
        answer, reached = route.fetch(), {"rate": 1, "pitch": 1, "range": 1, "limits": []}
        if float(re.search(r"[?&]pitch=([\d.]+)", route.request.url)[1]) > 1.5:
            reached["limits"] = ["pitch 1.6 is more than this voice can reach; it came out as 1.5."]
        route.fulfill(response=answer, headers={
            **answer.headers, "meadow-reached": json.dumps(reached)})

    voices.route("**/v1/speech?*", narrower)
    voices.get_by_role("slider", name="Pitch").press("End")
    expect(voices.locator("#limits")).to_contain_text("more than this voice can reach")
    voices.get_by_role("slider", name="Pitch").press("Home")
    expect(voices.locator("#limits")).to_be_empty()


def test_the_cap_says_what_it_means_and_a_measurement_gives_the_days_dose(voices, service):
    meaning = service.get("/v1/loudness")["meaning"]
    expect(voices.locator("#cap-meaning")).to_have_text(meaning)
    voices.get_by_role("slider", name="Loudest sound").press("ArrowLeft")
    expect(voices.locator("#cap-meaning")).not_to_have_text(meaning)
    becomes(voices, lambda: service.get("/v1/settings")["volumeCapDecibels"], -1)
    voices.get_by_role("button", name="Undo").click()
    expect(voices.locator("#cap-meaning")).to_have_text(meaning)
    voices.get_by_text("Measure it with a phone").click()
    voices.get_by_label("Level at the ear").fill("68")
    voices.get_by_role("button", name="Use this").click()
    expect(voices.locator("#dose meter")).to_have_count(2)
    expect(voices.locator("#dose")).to_contain_text("68 dBA")
    voices.get_by_role("button", name="Forget the measurement").click()
    expect(voices.locator("#dose meter")).to_have_count(0)
    becomes(voices, lambda: service.get("/v1/loudness")["calibration"], None)


def test_what_another_page_sets_is_shown_here(voices, service):
    service.send("/v1/settings", {"voice": "boy", "rate": 1.0}, method="PATCH")
    expect(card(voices, "Boy").locator(".choose")).to_have_attribute("aria-pressed", "true")
    expect(voices.locator("#keep-text")).to_contain_text("Boy, natural speed")


def test_axe_finds_nothing_on_the_page_of_voices(open_page, service):
    page = open_page(service, "/voices", reduced_motion="reduce")
    page.wait_for_selector("#chips .chip")
    page.locator("#slots input[value=B]").click()
    page.get_by_text("Measure it with a phone").click()
    page.get_by_role("slider", name="Speed").press("Home")
    expect(page.locator("#keep")).to_have_attribute("data-state", "trying")
    nothing_is_found(page)


@pytest.mark.parametrize("path", ["/voices", "/words"])
def test_nothing_scrolls_sideways_even_with_large_letters(open_page, names, path):
    page = open_page(names, path)
    page.wait_for_selector("body[data-ready]")
    if path == "/words":
        page.locator(".tile").first.click()
        page.wait_for_selector(".candidate")
    for letters in (100, 200):
        page.evaluate(f"document.documentElement.style.fontSize = '{letters}%'")
        for width in (320, 600, 820, 1280, 1920):
            resize(page, width, 900)
            assert page.evaluate("document.documentElement.scrollWidth") <= width, (width, letters)


def test_nothing_goes_wrong_in_the_console_and_no_request_leaves_this_computer(voices, service):
    card(voices, "Boy").locator(".hear").click()
    voices.locator("#slots input[value=B]").click()
    voices.locator("#stop").click()
    assert voices.errors == []
    assert {url for url in voices.requests if not url.startswith(service.url + "/")} == set()
