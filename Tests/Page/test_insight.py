"""Insight & Usage (document 001; requirements, The child's page): read-only, plain words first, one page on paper."""
import datetime
import json
import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from patience import becomes, rests
from screens import resize

WORDS = ["more", "milk", "banana", "up", "go", "mommy", "ball", "all done", "cookie", "help"]


def used_days(count):
    """A report of `count` days up to today, each with more words than the one before."""
    today = datetime.date.today()
    days = [{
        "day": str(today - datetime.timedelta(days=count - 1 - at)), "interactions": 10 + at,
        "wordTaps": 5 + at, "sceneChanges": 1, "followUps": 2, "companionStarted": 1,
        "companionCompleted": 1, "companionAnswered": 1, "modelled": 2, "celebrations": 1, "multiWordMessages": 1,
        "words": {word: 1 for word in WORDS[:1 + at % len(WORDS)]}, "scenes": {"kitchen": 4, "bathroom": 1},
        "scenarios": {"requestObject": 3, "labelObject": 1, "sentence": 1}} for at in range(count)]
    total = {"day": "", "interactions": 99, "wordTaps": sum(d["wordTaps"] for d in days),
             "sceneChanges": count, "followUps": 2 * count, "companionStarted": count,
             "companionCompleted": count, "companionAnswered": count - 1, "modelled": 2 * count,
             "celebrations": count, "multiWordMessages": count,
             "words": {word: 12 - at for at, word in enumerate(WORDS)},
             "scenes": {"kitchen": 4 * count, "bathroom": count},
             "scenarios": {"requestObject": 3 * count, "labelObject": count, "sentence": count}}
    messages = [{"day": days[-1]["day"], "time": f"{8 + at // 4:02}:{at % 4 * 15:02}", "scene": "kitchen",
                 "words": ["more", "milk"], "scenarios": ["requestObject", "sentence"]} for at in range(30)]
    return {"from": days[0]["day"], "through": days[-1]["day"], "days": days,
            "daysOfUse": [day["day"] for day in days], "total": total, "messages": messages}


@pytest.fixture
def insight(open_page, service):
    """The insight screen over made-up days; insight(scheme) opens it."""
    def show(**options):
        page = open_page(service, "/insight", before=lambda page: page.route(
            "**/v1/insight?*", lambda route: route.fulfill(
                json=used_days(int(re.search(r"days=(\d+)", route.request.url)[1])))), **options)
        page.wait_for_selector(".insight-words p")
        return page
    return show


def test_after_some_taps_it_says_in_plain_words_what_was_said(open_page, service):
    """Document 001: word taps, message sequences and scenarios of real touches."""
    for word in ["more", "milk"]:
        service.send("/v1/taps", {"word": word, "scene": "kitchen"})
    service.send("/v1/message", {"action": "speak"})
    service.send("/v1/message", {"action": "clear"})
    page = open_page(service, "/insight")
    expect(page.locator(".insight-words")).to_contain_text("used Meadow on 1 day")
    expect(page.locator(".insight-words")).to_contain_text("different ones")
    expect(page.locator(".insight-rows").first).to_contain_text("Kitchen")
    expect(page.locator(".insight-chain", has_text="milk").first).to_contain_text("more")
    assert page.errors == []


def test_it_is_for_grown_ups_and_only_for_reading(open_page, service, insight):
    """Document 001: behind the gate; the range picker is the only thing to choose."""
    shut = open_page(service, "/insight", gate="shut")
    shut.wait_for_selector("#gate")
    assert shut.locator(".insight-words").count() == 0
    page = insight()
    changes = []
    page.on("request", lambda request: changes.append(request.url)
            if request.method not in ("GET", "HEAD") else None)
    controls = page.locator(".insight button, .insight input")
    becomes(page, lambda: controls.evaluate_all(
        "list => list.map((e) => e.labels?.[0]?.textContent ?? e.textContent)"),
        ["Talk", "Learn", "7 days", "30 days", "90 days", "Print", "Show all 30"])
    page.get_by_label("90 days").check()
    expect(page.locator(".chart-bar")).to_have_count(90)
    expect(page.locator(".insight-words")).to_contain_text("In the last 90 days")
    page.get_by_role("button", name="Show all 30").click()
    expect(page.locator(".insight-messages li")).to_have_count(30)
    assert changes == []


def test_days_on_which_only_grown_ups_modelled_are_told_and_are_no_days_of_use(open_page, service):
    report = used_days(3)
    counts = {key: 0 for key, value in report["total"].items() if isinstance(value, int)}
    nothing = {**counts, "words": {}, "scenes": {}, "scenarios": {}, "modelled": 4}
    report["days"][1:] = [{**nothing, "day": day["day"]} for day in report["days"][1:]]
    report["daysOfUse"] = report["daysOfUse"][:1]
    page = open_page(service, "/insight", before=lambda page: page.route(
        "**/v1/insight?*", lambda route: route.fulfill(json=report)))
    said = page.locator(".insight-words")
    expect(said).to_contain_text("used Meadow on 1 day")
    expect(page.locator(".chart-bar").first).to_be_attached()
    report["days"][0] = {**nothing, "day": report["days"][0]["day"]}
    report["daysOfUse"] = []
    report["total"], report["messages"] = {**nothing, "day": "", "modelled": 12}, []
    page.get_by_label("7 days").check()
    expect(said).to_contain_text("said nothing with Meadow yet; watching and listening come first.")
    expect(said).to_contain_text("Grown-ups modelled 12 words or phrases")
    expect(page.locator(".insight-part")).to_have_count(0)
    assert page.errors == []


def test_charts_say_their_numbers_to_whoever_cannot_see_them(insight):
    """Document 000 M2-012: every chart has its table."""
    page = insight()
    expect(page.locator(".chart")).to_have_count(2)
    expect(page.locator(".chart-frame table tbody tr")).to_have_count(60)
    page.get_by_label("7 days").check()
    expect(page.locator(".chart-frame table tbody tr")).to_have_count(14)


def test_axe_finds_nothing_and_nothing_is_cut_off(insight):
    page = insight(reduced_motion="reduce")
    for width in (360, 1180):
        resize(page, width, 820)
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            rests(page)
            results = Axe().run(page)
            assert results.violations_count == 0, results.generate_report()
        assert page.locator(".insight").evaluate("e => e.scrollWidth - e.clientWidth") <= 0


def test_it_prints_on_one_page(insight):
    """Printable on one page (resolution 23)."""
    page = insight()
    pdf = page.pdf(format="A4")
    pages = len(re.findall(rb"/Type\s*/Page[^s]", pdf))
    assert pages == 1, pages


def test_trouble_is_told_and_can_be_tried_again(open_page, service):
    page = open_page(service, "/insight", before=lambda page: page.route(
        "**/v1/insight?*", lambda route: route.fulfill(
            status=500, content_type="application/problem+json",
            body=json.dumps({"detail": "The log cannot be read.", "status": 500}))))
    expect(page.locator(".insight [role=alert]")).to_have_text("The log cannot be read.")
    page.unroute("**/v1/insight?*")
    page.get_by_role("button", name="Try again").click()
    page.wait_for_selector(".insight-words p")
