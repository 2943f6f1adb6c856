"""Everybody can use the child's screen: names, targets, widths, keys, contrast, calm (document 000
M2-012; spec README 20). axe is asked in test_axe.py, larger text in test_large_text.py."""
import re

import pytest
from playwright.sync_api import expect

import screens
from patience import becomes, drawn
from scene_stage import stands

# What a child touches. The gear is a grown-up's; a message's parts are no buttons.
BOXES = """(rooms) => [...document.querySelectorAll(rooms)]
  .filter((e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .map((e) => { const box = e.getBoundingClientRect();
    const middle = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return { name: e.dataset.word ?? (e.id || e.className), x: box.x, y: box.y, w: box.width,
      h: box.height, isSeen: e.contains(middle) }; })"""
TOUCHED = ("#always button, #message button, #offers button, #way button, #stage button, #cells button, "
           "#scenes button, #companion, #tray button, #category button")


def boxes(page, rooms=TOUCHED):
    return page.evaluate(BOXES, rooms)


def apart(a, b):
    return (a["x"] + a["w"] <= b["x"] + 0.5 or b["x"] + b["w"] <= a["x"] + 0.5
            or a["y"] + a["h"] <= b["y"] + 0.5 or b["y"] + b["h"] <= a["y"] + 0.5)


@pytest.mark.parametrize("tier, size, least", [
    (1, 60, 72), (2, 60, 60), (2, 80, 80), (3, 100, 100)])
def test_what_a_child_touches_is_as_large_as_it_should_be_and_covers_nothing(
        open_page, service, tier, size, least):
    service.send("/v1/settings", {"buttonSize": size}, method="PATCH")
    page = open_page(service, tier=tier, viewport={"width": 1180, "height": 820},
                     reduced_motion="reduce")
    go = ["scene", "grid", "category", "tray"] if tier == 1 else screens.CHILD
    for width, height in ((1180, 820), (820, 1180)):
        screens.windowed(page, width, height)
        page.reload()
        page.wait_for_selector("body[data-ready]")
        for screen in go:
            if screen == "category" and not page.locator("#cells .group").count():
                continue
            screens.CHILD[screen](page)
            drawn(page)
            small = [(box["name"], box["w"], box["h"]) for box in boxes(page)
                     if min(box["w"], box["h"]) < least - 0.01]
            assert not small, (screen, width, small)
        settle(service)
        page.wait_for_selector("body[data-mode=scene]")
        screens.scene(page)
        for closes in ("#category", ".category-sheet", "#tray", "#offers .offer"):
            page.wait_for_selector(closes, state="hidden")
        stands(page)
        # What has been scrolled away, under the edge of its list, covers nothing.
        words = [box for box in boxes(
            page, "#always button, #cells button, #stage .word, #scenes button, #companion")
                 if box["isSeen"]]
        assert len(words) > 12
        for i, a in enumerate(words):
            for b in words[i + 1:]:
                assert apart(a, b), (width, a, b)


def settle(service):
    """Back to the kitchen, nothing open, nothing said."""
    for where in ({"overlay": "none"}, {"mode": "scene"}, {"home": True}):
        service.send("/v1/navigation", where)
    service.send("/v1/avatar", {"open": False})
    service.send("/v1/message", {"action": "clear"})


def test_nothing_scrolls_sideways_at_any_width(open_page, service):
    page = open_page(service)
    for mode in ("scene", "grid"):
        service.send("/v1/navigation", {"mode": mode})
        page.wait_for_selector(f"body[data-mode={mode}]")
        for width in (320, 375, 600, 800, 1024, 1280, 1920, 2560):
            screens.resize(page, width, 900)
            assert page.evaluate("document.documentElement.scrollWidth") <= width, (mode, width)


def test_words_lie_in_the_same_places_at_every_visit(open_page, service):
    def places(page):
        stands(page)
        return sorted((box["name"], round(box["x"]), round(box["y"])) for box in boxes(page))
    assert places(open_page(service)) == places(open_page(service))


def test_every_element_has_a_name_that_says_what_it_is(open_page, service):
    page = open_page(service, tier=2)
    for screen, go in screens.CHILD.items():
        go(page)
        names = becomes(page, lambda: named(page), lambda names: len(names) > 20)
        for role, name in names:
            assert re.search(r"[A-Za-z]{2}|^[Ia]$", name), (screen, role, name)
            assert name.lower() not in ("button", "image", "picture", "icon", "link"), (screen, role)


def named(page):
    """(role, name) of all that can be used, as a screen reader gets them."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("Accessibility.enable")
    tree = devtools.send("Accessibility.getFullAXTree")["nodes"]
    devtools.detach()
    return [(node["role"]["value"], node.get("name", {}).get("value", "")) for node in tree
            if not node["ignored"] and node["role"]["value"] in
            ("button", "link", "textbox", "checkbox", "radio", "slider", "switch", "combobox", "image")]


def test_the_keyboard_comes_to_every_room_and_the_focus_is_seen(open_page, service):
    page = open_page(service, tier=2, viewport={"width": 1180, "height": 820})
    screens.scene(page)
    rooms, thin = set(), []
    for _ in range(90):
        page.keyboard.press("Tab")
        room, width, name = page.evaluate("""() => {
          const e = document.activeElement;
          const room = e.closest("#way, #always, #stage, #scenes, #core-bar, .friend, #gear");
          return [room?.id || room?.className, parseFloat(getComputedStyle(e).outlineWidth),
            e.getAttribute("aria-label") ?? e.textContent]; }""")
        rooms.add(room)
        if room and width < 3:
            thin.append(name)
    assert {"always", "stage", "scenes", "core-bar", "friend"} <= rooms
    assert not thin


def test_enter_says_the_word_that_has_the_focus(open_page, service):
    page = open_page(service, tier=2)
    page.locator("#core-bar .word[data-word=more]").focus()
    with page.expect_response("**/v1/taps") as answer:
        page.keyboard.press("Enter")
    assert answer.value.json()["text"] == "more"


def test_i_love_you_and_stop_are_near_for_the_keyboard_too(open_page, service):
    page = open_page(service, tier=2)
    expect(page.get_by_role("button", name="I love you", exact=True)).to_have_count(1)
    with page.expect_request("**/v1/stop"):
        page.keyboard.press("Escape")


@pytest.mark.parametrize("wish", [{"contrast": "more"}, {"forced_colors": "active"}],
                         ids=["more contrast", "forced colours"])
def test_edges_hold_where_contrast_is_wanted(open_page, service, wish):
    page = open_page(service, tier=2, **wish)
    screens.scene(page)
    screens.offers(page)
    drawn(page)
    weak = page.evaluate("""() => [...document.querySelectorAll(
      "#cells .word, .offer, .place, #cells .group, #message, #stop, .love")]
      .filter((e) => e.checkVisibility()).filter((e) => {
        const { borderTopWidth, borderTopStyle, outlineStyle } = getComputedStyle(e);
        return (borderTopStyle === "none" || parseFloat(borderTopWidth) < 2) && outlineStyle === "none";
      }).map((e) => e.dataset.word ?? (e.id || e.className))""")
    assert weak == []


def test_who_wants_calm_gets_calm(open_page, service):
    page = open_page(service, tier=2, reduced_motion="reduce")
    for screen in ("scene", "offers", "tray"):
        screens.CHILD[screen](page)
        moving = page.evaluate("""() => document.getAnimations().filter((one) =>
          one.playState === "running" && one.effect.getKeyframes().some((frame) =>
            frame.transform ?? frame.translate ?? frame.scale ?? frame.left ?? frame.top))
          .map((one) => one.effect.target.id || one.effect.target.className)""")
        assert moving == [], screen


def test_the_page_stays_well_behaved(open_page, service):
    page = open_page(service, tier=2)
    for go in screens.CHILD.values():
        go(page)
    assert page.errors == []
    assert all(url.startswith(service.url) for url in page.requests)
