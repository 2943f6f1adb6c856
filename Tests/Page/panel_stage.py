"""The grown-ups' side for the tests of it: opened past the gate, group by group."""
import re

from playwright.sync_api import expect

from patience import becomes


def open_side(open_page, service, path="/settings", **options):
    """The child's screen with the grown-ups' side open beside it."""
    page = open_page(service, path, **options)
    page.wait_for_selector("#grown-ups .grown-ups-view:not([hidden])")
    return page


def go(page, group):
    """Opens a group by its name, from wherever the settings are."""
    while page.locator(".view-back").count():
        page.locator(".view-back").click()
    page.locator(".group-tile", has_text=group).click()
    expect(page.get_by_role("heading", name=group, exact=True)).to_be_visible()


def setting(page, key):
    """The row of a setting in the group that is open."""
    return page.locator(f'.grown-ups-view:not([hidden]) [data-setting="{key}"]')


def until(page, service, key, wanted):
    """Waits until the service has `wanted` for `key`."""
    becomes(page, lambda: service.get("/v1/settings")[key], wanted)
    knows(page)


def knows(page):
    """Waits until the page has read all that it asked for."""
    becomes(page, lambda: [one.url for one in page.unanswered if not one.url.endswith("/v1/events")], [])


def changed(page, path):
    """Expects an answer to a change at `path`."""
    return page.expect_response(
        lambda answer: answer.request.method == "PATCH" and answer.url.endswith(path))


# What a grown-up does with a row.
def flip(row):
    row.get_by_role("switch").click()


def pick(name):
    return lambda row: row.get_by_role("radio", name=re.compile(f"^{re.escape(name)}")).click()


def slide(value):
    return lambda row: row.get_by_role("slider").fill(str(value))


def at(time):
    return lambda row: row.locator("input").first.fill(time)
