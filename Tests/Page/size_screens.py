"""The child's screens that size_walk.py looks at: a part is a function of a Walk, which opens pages and
goes through them. Places of scenes are found by asking the service, so a new one is walked by itself.
What comes over the board is in size_asides.py, the grown-ups' side in size_grown_ups.py."""
import json
import urllib.parse

from playwright.sync_api import expect

from screens import opened, resize
from size_grown_ups import LONG_NAME, PICTURED, pictures, view

TIERS = (1, 2, 3)
SCENES = ("kitchen", "bathroom", "bedroom", "playroom", "outdoors")
LEAST = {1: 72, 2: 60, 3: 60}
#: The largest buttons, for every tier: (tier, settings, least).
LARGE = [(tier, {"buttonSize": 100}, 100) for tier in TIERS]
FAMILY = [("people", "Grandma", "👵"), ("people", "Uncle Bartholomew", "👨"),
          ("people", "Grandmother-in-law Alexandra", "👩‍🦳"), ("things", "blankie", "🧣"),
          ("things", "Bun-Bun", "🐰"), ("places", "kindergarten", "🏫")]


# The set-up.
def setup(walk, is_wanted=True):
    """A family's first minute, then a child called Mia with words of her family's own."""
    service = walk.service
    if is_wanted:
        page = walk.open(gate="shut")
        page.wait_for_selector("#setup h1")
        walk.look(page, "setup", root="#setup")
        page.locator("label", has=page.get_by_role("radio", name="12–18")).click()
        page.locator("label", has=page.get_by_role("radio", name="Sentences")).click()
        page.get_by_role("button", name="Change").wait_for()
        page.get_by_label("Your child’s name").fill("Alexandra Wilhelmina")
        walk.look(page, "setup, a note", root="#setup")
        resize(page, 1280, 800)
        page.get_by_role("button", name="Let’s go").click()
        page.get_by_role("button", name="Skip the code").wait_for()
        walk.look(page, "setup, code", root="#setup")
        resize(page, 1280, 800)
        for digit in "2580":
            page.get_by_role("button", name=digit, exact=True).click()
        page.get_by_role("button", name="Use this code").wait_for()
        walk.look(page, "setup, its code", root="#setup")
    service.reset()
    for group, word, emoji in FAMILY:
        service.send("/v1/words", {"text": word, "group": group, "emoji": emoji})
    for word in ["more", "milk", "banana", "go", "up", "help", "juice", "cookie", "eat"]:
        service.send("/v1/taps", {"word": word, "scene": "kitchen"})
    service.send("/v1/message", {"action": "clear"})


# The child's screen.
def board(walk, tier, **settings):
    """A child's screen at `tier`, with such settings."""
    walk.service.reset(tier)
    if settings:
        walk.service.send("/v1/settings", settings, method="PATCH")
    return walk.open()


def go(walk, **move):
    walk.service.send("/v1/navigation", move)


def home(walk, scene="kitchen"):
    """The scene's picture, nothing open, nothing said."""
    for move in ({"overlay": "none"}, {"mode": "scene"}, {"scene": scene}, {"home": True}):
        go(walk, **move)
    walk.service.send("/v1/avatar", {"open": False})
    walk.service.send("/v1/message", {"action": "clear"})


def paths(service, scene, path=()):
    """Every place of a scene that can be opened at the tier that is set: (), (fridge,), …"""
    yield path
    query = f"?path={'/'.join(map(urllib.parse.quote, path))}" if path else ""
    with service.request(f"/v1/scenes/{scene}{query}", None, "GET") as answer:
        objects = json.load(answer)["scene"]["objects"]
    for each in objects:
        if each.get("opens"):
            yield from paths(service, scene, (*path, each["id"]))


def into(walk, page, scene, path):
    """Brings the page to a place of a scene."""
    home(walk, scene)
    for step in path:
        go(walk, open=step)
    expect(page.locator("body")).to_have_attribute("data-shown", "/".join([scene, *path, "scene"]))
    page.wait_for_function("() => !document.querySelector('.place-view[aria-hidden]')")


def places_of(walk, tier, least, label="", scenes=SCENES, deepest=None, **settings):
    page = board(walk, tier, **settings)
    for scene in scenes:
        for path in list(paths(walk.service, scene)):
            if deepest is not None and len(path) not in deepest:
                continue
            into(walk, page, scene, path)
            walk.look(page, f"tier {tier}{label} {'/'.join([scene, *path])}", least=least)
    home(walk)


def places(walk, is_wanted=True):
    """Every place of every scene at every tier."""
    for tier in TIERS:
        places_of(walk, tier, LEAST[tier])


def large(walk, is_wanted=True):
    """The same with larger buttons."""
    for tier in TIERS:
        places_of(walk, tier, 100, " size 100", buttonSize=100)
        places_of(walk, tier, 80, " size 80", buttonSize=80, deepest=(0, 2))


def labels(walk, is_wanted=True):
    """The same with words under the pictures."""
    places_of(walk, 2, 60, " labels", showsLabels=True)
    places_of(walk, 1, 72, " labels", showsLabels=True, deepest=(0,))


def deepest_of(service):
    """The places that lie deepest."""
    return [(scene, path) for scene in SCENES for path in paths(service, scene) if len(path) >= 2]


def talk(walk, is_wanted=True):
    """A message of several words and what could come next, at home and at the deepest places."""
    for tier, settings, least in [(tier, {}, LEAST[tier]) for tier in TIERS] + LARGE:
        page = board(walk, tier, **settings)
        deep = deepest_of(walk.service)
        for scene, path in [("kitchen", ()), *deep[:2], *deep[-1:]]:
            into(walk, page, scene, path)
            for words in (["more"], ["want", "eat", "banana"], ["ice cream"]):
                if tier == 1 and len(words) > 1:
                    continue
                walk.service.send("/v1/message", {"action": "clear"})
                for word in words:
                    walk.service.send("/v1/taps", {"word": word, "scene": scene})
                expect(page.locator("#message-parts .said").last).to_have_text(words[-1])
                if tier > 1:
                    page.wait_for_selector("#offers .offer")
                walk.look(page, f"tier {tier} {'/'.join([scene, *path])}, {' '.join(words)} {settings or ''}"
                          .strip(), least=least)
        home(walk)


def light(walk, is_wanted=True):
    """Sentences of Light, and beginnings to fill in."""
    for tier, settings in ((2, {"conversation": "light"}), (2, {"carrierPhrases": True})):
        page = board(walk, tier, **settings)
        into(walk, page, "kitchen", ("fridge",))
        with page.expect_response("**/v1/taps"):
            page.locator("#scene .word[data-word=milk]:visible").click()
        page.wait_for_selector("#hints .hint", state="attached")
        walk.look(page, f"tier {tier} {json.dumps(settings)}", least=LEAST[tier])
        home(walk)


def grid(walk, is_wanted=True):
    """The grid of every scene."""
    for tier, settings, least in [
            (1, {}, 72), (2, {}, 60), (3, {}, 60), (2, {"showsLabels": True}, 60), *LARGE,
            (3, {"buttonSize": 80, "showsLabels": True}, 80)]:
        page = board(walk, tier, **settings)
        for scene in SCENES if not settings else SCENES[:1]:
            home(walk, scene)
            go(walk, mode="grid")
            page.locator("body[data-mode=grid] #grid .word:visible").first.wait_for()
            walk.look(page, f"tier {tier} grid {scene} {settings or ''}".strip(), least=least)
        home(walk)


def folders(walk, is_wanted=True):
    """Every group of core words, open."""
    for tier, settings, least in [(1, {}, 72), (2, {}, 60), (3, {}, 60), (3, {"showsLabels": True}, 60),
                                  *LARGE]:
        page = board(walk, tier, **settings)
        home(walk)
        for size in walk.sizes:
            walk.resize(page, size)
            for at in range(page.locator("#cells .group").count()):
                page.locator("#cells .group").nth(at).click()
                page.wait_for_selector("#category .word")
                # It takes the second touch of a hand that touches twice, and goes.
                page.locator(".category-sheet").wait_for(state="detached")
                for tab in range(max(1, page.locator("#category .tab:visible").count())):
                    if page.locator("#category .tab:visible").count():
                        page.locator("#category .tab:visible").nth(tab).click()
                    name = page.locator("#category").get_attribute("aria-label")
                    walk.look(page, f"tier {tier} folder {name} {settings or ''}".strip(), [size],
                              least=least, root="#category, #core-bar, #always, .friend")
                go(walk, overlay="none")
                page.wait_for_selector("#category", state="hidden")


def tray(walk, is_wanted=True):
    """What a child feels, in every scene."""
    for tier, settings, least in [(1, {}, 72), (2, {}, 60), (3, {}, 60), (2, {"showsLabels": True}, 60),
                                  *LARGE]:
        page = board(walk, tier, **settings)
        for scene in SCENES if not settings else SCENES[:1]:
            home(walk, scene)
            walk.service.send("/v1/avatar", {"open": True})
            page.wait_for_selector("#tray .feeling")
            walk.look(page, f"tier {tier} tray {scene} {settings or ''}".strip(), least=least,
                      root="#tray, #always, .friend")
        home(walk)


PARTS = {"setup": setup, "places": places, "large": large, "labels": labels, "talk": talk,
         "light": light, "grid": grid, "folders": folders, "tray": tray}


# What the ordinary suite looks at: the fewest screens that have everything a page is made of.
def sample(walk):
    service = walk.service
    page = board(walk, 1)
    into(walk, page, "kitchen", ())
    walk.look(page, "tier 1 kitchen", least=72)
    page = board(walk, 2)
    into(walk, page, "outdoors", ())
    walk.look(page, "tier 2 outdoors")
    deep = next(path for path in paths(service, "kitchen") if len(path) == 2)
    into(walk, page, "kitchen", deep)
    for word in ("want", "eat", "banana"):
        service.send("/v1/taps", {"word": word, "scene": "kitchen"})
    page.wait_for_selector("#offers .offer")
    walk.look(page, f"tier 2 kitchen/{'/'.join(deep)}, a message")
    home(walk)
    go(walk, mode="grid")
    page.locator("body[data-mode=grid] #grid .word:visible").first.wait_for()
    walk.look(page, "tier 2 grid")
    home(walk)
    service.send("/v1/settings", {"showsLabels": True}, method="PATCH")
    service.send("/v1/avatar", {"open": True})
    page.wait_for_selector("#tray .feeling .label:visible")
    walk.look(page, "tier 2 tray, labels", root="#tray, #always, .friend")
    service.send("/v1/avatar", {"open": False})
    page = board(walk, 2, buttonSize=100)
    into(walk, page, "kitchen", ())
    walk.look(page, "tier 2 kitchen, size 100", least=100)
    go(walk, mode="grid")
    page.locator("body[data-mode=grid] #grid .word:visible").first.wait_for()
    walk.look(page, "tier 2 grid, size 100", least=100)
    home(walk)
    walk.close()
    service.send("/v1/profile", {"name": LONG_NAME}, method="PATCH")
    for path in ("", "access", "vocabulary"):
        walk.look(view(walk, path), f"settings {path or 'home'}", root="#grown-ups")
        walk.close()
    pictures(walk, PICTURED[1:2])
    page = walk.open("/voices")
    page.wait_for_selector("#chips .chip")
    opened(page)
    walk.look(page, "voices")
    page = walk.open("/words")
    page.locator('[data-word="Grandma"]').click()
    page.wait_for_selector(".candidate")
    opened(page)
    walk.look(page, "words, one open")
    walk.close()
