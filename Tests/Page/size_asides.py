"""What comes over the child's screen now and then, and the board of a Meadow that is away, for size_walk.py."""
import tempfile

from playwright.sync_api import expect

import screens
from screens import resize
from service import Service
from size_screens import LEAST, TIERS, board, deepest_of, go, home, into

#: What the ring leads to first: a thing of this scene, another scene, a folder of the core words.
WAYS = ("banana", "toothbrush", "happy")
#: Core words with a sign of their own, one of which every bar has.
SIGNED = ", ".join(f'[data-word="{word}"]' for word in ("more", "want", "eat", "help", "mommy"))


def asides(walk, is_wanted=True):
    """What comes over the board, or beside it."""
    for tier in TIERS:
        page = board(walk, tier)
        into(walk, page, "kitchen", ())
        walk.service.send("/v1/modelling")
        page.wait_for_selector("#modelling", state="visible")
        walk.look(page, f"tier {tier}, showing how", least=LEAST[tier])
        into(walk, page, *deepest_of(walk.service)[0])
        walk.look(page, f"tier {tier}, showing how, deep", least=LEAST[tier])
        walk.service.delete("/v1/modelling")
        home(walk)
        walk.service.send("/v1/companion", {"action": "start"})
        walk.look(page, f"tier {tier}, speak with me", least=LEAST[tier])
        walk.service.send("/v1/companion", {"action": "stop"})
        screens.offline(page)
        walk.look(page, f"tier {tier}, away", least=LEAST[tier])
        walk.close()


def gear(walk, is_wanted=True):
    """The line that tells a grown-up how the gear opens, for a finger, a mouse and a keyboard."""
    for tier, settings, least in [(1, {}, 72), (3, {}, 60), (2, {"buttonSize": 100}, 100)]:
        board(walk, tier, **settings)
        for hand in ("finger", "mouse", "keyboard"):
            page = walk.open(gate="shut", has_touch=True)
            into(walk, page, *([("kitchen", ())] if hand == "mouse" else deepest_of(walk.service))[0])
            says, button = page.locator(".gear-says"), page.locator("#gear")
            acts = {"finger": button.tap, "mouse": button.click, "keyboard": lambda: button.press("Enter")}

            def ask(act=acts[hand]):
                act()
                expect(says).to_be_visible()
            walk.each(page, f"tier {tier} {settings or ''} gear, {hand}", ask, least=least)
        home(walk)
        walk.close()


def signs(walk, is_wanted=True):
    """How a word is signed, asked for by a long press."""
    page = board(walk, 2, signing=True)
    into(walk, page, "kitchen", ())

    def ask():
        bar = page.locator("#core-bar .word:visible")
        bar.and_(page.locator(SIGNED)).first.press("Enter", delay=1000)
        expect(page.locator("#companion-card .companion-sign")).to_be_visible()
    walk.each(page, "a sign", ask)
    home(walk)


def found(walk, is_wanted=True):
    """The way to a word: what was found, and the ring on the child's screen."""
    for tier in TIERS:
        walk.service.reset(tier)
        for word in WAYS:
            page = walk.open("/settings#find")
            page.get_by_label("Which word").fill(word)
            row = page.locator(f".found-places button[data-word='{word}']:enabled")
            page.locator(".found-places button").first.wait_for()
            if not row.count():
                walk.close()
                continue  # it comes with a later tier
            if tier == 2:
                walk.look(page, f"found: {word}", root="#grown-ups")
                resize(page, 1280, 800)
            row.first.click()
            expect(page.locator("#grown-ups")).to_be_hidden()
            expect(page.locator(".guided")).to_have_count(1)
            walk.look(page, f"tier {tier}, the ring to {word}", least=LEAST[tier])
            expect(page.locator(".guided")).to_have_count(1)
            walk.service.delete("/v1/modelling")
            walk.close()
        home(walk)


# The board of a Meadow that is away.
def away(walk, is_wanted=True):
    """What a tablet shows that says its words itself while Meadow is away."""
    for tier, settings, least in [(1, {}, 72), (2, {"showsLabels": True}, 60), (3, {}, 60),
                                  (2, {"buttonSize": 100}, 100)]:
        with tempfile.TemporaryDirectory() as data:
            own = Service(data, output="browser", environment={
                "PULSE_SERVER": "unix:/nonexistent"}).start()
            try:
                away_at(walk, own, tier, settings, least)
            finally:
                walk.close()
                own.stop()


def away_at(walk, own, tier, settings, least):
    own.reset(tier)
    for text in ("Grandma", "Uncle Bartholomew"):
        own.send("/v1/words", {"text": text, "group": "people"})
    own.send("/v1/settings", {"speaksWhenAway": True, **settings}, method="PATCH")
    page = walk.open(service=own, service_workers="allow")
    name = f"tier {tier} {settings or ''}".strip()
    page.wait_for_selector("#wake", state="visible")
    walk.look(page, f"{name}, the sound is off", least=least)
    page.mouse.click(5, 5)  # a browser turns the sound on at a gesture
    page.wait_for_selector("#sound[data-mood=well]", state="attached")
    page.wait_for_selector("body[data-kept=whole]", state="attached")
    own.send("/v1/taps", {"word": "want"})
    expect(page.locator("#message .said")).to_have_count(1)
    own.kill()
    expect(page.locator(".away-sign")).to_be_visible()
    walk.look(page, f"{name}, away and speaking", least=least)
    page.goto(own.url + "/")
    page.wait_for_selector("body[data-ready]")
    expect(page.locator(".away-sign")).to_be_visible()
    walk.look(page, f"{name}, the kept board", least=least)
    resize(page, 1280, 800)
    for word in ("want", "more", "Grandma"):
        page.locator(f'.word[data-word="{word}"]:visible').first.click()
    expect(page.locator("#message .said").last).to_have_text("Grandma")
    walk.look(page, f"{name}, the kept board with a message", least=least)

    def folder():
        if not page.locator("#category").is_visible():
            page.locator("#cells .group").first.click()
        page.locator("#category .word").first.wait_for()
    if page.locator("#cells .group:visible").count():
        walk.each(page, f"{name}, the kept board, a folder", folder, least=least,
                  root="#category, #core-bar, #always, .friend")


PARTS = {"asides": asides, "gear": gear, "signs": signs, "found": found, "away": away}
