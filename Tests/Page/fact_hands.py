"""A child's hands at facts: the keypad, micro-lessons, the minute; and what is right, which a test knows."""
import re

from playwright.sync_api import expect

from patience import becomes, drawn

WARM_UP = 10
MOST_PROBES = 60


def right_of(fact):
    """What "6+8" or "14-8" makes."""
    left, sign, right = re.fullmatch(r"(\d+)([+-])(\d+)", fact).groups()
    return int(left) + int(right) if sign == "+" else int(left) - int(right)


def times(first=900, commit=1200):
    return {"firstKey": first, "commit": commit}


def place(service):
    """A child whose hand is measured and whose facts are found out, all of them right; nothing goes on."""
    view = service.send("/v1/learning/warmUp")
    while view["doing"] == "warmUp":
        view = service.send("/v1/learning/touchNumber", {"number": view["warmUp"], "times": times(800, 800)})
    view = service.send("/v1/learning/practise")
    for _ in range(MOST_PROBES):
        item = view.get("practice", {}).get("item")
        if view["doing"] != "practice" or not item["isProbe"]:
            break
        view = service.send("/v1/learning/fact", {
            "item": item["number"], "given": right_of(item["fact"]), "times": times()})
    if view["doing"] == "practice":
        service.send("/v1/learning/stop")


def know(service):
    """A child that knows enough for the minute: a whole session of practice behind the placement."""
    place(service)
    for _ in range(4):
        if service.get("/v1/learning/map")["runIsOpen"]:
            return
        view = service.send("/v1/learning/practise")
        while view["doing"] == "practice":
            item = view["practice"]["item"]
            view = service.send("/v1/learning/fact", {
                "item": item["number"], "given": right_of(item["fact"]), "times": times()})
    raise AssertionError("the minute does not open")


def speak_slowly(service):
    """A word takes as long as Meadow lets it, so that a page without time for it sees it spoken too."""
    service.open_gate()
    service.send("/v1/settings", {"rate": 0.5}, method="PATCH")


class FactHands:
    """Hands on `page`, and what `service` says of facts."""

    LOOK = {}

    def __init__(self, page, service):
        self.page, self.service = page, service

    def view(self):
        return self.service.get("/v1/learning")

    def item(self):
        return self.view()["practice"]["item"]

    def enter(self):
        """Through the door and over the map to the choice of what to do with facts."""
        self.page.locator("#learn-door").tap()
        self.page.get_by_role("button", name="Number facts").first.tap()
        self.page.wait_for_selector(".facts-home")

    def open(self, door):
        self.page.locator(f".fact-door.{door}:not(.not-yet)").tap()

    def do(self, act):
        self.page.locator(f'.facts [data-act="{act}"]').tap()

    def asks(self, number):
        """Waits until the fact of this number stands there, painted."""
        item = self.item()
        assert item["number"] == number
        expect(self.page.locator(".equation .unseen").first).to_have_text(item["speech"])
        self.page.wait_for_selector('.fact-practice .equation[data-mood="asked"]')
        return item

    def type(self, number):
        """Touches the digits of `number`, and done."""
        for digit in str(number):
            self.page.locator(f'.fact-key[data-key="{digit}"]').tap()
        with self.page.expect_response("**/v1/learning/fact") as answer:
            self.page.locator('.fact-key[data-key="done"]').tap()
        return answer.value.request.post_data_json

    def right(self):
        """Answers the fact that is asked."""
        item = self.item()
        self.asks(item["number"])
        sent = self.type(right_of(item["fact"]))
        becomes(self.page, lambda: (self.view().get("practice") or {}).get("item", {}).get("number"),
                lambda number: number != item["number"])
        return sent

    def wrong(self):
        """Answers the fact that is asked with one too many."""
        item = self.item()
        self.asks(item["number"])
        self.type(right_of(item["fact"]) + 1)
        return item

    def to_second_step(self):
        """Goes on in the micro-lesson, by touch or as it is read out, until its answer stands there."""
        lesson = self.page.locator(".micro-lesson")
        while lesson.get_attribute("data-step") != "2":
            lesson.locator(".sign-button.next").tap()
            drawn(self.page)
        expect(lesson.locator(".equation")).to_have_attribute("data-mood", "shown")

    def run(self):
        return self.view()["run"]

    def choose(self, by=0):
        """Touches the option of the run that is right, or `by` places beside it; returns the item."""
        item = self.run()["item"]
        expect(self.page.locator(".equation .unseen").first).to_have_text(speech(item["fact"]))
        self.page.wait_for_selector('.fact-minute .equation[data-mood="asked"]')
        at = (item["options"].index(right_of(item["fact"])) + by) % 4
        with self.page.expect_response("**/v1/learning/choose"):
            self.page.locator(f'.minute-option[data-choice="{at}"]').tap()
        return item


NUMBERS = ("zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
           "seventeen eighteen nineteen twenty").split()


def speech(fact):
    left, sign, right = re.fullmatch(r"(\d+)([+-])(\d+)", fact).groups()
    return f"{NUMBERS[int(left)]} {'plus' if sign == '+' else 'minus'} {NUMBERS[int(right)]}"
