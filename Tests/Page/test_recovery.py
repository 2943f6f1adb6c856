"""The page outlives its service (architecture, section 7: never silent, never lying)."""
import pytest
from playwright.sync_api import expect

from service import Service


@pytest.fixture
def own(tmp_path):
    service = Service(tmp_path).start()
    yield service
    service.stop()


def core(page, word):
    return page.locator(f'#core-bar .word[data-word="{word}"]').first


def test_the_page_says_that_the_service_is_gone_and_recovers_on_the_same_port(
        own, open_page, recorder, tap):
    page = open_page(own)
    mark = recorder.now
    tap(page, "more")
    recorder.word(mark)
    own.kill()
    expect(page.locator("#offline")).to_be_visible()
    tap(page, "help")  # not heard now, and never later
    expect(page.locator("#message")).to_have_attribute("data-state", "unheard")
    expect(core(page, "help")).to_have_class("word unheard")
    own.start()
    expect(page.locator("#offline")).to_be_hidden()
    expect(page.locator("#sound")).to_have_attribute("data-mood", "well")
    expect(page.locator("#message .said")).to_have_text(["Tap a picture"])
    start, end = recorder.wait(1.0)
    assert recorder.peak(start, end) < 0.001, "a stale tap was spoken"
    mark = recorder.now
    tap(page, "help")
    recorder.word(mark)
    expect(core(page, "help")).not_to_have_class("word unheard")


def test_a_child_that_was_in_the_fridge_is_there_again_after_a_restart_in_the_middle(
        own, open_page, tap):
    page = open_page(own, tier=2)
    milk = page.locator('#scene .word[data-word="milk"]:visible')
    for thing in (page.locator('#scene .word[data-word="fridge"]'), milk):
        with page.expect_response("**/v1/taps"):
            thing.click()
    expect(page.locator("#phrases .offer:not([inert])")).to_have_count(3)
    own.kill()
    expect(page.locator("#phrases .offer:not([inert])")).to_have_count(0)
    own.start()
    expect(page.locator("#offline")).to_be_hidden()
    assert own.get("/v1/state")["navigation"]["path"] == ["fridge"]
    milk.click()
    expect(page.locator("#message .said")).to_have_text(["milk"])
    expect(page.locator("#phrases .offer:not([inert])")).to_have_count(3)


def test_a_page_opened_before_the_words_came_fills_when_the_service_is_back(own, open_page):
    page = open_page(own, path="/lab")
    own.kill()
    expect(page.locator("#offline")).to_be_visible()
    own.start()
    expect(page.locator("#offline")).to_be_hidden()
    page.locator("#tap").click()
    expect(page.locator("#bars li")).to_have_count(1)
