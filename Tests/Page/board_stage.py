"""A bare page of the service on which one answer board stands, and hands for it: touches, a mouse that drags, a
keyboard that goes only where keys lead."""
import json

from patience import becomes
from switch_hands import SwitchHands

#: The page has nothing but the look of all pages; scripts and styles come from the service.
BARE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Boards</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/page/kit/tokens.css"><link rel="stylesheet" href="/page/kit/base.css">
<body><main></main></body></html>"""
POLICY = "default-src 'self'; style-src 'self'; script-src 'self'; base-uri 'none'"

SHOW = """async ({ shown, faded, outcome }) => {
  const { boardStyles, makeBoard } = await import("/page/features/learn/boards/answer-board.js");
  const { makeStage } = await import("/page/features/learn/stage/stage-view.js");
  await boardStyles();
  window.board?.close();
  window.stage?.close();
  window.told = { answers: [], said: [], moved: [], changes: 0 };
  const hooks = {
    answer: (answer) => told.answers.push(answer), changed: () => { told.changes += 1; },
    moved: (kind) => told.moved.push(kind), touched() {}, say: (what) => told.said.push(what),
  };
  window.board = makeBoard({ shown, hooks });
  window.stage = makeStage({ shown, hooks });
  document.querySelector("main").replaceChildren(stage.node, board.node);
  board.update({ faded, outcome });
}"""

#: The page is scanned by two switches, as the child's screen is.
SCAN = """async () => {
  const { Scanning } = await import("/page/features/access/scanning.js");
  const { needStyles } = await import("/page/kit/style-sheets.js");
  await needStyles("features/access/access");
  document.body.dataset.scanning = "manual";
  document.querySelector("main").id = "stage";
  new Scanning({ store: { on() {}, state: {}, settings: {} }, mode: "manual" });
}"""

#: The arrow that leads from what has the focus towards a thing; null where it has it.
ARROW = """(selector) => {
  const from = document.activeElement, to = document.querySelector(selector);
  if (from === to) return null;
  const middle = (one) => { const { x, y, width, height } = one.getBoundingClientRect(); return [x + width / 2, y + height / 2]; };
  const [[x1, y1], [x2, y2]] = [middle(from), middle(to)];
  window.turns = window.towards === to ? (window.turns ?? 0) + 1 : 0;
  window.towards = to;
  if (window.turns > 20) return window.turns === 21 ? "Home" : "ArrowRight";
  if (Math.abs(y2 - y1) > Math.abs(x2 - x1) * 0.7) return y2 > y1 ? "ArrowDown" : "ArrowUp";
  return x2 > x1 ? "ArrowRight" : "ArrowLeft";
}"""


class BoardStage:
    """One board at a time, on a page of its own."""

    def __init__(self, page):
        self.page = page

    @classmethod
    def held(cls, browser, service):
        """One for a fixture: yields it, and then nothing may have gone wrong on its page."""
        stage = cls.open(browser, service, reduced_motion="reduce")
        yield stage
        assert stage.page.errors == []
        stage.page.context.close()

    @classmethod
    def open(cls, browser, service, **options):
        options.setdefault("viewport", {"width": 390, "height": 844})
        context = browser.new_context(has_touch=True, **options)
        page = context.new_page()
        page.errors = []
        page.on("console", lambda line: page.errors.append(line.text) if line.type == "error" else None)
        page.on("pageerror", lambda error: page.errors.append(str(error)))
        page.route(service.url + "/boards", lambda route: route.fulfill(
            content_type="text/html", headers={"content-security-policy": POLICY}, body=BARE))
        page.route("**/favicon.ico", lambda route: route.fulfill(status=204))
        page.goto(service.url + "/boards")
        return cls(page)

    def show(self, board, stage=(), faded=(), outcome="open"):
        shown = {"id": "test@0", "skill": "KS1", "grade": "K", "difficulty": 1, "prompt": [],
                 "stage": list(stage), "board": board, "hints": []}
        self.page.evaluate(SHOW, {"shown": shown, "faded": list(faded), "outcome": outcome})
        return self

    @property
    def answer(self):
        """What a Check would send, or what one touch has answered."""
        return self.page.evaluate("board.needsCheck ? board.answer() : told.answers.at(-1) ?? null")

    def told(self, what):
        return self.page.evaluate(f"told.{what}")

    def tap(self, *selectors):
        for selector in selectors:
            self.page.locator(selector).tap()
        return self

    def drag(self, what, where):
        """Drags by mouse from the middle of one thing to the middle of another, or to a part (x, y) of it."""
        start, end = self._point(what), self._point(where)
        mouse = self.page.mouse
        mouse.move(*start)
        mouse.down()
        mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, steps=4)
        mouse.move(*end, steps=4)
        mouse.up()
        return self

    def _point(self, place):
        selector, x, y = place if isinstance(place, tuple) else (place, 0.5, 0.5)
        locator = self.page.locator(selector)
        locator.scroll_into_view_if_needed()
        box = locator.bounding_box()
        return box["x"] + box["width"] * x, box["y"] + box["height"] * y

    def press(self, *selectors):
        """Presses what the keyboard comes to from the board's own stop, by arrows alone."""
        for selector in selectors:
            self.reach(selector)
            self.page.keyboard.press("Enter")
        return self

    def reach(self, selector):
        keyboard = self.page.keyboard
        if not self.page.evaluate("board.node.contains(document.activeElement)"):
            keyboard.press("Tab")
        for _ in range(60):
            key = self.page.evaluate(ARROW, selector)
            if not key:
                return
            keyboard.press(key)
        raise AssertionError(f"no arrow leads to {selector}: "
                             + self.page.evaluate("document.activeElement.outerHTML.slice(0, 200)"))

    def switch(self, *selectors):
        """Takes these by two switches, one after the other; the page is scanned from the first on."""
        if not self.page.evaluate("document.body.dataset.scanning"):
            self.page.evaluate(SCAN)
        SwitchHands(self.page).choose(*selectors)
        return self

    def becomes(self, wanted):
        return becomes(self.page, lambda: self.answer, wanted)


def option(number, display="", picture=None, kind="o"):
    made = {"id": f"{kind}{number}", "display": display, "spoken": display}
    if picture:
        made["picture"] = {"id": "picture", "alt": "a picture", "shape": picture}
    return made


def options(*displays, kind="o"):
    return [option(i + 1, display, kind=kind) for i, display in enumerate(displays)]


def plain(value):
    return json.dumps(value, sort_keys=True)
