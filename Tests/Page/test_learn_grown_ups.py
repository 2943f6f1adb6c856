"""The grown-ups' side of early maths: what is open and for how long, the children of a family, and how it goes
(learning K26, K28, K30)."""
import json
import re
import urllib.error
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from learn_family import nothing, practised
from panel_stage import go, knows, open_side, pick, setting
from patience import becomes, drawn, rests
from screens import resize
from test_large_text import enlarge


@pytest.fixture
def side(open_page, home):
    """The settings beside the child's screen."""
    return open_side(open_page, home)


def controls(service):
    return service.get("/v1/learning/controls")


def names(service):
    return [child["name"] for child in service.get("/v1/children")["children"]]


def active(service):
    return next(child["name"] for child in service.get("/v1/children")["children"] if child["isActive"])


def answer_facts(service, count):
    """Answers some facts right, as a child would."""
    view = service.send("/v1/learning/practise", {})
    for _ in range(count):
        item = view["practice"]["item"]
        left, sign, right = re.split(r"([+−-])", item["fact"].replace(" ", ""))
        given = int(left) + int(right) if sign == "+" else int(left) - int(right)
        view = service.send("/v1/learning/fact", {
            "item": item["number"], "given": given, "times": {"firstKey": 1400, "commit": 1900}})
    service.send("/v1/learning/stop", {})


def learn_tab(open_page, service, *children, **options):
    """The tab Learn over a made-up family, or over what the service has."""
    def before(page):
        if children:
            page.route("**/v1/learning/family", lambda route: route.fulfill(json={"children": list(children)}))
    page = open_page(service, "/insight#learn", before=before, **options)
    page.wait_for_selector(".insight-words p")
    return page


def test_a_parents_evening(open_page, home):
    """Opens a part, sets ten minutes, adds a second child, reads the report, downloads the table."""
    page = open_side(open_page, home)
    expect(page.locator(".group-tile", has_text="Early maths")).to_contain_text("closed")
    go(page, "Early maths")
    setting(page, "kindergarten").get_by_role("switch").click()
    becomes(page, lambda: home.get("/v1/profile")["modules"], ["kindergarten"])
    setting(page, "facts").get_by_role("switch").click()
    becomes(page, lambda: home.get("/v1/profile")["modules"], ["facts", "kindergarten"])
    pick("10 min")(setting(page, "sessionLimitMinutes"))
    becomes(page, lambda: controls(home)["sessionLimitMinutes"], 10)
    page.locator(".view-back").click()
    expect(page.locator(".group-tile", has_text="Early maths")).to_contain_text("10 min at a time")

    go(page, "My Child")
    page.get_by_role("button", name="Children in your family").click()
    form = page.get_by_role("form", name="Add a child")
    form.get_by_label("Name").fill("Ben")
    form.get_by_label("Years").fill("6")
    form.get_by_label("Grade 1").check()
    form.get_by_role("button", name="Add").click()
    expect(page.locator(".child-card")).to_have_count(2)
    assert [(child["name"], child["ageMonths"], child["modules"], child["isActive"])
            for child in home.get("/v1/children")["children"]][1] == ("Ben", 72, ["grade1"], False)
    knows(page)

    answer_facts(home, 4)
    page.get_by_role("button", name="Insight & Usage").click()
    page.locator(".insight-tab", has_text="Learn").click()
    expect(page.locator(".learn-card")).to_have_count(2)
    expect(page.locator(".insight-words")).to_contain_text("first answers")
    page.locator(".learn-card", has_text="Ben").click()
    expect(page.locator(".insight-words")).to_have_text("Ben has not begun yet. Early maths is open, and "
                                                        "there is time.")
    page.locator(".learn-card", has_text="Mia").click()
    with page.expect_download() as taken:
        page.get_by_role("button", name="Table (CSV)").click()
    assert taken.value.suggested_filename == "meadow-learning.csv"
    rows = Path(taken.value.path()).read_text().splitlines()
    assert rows[0].startswith("time,day,mode,skill,item,given,isCorrect") and len(rows) == 5, rows
    with page.expect_download() as taken:
        page.get_by_role("button", name="For programs (JSON)").click()
    assert len(json.loads(Path(taken.value.path()).read_text())) == 4
    assert page.errors == []


def test_every_decision_is_kept_and_one_that_cannot_be_is_told_at_its_field(side, home):
    go(side, "Early maths")
    limit = setting(side, "sessionLimitMinutes")
    own = limit.get_by_label("minutes of your own")
    own.fill("3")
    own.press("Enter")
    expect(limit.get_by_role("alert")).to_contain_text("3 is not from 5 to 240")
    expect(own).to_have_value("3")
    expect(own).to_have_attribute("aria-invalid", "true")
    own.fill("12")
    own.press("Enter")
    becomes(side, lambda: controls(home)["sessionLimitMinutes"], 12)
    expect(limit.locator(".problem")).to_be_empty()
    limit.get_by_role("button", name="as usual again").click()
    becomes(side, lambda: controls(home)["sessionLimitMinutes"], 15)
    for key, act, wanted in [
            ("breakReminderMinutes", pick("10 min"), 10), ("dailyLimitMinutes", pick("30 min"), 30),
            ("reminderSeconds", pick("Never"), None), ("responseLimit", pick("6 s"), 6),
            ("weeklyGoalMinutes", lambda row: row.get_by_role("slider").fill("60"), 60),
            *((key, lambda row: row.get_by_role("switch").click(), wanted) for key, wanted in [
                ("isNarrated", False), ("readsFacts", True), ("givesHints", False), ("factsToTen", True),
                ("asksForDifferentDays", True), ("isOnBoard", True)])]:
        act(setting(side, key))
        becomes(side, lambda: controls(home)[key], wanted)
        expect(setting(side, key).locator(".problem")).to_be_empty()
    knows(side)
    side.get_by_role("button", name="Settings").last.click()
    side.locator("#find-setting").fill("board")
    expect(side.locator(".found [data-setting=isOnBoard]").get_by_role("switch")).to_be_checked()
    assert side.errors == [] or all("400" in error for error in side.errors), side.errors


def test_a_child_is_changed_and_erased_only_by_a_second_step(open_page, home):
    home.send("/v1/children", {"name": "Ben", "ageMonths": 60})
    side = open_side(open_page, home)
    expect(side.get_by_role("heading", name="Who plays?")).to_be_visible()  # of two it is asked first
    go(side, "My Child")
    side.get_by_role("button", name="Children in your family").click()
    card = side.locator(".child-card", has_text="Ben")
    card.get_by_role("button", name="Change").click()
    form = side.get_by_role("form", name="Change Ben")
    form.get_by_label("Name").fill("")
    form.get_by_role("button", name="Keep").click()
    expect(form.get_by_role("alert").first).to_contain_text("It is empty")
    form.get_by_label("Name").fill("Benni")
    form.get_by_label("Years").fill("40")
    form.get_by_role("button", name="Keep").click()
    expect(form.locator(".child-age [role=alert]")).not_to_be_empty()
    form.get_by_label("Years").fill("5")
    form.get_by_role("button", name="Keep").click()
    becomes(side, lambda: names(home), ["Mia", "Benni"])
    card.get_by_role("button", name="Erase").click()
    expect(card).to_contain_text("erased for good")
    card.get_by_role("button", name="No, keep Benni").click()
    assert names(home) == ["Mia", "Benni"]
    card.get_by_role("button", name="Erase").click()
    card.get_by_role("button", name="Yes, erase Benni").click()
    becomes(side, lambda: names(home), ["Mia"])
    expect(side.locator(".child-card")).to_have_count(1)
    expect(side.get_by_role("button", name="Erase")).to_have_count(0)


def test_where_the_child_who_plays_is_erased_the_oldest_of_the_others_plays(open_page, home):
    home.send("/v1/children", {"name": "Ben", "ageMonths": 60})
    home.send("/v1/children/active", {"id": 2}, method="PUT")
    side = open_side(open_page, home, "/settings#child/children", tier=None)
    side.locator(".child-card", has_text="Ben").get_by_role("button", name="Erase").click()
    side.get_by_role("button", name="Yes, erase Ben").click()
    becomes(side, lambda: names(home), ["Mia"])
    expect(side.locator("#grown-ups-title")).to_have_text("Mia")
    expect(side.get_by_text("Ben is erased")).to_be_visible()


def test_who_plays_is_chosen_by_picture_behind_the_gate_and_not_by_a_child(open_page, home):
    home.send("/v1/children", {"name": "Ben", "ageMonths": 60})
    shut = open_page(home, tier=None, gate="shut")
    assert shut.locator(".child-button").count() == 0
    cookie, home.cookie = home.cookie, ""
    with pytest.raises(urllib.error.HTTPError, match="403"):
        home.send("/v1/children/active", {"id": 2}, method="PUT")
    home.cookie = cookie
    page = open_page(home, "/settings", tier=None)
    expect(page.get_by_role("heading", name="Who plays?")).to_be_visible()
    expect(page.locator(".who-plays .child-button[aria-pressed=true]")).to_contain_text("Mia")
    page.locator(".who-plays .child-button", has_text="Ben").click()
    becomes(page, lambda: active(home), "Ben")
    expect(page.locator("#grown-ups-title")).to_have_text("Ben")
    page.get_by_role("button", name="Settings for Ben").click()
    page.locator(".who-first .child-button", has_text="Mia").click()
    becomes(page, lambda: active(home), "Mia")
    expect(page.locator(".who-first [role=status]")).to_contain_text("for Mia")
    go(page, "Early maths")
    page.locator(".setting-who .child-button:visible", has_text="Ben").click()
    becomes(page, lambda: active(home), "Ben")
    setting(page, "grade1").get_by_role("switch").click()
    becomes(page, lambda: [child["modules"] for child in home.get("/v1/children")["children"]],
            [[], ["grade1"]])
    page.locator(".grown-ups-done").click()
    expect(page.locator("#grown-ups")).to_be_hidden()
    assert page.errors == []


def test_with_one_child_nobody_is_asked_who_plays(side):
    expect(side.locator("#find-setting")).to_be_visible()
    expect(side.locator(".child-button")).to_have_count(0)


def test_the_report_says_the_most_important_first_and_each_part_opens_to_its_skills(open_page, home):
    page = learn_tab(open_page, home, practised("Mia"), nothing("Ben", 2))
    expect(page.locator(".learn-card").first).to_contain_text("18 of 30 min this week")
    expect(page.locator(".insight-words p").first).to_have_text("Mia practised 18 of 30 minutes this week.")
    rows = page.locator(".learn-accuracy li")
    expect(rows.first).to_contain_text("Odd and even")
    expect(page.locator(".learn-low")).to_have_count(2)
    numbers = page.locator(".learn-domains details", has_text="Numbers and counting")
    expect(numbers.locator(".learn-scores").first).to_be_hidden()
    numbers.locator("summary").press("Enter")
    expect(numbers.get_by_role("img", name=re.compile("^The last scores")).first).to_be_visible()
    expect(page.locator(".learn-list")).to_contain_text(
        ["Adds when the sign says take away", "Numbers to 20"])
    expect(page.locator(".learn-pace")).to_contain_text("Sums come quicker")
    expect(page.locator(".chart-frame table")).to_have_count(3)
    assert page.errors == []


def test_the_report_fits_on_one_sheet_of_paper_also_of_a_child_that_has_done_much(open_page, home):
    much = practised("Mia")
    much["progress"]["skills"] = [dict(one, name=f"{one['name']} {at}", skillId=one["skillId"]) for at in range(4)
                                  for one in much["progress"]["skills"]]
    page = learn_tab(open_page, home, much, *(nothing(f"Child {at}", at) for at in range(2, 7)))
    pages = len(re.findall(rb"/Type\s*/Page[^s]", page.pdf(format="A4")))
    assert pages == 1, pages


def test_paper_is_light_where_the_screen_is_dark(open_page, home):
    page = learn_tab(open_page, home, practised("Mia"), color_scheme="dark")
    ink = "getComputedStyle(document.querySelector('.learn-card b')).color"
    bright = page.evaluate(ink)
    page.emulate_media(media="print", color_scheme="dark")
    drawn(page)
    assert sum(map(int, re.findall(r"\d+", page.evaluate(ink)))) < 200 < sum(map(int, re.findall(r"\d+", bright)))


def test_where_nothing_was_begun_there_is_a_way_to_the_settings_and_nothing_to_take_along(open_page, home):
    page = learn_tab(open_page, home, nothing("Mia"))
    expect(page.get_by_role("button", name="Print")).to_have_count(0)
    page.get_by_role("link", name="Early maths in the settings").click()
    expect(page.get_by_role("heading", name="Early maths", exact=True)).to_be_visible()


def test_axe_finds_nothing_and_nothing_is_cut_off(open_page, home):
    page = learn_tab(open_page, home, practised("Mia"), nothing("Ben", 2), reduced_motion="reduce")
    for summary in page.locator(".learn-domains summary").all():
        summary.click()
    for width, height, large in ((390, 844, False), (1280, 800, False), (844, 390, False), (768, 1024, True)):
        resize(page, width, height)
        if large:
            enlarge(page)
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            rests(page)
            results = Axe().run(page, context="#grown-ups")
            assert results.violations_count == 0, results.generate_report()
        assert page.locator(".insight").evaluate("e => e.scrollWidth - e.clientWidth") <= 0, width


@pytest.mark.parametrize("path", ["child/children", "maths", "who"])
def test_axe_finds_nothing_where_children_are_and_what_is_open(open_page, home, path):
    home.send("/v1/children", {"name": "Ben", "ageMonths": 60, "modules": ["facts"]})
    page = open_side(open_page, home, f"/settings#{path}", tier=None, reduced_motion="reduce")
    for width, height, large in ((390, 844, False), (1280, 800, True)):
        resize(page, width, height)
        if large:
            enlarge(page)
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            rests(page)
            results = Axe().run(page, context="#grown-ups")
            assert results.violations_count == 0, results.generate_report()
        assert page.locator(".grown-ups-side:visible").evaluate("e => e.scrollWidth - e.clientWidth") <= 0, width
    for target in page.locator("#grown-ups .child-button:visible, #grown-ups .child-card button:visible").all():
        box = target.bounding_box()
        assert min(box["width"], box["height"]) >= 60


def test_trouble_is_told_and_can_be_tried_again(open_page, home):
    page = open_page(home, "/insight#learn", before=lambda page: page.route(
        "**/v1/learning/family", lambda route: route.fulfill(
            status=503, content_type="application/problem+json",
            body=json.dumps({"detail": "The journal cannot be read.", "status": 503}))))
    expect(page.locator(".insight [role=alert]")).to_have_text("The journal cannot be read.")
    page.unroute("**/v1/learning/family")
    page.get_by_role("button", name="Try again").click()
    page.wait_for_selector(".insight-words p")
