"""Meadow stands on the home screen, and while its service is away a page that is opened says so kindly
and comes back by itself (requirements, Offline and installable; document 000 §09, never silent)."""
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from patience import becomes, rests
from service import Service

READY = "() => navigator.serviceWorker.ready.then(() => true)"
KEPT = """async () => {
  const names = await caches.keys();
  const requests = await (await caches.open(names[0])).keys();
  return [names, requests.map(({ url }) => new URL(url).pathname).sort()];
}"""
RESTING = "Meadow is having a rest"


@pytest.fixture
def own(tmp_path):
    service = Service(tmp_path).start()
    service.reset()
    yield service
    service.stop()


def installed(open_page, service, **options):
    """A page whose service worker is in place."""
    page = open_page(service, service_workers="allow", **options)
    assert page.evaluate(READY)
    return page


def obstacles(session):
    """What keeps the browser from installing Meadow, but that every test's window is a private one."""
    found = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    return [obstacle for obstacle in found if obstacle["errorId"] != "in-incognito"]


def test_a_page_opened_while_the_service_is_away_rests_and_comes_back_by_itself(
        own, open_page, recorder, tap):
    page = installed(open_page, own, color_scheme="light")
    own.kill()
    for path in ("/", "/voices", "/settings"):
        page.goto(own.url + path)
        expect(page.get_by_role("heading", name=RESTING)).to_be_visible()
        expect(page.get_by_text("It will wake up here by itself.")).to_be_visible()
    image = page.locator("main img")
    becomes(page, lambda: image.evaluate("(image) => image.naturalWidth"), lambda width: width > 0)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        rests(page)
        assert not Axe().run(page).response["violations"]
    page.goto(own.url + "/")
    expect(page.get_by_role("heading", name=RESTING)).to_be_visible()
    own.start()
    page.wait_for_selector("body[data-ready]")
    page.wait_for_selector("#sound[data-mood=well]", state="attached")
    mark = recorder.now
    tap(page, "more")
    recorder.word(mark)


def test_nothing_but_the_resting_page_is_kept(own, open_page):
    def leave_an_older_one(page):
        page.goto(own.url + "/voices")
        page.evaluate("caches.open('meadow-of-old')")

    page = installed(open_page, own, before=leave_an_older_one)
    names, paths = becomes(page, lambda: page.evaluate(KEPT), [["meadow-rest-2"], [
        "/page/art/resting.svg", "/page/kit/base.css", "/page/kit/tokens.css",
        "/page/shell/rest.css", "/page/shell/rest.html", "/page/shell/rest.js"]])
    page.reload()
    page.wait_for_selector("body[data-ready]")
    assert page.evaluate("navigator.serviceWorker.controller.scriptURL").endswith("/sw.js")
    assert page.evaluate(KEPT) == [names, paths]
    assert not page.errors


def test_a_part_of_the_page_that_is_asked_for_meanwhile_comes_when_the_service_is_back(
        own, open_page):
    page = installed(open_page, own)
    page.reload()
    page.wait_for_selector("body[data-ready]")
    own.kill()
    page.evaluate(
        "() => { window.late = import('/page/features/lab/lab-drawing.js').then(() => 'came'); }")
    expect(page.locator("#offline")).to_be_visible()
    own.start()
    assert page.evaluate("window.late") == "came"


def test_the_browser_finds_nothing_that_stands_in_the_way_of_installing(own, open_page):
    page = installed(open_page, own)
    session = page.context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["url"] == own.url + "/manifest.webmanifest"
    assert manifest["errors"] == []
    becomes(page, lambda: obstacles(session), [])


def test_where_the_worker_is_not_let_in_the_page_works_without(own, open_page, recorder, tap):
    page = open_page(own, service_workers="block")
    page.wait_for_selector("#sound[data-mood=well]", state="attached")
    mark = recorder.now
    tap(page, "more")
    recorder.word(mark)
    assert not page.errors
