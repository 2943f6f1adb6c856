"""A family's first minute (document 001, onboarding; M2-009)."""
import json

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from conftest import PATIENCE
from fingers import spoken
from patience import becomes, rests
from screens import resize
from service import Service

HELLO = "Hi! I'm Meadow!"
TARGETS = "button, label.setup-option, input[type=text]"
NOTE = "Most children at this age are still discovering words"


@pytest.fixture
def fresh(tmp_path):
    """A Meadow that nobody has set up, with sound for nobody."""
    service = Service(tmp_path, output="silent").start()
    yield service
    service.stop()


@pytest.fixture
def first(open_page, fresh):
    """The page as it is opened for the first time."""
    def first(**options):
        page = open_page(fresh, tier=None, gate="shut", **options)
        page.wait_for_selector("#setup h1")
        return page
    return first


def touch(page, name):
    page.locator("label", has=page.get_by_role("radio", name=name)).click()


def go_on(page):
    page.get_by_role("button", name="Let’s go").click()


def enter(page, code):
    for digit in code:
        page.get_by_role("button", name=digit, exact=True).click()


def is_in(page):
    expect(page.locator("#setup")).to_be_hidden()
    expect(page.locator("body")).to_have_attribute("data-scene", "kitchen")


def test_nothing_of_the_board_is_seen_before_the_set_up(open_page, fresh):
    page = open_page(fresh, path="/lab", gate="shut")
    held = []
    page.route("**/features/setup/setup.js", lambda route: held.append(route))
    with page.expect_request("**/features/setup/setup.js"):
        page.goto(fresh.url)
    page.wait_for_selector("body.first-minute[data-ready]")
    for place in ["#top", "#core-bar", "#companion", "#stage", "#scenes"]:
        expect(page.locator(place)).to_be_hidden()
    becomes(page, lambda: len(held), 1)
    held[0].continue_()
    expect(page.locator("#setup h1")).to_be_visible()
    expect(page.locator("body.first-minute")).to_have_count(0)


def test_four_choices_and_a_code_and_the_child_is_in_the_kitchen(first, fresh):
    page = first()
    asked = spoken(page)
    expect(page.locator("#setup h1")).to_have_text(HELLO)
    expect(page.locator("#setup")).to_contain_text(
        "Let’s set things up so I can help your little one find their words.")
    page.get_by_label("Your child’s name").fill("Mia <b>")
    touch(page, "Boy")
    touch(page, "Girl")
    becomes(page, lambda: list(asked), [HELLO] * 2)
    # The same voice is heard again, as often as it is touched.
    touch(page, "Girl")
    becomes(page, lambda: list(asked), [HELLO] * 3)
    expect(page.get_by_text("How old is Mia <b>?")).to_be_visible()
    touch(page, "12–18")
    expect(page.get_by_role("radio", name="First Words")).to_be_checked()
    expect(page.locator("[data-suggested]")).to_contain_text("Usual at this age")
    go_on(page)
    expect(page.locator("#setup h1")).to_have_text("Set a Grown-Up Code")
    expect(page.locator("#setup")).to_contain_text(
        "This keeps settings safe from little fingers. You can change it anytime.")
    enter(page, "2580")
    expect(page.locator(".setup-code")).to_have_text("2580")
    page.get_by_role("button", name="Use this code").click()
    is_in(page)
    # The first words come with a greeting; a child of Tier 1 gets its fifteen seconds.
    expect(page.locator("#companion-card")).to_contain_text("modeling")
    profile = fresh.get("/v1/profile")
    assert (profile["name"], profile["ageMonths"], profile["tier"], profile["voice"]) == (
        "Mia <b>", 15, 1, "girl")
    assert profile["hasCompletedOnboarding"] and fresh.get("/v1/gate")["hasCode"]
    assert fresh.get("/v1/settings")["bedtime"] == "19:00"
    page.reload()
    page.wait_for_selector("body[data-ready]")
    expect(page.locator("#setup")).to_be_hidden()
    assert page.errors == []


def test_everything_can_be_skipped(first, fresh):
    page = first()
    go_on(page)
    expect(page.locator("#setup")).to_contain_text("Two fingers on the gear for 3 seconds are enough.")
    page.get_by_role("button", name="Skip the code").click()
    is_in(page)
    profile = fresh.get("/v1/profile")
    assert profile["hasCompletedOnboarding"] and profile["tier"] == 1
    assert not fresh.get("/v1/gate")["hasCode"]


def test_a_tier_two_steps_away_gets_a_gentle_note_and_never_a_block(first, fresh):
    page = first()
    touch(page, "12–18")
    touch(page, "Sentences")
    note = page.get_by_role("status").filter(has_text=NOTE)
    page.get_by_role("button", name="Change").click()
    expect(note).to_have_count(0)
    expect(page.get_by_role("radio", name="First Words")).to_be_checked()
    touch(page, "Sentences")
    page.get_by_role("button", name="Continue").click()
    expect(note).to_have_count(0)
    expect(page.get_by_role("radio", name="Sentences")).to_be_checked()
    go_on(page)
    page.get_by_role("button", name="Skip the code").click()
    is_in(page)
    assert fresh.get("/v1/profile")["tier"] == 3
    # No intro, no tutorial: the kitchen and a companion that breathes.
    expect(page.locator("#companion-card")).to_be_hidden()


def test_a_reload_in_the_middle_keeps_what_was_chosen_but_never_the_code(first):
    page = first()
    page.get_by_label("Your child’s name").fill("Noor")
    touch(page, "24–30")
    touch(page, "Boy")
    go_on(page)
    enter(page, "25")
    page.reload()
    expect(page.locator("#setup h1")).to_have_text("Set a Grown-Up Code")
    expect(page.locator(".gate-dots .filled")).to_have_count(0)
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.get_by_label("Your child’s name")).to_have_value("Noor")
    expect(page.get_by_role("radio", name="24–30")).to_be_checked()
    expect(page.get_by_role("radio", name="Boy")).to_be_checked()
    expect(page.get_by_role("radio", name="Word Combinations")).to_be_checked()
    assert "25" not in json.dumps(page.evaluate("({...sessionStorage})"))


def test_the_family_s_people_become_words_as_the_child_calls_them(first, fresh):
    page = first()
    card = page.locator("label.setup-option", has_text="Grandma")
    card.click()
    called = page.get_by_label("What your child calls Grandma")
    called.fill("Nana")
    called.press("Enter")
    page.locator("label.setup-option", has_text="Grandpa").click()
    go_on(page)
    page.reload()
    page.get_by_role("button", name="Back", exact=True).click()
    expect(called).to_have_value("Nana")
    expect(page.get_by_label("What your child calls Sister")).to_be_hidden()
    # Whoever is touched again is not there.
    page.locator("label.setup-option", has_text="Uncle").click(click_count=2)
    go_on(page)
    page.get_by_role("button", name="Skip the code").click()
    is_in(page)
    words = fresh.get("/v1/words")["words"]
    assert [(word["text"], word["emoji"], word["group"]) for word in words] == [
        ("Nana", "👵", "people"), ("Grandpa", "👴", "people")]
    assert page.errors == []


def test_it_works_where_the_page_may_store_nothing(first, fresh):
    page = first(before=lambda page: page.add_init_script("""
      Object.defineProperty(window, "sessionStorage", { get() { throw new Error("full"); } });"""))
    touch(page, "36–48")
    go_on(page)
    page.get_by_role("button", name="Skip the code").click()
    is_in(page)
    assert fresh.get("/v1/profile")["ageMonths"] == 42


def test_what_the_service_refuses_is_told_next_to_its_field(first):
    page = first()
    name = page.get_by_label("Your child’s name")
    name.fill("Mi")
    go_on(page)
    # What the page lets pass the service may still refuse.
    page.route("**/v1/setup", lambda route: route.fulfill(
        status=400, content_type="application/problem+json",
        body='{"field": "name", "detail": "name: it is taken. Send another."}'))
    page.get_by_role("button", name="Skip the code").click()
    expect(name).to_be_focused()
    expect(page.locator("#setup-name-problem")).to_contain_text("It is taken")
    page.unroute("**/v1/setup")
    name.fill("Mia")
    expect(page.locator("#setup-name-problem")).to_be_empty()
    go_on(page)
    page.get_by_role("button", name="Skip the code").click()
    is_in(page)


def test_when_the_service_is_away_nothing_is_lost(first, fresh):
    page = first()
    touch(page, "18–24")
    go_on(page)
    page.context.set_offline(True)
    page.get_by_role("button", name="Skip the code").click()
    expect(page.get_by_text("What you chose is kept")).to_be_visible()
    page.context.set_offline(False)
    page.get_by_role("button", name="Skip the code").click()
    is_in(page)
    assert fresh.get("/v1/profile")["ageMonths"] == 21


def test_the_keyboard_alone_is_enough(first, fresh):
    page = first()
    page.get_by_label("Your child’s name").focus()
    for key in ["K", "i", "m", "Tab", "ArrowRight", "Tab", "Space", "Tab", "Tab", "Enter"]:
        page.keyboard.press(key)
    expect(page.locator("#setup h1")).to_have_text("Set a Grown-Up Code")
    page.get_by_role("button", name="1", exact=True).focus()
    for key in "1357":
        page.keyboard.press(key)
    expect(page.get_by_role("button", name="Use this code")).to_be_focused()
    page.keyboard.press("Enter")
    is_in(page)
    profile = fresh.get("/v1/profile")
    assert (profile["name"], profile["ageMonths"]) == ("Kim", 15)


def test_the_board_behind_is_out_of_reach_of_keys_and_screen_readers(first):
    page = first()
    assert page.evaluate("""() => [...document.querySelectorAll("#top, #stage, #core-bar")]
      .every((room) => room.inert)""")


def test_axe_finds_nothing_and_nothing_scrolls_sideways_at_any_size(first):
    page = first(reduced_motion="reduce")
    touch(page, "12–18")
    touch(page, "Sentences")
    page.get_by_role("button", name="Change").wait_for()
    for screen in ("welcome", "code"):
        for width, height in [(320, 640), (1180, 820), (2560, 1440)]:
            resize(page, width, height)
            for scheme in ("light", "dark"):
                page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
                rests(page)
                results = Axe().run(page)
                assert results.violations_count == 0, results.generate_report()
            sideways(page, width)
            targets = page.locator(f"#setup :is({TARGETS}):visible").all()
            assert len(targets) > 3
            for target in targets:
                box = target.bounding_box()
                assert min(box["width"], box["height"]) >= 60, target.inner_text()
        # Text twice as large.
        resize(page, 1180, 820)
        page.evaluate("document.documentElement.style.setProperty('font-size', '200%')")
        sideways(page, 1180)
        page.evaluate("document.documentElement.style.removeProperty('font-size')")
        if screen == "welcome":
            go_on(page)
            page.get_by_role("button", name="Skip the code").wait_for(timeout=PATIENCE)


def sideways(page, width):
    """Nothing is wider than its room."""
    rests(page)
    wide = page.evaluate("""(width) => [...document.querySelectorAll("#setup, #setup *")]
      .filter((e) => e.checkVisibility() && !e.closest("svg, .unseen"))
      .filter((e) => e.getBoundingClientRect().right > width + 1)
      .map((e) => e.outerHTML)""", width)
    assert wide == []
