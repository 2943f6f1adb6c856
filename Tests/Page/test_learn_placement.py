"""Where a child begins (learning K-placement): the game on the map, in a lesson without hints and corrections, the
way it finds, and what a grown-up sets instead. What the service says of it is put into its answers by the routes of
`Placing`; all else is the service's own."""
import json
import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from lesson_hands import OPEN, LessonHands, known
from panel_stage import go, open_side, setting
from patience import becomes, drawn, rests
from service import Service

SIZES = [(390, 844), (844, 390), (768, 1024), (1280, 800)]
STEPS = re.compile(r"/v1/learning(/(lesson|placement|answer|said|next|skip|leave|screen|moved|touched|mute|replay))?$")
NOTED = {"kind": "noted", "lines": [{"text": "Thank you. Here is another one.", "parts": []}], "points": 0}


class Placing:
    """A service that places: the game is a lesson of it, and what is missed there is only noted."""

    def __init__(self, service, lesson="ks6.3", placed="KS6"):
        self.service, self.lesson, self.placed = service, lesson, placed
        self.begins, self.sent, self.asked = {}, [], []
        self.is_game = self.is_missed = self.is_over = False

    def route(self, page):
        page.route(STEPS, self.step)
        page.route("**/v1/learning/map", self.map)
        page.route("**/v1/learning/controls", self.controls)

    def step(self, route):
        name = route.request.url.split("/v1/learning")[1].lstrip("/")
        body = route.request.post_data
        url = route.request.url
        if name == "placement":
            self.asked.append(json.loads(body))
            self.is_game, self.is_over = True, False
            # What is shown and done together has no place in a game.
            self.service.send("/v1/learning/lesson", {"lesson": self.lesson})
            url, body = url.replace("placement", "skip"), None
            while self.service.get("/v1/learning")["lesson"]["role"] != "test":
                self.service.send("/v1/learning/skip")
            answer = self.service.get("/v1/learning")
        else:
            if name == "next" and self.is_missed:
                url = url.replace("next", "skip")
            answer = route.fetch(url=url, post_data=body).json()
        if name in ("next", "skip", "placement", "leave"):
            self.is_missed = False
        if name == "leave" and self.is_game:
            self.is_game, self.is_over = False, True
            self.begins = {"kindergarten": self.placed}
        route.fulfill(json=self.view(answer))

    def view(self, view):
        if "controls" in view:
            view["controls"]["begins"] = self.begins
        if self.is_over:
            view.update(placed={"subject": "kindergarten", "skill": self.placed, "name": "Add and take away to ten"},
                        recap=["Thank you for playing.", "We begin with Add and take away to ten."])
        lesson = view.get("lesson")
        if self.is_game and lesson:
            lesson.update(role="placement", isFirst=True, hintsLeft=0)
            if (lesson.get("feedback") or {}).get("kind") in ("tryAgain", "model"):
                self.is_missed = True
            if self.is_missed:
                lesson.update(outcome="missed", feedback=NOTED, example=[], solution=[])
        return view

    def map(self, route):
        answer = route.fetch().json()
        for grade in answer["grades"]:
            skills = [skill for domain in grade["domains"] for skill in domain["skills"]]
            first = self.begins.get({"K": "kindergarten", "1": "grade1"}.get(grade["grade"]))
            number = int(first[2:]) if first else 0
            for skill in skills:
                skill["isBefore"] = int(skill["progress"]["skillId"][2:]) < number
        route.fulfill(json=answer)

    def controls(self, route):
        if route.request.method == "PATCH" and "begins" in (sent := json.loads(route.request.post_data)):
            self.sent.append(sent)
            self.begins = sent["begins"]
            return route.fulfill(json={**self.service.get("/v1/learning/controls"), "begins": self.begins})
        return route.fulfill(json={**route.fetch().json(), "begins": self.begins})


@pytest.fixture
def home(tmp_path):
    """A Meadow of its own, so that a child begins at the beginning."""
    service = Service(tmp_path, output="silent").start()
    service.reset()
    service.send("/v1/profile", {"modules": ["kindergarten"]}, method="PATCH")
    yield service
    service.stop()


@pytest.fixture
def placing(home):
    return Placing(home)


@pytest.fixture
def game(open_page, home, placing):
    """game(…): hands in the game, from the map on."""
    def game(**options):
        options.setdefault("viewport", {"width": 390, "height": 844})
        options.setdefault("reduced_motion", "reduce")
        hands = LessonHands(open_page(home, has_touch=True, before=placing.route, **options), home)
        hands.enter()
        hands.page.get_by_role("button", name="Let's see what you know", exact=True).tap()
        hands.page.wait_for_selector(".learn-lesson[data-role=placement]:not([aria-busy])")
        return hands
    return game


def test_a_part_in_which_nothing_was_done_has_a_game_beside_continue(open_page, home, placing):
    page = open_page(home, has_touch=True, before=placing.route)
    hands = LessonHands(page, home)
    hands.enter()
    cards = page.locator(".go-on-card")
    expect(cards).to_have_count(2)
    expect(cards.first).to_have_accessible_name("Next: Numbers to 20")
    with page.expect_request("**/v1/learning/say") as said:
        page.get_by_role("button", name="Hear it: Let's see what you know").tap()
    assert said.value.post_data_json == {"text": "Let's see what you know"}
    cards.nth(1).tap()
    becomes(page, lambda: placing.asked, [{"subject": "kindergarten"}])
    expect(page.locator(".learn-lesson")).to_have_attribute("data-role", "placement")
    assert page.errors == []


@pytest.mark.parametrize("is_set", [True, False])
def test_where_something_is_known_there_is_no_game(open_page, home, placing, is_set):
    if is_set:
        placing.begins = {"kindergarten": "KS4"}
    else:
        home.send("/v1/learning/lesson", {"lesson": "ks6.3"})
        hands = LessonHands(None, home)
        while (lesson := hands.lesson())["role"] != "test":
            home.send("/v1/learning/skip")
        home.send("/v1/learning/answer", {"item": lesson["item"], "attempt": 1, "answer": known(lesson["shown"]),
                                          "responseMilliseconds": 4000})
        home.send("/v1/learning/leave")
    page = open_page(home, has_touch=True, before=placing.route)
    LessonHands(page, home).enter()
    expect(page.locator(".go-on-card")).to_have_count(1)
    if is_set:
        page.locator(".learn-card[data-domain='Numbers and counting']").tap()
        expect(page.locator(".learn-card[data-skill=KS4]")).to_have_accessible_name(re.compile("here we begin"))
        expect(page.locator(".learn-card[data-is=before]")).to_have_count(3)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_the_game_shows_no_bulb_and_no_end_of_the_way_and_can_be_ended_at_any_time(game, size):
    hands = game(viewport={"width": size[0], "height": size[1]})
    page = hands.page
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


def test_what_is_missed_goes_on_with_a_friendly_line_and_the_end_shows_where_it_begins(game, placing):
    hands = game()
    page = hands.page
    assert hands.lesson()["outcome"] in OPEN
    hands.wrong()
    expect(page.locator(".feedback-told")).to_have_text("Thank you. Here is another one.")
    expect(page.locator("[data-do=next]")).to_be_visible()
    expect(page.locator(".feedback-solution, .feedback-way")).to_have_count(0)
    hands.do("next")
    expect(page.locator(".lesson-feedback")).to_be_hidden()
    with page.expect_response("**/v1/learning/leave"):
        page.locator("[data-do=end]").tap()
    path = page.get_by_role("list", name="Here we begin")
    expect(path.locator(".path-stone")).to_have_count(5)
    here = path.locator("[data-is=here] .path-stone")
    expect(here).to_have_accessible_name("Add and take away to ten. Here we begin")
    expect(path.locator("[data-is=before]")).to_have_count(2)
    with page.expect_request("**/v1/learning/say") as said:
        here.tap()
    assert said.value.post_data_json == {"skill": "KS6"}
    expect(page.locator(".recap-line").nth(1)).to_have_text("We begin with Add and take away to ten.")
    assert page.errors == []


def test_help_that_is_said_in_the_game_is_talking_and_nothing_else(game):
    hands = game()
    before = len([url for url in hands.page.requests if url.endswith("/hint")])
    with hands.page.expect_response("**/v1/taps"):
        hands.page.locator("#core-bar .word[data-word=help]:visible").first.tap()
    drawn(hands.page)
    assert len([url for url in hands.page.requests if url.endswith("/hint")]) == before


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_the_path_of_where_it_begins_has_room_in_any_window(game, size):
    page = game(viewport={"width": size[0], "height": size[1]}).page
    page.locator("[data-do=end]").tap()
    stones = page.locator(".path-stone")
    expect(stones).to_have_count(5)
    rests(page)
    for stone in stones.all():
        expect(stone).to_be_in_viewport(ratio=1)
        box = stone.bounding_box()
        assert min(box["width"], box["height"]) >= 60
    expect(page.locator(".recap-line").first).to_be_in_viewport(ratio=1)
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


def test_a_grown_up_says_where_to_begin(open_page, home, placing):
    placing.begins = {"grade1": "GS5"}
    side = open_side(open_page, home, before=placing.route)
    go(side, "Early maths")
    row = setting(side, "begins-kindergarten")
    choice = row.get_by_role("combobox", name="Where to begin in Kindergarten")
    expect(choice.locator("option").first).to_have_text("From the beginning")
    expect(choice.locator("optgroup")).to_have_count(6)
    expect(choice).to_have_value("")
    expect(row.get_by_role("status").last).to_contain_text("a game")
    choice.select_option(label="First, second, third")
    becomes(side, lambda: placing.sent, [{"begins": {"grade1": "GS5", "kindergarten": "KS4"}}])
    expect(row.get_by_role("status").last).to_be_empty()
    row.get_by_role("button", name="as usual again").click()
    becomes(side, lambda: placing.begins, {"grade1": "GS5"})
    expect(choice).to_have_value("")


def test_where_to_begin_is_offered_when_a_part_is_opened(open_page, home, placing):
    home.send("/v1/profile", {"modules": []}, method="PATCH")
    side = open_side(open_page, home, before=placing.route)
    go(side, "Early maths")
    row = setting(side, "begins-grade1")
    expect(row).to_be_hidden()
    setting(side, "grade1").get_by_role("switch").click()
    expect(row.get_by_role("combobox")).to_be_visible()
    expect(row).to_contain_text("a game of five minutes")
    expect(setting(side, "begins-kindergarten")).to_be_hidden()
