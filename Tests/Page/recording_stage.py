"""What the tests of voices recorded at home share: a family without such voices, and somebody who speaks."""
import json

import pytest
from playwright.sync_api import expect

from mouth import Mouth, room

PAGE = "/voices/recording"


@pytest.fixture
def family(service):
    """A service that has no recorded voice."""
    def clear():
        for voice in read(service, "/v1/recorded-voices")["voices"]:
            service.delete(f"/v1/recorded-voices/{voice['id']}")
    clear()
    yield service
    clear()


@pytest.fixture
def microphone(sound_server, service, tmp_path):
    """Somebody in a quiet room."""
    mouth = Mouth(service, tmp_path)
    mouth.sit_in(room())
    yield mouth
    mouth.close()


@pytest.fixture
def lucia(family):
    """A voice that nobody has recorded a word of."""
    return family.send("/v1/recorded-voices", {
        "name": "Lucia", "speaker": "Lucía Hernández", "forWhom": "child",
        "consent": {"by": "Ana Hernández", "agreed": True}})["id"]


def read(service, path):
    """The JSON of what only grown-ups may read."""
    with service.request(path, None, "GET") as answer:
        return json.load(answer)


def recorded(service, voice):
    """The words that have a take."""
    words = read(service, f"/v1/recorded-voices/{voice}")["words"]
    return [word["text"] for word in words if word["whose"] == "recorded"]


def opened(open_page, service, view="", **options):
    page = open_page(service, f"{PAGE}#{view}", **options)
    page.wait_for_selector("body[data-ready]")
    return page


def sitting(open_page, service, voice, **options):
    """The page with the first word shown, the room listened to."""
    page = opened(open_page, service, f"voice/{voice}/record", permissions=["microphone"], **options)
    begin(page)
    return page


def begin(page):
    page.get_by_role("button", name="Listen to the room").click()
    page.get_by_role("button", name="Start with the words").click()


def stands(page, *states):
    """Waits until the sitting is in one of `states`."""
    page.wait_for_selector(", ".join(f'.sitting[data-state="{state}"]' for state in states))


def word_of(page):
    return page.locator(".lead-word .label").inner_text()


def shows(page, word):
    expect(page.locator(".lead-word .label")).to_have_text(word)
