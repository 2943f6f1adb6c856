"""A child that touches faster than Meadow answers: what it touches behind something else meant what stood there, and
is not sent to be refused. The browser's console stays clean, and what is sent is what still counts."""
from fact_hands import FactHands, know, speak_slowly
from fingers import TOUCH, Fingers, middle
from lesson_hands import OPEN, LessonHands, right_answer
from patience import becomes, drawn, was_seen, watch

MODULES, HANDS = ["kindergarten", "grade1", "facts"], LessonHands


def sent(page, step):
    return [url for url in page.requests if url.endswith(f"/v1/learning/{step}")]


def is_choice(lesson):
    return lesson["shown"]["board"]["format"] == "choice" and lesson["outcome"] == "open"


def at_rest(page):
    page.wait_for_selector(".learn-lesson:not([aria-busy])")
    while any("/v1/learning" in request.url for request in page.unanswered):
        drawn(page)


def test_all_that_is_touched_while_an_answer_is_on_its_way_is_refused_by_nobody(lesson, own):
    ours = lesson("ks6.1")
    page = ours.page
    asked = ours.go_on_to(is_choice)
    right = middle(page.locator(f'[data-option="{right_answer(asked["shown"])["choice"]}"]'))
    others = [middle(page.locator(one).first) for one in ("[data-do=hint]", "[data-do=skip]", ".lesson-prompt .stretch")]
    fingers, held = Fingers(page), []
    page.route("**/v1/learning/answer", lambda route: held.append(route))
    for place in [right, *others, right, *others]:
        fingers.tap(place)
    becomes(page, lambda: len(held), 1)
    held[0].continue_()
    page.wait_for_selector('.learn-lesson[data-outcome="correct"]')
    at_rest(page)
    assert len(sent(page, "answer")) == 1 and not sent(page, "hint")
    assert page.errors == []


def test_what_is_to_be_found_is_no_word_that_can_be_heard(lesson, own):
    ours = lesson("gs5.3")
    page = ours.page
    ours.go_on_to(lambda now: any(not part["spoken"] for part in now["shown"]["prompt"]))
    before = len(sent(page, "say"))
    page.locator(".lesson-prompt [data-sought]").first.tap()
    page.locator(".lesson-prompt .stretch:not([data-sought])").first.tap()
    at_rest(page)
    assert len(sent(page, "say")) == before + 1
    assert page.errors == []


def test_a_door_that_is_touched_again_and_again_leaves_nothing_behind_that_is_refused(lesson, own):
    ours = lesson("ks6.1")
    page = ours.page
    ours.go_on_to(is_choice)
    door = middle(page.locator("#learn-door"))
    fingers = Fingers(page)
    for _ in range(8):
        fingers.tap(door)
    page.wait_for_selector(".learn-card, .go-on-card")
    page.locator(".go-on-card").tap()
    page.wait_for_selector(".learn-lesson[data-item]:not([aria-busy])")
    at_rest(page)
    assert ours.lesson()["outcome"] in OPEN
    assert page.errors == []


#: Fingers that come down one behind the other, in one turn of the page: sooner than any news can reach it.
ALL_AT_ONCE = f"""(places) => {{
  const touch = {TOUCH};
  for (const place of places) touch(document.querySelector(place));
}}"""


def test_a_word_and_a_choice_of_the_minute_at_once_are_a_word_and_the_minute_stands(own, hands):
    know(own)
    speak_slowly(own)
    page = hands().page
    ours = FactHands(page, own)
    ours.enter()
    ours.open("minute")
    page.wait_for_selector('.fact-minute .equation[data-mood="asked"]')
    watch(page, ".minute-waits")
    options = [".minute-option", ".minute-option:last-child"]
    page.evaluate(ALL_AT_ONCE, ['#always .love', *options, *options])
    was_seen(page, ".minute-waits")
    assert not sent(page, "choose")
    page.locator(".minute-cover").wait_for(state="hidden")
    ours.choose()
    assert len(sent(page, "choose")) == 1
    assert page.errors == []
