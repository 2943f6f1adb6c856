"""Recordings, photos and lists of words, in and out of the page (requirements 6, 7, 8, 10)."""
import subprocess

import pytest
from playwright.sync_api import expect

from patience import becomes
from recorder import RATE
from words_stage import family, heard, picture, ready, saved, siobhan, words  # noqa: F401


@pytest.fixture
def microphone(sound_server):
    """A microphone that hears the sink: browsers do not offer a sink's own monitor."""
    module = subprocess.run(
        ["pactl", "load-module", "module-remap-source", "master=meadow_test.monitor",
         "source_name=meadow_test_microphone"], capture_output=True, text=True, check=True)
    yield
    subprocess.run(["pactl", "unload-module", module.stdout.strip()], check=True)


def test_a_recording_from_the_microphone_is_what_is_heard(
        open_page, family, recorder, microphone):
    """The microphone of these tests hears the sink: what Meadow says is recorded."""
    family.send("/v1/words", {"group": "people", "text": "Pop-Pop"})
    page = ready(open_page(family, "/words", permissions=["microphone"]))
    page.locator('[data-word="Pop-Pop"]').click()
    page.get_by_text("Use your own voice").click()
    page.locator(".record").click()
    expect(page.locator(".record")).to_have_attribute("data-state", "recording")
    mark = recorder.now
    family.send("/v1/taps", {"word": "different"})
    spoken = heard(recorder, mark)
    mark = recorder.now
    page.get_by_role("button", name="Stop recording").click()
    expect(page.locator(".recording-state")).to_contain_text("Ready")
    heard(recorder, mark)  # it is played back once, perhaps before one has read that it is ready
    page.get_by_role("button", name="Save", exact=True).click()
    saved(page)
    word, = family.get("/v1/words")["words"]
    assert word["recording"]
    mark = recorder.now
    page.get_by_role("button", name="Hear it").click()
    length = len(heard(recorder, mark))
    assert abs(length / 0.85 - len(spoken)) < RATE * 0.5 or abs(length - len(spoken)) < RATE * 0.3
    page.get_by_role("button", name="Remove the recording").click()
    page.get_by_role("button", name="Save", exact=True).click()
    saved(page)
    assert family.get("/v1/words")["words"][0]["recording"] is None


def test_a_silent_recording_is_not_taken_and_says_what_to_look_at(
        open_page, family, microphone):
    family.send("/v1/words", {"group": "people", "text": "Nana"})
    page = ready(open_page(family, "/words", permissions=["microphone"]))
    page.locator('[data-word="Nana"]').click()
    page.get_by_text("Use your own voice").click()
    page.locator(".record").click()
    expect(page.locator(".time")).to_contain_text("s of 10")
    page.get_by_role("button", name="Stop recording").click()
    expect(page.locator("#recording .problem")).to_contain_text("silent")


def test_a_photo_is_shown_square_and_saved_and_a_text_file_is_refused(siobhan, family):
    siobhan.get_by_label("Photo").set_input_files(
        {"name": "s.png", "mimeType": "image/png", "buffer": picture()})
    expect(siobhan.locator("#portrait img")).to_be_visible()
    expect(siobhan.get_by_label("Photo")).to_have_accessible_description(
        "It is shown square. Where and when it was taken is removed.")
    siobhan.get_by_role("button", name="Save", exact=True).click()
    saved(siobhan)
    expect(siobhan.locator('[data-word="Siobhán"] img')).to_be_visible()
    photo = family.get("/v1/words")["words"][0]["photo"]
    siobhan.get_by_label("Photo").set_input_files(
        {"name": "s.png", "mimeType": "image/png", "buffer": b"not a picture"})
    siobhan.get_by_role("button", name="Save", exact=True).click()
    expect(siobhan.locator("#save-state")).to_contain_text("Not saved")
    assert family.get("/v1/words")["words"][0]["photo"] == photo


def test_deleting_is_undone_with_everything_the_word_had(siobhan, family):
    siobhan.locator(".keep-this").nth(1).click()
    siobhan.get_by_role("button", name="Favourite").click()
    siobhan.get_by_text("or an emoji").click()
    siobhan.get_by_role("textbox", name="Emoji").fill("👩")
    siobhan.get_by_role("button", name="Save", exact=True).click()
    saved(siobhan)
    before = family.get("/v1/words")["words"][0]
    siobhan.get_by_role("button", name="Delete").click()
    expect(siobhan.locator("#toast")).to_contain_text("Siobhán")
    becomes(siobhan, lambda: family.get("/v1/words")["words"], [])
    siobhan.get_by_role("button", name="Undo", exact=True).click()
    expect(siobhan.locator('[data-word="Siobhán"]')).to_be_visible()
    after, = becomes(siobhan, lambda: family.get("/v1/words")["words"], lambda words: len(words) == 1)
    for name in ["text", "hint", "emoji", "favorite", "group"]:
        assert after[name] == before[name]


def test_a_list_is_looked_at_entry_by_entry_before_it_is_brought_in(words, family):
    table = "word,hint,group\nZiggy,ZIG-ee,people\nRex,[[,people\nBun-Bun,,things\n"
    words.locator("#file").set_input_files(
        {"name": "family.csv", "mimeType": "text/csv", "buffer": table.encode()})
    rows = words.locator("#report tbody tr")
    expect(rows).to_have_count(3)
    expect(words.locator("#report h3")).to_contain_text("2 new, 0 changed, 1 not taken")
    expect(words.locator("#report .refused")).to_contain_text("Rex")
    assert family.get("/v1/words")["words"] == []
    words.get_by_role("button", name="Bring in 2 words").click()
    expect(words.locator("#report h3")).to_contain_text("Done")
    expect(words.locator('[data-word="Ziggy"]')).to_be_visible()
    becomes(words, lambda: {word["text"] for word in family.get("/v1/words")["words"]}, {"Ziggy", "Bun-Bun"})


@pytest.mark.parametrize("name", ["Save with sounds", "Save as a table"])
def test_the_words_can_be_taken_along(siobhan, name):
    with siobhan.expect_download() as download:
        siobhan.get_by_role("link", name=name).click()
    assert "Siobh" in open(download.value.path(), encoding="utf-8").read()
