"""A lesson's page under a finger: what an answer shows and how soon it is heard, how soon the next question stands
there, how soon a lesson that is opened speaks, and how smoothly its things are dragged beside a busy core."""
import random
import subprocess
import sys
import time
from contextlib import contextmanager

from learn_play.items import lessons
from learn_play.player import Player, Stuck
from lesson_answers import right_answer

from .monitor import median, percentile
from .stage import WATCH, Stage

FRAMES = """() => { const at = (window.benchFrames = []);
  const look = (now) => { at.push(now); window.benchTurn = requestAnimationFrame(look); };
  window.benchTurn = requestAnimationFrame(look); }"""
#: For each question of this page that a touch brought: when that was, and when the frame with it was made.
PROMPTS = """
window.benchPrompts = [];
performance.setResourceTimingBufferSize(20000);
addEventListener("DOMContentLoaded", () => {
  let [shown, touched] = [null, null];
  addEventListener("pointerdown", ({ target, timeStamp }) => {
    if (target.closest?.("[data-do=next]")) touched = timeStamp;
  }, { capture: true });
  new MutationObserver(() => {
    const item = document.querySelector(".learn-lesson")?.dataset.item;
    // A touch that brought the end of a lesson brought no question: the next one is another lesson's.
    if (!item) touched = null;
    if (!item || item === shown) return;
    const at = touched;
    [shown, touched] = [item, null];
    // The first thing after the frame, before what else waits: a message would wait for the frame after it.
    requestAnimationFrame(() => scheduler.postTask(
      () => at !== null && benchPrompts.push({ at, drawn: performance.now() }), { priority: "user-blocking" }));
  }).observe(document, { subtree: true, childList: true, attributeFilter: ["data-item"] });
});
"""
#: [from the touch, from the end of the reply] of each; what stood there before the reply has 0.
SPANS = """() => {
  const replies = performance.getEntriesByType("resource").filter(({ name }) => /learning[/]next$/.test(name));
  return benchPrompts.map(({ at, drawn }) => {
    const reply = replies.find(({ startTime }) => startTime >= at);
    return [drawn - at, Math.max(0, drawn - reply.responseEnd)];
  });
}"""
DRAGS = {"match": (".tray .tile", ".slot"), "clock": (".clock-field", None), "base-10": ('[data-by="1"]', ".mat")}
#: Lessons with tiles, clocks and blocks.
DRAGGED_IN = ("gs5.1", "gs9.2", "gs8.1", "ks1.2", "gs9.3")
#: What sounded of the item before has ended after so long, in seconds; a chime in it would not be found.
ENDED = 1.8
#: So long one thing is dragged, in seconds, and this many times.
DRAGGED, TIMES = 2, 3


class LessonPage(Player):
    """A page of lessons that notes its touches and questions."""

    epoch, taps = Stage.epoch, Stage.taps

    def __init__(self, browser, service, **options):
        super().__init__(browser, service, script=WATCH + PROMPTS, reduced_motion="no-preference", **options)
        self.enter()

    def press(self, x, y, hold=0.03):
        """The browser's mouse as a finger, see page_bench.stage."""
        where = {"x": x, "y": y, "button": "left", "clickCount": 1}
        self.devtools.send("Input.dispatchMouseEvent", {"type": "mousePressed", **where})
        time.sleep(hold)
        self.devtools.send("Input.dispatchMouseEvent", {"type": "mouseReleased", **where})

    def tap(self, x, y):
        """What DevTools sends as a touch holds back the replies to it until the next frames, as no finger does."""
        self.press(x, y)

    def items(self, fits, most, order):
        """Goes through the lessons of `order`; yields what is seen of the first `most` items that fit."""
        found = 0
        for lesson in order:
            shown = self.begin(lesson)
            while "other" not in shown:
                if shown["outcome"] == "open" and fits(shown["format"]):
                    yield self.see()
                    found += 1
                    if found == most:
                        return
                outcome = self.see()["outcome"]
                shown = self.go_on(shown["item"], "skip" if outcome in ("open", "copying") else "next")


def answers(browser, service, monitor, row, count):
    """Right answers to what one touch answers, with reading off: the chime alone is heard."""
    page, draw = LessonPage(browser, service), random.Random(5)
    service.send("/v1/learning/mute", {"isMuted": True})
    seen, heard, missing = [], [], 0
    order = [lesson for those in lessons().values() for lesson in those]
    draw.shuffle(order)
    for item in page.items(lambda name: name == "choice", count, order):
        name = service.get("/v1/learning")["lesson"]["shown"]["id"]
        option = right_answer({**item, "id": name})["choice"]
        found = page.place(f'.lesson-board [data-option="{option}"]')
        time.sleep(ENDED + draw.random() * 0.1)
        epoch = page.epoch()
        page.press(*found["at"])
        time.sleep(0.5)
        tap = page.taps()[-1]
        milliseconds = monitor.heard((tap["at"] + epoch) / 1000, 0.4)
        missing += milliseconds is None
        heard += [milliseconds] if milliseconds is not None else []
        seen += [tap["frame"] - tap["at"]] if tap["frame"] is not None else []
        page.until(item=item["item"], outcomes=["correct"])
    touched, prompts = zip(*page.page.evaluate(SPANS))
    row(f"answer touched to what shows it, p95 of {len(seen)}",
        f"{percentile(seen, 0.95):.1f} ms, p50 {median(seen):.1f} ms", "20 ms, next frame", percentile(seen, 0.95) <= 20)
    row(f"next touched to the next question drawn, p95 of {len(touched)}",
        f"{percentile(touched, 0.95):.1f} ms, p50 {median(touched):.1f} ms", "50 ms", percentile(touched, 0.95) <= 50)
    row("the same from its reply, p95",
        f"{percentile(prompts, 0.95):.1f} ms, p50 {median(prompts):.1f} ms", "50 ms", percentile(prompts, 0.95) <= 50)
    row(f"answer touched to its chime at the monitor, p50 of {len(heard)}", f"{median(heard):.1f} ms", "15 ms",
        median(heard) <= 15)
    row("the same, p99", f"{percentile(heard, 0.99):.1f} ms, worst {max(heard):.1f} ms", "40 ms",
        percentile(heard, 0.99) <= 40)
    row("answers that were not heard", str(missing), "0", missing == 0)
    service.send("/v1/learning/mute", {"isMuted": False})
    page.close()


def opened(browser, service, monitor, row, count):
    """Continue on the map, touched, until the first question of the lesson is heard."""
    page, took = LessonPage(browser, service), []
    for _ in range(count):
        if service.get("/v1/learning")["doing"] == "lesson":
            page.touch("[data-do=map]")
            page.page.wait_for_selector('.learn-recap [data-act="map"]')
        if page.page.locator('.learn-recap [data-act="map"]').count():
            page.touch('.learn-recap [data-act="map"]')
        page.page.wait_for_selector(".learn-map .go-on-card")
        service.send("/v1/stop")
        time.sleep(0.8)
        found, epoch = page.place(".learn-map .go-on-card"), page.epoch()
        page.press(*found["at"])
        page.page.wait_for_selector(".learn-lesson[data-item]")
        time.sleep(0.7)
        milliseconds = monitor.heard((page.taps()[-1]["at"] + epoch) / 1000, 1.2)
        took += [milliseconds] if milliseconds is not None else []
    worst = max(took, default=float("inf"))
    row(f"lesson opened to its first words heard, of {len(took)}",
        f"p50 {median(took or [worst]):.0f}, worst {worst:.0f} ms", "300 ms", len(took) == count and worst <= 300)
    page.close()


@contextmanager
def busy():
    """Another process keeps a core busy."""
    other = subprocess.Popen([sys.executable, "-c", "while True: pass"])
    try:
        yield
    finally:
        other.kill()
        other.wait()


def frames(browser, service, row):
    """A tile, a hand of the clock and a block, dragged without a rest: frames per second."""
    page, found = LessonPage(browser, service), {}
    for seen in page.items(lambda name: name in DRAGS and len(found.get(name, ())) < TIMES, TIMES * len(DRAGS),
                           DRAGGED_IN):
        name = seen["board"]["format"]
        what, where = (one and page.place(f".lesson-board {one}") for one in DRAGS[name])
        if "problem" in what or (where and "problem" in where):
            raise Stuck(f"{name}: {what} {where}")
        with busy():
            found.setdefault(name, []).append(drag(page, what["at"], where and where["at"]))
    for name, rates in found.items():
        row(f"{name} dragged beside a busy core, {len(rates)}", f"{min(rates):.1f} frames/s at least", "55 frames/s",
            min(rates) >= 55)
    page.close()


def drag(page, start, end):
    """From `start` towards `end` and back, over and over; round about where there is no end. Frames per second."""
    draw, begun = random.Random(1), time.monotonic()
    mouse = lambda kind, x, y: page.devtools.send("Input.dispatchMouseEvent", {  # noqa: E731
        "type": kind, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1})
    mouse("mousePressed", *start)
    page.page.evaluate(FRAMES)
    while (now := time.monotonic() - begun) < DRAGGED:
        part = abs(now % 1 - 0.5) * 2
        far = end or (start[0] + 70, start[1] + 70)
        mouse("mouseMoved", start[0] + (far[0] - start[0]) * part + draw.random(), start[1] + (far[1] - start[1]) * part)
        time.sleep(0.006)
    at = page.page.evaluate("(cancelAnimationFrame(window.benchTurn), benchFrames)")
    mouse("mouseReleased", *start)
    return (len(at) - 1) / (at[-1] - at[0]) * 1000
