"""Bad input and faults while a child learns: Meadow is killed in the middle of an answer or a drag, ten fingers and
fifty taps, a page out of sight, two pages of one child, no room to keep anything, a limit in the middle of a question
(learning AC15, R21). It goes on where it was, nothing counts twice, and speech never stops."""
import csv
import re
import resource

import pytest
from playwright.sync_api import expect

from board_stage import BoardStage
from fact_hands import FactHands, know, place
from fingers import Fingers, middle, spoken
from lesson_hands import OPEN, LessonHands, right_answer, touches
from moved_clock import MovedService
from patience import becomes, drawn
from test_learn_boards import BLOCKS

MODULES, HANDS, SERVICE = ["kindergarten", "facts"], LessonHands, MovedService
#: Puts the page out of sight, or back.
SIGHT = """(isHidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
FULL = """for (const name of ["getItem", "setItem", "removeItem"]) {
  Storage.prototype[name] = () => { throw new DOMException("full", "QuotaExceededError"); };
}"""


def is_choice(lesson):
    return lesson["shown"]["board"]["format"] == "choice" and lesson["outcome"] == "open"


def answers(service):
    """Every answer that is kept, as a grown-up can take it along."""
    service.open_gate()
    with service.request("/v1/learning/export", None, "GET") as answer:
        return list(csv.DictReader(answer.read().decode().splitlines()))


def touch_answer(ours, lesson):
    ours.page.locator(f'.lesson-board {touches(right_answer(lesson["shown"]), lesson["shown"]["board"])[-1]}').tap()


def ends_and_begins(ours):
    expect(ours.page.locator("#offline")).to_be_visible()
    ours.service.start()
    expect(ours.page.locator("#offline")).to_be_hidden()


@pytest.mark.parametrize("is_taken", [True, False], ids=["taken", "lost"])
def test_an_answer_in_the_middle_of_which_meadow_is_killed_counts_once(lesson, own, is_taken):
    ours = lesson("ks6.1")
    page = ours.page
    asked = ours.go_on_to(is_choice)

    def is_killed(route):
        if is_taken:
            route.fetch()
        own.kill()
        route.abort()

    page.route("**/v1/learning/answer", is_killed)
    touch_answer(ours, asked)
    ends_and_begins(ours)
    page.unroute("**/v1/learning/answer")
    ours.stands(asked["item"])
    if is_taken:
        page.wait_for_selector('.learn-lesson[data-outcome="correct"]')
    else:
        assert ours.lesson()["outcome"] == "open"
        touch_answer(ours, asked)
        page.wait_for_selector('.learn-lesson[data-outcome="correct"]')
    assert [row["item"] for row in answers(own)] == [asked["shown"]["id"]]
    assert int(page.locator(".points-number").inner_text()) == ours.view()["points"]


def test_a_drag_in_the_middle_of_which_meadow_is_killed_goes_on_and_counts_once(lesson, own):
    ours = lesson("ks1.1")
    page = ours.page
    asked = ours.go_on_to(lambda now: now["shown"]["board"]["format"] == "match" and now["outcome"] == "open")
    pairs = iter(right_answer(asked["shown"]).items())
    slot, tile = next(pairs)
    start, end = (middle(page.locator(f".lesson-board {one}"))
                  for one in (f'[data-card="{tile}"]', f'[data-target="{slot}"]'))
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 15, start[1] - 15, steps=3)
    expect(page.locator(".dragged")).to_have_count(1)
    own.kill()
    ends_and_begins(ours)
    ours.stands(asked["item"])
    page.mouse.move(*end, steps=4)
    page.mouse.up()
    expect(page.locator(f'[data-target="{slot}"]')).to_have_attribute("data-filled", "")
    for slot, tile in pairs:
        page.locator(f'.lesson-board [data-card="{tile}"]').tap()
        page.locator(f'.lesson-board [data-target="{slot}"]').tap()
        expect(page.locator(f'.lesson-board [data-target="{slot}"]')).to_have_attribute("data-filled", "")
    ours.do("check")
    page.wait_for_selector('.learn-lesson[data-outcome="correct"]')
    assert [row["item"] for row in answers(own)] == [asked["shown"]["id"]]


def test_fifty_taps_in_two_seconds_are_no_more_answers_than_a_question_takes(lesson, own):
    ours = lesson("ks6.1")
    page = ours.page
    asked = ours.go_on_to(is_choice)
    fingers = Fingers(page)
    wrong = next(one["id"] for one in asked["shown"]["board"]["options"]
                 if one["id"] != right_answer(asked["shown"])["choice"])
    option = middle(page.locator(f'[data-option="{wrong}"]'))
    for _ in range(50):
        fingers.tap(option)
    page.wait_for_selector(".learn-lesson:not([aria-busy])")
    rows = answers(own)
    assert [(row["item"], row["attempt"]) for row in rows] == [(asked["shown"]["id"], "1")]
    assert ours.lesson()["item"] == asked["item"]
    ours.right()
    ours.do("next")
    assert page.errors == []


def test_ten_fingers_on_the_blocks_lay_one_at_most_each_and_the_total_is_what_lies_there(browser, shared_service):
    stage = BoardStage.open(browser, shared_service, reduced_motion="reduce")
    page = stage.show(BLOCKS).page
    fingers = Fingers(page)
    keys = [middle(page.locator(f'[data-blocks="{kind}"][data-by="1"]')) for kind in ("tens", "ones")]
    fingers.land(*((x + 6 * at - 12, y + 5 * at - 10) for x, y in keys for at in range(5)))
    for finger in range(10):
        fingers.slide(page.locator(".mat"), finger)
    for finger in reversed(range(10)):
        fingers.lift(finger)
    expect(page.locator(".dragged, .lifted")).to_have_count(0)
    drawn(page)
    laid = {kind: page.locator(f".mat-{kind} > *").count() for kind in ("tens", "ones")}
    total = int(page.locator(".mat-total").text_content())
    assert total == 10 * laid["tens"] + laid["ones"] and sum(laid.values()) <= 10
    stage.tap('[data-blocks="ones"][data-by="1"]')
    expect(page.locator(".mat-total")).to_have_text(str(total + 1))
    assert page.errors == []
    page.context.close()


def test_the_clock_of_the_minute_stands_while_nobody_can_see_the_page(own, hands):
    know(own)
    page = hands().page
    ours = FactHands(page, own)
    ours.enter()
    ours.open("minute")
    ours.choose()
    page.evaluate(SIGHT, True)
    becomes(page, lambda: ours.run()["isPaused"], True)
    left = ours.run()["remaining"]
    assert own.move_on(seconds=50)["run"]["remaining"] == left
    page.evaluate(SIGHT, False)
    becomes(page, lambda: ours.run()["isPaused"], False)
    expect(page.locator(".minute-cover")).to_be_hidden()
    ours.choose()
    assert ours.run()["correct"] == 2


def test_two_pages_of_one_child_show_the_same_fact_after_an_answer_in_either(own, hands):
    place(own)
    own.send("/v1/learning/practise")
    both = [FactHands(hands().page, own) for _ in range(2)]
    for ours in both:
        ours.page.locator("#learn-door").tap()
    for ours, other in (both, both[::-1]):
        number = ours.item()["number"]
        ours.right()
        for one in both:
            one.asks(becomes(one.page, lambda: ours.item()["number"], lambda now: now != number))
    assert len({row["time"] + row["item"] for row in answers(own)}) == len(answers(own))


def test_a_browser_that_can_keep_nothing_and_a_disk_that_is_full_stop_no_lesson(own, hands):
    own.stop()
    own.before = ("env", "--ignore-signal=XFSZ")
    own.start()
    own.open_gate()
    ours = hands(before=lambda page: page.add_init_script(FULL))
    page = ours.page
    own.send("/v1/learning/lesson", {"lesson": "ks6.1"})
    ours.enter(".learn-lesson[data-item]")
    asked = ours.go_on_to(is_choice)
    usual = resource.prlimit(own.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(own.process.pid, resource.RLIMIT_FSIZE, (0, usual[1]))
    said = spoken(page)
    ours.right()
    page.wait_for_selector('.learn-lesson[data-outcome="correct"]')
    page.locator('#core-bar .word[data-word="more"]').first.tap()
    expect(page.locator("#message .said")).to_have_text(["more"])
    assert said == ["more"]
    resource.prlimit(own.process.pid, resource.RLIMIT_FSIZE, usual)  # somebody has made room
    ours.do("next")
    ours.right()
    own.kill()
    ends_and_begins(ours)
    rows = [row["item"] for row in answers(own)]
    assert asked["shown"]["id"] in rows and len(rows) == len(set(rows)) == 2


def test_at_the_limit_the_question_may_be_finished_then_learning_closes_and_speech_goes_on(lesson, own):
    ours = lesson("ks6.1")
    page = ours.page
    own.send("/v1/learning/controls", {"sessionLimitMinutes": 5}, method="PATCH")
    asked = ours.go_on_to(is_choice)
    own.work(minutes=6)
    assert ours.view()["closed"] and ours.lesson()["item"] == asked["item"]
    ours.stands(asked["item"])
    assert ours.lesson()["outcome"] in OPEN
    touch_answer(ours, asked)
    expect(page.locator(".learn-note")).to_be_visible()
    assert [row["isCorrect"] for row in answers(own)] == ["yes"]
    page.locator('#core-bar .word[data-word="more"]').first.tap()
    expect(page.locator("#message .said")).to_have_text(["more"])
    becomes(page, lambda: page.locator(".learn-recap, [data-do=next]").count() > 0, True)
    if page.locator("[data-do=next]").count():
        ours.do("next")
    page.wait_for_selector(".learn-recap")
    page.locator('.learn-recap [data-act="map"]').tap()
    expect(page.locator(".map-closed")).to_be_visible()
    expect(page.locator(".go-on-card")).to_have_count(0)
    # Who still speaks is there, however the clock moves.
    expect(page.locator("#message")).not_to_have_attribute("data-state", re.compile("asked|speaking"))
    own.move_on(minutes=11)
    page.reload()
    page.locator("#learn-door").tap()
    expect(page.locator(".go-on-card")).to_be_visible()
