"""One child's page, and a finger on it that touches only what it could meet: the middle of a thing that is in sight
and not covered."""
from pathlib import Path
from urllib.parse import urlsplit

from lesson_answers import right_answer

from .touches import touches

EYE = (Path(__file__).parent / "eye.js").read_text().split("\n", 3)[3]
PATIENCE = 30_000  # ms; a limit is only there so that a hang ends
TEN = '[data-blocks=tens][data-by="1"]'
ONE = '[data-blocks=ones][data-by="1"]'
SETTLED = ("correct", "copied", "modelled", "skipped")

#: The middle of a thing, once it is in sight; what is wrong with it otherwise. A finger meets what was painted: a
#: board takes its size with the frame that first shows it.
PLACE = """async (selector) => {
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  const thing = document.querySelector(selector);
  if (!thing) return { problem: "is not there" };
  let box = thing.getBoundingClientRect();
  const middle = () => [box.x + box.width / 2, box.y + box.height / 2];
  const meets = () => {
    const met = document.elementFromPoint(...middle());
    // Over each part of a shape lies a key for who has no finger; fingers meet the part.
    const part = thing.dataset.slice;
    return met && (thing.contains(met) || met.contains(thing) && met.matches("button") || (part && met.dataset.part === part));
  };
  if (!meets()) {
    thing.scrollIntoView({ block: "center", behavior: "instant" });
    box = thing.getBoundingClientRect();
  }
  if (!box.width) return { problem: "is not shown" };
  if (!meets()) return { problem: `is covered by ${document.elementFromPoint(...middle())?.outerHTML.slice(0, 120)}` };
  if (thing.getAttribute("aria-disabled") === "true" || thing.disabled) return { problem: "can not be pressed" };
  return { at: middle() };
}"""
#: Resolves with the lesson's screen once it fits, or null where another screen has come.
UNTIL = """({ fits, most }) => new Promise((done) => {
  const look = () => {
    const screen = document.querySelector("#learn .learn-screen");
    const lesson = document.querySelector(".learn-lesson[data-item]:not([aria-busy])");
    const shown = lesson ? { ...lesson.dataset } : screen && !screen.matches(".learn-lesson") && screen.childElementCount ? { other: screen.className } : null;
    if (!shown || (fits.not && !shown.other && fits.not === shown.item) || (fits.item && fits.item !== shown.item)
      || (fits.outcomes && !fits.outcomes.includes(shown.outcome))) return false;
    watcher.disconnect();
    clearTimeout(over);
    done(shown);
    return true;
  };
  const watcher = new MutationObserver(look);
  const over = setTimeout(() => { watcher.disconnect(); done({ late: document.querySelector(".learn-lesson")?.outerHTML.slice(0, 300) ?? "no lesson" }); }, most);
  if (!look()) watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
})"""
#: One frame is drawn.
FRAME = "() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))"
#: How what was answered is shown.
SHOWN = """() => {
  const lesson = document.querySelector(".learn-lesson");
  const seen = (selector) => lesson.querySelector(selector)?.checkVisibility() ?? false;
  const feedback = lesson.querySelector(".lesson-feedback");
  return { outcome: lesson.dataset.outcome, kind: feedback.dataset.kind, feedback: feedback.checkVisibility(),
    star: seen(".feedback-sign .learn-star"), next: seen("[data-do=next]"), check: seen("[data-do=check]"),
    locked: seen(".answer-board[data-locked]") };
}"""
RIGHT = {"outcome": "correct", "kind": "correct", "feedback": True, "star": True, "next": True, "check": False,
         "locked": True}


class Stuck(Exception):
    """What a child meets that goes no further."""


class Player:
    """Plays on a page of `service` in `browser`, which runs `script` before its own."""

    def __init__(self, browser, service, script="", **options):
        options = {"viewport": {"width": 820, "height": 1180}, "reduced_motion": "reduce", **options}
        self.context = browser.new_context(has_touch=True, service_workers="block", **options)
        self.page, self.service, self.problems = self.context.new_page(), service, []
        self.page.on("console", lambda line: line.type == "error" and self.problems.append(line.text))
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("requestfailed", lambda request: self.problems.append(f"{request.url} failed"))
        self.page.on("response", lambda answer: answer.status >= 400 and self.problems.append(
            f"{answer.status} for {urlsplit(answer.url).path} {answer.request.post_data}"))
        self.open = set()
        self.page.on("request", lambda request: "/v1/learning" in request.url and self.open.add(request))
        for end in ("requestfinished", "requestfailed"):
            self.page.on(end, lambda request: self.open.discard(request))
        self.devtools = self.context.new_cdp_session(self.page)
        if script:
            self.page.add_init_script(script)
        self.page.goto(service.url + "/")
        self.page.wait_for_selector("body[data-ready]")

    def close(self):
        self.context.close()

    def settle(self):
        """Until nothing that was touched is on its way any more."""
        self.page.evaluate(FRAME)
        while self.open:
            self.page.evaluate(FRAME)

    def enter(self):
        """Through the door."""
        self.page.locator("#learn-door").tap()
        self.page.locator("#learn .learn-screen > *").first.wait_for(state="attached")

    def begin(self, lesson):
        """A lesson is begun for the child; until its first item stands there."""
        self.service.send("/v1/learning/lesson", {"lesson": lesson})
        return self.until(item=f"{lesson}.1", outcomes=["open", "modelled"])

    def until(self, **fits):
        shown = self.page.evaluate(UNTIL, {"fits": fits, "most": PATIENCE})
        if "late" in shown:
            raise Stuck(f"it does not come to {fits}: {shown['late']}")
        return shown

    def see(self):
        return self.page.evaluate(f"({EYE})()")

    def place(self, selector):
        return self.page.evaluate(PLACE, selector)

    def touch(self, selector):
        """A finger on the middle of what `selector` names."""
        found = self.place(selector)
        if "problem" in found:
            raise Stuck(f"{selector} {found['problem']}")
        self.tap(*found["at"])

    def tap(self, x, y):
        self.devtools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        self.devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def lay(self, answer, board):
        """Touches what makes the answer; where there are no more tens, ones."""
        left = touches(answer, board)
        while left:
            one = left.pop(0)
            if one == TEN and self.place(f".lesson-board {TEN}").get("problem") == "can not be pressed":
                left = [ONE] * 10 + left
            else:
                self.touch(f".lesson-board {one}")

    def answer(self, seen):
        """Answers `seen`, an item of which the name is known, right; then the page shows that it is."""
        self.lay(right_answer(seen), seen["board"])
        if seen["board"]["format"] not in ("choice", "moving"):
            self.touch("[data-do=check]")
        self.until(item=seen["item"], outcomes=[*SETTLED, "copying"])
        shown = self.page.evaluate(SHOWN)
        if shown != RIGHT:
            raise Stuck(f"it is shown as {shown}")

    def go_on(self, item, act="next"):
        """To the next item, or out of the lesson; returns what stands there then."""
        self.touch(f"[data-do={act}]")
        return self.until(**{"not": item})
