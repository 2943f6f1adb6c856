"""A child at maths, as a page drives it over HTTP: what is told on the stream, what is answered, and what of it
is heard."""
import json
import re
import threading
import time
import urllib.request

from ear import ENOUGH, ENOUGH_OF_BROKEN, RATE, STEP, coarse, share, voiced

from service import ROOT

RENDERED = ROOT / "Tests/Learning/LearningFilesTests/Rendered"
NUMBERS = ("zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
           "seventeen eighteen nineteen twenty").split()
PATIENCE = 60  # s; a limit is only there so that a hang ends
KNOWN_BY = int(0.6 * RATE)  # so much of a line says which one it is
CHIME = RATE // STEP // 2  # it may sound before the line
BEFORE = RATE // 4  # a line may sound before it is told that it does: there is a pause before it


class Told(threading.Thread):
    """What the service tells, from its first event on, and at which frame of the recording it was told."""

    def __init__(self, service, recorder):
        super().__init__(daemon=True)
        self.recorder, self.events, self.frames = recorder, [], []
        self.changed = threading.Condition()
        self.stream = urllib.request.urlopen(service.url + "/v1/events", timeout=600)
        self.start()

    def run(self):
        name = None
        for line in self.stream:
            text = line.decode().rstrip("\n")
            if text.startswith("event: "):
                name = text.removeprefix("event: ")
            elif text.startswith("data: "):
                with self.changed:
                    self.events.append((name, json.loads(text.removeprefix("data: "))))
                    self.frames.append(self.recorder.now)
                    self.changed.notify_all()

    def since(self, mark, name):
        return [data for event, data in self.events[mark:] if event == name]

    def until(self, fits):
        """Waits until `fits(events)`."""
        deadline = time.monotonic() + PATIENCE
        with self.changed:
            while not fits(self.events):
                left = deadline - time.monotonic()
                assert left > 0, self.events[-5:]
                self.changed.wait(left)

    def until_read(self, mark):
        """Waits until what is read since `mark` has come to its end; returns the lines."""
        def over(events):
            lines = [data["line"] for event, data in events[mark:] if event == "learning.narrating"]
            return lines and lines[-1] is None
        self.until(over)
        return [data["line"]["text"] for data in self.since(mark, "learning.narrating") if data["line"]]


class Lesson:
    """What the child does, with an ear for what is read to it."""

    def __init__(self, service, ear):
        self.service, self.ear, self.told = service, ear, Told(service, ear.recorder)
        self.view = service.get("/v1/learning")

    def step(self, name, **members):
        self.view = self.service.send(f"/v1/learning/{name}", members)
        return self.view

    def heard(self, name, **members):
        """Does a step and checks that what is read for it is heard, line by line and nothing twice; returns
        the lines."""
        mark = len(self.told.events)
        _, is_broken = self.ear.hear(lambda: self.step(name, **members), quiet=1.2)
        lines = self.told.until_read(mark)
        assert self.spoken(mark) == lines, (self.spoken(mark), lines)
        self.knows(mark, is_broken)
        return lines

    def spoken(self, mark):
        """What was begun to be said since `mark`."""
        return [data["text"] for data in self.told.since(mark, "utterance.started")]

    def knows(self, mark, is_broken):
        """Checks that each line that was begun since `mark` sounded then, behind a chime perhaps."""
        starts = [(data["text"], frame) for (event, data), frame in zip(
            self.told.events[mark:], self.told.frames[mark:]) if event == "utterance.started"]
        ends = [frame for _, frame in starts[1:]] + [self.ear.recorder.now]
        for (line, start), end in zip(starts, ends):
            sound, found, length = voiced(self.ear.recorder.samples[start - BEFORE:end]), 0, 0
            for first in ("true", "false"):
                whole = voiced(self.ear.made(line, asFirstSaid=first, voice="meadow"))
                for at in range(0, STEP, 2):
                    part = coarse(sound[at:at + KNOWN_BY + CHIME * STEP])
                    found, length = max(
                        (found, length), (share(coarse(whole[:KNOWN_BY]), part, CHIME), len(whole)))
                if found > ENOUGH:
                    break
            assert found > (ENOUGH_OF_BROKEN if is_broken else ENOUGH), f"{found:.2f} of {line!r} is heard"
            assert len(sound) > 0.8 * length, f"{line!r} breaks off: {len(sound)} frames of {length}"
            assert len(sound) < 1.2 * length + RATE, f"{line!r} is heard twice: {len(sound)} frames of {length}"

    def right(self):
        """The right answer of the item that is asked, as it is written down in the tests of the lessons."""
        shown = self.view["lesson"]["shown"]
        words = answers()[shown["id"]]
        board, number = shown["board"], NUMBERS.index(words) if words in NUMBERS else None
        if board["format"] in ("choice", "moving"):
            # A numeral that is to be found is not said.
            option = next(one["id"] for one in board["options"]
                          if (one["spoken"] or NUMBERS[int(one["display"])]) == words)
            return {"choice" if board["format"] == "choice" else "touched": option}
        return {"keypad": {"number": number}, "row": {"missing": [number]}, "tap-count": {"count": number}}[
            board["format"]]

    def wrong(self):
        """A wrong one, of those that can be chosen."""
        (name, value), board = *self.right().items(), self.view["lesson"]["shown"]["board"]
        if name in ("choice", "touched"):
            return {name: next(one["id"] for one in board["options"] if one["id"] != value)}
        return {name: [value[0] + 1] if name == "missing" else value + 1}

    def answer(self, answer):
        """Answers the item, heard; returns the lines of the feedback."""
        lesson = self.view["lesson"]
        return self.heard(
            "answer", item=lesson["item"], attempt=lesson["attempt"], answer=answer, responseMilliseconds=2600)


def answers():
    """The answers in words by the item's name."""
    found = {}
    for file in RENDERED.glob("*.txt"):
        for line in file.read_text().splitlines():
            if entry := re.match(r"  (\S+@\d+) .* · (.*)$", line):
                found[entry[1]] = entry[2]
    return found


def result_of(fact):
    """What comes out of a fact such as "6+8"."""
    left, sign, right = re.match(r"(\d+)([+-])(\d+)", fact).groups()
    return int(left) + int(right) if sign == "+" else int(left) - int(right)
