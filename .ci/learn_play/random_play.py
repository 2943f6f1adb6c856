"""A child that touches whatever it likes in the rooms of learning: answers right and wrong, asks for hints, skips,
leaves, comes back, and talks. Between the touches it is looked at what is alive on the page."""
import json
import random
import threading
import time
import urllib.error
import urllib.request

from fact_hands import know

from .items import lessons
from .player import Player, Stuck

TOUCHES_A_SECOND = 5
#: A child does no more maths than half an hour at a time; then another one plays.
CHILD_SECONDS = 24 * 60
#: Lessons are begun for the child after so many touches, so that it meets all ways to answer; and after so many of
#: them it goes to facts.
LESSON_EVERY = 40
FACTS_EVERY = 4
EVERYTHING = ["facts", "kindergarten", "grade1"]
#: All that can be touched now, with what it is: [kind, x, y].
TOUCHABLE = """() => [...document.querySelectorAll("#learn button, #learn .counted, #learn .stretch, #core-bar .word")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getAttribute("aria-disabled") !== "true" && !one.disabled)
  .map((one) => { const { x, y, width, height } = one.getBoundingClientRect(); return [one, x + width / 2, y + height / 2]; })
  .filter(([one, x, y]) => one.contains(document.elementFromPoint(x, y)))
  .map(([one, x, y]) => [one.closest("#core-bar") ? "talk" : one.closest(".lesson-board, .fact-keypad, .minute-options") ? "board"
    : one.dataset.do ?? one.dataset.act ?? "other", x, y])"""
#: How much a child is drawn to each kind of thing.
WEIGHTS = {"talk": 4, "board": 40, "check": 25, "next": 25, "skip": 6, "hint": 6, "replay": 4, "mute": 3, "previous": 3,
           "map": 2, "back": 3, "away": 2, "other": 12}


class Voices(threading.Thread):
    """Listens to what is told of utterances: whether one began while another went on, which is none of those that
    the new one ends."""

    def __init__(self, service):
        super().__init__(daemon=True)
        self.begun, self.over, self.open, self.fresh = 0, [], set(), None
        self.stream = urllib.request.urlopen(service.url + "/v1/events", timeout=86_400)
        self.start()

    def run(self):
        name = ""
        for line in self.stream:
            key, _, value = line.decode().rstrip("\n").partition(": ")
            if key == "event":
                name = value
            elif key == "data" and name.startswith("utterance."):
                self.hear(name.removeprefix("utterance."), json.loads(value))

    def hear(self, what, told):
        number = told["utterance"]
        if what == "started":
            # The one that is cut is told of at once, before or after the one that cuts it.
            if self.fresh is not None and len(self.open) > 1:
                self.over.append(told.get("text"))
            self.begun += 1
            self.open.add(number)
            self.fresh = number
        else:
            self.open.discard(number)


class RandomChild:
    """A player who plays without a plan; the same seed touches alike where the page is alike."""

    def __init__(self, browser, service, seed=7):
        self.service, self.draw = service, random.Random(seed)
        self.touches, self.formats, self.stuck = 0, {}, 0
        self.lessons = [lesson for those in lessons().values() for lesson in those]
        self.child, self.child_since = 1, time.monotonic()
        self.prepare()
        self.player = Player(browser, service)
        self.player.devtools.send("HeapProfiler.enable")

    def prepare(self):
        self.service.send("/v1/profile", {"modules": EVERYTHING}, method="PATCH")
        controls = self.service.get("/v1/learning/controls")
        self.service.send("/v1/learning/controls", {**controls, "sessionLimitMinutes": 30}, method="PATCH")
        know(self.service)  # so that the minute is open

    def another_child(self):
        self.rest()
        self.player.settle()
        self.service.open_gate()  # the one before has run out: a family plays longer than a gate stays open
        self.child = self.service.send("/v1/children", {"name": f"Child {self.child}", "ageMonths": 66})["id"]
        self.service.send("/v1/children/active", {"id": self.child}, method="PUT")
        self.prepare()
        self.child_since = time.monotonic()

    def play(self):
        """One touch, or one right answer."""
        self.touches += 1
        page = self.player.page
        if not page.locator("#learn .learn-screen").count():
            return self.player.touch("#learn-door")
        if self.touches % LESSON_EVERY == 0:
            return self.facts() if self.touches % (LESSON_EVERY * FACTS_EVERY) == 0 else self.begin()
        lesson = page.locator(".learn-lesson[data-outcome=open]:not([aria-busy])")
        if lesson.count() and self.draw.random() < 0.06:
            return self.right()
        found = page.evaluate(TOUCHABLE)
        if found:
            weights = [WEIGHTS.get(kind, 5) / sum(kind == other for other, _, _ in found) for kind, _, _ in found]
            self.player.tap(*self.draw.choices(found, weights)[0][1:])

    def begin(self):
        """A grown-up begins a lesson elsewhere, not in the same moment in which the child touches something: of two
        hands at once one is refused."""
        lesson = self.draw.choice(self.lessons)
        self.player.settle()
        try:
            with self.player.page.expect_response(lambda answer: answer.url.endswith("/v1/learning")):
                self.service.send("/v1/learning/lesson", {"lesson": lesson})
            self.player.until(item=f"{lesson}.1")
        except urllib.error.HTTPError as refused:
            if refused.code != 409:
                raise
            self.another_child()

    def facts(self):
        """To the doors of facts, from the beginning of the map, and through one of them."""
        page = self.player.page
        self.rest()
        self.player.touch("#learn-door")
        for one in ('#learn [data-act="facts"]', f'.fact-door.{self.draw.choice(["practice", "minute"])}:not(.not-yet)'):
            # Not wait_for_selector: what that gives back keeps the room alive that the child has left.
            page.locator(one).first.wait_for()
            self.player.touch(one)

    def right(self):
        """Lays the right answer, as far as the page lets it; what is on its way meanwhile may change all."""
        shown = (self.service.get("/v1/learning").get("lesson") or {}).get("shown")
        seen = shown and self.player.see()
        if not seen or seen["board"]["format"] != shown["board"]["format"]:
            return
        self.formats[seen["board"]["format"]] = self.formats.get(seen["board"]["format"], 0) + 1
        try:
            self.player.answer({**seen, "id": shown["id"]})
        except (Stuck, ValueError, KeyError):
            self.stuck += 1  # something was laid before, or the item has gone

    def rest(self):
        """Back to talking; what was shown is gone then."""
        page = self.player.page
        if page.locator("#learn").count():
            self.player.touch("#learn-door")
            page.wait_for_selector("#learn", state="detached")

    def alive(self):
        """Megabytes of living objects, nodes and listeners of the page at rest."""
        self.rest()
        devtools = self.player.devtools
        for _ in range(2):
            devtools.send("HeapProfiler.collectGarbage")
        counters = devtools.send("Memory.getDOMCounters")
        return objects_alive(devtools) / 1e6, counters["nodes"], counters["jsEventListeners"]


def objects_alive(devtools):
    """Bytes of what the page's scripts hold, by a snapshot of the heap. What the engine compiles of them is left
    out: it writes faster code for half an hour and more, which looks like a leak and ends; and so is what the
    developer tools keep of each request for whoever measures."""
    chunks = []
    devtools.on("HeapProfiler.addHeapSnapshotChunk", take := lambda event: chunks.append(event["chunk"]))
    devtools.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    devtools.remove_listener("HeapProfiler.addHeapSnapshotChunk", take)
    taken = json.loads("".join(chunks))
    fields = taken["snapshot"]["meta"]["node_fields"]
    kinds = taken["snapshot"]["meta"]["node_types"][0]
    kind, size, width = fields.index("type"), fields.index("self_size"), len(fields)
    nodes = taken["nodes"]
    return sum(nodes[at + size] for at in range(0, len(nodes), width)
               if kinds[nodes[at + kind]] not in ("code", "native", "hidden"))


def soak(browser, service, minutes, marks=16):
    """Plays for so long; returns the child, what was heard, and [(seconds, heap, nodes, listeners)]."""
    voices, child = Voices(service), RandomChild(browser, service)
    begun, found = time.monotonic(), []
    due = begun
    while len(found) < marks:
        time.sleep(max(0, due - time.monotonic()))
        child.play()
        if time.monotonic() - child.child_since > CHILD_SECONDS:
            child.another_child()
        due = max(due + 1 / TOUCHES_A_SECOND, time.monotonic() - 1)
        if time.monotonic() >= begun + minutes * 60 * (len(found) + 1) / marks:
            found.append((time.monotonic() - begun, *child.alive()))
    return child, voices, found
