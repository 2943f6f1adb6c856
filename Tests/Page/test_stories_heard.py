"""Grown-ups' days with Meadow, and days on which something breaks: what is set and said is heard in
the room, once (requirements, Stories; document 001, layers and Insight; architecture §7)."""
import re

from playwright.sync_api import expect

from gate_hands import CODE, Hand, enter, gate
from panel_stage import go, setting, until
from patience import becomes
from scene_stage import shows
from story_stage import (  # noqa: F401
    OFFERS, TABLET, core, ear, home, live_in, message, offered, phrases, thing)

SENTENCE = "I want more juice"


def hold_the_gear(page):
    """Two fingers on the gear, for as long as it takes."""
    hand = Hand(page, page.locator("#gear"), gap=24)
    hand.put(2)
    expect(page.locator("#gear.held")).to_be_visible()
    expect(page.locator("#gate, #grown-ups:not([hidden])")).to_be_visible()
    hand.put(0)


def choose(page, key, name):
    setting(page, key).get_by_role("radio", name=name, exact=True).tap()


def longest(ear, text, word):
    """The seconds of `text`, of three touches on `word`: a busy machine swallows some of it."""
    return max(ear.hears(text, word.tap) for _ in range(3))


def test_a_tired_parent_mistypes_the_code_and_makes_the_evening_slower_and_calmer(
        home, open_page, ear):
    """Document 001, layer 1: a gate that holds and never stops a child; settings that are heard."""
    # What is celebrated waits for the exchange to close.
    live_in(home, celebrations="full", bubbleSeconds=12)
    home.send("/v1/gate/code", {"code": CODE}, method="PUT")
    page = open_page(home, tier=None, gate="shut", **TABLET)
    hold_the_gear(page)
    for left in ["2 tries", "ne try"]:
        enter(page, "1111")
        expect(gate(page).get_by_role("alert")).to_contain_text(left)
    enter(page, "1111")
    timer = gate(page).get_by_role("timer")
    expect(timer).to_have_text(re.compile(r"^Try again in [1-3]?\d s$"))
    # The child is not told to wait: the word is heard, and the chime of the first one.
    ear.hear(lambda: core(page, "more").tap())
    expect(message(page)).to_have_text(["more"])
    expect(page.locator("#celebration[data-frames]")).to_have_attribute("data-intensity", "3")
    expect(timer).to_be_hidden()
    enter(page, CODE)
    expect(page.locator("#grown-ups")).to_be_visible()
    # The panel lies beside the child's screen, which goes on speaking.
    go(page, "Learning & Engagement")
    choose(page, "celebrations", "Off")
    until(page, home, "celebrations", "off")
    page.evaluate("delete document.querySelector('#celebration').dataset.intensity")
    word = page.locator("#core-bar .word:visible").last
    text = word.get_attribute("data-word")
    usual = longest(ear, text, word)
    go(page, "Sound")
    slower = setting(page, "rate").get_by_role("slider")
    ear.hears(SENTENCE, lambda: slower.fill("0.6"))
    until(page, home, "rate", 0.6)
    assert longest(ear, text, word) > usual * 1.25
    go(page, "Vocabulary")
    page.get_by_role("button", name="Hide or show words").tap()
    page.get_by_label("Find a word").fill("milk")
    page.get_by_role("button", name="milk", exact=True).tap()
    until(page, home, "hiddenWords", {"kitchen": ["milk"]})
    page.get_by_role("button", name="Done", exact=True).tap()
    expect(page.locator("#grown-ups")).to_be_hidden()
    # What was set stays when the grown-up has gone.
    ear.hears("fridge", lambda: thing(page, "fridge").tap())
    shows(page, "kitchen/fridge/scene")
    expect(thing(page, "juice")).to_be_visible()
    expect(page.locator('#stage .word[data-word="milk"]')).to_have_count(0)
    page.locator("#mode").tap()
    shows(page, "kitchen/fridge/grid")
    expect(page.locator('#grid .word[data-word="juice"]')).to_be_visible()
    expect(page.locator('.word[data-word="milk"]')).to_have_count(0)
    for _ in range(2):
        ear.hears("juice", lambda: page.locator('#grid .word[data-word="juice"]').tap())
    expect(message(page).last).to_have_text("juice")
    # Not even the tenth word of the day was celebrated.
    assert page.locator("#celebration").get_attribute("data-intensity") is None
    # The browser's own lines about three codes that were refused, and nothing else.
    told = [re.sub(r".*status of (\d+).*", r"\1", error) for error in page.errors]
    assert told == ["403", "403", "429"]


def test_after_a_day_of_touches_a_grown_up_reads_what_was_said_and_in_which_order(home, open_page):
    """Document 001, Insight & Usage: counts, what for, and messages touch by touch."""
    live_in(home)
    page = open_page(home, tier=None, gate="shut", **TABLET)
    chain = ["milk"]  # opening is not talking
    for word in ["fridge", "milk"]:
        with page.expect_response("**/v1/taps"):
            thing(page, word).tap()
        shows(page, "kitchen/fridge/scene")
    for _ in range(2):
        # Those of the last touch: what the one before it had on offer may still be seen.
        expect(page.locator(OFFERS).locator(".words")).to_have_text(offered(home))
        chain.append(phrases(page)[0])
        with page.expect_response("**/v1/taps"):
            page.locator(OFFERS).first.tap()
        expect(message(page)).to_have_text([chain[-1]])
    page.locator('.place[data-scene="bathroom"]').tap()
    shows(page, "bathroom/scene")
    for word in ["more", "help", "more"]:
        with page.expect_response("**/v1/taps"):
            core(page, word).tap()
    with page.expect_response("**/v1/message"):
        page.locator("#speak").tap()
    page.locator("#clear").tap()
    expect(message(page)).to_have_text(["Tap a picture"])
    page.goto(home.url + "/insight")
    page.wait_for_selector("#gate")
    Hand(page).put(2)
    words = page.locator(".insight-words")
    expect(words).to_contain_text("Mia used Meadow on 1 day")
    expect(words).to_contain_text("4 words were touched, 3 different ones")
    expect(words).to_contain_text("A phrase on offer was chosen 2 times.")
    expect(words).to_contain_text("The favourite word was “more”")
    # Touch after touch, the newest message first; each place of the child's begins a new one.
    assert page.evaluate("""() => [...document.querySelectorAll(".insight-chain")].map((chain) =>
      [...chain.children].map((chip) => chip.lastChild.textContent))""") \
        == [["more", "help", "more"], chain]
    assert page.errors == []


def test_a_page_that_is_loaded_anew_in_the_middle_of_an_exchange_goes_on_where_it_was(
        home, open_page, ear):
    """Document 000 M2-006: what is said is the service's; a page that goes takes nothing along."""
    live_in(home)
    page = open_page(home, tier=None, **TABLET)
    ear.hears("fridge", lambda: thing(page, "fridge").tap())
    shows(page, "kitchen/fridge/scene")
    ear.hears("milk", lambda: thing(page, "milk").tap())
    expect(page.locator(OFFERS)).to_have_count(3)
    phrase = phrases(page)[0]

    def choose_and_reload():
        page.locator(OFFERS).first.tap()
        expect(page.locator(OFFERS).filter(has_text=phrase)).to_have_count(0)
        page.reload()

    before = ear.recorder.now
    ear.hears(phrase, choose_and_reload)
    shows(page, "kitchen/fridge/scene")
    expect(message(page)).to_have_text([phrase])
    becomes(page, lambda: phrases(page), lambda now: len(now) == 3 and now == offered(home))
    assert ear.recorder.now > before
    ear.silent()
    following = phrases(page)[2]
    ear.hears(following, lambda: page.locator(OFFERS).nth(2).tap())
    expect(message(page)).to_have_text([following])
    assert home.get("/v1/state")["followUps"]["turn"] == 2 and page.errors == []


def test_when_meadow_dies_in_the_middle_of_a_phrase_the_child_waits_a_moment_and_goes_on(
        home, open_page, ear):
    """Architecture §7: never silent, never lying; what was touched meanwhile is never said late."""
    live_in(home)
    page = open_page(home, tier=None, **TABLET)
    ear.hear(lambda: thing(page, "fridge").tap())
    shows(page, "kitchen/fridge/scene")
    ear.hear(lambda: thing(page, "milk").tap())
    expect(page.locator(OFFERS)).to_have_count(3)

    def choose_and_die():
        mark = ear.recorder.now
        page.locator(OFFERS).first.tap()
        ear.recorder.onset(mark)
        home.kill()

    ear.hear(choose_and_die)
    expect(page.locator("#offline")).to_be_visible()
    expect(page.locator("#offline")).to_contain_text("until it wakes up by itself")
    expect(page.locator(OFFERS)).to_have_count(0)
    for word in ["more", "help", "more"]:
        core(page, word).tap()
    expect(page.locator("#message")).to_have_attribute("data-state", "unheard")
    home.start()
    expect(page.locator("#offline")).to_be_hidden()
    shows(page, "kitchen/fridge/scene")
    ear.silent()
    ear.hears("milk", lambda: thing(page, "milk").tap())
    expect(message(page)).to_have_text(["milk"])
    phrase, *_ = becomes(
        page, lambda: phrases(page), lambda now: len(now) == 3 and now == offered(home))
    ear.hears(phrase, lambda: page.locator(OFFERS).first.tap())
    expect(message(page)).to_have_text([phrase])
