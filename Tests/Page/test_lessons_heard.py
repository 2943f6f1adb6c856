"""A whole lesson of kindergarten and a minute of facts, driven over HTTP as a page drives them and heard in the
room (learning K17, K19, F9, F12, AC3, AC16, AC17)."""
import time

import pytest

from ear import Ear
from lesson_stage import Lesson, result_of


@pytest.fixture
def lesson(service, recorder):
    """A child for whom a grown-up has opened facts and kindergarten, without reminders: who compares sounds hesitates
    for longer than any child, and a question that is said once more would be heard as an answer's."""
    service.open_gate()
    service.send("/v1/profile", {"modules": ["facts", "kindergarten"]}, "PATCH")
    usual = service.get("/v1/learning/controls")["reminderSeconds"]
    service.send("/v1/learning/controls", {"reminderSeconds": None}, "PATCH")
    yield Lesson(service, Ear(recorder, service))
    service.send("/v1/learning/controls", {"reminderSeconds": usual}, "PATCH")
    doing = service.get("/v1/learning")["doing"]
    if doing != "nothing":
        service.send("/v1/learning/leave" if doing == "lesson" else "/v1/learning/stop")


def test_a_lesson_is_heard_from_its_first_question_to_what_was_learnt(lesson):
    """ks10.1: stories in which more come."""
    prompts = [lesson.heard("lesson", lesson="ks10.1")]
    roles, asked = [], lesson.view["lesson"]["count"]
    while lesson.view["doing"] == "lesson":
        shown = lesson.view["lesson"]
        roles.append(shown["role"])
        if shown["role"] == "lead" and "lead" not in roles[:-1]:
            assert lesson.heard("hint")[0]
            # "Help" said with the talk strip is heard itself, then the next hint, which costs nothing.
            lesson.ear.hears("help", lambda: lesson.service.send("/v1/taps", {"word": "help"}))
            lesson.heard("hint", isSpoken=True)
        if shown["role"] == "test" and "test" not in roles[:-1]:
            chosen = lesson.answer(lesson.wrong())
            assert lesson.view["lesson"]["outcome"] == "open" and chosen[0].startswith("You chose"), chosen
            shown = lesson.view["lesson"]
        if shown["outcome"] == "open":
            lines = lesson.answer(lesson.right())
            assert lesson.view["lesson"]["outcome"] == "correct", (lines, lesson.view["lesson"])
        prompts.append(lesson.heard("next"))
    assert len(roles) == asked and roles[:3] == ["model", "lead", "lead"] and set(roles[3:]) == {"test"}
    assert prompts[-1] == lesson.view["recap"] and lesson.view["points"] > 0
    # All could be heard: each choice is read behind its question.
    assert all(len(lines) > 0 for lines in prompts)


def test_a_word_in_the_middle_of_a_question_is_heard_and_the_question_goes_on(lesson):
    """AC16: the sentence that was cut is read from its beginning, behind the word."""
    mark = len(lesson.told.events)

    def interrupt():
        lesson.step("lesson", lesson="ks10.2")
        lesson.told.until(lambda events: any(name == "utterance.started" for name, _ in events[mark:]))
        lesson.service.send("/v1/taps", {"word": "more"})

    lesson.ear.hear(interrupt, quiet=1.2)
    lines = lesson.told.until_read(mark)
    started = [data["text"] for data in lesson.told.since(mark, "utterance.started")]
    assert started[:3] == [lines[0], "more", lines[0]], started
    assert [text for text in started if text != "more"][1:] == lines[lines.index(lines[0], 1):], (started, lines)


def practise(lesson, until):
    """Answers facts right, as fast as a child that knows them, until `until()`."""
    for _ in range(120):
        item = (lesson.view.get("practice") or {}).get("item")
        if not item:
            lesson.step("practise")
            continue
        lesson.step("fact", item=item["number"], given=result_of(item["fact"]),
                    times={"firstKey": 900, "commit": 1200})
        if until():
            return
    raise AssertionError("facts that come out right are not known well enough to be timed")


def test_a_minute_of_facts_has_sixty_seconds_in_which_the_child_may_talk(lesson):
    """F12, AC3: chimes for what is right, nothing for what is not; the clock stands while a word is heard."""
    practise(lesson, until=lambda: lesson.service.get("/v1/learning/map")["runIsOpen"])
    lesson.step("stop")
    mark, right, wrong, talked = len(lesson.told.events), 0, 0, 0
    lesson.ear.recorder.end(lesson.ear.recorder.now)
    lesson.step("run")
    began = time.monotonic()
    while lesson.view["run"]["remainingMilliseconds"] > 2500:
        item = lesson.view["run"]["item"]
        options, answer = item["options"], result_of(item["fact"])
        assert len(set(options)) == 4 and answer in options
        is_right = (right + wrong) % 8 != 7
        choice = options.index(answer) if is_right else next(i for i, one in enumerate(options) if one != answer)
        start = lesson.ear.recorder.now
        lesson.step("choose", item=item["number"], choice=choice, responseMilliseconds=1500)
        right, wrong = right + is_right, wrong + (not is_right)
        _, end = lesson.ear.recorder.wait(1.5)
        assert (lesson.ear.recorder.peak(start, end) > 0.003) == is_right, (item, is_right)
        if right == 9 and not talked:
            talking = time.monotonic()
            before = lesson.service.get("/v1/learning")["run"]["remainingMilliseconds"]
            seconds = lesson.ear.hears("more", lambda: lesson.service.send("/v1/taps", {"word": "more"}))
            after = lesson.service.get("/v1/learning")["run"]["remainingMilliseconds"]
            passed, talked = (time.monotonic() - talking) * 1000, seconds * 1000
            assert before - after < passed - 0.8 * talked, (before, after, passed, talked)
        lesson.view = lesson.service.get("/v1/learning")
    lesson.told.until(lambda events: any(name == "learning.timed_run_finished" for name, _ in events[mark:]))
    ran = time.monotonic() - began
    assert 60 < ran - 0.8 * talked / 1000 + 0.1 and ran < 66, (ran, talked)
    lesson.view = lesson.service.get("/v1/learning")
    result = lesson.view["run"]["result"]
    assert result["isComplete"] and result["answers"] == right + wrong, (result, right, wrong)
    assert result["correct"] == right and result["countsForBest"] == (right >= 0.8 * (right + wrong))
    goal = lesson.view["run"]["suggestedGoal"]
    assert goal == right + 2
    lesson.step("goal", correct=goal)
    assert lesson.service.get("/v1/learning")["run"]["goal"] == goal
