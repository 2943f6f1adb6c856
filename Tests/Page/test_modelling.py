"""A grown-up shows how it is done: gated, visible, ended by anybody; and finds the way to a word
(spec README, resolutions 21 and 22)."""
import json
import urllib.error
import urllib.request

import pytest
from playwright.sync_api import expect

from fingers import Fingers
from panel_stage import go, open_side
from screens import resize


@pytest.fixture
def side(open_page, service):
    return open_side(open_page, service)


def begin(page):
    page.get_by_role("button", name="Show how").click()
    expect(page.locator("#grown-ups")).to_be_hidden()
    expect(page.locator("#modelling")).to_be_visible()


def test_the_switch_is_behind_the_gate(service):
    anybody = urllib.request.Request(service.url + "/v1/modelling", method="POST", data=b"")
    with pytest.raises(urllib.error.HTTPError, match="403"):
        urllib.request.urlopen(anybody, timeout=60)
    assert service.get("/v1/state")["modelling"] is False
    service.send("/v1/modelling")
    assert service.get("/v1/state")["modelling"] is True
    ending = urllib.request.Request(service.url + "/v1/modelling", method="DELETE")
    urllib.request.urlopen(ending, timeout=60).close()
    assert service.get("/v1/state")["modelling"] is False


def total(service):
    with service.request("/v1/insight?days=1", None, "GET") as answer:
        return json.load(answer)["total"]


def test_touches_while_showing_speak_and_are_not_the_childs(side, service):
    page, before = side, total(service)
    begin(page)
    expect(page.locator("body")).to_have_attribute("data-modelling", "true")
    with page.expect_response("**/v1/taps"):
        page.locator("#core-bar .word[data-word='more']").click()
    expect(page.locator("#message-parts")).to_contain_text("more")
    page.locator("#modelling").click()
    expect(page.locator("#modelling")).to_be_hidden()
    expect(page.locator("#message-parts")).not_to_contain_text("more")
    after = total(service)
    assert after["modelled"] == before["modelled"] + 1 and after["wordTaps"] == before["wordTaps"]
    assert page.errors == []


def test_a_finger_that_ends_it_touches_nothing_of_what_moves_up(open_page, service):
    service.send("/v1/navigation", {"scene": "kitchen"})
    service.send("/v1/navigation", {"open": "fridge"})
    service.send("/v1/modelling")
    page = open_page(service, has_touch=True)
    expect(page.locator("#modelling")).to_be_visible()
    fingers, told = Fingers(page), []
    page.on("request", lambda request: "/v1/navigation" in request.url and told.append(request.post_data))
    fingers.touch(page.locator("#modelling"))
    expect(page.locator("#modelling")).to_be_hidden()
    fingers.lift()
    page.locator("#core-bar .word[data-word='more']").click()  # what came of the finger has come by then
    expect(page.locator("#message-parts")).to_contain_text("more")
    assert told == [] and service.get("/v1/state")["navigation"]["path"] == ["fridge"]


@pytest.mark.parametrize("width,height", [(320, 640), (390, 844), (820, 1180), (1180, 820), (844, 390)])
def test_the_badge_is_seen_and_covers_nothing(side, width, height):
    page = side
    begin(page)
    page.locator("#core-bar .word[data-word='more']").click()  # with a message, which can be said
    expect(page.locator("#speak")).to_be_visible()
    resize(page, width, height)
    box = page.locator("#modelling").bounding_box()
    assert box["width"] >= 60 and box["height"] >= 60
    assert box["x"] >= 0 and box["x"] + box["width"] <= width
    for other in ["#speak", "#stop", ".love", "#gear", "#message"]:
        there = page.locator(other).bounding_box()
        assert (there["x"] >= box["x"] + box["width"] - 1 or there["x"] + there["width"] <= box["x"] + 1
                or there["y"] >= box["y"] + box["height"] - 1
                or there["y"] + there["height"] <= box["y"] + 1), other


RINGED = "JSON.stringify({ ...document.querySelector('.guided')?.dataset })"


def follow(page, word, most=6):
    """Touches what has the ring until that is the word itself; returns how many touches it took."""
    for step in range(1, most):
        expect(page.locator(".guided")).to_have_count(1)
        ringed = page.evaluate(RINGED)
        page.locator(".guided").click()
        page.wait_for_function(f"(ringed) => {RINGED} !== ringed", arg=ringed)
        if json.loads(ringed).get("word") == word:
            return step
    return most


@pytest.mark.parametrize("text,place", [("banana", "fruit bowl"), ("toothbrush", "Bathroom"), ("happy", "")])
def test_where_is_it_a_ring_leads_there(side, text, place):
    page = side
    page.get_by_role("button", name="Where is a word?").click()
    page.get_by_label("Which word").fill(text)
    row = page.locator(f".found-places button[data-word='{text}']:enabled").first
    expect(row).to_contain_text(place)
    row.click()
    expect(page.locator("#grown-ups")).to_be_hidden()
    expect(page.locator("#modelling")).to_be_visible()
    expect(page.locator(".guided")).to_have_count(1)
    assert follow(page, text) <= 5
    expect(page.locator(".guided")).to_have_count(0)
    expect(page.locator("#message-parts")).to_contain_text(text)
    assert page.errors == []


def test_a_word_that_is_not_there_says_so_and_one_that_is_hidden_says_where(side, service):
    page = side
    service.send("/v1/settings", {"hiddenWords": {"core": ["more"]}}, "PATCH")
    page.get_by_role("button", name="Where is a word?").click()
    page.get_by_label("Which word").fill("xyzzy")
    expect(page.get_by_text("There is no word with “xyzzy”")).to_be_visible()
    page.get_by_label("Which word").fill("more")
    row = page.locator(".found-places button[data-word='more']").first
    expect(row).to_be_disabled()
    # It names the row as it is called, and the way there is as it says.
    expect(row).to_contain_text("Vocabulary › Hide or show words")
    go(page, "Vocabulary")
    page.get_by_role("button", name="Hide or show words", exact=True).click()
    expect(page.get_by_role("heading", name="Hide or show words")).to_be_visible()
