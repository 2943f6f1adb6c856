"""What the tests of the family's words share: a family without words, and the page at a word."""
import pytest
from playwright.sync_api import expect

import mock_words


@pytest.fixture
def family(service):
    """A service whose family has no words yet."""
    def clear():
        for word in service.get("/v1/words")["words"]:
            service.delete(f"/v1/words/{word['id']}")
    clear()
    yield service
    clear()


@pytest.fixture
def words(open_page, family):
    return ready(open_page(family, "/words"))


@pytest.fixture
def siobhan(open_page, family):
    """The page with one word, opened."""
    family.send("/v1/words", {"group": "people", "text": "Siobhán"})
    page = ready(open_page(family, "/words"))
    page.locator('[data-word="Siobhán"]').click()
    page.wait_for_selector(".candidate")
    return page


@pytest.fixture(scope="module")
def mock():
    server = mock_words.start()
    yield server
    server.shutdown()


def ready(page):
    page.wait_for_selector("body[data-ready]")
    page.wait_for_selector(".plus")
    return page


def heard(recorder, mark, quiet=0.6):
    first = recorder.onset(mark, within=6)
    return recorder.samples[first:recorder.end(first, quiet)]


def saved(page):
    expect(page.locator("#editor")).to_have_attribute("data-state", "saved")
