"""Settings are taken back with one touch, and kept under a name and taken up again (document 001,
settings)."""
import json
import re

import pytest
from playwright.sync_api import expect

from panel_stage import flip, go, open_side, pick, setting, slide, until


@pytest.fixture
def side(open_page, service):
    """The settings of a child that is set up; nothing can be taken back yet but what the tests do."""
    service.choose(2)
    yield open_side(open_page, service)
    with service.request("/v1/settings/setups", None, "GET") as answer:
        kept = json.load(answer)["setUps"]
    for set_up in kept:
        service.delete(f"/v1/settings/setups/{set_up['id']}")


def line(page):
    return page.locator(".undo-line")


def test_the_last_change_goes_back_with_one_touch_and_comes_again_with_another(side, service):
    usual = service.get("/v1/settings")["celebrations"]
    assert usual == "off"  # see Service.reset
    go(side, "Learning & Engagement")
    pick("Full")(setting(side, "celebrations"))
    undo = line(side).get_by_role("button", name="Undo: Celebrations")
    undo.click()
    until(side, service, "celebrations", usual)
    expect(line(side).get_by_role("status")).to_have_text("Taken back: Celebrations.")
    expect(setting(side, "celebrations").get_by_role("radio", name="Full")).not_to_be_checked()
    line(side).get_by_role("button", name="Redo: Celebrations").click()
    until(side, service, "celebrations", "full")
    # It is there in every group, and at the first view.
    go(side, "Sound")
    flip(setting(side, "narration"))
    expect(line(side).get_by_role("button", name="Undo: Meadow’s own voice")).to_be_visible()
    side.locator(".view-back").click()
    line(side).get_by_role("button", name="Undo: Meadow’s own voice").click()
    until(side, service, "narration", True)
    expect(undo).to_be_visible()
    assert side.errors == []


def test_a_slider_is_one_change_and_a_reset_of_the_settings_goes_back(side, service):
    before = service.get("/v1/settings")["bubbleSeconds"]
    go(side, "Communication")
    for value in (20, 25, 30):
        slide(value)(setting(side, "bubbleSeconds"))
        until(side, service, "bubbleSeconds", value)
    line(side).get_by_role("button", name="Undo: The message stays").click()
    until(side, service, "bubbleSeconds", before)
    slide(30)(setting(side, "bubbleSeconds"))
    until(side, service, "bubbleSeconds", 30)
    go(side, "About")
    side.get_by_role("button", name="Reset all settings").click()
    side.get_by_role("button", name="Yes, reset the settings").click()
    line(side).get_by_role("button", name="Undo: resetting the settings").click()
    until(side, service, "bubbleSeconds", 30)


def test_a_set_up_is_kept_under_a_name_and_taken_up_again(side, service):
    go(side, "Communication")
    pick("Off")(setting(side, "conversation"))
    until(side, service, "conversation", "off")
    side.locator(".view-back").click()
    side.get_by_role("button", name=re.compile("Kept set-ups")).click()
    name = side.get_by_label("Keep it as")
    name.fill("Words only")
    name.press("Enter")
    kept = side.locator(".set-ups li")
    expect(kept).to_contain_text("Words only")
    expect(kept).to_contain_text("As it is now")
    # Another day.
    side.locator(".view-back").click()
    go(side, "Communication")
    pick("Full")(setting(side, "conversation"))
    until(side, service, "conversation", "full")
    side.locator(".view-back").click()
    side.get_by_role("button", name=re.compile("Kept set-ups")).click()
    expect(kept).to_contain_text("Would change: After a word, Meadow offers")
    side.get_by_role("button", name="Take up: Words only").click()
    until(side, service, "conversation", "off")
    line(side).get_by_role("button", name="Undo: taking up a set-up").click()
    until(side, service, "conversation", "full")
    # A name that is there says that it would be replaced; one that cannot be is told at once.
    name.fill("words ONLY")
    expect(side.get_by_role("button", name="Replace", exact=True)).to_be_visible()
    name.fill("W" * 41)
    expect(side.locator("#set-up-problem")).to_contain_text("40 are the most")
    side.get_by_role("button", name="Remove: Words only").click()
    side.get_by_role("button", name="Really remove: Words only").click()
    expect(kept).to_have_count(0)
    assert side.errors == []


#: Each sentence in sight, as often as it stands there.
SENTENCES = """() => {
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
  for (let e = walker.currentNode; e; e = walker.nextNode()) {
    const own = [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim());
    const isPart = e.closest("b, strong, em, kbd, code") && e.tagName !== "P";
    if (own && !isPart && e.checkVisibility() && !e.closest(".unseen")) texts.push(e.textContent);
  }
  return texts.flatMap((text) => text.replace(/\\s+/g, " ").trim().split(/(?<=[.!?])\\s+/))
    .filter((part) => /[.!?]$/.test(part) && part.split(" ").length > 2);
}"""


def said_twice(page):
    said = page.evaluate(SENTENCES)
    return sorted({sentence for sentence in said if said.count(sentence) > 1})


def test_no_sentence_stands_twice_on_a_screen(open_page, service):
    service.choose(2)
    page = open_side(open_page, service)
    found = {"home": said_twice(page)}
    groups = page.locator(".group-tile[data-group]").evaluate_all(
        "(tiles) => tiles.map((tile) => tile.querySelector('b').textContent)")
    for group in groups:
        go(page, group)
        found[group] = said_twice(page)
    for path in ("/words#+people", "/voices"):
        other = open_page(service, path)
        other.locator("h1").wait_for()
        found[path] = said_twice(other)
    assert not any(found.values()), found
