"""A tablet that is its own loudspeaker says the words of the board while Meadow is away, where a grown-up
wants that (requirements, Offline and installable). The service is really killed and started again."""
import base64
import json

import pytest
from playwright.sync_api import expect

from conftest import PATIENCE, open_gate, sounds
from ear import Ear
from fingers import TOUCH
from patience import becomes
from service import Service
from test_dragging import stays_on_the_board
from test_offline import KEPT as KEPT_BY_THE_WORKER
from test_offline import READY

DOT = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")
#: What lies on the tablet, by path, and how many touches wait to be told.
LIES = """async () => {
  if (!await caches.has("meadow-kept-1")) return { paths: [], bytes: 0, touches: 0, words: [] };
  const cache = await caches.open("meadow-kept-1");
  let bytes = 0;
  const paths = [];
  for (const request of await cache.keys()) {
    paths.push(new URL(request.url).pathname);
    bytes += (await (await cache.match(request)).arrayBuffer()).byteLength;
  }
  const known = await (await cache.match("/kept/words.json"))?.json();
  const words = known?.words.map(({ text }) => text) ?? [];
  return { paths, bytes, words };
}"""
TOUCHES = "() => Object.keys(localStorage).filter((key) => key.startsWith('meadow-away-')).length === 0"
GONE = "async () => !await caches.has('meadow-kept-1')"
TILE = '#core-bar .word[data-word="{}"]'


@pytest.fixture
def own(tmp_path):
    """A service whose page is the loudspeaker, with a word of the family's, that is to speak when away."""
    service = Service(tmp_path, output="browser", environment={
        "PULSE_SERVER": "unix:/nonexistent"}).start()
    service.reset(tier=2)
    service.send("/v1/words", {"group": "people", "text": "Grandma", "emoji": "👵"})
    service.request("/v1/words/1/photo", DOT, "PUT").close()
    wants(service, True)
    yield service
    service.stop()


def wants(service, is_wanted):
    service.send("/v1/settings", {"speaksWhenAway": is_wanted}, method="PATCH")


@pytest.fixture
def tablet(open_page, own):
    """The child's page on a tablet that has kept all it is to keep, its sound awake."""
    page = open_page(own, tier=2, service_workers="allow")
    page.mouse.click(5, 5)  # the gesture that turns the page's sound on
    sounds(page)
    kept(page)
    assert page.evaluate(READY)
    return page


def kept(page):
    """Waits until all that is to lie on the tablet does: a quiet while, and then one sound after another."""
    page.wait_for_selector("body[data-kept=whole]", state="attached", timeout=4 * PATIENCE)


def until(page, condition, argument=None):
    """Waits for an asynchronous condition; Playwright takes its promise for a yes."""
    page.evaluate("""async (argument) => {
      while (!await (%s)(argument)) await new Promise((resolve) => { setTimeout(resolve, 50); });
    }""" % condition, argument)


def known(own, *words):
    """The sounds of `words` as the service makes them, for when it is away."""
    ear = Ear(None, own)
    return {word: ear.made(word) for word in words}


class Memory(Ear):
    """An ear that remembers what `own` would say."""

    def __init__(self, recorder, own, *words):
        super().__init__(recorder, own)
        self.sounds = known(own, *words)

    def made(self, text, **manner):
        return self.sounds[text]


def taps_of(own, word):
    own.open_gate()
    with own.request("/v1/insight?days=1", None, "GET") as answer:
        return json.load(answer)["total"]["words"].get(word, 0)


# One finger after the other, in the page's own time: a machine with much to do has none beside it.
QUICKLY = """async (words) => {
  const touch = TOUCH;
  for (const word of words) {
    touch(document.querySelector(`#core-bar .word[data-word="${word}"]`));
    dispatchEvent(new PointerEvent("pointerup", { pointerId: 1 }));
    await new Promise((resolve) => { setTimeout(resolve, 100); });
  }
}""".replace("TOUCH", TOUCH)


def test_a_board_that_is_open_goes_on_saying_its_words_while_meadow_is_away(
        own, tablet, recorder, tap):
    ear = Memory(recorder, own, "more", "help", "Grandma")
    own.kill()
    sign = tablet.locator(".away-sign")
    expect(sign).to_be_visible()
    expect(sign).to_contain_text("Meadow is away")
    expect(tablet.locator("#offline")).to_be_hidden()
    ear.hears("more", lambda: tap(tablet, "more"))
    expect(tablet.locator("#message .said")).to_have_text(["more"])
    # What cannot be said looks so, before and after a finger.
    expect(tablet.locator(TILE.format("more")).first).to_have_css("opacity", "1")
    light = tablet.locator('#scene .word[data-word="light"]:visible').first
    expect(light).to_have_css("opacity", "0.38")
    light.click()
    expect(tablet.locator("#message")).to_have_attribute("data-state", "unheard")
    # A touch takes the place of what sounds.
    heard, _ = ear.hear(lambda: tablet.evaluate(QUICKLY, ["more", "help"]))
    assert len(heard) < 0.8 * (len(ear.sounds["more"]) + len(ear.sounds["help"]))
    own.start()
    expect(sign).to_be_hidden()
    sounds(tablet)
    ear.silent()  # nothing of it is said again
    ear.hears("help", lambda: tap(tablet, "help"))
    # What was said meanwhile counts, once each.
    tablet.wait_for_function(TOUCHES)
    assert (taps_of(own, "more"), taps_of(own, "help"), taps_of(own, "light")) == (2, 2, 0)
    assert not [error for error in tablet.errors if "ERR_" not in error]


def test_a_board_opened_while_meadow_is_away_is_the_kept_one_and_gives_way_by_itself(
        own, tablet, recorder, tap):
    ear = Memory(recorder, own, "more", "Grandma")
    place = tablet.locator(TILE.format("more")).first.bounding_box()
    own.kill()
    tablet.goto(own.url + "/")
    expect(tablet.locator(".away-sign")).to_be_visible()
    becomes(tablet, lambda: tablet.locator(TILE.format("more")).first.bounding_box(), place)
    photo = tablet.locator('#grid .word[data-word="Grandma"] img').first
    expect(photo).to_be_visible()
    becomes(tablet, lambda: photo.evaluate("(image) => image.naturalWidth"), lambda width: width > 0)
    # The symbols of its words and of what stands around them are kept as well.
    for sign in (TILE.format("more"), "#stop", "#cells .group"):
        shown = tablet.locator(f"{sign} img.symbol").first
        becomes(tablet, lambda: shown.evaluate("(image) => image.naturalWidth"), lambda width: width > 0)
    tablet.mouse.click(5, 5)
    ear.hears("Grandma", lambda: tap(tablet, "Grandma"))
    ear.hears("more", lambda: tap(tablet, "more"))
    expect(tablet.locator("#message .said")).to_have_text(["Grandma", "more"])
    own.start()
    kept(tablet)
    expect(tablet.locator("#scene")).to_be_visible()
    tablet.wait_for_function(TOUCHES)
    assert (taps_of(own, "more"), taps_of(own, "Grandma")) == (1, 1)


def test_the_kept_board_holds_menus_drags_and_zoom_as_the_real_one_does(own, tablet):
    own.kill()
    tablet.goto(own.url + "/")
    tablet.wait_for_selector("body[data-mode=grid][data-ready]")
    expect(tablet.locator(".away-sign")).to_be_visible()
    stays_on_the_board(tablet, "#grid .word", ".away-sign")
    assert tablet.evaluate("getComputedStyle(document.body).touchAction") == "pan-x pan-y"


def test_what_lies_on_the_tablet_is_bounded_and_holds_no_more_than_it_says(own, tablet):
    lies = tablet.evaluate(LIES)
    sounds_kept = [path for path in lies["paths"] if path.startswith("/kept/sounds/")]
    assert len(sounds_kept) == len(lies["words"]) == 89
    assert lies["bytes"] < 5_000_000, lies["bytes"]
    assert "/kept/board" in lies["paths"]
    assert all(path.startswith("/kept/") for path in lies["paths"])
    text = tablet.evaluate("caches.match('/kept/words.json').then((answer) => answer.text())")
    assert "ageMonths" not in text and "Mia" not in text


def test_without_the_setting_nothing_is_kept(own, open_page):
    wants(own, False)
    page = open_page(own, tier=2, service_workers="allow")
    assert page.evaluate(READY)
    names, _ = page.evaluate(KEPT_BY_THE_WORKER)
    assert names == ["meadow-rest-2"]
    own.kill()
    page.goto(own.url + "/")
    expect(page.get_by_role("heading", name="Meadow is having a rest")).to_be_visible()


@pytest.mark.parametrize("way", ["off", "erased", "button", "off while the tablet was closed"])
def test_nothing_of_it_lies_on_the_tablet_when_nobody_wants_it(own, tablet, way):
    tablet.evaluate("localStorage.setItem('meadow-away-0123456789abcdef', '[]')")
    if way == "off":
        wants(own, False)
    elif way == "erased":
        own.send("/v1/reset", {"scope": "everything"})
    elif way == "button":
        open_gate(tablet, own)
        tablet.goto(own.url + "/settings#about/privacy")
        told = tablet.locator(".kept-here")
        expect(told).to_contain_text("the sounds of 89 words")
        tablet.get_by_role("button", name="Clear this device and turn it off").click()
        expect(told).to_have_text("On this device nothing is kept.")
        becomes(tablet, lambda: own.get("/v1/settings")["speaksWhenAway"], False)
    else:
        tablet.goto("about:blank")
        wants(own, False)
        tablet.goto(own.url + "/")
    until(tablet, GONE)
    tablet.wait_for_function(TOUCHES)


def test_a_word_that_is_removed_is_gone_from_the_tablet_at_its_next_contact(own, tablet):
    before = tablet.evaluate(LIES)
    assert "Grandma" in before["words"]
    assert any(path.startswith("/kept/photos/") for path in before["paths"])
    tablet.goto("about:blank")
    own.delete("/v1/words/1")
    tablet.goto(own.url + "/")
    until(
        tablet, "async () => !(await (await caches.match('/kept/words.json')).json())"
        ".words.some(({ text }) => text === 'Grandma')")
    lies = lambda kind: [path for path in tablet.evaluate(LIES)["paths"] if path.startswith(f"/kept/{kind}/")]
    becomes(tablet, lambda: len(lies("sounds")), 88)
    becomes(tablet, lambda: lies("photos"), [])
    text = tablet.evaluate("caches.match('/kept/words.json').then((answer) => answer.text())")
    assert "grandma" not in text.lower()


def test_another_voice_is_what_the_tablet_says_when_meadow_goes(own, tablet, recorder, tap):
    names = set(tablet.evaluate(LIES)["paths"])
    own.send("/v1/settings", {"voice": "boy"}, method="PATCH")
    until(tablet, """async (old) => {
      const cache = await caches.open("meadow-kept-1");
      const now = (await cache.keys()).map(({ url }) => new URL(url).pathname)
        .filter((path) => path.startsWith("/kept/sounds/"));
      return now.length === 89 && !now.some((path) => old.includes(path));
    }""", sorted(path for path in names if path.startswith("/kept/sounds/")))
    ear = Memory(recorder, own, "more")
    own.kill()
    expect(tablet.locator(".away-sign")).to_be_visible()
    ear.hears("more", lambda: tap(tablet, "more"))


AFTER = """() => {
  const after = performance.getEntriesByType("resource")
    .filter(({ name }) => name.includes("/v1/kept-words/"))
    .map(({ startTime }) => startTime - touched).filter((it) => it > 0);
  return after.length ? after.sort((a, b) => a - b) : null;
}"""


# A finger that comes in the middle of it: when the first sound is there and the second will be asked for.
BESIDE = """(() => {
  performance.setResourceTimingBufferSize(5000);
  const { fetch } = window;
  window.fetch = async (...all) => {
    const answer = await fetch(...all);
    if (String(all[0]).includes("/v1/kept-words/") && window.touched === undefined) {
      window.touched = performance.now();
      (TOUCH)(document.querySelector('#core-bar .word[data-word="more"]'));
      dispatchEvent(new PointerEvent("pointerup", { pointerId: 1 }));
    }
    return answer;
  };
})()""".replace("TOUCH", TOUCH)


def test_nothing_is_fetched_for_it_beside_a_childs_touch(own, open_page):
    page = open_page(own, tier=2, service_workers="allow",
                     before=lambda page: page.add_init_script(BESIDE))
    with page.expect_request("**/v1/taps"):
        page.mouse.click(5, 5)
        sounds(page)
    # By the page's own clock: when each was asked for, in ms after the finger.
    page.wait_for_function(AFTER)
    assert page.evaluate(AFTER)[0] >= 4000


def test_it_is_a_grown_ups_row_that_says_what_it_does(own, open_page):
    wants(own, False)
    page = open_page(own, path="/settings#sound", service_workers="allow")
    row = page.locator("[data-setting=speaksWhenAway]")
    expect(row).to_contain_text("Every device that opens the board keeps them")
    expect(page.locator("[data-setting=keptHere]")).to_contain_text("On this device nothing is kept.")
    row.get_by_role("switch").click()
    expect(row.get_by_role("switch")).to_be_checked()
    kept(page)
    page.reload()
    expect(page.locator("[data-setting=keptHere]")).to_contain_text("89 words")
