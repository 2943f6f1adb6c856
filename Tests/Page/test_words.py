"""The family's own words, said right (requirements 4, 5, 6, 10; document 001's My Words)."""
import pytest
from playwright.sync_api import expect

from patience import becomes
from recorder import alike
from screens import resize
from words_stage import (  # noqa: F401
    family, heard, names, nothing_is_found, ready, saved, siobhan, words)


def test_audition_a_name_pick_a_candidate_save_it_and_hear_it_in_i_love_siobhan(
        words, family, recorder):
    words.get_by_role("button", name="Add a person or pet").click()
    words.get_by_label("Shown on the board").fill("Siobhán")
    words.wait_for_selector(".candidate")
    becomes(words, words.locator(".candidate").count, lambda count: 4 <= count <= 8)
    mark = recorder.now
    words.locator(".listen").first.click()
    heard(recorder, mark)
    voices_own = family.send("/v1/pronunciations", {"text": "Siobhán"})["ipa"]
    hints = [each.get_attribute("data-hint") for each in words.locator(".keep-this").all()]
    other = next(hint for hint in hints if family.send(
        "/v1/pronunciations", {"text": "Siobhán", "hint": hint})["ipa"] != voices_own)
    mark = recorder.now
    family.send("/v1/taps", {"phrase": "I love Siobhán"})
    before = heard(recorder, mark)
    words.locator(f'.keep-this[data-hint="{other}"]').click()
    words.get_by_role("button", name="I love Siobhán").click()
    expect(words.locator("#phrases-note")).to_contain_text("not saved yet")
    words.get_by_role("button", name="Save", exact=True).click()
    saved(words)
    mark = recorder.now
    words.get_by_role("button", name="I love Siobhán").click()
    after = heard(recorder, mark)
    assert alike(before, after) < 0.9
    word, = family.get("/v1/words")["words"]
    assert (word["text"], word["hint"], word["group"]) == ("Siobhán", other, "people")
    mark = recorder.now
    words.get_by_role("switch", name="Slowly").check()
    words.get_by_role("button", name="I love Siobhán").click()
    assert len(heard(recorder, mark, quiet=0.9)) > len(after) * 1.2


def test_a_wrong_symbol_is_underlined_where_it_stands_with_what_could_stand_there(siobhan):
    hint = siobhan.get_by_label("or write it by ear")
    hint.fill("ipa:ʃɪˈv§n")
    expect(siobhan.locator("#hint-mirror .wrong")).to_have_text("§")
    expect(hint).to_have_attribute("aria-invalid", "true")
    expect(siobhan.locator("#hint-problem")).to_contain_text("§")
    hint.fill("shi-VAWN")
    expect(siobhan.locator("#hint-mirror .wrong")).to_have_count(0)
    expect(siobhan.locator("#readout")).to_contain_text("ʃ")
    expect(siobhan.get_by_role("button", name="Copy IPA")).to_be_visible()


def test_a_nearest_symbol_takes_the_place_of_the_wrong_one(siobhan):
    hint = siobhan.get_by_label("or write it by ear")
    hint.fill("ipa:a\u0301👩‍👧@b")
    expect(siobhan.locator("#hint-mirror .wrong")).to_have_text("👩‍👧")
    hint.fill("ipa:a\u0301@b")
    siobhan.get_by_role("button", name="Write ə there").click()
    expect(hint).to_be_focused()
    expect(hint).to_have_value("ipa:a\u0301əb")
    expect(siobhan.locator("#hint-mirror .wrong")).to_have_count(0)


def test_a_foreign_sound_is_accepted_with_a_warning_in_plain_words(siobhan):
    siobhan.get_by_label("or write it by ear").fill("ipa:xana")
    expect(siobhan.locator("#hint-warnings")).to_contain_text("nearest")
    expect(siobhan.locator("#hint-mirror .unsure")).to_have_text("a")
    expect(siobhan.locator("#hint-problem")).to_be_empty()


def test_a_hint_that_is_refused_cannot_be_saved_and_what_was_saved_stays(siobhan, family):
    before = family.get("/v1/words")["words"]
    siobhan.get_by_label("or write it by ear").fill("[[")
    siobhan.get_by_role("button", name="Save", exact=True).click()
    expect(siobhan.locator("#save-state")).to_contain_text("Not saved")
    expect(siobhan.get_by_label("or write it by ear")).to_be_focused()
    assert family.get("/v1/words")["words"] == before
    siobhan.get_by_role("button", name="Undo changes").click()
    saved(siobhan)


def test_who_has_saved_a_word_is_shown_where_it_stands(siobhan, family):
    family.send("/v1/navigation", {"scene": "kitchen"})
    family.send("/v1/navigation", {"open": "fridge"})
    siobhan.get_by_label("Shown on the board").fill("Shivaun")
    expect(siobhan.locator("#on-board")).to_be_hidden()
    siobhan.get_by_role("button", name="Save", exact=True).click()
    saved(siobhan)
    siobhan.get_by_role("link", name="See it on the board").click()
    expect(siobhan.locator('.family-words .word[data-word="Shivaun"]')).to_be_visible()
    assert family.get("/v1/state")["navigation"]["path"] == []


def test_everything_is_done_with_the_keyboard_alone(words, family):
    words.locator(".group.things .plus").focus()
    words.keyboard.press("Enter")
    expect(words.get_by_label("Shown on the board")).to_be_focused()
    words.keyboard.type("Bun-Bun")
    words.wait_for_selector(".candidate")
    words.locator(".keep-this").first.focus()
    words.keyboard.press("Space")
    words.keyboard.press("Control+s")
    saved(words)
    assert family.get("/v1/words")["words"][0]["group"] == "things"
    words.get_by_role("button", name="Close").focus()
    words.keyboard.press("Enter")
    tile = words.locator('[data-word="Bun-Bun"]')
    expect(tile).to_be_focused()
    words.keyboard.press("ArrowRight")
    expect(words.locator(".group.things .plus")).to_be_focused()
    words.keyboard.press("Home")
    expect(tile).to_be_focused()


def test_changes_that_are_not_saved_wait_while_another_word_is_open(siobhan, family):
    family.send("/v1/words", {"group": "people", "text": "Nana"})
    siobhan.get_by_label("Shown on the board").fill("Siobhan")
    siobhan.locator('[data-word="Nana"]').click()
    expect(siobhan.get_by_label("Shown on the board")).to_have_value("Nana")
    siobhan.locator('[data-word="Siobhán"]').click()
    expect(siobhan.get_by_label("Shown on the board")).to_have_value("Siobhan")
    expect(siobhan.locator("#save-state")).to_contain_text("not saved yet")


def test_axe_finds_nothing_on_the_page_of_words(open_page, family):
    family.send("/v1/words", {"group": "people", "text": "Siobhán", "favorite": True})
    page = ready(open_page(family, "/words", reduced_motion="reduce"))
    nothing_is_found(page)
    page.locator('[data-word="Siobhán"]').click()
    page.wait_for_selector(".candidate")
    page.get_by_text("Use your own voice").click()
    page.get_by_label("or write it by ear").fill("ipa:§")
    expect(page.locator("#hint-mirror .wrong")).to_have_count(1)
    nothing_is_found(page)


@pytest.mark.parametrize("path", ["/voices", "/words"])
def test_targets_are_large_enough(open_page, names, path):
    page = open_page(names, path)
    page.wait_for_selector("body[data-ready]")
    if path == "/words":
        page.locator('[data-word="Siobhán"]').click()
        page.wait_for_selector(".candidate")
    for width in (320, 1280):
        resize(page, width, 900)
        small = [box for box in page.evaluate(TARGETS) if min(box[1], box[2]) < box[3] - 0.01]
        assert small == [], width


TARGETS = """() => [...document.querySelectorAll(
        "button, input:not([type=checkbox]), a, summary, label.slow")]
      .filter((e) => e.checkVisibility()).map((e) => {
        const { width, height } = e.getBoundingClientRect();
        const forChild = e.matches(".hear, .chip, .listen, .tile");
        return [e.id || e.className || e.textContent, width, height, forChild ? 60 : 44]; })"""


def test_nothing_goes_wrong_in_the_console_and_no_request_leaves_this_computer(siobhan, family):
    siobhan.locator(".listen").first.click()
    siobhan.get_by_role("button", name="Hear it").click()
    siobhan.locator("#stop").click()
    assert siobhan.errors == []
    assert {url for url in siobhan.requests if not url.startswith(family.url + "/")} == set()
