"""The grid: its order, its places that never move, its pages, and how one gets there (document 000,
M2-002; document 001, "Scene-aware grid"; spec README 20)."""
import time

import pytest
from playwright.sync_api import expect

from fingers import all_said, spoken
from patience import becomes
from screens import resize
from scene_stage import boxes, change, go, overlaps, shows, touch

GRID = "#grid .word"
PLACES = """() => Object.fromEntries([...document.querySelectorAll("#grid .word")].map((one) => {
  const { gridRow, gridColumn } = getComputedStyle(one);
  const section = one.closest("section").getAttribute("aria-label");
  return [`${section}: ${one.dataset.word}`, `${parseInt(gridRow)} ${parseInt(gridColumn)}`];
}))"""


@pytest.fixture
def grid(open_page, service):
    """grid(tier=2, …): the kitchen's grid, on a page that can be touched."""
    def grid(tier=2, **options):
        go(service, mode="grid")
        page = open_page(service, tier=tier, has_touch=True, **options)
        shows(page, "kitchen/grid")
        return page
    yield grid
    go(service, mode="scene")


def words(page):
    return [box["word"] for box in boxes(page, GRID)]


def turn(page, button):
    """Presses a page button until there is nothing more that way."""
    place = "document.querySelector('#grid .list').scrollTop"
    for _ in range(40):
        if button.get_attribute("aria-disabled") == "true":
            return
        before = page.evaluate(place)
        button.tap()
        page.wait_for_function(f"(before) => {place} !== before", arg=before)


def swipe(page, start, by, milliseconds=150):
    """A finger that goes `by` pixels across in a time of its own, however slow the machine is."""
    began = time.time()
    parts = [("touchStart", 0), ("touchMove", 0.4), ("touchMove", 1), ("touchEnd", 1)]
    touch(page, *(
        (kind, start[0] + by * part, start[1] + 4 * part, began + part * milliseconds / 1000)
        for kind, part in parts))


def test_the_words_of_the_scene_come_first_then_all_core_words_of_the_tier(grid, service):
    page = grid()
    served = service.get("/v1/scenes/kitchen")["grid"]
    names = lambda key: [it["word"] for it in served[key]]
    shown = words(page)
    assert shown[:len(names("sceneWords"))] == names("sceneWords")
    assert set(shown[len(names("sceneWords")):]) == set(names("coreWords"))
    go(service, scene="bathroom")
    shows(page, "bathroom/grid")
    bathroom = service.get("/v1/scenes/bathroom")["grid"]["sceneWords"]
    assert words(page)[:3] == [it["word"] for it in bathroom[:3]]


def test_a_touch_speaks_the_word_with_its_scene_in_its_colour(grid, service):
    page = grid()
    milk = page.locator('#grid .word[data-word="milk"]')
    with page.expect_request("**/v1/taps") as request:
        milk.tap()
    assert request.value.post_data_json == {"word": "milk", "scene": "kitchen"}
    keys = service.get("/v1/symbols")["keys"]
    assert milk.evaluate("one => one.style.getPropertyValue('--colour')") == keys["nouns"]["color"]


def test_no_word_moves_with_the_tier_with_hidden_words_or_from_visit_to_visit(grid, service):
    page = grid(tier=2)
    seen = {}
    for tier in (2, 3):
        service.choose(tier)
        expect(page.locator("body")).to_have_attribute("data-tier", str(tier))
        count = len(service.get("/v1/scenes/kitchen")["grid"]["coreWords"])
        expect(page.locator("#grid .core-words .word")).to_have_count(count)
        places = page.evaluate(PLACES)
        assert {word: place for word, place in places.items() if word in seen} == {
            word: place for word, place in seen.items() if word in places}
        seen |= places
    change(service, hiddenWords={"kitchen": ["juice", "water"]})
    expect(page.locator('#grid .word[data-word="juice"]')).to_have_count(0)
    after = page.evaluate(PLACES)
    assert all(seen[word] == place for word, place in after.items())
    go(service, scene="outdoors")
    shows(page, "outdoors/grid")
    go(service, scene="kitchen")
    shows(page, "kitchen/grid")
    assert page.evaluate(PLACES) == after


def test_the_board_stays_a_grid_across_scenes_and_reloads(grid, service):
    page = grid()
    page.locator('.place[data-scene="playroom"]').tap()
    shows(page, "playroom/grid")
    page.reload()
    shows(page, "playroom/grid")
    expect(page.locator("#scene")).to_be_hidden()
    page.get_by_role("button", name="Show the picture").tap()
    shows(page, "playroom/scene")
    expect(page.locator("#grid")).to_be_hidden()
    page.get_by_role("button", name="Show all words").tap()
    shows(page, "playroom/grid")


def test_words_have_their_places_however_quickly_one_goes_to_the_picture_on_and_back(grid, service):
    """All within one frame: the grid is taken away and put back before anybody saw it gone."""
    page = grid()
    for scene in ("bedroom", "kitchen"):  # both are at hand from then on
        go(service, scene=scene)
        shows(page, f"{scene}/grid")
    page.evaluate("""() => {
      for (const where of [{ mode: "scene" }, { scene: "bedroom" }, { mode: "grid" }]) {
        const request = new XMLHttpRequest();
        request.open("POST", "/v1/navigation", false);  // waits, and nothing is drawn meanwhile
        request.setRequestHeader("Content-Type", "application/json");
        request.send(JSON.stringify(where));
      }
    }""")
    shows(page, "bedroom/grid")
    places = list(page.evaluate(PLACES).values())
    assert "NaN NaN" not in places, places
    first = page.locator("#grid .scene-words .word").first.bounding_box()
    assert first["width"] < 300, first


@pytest.mark.parametrize("tier, least", [(1, 72), (2, 60)])
def test_tiles_are_large_enough_apart_and_whole_rows_fill_every_window(grid, tier, least):
    page = grid(tier=tier)
    for width, height in [(320, 568), (390, 844), (820, 1180), (1180, 820), (2560, 1440)]:
        resize(page, width, height)
        tiles = boxes(page, GRID)
        assert overlaps(tiles[:60]) == [], (width, height)
        assert min(min(tile["width"], tile["height"]) for tile in tiles) >= least - 0.1
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_tier_one_has_few_words_and_makes_them_large(grid, service):
    page = grid(tier=1, viewport={"width": 1180, "height": 820})
    kitchen = service.get("/v1/scenes/kitchen")["grid"]
    assert len(kitchen["sceneWords"]) <= 30 and len(kitchen["coreWords"]) == 17
    small = boxes(page, GRID)
    service.choose(2)
    expect(page.locator("body")).to_have_attribute("data-tier", "2")
    more = service.get("/v1/scenes/kitchen")["grid"]["sceneWords"]
    assert len(more) > 100
    expect(page.locator("#grid .scene-words .word")).to_have_count(len(more))
    area = lambda tiles: tiles[0]["width"] * tiles[0]["height"]
    # They have their new size once the room of the stage is known, which the core words leave to it.
    becomes(page, lambda: area(boxes(page, GRID)), lambda now: area(small) >= 1.25 * now)
    # What has gone from the grid is still in the scene, at every tier.
    assert {"freezer", "thirsty"} <= {
        it["word"]["word"] for it in service.get("/v1/scenes/kitchen?path=fridge")["scene"]["objects"]}


def test_large_buttons_turn_the_pages_row_by_row_to_the_last_word(grid):
    page = grid(reduced_motion="reduce")
    before, after = page.locator(".turn.before"), page.locator(".turn.after")
    expect(after).to_have_accessible_name("More words")
    assert min(after.bounding_box()[side] for side in ("width", "height")) >= 72
    expect(before).to_have_attribute("aria-disabled", "true")
    last = page.locator(GRID).last
    turn(page, after)
    expect(last).to_be_in_viewport(ratio=0.99)
    expect(after).to_have_attribute("aria-disabled", "true")
    turn(page, before)
    expect(page.locator(GRID).first).to_be_in_viewport(ratio=0.99)


def test_a_swipe_beside_the_things_leads_to_the_grid_and_back_and_says_nothing(
        open_page, service):
    page = open_page(service, tier=2, has_touch=True, viewport={"width": 1180, "height": 820})
    shows(page, "kitchen/scene")
    said = spoken(page)
    stage = page.locator("#stage").bounding_box()
    floor = (stage["x"] + stage["width"] / 2, stage["y"] + stage["height"] - 12)
    length = stage["width"] * 0.33
    swipe(page, floor, length - 30)
    swipe(page, floor, length + 30, milliseconds=1200)
    assert all_said(page, said) == [] and moves(page) == 0
    swipe(page, floor, length + 30)
    shows(page, "kitchen/grid")
    assert all_said(page, said) == [] and moves(page) == 1
    # In the grid, which scrolls, a swipe may begin on a word; that is no touch of it.
    milk = page.locator('#grid .word[data-word="milk"]').bounding_box()
    word = (milk["x"] + milk["width"] / 2, milk["y"] + milk["height"] / 2)
    swipe(page, word, length - 30)
    assert all_said(page, said) == [] and moves(page) == 1
    swipe(page, word, length + 30)
    shows(page, "kitchen/scene")
    assert all_said(page, said) == []
    # The key that all_said presses, and nothing else.
    becomes(page, lambda: service.get("/v1/state")["bubble"], ["help"] * 4)


EDGE = ".swipe-edge"


class Swiper:
    """A finger whose time goes as it is told."""

    def __init__(self, page):
        self.devtools, self.at = page.context.new_cdp_session(page), time.time()

    def send(self, kind, *points, after=0.02):
        self.at += after
        self.devtools.send("Input.dispatchTouchEvent", {
            "type": kind, "timestamp": self.at,
            "touchPoints": [{"x": x, "y": y, "id": id} for id, (x, y) in enumerate(points)]})


def test_an_edge_follows_the_finger_that_swipes_and_goes_back_with_it(open_page, service):
    page = open_page(service, tier=2, has_touch=True, reduced_motion="reduce",
                     viewport={"width": 1180, "height": 820})
    shows(page, "kitchen/scene")
    stage = page.locator("#stage").bounding_box()
    x, y = stage["x"] + stage["width"] / 2, stage["y"] + stage["height"] - 12
    finger, said = Swiper(page), spoken(page)
    finger.send("touchStart", (x, y))
    for by, is_ready in [(40, "false"), (120, "false"), (stage["width"] * 0.35, "true"),
                         (80, "false")]:
        finger.send("touchMove", (x - by, y))
        # A browser hands a move on with its next frame. When the sheet has followed, all of it has.
        sheet = page.locator(f"{EDGE} .sheet")
        becomes(page, lambda: stage["x"] + stage["width"] - sheet.bounding_box()["x"],
                lambda gone: abs(gone - by) < 2)
        expect(page.locator(EDGE)).to_have_attribute("data-ready", is_ready)
    finger.send("touchEnd")
    expect(page.locator(EDGE)).to_have_count(0)
    assert all_said(page, said) == [] and moves(page) == 0
    shows(page, "kitchen/scene")


def test_a_second_finger_makes_a_swipe_something_else(open_page, service):
    page = open_page(service, tier=2, has_touch=True, reduced_motion="reduce",
                     viewport={"width": 1180, "height": 820})
    shows(page, "kitchen/scene")
    stage = page.locator("#stage").bounding_box()
    x, y = stage["x"] + stage["width"] / 2, stage["y"] + stage["height"] - 12
    long, palm = (x - stage["width"] * 0.4, y), (stage["x"] + 30, y)
    finger, said = Swiper(page), spoken(page)
    finger.send("touchStart", (x, y))
    finger.send("touchMove", (x - 60, y))
    expect(page.locator(EDGE)).to_have_count(1)
    finger.send("touchStart", (x - 60, y), palm)
    expect(page.locator(EDGE)).to_have_count(0)
    finger.send("touchMove", long, palm)
    finger.send("touchEnd")
    # Nor does one begin beside a palm that rests.
    finger.send("touchStart", palm, after=1)
    finger.send("touchStart", palm, (x, y))
    finger.send("touchMove", palm, long)
    finger.send("touchEnd")
    assert all_said(page, said) == [] and moves(page) == 0
    expect(page.locator(EDGE)).to_have_count(0)


def test_a_swipe_can_be_switched_off(open_page, service):
    change(service, swipesBetweenViews=False)
    page = open_page(service, tier=2, has_touch=True, viewport={"width": 1180, "height": 820})
    shows(page, "kitchen/scene")
    stage = page.locator("#stage").bounding_box()
    said = spoken(page)
    swipe(page, (stage["x"] + stage["width"] / 2, stage["y"] + stage["height"] - 12), 400)
    assert all_said(page, said) == [] and moves(page) == 0
    expect(page.locator(EDGE)).to_have_count(0)
    page.get_by_role("button", name="Show all words").tap()
    shows(page, "kitchen/grid")


def moves(page):
    """How often the page asked to go elsewhere."""
    return sum(url.endswith("/v1/navigation") for url in page.requests)


def test_a_swipe_that_begins_on_a_thing_is_a_touch_of_it_and_nothing_else(open_page, service):
    page = open_page(service, tier=2, has_touch=True)
    shows(page, "kitchen/scene")
    said = spoken(page)
    box = page.locator('.thing[data-object="light"]').bounding_box()
    swipe(page, (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2), 300)
    assert all_said(page, said) == ["light"] and moves(page) == 0
    shows(page, "kitchen/scene")


def test_favourites_are_marked_and_named_and_the_keyboard_moves_by_place(grid, service):
    change(service, favorites=["juice"])
    page = grid()
    # In the first row, and where it always was.
    row = page.get_by_role("group", name="Favourites")
    expect(row.get_by_role("button", name="juice, favourite")).to_be_visible()
    expect(page.get_by_role("button", name="juice, favourite")).to_have_count(2)
    expect(page.locator("#grid .word[tabindex='0']")).to_have_count(1)
    page.locator('#grid .word[data-word="milk"]').focus()
    focused = lambda: page.evaluate("document.activeElement.dataset.word")
    for key, word in [("ArrowRight", "water"), ("ArrowLeft", "milk"), ("b", "banana")]:
        page.keyboard.press(key)
        becomes(page, focused, word)
    page.keyboard.press("End")
    expect(page.locator(GRID).last).to_be_in_viewport(ratio=0.9)
