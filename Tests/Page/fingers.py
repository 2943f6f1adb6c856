"""Real fingers for page tests: touches by the devtools, several at once; and what they got said."""
from datetime import datetime, timedelta

from playwright.sync_api import Error

from patience import becomes

#: A finger in the page's own script, for what must be looked at in the very next frame. Like a real one
#: it meets what lies on top, which need not be what it was meant for.
TOUCH = """(tile, pointerId = 1) => {
  const { x, y, width, height } = tile.getBoundingClientRect();
  const [clientX, clientY] = [x + width / 2, y + height / 2];
  document.elementFromPoint(clientX, clientY).dispatchEvent(new PointerEvent("pointerdown",
    { bubbles: true, pointerType: "touch", button: 0, pointerId, clientX, clientY }));
}"""


class Fingers:
    """Fingers on a page that was opened with has_touch=True; each has a number."""

    def __init__(self, page):
        self.devtools = page.context.new_cdp_session(page)
        self.down = {}

    def touch(self, place, finger=0):
        """Puts a finger down at (x, y) or in the middle of a locator."""
        self.down[finger] = middle(place)
        self._send("touchStart")

    def land(self, *places):
        """Puts a finger on each of `places`, all at once, as a palm lands."""
        self.down = {finger: middle(place) for finger, place in enumerate(places)}
        self._send("touchStart")

    def slide(self, place, finger=0):
        self.down[finger] = middle(place)
        self._send("touchMove")

    def lift(self, finger=0):
        self._send("touchEnd", {finger: self.down.pop(finger)})

    def tap(self, place, finger=0):
        self.touch(place, finger)
        self.lift(finger)

    def _send(self, kind, fingers=None):
        fingers = self.down if fingers is None else fingers
        points = [{"x": x, "y": y, "id": finger} for finger, (x, y) in fingers.items()]
        self.devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def middle(place):
    """(x, y) as it is, or the middle of a locator's element, once that moves no more."""
    if isinstance(place, tuple):
        return place
    while not is_still(place):
        pass
    box = place.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def is_still(place):
    """Waits until a locator's element moves no more; False where it was drawn anew meanwhile."""
    try:
        place.element_handle().wait_for_element_state("stable")
    except Error as problem:
        if "not attached" not in str(problem):
            raise
        return False
    return True


def spoken(page):
    """A list to which each word or phrase is added that this page asks the service to say."""
    asked = []

    def note(request):
        if request.method == "POST" and request.url.endswith("/v1/taps"):
            body = request.post_data_json
            asked.append(body.get("word") or body.get("phrase") or body.get("followUp"))

    page.on("request", note)
    return asked


def touched(page):
    """A list to which is added what this page has early maths say: {text}, {skill}, {lesson}, {badge} and so on."""
    asked = []
    page.on("request", lambda request: request.url.endswith("/v1/learning/say") and asked.append(request.post_data_json))
    return asked


def all_said(page, said, last="help"):
    """What is in `said` once nothing can follow of what fingers did so far. A key speaks at once,
    whatever fingers have to do, and the browser delivers it after all of theirs: what it asks for is
    the last, and is not counted."""
    def is_last(request):
        return request.url.endswith("/v1/taps") and request.post_data_json.get("word") == last

    page.locator(f'#core-bar .word[data-word="{last}"]').first.focus()
    with page.expect_request(is_last):
        page.keyboard.press("Enter")
    assert said.pop() == last
    return said


# When each touch was sent and answered, in ms of the page's clock.
TIMES = """() => performance.getEntriesByType("resource")
  .filter(({ name }) => name.endsWith("/v1/taps"))
  .map(({ startTime, responseEnd }) => [startTime, responseEnd]).sort(([a], [b]) => a - b)"""


def in_order(page, told, touched):
    """Checks that all of `touched`, and nothing else the page asked for since its timings were cleared, was
    `told` in its order. A touch may be overtaken only by one that left before its answer came: requests that
    are under way at once have connections of their own, and a machine without time may read the later one
    first."""
    assert sorted(told) == sorted(touched)
    # What was said is told at once; an answer is there when all of it was read.
    times = becomes(page, lambda: page.evaluate(TIMES), lambda times: len(times) >= len(touched))
    assert len(times) == len(touched)
    places = {}
    for place, text in enumerate(told):
        places.setdefault(text, []).append(place)
    at = [places[text].pop(0) for text in touched]
    for earlier in range(len(touched)):
        for later in range(earlier + 1, len(touched)):
            if at[earlier] > at[later]:
                assert times[later][0] < times[earlier][1], (touched[earlier], touched[later])


def hold_time(page):
    """To be called before anything is loaded: the page's clock can be stopped later."""
    page.clock.install()


def stop_time(page, install=True):
    """From here on the page's clock goes only when a test lets it. Timers that have begun before the
    clock was installed go on by themselves."""
    if install:
        page.clock.install()
    page.clock.pause_at(datetime.now() + timedelta(seconds=2))
