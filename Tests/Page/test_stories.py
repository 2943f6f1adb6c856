"""Children's days with Meadow, from the first touch to what is heard in the room (requirements,
Stories; document 000 §05, M2-004 … M2-009; document 001, onboarding and Access & Motor)."""
import pytest
from playwright.sync_api import expect

from fingers import hold_time, stop_time
from patience import becomes
from scene_stage import shows
from story_stage import (  # noqa: F401
    OFFERS, TABLET, core, ear, home, live_in, message, offered, phrases, thing, touch)

HELLO = "Hi! I'm Meadow!"


def come_in(page):
    """The second screen of the set-up, without a code."""
    page.get_by_role("button", name="Let’s go").tap()
    page.get_by_role("button", name="Skip the code").tap()
    expect(page.locator("#setup")).to_be_hidden()
    shows(page, "kitchen/scene")


def test_a_familys_first_minute_ends_with_a_first_word_and_is_asked_for_only_once(
        home, open_page, ear):
    """Document 001: two screens, four choices; then straight to the kitchen."""
    page = open_page(home, tier=None, gate="shut", **TABLET)
    page.get_by_label("Your child’s name").fill("Mia")
    ear.hears(HELLO, lambda: touch(page, "Girl"), voice="girl")
    touch(page, "24–30")
    expect(page.get_by_role("radio", name="Word Combinations")).to_be_checked()
    ear.silent(0.3)  # answers are not words of the child's
    come_in(page)
    # A touch, its word in the voice that was chosen, and the first celebration's chime after it.
    word = ear.hear(lambda: core(page, "more").tap())
    ear.knows(word, "more", once=False)
    expect(message(page)).to_have_text(["more"])
    expect(page.locator(OFFERS)).to_have_count(3)
    profile = home.get("/v1/profile")
    known = [profile[it] for it in ("name", "ageMonths", "tier", "voice", "hasCompletedOnboarding")]
    assert known == ["Mia", 27, 2, "girl", True]
    page.requests.clear()
    page.reload()
    shows(page, "kitchen/scene")
    expect(page.locator("#setup")).to_be_hidden()
    assert not [url for url in page.requests if "/setup/setup.js" in url]
    ear.hears("help", lambda: core(page, "help").tap())
    assert page.errors == []


def test_a_child_of_two_talks_about_milk_for_five_exchanges_and_goes_on_elsewhere(
        home, open_page, ear):
    """Document 000 §05: kitchen, fridge, milk, and five phrases in a row, each of them heard."""
    live_in(home)
    page = open_page(home, tier=None, **TABLET)
    ear.hears("fridge", lambda: thing(page, "fridge").tap())
    shows(page, "kitchen/fridge/scene")
    ear.hears("milk", lambda: thing(page, "milk").tap())
    before = []
    for turn in range(5):
        offers = page.locator(OFFERS)
        # Those of the last touch: what the one before it had on offer may still be seen.
        now = becomes(page, lambda: phrases(page), lambda now: now == offered(home))
        assert len(set(now)) == 3 and now != before
        assert len({one.get_attribute("data-function") for one in offers.all()}) >= 2
        chosen = now[turn % 3]
        said = ear.hear(lambda: offers.nth(turn % 3).tap())
        # Seen before it is compared, which takes a slow machine longer than a message stays.
        expect(message(page)).to_have_text([chosen])
        expect(page.locator(OFFERS).filter(has_text=chosen)).to_have_count(0)
        ear.knows(said, chosen)
        before = now
    # Going elsewhere ends the exchange, and so does Stop.
    page.locator('.place[data-scene="bathroom"]').tap()
    shows(page, "bathroom/scene")
    expect(page.locator(OFFERS)).to_have_count(0)
    becomes(page, lambda: offered(home), [])
    ear.hears("go", lambda: core(page, "go").tap())
    expect(page.locator(OFFERS)).to_have_count(3)
    page.locator("#stop").tap()
    expect(page.locator(OFFERS)).to_have_count(0)
    ear.silent()
    becomes(page, lambda: offered(home), [])
    assert page.errors == []


def test_a_child_of_fifteen_months_is_greeted_answers_with_any_word_and_is_free(
        home, open_page, ear):
    """Document 001: fifteen seconds of warmth at Tier 1, and an answer is whatever is touched."""
    page = open_page(home, tier=None, gate="shut", **TABLET)
    touch(page, "12–18")
    expect(page.get_by_role("radio", name="First Words")).to_be_checked()
    mark = ear.recorder.now
    come_in(page)
    card, companion = page.locator("#companion-card"), page.locator("#companion")
    expect(card).to_contain_text("that’s modeling!")
    ear.recorder.onset(mark)  # Meadow speaks by itself, once the family is in
    light = page.locator(".word.spotlit")
    expect(light).to_have_count(1)
    expect(companion).to_have_attribute("data-activity", "waiting")
    assert light.get_attribute("data-word") != "fridge"
    word = ear.hear(lambda: thing(page, "fridge").tap())
    ear.knows(word, "fridge", once=False)
    shows(page, "kitchen/fridge/scene")
    expect(page.locator("#celebration")).to_have_attribute("data-intensity", "3")
    expect(page.locator("#celebration[data-frames]")).to_have_count(1)  # and it is over
    expect(companion).to_have_attribute("data-activity", "resting")
    expect(light).to_have_count(0)
    expect(card).to_be_hidden()
    ear.knows(ear.hear(lambda: thing(page, "milk").tap()), "milk", once=False)
    # One word is enough at this age: nothing is offered, and nobody asks anything again.
    expect(message(page).last).to_have_text("milk")
    expect(page.locator(OFFERS)).to_have_count(0)
    assert page.errors == []


ALONE = """(selector) => {
  const frames = [...document.querySelectorAll(".scan-mark:not([hidden]) > *")]
    .map((frame) => frame.getBoundingClientRect());
  const framed = [...document.querySelectorAll("button")].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return one.checkVisibility() && frames.some((frame) => left >= frame.left - 1
      && right <= frame.right + 1 && top >= frame.top - 1 && bottom <= frame.bottom + 1);
  });
  return framed.some((one) => one.matches(selector)) ? framed.length : 0;
}"""


class Switches:
    """A hand on one switch or two. It looks where the frame is, and presses when that fits."""

    def __init__(self, page, press, step):
        self.page, self.press, self.step = page, press, step
        page.wait_for_selector(".scan-mark", state="attached")

    def choose(self, selector):
        """Goes into what encloses the one that matches, until it stands alone, and takes it."""
        for _ in range(6):
            around = self.await_frame(selector)
            self.page.keyboard.press(self.press)
            if around == 1:
                return
        raise AssertionError(f"the frame never stood around {selector} alone")

    def await_frame(self, selector):
        for _ in range(200):
            if around := self.page.evaluate(ALONE, selector):
                return around
            self.step(self.page)
        raise AssertionError(f"the frame never came to {selector}")


@pytest.mark.parametrize("scanning, press, step", [
    ("auto", "Space", lambda page: page.clock.run_for(1500)),
    ("manual", "Enter", lambda page: page.keyboard.press("Tab"))], ids=["one", "two"])
def test_a_child_with_a_switch_says_a_word_and_the_phrase_that_follows(
        home, open_page, ear, scanning, press, step):
    """Document 001, Access & Motor: a frame goes or is moved about; one key takes what it holds."""
    live_in(home, scanning=scanning)
    page = open_page(home, tier=None, reduced_motion="reduce", before=hold_time, **TABLET)
    stop_time(page, install=False)
    hand = Switches(page, press, step)
    word = '.word[data-word="I love you"]'
    first = ear.hear(lambda: hand.choose(word))
    # What could come next is gone to first.
    phrase, *_ = becomes(page, lambda: phrases(page), lambda now: len(now) == 3)
    second = ear.hear(lambda: hand.choose(".offer:not([inert])"))
    page.clock.resume()
    expect(message(page)).to_have_text([phrase])
    ear.knows(first, "I love you")
    ear.knows(second, phrase)
    assert page.errors == []
