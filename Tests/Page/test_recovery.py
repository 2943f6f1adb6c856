"""The page outlives its service (architecture, section 7: never silent, never lying)."""
import pytest
from playwright.sync_api import expect

from recorder import RATE
from service import Service


@pytest.fixture
def own(tmp_path):
    service = Service(tmp_path).start()
    yield service
    service.stop()


def test_the_page_says_that_the_service_is_gone_and_recovers_on_the_same_port(
        own, open_page, recorder, tap):
    page = open_page(own)
    tap(page, "more")
    recorder.word(recorder.now - RATE // 5)
    own.kill()
    expect(page.locator("#offline")).to_be_visible()
    tap(page, "help")  # not heard now, and never later
    expect(page.locator("#bubble")).to_have_attribute("data-state", "unheard")
    own.start()
    expect(page.locator("#offline")).to_be_hidden()
    expect(page.locator("#sound")).to_have_attribute("data-mood", "well")
    start, end = recorder.wait(1.0)
    assert recorder.peak(start, end) < 0.001, "a stale tap was spoken"
    mark = recorder.now
    tap(page, "more")
    recorder.word(mark)


def test_a_page_opened_before_the_words_came_fills_when_the_service_is_back(own, open_page):
    page = open_page(own, path="/lab")
    own.kill()
    expect(page.locator("#offline")).to_be_visible()
    own.start()
    expect(page.locator("#offline")).to_be_hidden()
    page.locator("#tap").click()
    expect(page.locator("#bars li")).to_have_count(1)
