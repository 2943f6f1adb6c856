"""What the parent gate leaves alone: nothing a grown-up typed is lost, speaking is never asked
about, and everybody can use it (M2-008, M2-012; document 001, what is never gated)."""
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from conftest import open_gate
from patience import becomes
from gate_hands import CODE, enter, gate, gear, hold, knock, shut, voice  # noqa: F401
from words_stage import family, names, picture  # noqa: F401


# Going away again.
@pytest.mark.parametrize("way", ["Escape", "Not now"])
def test_not_now_and_escape_close_it_and_nothing_was_changed(knock, service, way):
    page = knock()
    if way == "Escape":
        page.keyboard.press("Escape")
    else:
        page.get_by_role("button", name="Not now").click()
    expect(gate(page)).to_be_hidden()
    expect(page.locator("#keep-text")).to_contain_text("Not kept: This is for grown-ups.")
    expect(page.get_by_role("button", name="Girl is the voice")).to_be_visible()
    expect(page.locator("#sound")).to_have_attribute("data-mood", "well")
    assert voice(service) == "girl" and page.attempts == []


def test_left_alone_it_goes_by_itself(knock):
    page = knock(stopped=True)
    page.clock.run_for(59_000)
    expect(gate(page)).to_be_visible()
    page.clock.run_for(2_000)
    expect(gate(page)).to_be_hidden()
    expect(page.get_by_role("button", name="Girl is the voice")).to_be_visible()


# Nothing a grown-up typed is lost.
def test_a_word_that_was_typed_is_saved_after_the_gate_with_its_photo(shut, family):
    page = shut("/words")
    page.get_by_role("button", name="Add a person or pet").click()
    page.get_by_label("Shown on the board").fill("Ziggy")
    page.get_by_label("Photo").set_input_files(
        {"name": "z.png", "mimeType": "image/png", "buffer": picture()})
    page.get_by_role("button", name="Save", exact=True).click()
    expect(gear(page)).to_be_focused()
    page.get_by_role("button", name="Not now").click()
    expect(page.locator("#save-state")).to_have_text(
        "Not saved: This is for grown-ups. Nothing was changed.")
    expect(page.get_by_label("Shown on the board")).to_have_value("Ziggy")
    page.get_by_role("button", name="Save", exact=True).click()
    hold(page).put(0)
    expect(page.locator("#editor")).to_have_attribute("data-state", "saved")
    word, = family.get("/v1/words")["words"]
    assert word["text"] == "Ziggy" and word["photo"]


def test_a_word_stays_until_a_grown_up_opens_and_then_goes_with_undo(shut, names):
    page = shut("/words")
    page.locator('[data-word="Nana"]').click()
    page.get_by_role("button", name="Delete").click()
    expect(gear(page)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator('[data-word="Nana"]')).to_be_visible()
    page.get_by_role("button", name="Delete").click()
    hold(page).put(0)
    expect(page.locator("#toast")).to_contain_text("Nana")
    assert "Nana" not in [word["text"] for word in names.get("/v1/words")["words"]]


def test_a_list_of_words_comes_in_and_goes_out_through_the_gate(shut, names):
    page = shut("/words")
    page.locator("#file").set_input_files(
        {"name": "family.csv", "mimeType": "text/csv", "buffer": b"word,hint\nRex,\n"})
    hold(page).put(0)
    expect(page.locator("#report h3")).to_contain_text("1 new")
    page.context.clear_cookies()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save as a table").click()
        expect(gear(page)).to_be_focused()
        hold(page).put(0)
    assert download.value.suggested_filename == "my-words.csv"
    assert "Siobh" in open(download.value.path(), encoding="utf-8").read()


def test_a_way_of_speaking_is_kept_after_the_gate_and_undo_waits_for_it_too(shut, service):
    page = shut("/voices")
    page.wait_for_selector("#chips .chip")
    page.get_by_role("slider", name="Expression").press("End")
    page.get_by_role("button", name="Keep for the board").click()
    expect(gear(page)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#keep-text")).to_contain_text("Not kept: This is for grown-ups.")
    page.get_by_role("button", name="Keep for the board").click()
    hold(page).put(0)
    expect(page.locator("#keep")).to_have_attribute("data-state", "kept")
    assert service.get("/v1/settings")["range"] == 2
    page.context.clear_cookies()
    page.get_by_role("button", name="Undo").click()
    expect(gear(page)).to_be_focused()
    page.keyboard.press("Escape")
    expect(gate(page)).to_be_hidden()
    page.get_by_role("button", name="Undo").click()
    hold(page).put(0)
    expect(page.locator("#keep-text")).to_contain_text("As it was before")
    assert service.get("/v1/settings")["range"] == 1


def test_a_measurement_of_loudness_waits_for_the_gate(shut, service):
    page = shut("/voices")
    page.wait_for_selector("#chips .chip")
    page.get_by_text("Measure it with a phone").click()
    page.get_by_label("Level at the ear").fill("68")
    page.get_by_role("button", name="Use this").click()
    expect(gear(page)).to_be_focused()
    assert service.get("/v1/loudness")["calibration"] is None
    hold(page).put(0)
    expect(page.locator("#dose meter")).to_have_count(2)
    service.delete("/v1/loudness/calibration")


# Speaking is never asked about.
def test_the_gate_never_asks_for_speaking(open_page, service, tap):
    page = open_page(service, gate="shut")
    page.evaluate("""new MutationObserver(() => {
      if (document.querySelector("#gate")) document.body.dataset.asked = "true";
    }).observe(document.body, { childList: true })""")
    for act in [lambda: tap(page, "more"), lambda: page.locator(".love:visible").first.click()]:
        with page.expect_response("**/v1/taps") as answer:
            act()
        assert answer.value.status == 200
    with page.expect_response("**/v1/stop") as answer:
        page.locator("#stop").click()
    assert answer.value.status == 200
    assert page.locator("body").get_attribute("data-asked") is None
    assert page.errors == []


@pytest.mark.parametrize("path", ["/voices", "/words"])
def test_listening_on_the_pages_for_grown_ups_is_not_asked_about(open_page, names, path):
    page = open_page(names, path, gate="shut")
    page.wait_for_selector("body[data-ready]")
    if path == "/voices":
        page.locator(".hear").first.click()
        page.locator("#chips .chip").first.click()
        page.locator("#slots input[value=B]").click()
    else:
        page.locator('[data-word="Siobhán"]').click()
        page.locator(".listen").first.click()
        page.get_by_role("button", name="Hear it").click()
    page.locator("#stop").click()
    expect(gate(page)).to_be_hidden()
    assert page.errors == []


# Everybody can use it.
@pytest.mark.parametrize("width, height", [(320, 640), (844, 390), (1280, 800)])
def test_axe_finds_nothing_and_everything_is_in_sight(knock, width, height):
    page = knock(code=CODE, reduced_motion="reduce", viewport={"width": width, "height": height})

    def look():
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            results = Axe().run(page)
            assert results.violations_count == 0, results.generate_report()
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        targets = gate(page).get_by_role("button").all()
        assert len(targets) >= 2
        for target in targets:
            target.scroll_into_view_if_needed()
            box = target.bounding_box()
            assert min(box["width"], box["height"]) >= 60
            assert 0 <= box["x"] and box["x"] + box["width"] <= width
            assert 0 <= box["y"] and box["y"] + box["height"] <= height
        stop, card = page.locator("#stop").bounding_box(), gate(page).bounding_box()
        assert (stop["y"] + stop["height"] <= card["y"] or stop["x"] + stop["width"] <= card["x"]
                or card["y"] + card["height"] <= stop["y"])

    look()
    gear(page).scroll_into_view_if_needed()
    hold(page).put(0)
    enter(page, "0000")
    expect(gate(page).get_by_role("alert")).to_contain_text("2 tries")
    look()


def test_a_page_of_an_open_gate_is_never_asked(open_page, service):
    page = open_page(service, "/voices", gate="shut")
    open_gate(page, service)
    page.get_by_role("button", name="Choose Boy").click()
    expect(page.get_by_role("button", name="Boy is the voice")).to_be_visible()
    expect(gate(page)).to_be_hidden()
    becomes(page, lambda: voice(service), "boy")
