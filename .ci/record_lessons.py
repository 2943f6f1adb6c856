"""Plays the lessons of samples/sessions with a live service that records them, and replays each into its text.

    python3 .ci/record_lessons.py                       all of them, six minutes: they are played side by side
    python3 .ci/record_lessons.py facts-practice        some

A recording holds what came in, so it stays as it is when Meadow changes; a lesson is played anew where its questions
have changed. Needs what `swift build -c release --product meadow` leaves and a C compiler, by which days pass.
"""
import argparse
import json
import re
import subprocess
import sys
import tempfile
import threading
import traceback
import urllib.error

from lesson_answers import SOLUTIONS
from lesson_child import CHILDREN, MEADOW, ROOT, Child

OUT = ROOT / "samples/sessions"


def kindergarten_lesson(file):
    """A whole lesson: shown, done together, alone; wrong twice, help, a word in the midst, and the recap."""
    child = Child(66, "kindergarten")
    child.open(file)
    child.do("screen", screen="lesson")
    child.do("lesson", lesson="ks6.1")

    def at(place, lesson):
        if place == 3:  # the last that is done together: a word of the talk strip in the midst of what is read
            child.do("replay")
            child.rest(1)
            child.say("more")
            child.rest(7)
        if place == 4:  # wrong twice, then the shown answer is copied; it comes back later
            child.answer_wrong()
            child.rest(6)
            child.answer_wrong(2)
            child.rest(8)
        if place == 5:  # a hint from the bulb, one for nothing by the talk strip
            child.do("hint")
            child.rest(4)
            child.say("help")
            child.do("hint", isSpoken=True)
            child.rest(4)
        if place == 6:  # nothing for a while, and the question is said once more
            child.rest(12)
        if place == 8:  # a word of the talk strip is the answer
            word = SOLUTIONS[lesson["shown"]["id"]]
            child.post("/v1/taps", {"phrase": word})
            child.do("said", item=lesson["item"], attempt=lesson["attempt"], words=word)
            child.rest(2)
            return True

    child.lesson(at)
    child.rest(12)
    child.close()
    return child


def where_to_begin(file):
    """What a child knows is found out: one skill with a slip in it, then one that is not known yet."""
    child = Child(81, "grade1")
    child.open(file)
    child.do("placement", subject="grade1")
    for right in (True, False, True, False, False):
        child.rest(5)
        if right:
            child.answer_right()
            child.rest(3)
        child.do("next" if right else "skip")
    child.rest(8)
    child.close()
    return child


def grade_one_lesson(file):
    """Tens and ones from beginning to end, then a look at what else is laid, turned, coloured, hopped and raised."""
    child = Child(81, "grade1")
    child.open(file)
    child.do("screen", screen="lesson")
    child.do("lesson", lesson="gs5.1")

    def at(place, lesson):
        board = lesson["shown"]["board"]
        if board["format"] == "base-10":
            for _ in range(2):
                child.do("moved", kind="base10_block_moved")
                child.rest(0.4)
        if place == 5:
            child.do("mute", isMuted=True)
        if place == 6:
            child.do("mute", isMuted=False)

    child.lesson(at, listen=4)
    child.rest(6)
    for lesson, format, move in [
            ("gs9.2", "clock", "clock_hand_moved"), ("gs8.2", "coins", "coin_dragged"),
            ("gs2.2", "shade", "fraction_shaded"), ("gs11.1", "number-line", "number_line_hop"),
            ("gs11.1", "graph", "graph_bar_changed")]:
        child.do("lesson", lesson=lesson)
        child.reach(format)
        child.rest(3)
        child.do("moved", kind=move)
        child.rest(1)
        child.answer_right()
        child.rest(3)
    child.do("leave")
    child.rest(5)
    child.close()
    return child


def facts_practice(file):
    """The hand is measured, what is known is found out; then a miss, the way to think, a fact much like it."""
    child = Child(94, "facts")
    child.open(file)
    child.open_gate()
    child.do("controls", controls={"breakReminderMinutes": 5})
    child.do("warmUp")
    child.warm_up()
    child.do("practise")

    def known(fact):
        return sum(int(part) for part in re.findall(r"\d+", fact)) <= 12

    def at(_):
        item = child.view()["practice"]["item"]
        if item["isProbe"] and not known(item["fact"]):
            child.fact(right=False, first=2600, commit=3900)
            return True

    child.practise(at)
    child.rest(2)
    child.do("practise")

    def missing(place):
        if place == 2:
            child.do("why", item=child.last)
            child.rest(5)
        if place in (3, 9):
            child.fact(right=False, first=2100, commit=3400)
            return True
        if place == 6:
            child.say("want")
        if 12 <= place <= 17:  # five minutes at work, and a break is suggested
            child.rest(46)

    child.practise(missing)
    child.rest(8)
    child.close()
    return child


def timed_run(file):
    """Sixty seconds of facts that are known, two wrong touches, a word in the midst; a goal; a run that is left."""
    child = Child(94, "facts")
    child.open()
    for _ in range(3):
        child.do("practise")
        child.practise(pace=0)
    child.close()
    child.open(file)
    child.run_facts()
    child.rest(8)
    child.do("goal", correct=child.view()["run"]["suggestedGoal"])
    child.rest(3)
    child.run_facts(most=5)
    child.do("stop")
    child.rest(6)
    child.close()
    return child


def review_again(file):
    """A mastered skill is reviewed after three days, goes wrong, and comes again three days later."""
    child = Child(66, "kindergarten", days=-9)
    for days, lesson in [(-9, "ks6.1"), (-8, "ks6.2")]:
        child.move_clock(days)
        child.open()
        child.do("mute", isMuted=True)
        child.do("lesson", lesson=lesson)
        child.lesson(listen=0, between=0)
        child.close()
    child.move_clock(-4)
    child.open(file)
    child.do("mute", isMuted=False)
    child.rest(2)
    child.do("review", skill="KS6")

    def at(place, lesson):
        if place == 2:
            child.answer_wrong()
            child.rest(4)

    child.lesson(at)
    child.rest(6)
    before = file.read_text().count('"date":')
    child.move_clock(0)
    while file.read_text().count('"date":') == before:  # the service looks at the clock once a minute
        child.rest(1)
    child.rest(2)
    child.do("review", skill="KS6")
    child.lesson()
    child.rest(8)
    child.close()
    return child


LESSONS = {
    "kindergarten-lesson": kindergarten_lesson, "where-to-begin": where_to_begin, "grade-1-lesson": grade_one_lesson, "facts-practice": facts_practice,
    "timed-run": timed_run, "review-again": review_again,
}


def events(replayed):
    """What a replay tells of early maths."""
    return [(topic, json.loads(data)) for topic, data in re.findall(
        r"(?m)^\S+  activity +learning (\S+) (.*)$", replayed)]


def record(name, problems):
    """Records a lesson and its replay, which must tell what the service told: where how long a sentence took decides,
    a moment's difference may show."""
    try:
        file = OUT / f"{name}.jsonl"
        child = LESSONS[name](file)
        replayed = subprocess.run(
            [MEADOW, "replay", str(file), "--data", tempfile.mkdtemp(prefix="meadow-replay-")],
            check=True, stdout=subprocess.PIPE).stdout
        (OUT / f"{name}.expected.txt").write_bytes(replayed)
        told, again = ([one for one in some if one[0] not in ("narrating", "prompt_narrated")]
                       for some in (child.told, events(replayed.decode())))
        if told != again[:len(told)] or not told:
            place = next((index for index, (a, b) in enumerate(zip(told, again)) if a != b), min(len(told), len(again)))
            problems.append(f"{name}: the service told {told[place:][:1]}, the replay {again[place:][:1]}")
    except urllib.error.HTTPError as problem:
        problems.append(f"{name}: {problem} {problem.read().decode()}")
    except Exception as problem:
        problems.append(name + ": " + "".join(traceback.format_exception(problem)))


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("lessons", nargs="*", metavar="lesson", help=", ".join(LESSONS))
    chosen = options.parse_args().lessons or list(LESSONS)
    problems = []
    threads = [threading.Thread(target=record, args=(name, problems)) for name in chosen]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for child in CHILDREN:
        child.close()
    sys.exit("\n".join(problems) or None)


if __name__ == "__main__":
    main()
