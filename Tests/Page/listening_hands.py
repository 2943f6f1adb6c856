"""Hands on the listening test: they know what is asked from what the tab keeps, as nobody at the page does."""
import json
import re

from playwright.sync_api import expect


def opened(open_page, service, **options):
    """The test's first page."""
    page = open_page(service, "/voices#listening", **options)
    page.wait_for_selector(".listening-form")
    return page


def begin(page, kind="word", count=10, voices=None, listener=None):
    """Fills in the form and begins."""
    page.locator(f"input[name=kind][value={kind}]").check()
    page.locator(f"input[name=count][value='{count}']").check()
    if listener:
        page.locator("#listener").fill(listener)
    for box in page.locator("input[name=voice]").all() if voices else []:
        box.set_checked(box.get_attribute("value") in voices)
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector(".listening-question")


def kept(page):
    """The test that the tab keeps; None where there is none."""
    return json.loads(page.evaluate("sessionStorage.getItem('meadow-listening')") or "null")


def asked(page):
    """What is asked now."""
    test = kept(page)
    return test["practice"] if test["at"] < 0 else test["items"][test["at"]]


def hear(page, name="Hear the word"):
    """Has the sound played to its end: then one may answer. A machine without time lets the sink run dry; what was
    heard then is not asked about, and is heard once more."""
    for _ in range(8):
        page.get_by_role("button", name=name, exact=True).click()
        told(page)
        if "cut off" not in page.locator(".listening-status").inner_text():
            return
    raise AssertionError(page.locator(".listening-question").inner_text())


def told(page):
    """Waits until it is told what became of the sound."""
    expect(page.locator(".hear-word")).not_to_have_attribute("aria-disabled", "true")
    expect(page.locator(".listening-status")).to_have_text(re.compile("Choose the word|Which of two|cut off"))


def choose(page, text):
    page.locator(".word-choice", has=page.get_by_text(text, exact=True)).or_(
        page.get_by_role("button", name=text, exact=True)).first.click()


def answer(page, word):
    """Hears what is asked and chooses `word`, or "I did not hear it" for None; the next question follows."""
    at = kept(page)["at"]
    hear(page)
    choose(page, word or "I did not hear it")
    if at < 0:
        page.get_by_role("button", name="Go on").click()
    page.wait_for_function("""(at) => {
      const test = JSON.parse(sessionStorage.getItem("meadow-listening") ?? "null");
      return !test || test.at > at;
    }""", arg=at)


