"""The page comes to the first touch first (requirements, The child's page), and
at rest it leaves the machine to the next one."""
import re
import urllib.request
from datetime import datetime
from pathlib import Path

from playwright.sync_api import expect

from fingers import spoken
from patience import becomes
from scene_stage import change
from service import Service

PAGE = Path(__file__).resolve().parents[2] / "Sources/Page"
IMPORT = re.compile(r'^(?:import|export)\b[^;]*?from\s*"([^"]+)"|^import\s*"([^"]+)"', re.M)


def needs(script):
    """All scripts that are there before `script` begins, itself first."""
    found, rest = [], [PAGE / script]
    while rest:
        one = rest.pop(0)
        if one not in found:
            found.append(one)
            rest += [(one.parent / (a or b)).resolve() for a, b in IMPORT.findall(one.read_text())]
    return [str(one.relative_to(PAGE)) for one in found]


def named(html):
    return re.findall(r'<link rel="modulepreload" href="/page/([^"]+)"', html)


def test_the_page_asks_at_once_for_all_that_a_first_touch_needs_and_for_nothing_else(service):
    with urllib.request.urlopen(service.url) as answer:
        head, deferred = answer.read().decode().split('<template id="deferred">')
    first = needs("shell/board.js")
    assert named(head) == first[1:]
    assert named(deferred) == [one for one in needs("shell/board-deferred.js") if one not in first]


def test_one_sheet_holds_all_that_the_page_is_drawn_with_and_none_of_it_is_fetched_again(
        open_page, service):
    page = open_page(service)
    sheets = [url for url in page.requests if url.endswith(".css")]
    assert sheets[0].endswith("/page/shell/index.html.css")
    links = re.findall(r'<link rel="stylesheet" href="/page/([^"]+)"',
                       (PAGE / "shell/index.html").read_text())
    assert len(links) > 10
    page.evaluate("""async () => {
      const { needStyles } = await import("/page/kit/style-sheets.js");
      await needStyles("features/gate/gate", "kit/tiers");
    }""")
    fetched = [url.split("/page/")[1] for url in page.requests if url.endswith(".css")]
    assert "kit/tiers.css" in fetched and not set(fetched) & set(links)
    assert page.errors == []


def test_a_first_touch_speaks_before_the_rooms_around_the_words_are_there(open_page, service):
    page = open_page(service, path="/lab")
    service.choose(2)
    held = []
    page.route("**/shell/board-deferred.js", lambda route: held.append(route))
    with page.expect_request("**/shell/board-deferred.js"):
        page.goto(service.url)
    page.wait_for_selector("body[data-speaks]")
    asked = spoken(page)
    page.locator('#core-bar .word[data-word="more"]').first.click()
    expect(page.locator("#message .said")).to_have_text(["more"])
    becomes(page, lambda: list(asked), ["more"])
    assert page.locator("body[data-ready]").count() == 0
    # Then they come, and know what has been said and where one is.
    becomes(page, lambda: len(held), 1)
    held[0].continue_()
    page.wait_for_selector("body[data-ready]")
    expect(page.locator("#stage .word").first).to_be_visible()
    expect(page.locator("#message .said")).to_have_text(["more"])
    expect(page.locator("#scenes .place[aria-current=true]")).to_have_count(1)
    assert page.errors == []


def test_at_rest_nothing_is_drawn_in_every_frame_and_meadow_breathes(open_page, tmp_path):
    service = Service(tmp_path, output="silent").start()
    try:
        service.choose(2)
        # The scene of a routine glows meanwhile, whatever the hour.
        change(service, breakfast=datetime.now().strftime("%H:%M"), routineGlow=True)
        page = open_page(service, tier=2)
        page.locator('#core-bar .word[data-word="more"]').first.click()
        expect(page.locator("#message .said")).to_have_text(["more"])
        expect(page.locator(".place.glows")).to_have_count(1)
        page.wait_for_function("""() => !document.getAnimations().some(
          ({ playState, animationName }) => playState === "running" && animationName !== "beckon")""")
        moves(page, "#companion .sprout-all", "", "transform")
        moves(page, ".place.glows", "::before", "opacity")
    finally:
        service.stop()


def moves(page, element, part, name):
    """Waits until `name` of `part` of `element` is another than now."""
    now = f"() => getComputedStyle(document.querySelector({element!r}), {part!r}).{name}"
    page.wait_for_function(f"(before) => ({now})() !== before", arg=page.evaluate(now))
