"""Two fingers enlarge what a grown-up reads, and nothing of the child's: the scale of the child's page is 1,
beside the grown-ups' side, under it and after it (document 000, M2-012; requirements, The child's page)."""
import pytest
from playwright.sync_api import expect

from fingers import Fingers, all_said, middle, spoken
from patience import becomes
from service import Service

SCALE = "visualViewport.scale"
SIDE = ".grown-ups-side:not([hidden])"
#: A touchpad's two fingers.
PINCH = """([selector, deltaY]) => {
  const target = document.querySelector(selector);
  const { x, y, width } = target.getBoundingClientRect();
  return target.dispatchEvent(new WheelEvent("wheel", { deltaY, ctrlKey: true, bubbles: true,
    cancelable: true, clientX: x + width / 2, clientY: y + 200 }));
}"""


def spread(page, place, far=90):
    """Two fingers that land at `place` and go apart, or with a negative `far` together again."""
    fingers, (x, y) = Fingers(page), middle(place)
    near = 20 if far > 0 else 20 - far
    fingers.touch((x - near, y), 1)
    fingers.touch((x + near, y), 2)
    for step in range(1, 10):
        fingers.slide((x - near - far * step / 9, y), 1)
        fingers.slide((x + near + far * step / 9, y), 2)
    fingers.lift(1)
    fingers.lift(2)


def side(page, hash=""):
    page.goto(page.url.split("#")[0].rstrip("/") + "/settings" + hash)
    page.wait_for_selector("#grown-ups .grown-ups-view:not([hidden])")


@pytest.fixture
def panel(open_page, service):
    """The settings, open beside the child's screen on a tablet."""
    page = open_page(service, tier=2, has_touch=True, reduced_motion="reduce")
    side(page, "#sound")
    return page


def test_the_grown_ups_side_is_enlarged_by_two_fingers_and_the_childs_screen_is_not(panel):
    title = panel.get_by_role("heading", name="Sound", exact=True)
    done = panel.get_by_role("button", name="Done", exact=True)
    word = panel.locator("#core-bar .word:visible").last
    before = [place.bounding_box() for place in (title, done, word)]
    spread(panel, panel.locator(SIDE))
    becomes(panel, title.bounding_box, lambda larger: larger["height"] > 1.8 * before[0]["height"])
    assert [place.bounding_box() for place in (done, word)] == before[1:]
    assert panel.evaluate(SCALE) == 1
    # What does not fit is panned, and nothing of it is broken into other lines.
    becomes(panel, lambda: panel.locator(SIDE).evaluate("(side) => side.scrollWidth / side.clientWidth"),
            lambda wider: wider > 1.8)
    panel.get_by_role("button", name="Done", exact=True).click()
    expect(panel.locator("#grown-ups")).to_be_hidden()
    assert panel.evaluate(SCALE) == 1
    side(panel, "#sound")
    becomes(panel, lambda: title.bounding_box()["height"], before[0]["height"])


def test_two_fingers_together_make_it_as_it_was_and_so_does_the_other_side(panel):
    title = panel.get_by_role("heading", name="Sound", exact=True)
    before = title.bounding_box()
    spread(panel, panel.locator(SIDE))
    becomes(panel, title.bounding_box, lambda larger: larger["height"] > 1.8 * before["height"])
    spread(panel, panel.locator(SIDE), -100)
    becomes(panel, title.bounding_box, pytest.approx(before, abs=3))
    expect(panel.locator("[data-zoomed]")).to_have_count(0)
    spread(panel, panel.locator(SIDE))
    expect(panel.locator(SIDE + "[data-zoomed]")).to_have_count(1)
    panel.get_by_role("button", name="Insight & Usage").click()
    expect(panel.locator("[data-zoomed]")).to_have_count(0)


def test_what_lies_between_two_fingers_stays_there(panel):
    place = panel.locator(f"{SIDE} .rows > *:visible").nth(1)
    x, y = middle(place)
    before = place.bounding_box()
    spread(panel, (x, y))
    box = becomes(panel, place.bounding_box, lambda larger: larger["height"] > 1.8 * before["height"])
    assert box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"]


def test_nothing_of_the_board_zooms_while_the_grown_ups_side_is_open(panel):
    view = panel.viewport_size
    for place in [panel.locator("#core-bar"), panel.locator("#message"), panel.locator("#stage"),
                  (view["width"] - 3, view["height"] / 2)]:
        x, y = middle(place)
        spread(panel, (min(max(x, 640), view["width"] - 120), y))
        all_said(panel, spoken(panel))  # what fingers did is over
        assert panel.evaluate(SCALE) == 1, place
    for where in ["#stage", "#core-bar", "body"]:
        assert panel.evaluate(PINCH, [where, -100]) is False, where
    expect(panel.locator("[data-zoomed]")).to_have_count(0)


def test_a_touchpads_two_fingers_enlarge_the_grown_ups_side_too_and_not_the_page(panel):
    title = panel.get_by_role("heading", name="Sound", exact=True)
    before = title.bounding_box()["height"]
    assert panel.evaluate(PINCH, [SIDE, -140]) is False
    height = lambda: title.bounding_box()["height"]
    becomes(panel, height, pytest.approx(2 * before, rel=0.05))
    panel.evaluate(PINCH, [SIDE, 140])
    becomes(panel, height, before)


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["wide", "narrow"])
def test_the_first_minute_is_enlarged_as_well_and_the_board_after_it_is_not(tmp_path, open_page, size):
    fresh = Service(tmp_path, output="silent").start()
    try:
        page = open_page(fresh, tier=None, gate="shut", has_touch=True,
                         viewport={"width": size[0], "height": size[1]})
        asked = page.get_by_label("Your child’s name")
        asked.wait_for()
        before = asked.bounding_box()["height"]
        spread(page, asked, 60)
        becomes(page, lambda: asked.bounding_box()["height"], lambda larger: larger > 1.5 * before)
        assert page.evaluate(SCALE) == 1
        fresh.send("/v1/setup", {"name": "Mia"})
        expect(page.locator("#setup")).to_be_hidden()
        assert page.evaluate(SCALE) == 1
        expect(page.locator("[data-zoomed]")).to_have_count(0)
    finally:
        fresh.stop()
