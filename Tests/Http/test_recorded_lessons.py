"""The lessons of samples/sessions as they replay: each event is as docs/learning-events.schema.json says (learning K20,
R32, R33), and what they are recorded for happens in them."""
import json
import re
from pathlib import Path

import jsonschema_rs
import pytest

ROOT = Path(__file__).resolve().parents[2]
SESSIONS = ROOT / "samples/sessions"
SCHEMA = jsonschema_rs.validator_for(json.loads((ROOT / "docs/learning-events.schema.json").read_text()))
DESCRIBED = {
    one["properties"]["event"]["const"].removeprefix("learning.")
    for one in json.loads((ROOT / "docs/learning-events.schema.json").read_text())["oneOf"]}
ACTIVITY = ROOT / "Sources/Learning/Activity"
#: Topics that no recording can hold, with the reason; there are none.
NEVER_RECORDED = {}
#: What each is recorded for: events that follow one another in it, with what their data holds.
STORIES = {
    "kindergarten-lesson": [
        ("lesson_started", {"lessonId": "ks6.1"}), ("item_answered", {"correct": True}),
        ("item_answered", {"correct": False}), ("item_answered", {"correct": False}),
        ("item_answered", {"correct": True}), ("hint_used", {}), ("hint_used", {}),
        ("item_answered", {"usedHint": True, "hintsUsed": 2}), ("lesson_completed", {"ending": "completed"}),
        ("session_stop", {})],
    "where-to-begin": [
        ("placement_started", {"grade": "1"}), ("item_answered", {"skillId": "GS1", "correct": True}),
        ("placement_finished", {"grade": "1", "skillId": "GS4"})],
    "grade-1-lesson": [
        ("base10_block_moved", {}), ("item_answered", {"skillId": "GS5", "correct": True}),
        ("lesson_completed", {"lessonId": "gs5.1", "ending": "completed"}),
        ("clock_hand_moved", {}), ("item_answered", {"skillId": "GS9", "correct": True}),
        ("coin_dragged", {}), ("item_answered", {"skillId": "GS8", "correct": True}),
        ("fraction_shaded", {}), ("item_answered", {"skillId": "GS2", "correct": True}),
        ("number_line_hop", {}), ("item_answered", {"skillId": "GS11", "correct": True}),
        ("graph_bar_changed", {}), ("item_answered", {"skillId": "GS11", "correct": True})],
    "facts-practice": [
        ("fact_answered", {"mode": "probe", "correct": True}), ("fact_answered", {"mode": "probe", "correct": False}),
        ("fact_answered", {"mode": "practice", "correct": False, "attempt": 1}),
        ("fact_answered", {"mode": "practice", "attempt": 2, "correct": True}), ("limit", {})],
    "timed-run": [
        ("fact_answered", {"mode": "timed", "correct": False}), ("changed", {}),
        ("fact_answered", {"mode": "timed", "interrupted": True}),
        ("fact_answered", {"mode": "timed", "correct": False}), ("timed_run_finished", {"complete": True}),
        ("badge_earned", {"badgeId": "lightning-15"})],
    "review-again": [
        ("review_started", {}), ("item_answered", {"correct": False}),
        ("review_finished", {"passed": False}), ("review_due", {"skillId": "KS6"}), ("session_stop", {}),
        ("review_started", {}), ("review_finished", {"passed": True})],
}


def lines(name):
    """What a replay prints: each line with its second and what happened, in words."""
    text = (SESSIONS / f"{name}.expected.txt").read_text()
    return [(float(second), kind, rest) for second, kind, rest in re.findall(r"(?m)^(\S+)  (\S+) +(.*)$", text)]


def events(name):
    """Its events of learning, as the stream has them."""
    told = [rest.split(" ", 2) for _, kind, rest in lines(name) if kind == "activity"]
    return [(topic, json.loads(data)) for activity, topic, data in told if activity == "learning"]


@pytest.mark.parametrize("name", STORIES)
def test_every_event_of_a_recorded_lesson_is_as_the_schema_says(name):
    told = events(name)
    assert len(told) > 20
    for topic, data in told:
        problems = [error.message for error in SCHEMA.iter_errors({"event": "learning." + topic, "data": data})]
        assert not problems, (topic, data, problems)


def test_the_schema_has_every_topic_that_the_program_tells_and_no_other():
    switch = re.search(r"var topic: String \{(.*?)\n  \}", (ACTIVITY / "LearningNews.swift").read_text(), re.S)[1]
    moves = re.search(r"enum StageMove.*?\n\}", (ACTIVITY / "LearningInput.swift").read_text(), re.S)[0]
    # A case each, but for the moves, whose names are their own.
    assert len(re.findall(r"case \.", switch)) == len(re.findall(r'case \.\w+: "', switch)) + 1
    told = re.findall(r': "(\w+)"', switch) + re.findall(r'= "(\w+)"', moves)
    assert sorted(told) == sorted(DESCRIBED)


def test_every_topic_is_told_in_a_recorded_lesson():
    told = {topic for name in STORIES for topic, _ in events(name)}
    assert DESCRIBED - told == set(NEVER_RECORDED)


@pytest.mark.parametrize("name", STORIES)
def test_what_a_lesson_is_recorded_for_happens_in_it_in_that_order(name):
    told = iter(events(name))
    for topic, wanted in STORIES[name]:
        assert any(topic == other and wanted.items() <= data.items() for other, data in told), (topic, wanted)


@pytest.mark.parametrize("name", STORIES)
def test_what_is_read_out_is_told_with_what_lights_up_and_heard_at_once_or_behind_a_child_s_word(name):
    read = [
        (second, json.loads(rest.split(" ", 2)[2])["line"]) for second, kind, rest in lines(name)
        if kind == "activity" and rest.startswith("learning narrating")]
    shown = [(second, line["text"]) for second, line in read if line]
    heard = [
        (second, re.search(r'"(.*)"$', rest)[1]) for second, kind, rest in lines(name)
        if kind == "started" and "  companion " in rest]
    assert [text for _, text in shown] == [text for _, text in heard] and len(heard) > 2
    words = [
        (second, second + 1) for second, kind, rest in lines(name)
        if kind == "started" and re.search("  (word|phrase) ", rest)]
    for (told, text), (second, _) in zip(shown, heard):
        assert told == second or any(begin <= told < second <= end for begin, end in words), (told, text)


@pytest.mark.parametrize("name", ["kindergarten-lesson", "facts-practice", "timed-run"])
def test_a_child_s_word_during_a_lesson_sounds_in_the_moment_it_is_touched(name):
    inputs = [json.loads(line) for line in (SESSIONS / f"{name}.jsonl").read_text().splitlines()]
    taps = [(one["at"], one["tap"].get("word", one["tap"].get("phrase"))) for one in inputs if "tap" in one]
    started = {
        (second, text) for second, kind, rest in lines(name) if kind == "started"
        for text in re.findall(r'(?:word|phrase) "(.*)"', rest)}
    assert taps and set(taps) <= started


def test_a_sentence_that_a_child_s_word_cut_is_read_once_more_afterwards():
    told = lines("kindergarten-lesson")
    words = [place for place, (_, kind, rest) in enumerate(told) if kind == "started" and '  word "more"' in rest]
    cut = next(rest for _, kind, rest in reversed(told[:words[0]]) if kind == "interrupted")
    sentence = next(rest for _, kind, rest in told if kind == "started" and rest.startswith(cut + "  "))
    again = next(rest for _, kind, rest in told[words[0] + 1:] if kind == "started")
    assert again.split("  ", 1)[1] == sentence.split("  ", 1)[1]


def test_a_whole_lesson_takes_less_than_five_minutes():
    for name, lesson in [("kindergarten-lesson", "ks6.1"), ("grade-1-lesson", "gs5.1")]:
        seconds = [
            second for second, _, rest in lines(name)
            if f'"{lesson}"' in rest and ("lesson_started" in rest or "lesson_completed" in rest)]
        assert len(seconds) == 2 and seconds[1] - seconds[0] < 300, seconds
