"""The grown-ups' side as a place: everybody can use it, nothing of it weighs on the child, and all
pages have one way to each other (document 001, settings; M2-012)."""
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from panel_stage import go, open_side
from patience import rests
from screens import resize

GROUPS = ["My Child", "My Words", "Vocabulary", "Communication", "Learning & Engagement",
          "Early maths", "Access & Motor", "Sound", "Routines", "Parent Gate", "About"]
NAV = ["Board", "Settings", "Insight", "Voices", "My Words"]


def sound(page, what):
    results = Axe().run(page, context="#grown-ups")
    assert results.violations_count == 0, f"{what}: {results.generate_report()}"


def nothing_is_cut(page, what):
    wide = page.evaluate("""() => [...document.querySelectorAll("#grown-ups *")].filter((e) =>
      e.checkVisibility() && e.getBoundingClientRect().width > 0 && !e.closest(".unseen")
      && (e.getBoundingClientRect().right > innerWidth + 1 || e.getBoundingClientRect().left < -1))
      .map((e) => e.className + " " + e.textContent.slice(0, 30))""")
    assert wide == [], f"{what}: {wide}"


#: How it is looked at: what axe thinks of tablets is asked in test_axe.py.
LOOKS = [("light", 1180, 820, 100), ("dark", 820, 1180, 200), ("dark", 320, 640, 100),
         ("light", 390, 844, 200), ("light", 2560, 1440, 100)]
PHONES = (320, 390)


def test_axe_finds_nothing_and_nothing_is_cut_off_in_any_group(open_page, service):
    page = open_side(open_page, service, reduced_motion="reduce")
    for group in [None, *GROUPS]:
        if group:
            go(page, group)
        for scheme, width, height, text in LOOKS:
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            page.evaluate(
                "(size) => { document.documentElement.style.fontSize = `${size}%`; }", text)
            resize(page, width, height)
            rests(page)
            nothing_is_cut(page, f"{group} {width}")
            if width in PHONES:
                sound(page, f"{group} {width}")
        targets = page.locator("#grown-ups button:visible, #grown-ups a:visible").all()
        assert len(targets) > 2
        for target in targets:
            box = target.bounding_box()
            assert min(box["height"], box["width"]) >= 60, f"{group}: {target.inner_text()}"
    assert page.errors == []


def test_the_keyboard_goes_in_and_back_and_finds_its_place_again(open_page, service):
    page = open_side(open_page, service)
    page.locator(".group-tile", has_text="Sound").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Sound", exact=True)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".group-tile", has_text="Sound")).to_be_focused()
    page.locator(".group-tile", has_text="About").press("Enter")
    page.get_by_role("button", name="Terms of use").press("Enter")
    expect(page.get_by_role("heading", name="Terms of use")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Terms of use")).to_be_focused()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator("#grown-ups")).to_be_hidden()
    expect(page.get_by_role("button", name="Grown-ups")).to_be_focused()


def test_privacy_terms_and_a_forgotten_code_are_told_in_plain_words(open_page, service):
    page = open_side(open_page, service, "/settings#about")
    for name, sentence in [("Privacy", "Nothing leaves this device"),
                           ("Terms", "GNU General Public License, version 3"),
                           ("Forgot", "meadow gate code none")]:
        page.get_by_role("button", name=name).click()
        expect(page.locator("#grown-ups .reading, #grown-ups .view-lead").filter(
            has_text=sentence)).to_be_visible()
        page.locator(".view-back").click()
    expect(page.get_by_text("Version 0")).to_be_visible()


def test_the_privacy_page_says_all_that_is_kept(open_page, service):
    page = open_side(open_page, service, "/settings#about/privacy")
    said = page.locator("#grown-ups .reading")
    for line in ["The place where your child was last", "What was celebrated already",
                 "The places of your own words", "How often a wrong code was typed",
                 "The level you measured at the ear", "A copy of this and of your settings in a file",
                 "Damaged files, put aside as they were", "a copy of each that was last in order"]:
        expect(said.locator("li", has_text=line)).to_have_count(1)


def test_my_words_are_listed_with_their_places_and_lead_to_their_page(open_page, service):
    word = service.send("/v1/words", {"group": "people", "text": "Nana", "emoji": "👵"})
    try:
        page = open_side(open_page, service, "/settings#words")
        people = page.get_by_role("region", name="My People")
        expect(people).to_contain_text("1 of 14 places")
        people.get_by_role("link", name="Nana").click()
        expect(page.get_by_label("Shown on the board")).to_have_value("Nana")
        page.goto(service.url + "/words#+places")
        expect(page.get_by_label("Shown on the board")).to_be_focused()
    finally:
        service.delete(f"/v1/words/{word['id']}")


@pytest.mark.parametrize("path, here", [("/voices", "Voices"), ("/words", "My Words")])
def test_all_pages_have_one_way_to_all_others(open_page, service, path, here):
    page = open_page(service, path)
    way = page.get_by_role("navigation", name="Pages")
    expect(way.get_by_role("link")).to_have_text(NAV)
    expect(way.get_by_role("link", name=here)).to_have_attribute("aria-current", "page")
    expect(page.get_by_role("link", name="Meadow, the board")).to_be_visible()
    way.get_by_role("link", name="Settings").click()
    expect(page.get_by_role("heading", name="Mia")).to_be_visible()
    expect(page.locator("#grown-ups").get_by_role("link", name=here)).to_be_visible()


def test_the_lab_stands_in_no_family_menu_and_is_reached_from_about(open_page, service):
    page = open_side(open_page, service, "/settings#about")
    nav = page.locator("#grown-ups").get_by_role("navigation", name="Pages")
    expect(nav.get_by_role("link")).to_have_text(["My Words", "Voices"])
    page.get_by_role("link", name="How quick Meadow is").click()
    page.wait_for_url(service.url + "/lab")
    expect(page.get_by_role("navigation", name="Pages").get_by_role("link")).to_have_text(NAV)


def test_the_preview_of_a_celebration_is_seen_on_the_childs_screen(open_page, service):
    page = open_side(open_page, service, "/settings#learning")
    with page.expect_response("**/v1/chime"):
        page.get_by_role("radio", name="Full", exact=True).click()
    expect(page.locator("#celebration")).to_have_attribute("data-intensity", "3")
