"""Facts (learning F8 to F19, K23): the warm-up, practice with a miss, its micro-lesson and its twin, a drill
that is offered; the minute with its bar and its end; and what the child sees of its own progress."""
import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from fact_hands import FactHands, know, place, right_of, speak_slowly, times
from fingers import touched
from patience import becomes, drawn, rests, was_seen, watch
from switch_hands import SwitchHands
from test_large_text import enlarge, nothing_is_lost

MODULES, HANDS = ["facts"], FactHands
SIZES = [(320, 568), (390, 844), (844, 390), (1280, 800)]
#: Controls of the room that are smaller than a child's finger needs.
SMALL = """() => [...document.querySelectorAll("#learn button")].filter((one) => one.checkVisibility())
  .map((one) => [one.getAttribute("aria-label") ?? one.textContent, one.getBoundingClientRect()])
  .filter(([, { width, height }]) => width < 59.5 || height < 59.5)
  .map(([name, { width, height }]) => `${name}: ${width} x ${height}`)"""


def test_the_hand_is_measured_before_the_first_practice_and_a_wrong_touch_is_not(own, hands):
    ours = hands()
    page = ours.page
    ours.enter()
    ours.open("practice")
    page.wait_for_selector(".warm-up")
    number = ours.view()["warmUp"]
    expect(page.locator(".warm-number")).to_have_text(str(number))
    page.locator(f'.fact-key[data-key="{(number + 1) % 10}"]').tap()
    number = becomes(page, lambda: ours.view()["warmUp"], lambda now: now != number)
    expect(page.locator(".warm-dots .on")).to_have_count(0)
    # A touch that is faster than any child's is not measured either; this child takes its time.
    page.route("**/v1/learning/touchNumber", lambda route: route.continue_(
        post_data={**route.request.post_data_json, "times": times(800, 800)}))
    while number is not None:
        expect(page.locator(".warm-number")).to_have_text(str(number))
        page.locator(f'.fact-key[data-key="{number}"]').tap()
        number = becomes(page, lambda: ours.view().get("warmUp"), lambda now: now != number)
    page.wait_for_selector('.fact-practice .equation[data-mood="asked"]')
    assert ours.view()["practice"]["needsWarmUp"] is False
    assert page.errors == []


def test_a_miss_brings_the_lesson_in_two_steps_then_its_twin_and_a_drill_that_is_only_offered(own, hands):
    place(own)
    ours = hands()
    page = ours.page
    ours.enter()
    ours.open("practice")
    page.wait_for_selector('.fact-practice .equation[data-mood="asked"]')
    missed = ours.wrong()
    lesson = ours.view()["practice"]["lesson"]
    page.wait_for_selector(".micro-lesson")
    assert lesson["fact"] == missed["fact"]
    expect(page.locator(".micro-lesson .lesson-line.remark")).to_have_text(lesson["remark"]["text"])
    expect(page.locator(".micro-lesson .lesson-picture")).to_be_visible()
    # Read out or touched, the second step comes; it ends with the answer.
    ours.to_second_step()
    expect(page.locator(".micro-lesson .lesson-line.line")).to_have_text(lesson["steps"][1]["line"]["text"])
    expect(page.locator(".micro-lesson .f-given")).to_have_text(str(right_of(missed["fact"])))
    page.locator(".micro-lesson .sign-button.next").tap()
    page.wait_for_selector('.fact-practice[data-kind="twin"] .fact-keypad')
    assert ours.item()["isTwin"]
    expect(page.locator('.facts [data-act="drill"]')).to_be_hidden()
    ours.right()
    expect(page.locator(".last-answer")).to_contain_text("Right.")
    offered = page.locator('.facts [data-act="drill"]')
    expect(offered).to_be_visible()
    before = ours.view()["practice"]
    assert not before["item"]["isTwin"], "practice goes on, whether or not the drill is taken"
    offered.tap()
    becomes(page, lambda: ours.view()["practice"]["of"], lambda of: of > before["of"])
    assert page.errors == []


def test_the_pictures_of_a_lesson_move_for_two_seconds_at_most_and_a_touch_ends_them(own, hands):
    place(own)
    own.send("/v1/learning/mute", {"isMuted": True})
    ours = hands()
    page = ours.page
    own.send("/v1/learning/practise", {"drill": {"strategy": "bridge-ten", "band": 5}})
    page.locator("#learn-door").tap()
    page.wait_for_selector('.fact-practice .equation[data-mood="asked"]')
    ours.wrong()
    page.wait_for_selector('.micro-lesson[data-step="1"]')
    page.locator(".micro-lesson .sign-button.next").tap()
    longest = page.evaluate("""() => Math.max(...document.getAnimations()
      .filter(({ effect }) => effect.target.closest?.(".lesson-picture")).map(({ effect }) => effect.getComputedTiming().endTime))""")
    assert 0 < longest <= 2000
    page.locator(".micro-lesson .sign-button.next").tap()
    expect(page.locator(".micro-lesson .equation")).to_have_attribute("data-mood", "shown")
    page.locator(".micro-lesson .picture-frame").tap()  # and once more
    expect(page.locator(".micro-lesson .sign-button.calls")).to_be_visible()


def test_why_shows_the_way_without_the_answer_and_passing_is_no_miss(own, hands):
    place(own)
    ours = hands()
    page = ours.page
    own.send("/v1/learning/practise", {"drill": {"strategy": "think-addition", "band": 5}})
    page.locator("#learn-door").tap()
    page.wait_for_selector('.fact-practice .equation[data-mood="asked"]')
    item = ours.item()
    ours.do("why")
    hint = page.locator(".fact-hint")
    expect(hint).to_be_visible()
    said = hint.locator(".hint-text").inner_text()
    assert not said.rstrip(".").endswith(f"= {right_of(item['fact'])}")
    assert ours.item()["isHinted"]
    ours.do("skip")
    becomes(page, lambda: ours.view()["practice"]["feedback"].get("given"), None)
    page.wait_for_selector(".micro-lesson")


def test_times_are_those_of_the_hand_and_taking_a_digit_back_is_told(own, hands):
    place(own)
    ours = hands()
    page = ours.page
    own.send("/v1/learning/practise")
    page.locator("#learn-door").tap()
    page.wait_for_selector('.fact-practice .equation[data-mood="asked"]')
    sent = ours.right()
    assert 0 <= sent["times"]["firstKey"] <= sent["times"]["commit"]
    assert sent["times"]["usedBackspace"] is False
    item = ours.item()
    ours.asks(item["number"])
    page.locator('.fact-key[data-key="7"]').tap()
    page.locator('.fact-key[data-key="back"]').tap()
    expect(page.locator(".equation .f-given")).to_have_text("")
    sent = ours.type(right_of(item["fact"]))
    assert sent["times"]["usedBackspace"] is True and sent["given"] == right_of(item["fact"])
    item = becomes(page, ours.item, lambda now: now["number"] != item["number"])
    ours.asks(item["number"])
    page.keyboard.type(str(right_of(item["fact"])))
    page.keyboard.press("Enter")
    becomes(page, lambda: ours.view()["practice"]["feedback"], {
        "fact": item["fact"], "given": right_of(item["fact"]), "answer": right_of(item["fact"]), "isCorrect": True})


def test_practice_ends_with_a_kind_word_and_the_same_can_be_had_once_more(own, hands):
    place(own)
    ours = hands()
    page = ours.page
    ours.enter()
    ours.open("practice")
    page.wait_for_selector('.fact-practice .equation[data-mood="asked"]')
    ours.right()
    ours.do("leave")
    lines = page.locator(".facts-recap .kind-line")
    expect(lines).to_have_text(ours.view()["recap"])
    said = touched(page)
    lines.first.tap()
    becomes(page, lambda: said[-1:], lambda last: last == [{"text": ours.view()["recap"][0]}])
    ours.do("again")
    page.wait_for_selector('.fact-practice .equation[data-mood="asked"]')
    ours.do("leave")  # nothing was done, so there is nothing to tell
    expect(page.locator(".facts-home")).to_be_visible()


def test_a_sum_turned_round_is_seen_for_a_moment_before_the_next_fact_and_its_time(own, hands):
    place(own)
    ours = hands()
    page = ours.page
    own.send("/v1/learning/practise")

    def turn_round(route):
        answer = route.fetch()
        view = answer.json()
        view["practice"]["flash"] = {
            "fact": "6+8", "turned": "8+6", "upper": 6, "lower": 8,
            "line": {"text": "6 + 8 is the same as 8 + 6. Both make 14.", "speech": "six plus eight"}}
        route.fulfill(response=answer, json=view)

    page.locator("#learn-door").tap()
    page.wait_for_selector('.fact-practice .equation[data-mood="asked"]')
    item = ours.item()
    page.route("**/v1/learning/fact", turn_round)
    watch(page, ".turned-round")
    ours.type(right_of(item["fact"]))
    was_seen(page, ".turned-round")
    page.unroute("**/v1/learning/fact")
    ours.asks(becomes(page, lambda: ours.item()["number"], lambda number: number != item["number"]))
    expect(page.locator(".interlude")).to_have_count(0)
    assert ours.right()["times"]["wasHidden"] is False


def test_a_page_that_is_loaded_anew_in_a_lesson_goes_on_to_the_twin(own, hands):
    place(own)
    own.send("/v1/learning/mute", {"isMuted": True})  # only touches go on
    ours = hands()
    page = ours.page
    own.send("/v1/learning/practise", {"drill": {"strategy": "bridge-ten", "band": 5}})
    page.locator("#learn-door").tap()
    page.wait_for_selector('.fact-practice .equation[data-mood="asked"]')
    missed = ours.wrong()
    page.wait_for_selector(".micro-lesson")
    page.reload()
    page.locator("#learn-door").tap()
    page.wait_for_selector('.micro-lesson[data-step="1"]')
    lesson = ours.view()["practice"]["lesson"]
    assert (lesson["fact"], lesson["missed"]) == (missed["fact"], missed["number"])
    ours.to_second_step()
    with page.expect_request("**/v1/learning/seen") as seen:
        page.locator(".micro-lesson .sign-button.next").tap()
    assert seen.value.post_data_json == {"item": lesson["missed"]}
    page.wait_for_selector('.fact-practice[data-kind="twin"] .fact-keypad')


def test_a_fact_is_answered_by_two_switches(own, hands):
    place(own)
    own.send("/v1/settings", {"scanning": "manual"}, method="PATCH")
    ours = hands(viewport={"width": 1180, "height": 820}, reduced_motion="reduce")
    page = ours.page
    page.wait_for_selector(".scan-mark", state="attached")
    own.send("/v1/learning/practise", {"drill": {"strategy": "make-ten", "band": 4}})
    page.locator("#learn-door").tap()
    page.wait_for_selector('.fact-practice .equation[data-mood="asked"]')
    item = ours.item()
    SwitchHands(page).choose(*(f'.fact-key[data-key="{key}"]' for key in [*str(right_of(item["fact"])), "done"]))
    becomes(page, lambda: ours.view()["practice"].get("feedback", {}).get("isCorrect"), True)


def test_the_minute_waits_until_ten_facts_are_known(own, hands):
    ours = hands()
    page = ours.page
    ours.enter()
    minute = page.locator(".fact-door.minute")
    expect(minute).to_have_attribute("aria-disabled", "true")
    said = touched(page)
    minute.tap(force=True)
    becomes(page, lambda: said[-1:], [{"text": "One minute opens when you know ten facts. Practice first."}])
    assert ours.view()["doing"] == "nothing"


def test_in_the_minute_right_goes_on_wrong_is_silent_and_the_clock_stands_while_the_child_talks(own, hands):
    know(own)
    ours = hands()
    page = ours.page
    ours.enter()
    ours.open("minute")
    page.wait_for_selector(".fact-minute")
    assert not re.search(r"\d", page.locator(".minute-bar").inner_text())
    ours.choose()
    expect(page.locator(".minute-count")).to_have_accessible_name("1 right")
    item = ours.choose(by=1)
    right = page.locator('.minute-option[data-mood="right"]')
    expect(right).to_have_text(str(right_of(item["fact"])))
    expect(page.locator('.minute-option[data-mood="aside"]')).to_have_count(3)
    becomes(page, lambda: ours.run()["item"]["number"], item["number"] + 1)
    ours.choose()
    expect(page.locator(".minute-count")).to_have_accessible_name("2 right")
    speak_slowly(own)
    watch(page, ".minute-waits")
    page.locator("#always .love").tap()
    was_seen(page, ".minute-waits")
    expect(page.locator(".minute-cover")).to_be_hidden()
    ours.choose()
    # Meadow ends in the middle of it: the run waits for the child.
    own.kill()
    expect(page.locator("#offline")).to_be_visible()
    own.start()
    expect(page.locator('.facts [data-act="goOn"]')).to_be_visible()
    left = ours.run()["remaining"]
    ours.do("goOn")
    expect(page.locator(".minute-cover")).to_be_hidden()
    assert ours.run()["remaining"] <= left
    ours.choose()
    ours.do("end")
    expect(page.locator(".result-count .number")).to_have_text("4")
    missed = page.locator(".missed-fact")
    expect(missed).to_have_count(1)
    expect(missed).to_contain_text(str(right_of(item["fact"])))
    page.locator(".drill-offer").first.tap()
    page.wait_for_selector('.fact-practice .equation[data-mood="asked"]')
    assert ours.view()["doing"] == "practice"


def test_the_wheel_and_the_families_of_facts_are_heard_as_they_are_touched(own, hands):
    place(own)
    own.send("/v1/profile", {"modules": ["facts", "kindergarten"]}, method="PATCH")
    ours = hands()
    page = ours.page
    ours.enter()
    ours.open("progress")
    page.wait_for_selector(".band-wheel")
    said = touched(page)
    page.locator('[data-band="3"]').tap()
    becomes(page, lambda: said[-1:], lambda last: last and last[0]["text"].startswith("Count on and back: you just know"))
    expect(page.locator('[data-band="3"]')).to_have_attribute("aria-pressed", "true")
    page.locator(".fact-family", has_text="1 + 3").first.tap()
    becomes(page, lambda: said[-1:], lambda last: last and last[0]["text"].startswith("one plus three is four."))
    for tab, shows in [("rings", ".domain-ring"), ("reviews", ".no-reviews, .review-day"), ("stickers", ".sticker-page")]:
        page.locator(f'[data-tab="{tab}"]').tap()
        expect(page.locator(shows).first).to_be_visible()
    page.locator(".sticker-page", has_text="Ten days").tap()
    becomes(page, lambda: said[-1:], lambda last: last and list(last[0]) == ["badge"])
    assert page.errors == []


def screens_of(ours, own):
    """Each screen of facts and of progress, one after the other."""
    page = ours.page
    ours.enter()
    yield "home"
    ours.open("practice")
    page.wait_for_selector('.fact-practice .equation[data-mood="asked"]')
    yield "practice"
    ours.do("why")
    expect(page.locator(".fact-hint")).to_be_visible()
    yield "why"
    ours.wrong()
    page.wait_for_selector(".micro-lesson")
    yield "lesson"
    own.send("/v1/learning/run")
    page.reload()
    page.locator("#learn-door").tap()
    page.wait_for_selector(".fact-minute")
    yield "minute"
    ours.choose(by=1)
    ours.do("end")
    page.wait_for_selector(".minute-result")
    yield "result"
    ours.do("home")
    ours.open("progress")
    page.wait_for_selector(".band-wheel")
    yield "facts"
    for tab in ("rings", "reviews", "stickers"):
        page.locator(f'[data-tab="{tab}"]').tap()
        yield tab


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_all_that_can_be_touched_is_large_enough_for_a_child(own, hands, size):
    know(own)
    own.send("/v1/profile", {"modules": ["facts", "kindergarten"]}, method="PATCH")
    ours = hands(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    for name in screens_of(ours, own):
        drawn(ours.page)
        assert ours.page.evaluate(SMALL) == [], name


@pytest.mark.parametrize("look", [{"color_scheme": "light"}, {"color_scheme": "dark"}, {"forced_colors": "active"}],
                         ids=["light", "dark", "forced"])
def test_axe_finds_nothing_in_facts(own, hands, look):
    know(own)
    own.send("/v1/profile", {"modules": ["facts", "kindergarten"]}, method="PATCH")
    ours = hands(reduced_motion="reduce", **look)
    for name in screens_of(ours, own):
        (drawn if name == "minute" else rests)(ours.page)  # the bar moves for a minute
        found = Axe().run(ours.page, "#learn")
        assert found.violations_count == 0, f"{name}: {found.generate_report()}"


@pytest.mark.parametrize("size", [(1180, 820), (820, 1180)], ids=["landscape", "portrait"])
def test_text_twice_as_large_loses_nothing_in_facts(own, hands, size):
    know(own)
    own.send("/v1/profile", {"modules": ["facts", "kindergarten"]}, method="PATCH")
    ours = hands(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    enlarge(ours.page)
    for _ in screens_of(ours, own):
        nothing_is_lost(ours.page, size[0])
