"""A slow, lost or overtaken stream and answers: nothing is said twice, nothing stale is offered
(requirements, The child's page; architecture §7)."""
import json
import re

import pytest
from playwright.sync_api import expect

from fingers import TOUCH, in_order
from patience import becomes

OFFERS = "#phrases .offer:not([inert])"

SLOW = """(() => {
  const Fast = window.EventSource;
  window.EventSource = class extends Fast {
    addEventListener(kind, use) {
      super.addEventListener(kind, (event) => setTimeout(() => use(event), window.slowness ?? 0));
    }
  };
})()"""

# Answers to touches come when held[0](), held[1](), … are called, and are not given up before.
HOLD = """() => {
  const { fetch } = window;
  let asked = 0;
  window.held = [];
  window.fetch = async (path, options) => {
    if (path !== "/v1/taps") return fetch(path, options);
    const number = asked++;
    const answer = await fetch(path, { ...options, signal: null });
    await new Promise((letGo) => { held[number] = letGo; });
    return answer;
  };
}"""

COLLECT = """() => new Promise((resolve) => {
  window.told = [];
  const source = new EventSource("/v1/events");
  source.addEventListener("utterance.started", (event) => told.push(JSON.parse(event.data).text));
  source.onopen = resolve;
})"""


def phrases(page):
    return page.locator(OFFERS).locator(".words").all_inner_texts()


def offered(service):
    return [offer["phrase"] for offer in (service.get("/v1/state")["followUps"] or {}).get(
        "followUps", [])]


def word(page, text):
    return page.locator(f'#core-bar .word[data-word="{text}"]').first


@pytest.fixture
def slow(open_page, service):
    """A page to which every event comes a second late."""
    page = open_page(service, path="/lab")
    page.context.add_init_script(SLOW)
    service.choose(2)
    page.goto(service.url)
    page.wait_for_selector("body[data-ready]")
    page.evaluate("window.slowness = 1000")
    return page


def test_behind_a_slow_stream_offers_are_always_those_of_the_last_touch(slow, service):
    slow.evaluate("""() => {
      window.seen = [];
      new MutationObserver(() => seen.push([...document.querySelectorAll(
        "#phrases .offer:not([inert]) .words")].map((one) => one.textContent).join("|")))
        .observe(document.querySelector("#phrases"), { childList: true });
    }""")
    shown = []
    for text in ["mommy", "daddy", "go", "more"]:
        with slow.expect_response("**/v1/taps"):
            word(slow, text).click()
        slow.wait_for_function(
            "(phrases) => JSON.stringify([...document.querySelectorAll("
            "'#phrases .offer:not([inert]) .words')].map((one) => one.textContent)) === phrases",
            arg=json.dumps(offered(service), ensure_ascii=False, separators=(",", ":")))
        shown.append("|".join(offered(service)))
    # A setting is told after all of them, and as late: where it is seen, they have come.
    service.send("/v1/settings", {"showsLabels": True}, method="PATCH")
    expect(slow.locator("body")).to_have_attribute("data-labels", "true")
    assert phrases(slow) == offered(service)
    # Each set came once, in order: none came back.
    assert slow.evaluate("seen.filter(Boolean)") == shown
    assert slow.errors == []


def test_behind_a_slow_stream_stop_takes_the_offers_away_at_once(slow, service):
    word(slow, "mommy").click()
    expect(slow.locator(OFFERS)).to_have_count(3)
    slow.evaluate("window.slowness = 600000")
    slow.locator("#stop").click()
    expect(slow.locator(OFFERS)).to_have_count(0)


def test_an_answer_that_a_later_touch_overtook_is_not_shown(open_page, service):
    page = open_page(service, tier=2)
    page.evaluate(HOLD)
    for text in ("mommy", "go"):
        word(page, text).click()
        expect(page.locator("#message")).to_contain_text(text)
    page.wait_for_function("() => held[0] && held[1]")
    page.evaluate("held[1]()")
    expect(page.locator(".part.pending")).to_have_count(1)
    page.evaluate("held[0]()")
    expect(page.locator(".part.pending")).to_have_count(0)
    expect(page.locator("#message .said")).to_have_text(["mommy", "go"])
    becomes(page, lambda: phrases(page), lambda now: len(now) == 3 and now == offered(service))


def test_a_touch_whose_answer_was_lost_is_not_sent_again(open_page, service):
    page = open_page(service, tier=2)
    page.evaluate(COLLECT)
    sent = []

    def lose(route):
        sent.append(route.fetch())
        route.abort()

    page.route("**/v1/taps", lose)
    tile = word(page, "go")
    with page.expect_event("requestfailed", lambda request: request.url.endswith("/v1/taps")):
        tile.click()
    # The stream may have told that it was heard before its answer was lost.
    expect(page.locator("#message")).to_have_attribute("data-state", re.compile("unheard|said"))
    page.unroute("**/v1/taps")
    word(page, "more").click()
    page.wait_for_function("() => told.includes('more')")
    assert len(sent) == 1 and page.evaluate("told") == ["go", "more"]


def test_a_stream_that_was_cut_leaves_nothing_to_choose_and_comes_back(open_page, service):
    page = open_page(service, tier=2)
    word(page, "mommy").click()
    expect(page.locator(OFFERS)).to_have_count(3)
    before = phrases(page)
    page.route("**/v1/events", lambda route: route.abort())
    page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    expect(page.locator("#offline")).to_be_visible()
    expect(page.locator(OFFERS)).to_have_count(0)
    # A word still speaks: its request needs no stream.
    with page.expect_response("**/v1/taps") as answer:
        word(page, "go").click()
    assert answer.value.ok
    page.unroute("**/v1/events")
    expect(page.locator("#offline")).to_be_hidden()
    now = becomes(page, lambda: phrases(page), lambda now: len(now) == 3 and now == offered(service))
    assert now != before


def test_fifty_touches_in_two_seconds_are_said_once_each_in_their_order(open_page, service):
    page = open_page(service, tier=3)
    page.evaluate(COLLECT)
    page.evaluate("performance.clearResourceTimings()")
    touched = page.evaluate("""() => new Promise((resolve) => {
      const touch = TOUCH;
      const tiles = [...document.querySelectorAll("#cells .word")];
      const touched = [];
      const next = () => {
        const tile = tiles[touched.length % tiles.length];
        touched.push(tile.dataset.word);
        touch(tile, touched.length);
        dispatchEvent(new PointerEvent("pointerup", { pointerId: touched.length }));
        if (touched.length < 50) setTimeout(next, 38);
        else resolve(touched);
      };
      next();
    })""".replace("TOUCH", TOUCH))
    page.wait_for_function("() => told.length >= 50")
    in_order(page, page.evaluate("told"), touched)
    expect(page.locator(".part.pending")).to_have_count(0)
    parts = service.get("/v1/state")["bubble"]
    expect(page.locator("#message .said")).to_have_text(parts)
    expect(page.locator(".part.pending")).to_have_count(0)
    assert page.errors == []
