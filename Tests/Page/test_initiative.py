"""Speak With Me begins by itself and is always at hand (document 001, Speak With Me)."""
import json

import pytest
from playwright.sync_api import expect

from fingers import middle, spoken
from patience import drawn, was_seen, watch

ENTRY = "#speak-with-me"
#: Meadow begins soon and waits for as long as a slow machine looks, and there is no night.
SOON = {"speakWithMeQuietSeconds": 5, "bubbleSeconds": 3, "breakfast": "7:30", "bedtime": "7:30",
        "expectantPauseSeconds": 120}
MODELLING = "#companion[data-activity=modelling]"


def activity(page, name):
    expect(page.locator("#companion")).to_have_attribute("data-activity", name)


def begins(page, service, act=lambda: None, **settings):
    """Waits until Meadow has begun to model by itself, after `act`, however quickly it says its word."""
    watch(page, MODELLING)
    service.send("/v1/settings", {**SOON, **settings}, "PATCH")
    act()
    was_seen(page, MODELLING)


def news(page):
    """What this page tells of itself from now on, in order."""
    told = []

    def note(request):
        if request.url.endswith("/v1/screens"):
            told.append(json.loads(request.post_data)["news"])

    page.on("request", note)
    return told


def free_place(page):
    """A place on the stage where nothing is said."""
    return page.evaluate("""() => {
      const { left, top, right, bottom } = document.querySelector("#stage").getBoundingClientRect();
      for (let y = top + 20; y < bottom - 20; y += 16) {
        for (let x = left + 20; x < right - 20; x += 16) {
          const element = document.elementFromPoint(x, y);
          if (!element.closest(".word, button, a")) return [x, y];
        }
      }
      return null;
    }""")


def test_after_a_quiet_stretch_meadow_begins_by_itself_and_an_answer_is_celebrated(
        open_page, service):
    page = open_page(service, tier=1)
    asked = spoken(page)
    begins(page, service, celebrations="full")
    light = page.locator(".word.spotlit")
    expect(light).to_have_count(1)
    expect(light).to_be_visible()
    assert asked == []
    activity(page, "waiting")
    light.click()
    page.wait_for_selector("#celebration[data-frames]", state="attached")
    activity(page, "resting")
    assert page.errors == []


def test_a_scene_that_is_entered_is_a_beginning(open_page, service):
    page = open_page(service, tier=2)
    begins(page, service, lambda: page.locator('#scenes [data-scene="bathroom"]').click(),
           speakWithMeQuietSeconds=300)
    expect(page.locator("body")).to_have_attribute("data-scene", "bathroom")
    # A thing of the bathroom, a core word, or the door behind which it lies.
    light = page.locator(".spotlit")
    expect(light).to_have_count(1)
    expect(light).to_be_visible()


def tells(page, what):
    """Waits for the page to tell `what` of itself."""
    return page.expect_request(lambda request: request.url.endswith("/v1/screens")
                               and json.loads(request.post_data)["news"] == what)


def test_a_screen_tells_whether_a_child_can_see_it_and_of_touches_where_nothing_is_said(
        open_page, service):
    page = open_page(service, path="/settings")
    expect(page.locator("#grown-ups")).to_be_visible()
    with tells(page, "shown"):
        page.locator(".grown-ups-done").click()
    told = news(page)
    with page.expect_request("**/v1/taps"):
        page.locator('#core-bar .word[data-word="more"]').first.click()
    with tells(page, "touched"):
        page.mouse.click(*free_place(page))
    with tells(page, "hidden"):
        page.evaluate("document.body.classList.add('first-minute')")
    assert told == ["touched", "hidden"]


def test_a_screen_in_sight_says_so_again_every_minute_and_a_covered_one_does_not(
        open_page, service):
    page = open_page(service)
    page.clock.install()  # before the page's own timers
    with tells(page, "shown"):
        page.reload()
    page.wait_for_selector("body[data-ready]")
    for _ in range(2):
        with tells(page, "shown"):
            page.clock.run_for(60_000)
    with tells(page, "hidden"):
        page.evaluate("document.body.classList.add('first-minute')")
    told = news(page)
    page.clock.run_for(130_000)
    with tells(page, "shown"):
        page.evaluate("document.body.classList.remove('first-minute')")
    assert told == ["shown"]


def test_its_way_in_is_on_the_board_and_does_not_go_away_by_itself(open_page, service):
    service.send("/v1/settings", {"traySeconds": 2}, "PATCH")
    page = open_page(service, tier=2)
    entry = page.locator(ENTRY)
    expect(entry).to_be_visible()
    watch(page, "#tray")
    page.locator("#companion").click()
    was_seen(page, "#tray")
    expect(page.locator("#tray")).to_be_hidden()
    expect(entry).to_be_visible()
    entry.click()
    expect(page.locator("#companion")).not_to_have_attribute("data-activity", "resting")
    expect(entry).to_have_attribute("aria-label", "That’s enough for now")
    entry.click()
    activity(page, "resting")
    page.locator('#core-bar .word[data-word="more"]').first.click()
    expect(page.locator("#message .said")).to_have_text(["more"])
    expect(entry).to_be_hidden()
    page.locator("#clear").click()
    expect(entry).to_be_visible()
    service.send("/v1/settings", {"speakWithMe": False}, "PATCH")
    expect(entry).to_be_hidden()
    assert page.errors == []


@pytest.mark.parametrize("size", [(320, 640), (390, 844), (820, 1180), (844, 390), (1280, 800)])
def test_its_way_in_is_a_target_for_a_finger_and_covers_nothing(open_page, service, size):
    page = open_page(service, tier=1, viewport={"width": size[0], "height": size[1]})
    drawn(page)
    entry = page.locator(ENTRY)
    box = entry.bounding_box()
    assert min(box["width"], box["height"]) >= 72, box
    x, y = middle(entry)
    hit = page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('button').id", [x, y])
    assert hit == "speak-with-me"
    said = page.locator("#message .said").bounding_box()
    assert said["x"] + said["width"] <= box["x"], (said, box)


def test_with_its_own_voice_off_greetings_and_previews_are_silent_and_say_so(open_page, service):
    service.send("/v1/settings", {"narration": False, "feelingsTray": False}, "PATCH")
    page = open_page(service, path="/settings#child")
    asked = spoken(page)
    page.locator("#grown-ups .pick-card", has_text="Boy").click()
    expect(page.locator("#grown-ups")).to_contain_text("stayed silent")
    page.locator(".grown-ups-done").click()
    page.locator("#companion").click()
    expect(page.locator("#tray")).to_be_visible()
    assert asked == []


def test_a_word_behind_a_door_has_the_light_on_its_door_and_then_on_itself(open_page, service):
    page = open_page(service, tier=2)
    service.send("/v1/settings", {**SOON, "speakWithMeQuietSeconds": 300}, "PATCH")
    core = [word["word"] for word in service.get("/v1/state")["coreBar"]]
    behind = [word for word in core if not page.locator(f'[data-word="{word}"]:visible').count()]
    word = behind[0]
    # Nothing else is left to be modelled.
    things = service.get("/v1/scenes/kitchen")["scene"]["objects"]
    service.send("/v1/settings", {"hiddenWords": {
        "core": [other for other in core if other not in (word, "I love you")],
        "kitchen": [thing["word"]["word"] for thing in things if not thing["opens"]]}}, "PATCH")
    service.send("/v1/companion", {"action": "start"})
    expect(page.locator(".spotlit")).to_have_count(1)
    expect(page.locator("#cells .group.spotlit")).to_be_visible()
    page.locator("#cells .group.spotlit").click()
    expect(page.locator("#category .word.spotlit")).to_have_attribute("data-word", word)
    expect(page.locator(".spotlit")).to_have_count(1)
    assert page.errors == []
