"""What the tests of the stage share: where the page is, how its things stand, fingers in time."""
from playwright.sync_api import expect

from patience import drawn

BOXES = """(selector) => [...document.querySelectorAll(selector)]
  .filter((one) => !one.closest("[inert], .place-view[aria-hidden]") && one.getClientRects().length)
  .map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { word: one.dataset.word, x, y, width, height };
  })"""


def shows(page, place):
    """Waits until the page shows "kitchen/fridge/scene" or another place."""
    expect(page.locator("body")).to_have_attribute("data-shown", place)


def stands(page):
    """Waits until the place that is shown stands as it will: how its things lie follows from their drawings
    too, which come after their names."""
    page.wait_for_selector(".place-view.painted:not([aria-hidden])")
    page.wait_for_function("() => !document.querySelector('.place-view[aria-hidden]')")
    drawn(page)


def thing(page, object_id):
    return page.locator(f'.place-view:not([aria-hidden]) .thing[data-object="{object_id}"]')


def boxes(page, selector=".thing, .own"):
    return page.evaluate(BOXES, selector)


def overlaps(boxes):
    """Pairs of words that share more than a pixel of the screen."""
    return [(a["word"], b["word"]) for i, a in enumerate(boxes) for b in boxes[i + 1:]
            if a["x"] + a["width"] > b["x"] + 1 and b["x"] + b["width"] > a["x"] + 1
            and a["y"] + a["height"] > b["y"] + 1 and b["y"] + b["height"] > a["y"] + 1]


def touch(page, *touches):
    """One finger: (kind, x, y, second) for each "touchStart", "touchMove" and "touchEnd". The
    seconds are the events' own, so that a slow machine does not make a slow finger."""
    devtools = page.context.new_cdp_session(page)
    for kind, x, y, second in touches:
        points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
        devtools.send("Input.dispatchTouchEvent", {
            "type": kind, "touchPoints": points, "timestamp": second})


def go(service, **move):
    service.send("/v1/navigation", move)


def change(service, **settings):
    service.send("/v1/settings", settings, method="PATCH")
