"""The page of voices with voices that other programs make: how each fares while the page is open, what is said while one
is being made, and on which machine it is spoken."""
import json

import pytest
from playwright.sync_api import expect

from patience import becomes
from service import Service

#: Nobody listens there: what it is allowed to reach is this machine by another name.
PLACES = {"joe": "tcp://127.0.0.1:9", "ann": "tcp://127.0.0.2:9"}


def voice(name, whose="child", server="joe"):
    return {
        "id": name, "name": name.title(), "description": "It takes its time.", "forWhom": whose, "engine": "wyoming",
        "medianHertz": 220, "rangeSemitones": 5, "usualGain": 0, "quick": "girl" if whose == "child" else "meadow",
        "wyoming": {
            "server": PLACES[server], "allowed": "127.0.0.2", "program": "test", "sampleRate": 22050,
            "sourceHertz": 110, "isMoved": True, "formantScale": 1, "length": 1, "licence": "Public domain."}}


@pytest.fixture
def natural(tmp_path):
    """A service whose family has voices of servers that are away."""
    (tmp_path / "voices").mkdir()
    for one in (voice("joe"), voice("ann", server="ann"), voice("mom", "companion")):
        (tmp_path / "voices" / f"{one['id']}.json").write_text(json.dumps(one))
    service = Service(tmp_path, output="silent").start()
    service.reset()
    yield service
    service.stop()


@pytest.fixture
def voices(open_page, natural):
    page = open_page(natural, "/voices")
    page.wait_for_selector("body[data-ready]")
    page.wait_for_selector("#chips .chip")
    return page


def card(page, name):
    return page.locator(f'.voice-card[data-name="{name}"]')


def test_a_voice_that_is_chosen_is_being_made_and_what_keeps_it_is_told_while_the_page_is_open(voices):
    expect(card(voices, "Joe").locator(".voice-away")).to_be_hidden()
    card(voices, "Joe").get_by_role("button", name="Choose Joe").click()
    expect(voices.locator("#keep-text")).to_contain_text("Joe is being made ready; Girl speaks until then.")
    expect(voices.locator("#voice-progress")).to_contain_text("It cannot go on now: nobody answers at tcp://127.0.0.1:9")
    expect(card(voices, "Joe").locator(".voice-away")).to_contain_text("nobody answers at tcp://127.0.0.1:9")
    expect(card(voices, "Ann").locator(".voice-away")).to_be_hidden()
    expect(card(voices, "Girl").locator(".voice-away")).to_be_hidden()
    voices.reload()
    expect(voices.locator("#keep-text")).to_contain_text("Joe is being made ready; Girl speaks until then.")
    card(voices, "Mom").locator(".choose-companions").click()
    expect(voices.locator("#keep-text")).to_contain_text(
        "Mom is the companion’s voice now; until it can be heard a quick voice speaks for it. "
        "Joe is being made ready; Girl speaks until then.")
    card(voices, "Boy").get_by_role("button", name="Choose Boy").click()
    expect(voices.locator("#keep-text")).to_contain_text("The board now speaks as Boy.")


def test_a_voice_of_another_machine_says_so_and_that_every_word_leaves_this_device(voices):
    expect(card(voices, "Ann").locator(".voice-host")).to_have_text(
        "Spoken on 127.0.0.2: every word leaves this device.")
    assert "is spoken on 127.0.0.2" in card(voices, "Ann").locator(".about ul").text_content()
    expect(card(voices, "Joe").locator(".voice-host")).to_have_count(0)
    assert "on this machine" in card(voices, "Joe").locator(".about ul").text_content()


def test_the_companions_voice_is_chosen_on_its_card_and_undone(voices, natural):
    mine = card(voices, "Mom").locator(".choose-companions")
    expect(mine).to_have_text("Choose Mom as companion’s voice")
    expect(card(voices, "Joe").locator(".choose-companions")).to_have_count(0)
    mine.click()
    expect(mine).to_have_attribute("aria-pressed", "true")
    expect(mine).to_have_text("✓ Mom is the companion’s voice")
    expect(card(voices, "Meadow").locator(".choose-companions")).to_have_attribute("aria-pressed", "false")
    expect(voices.locator("#keep-text")).to_contain_text("until it can be heard a quick voice speaks for it")
    settings = natural.get("/v1/settings")
    assert (settings["companionVoice"], settings["voice"]) == ("mom", "girl")
    card(voices, "Meadow").locator(".choose-companions").click()
    expect(voices.locator("#keep-text")).to_contain_text("Meadow itself now speaks as Meadow.")
    expect(mine).to_have_attribute("aria-pressed", "false")
    voices.get_by_role("button", name="Undo").click()
    becomes(voices, lambda: natural.get("/v1/settings")["companionVoice"], "mom")
    expect(mine).to_have_attribute("aria-pressed", "true")
    assert voices.errors == []
