"""A child's hands: what is dragged scrolls or pans and says nothing, and what browsers do with hands
beside does not lead away from the board (document 000, M2-002 and M2-012; requirements, The child's
page)."""
import json

import pytest
from playwright.sync_api import expect

import screens
from fingers import Fingers, all_said, middle, spoken
from patience import becomes
from scene_stage import change, go, shows

PHONE = {"width": 390, "height": 844}
SMALL = {"width": 320, "height": 500}


def grid(page, service):
    go(service, mode="grid")
    shows(page, "kitchen/grid")
    return "#grid .list"


def scene(page, service):
    change(service, buttonSize=100)
    page.wait_for_selector("body[data-button-size='100']")
    page.wait_for_selector(".pans .view")
    return ".pans .view"


def category(page, service):
    page.locator("#cells .group").last.tap()
    page.locator('#category .tab[data-group="verbs"]').tap()  # more words than can be seen at once
    page.wait_for_selector('#category .tab[data-group="verbs"][aria-pressed="true"]')
    return "#category .words"


def tray(page, service):
    change(service, buttonSize=100)
    page.wait_for_selector("body[data-button-size='100']")
    page.locator("#companion").tap()
    page.wait_for_selector("#tray .feeling")
    return ".tray-inside"


LISTS = {"grid": (grid, PHONE), "scene": (scene, PHONE), "category": (category, SMALL),
         "tray": (tray, SMALL)}
# Where a list can go on, and a word in it that a finger can drag that way.
ROOM = """(list) => ({ right: list.scrollWidth - list.clientWidth - list.scrollLeft,
  down: list.scrollHeight - list.clientHeight - list.scrollTop, at: [list.scrollLeft, list.scrollTop] })"""
WORD = """(list) => {
  const { left, top, right, bottom } = list.getBoundingClientRect();
  for (const word of list.querySelectorAll("button")) {
    const box = word.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (x > left + 5 && x < right - 5 && y > top + 5 && y < bottom - 5
      && word.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return null;
}"""


def counted(service):
    """How often the log says the child did what today, each word by itself."""
    with service.request("/v1/insight?days=1", None, "GET") as answer:
        total = json.load(answer)["total"]
    return {**{name: count for name, count in total.items() if isinstance(count, int)},
            **{f"the word {word}": count for word, count in total["words"].items()}}


@pytest.fixture(params=LISTS)
def scrolled(request, open_page, service):
    """A page with a list in it that scrolls, the list, and a word in it."""
    prepare, viewport = LISTS[request.param]
    page = open_page(service, tier=2, has_touch=True, viewport=viewport, reduced_motion="reduce")
    shows(page, "kitchen/scene")
    found = page.locator(prepare(page, service))
    becomes(page, lambda: found.evaluate(ROOM), lambda room: max(room["right"], room["down"]) > 20)
    becomes(page, lambda: found.evaluate(WORD), lambda word: word is not None)
    return page, found


def test_what_is_dragged_scrolls_and_is_said_and_counted_nowhere(scrolled, service):
    page, found = scrolled
    said, before, chosen = spoken(page), counted(service), []
    page.on("request", lambda request: chosen.append(request.post_data_json)
            if request.url.endswith("/v1/avatar") and "choose" in request.post_data else None)
    room = found.evaluate(ROOM)
    x, y = found.evaluate(WORD)
    across, down = (0, 80) if room["down"] > room["right"] else (80, 0)
    fingers = Fingers(page)
    fingers.touch((x, y))
    for step in range(1, 6):
        fingers.slide((x - across * step / 5, y - down * step / 5))
    fingers.lift()
    page.wait_for_function(
        f"([list, at]) => String(({ROOM})(list).at) !== String(at)", arg=[
            found.element_handle(), room["at"]])
    # Across the way that it scrolls is a drag too.
    fingers.touch((x, y))
    for step in range(1, 6):
        fingers.slide((x - 8 * step * bool(down), y - 8 * step * bool(across)))
    fingers.lift()
    in_the_bar = page.locator("#cells .word").first.get_attribute("data-word")
    assert all_said(page, said, last=in_the_bar) == []
    assert chosen == []
    # That key's word, touched and said, and nothing of what fingers did before it.
    becomes(page, lambda: service.get("/v1/state")["bubble"], [in_the_bar])
    becomes(page, lambda: {name: count - before.get(name, 0) for name, count in counted(service).items()
                           if count != before.get(name, 0)},
            {"interactions": 2, "wordTaps": 1, f"the word {in_the_bar}": 1})


def test_a_touch_in_a_list_that_scrolls_is_felt_at_once_and_speaks_at_the_lift(
        open_page, service):
    page = open_page(service, tier=2, has_touch=True, viewport=PHONE)
    said = spoken(page)
    grid(page, service)
    milk = page.locator('#grid .word[data-word="milk"]')
    fingers = Fingers(page)
    fingers.touch(milk)
    expect(page.locator(".press-ring")).to_have_count(1)
    assert said == []
    x, y = middle(milk)
    fingers.slide((x + 6, y + 5))  # a tremor is no drag
    with page.expect_request("**/v1/taps"):
        fingers.lift()
    expect(page.locator(".press-ring")).to_have_count(0)
    assert all_said(page, said) == ["milk"]


def test_where_nothing_scrolls_a_word_speaks_as_it_is_touched(open_page, service):
    page = open_page(service, tier=2, has_touch=True, viewport={"width": 1280, "height": 800})
    shows(page, "kitchen/scene")
    fingers = Fingers(page)
    for selector in ["#core-bar .word[data-word=more]", ".thing[data-object=light]",
                     "#always .word", "#offers .offer"]:
        place = page.locator(selector).first
        expect(place).to_be_visible()
        with page.expect_response("**/v1/taps"):
            fingers.touch(place)
        fingers.lift()
    page.locator("#companion").tap()
    feeling = page.locator("#tray .feeling").nth(1)
    with page.expect_request("**/v1/avatar"):
        fingers.touch(feeling)
    fingers.lift()


def test_every_list_of_the_board_that_can_scroll_is_known_as_one(open_page, service):
    page = open_page(service, tier=2, has_touch=True)
    for size in [{"width": 1280, "height": 800}, PHONE, SMALL]:
        page.set_viewport_size(size)
        for name in ("scene", "grid", "category", "tray"):
            page.reload()
            page.wait_for_selector("body[data-ready]")
            go(service, mode="scene")
            service.send("/v1/avatar", {"open": False})  # the tray of the round before
            expect(page.locator("#tray")).to_be_hidden()
            shows(page, "kitchen/scene")
            if name != "scene":
                screens.CHILD[name](page)
            unknown = page.evaluate("""async () => {
              const { scrollerOf } = await import("/page/kit/press/scrollers.js");
              return [...document.querySelectorAll("body *")].filter((one) => {
                const { overflowX, overflowY } = getComputedStyle(one);
                return [overflowX, overflowY].some((it) => it === "auto" || it === "scroll")
                  && one.checkVisibility() && one.querySelector("button")
                  && !one.closest("#grown-ups, #setup, #gate") && scrollerOf(one) !== one;
              }).map((one) => one.id || one.className); }""")
            assert unknown == [], (size, name)


PREVENTED = """([selector, kind, more]) => {
  const target = selector === "body" ? document.body : document.querySelector(selector);
  return !target.dispatchEvent(new (kind === "wheel" ? WheelEvent : MouseEvent)(kind,
    { bubbles: true, cancelable: true, ...more })); }"""


def stays_on_the_board(page, *places):
    """Asserts that no menu, drag or touchpad leads away from the board at `places`."""
    for place in ["body", "#message", "#core-bar .word", "#companion", *places]:
        for kind in ["contextmenu", "dragstart", "dragover", "drop"]:
            assert page.evaluate(PREVENTED, [place, kind, {}]), (place, kind)
        assert page.evaluate(PREVENTED, [place, "wheel", {"ctrlKey": True}]), place
        assert not page.evaluate(PREVENTED, [place, "wheel", {}]), place


def test_menus_drags_and_the_touchpads_zoom_do_not_lead_away_from_the_board(open_page, service):
    page = open_page(service, tier=2, has_touch=True)
    shows(page, "kitchen/scene")
    stays_on_the_board(page, "#scene", ".place")
    # A grown-up's fields keep their menus, and zooming by keys is everybody's.
    page.evaluate("document.querySelector('#grown-ups').append(document.createElement('input'))")
    for kind in ["contextmenu", "dragstart"]:
        assert not page.evaluate(PREVENTED, ["#grown-ups input", kind, {}])
    assert not page.evaluate("""() => !document.body.dispatchEvent(new KeyboardEvent("keydown",
      { key: "+", ctrlKey: true, bubbles: true, cancelable: true }))""")


def test_nothing_of_the_board_zooms_bounces_or_can_be_selected(open_page, service):
    page = open_page(service, tier=2, has_touch=True)
    for name in ("scene", "offers", "message", "grid", "category", "tray"):
        screens.CHILD[name](page)
        loose = page.evaluate("""() => [...document.querySelectorAll("body *")].filter((one) =>
          one.checkVisibility() && !one.closest("#grown-ups, #setup, #gate, svg")
          && getComputedStyle(one).userSelect !== "none").map((one) => one.id || one.className)""")
        assert loose == [], name
    held = page.evaluate("""() => [document.documentElement, document.body].map((one) =>
      getComputedStyle(one).overscrollBehavior)""")
    assert held == ["none", "none"]
    assert page.evaluate("getComputedStyle(document.body).touchAction") == "pan-x pan-y"


def test_a_double_tap_zooms_nothing_and_a_pull_reloads_nothing(open_page, service):
    page = open_page(service, tier=2, has_touch=True, viewport=PHONE)
    shows(page, "kitchen/scene")
    page.evaluate("window.isTheSame = true")
    fingers = Fingers(page)
    x, y = middle(page.locator("#message"))
    for _ in range(2):
        fingers.tap((x, y))
    fingers.touch((x, 40))
    for step in range(1, 12):
        fingers.slide((x, 40 + 50 * step))
    fingers.lift()
    for step in range(0, 10):  # from the side, as one pages back
        (fingers.slide if step else fingers.touch)((2 + 35 * step, y + 200))
    fingers.lift()
    assert all_said(page, spoken(page)) == []
    assert page.evaluate("[window.isTheSame, visualViewport.scale, scrollY]") == [True, 1, 0]


def test_a_slow_finger_is_not_lost_where_the_service_tells_the_panel_something(open_page, service):
    page = open_page(service, tier=2, viewport=PHONE, has_touch=True)
    category(page, service)
    fingers = Fingers(page)
    tab = page.locator('#category .tab[data-group="descriptors"]')
    fingers.touch(tab)
    service.send("/v1/navigation", {"overlay": "category"})
    change(service, showsLabels=True)
    page.wait_for_selector("body[data-labels='true']")  # and so it has heard of what was before, too
    fingers.lift()
    expect(tab).to_have_attribute("aria-pressed", "true")


def test_a_slow_finger_says_its_word_also_when_that_is_drawn_anew_under_it(open_page, service):
    page = open_page(service, tier=2, viewport=PHONE, has_touch=True)
    category(page, service)
    asked, fingers = spoken(page), Fingers(page)
    word = page.locator('#category .words .word[data-word="eat"]')
    fingers.touch(word)
    service.send("/v1/pictures/eat", {"emoji": "🦚"}, method="PUT")
    expect(word).to_contain_text("🦚")
    fingers.lift()
    said = all_said(page, asked)
    service.delete("/v1/pictures/eat")
    assert said == ["eat"]
