"""What happens over days and by other hands: a kindergarten lesson from the door to a sticker without reading, mastery
in two sessions and its review three days later, two minutes of facts with a goal between them, a lesson by two switches
(learning K10, K13, K18, F13, F14). Days pass on a clock that the test moves."""
import time

import pytest
from playwright.sync_api import expect

from ear_and_eye import answer_of
from fact_hands import FactHands, know
from fingers import touched
from lesson_hands import OPEN, LessonHands, right_answer, touches
from moved_clock import MovedService
from patience import becomes
from switch_hands import SwitchHands

MODULES, HANDS, SERVICE = ["kindergarten", "facts"], LessonHands, MovedService


def play(service, name, **which):
    """A whole lesson or review, all of it right, by somebody who is not looked at."""
    view = service.send(f"/v1/learning/{name}", which)
    while view["doing"] == "lesson":
        lesson = view["lesson"]
        if lesson["outcome"] in OPEN:
            service.send("/v1/learning/answer", {
                "item": lesson["item"], "attempt": lesson["attempt"], "answer": right_answer(lesson["shown"]),
                "responseMilliseconds": 4000})
        view = service.send("/v1/learning/next")


def skill(service, name):
    return next(skill["progress"] for grade in service.get("/v1/learning/map")["grades"] for domain in grade["domains"]
                for skill in domain["skills"] if skill["progress"]["skillId"] == name)


def test_a_child_that_cannot_read_goes_from_the_door_to_a_sticker_by_ear_and_eye(own, hands):
    play(own, "lesson", lesson="ks1.2")
    own.move_on(days=1)
    ours = hands()
    page = ours.page
    ours.enter(".go-on-card")
    page.locator(".go-on-card").tap()
    page.wait_for_selector(".learn-lesson[data-item]")
    assert ours.lesson()["lesson"] == "ks1.1"
    while (view := ours.view())["doing"] == "lesson":
        lesson = view["lesson"]
        ours.stands(lesson["item"])
        if lesson["outcome"] in OPEN:
            with page.expect_response("**/v1/learning/replay") as told:
                page.locator("[data-do=replay]").tap()
            heard = told.value.json()["narration"]["text"]
            page.wait_for_selector(".learn-lesson:not([aria-busy])")
            ours.answer(answer_of(heard, lesson["shown"]["board"]), lesson["shown"])
            page.wait_for_selector('.learn-lesson[data-outcome="correct"]')
        ours.do("next")
    assert skill(own, "KS1")["medal"] == "gold"
    sticker = page.locator(".recap-line", has_text="New sticker").first
    expect(sticker).to_be_visible()
    said = touched(page)
    sticker.tap()
    becomes(page, lambda: bool(said), True)
    page.locator('.learn-recap [data-act="progress"]').tap()
    page.locator('[data-tab="stickers"]').tap()
    expect(page.locator(".sticker-page.earned").first).to_be_visible()
    assert page.errors == []


def test_a_skill_is_mastered_in_two_sessions_and_comes_back_for_review_three_days_later(own, hands):
    play(own, "lesson", lesson="ks6.1")
    ours = hands()
    page = ours.page
    ours.enter()
    assert (skill(own, "KS6")["status"], skill(own, "KS6")["medal"]) == ("learning", "silver")
    own.move_on(minutes=11)
    play(own, "lesson", lesson="ks6.2")
    assert (skill(own, "KS6")["status"], skill(own, "KS6")["medal"]) == ("mastered", "gold")
    own.move_on(days=2)
    assert [review["isDue"] for review in own.get("/v1/learning/reviews")] == [False]
    own.move_on(days=1, minutes=5)
    page.reload()
    ours.enter(".go-on-card")
    assert skill(own, "KS6")["status"] == "reviewing"
    page.locator(".go-on-card").tap()
    page.wait_for_selector(".learn-lesson[data-item]")
    asked = 0
    while ours.view()["doing"] == "lesson":
        asked += 1
        ours.right()
        ours.do("next")
    assert asked == 3
    expect(page.locator(".recap-line", has_text="comes back in")).to_be_visible()
    [review] = own.get("/v1/learning/reviews")
    assert round(review["due"]["milliseconds"] / 1000 - time.time() - own.away) // 3600 in (167, 168)  # seven days
    assert skill(own, "KS6")["status"] == "mastered"
    assert page.errors == []


def test_two_minutes_of_facts_and_between_them_a_goal_that_is_two_beyond_the_best(own, hands):
    know(own)
    own.send("/v1/learning/controls", {"isOnBoard": True}, method="PATCH")
    page = hands().page
    ours = FactHands(page, own)

    def minute(right):
        """So many right answers, then the rest of the sixty seconds passes."""
        page.wait_for_selector(".fact-minute")
        for _ in range(right):
            ours.choose()
        own.move_on(seconds=60)
        expect(page.locator(".minute-result")).to_be_visible()

    ours.enter()
    expect(page.locator(".household-line.own")).to_contain_text("Mia")
    ours.open("minute")
    minute(right=4)
    run = ours.run()
    assert run["result"]["isComplete"] and run["best"] == 4 and run["suggestedGoal"] == 6
    expect(page.locator(".best-sign")).to_be_visible()
    number = page.locator(".goal-number")
    expect(number).to_have_text("6")
    page.locator('[data-goal="more"]').tap()
    expect(number).to_have_text("7")
    page.locator('[data-goal="less"]').tap()
    page.locator('[data-goal="take"]').tap()
    expect(page.locator(".goal-sign")).to_have_accessible_name("Your goal: 6 right in one minute")
    assert ours.run()["goal"] == 6
    ours.do("again")
    expect(page.locator(".minute-goal")).to_have_text("6")
    minute(right=6)
    run = ours.run()
    assert run["best"] == 6 and "goal" not in run and run["suggestedGoal"] == 8
    ours.do("home")
    ours.open("progress")
    page.locator('[data-tab="stickers"]').tap()
    expect(page.locator(".sticker-page.earned").first).to_contain_text("First minute")
    assert page.errors == []


@pytest.fixture
def scanned(own, lesson):
    """scanned("ks1.1"): a lesson on a page that two switches go through."""
    def scanned(name):
        own.send("/v1/settings", {"scanning": "manual"}, method="PATCH")
        ours = lesson(name, viewport={"width": 1180, "height": 820})
        ours.page.wait_for_selector(".scan-mark", state="attached")
        return ours, SwitchHands(ours.page)
    return scanned


def test_a_whole_lesson_is_done_by_two_switches(scanned):
    ours, switches = scanned("ks1.1")
    page = ours.page
    while (view := ours.view())["doing"] == "lesson":
        lesson = view["lesson"]
        ours.stands(lesson["item"])
        if lesson["outcome"] in OPEN:
            taken = touches(right_answer(lesson["shown"]), lesson["shown"]["board"])
            switches.choose(*(f".lesson-board {one}" for one in taken))
            if lesson["shown"]["board"]["format"] not in ("choice", "moving"):
                switches.choose("[data-do=check]:not(:disabled)")
            page.wait_for_selector('.learn-lesson[data-outcome="correct"]:not([aria-busy])')
        with page.expect_response("**/v1/learning/next"):
            switches.choose("[data-do=next]")
        page.wait_for_selector(".learn-recap, .learn-lesson:not([aria-busy])")
    page.wait_for_selector(".recap-line")
    assert page.errors == []


def test_a_clock_is_set_by_two_switches(own, scanned):
    own.send("/v1/profile", {"modules": ["grade1"]}, method="PATCH")
    ours, switches = scanned("gs9.2")
    lesson = ours.go_on_to(lambda now: now["shown"]["board"]["format"] == "clock" and now["outcome"] == "open")
    board, wanted = lesson["shown"]["board"], right_answer(lesson["shown"])
    hours = (wanted["h"] - board["h"]) % 12
    halves = (wanted["m"] - board["m"]) // 30
    switches.choose(*['[data-minutes="60"]'] * hours, *[f'[data-minutes="{30 if halves > 0 else -30}"]'] * abs(halves),
                    "[data-do=check]:not(:disabled)")
    ours.page.wait_for_selector('.learn-lesson[data-outcome="correct"]')
    assert ours.page.errors == []
