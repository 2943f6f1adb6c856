"""The way through the scenes and back, and the five scenes (document 000, M2-001; document 001,
Routine glow; requirements, The child's page: back-button storms)."""
from datetime import datetime

import pytest
from playwright.sync_api import expect

from fingers import all_said, spoken
from patience import becomes
from scene_stage import change, go, shows, thing
from screens import resize
from service import Service


@pytest.fixture
def way(open_page, service):
    """way(tier=2, …): the kitchen, on a page that can be touched."""
    def way(tier=2, **options):
        page = open_page(service, tier=tier, has_touch=True, **options)
        shows(page, "kitchen/scene")
        return page
    return way


def crumbs(page):
    return page.locator("#way li .name").all_inner_texts()


def into(page, *objects):
    """Touches one thing after the other and waits for each to open."""
    for depth, name in enumerate(objects, 1):
        thing(page, name).tap()
        shows(page, "/".join(["kitchen", *objects[:depth], "scene"]))


def test_kitchen_fridge_freezer_ice_cream_and_back_at_each_level(way):
    page = way()
    said = spoken(page)
    into(page, "fridge", "freezer")
    thing(page, "freezer-ice-cream").tap()
    assert all_said(page, said) == ["fridge", "freezer", "ice cream"]
    assert [name.lower() for name in crumbs(page)] == ["kitchen", "fridge", "freezer"]
    current = page.locator("#way [aria-current=location]")
    expect(current).to_have_count(1)
    expect(current.locator(".name")).to_have_text("freezer", ignore_case=True)
    back = page.locator("#back")
    expect(back).to_have_accessible_name("Back to fridge")
    back.tap()
    shows(page, "kitchen/fridge/scene")
    expect(back).to_have_accessible_name("Back to Kitchen")
    back.tap()
    shows(page, "kitchen/scene")
    expect(back).to_be_hidden()
    becomes(page, lambda: crumbs(page), ["Kitchen"])


def test_the_breadcrumb_leads_to_each_step_and_the_scene_is_home(way):
    page = way()
    into(page, "fridge", "freezer")
    page.locator("#way [data-step=fridge]").tap()
    shows(page, "kitchen/fridge/scene")
    into_again = thing(page, "freezer")
    into_again.tap()
    shows(page, "kitchen/fridge/freezer/scene")
    page.locator("#home").tap()
    shows(page, "kitchen/scene")


def test_a_place_is_called_by_its_word_wherever_it_is_named_and_has_the_picture_of_it(way, service):
    page = way()
    for move in ({"scene": "bathroom"}, {"open": "tub"}, {"open": "tub-bath-toys"}):
        go(service, **move)
    shows(page, "bathroom/tub/tub-bath-toys/scene")
    here, back = page.locator("#way [aria-current=location]"), page.locator("#back")
    expect(here.locator(".name")).to_have_text("bath toys")
    expect(page.locator("#scene")).to_have_attribute("aria-label", "bath toys")
    expect(back).to_have_accessible_name("Back to tub")
    # A picture of the family's is on the way as well.
    service.send("/v1/pictures/bath%20toys", {"emoji": "🦚"}, "PUT")
    try:
        expect(here.locator(".picture")).to_have_text("🦚")
        page.reload()
        shows(page, "bathroom/tub/tub-bath-toys/scene")
        expect(here.locator(".picture")).to_have_text("🦚")
        expect(page.locator("#scene")).to_have_attribute("aria-label", "bath toys")
        # Whoever left from there is told where Back leads, though nothing of it is open any more.
        page.locator('.place[data-scene="kitchen"]').tap()
        shows(page, "kitchen/scene")
        expect(back).to_have_accessible_name("Back to bath toys")
        expect(back.locator(".picture")).to_have_text("🦚")
    finally:
        service.delete("/v1/pictures/bath%20toys")


def test_where_the_child_is_survives_a_reload_and_the_way_out_with_it(way):
    page = way()
    into(page, "fridge", "freezer")
    page.reload()
    shows(page, "kitchen/fridge/freezer/scene")
    assert [name.lower() for name in crumbs(page)] == ["kitchen", "fridge", "freezer"]
    page.locator("#back").tap()
    shows(page, "kitchen/fridge/scene")


def test_back_leads_to_the_scene_one_came_from_and_shows_it(way):
    page = way()
    page.locator('.place[data-scene="bathroom"]').tap()
    shows(page, "bathroom/scene")
    expect(page.locator("#back")).to_have_accessible_name("Back to Kitchen")
    page.locator("#back").tap()
    shows(page, "kitchen/scene")


def test_the_browsers_back_button_is_the_childs_step_back_however_often_it_is_pressed(
        way, service):
    page = way()
    said = spoken(page)
    into(page, "fridge", "freezer")
    for place in ("kitchen/fridge/scene", "kitchen/scene"):
        page.evaluate("history.back()")
        shows(page, place)
    before = len(said)
    # Twelve presses that wait for nothing, and one more that the browser comes to after them.
    page.evaluate("""() => new Promise((pressed) => {
      for (let i = 0; i < 12; i++) setTimeout(() => history.back(), i * 15);
      setTimeout(() => navigation.back().finished.then(() => pressed()), 12 * 15);
    })""")
    shows(page, "kitchen/scene")
    assert page.url == service.url + "/"
    assert len(said) == before
    into(page, "fridge")
    assert page.evaluate("history.length") < 60
    assert page.errors == []


def test_the_five_scenes_are_there_and_the_one_the_child_is_in_is_marked(way, service):
    page = way()
    served = service.get("/v1/scenes")
    buttons = page.locator(".place")
    expect(buttons).to_have_count(len(served))
    for scene in served:
        button = page.get_by_role("button", name=scene["label"], exact=True).and_(buttons)
        button.tap()
        shows(page, f"{scene['id']}/scene")
        expect(button).to_have_attribute("aria-current", "true")
        expect(page.locator(".place[aria-current]")).to_have_count(1)
    assert min(min(box["width"], box["height"])
               for box in (buttons.nth(i).bounding_box() for i in range(5))) >= 60


def test_the_scene_of_a_routine_that_is_near_glows_and_stays_free_to_leave(open_page, tmp_path):
    service = Service(tmp_path, output="silent").start()
    try:
        service.choose(2)
        change(service, breakfast=datetime.now().strftime("%H:%M"), routineGlow=True)
        page = open_page(service, tier=2, has_touch=True)
        expect(page.locator('.place[data-scene="kitchen"]')).to_have_class("place glows")
        page.locator('.place[data-scene="bedroom"]').tap()
        shows(page, "bedroom/scene")
        change(service, routineGlow=False)
        expect(page.locator(".place.glows")).to_have_count(0)
    finally:
        service.stop()


def test_on_a_phone_the_way_back_has_its_place(way):
    page = way(viewport={"width": 390, "height": 844})
    into(page, "fridge", "freezer")
    box = page.locator("#back").bounding_box()
    assert box["width"] >= 60 and box["height"] >= 60 and box["x"] + box["width"] <= 390
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for width in (390, 320):
        resize(page, width, 700)
        expect(page.locator("#scenes button")).to_have_count(6)  # five scenes, and picture or grid
        for button in page.locator("#scenes button").all():
            assert min(button.bounding_box()[side] for side in ("width", "height")) >= 60
