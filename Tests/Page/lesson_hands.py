"""A child's hands in the room of learning: the door, the map, and every board of a kindergarten lesson, by touch
alone. What is right is known from the items as a test keeps them."""
import sys

from playwright.sync_api import expect

from patience import becomes
from service import ROOT

sys.path.append(str(ROOT / ".ci"))
from learn_play.touches import touches  # noqa: E402
from lesson_answers import NUMBERS, right_answer, wrong_answer  # noqa: E402,F401

OPEN = ("open", "copying")


class LessonHands:
    """Hands on `page`, and what `service` says of the lesson."""

    LOOK = {"reduced_motion": "reduce"}  # what drifts stands still: hands here wait for that

    def __init__(self, page, service):
        self.page, self.service = page, service

    def view(self):
        return self.service.get("/v1/learning")

    def lesson(self):
        return self.view()["lesson"]

    def enter(self, first=".learn-card"):
        """Through the door, until what is behind it stands."""
        self.page.locator("#learn-door").tap()
        self.page.locator(first).first.wait_for()

    def stands(self, item):
        """Waits until the screen asks the item of this place, and its board can be touched."""
        self.page.wait_for_selector(f'.learn-lesson[data-item="{item}"]:not([aria-busy])')

    def do(self, act):
        """Touches a button of the lesson; resolves once the service has answered and that is shown."""
        name = {"map": "leave", "check": "answer"}.get(act, act)
        with self.page.expect_response(f"**/v1/learning/{name}") as answer:
            self.page.locator(f"[data-do={act}]").tap()
        answer.value.finished()
        self.page.wait_for_selector(".learn-lesson:not([aria-busy]), .learn-recap")

    def answer(self, answer, shown):
        """Lays `answer` by touch and sends it, as the board has it sent."""
        *before, last = touches(answer, shown["board"])
        for selector in before:
            self.page.locator(f".lesson-board {selector}").first.tap()
        board = self.page.locator(".lesson-board")
        if shown["board"]["format"] in ("choice", "moving"):
            with self.page.expect_response("**/v1/learning/answer"):
                board.locator(last).first.tap()
        else:
            board.locator(last).first.tap()
            self.do("check")
        self.page.wait_for_selector(".learn-lesson:not([aria-busy])")

    def right(self):
        """Answers the item that is asked, and goes on."""
        lesson = self.lesson()
        self.stands(lesson["item"])
        if lesson["outcome"] in OPEN:
            self.answer(right_answer(lesson["shown"]), lesson["shown"])
        becomes(self.page, lambda: self.lesson()["outcome"], lambda outcome: outcome not in OPEN)
        expect(self.page.locator("[data-do=next]")).to_be_visible()

    def wrong(self, times=1):
        lesson = self.lesson()
        self.stands(lesson["item"])
        self.answer(wrong_answer(lesson["shown"], times), lesson["shown"])

    def go_on_to(self, fits):
        """Skips until an item fits."""
        while not fits(lesson := self.lesson()):
            self.stands(lesson["item"])
            self.do("skip" if lesson["outcome"] in OPEN else "next")
        self.stands(lesson["item"])
        return lesson
