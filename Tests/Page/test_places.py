"""Places never move: whatever grown-ups hide, add, pin or thin out, every word that stays visible
stays where it was, on the real board (document 001, Vocabulary; docs/requirements)."""
import random
import re

import pytest
from playwright.sync_api import expect

from panel_stage import go as go_to, open_side, until
from patience import becomes, drawn
from scene_stage import boxes, change, go, shows, stands, thing

EVERYTHING = """() => Object.fromEntries([...document.querySelectorAll(
    "#cells .word, #cells .group, #always .word, .place-view:not([aria-hidden]) .thing, .own, #grid .word")]
  .filter((one) => one.getClientRects().length).map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const part = one.closest(".pinned, section, .family-words, .ground, #always")
      ?.className.split(" ")[0] ?? "";
    const name = one.dataset.object ?? one.dataset.group ?? one.dataset.word;
    const list = one.closest(".list");
    return [`${part}: ${name}`,
      [x, y + (list?.scrollTop ?? 0), width, height].map(Math.round).join(" ")];
  }))"""
IDS = "(all) => all.map(({ dataset }) => dataset.object)"
NAMES = "(all) => all.map(({ dataset }) => dataset.word)"
GROUND = "document.querySelector('.place-view:not([aria-hidden]) .ground').offsetHeight"
TABLET, PHONE = {"width": 1180, "height": 820}, {"width": 390, "height": 844}


def settled(page, service):
    """Waits until the page shows what the service says."""
    state = service.get("/v1/state")
    kitchen = service.get("/v1/scenes/kitchen")
    grid, scene = kitchen["grid"], kitchen["scene"]
    if state["navigation"]["mode"] == "grid":
        pinned = len(grid["pinned"])
        words = [it["word"] for part in ("sceneWords", "coreWords", "myWords") for it in grid[part]]
        seen = page.locator("#grid .list .word")
        becomes(page, lambda: sorted(seen.evaluate_all(NAMES)), sorted(words))
        if pinned <= 5:
            expect(page.locator("#grid .pinned .word")).to_have_count(pinned)
    else:
        things = page.locator(".place-view:not([aria-hidden]) .thing")
        becomes(page, lambda: sorted(things.evaluate_all(IDS)), sorted(it["id"] for it in scene["objects"]))
        own = page.locator(".place-view:not([aria-hidden]) .own")
        becomes(page, lambda: sorted(own.evaluate_all(NAMES)), sorted(it["word"] for it in scene["myWords"]))
    core = {word["word"] for word in state["coreBar"]}
    page.wait_for_function("""(core) => [...document.querySelectorAll("#cells .word")]
      .every(({ dataset }) => core.includes(dataset.word))""", arg=list(core))
    drawn(page)


class Family:
    """Edits the board by chance, and takes its own words away at the end."""

    def __init__(self, service, chance):
        self.service, self.chance, self.own = service, chance, []
        self.hidden, self.hearts = {"kitchen": set(), "core": set()}, set()
        kitchen = service.get("/v1/scenes/kitchen")
        self.scene = [it["word"]["word"] for it in kitchen["scene"]["objects"] if not it["opens"]]
        self.scene += [it["word"] for it in kitchen["grid"]["sceneWords"]][:30]
        self.core = [it["word"] for it in kitchen["grid"]["coreWords"] if it["word"] != "I love you"]

    def edit(self):
        kind = self.chance.choice(["hide", "hide", "core", "add", "add", "gone", "heart", "density"])
        if kind == "hide":
            return self.toggle("kitchen", self.chance.choice(self.scene))
        if kind == "core":
            return self.toggle("core", self.chance.choice(self.core))
        if kind == "add" and len(self.own) < 5:
            group = self.chance.choice(["people", "people", "things", "places"])
            text = f"Own {self.chance.randrange(10**9)}"
            word = self.service.send("/v1/words", {
                "text": text, "group": group, "favorite": self.chance.random() < 0.3})
            self.own.append(word["id"])
            return f"add {group}"
        if kind == "gone" and self.own:
            self.service.delete(f"/v1/words/{self.own.pop(self.chance.randrange(len(self.own)))}")
            return "take a word away"
        if kind == "heart":
            word = self.chance.choice(self.scene + self.core).lower()
            self.hearts ^= {word}
            if len(self.hearts) > 3:
                self.hearts = {word}
            change(self.service, favorites=sorted(self.hearts))
            return f"heart {word}"
        change(self.service, densities={
            "kitchen": self.chance.choice(["low", "medium", "high"])})
        return "density"

    def toggle(self, place, word):
        self.hidden[place] ^= {word.lower()}
        change(self.service, hiddenWords={place: sorted(self.hidden[place])})
        return f"hide or show {word}"

    def leave(self):
        for word in self.own:
            self.service.delete(f"/v1/words/{word}")


@pytest.mark.parametrize("tier, mode, viewport", [
    (1, "scene", TABLET), (2, "scene", PHONE), (1, "grid", TABLET), (3, "grid", TABLET)])
def test_no_edit_moves_a_word_that_stays(open_page, service, tier, mode, viewport):
    seed = random.randrange(10**6)
    go(service, mode=mode)
    page = open_page(service, tier=tier, viewport=viewport, reduced_motion="reduce")
    shows(page, f"kitchen/{mode}")
    page.locator(".thing.drawn").first.wait_for(state="attached")
    family = Family(service, random.Random(seed))
    try:
        settled(page, service)
        before = page.evaluate(EVERYTHING)
        assert len(before) > 20
        for _ in range(14):
            edit = family.edit()
            settled(page, service)
            after = page.evaluate(EVERYTHING)
            moved = {name: (place, after[name]) for name, place in before.items()
                     if name in after and after[name] != place}
            assert moved == {}, (f"seed {seed}", edit, moved)
            before = after
    finally:
        family.leave()
        go(service, mode="scene")
    assert page.errors == []


def test_the_first_own_word_brings_its_door_and_moves_nothing(open_page, service):
    page = open_page(service, tier=1, viewport=TABLET)
    shows(page, "kitchen/scene")
    stands(page)
    before = page.evaluate(EVERYTHING)
    expect(page.locator("#cells .group")).to_have_count(0)
    word = service.send("/v1/words", {"group": "people", "text": "Nana", "emoji": "👵"})
    try:
        expect(page.locator("#cells .group")).to_have_count(1)
        expect(page.locator(".own")).to_have_count(1)
        drawn(page)
        after = page.evaluate(EVERYTHING)
        assert {name: after.get(name) for name in before} == before
        page.locator('#cells .group[data-group="own"]').click()
        expect(page.locator('#category .word[data-word="Nana"]')).to_be_visible()
    finally:
        service.delete(f"/v1/words/{word['id']}")


def test_in_a_folder_a_hidden_word_leaves_its_place_free(open_page, service):
    page = open_page(service, tier=3, viewport=TABLET)
    page.locator('#cells .group[data-group="misc"]').click()
    tiles = page.locator("#category .word")
    tiles.first.wait_for()
    still = "() => !document.getElementById('category').getAnimations().length"
    page.wait_for_function(still)  # it springs open
    place = lambda: {tile.get_attribute("data-word"): tile.bounding_box() for tile in tiles.all()}
    before = place()
    change(service, hiddenWords={"core": ["in", "one"]})
    expect(page.locator('#category .word[data-word="in"]')).to_have_count(0)
    after = place()
    assert "out" in after and after == {word: box for word, box in before.items() if word in after}


@pytest.mark.parametrize("viewport", [TABLET, PHONE], ids=["tablet", "phone"])
@pytest.mark.parametrize("labels", [False, True], ids=["pictures", "labels"])
def test_a_feeling_has_the_same_place_in_every_tray_at_every_tier(
        open_page, service, viewport, labels):
    page = open_page(service, tier=3, viewport=viewport, reduced_motion="reduce")
    seen, on_screen = {}, {}
    for tier in (3, 1):
        service.choose(tier)
        change(service, showsLabels=labels)
        expect(page.locator("body")).to_have_attribute("data-tier", str(tier))
        expect(page.locator("body")).to_have_attribute("data-labels", str(labels).lower())
        for scene in ("kitchen", "bathroom", "bedroom", "playroom", "outdoors"):
            go(service, scene=scene)
            shows(page, f"{scene}/scene")
            stands(page)
            page.locator("#companion").click()
            feelings = page.locator(".feeling")
            feelings.first.wait_for()
            drawn(page)
            tray = page.locator("#tray").bounding_box()
            for feeling in feelings.all():
                name, box = feeling.get_attribute("data-phrase"), feeling.bounding_box()
                # On the screen, and in the tray, which stands higher where the words below are larger.
                at = (round(box["x"]), round(box["y"]))
                assert on_screen.setdefault((tier, name), at) == at, (tier, scene, name)
                at = (round(box["x"] - tray["x"]), round(box["y"] - tray["y"]))
                assert seen.setdefault(name, at) == at, (tier, scene, name)
            page.keyboard.press("Escape")
            expect(page.locator("#tray")).to_be_hidden()
    assert {"I'm sad", "I'm mad", "I'm scared", "I'm tired", "I love you"} <= set(seen)


def test_hiding_a_thing_that_holds_others_asks_and_can_leave_the_way_to_them(open_page, service):
    inside = service.get("/v1/scenes/kitchen/contents")["fridge"]
    page = open_side(open_page, service, viewport=TABLET)
    go_to(page, "Vocabulary")
    page.get_by_role("button", name="Hide or show words").click()
    fridge = page.locator('.pick-word[data-word="fridge"]')
    asked = page.get_by_role("group", name=re.compile("^(“fridge” holds|[0-9]+ words in “fridge”)"))
    way = page.locator('.place-view:not([aria-hidden]) .way[data-open="fridge"]')
    count = len(inside)
    assert count > 6  # so many are named, of the others it is said how many there are

    # It says how many go and which, and nothing changes before the answer, nor where that is no.
    fridge.click()
    expect(asked).to_contain_text(f"“fridge” holds {count} words: {', '.join(inside[:6])}…")
    expect(asked.get_by_role("button")).to_have_text(
        ["Hide only “fridge”", f"Hide it with its {count} words", "Change nothing"])
    expect(asked.get_by_role("button").first).to_be_focused()
    assert service.get("/v1/settings")["hiddenWords"] == {}
    asked.get_by_role("button", name="Change nothing").click()
    expect(asked).to_be_hidden()
    expect(fridge).to_have_attribute("aria-pressed", "true")
    assert service.get("/v1/settings")["hiddenWords"] == {}

    # The thing alone: what it holds stays, behind a plain door.
    fridge.click()
    asked.get_by_role("button", name="Hide only “fridge”").click()
    until(page, service, "hiddenWords", {"kitchen": ["fridge"]})
    expect(fridge).to_have_attribute("aria-pressed", "false")
    expect(page.get_by_text(re.compile("^1 of [0-9]+ hidden$"))).to_be_visible()
    expect(way).to_be_visible()
    fridge.click()  # Nothing in it is hidden: nobody needs to be asked.
    until(page, service, "hiddenWords", {"kitchen": []})
    expect(asked).to_be_hidden()
    expect(thing(page, "fridge")).to_have_accessible_name("fridge, opens")

    # With all that it holds; and shown again it brings back what it took along.
    fridge.click()
    asked.get_by_role("button", name=f"Hide it with its {count} words").click()
    expect(page.get_by_text(re.compile(f"^{count + 1} of [0-9]+ hidden$"))).to_be_visible()
    expect(thing(page, "fridge")).to_have_count(0)
    becomes(page, lambda: sorted(service.get("/v1/settings")["hiddenWords"]["kitchen"]),
            sorted(word.replace(" ", "-") for word in ["fridge", *inside]))  # by their ids
    fridge.click()
    expect(asked).to_contain_text(f"{count} words in “fridge” are hidden too: {', '.join(inside[:6])}…")
    asked.get_by_role("button", name=f"Show it with its {count} words").click()
    until(page, service, "hiddenWords", {"kitchen": []})
    expect(thing(page, "fridge")).to_be_visible()
    assert page.errors == []


@pytest.mark.parametrize("tier", [2, 3])
def test_on_a_phone_phrases_come_and_go_and_every_thing_keeps_its_column_and_its_row(
        open_page, service, tier):
    page = open_page(service, tier=tier, viewport=PHONE, reduced_motion="reduce")
    for scene in ["kitchen", "bathroom", "bedroom", "playroom", "outdoors"]:
        go(service, scene=scene)
        shows(page, f"{scene}/scene")
        expect(page.locator("#offers")).to_be_hidden()
        stands(page)
        rest = {box["word"]: box for box in boxes(page, ".thing")}
        high = page.evaluate(GROUND)
        page.locator("#core-bar .word[data-word=help]").click()
        page.locator("#offers .offer").first.wait_for()
        page.wait_for_function(f"(high) => {GROUND} < high", arg=high)
        drawn(page)
        offered = {box["word"]: box for box in boxes(page, ".thing")}
        assert list(offered) == list(rest) and len(rest) > 5
        for word, box in rest.items():
            assert abs(box["x"] - offered[word]["x"]) < 1, (scene, word)
            assert box["height"] >= offered[word]["height"] - 1, (scene, word)
            for other, below in rest.items():
                if box["y"] + box["height"] <= below["y"]:
                    assert offered[word]["y"] < offered[other]["y"], (scene, word, other)
        service.send("/v1/message", {"action": "clear"})
    go(service, scene="kitchen")


def test_the_way_that_stays_says_nothing_and_leads_to_what_lies_there(open_page, service):
    change(service, hiddenWords={"kitchen": ["fridge"]})
    page = open_page(service, tier=2, viewport=TABLET, has_touch=True)
    fridge = thing(page, "fridge")
    expect(fridge).to_have_accessible_name("opens")
    expect(page.locator('.word[data-word="fridge"]')).to_have_count(0)
    before = len([url for url in page.requests if url.endswith("/v1/taps")])
    fridge.tap()
    shows(page, "kitchen/fridge/scene")
    # The way in says nothing, and what lies there can be said.
    assert len([url for url in page.requests if url.endswith("/v1/taps")]) == before
    with page.expect_request("**/v1/taps") as request:
        thing(page, "fridge-milk").tap()
    assert request.value.post_data_json["word"] == "milk"


def test_more_favourites_than_a_row_holds_are_a_touch_away(open_page, service):
    words = ["milk", "water", "juice", "snack", "cookie", "banana", "apple", "hungry", "yummy",
             "yucky", "cup", "spoon"]
    change(service, favorites=words)
    go(service, mode="grid")
    try:
        page = open_page(service, tier=2, viewport=TABLET)
        shows(page, "kitchen/grid")
        row = page.locator(".pinned .word")
        first = set(row.evaluate_all(NAMES))
        page.get_by_role("button", name="More favourites").click()
        becomes(page, lambda: first | set(row.evaluate_all(NAMES)), set(words))
    finally:
        go(service, mode="scene")
