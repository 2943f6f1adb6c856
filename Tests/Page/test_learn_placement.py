"""Where a child begins (learning K18): the game on the map, in a lesson without hints and corrections, the way it
finds, and what a grown-up sets instead."""
import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from lesson_hands import OPEN, LessonHands, right_answer
from panel_stage import changed, go, open_side, setting
from patience import becomes, drawn, rests

SIZES = [(390, 844), (844, 390), (768, 1024), (1280, 800)]
MODULES = ["kindergarten"]
HANDS = LessonHands
GAME = ".learn-lesson[data-role=placement]:not([aria-busy])"


def begin(own, known=0):
    """A game in which so many skills were known, one after the other, and the next one is asked for."""
    own.send("/v1/learning/placement", {"subject": "kindergarten"})
    for _ in range(2 * known):
        know(own)


def know(own):
    """Answers the item that is asked right, and goes on; two of these and a skill is known."""
    lesson = own.get("/v1/learning")["lesson"]
    own.send("/v1/learning/answer", {"item": lesson["item"], "attempt": lesson["attempt"],
                                     "answer": right_answer(lesson["shown"]), "responseMilliseconds": 4000})
    own.send("/v1/learning/next")


def begins(own):
    return own.get("/v1/learning/controls").get("begins")


@pytest.fixture
def game(hands, own):
    """game(known=2, …): hands in a game in which so many skills were known."""
    def game(known=0, **options):
        begin(own, known)
        ours = hands(**options)
        ours.enter(GAME)
        return ours
    return game


def test_a_part_in_which_nothing_was_done_has_a_game_beside_continue(hands, own):
    ours = hands()
    page = ours.page
    ours.enter()
    cards = page.locator(".go-on-card")
    expect(cards).to_have_count(2)
    expect(cards.first).to_have_accessible_name("Next: Numbers to 20")
    with page.expect_request("**/v1/learning/say") as said:
        page.get_by_role("button", name="Hear it: Let's see what you know").tap()
    assert said.value.post_data_json == {"text": "Let's see what you know"}
    page.get_by_role("button", name="Let's see what you know", exact=True).tap()
    expect(page.locator(".learn-lesson")).to_have_attribute("data-role", "placement")
    assert ours.lesson()["role"] == "placement"
    assert page.errors == []


@pytest.mark.parametrize("is_set", [True, False])
def test_where_something_is_known_there_is_no_game(hands, own, is_set):
    if is_set:
        own.send("/v1/learning/controls", {"begins": {"kindergarten": "KS4"}}, method="PATCH")
    else:
        own.send("/v1/learning/lesson", {"lesson": "ks6.3"})
        while own.get("/v1/learning")["lesson"]["role"] != "test":
            own.send("/v1/learning/skip")
        know(own)
        own.send("/v1/learning/leave")
    ours = hands()
    page = ours.page
    ours.enter()
    expect(page.locator(".go-on-card")).to_have_count(1)
    if is_set:
        begun = page.locator(".learn-card[data-domain='Numbers and counting']")
        expect(begun).to_have_accessible_name(re.compile("here we begin"))
        expect(page.locator(".learn-card .card-mark")).to_have_count(1)
        begun.tap()
        expect(page.locator(".learn-card[data-skill=KS4]")).to_have_accessible_name(re.compile("here we begin"))
        expect(page.locator(".learn-card[data-is=before]")).to_have_count(3)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_the_game_shows_no_bulb_and_no_end_of_the_way_and_can_be_ended_at_any_time(game, size):
    page = game(viewport={"width": size[0], "height": size[1]}).page
    rests(page)
    expect(page.locator("[data-do=end]")).to_be_in_viewport(ratio=1)
    assert min(page.locator("[data-do=end]").bounding_box()[side] for side in ("width", "height")) >= 60
    for act in ("hint", "map", "previous"):
        expect(page.locator(f"[data-do={act}]")).to_be_hidden()
    expect(page.locator(".lesson-dots")).to_have_accessible_name("A game")
    expect(page.locator(".dot[data-is=ahead]")).to_have_count(0)
    expect(page.locator(".lesson-points")).to_be_hidden()
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    assert page.errors == []


def test_what_is_wrong_goes_on_with_a_friendly_line(hands, own):
    # What is known is answered until there is something to choose from.
    begin(own)
    while own.get("/v1/learning")["lesson"]["shown"]["board"]["format"] != "choice":
        know(own)
    ours = hands()
    ours.enter(GAME)
    page = ours.page
    missed = ours.lesson()["item"]
    ours.wrong()
    assert ours.lesson()["outcome"] == "missed"
    expect(page.locator(".feedback-told")).to_have_text(ours.lesson()["feedback"]["lines"][0]["text"])
    expect(page.locator("[data-do=next]")).to_be_visible()
    expect(page.locator(".feedback-solution, .feedback-way")).to_have_count(0)
    ours.do("next")
    expect(page.locator(".lesson-feedback")).to_be_hidden()
    assert ours.lesson()["item"] != missed and ours.lesson()["outcome"] in OPEN
    assert page.errors == []


def test_two_that_are_missed_end_the_game_and_the_end_shows_where_it_begins(game, own):
    ours = game(known=5)
    page = ours.page
    ours.do("skip")
    ours.do("skip")
    path = page.get_by_role("list", name="Here we begin")
    expect(path.locator(".path-stone")).to_have_count(5)
    here = path.locator("[data-is=here] .path-stone")
    expect(here).to_have_accessible_name("Add and take away to ten. Here we begin")
    expect(path.locator("[data-is=before]")).to_have_count(2)
    with page.expect_request("**/v1/learning/say") as said:
        here.tap()
    assert said.value.post_data_json == {"skill": "KS6"}
    expect(page.locator(".recap-line")).to_have_text(["Thank you for playing.", "We begin with Add and take away to ten."])
    assert begins(own) == {"kindergarten": "KS6"}
    page.locator(".go-on-card").tap()
    page.wait_for_selector(".learn-lesson[data-role=model]")
    assert ours.lesson()["skill"] == "KS6"
    assert page.errors == []


def test_a_game_that_is_ended_early_finds_nothing_and_can_be_played_again(game, own):
    ours = game(known=1)
    page = ours.page
    with page.expect_response("**/v1/learning/leave"):
        page.locator("[data-do=end]").tap()
    expect(page.locator(".recap-line").first).to_have_text("Thank you for playing.")
    expect(page.locator(".begin-path")).to_have_count(0)
    page.locator("[data-act=map]").tap()
    expect(page.get_by_role("button", name="Let's see what you know", exact=True)).to_be_visible()
    assert not begins(own)
    assert page.errors == []


def test_help_that_is_said_in_the_game_is_talking_and_nothing_else(game):
    page = game().page
    with page.expect_response("**/v1/taps"):
        page.locator("#core-bar .word[data-word=help]:visible").first.tap()
    drawn(page)
    assert not [url for url in page.requests if url.endswith("/hint")]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_the_path_of_where_it_begins_has_room_in_any_window(game, size):
    ours = game(viewport={"width": size[0], "height": size[1]})
    page = ours.page
    ours.do("skip")
    ours.do("skip")
    stones = page.locator(".path-stone")
    expect(stones).to_have_count(5)
    rests(page)
    ends = 0
    for stone in stones.all():
        expect(stone).to_be_in_viewport(ratio=1)
        box = stone.bounding_box()
        assert min(box["width"], box["height"]) >= 60
        assert box["x"] >= ends + 4, "stones touch each other"
        ends = box["x"] + box["width"]
    expect(page.locator(".recap-line").first).to_be_in_viewport(ratio=1)
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


def test_a_grown_up_says_where_to_begin(open_page, own):
    own.send("/v1/profile", {"modules": ["kindergarten", "grade1"]}, method="PATCH")
    own.send("/v1/learning/controls", {"begins": {"grade1": "GS5"}}, method="PATCH")
    side = open_side(open_page, own)
    go(side, "Early maths")
    row = setting(side, "begins-kindergarten")
    choice = row.get_by_role("combobox", name="Where to begin in Kindergarten")
    expect(choice.locator("option").first).to_have_text("From the beginning")
    expect(choice.locator("optgroup")).to_have_count(6)
    expect(choice).to_have_value("")
    expect(row.get_by_role("status").last).to_contain_text("a game")
    with changed(side, "/v1/learning/controls"):
        choice.select_option(label="First, second, third")
    becomes(side, lambda: begins(own), {"grade1": "GS5", "kindergarten": "KS4"})
    expect(row.get_by_role("status").last).to_be_empty()
    row.get_by_role("button", name="as usual again").click()
    becomes(side, lambda: begins(own), {"grade1": "GS5"})
    expect(choice).to_have_value("")


def test_where_to_begin_is_offered_when_a_part_is_opened(open_page, own):
    own.send("/v1/profile", {"modules": []}, method="PATCH")
    side = open_side(open_page, own)
    go(side, "Early maths")
    row = setting(side, "begins-grade1")
    expect(row).to_be_hidden()
    setting(side, "grade1").get_by_role("switch").click()
    expect(row.get_by_role("combobox")).to_be_visible()
    expect(row).to_contain_text("a game of five minutes")
    expect(setting(side, "begins-kindergarten")).to_be_hidden()
