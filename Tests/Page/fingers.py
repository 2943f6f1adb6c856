"""Real fingers for page tests: touches by the devtools, several at once."""


class Fingers:
    """Fingers on a page that was opened with has_touch=True; each has a number."""

    def __init__(self, page):
        self.devtools = page.context.new_cdp_session(page)
        self.down = {}

    def touch(self, place, finger=0):
        """Puts a finger down at (x, y) or in the middle of a locator."""
        self.down[finger] = middle(place)
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
    if isinstance(place, tuple):
        return place
    box = place.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def spoken(page):
    """A list to which each word or phrase is added that this page asks the service to say."""
    asked = []

    def note(request):
        if request.method == "POST" and request.url.endswith("/v1/taps"):
            body = request.post_data_json
            asked.append(body.get("word") or body.get("phrase") or body.get("followUp"))

    page.on("request", note)
    return asked
