"""Meadow in the corner: its greeting, its models, its patience (document 001, "Tier 1 gets 15
seconds of warmth"; M2-007; spec README, resolutions 7 and 19)."""
import json

import pytest
from playwright.sync_api import expect

from fingers import hold_time, stop_time
from patience import becomes
from screens import resize
from test_initiative import free_place

MESSAGE = "When your child wants something to eat, tap ‘eat’ on the screen — that’s modeling!"
SIGN = "Bring the fingertips and thumb of one hand together"


def activity(page, name):
    expect(page.locator("#companion")).to_have_attribute("data-activity", name)


def keep_diary(page):
    """Notes what Meadow does and shows, however short it is."""
    page.add_init_script("""
      window.diary = [];
      addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
        const { activity } = document.querySelector("#companion").dataset;
        const note = { activity, light: document.querySelector(".spotlit")?.dataset.word ?? null,
          speaks: document.querySelector("#companion .sprout")?.matches("[data-speaking]") };
        const last = window.diary.at(-1);
        if (JSON.stringify(note) !== JSON.stringify(last)) window.diary.push(note);
      }).observe(document.body, { subtree: true, attributes: true, childList: true }));""")


@pytest.fixture
def intro(open_page, service):
    """The intro as the service begins it after a set-up."""
    def intro(**options):
        page = open_page(service, tier=1, before=keep_diary, **options)
        # And it waits for an answer for as long as a slow machine looks.
        service.send("/v1/settings", {
            "signing": True, "celebrations": "full", "expectantPauseSeconds": 120}, "PATCH")
        service.send("/v1/companion", {"action": "intro"})
        return page
    return intro


def test_the_intro_greets_shows_one_word_waits_and_is_glad_of_any_touch(intro, service):
    page = intro()
    card = page.locator("#companion-card")
    expect(card).to_contain_text(MESSAGE)
    expect(card).to_have_attribute("role", "status")
    activity(page, "waiting")
    light = page.locator(".word.spotlit")
    expect(light).to_have_count(1)
    expect(light).to_have_attribute("data-word", "eat")
    expect(card).to_contain_text(SIGN)
    expect(page.locator("#speak-with-me")).to_be_hidden()
    # Its own voice moved its mouth; then it waits and looks, and says nothing.
    expect(page.locator("#companion .sprout[data-speaking]")).to_have_count(0)
    diary = page.evaluate("window.diary")
    steps = [note["activity"] for note in diary]
    assert steps.index("greeting") < steps.index("modelling") < steps.index("waiting")
    assert {note["light"] for note in diary if note["activity"] == "greeting"} == {None}
    assert {note["activity"] for note in diary if note["speaks"]} >= {"greeting", "modelling"}

    def lies_beside():
        shown, lit = page.locator(".companion-card-inside").bounding_box(), light.bounding_box()
        return (shown["x"] > lit["x"] + lit["width"] or shown["y"] + shown["height"] < lit["y"]
                or shown["x"] + shown["width"] < lit["x"] or shown["y"] > lit["y"] + lit["height"])

    becomes(page, lies_beside, True)
    # Any word is an answer.
    page.locator('#core-bar .word[data-word="go"]').first.click()
    page.wait_for_function("() => diary.some(({ activity }) => activity === 'celebrating')")
    expect(light).to_have_count(0)
    expect(card).to_be_hidden()
    activity(page, "resting")
    page.reload()
    page.wait_for_selector("body[data-ready]")
    activity(page, "resting")
    expect(card).to_be_hidden()
    assert page.errors == []


def test_in_the_intro_a_touch_where_nothing_is_said_is_celebrated(intro):
    page = intro()
    expect(page.locator("#companion")).not_to_have_attribute("data-activity", "resting")
    page.mouse.click(*free_place(page))
    page.wait_for_function("() => diary.some(({ activity }) => activity === 'celebrating')")
    page.wait_for_selector("#celebration[data-frames]", state="attached")


SHOWN = "document.querySelector('#companion-card').checkVisibility({ visibilityProperty: true })"
COVERED = """() => {
  const card = document.querySelector(".companion-card-inside").getBoundingClientRect();
  return [...document.querySelectorAll(".word, button, a[href]")]
    .filter((it) => it.checkVisibility({ visibilityProperty: true }))
    .filter((it) => {
      const box = it.getBoundingClientRect();
      return box.width && box.left < card.right && box.right > card.left
        && box.top < card.bottom && box.bottom > card.top;
    }).map((it) => it.id || it.dataset.word || it.className);
}"""


def test_the_intro_covers_nothing_that_can_be_touched_at_any_size(intro, service):
    page = intro()
    card = page.locator("#companion-card")
    activity(page, "waiting")
    for signing in (True, False):
        service.send("/v1/settings", {"signing": signing}, "PATCH")
        expect(card.locator(".companion-sign")).to_have_count(1 if signing else 0)
        for width, height in [(320, 640), (390, 844), (820, 1180), (844, 390), (1280, 800)]:
            resize(page, width, height)
            # Once all has its place in the new window. The sign is left out where there is no place
            # for it; what a grown-up must read never is.
            page.wait_for_function(f"() => {SHOWN} ? !({COVERED})().length : {json.dumps(signing)}")
            if not signing:
                expect(card).to_be_visible()
                expect(card).to_contain_text(MESSAGE)
            if card.is_visible():
                becomes(page, card.bounding_box,
                        lambda box: box["x"] >= 0 and box["x"] + box["width"] <= width)
    activity(page, "waiting")


def test_the_light_stays_when_the_board_is_drawn_anew(intro, service):
    page = intro()
    expect(page.locator(".word.spotlit")).to_have_count(1)
    page.evaluate("window.lit = document.querySelector('.word.spotlit')")
    # By a grown-up's hand: a child's touch would be the answer, and end the intro.
    service.send("/v1/settings", {"buttonSize": 100}, "PATCH")
    page.wait_for_function("() => !lit.isConnected")
    expect(page.locator(".word.spotlit")).to_have_count(1)
    expect(page.locator(".word.spotlit")).to_be_visible()
    expect(page.locator(".word.spotlit")).to_have_attribute("data-word", "eat")


def test_a_long_press_shows_the_sign_and_the_word_is_said_by_the_touch(open_page, service):
    service.send("/v1/settings", {"signing": True}, "PATCH")
    page = open_page(service)
    stop_time(page)
    word = page.locator('#core-bar .word[data-word="more"]').first
    card = page.locator("#companion-card")
    with page.expect_request("**/v1/taps"):
        word.hover()
        page.mouse.down()
    page.clock.run_for(650)
    expect(card).to_be_hidden()
    page.clock.run_for(100)
    expect(card).to_contain_text("Sign “more”")
    expect(card).to_contain_text("Close both hands")
    page.mouse.up()
    expect(card).to_be_visible()
    page.mouse.click(5, 5)
    expect(card).to_be_hidden()


def test_without_signing_a_long_press_shows_nothing(open_page, service):
    service.send("/v1/settings", {"signing": False}, "PATCH")
    page = open_page(service)
    stop_time(page)
    page.locator('#core-bar .word[data-word="more"]').first.hover()
    page.mouse.down()
    page.clock.run_for(2000)
    expect(page.locator("#companion-card")).to_be_hidden()
    page.mouse.up()


def test_nothing_moves_for_eyes_that_want_calm(open_page, service):
    for motion in ("no-preference", "reduce"):
        page = open_page(service, reduced_motion=motion, before=hold_time)
        before = page.evaluate(BREATH)
        page.clock.run_for(1000)
        assert (page.evaluate(BREATH) != before) == (motion == "no-preference")
    moving = page.evaluate("""() => document.querySelector("#companion svg")
      .getAnimations({ subtree: true }).length""")
    assert moving == 0


BREATH = """() => document.querySelector("#companion .sprout").style.getPropertyValue("--breath")"""
