"""A child who knows its lessons, and a service of its own to play them with, over HTTP."""
import itertools
import json
import os
import re
import subprocess
import tempfile
import threading
import time
import urllib.request
from http.cookies import SimpleCookie
from pathlib import Path

from lesson_answers import ROOT, right_answer, wrong_answer

MEADOW = os.environ.get("MEADOW", str(ROOT / ".build/release/meadow"))
DAY = 24 * 3600
#: Loaded before all else, it has the clock on the wall differ by the seconds that stand in a file, and no other clock.
CLOCK = r"""
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>
static long away(void) {
  char text[32] = {0};
  int file = open(getenv("MEADOW_CLOCK"), O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t length = read(file, text, sizeof text - 1);
  close(file);
  return length > 0 ? atol(text) : 0;
}
int clock_gettime(clockid_t clock, struct timespec *now) {
  int result = (int)syscall(SYS_clock_gettime, clock, now);
  if (result == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) now->tv_sec += away();
  return result;
}
int gettimeofday(struct timeval *restrict now, void *restrict zone) {
  struct timespec time;
  (void)zone;
  clock_gettime(CLOCK_REALTIME, &time);
  *now = (struct timeval){time.tv_sec, time.tv_nsec / 1000};
  return 0;
}
time_t time(time_t *now) {
  struct timespec moment;
  clock_gettime(CLOCK_REALTIME, &moment);
  if (now) *now = moment.tv_sec;
  return moment.tv_sec;
}
"""

#: All of them, so that none is left behind.
CHILDREN = []


class Child:
    """A child with a service of its own."""

    def __init__(self, age, modules, days=None):
        self.folder = tempfile.TemporaryDirectory(prefix="meadow-lesson-")
        self.home = Path(self.folder.name)
        self.clock = None
        if days is not None:
            self.shifter = self.home / "clock.so"
            compiler = ["cc", "-shared", "-fPIC", "-O2", "-xc", "-", "-o", str(self.shifter)]
            subprocess.run(compiler, input=CLOCK.encode(), check=True)
            self.move_clock(days)
        self.run("children", "change", "1", "--name", "Mia", "--age", str(age), "--modules", modules)
        self.service, self.cookie = None, None
        self.told = []
        CHILDREN.append(self)

    def run(self, *arguments):
        return subprocess.run(
            [MEADOW, *arguments, "--data", str(self.home / "data")], check=True, stdout=subprocess.PIPE).stdout

    def move_clock(self, days):
        """The clock on the wall shows so many days later; only this service's, and not how fast it runs."""
        self.clock = self.home / "clock"
        new = self.home / "new"
        new.write_text(f"{days * DAY:+d}\n")
        new.rename(self.clock)

    def open(self, recording=None):
        """Starts the service, which records if it is told where."""
        shifted = {"LD_PRELOAD": str(self.shifter), "MEADOW_CLOCK": str(self.clock)} if self.clock else {}
        self.service = subprocess.Popen(
            [MEADOW, "serve", "--port", "0", "--output", "silent", "--data", str(self.home / "data")]
            + (["--record", str(recording)] if recording else []),
            stdout=subprocess.PIPE, text=True, env=os.environ | shifted)
        line = next(one for one in self.service.stdout if "ready at" in one)
        self.url = re.search(r"http://[\d.:]+", line)[0]
        if recording:
            threading.Thread(target=self.listen, daemon=True).start()
            self.rest(3)

    def listen(self):
        """Notes what the service tells of early maths, until it ends."""
        event = ""
        with urllib.request.urlopen(self.url + "/v1/events") as stream:
            for line in stream:
                name, _, value = line.decode().strip().partition(": ")
                if name == "event":
                    event = value
                if name == "data" and event.startswith("learning."):
                    self.told.append((event.removeprefix("learning."), json.loads(value)))

    def kill(self):
        """The service ends as if the power went."""
        self.service.kill()
        self.service.wait(60)
        self.service = None

    def close(self):
        if self.service:
            self.service.terminate()
            self.service.wait(60)
            self.service = None

    def rest(self, seconds):
        time.sleep(seconds)

    def post(self, path, body):
        request = urllib.request.Request(self.url + path, json.dumps(body).encode())
        if self.cookie:
            request.add_header("Cookie", self.cookie)
        with urllib.request.urlopen(request, timeout=60) as reply:
            return json.loads(reply.read() or b"null"), reply.headers

    def open_gate(self):
        """A grown-up holds the gate."""
        _, headers = self.post("/v1/gate/open", {"heldMilliseconds": 3000})
        self.cookie = "; ".join(
            f"{name}={one.value}" for name, one in SimpleCookie(headers["Set-Cookie"]).items())

    def do(self, name, **members):
        """Does something in early maths; returns what it shows then."""
        return self.post("/v1/activities/learning", {"do": name} | members)[0]

    def view(self):
        with urllib.request.urlopen(self.url + "/v1/activities/learning", timeout=60) as reply:
            return json.loads(reply.read())

    def say(self, word):
        """Touches a word of the talk strip."""
        self.post("/v1/taps", {"word": word})

    # Lessons

    def answer(self, answer, milliseconds=4200):
        lesson = self.view()["lesson"]
        return self.do("answer", item=lesson["item"], attempt=lesson["attempt"], answer=answer,
                       responseMilliseconds=milliseconds)

    def answer_right(self, milliseconds=4200):
        return self.answer(right_answer(self.view()["lesson"]["shown"]), milliseconds)

    def answer_wrong(self, times=1):
        return self.answer(wrong_answer(self.view()["lesson"]["shown"], times))

    def lesson(self, at=lambda place, child: None, listen=5, between=1.5):
        """Plays what was begun to its end; where `at` does something at an item's place, that is all it does."""
        for place in itertools.count(1):
            lesson = self.view().get("lesson")
            if lesson is None:
                return
            self.rest(2 * listen if lesson["outcome"] == "modelled" else listen)
            if lesson["outcome"] not in ("modelled", "correct", "copied", "done") and not at(place, lesson):
                self.answer_right()
                self.rest(between)
            if self.view().get("lesson"):
                self.do("next")

    def reach(self, format):
        """Goes past items until one is answered in this way."""
        while (lesson := self.view()["lesson"])["shown"]["board"]["format"] != format or lesson["role"] == "model":
            self.rest(0.6)
            self.do("next" if lesson["outcome"] != "open" else "skip")

    # Facts

    def fact(self, right=True, first=900, commit=1400):
        item = self.view()["practice"]["item"]
        left, sign, second = re.fullmatch(r"(\d+)([+-])(\d+)", item["fact"]).groups()
        answer = int(left) + int(second) * (1 if sign == "+" else -1)
        return self.do("fact", item=item["number"], given=answer if right else answer + 1,
                       times={"firstKey": first, "commit": commit})

    def warm_up(self):
        while (number := self.view().get("warmUp")) is not None:
            self.rest(0.5)
            self.do("touchNumber", number=number, times={"firstKey": 620, "commit": 620})

    def practise(self, at=lambda place: False, pace=1.2):
        """Answers until the session is over, right; where `at` does something at a place, that is all it does."""
        for place in itertools.count(1):
            shown = self.view()
            if shown["doing"] != "practice":
                return
            if "item" not in shown["practice"]:
                self.rest(7)
                self.do("seen", item=self.last)
                continue
            self.last = shown["practice"]["item"]["number"]
            self.rest(pace)
            if not at(place):
                self.fact()

    def run_facts(self, most=1000):
        """Touches the right one of four for a minute, or so many times; but for two, and a word in the midst."""
        self.do("run")
        for place in range(1, most + 1):
            # Not in the last seconds: whether such an answer was too late is decided by milliseconds.
            while (shown := self.view())["doing"] == "run" and (
                    "judged" in shown["run"] or shown["run"]["remainingMilliseconds"] < 3000):
                self.rest(0.2)
            if shown["doing"] != "run":
                return
            item = shown["run"]["item"]
            left, sign, right = re.fullmatch(r"(\d+)([+-])(\d+)", item["fact"]).groups()
            key = item["options"].index(int(left) + int(right) * (1 if sign == "+" else -1))
            if place == 9:
                self.say("stop")
                self.rest(1.5)
            self.rest(1.3)
            choice = (key + 1) % 4 if place in (6, 16) else key
            self.do("choose", item=item["number"], choice=choice, responseMilliseconds=1300)
