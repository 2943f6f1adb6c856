"""The child's screen as a whole, as stories (document 000 §05, M2-004 … M2-006; requirements, The child's page)."""
import pytest
from playwright.sync_api import expect

from conftest import sounds
from fingers import TOUCH
from patience import becomes
from recorder import RATE
from screens import resize

MILK = '#scene .word[data-word="milk"]:visible'


def open_fridge(page):
    page.locator('#scene .word[data-word="fridge"]').click()
    page.locator(MILK).wait_for()


def test_kitchen_to_fridge_to_milk_to_five_follow_ups_each_of_them_heard(
        open_page, service, recorder):
    page = open_page(service, tier=2)
    sounds(page)
    mark = recorder.now
    open_fridge(page)
    recorder.word(mark)
    mark = recorder.now
    page.locator(MILK).click()
    recorder.word(mark)
    expect(page.locator("#message .said").last).to_have_text("milk")
    seen = []
    for _ in range(5):
        offers = page.locator(".offer:visible:not(.ghost)")
        offered = service.get("/v1/state")["followUps"]["followUps"]
        expect(offers.locator(".words")).to_have_text([offer["phrase"] for offer in offered])
        phrases = offers.locator(".words").all_inner_texts()
        functions = {offer.get_attribute("data-function") for offer in offers.all()}
        assert len(set(phrases)) == 3 and len(functions) >= 2
        seen.append(phrases[1])
        mark = recorder.now
        offers.nth(1).click()
        recorder.word(mark)
        expect(page.locator("#message .said")).to_have_text(phrases[1])
        # The phrase just said is not offered again at once; others take its place.
        expect(offers.locator(".words").nth(1)).not_to_have_text(phrases[1])
    assert service.get("/v1/state")["followUps"]["turn"] == 5
    assert page.errors == []


def test_a_touch_is_in_the_message_in_the_same_frame_and_its_request_left_before(board):
    order = board.evaluate("""() => new Promise((seen) => {
      const order = [];
      const { fetch } = window;
      // What is fetched ahead after a first touch comes when the machine has time for it.
      window.fetch = (...all) => {
        if (all[0] === "/v1/taps") order.push("fetch");
        return fetch(...all);
      };
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...all) {
        if (this.matches(".word")) order.push("pulse");
        return animate.apply(this, all);
      };
      const change = Element.prototype.replaceChildren;
      Element.prototype.replaceChildren = function (...all) {
        if (this.id === "message-parts") order.push("message");
        return change.apply(this, all);
      };
      TOUCH(document.querySelector('#core-bar .word[data-word="more"]'));
      // The very next frame, after what the page itself does with it.
      requestAnimationFrame(() => {
        Object.assign(Element.prototype, { animate, replaceChildren: change });
        seen([order, document.querySelector("#message").innerText.includes("more")]);
      });
    })""".replace("TOUCH", f"({TOUCH})"))
    assert order == [["fetch", "pulse", "pulse", "message"], True]  # a ring and a spring


def test_words_build_a_message_that_is_said_shortened_and_cleared(board, service, recorder, tap):
    said = board.locator("#message .said")
    expect(said).to_have_text("Tap a picture")
    for word in ["more", "help", "go"]:
        tap(board, word)
    expect(said).to_have_text(["more", "help", "go"])
    board.locator("#remove-last").click()
    expect(said).to_have_text(["more", "help"])
    recorder.end(recorder.now)
    mark = recorder.now
    board.locator("#speak").click()
    first, last = recorder.word(mark)
    assert (last - first) / RATE > 0.5
    board.locator("#clear").click()
    expect(said).to_have_text(["Tap a picture"])
    becomes(board, lambda: service.get("/v1/state")["bubble"], [])
    assert board.errors == []


# What the stream tells comes one by one, each when the one before it has been drawn: of what comes in one
# frame a page shows the last.
ONE_BY_ONE = """(() => {
  const Fast = window.EventSource;
  const frame = () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  let before = Promise.resolve();
  window.EventSource = class extends Fast {
    addEventListener(kind, use) {
      super.addEventListener(kind, (event) => {
        before = before.then(frame).then(frame).then(() => use(event));
      });
    }
  };
})()"""


@pytest.mark.live
def test_the_message_tells_what_sounds_and_what_was_said(open_page, service, tap):
    board = open_page(service, before=lambda page: page.add_init_script(ONE_BY_ONE))
    sounds(board)
    board.evaluate("""() => {
      window.seen = [];
      const message = document.querySelector("#message");
      // A tile is marked at once and the message with the next frame, so both are watched.
      const look = new MutationObserver(() => seen.push([message.dataset.state,
        document.querySelector(".word.sounding")?.dataset.word]));
      look.observe(message, { attributeFilter: ["data-state"] });
      look.observe(document.querySelector("#core-bar"), { subtree: true, attributeFilter: ["class"] });
    }""")
    tap(board, "help")
    board.wait_for_function("() => seen.some(([state]) => state === 'said')")
    states = board.evaluate("seen.map(([state]) => state)")
    assert list(dict.fromkeys(states)) == ["asked", "speaking", "said"]
    assert "help" in board.evaluate("seen.map(([, word]) => word)")
    expect(board.locator(".word.sounding")).to_have_count(0)


def test_the_message_clears_when_the_service_says_so(open_page, service, tap):
    service.send("/v1/settings", {"bubbleSeconds": 3}, method="PATCH")
    page = open_page(service)
    page.evaluate("""() => {
      window.seen = [];
      const parts = document.querySelector("#message-parts");
      new MutationObserver(() => seen.push(...[...parts.querySelectorAll(".said")]
        .map((said) => said.textContent))).observe(parts, { childList: true });
    }""")
    tap(page, "more")
    page.wait_for_function("() => seen.includes('more')")
    expect(page.locator("#message .said")).to_have_text(["Tap a picture"])
    expect(page.locator(".offer")).to_have_count(0)


def test_i_love_you_is_there_and_heard_in_every_tier_and_over_every_overlay(
        open_page, service, recorder):
    for tier in (1, 2, 3):
        page = open_page(service, tier=tier)
        love = page.locator('.word[data-word="I love you"]:visible').first
        for overlay in ["none", "category", "avatar"]:
            service.send("/v1/navigation", {"overlay": overlay})
            expect(love).to_be_in_viewport(ratio=1)
            mark = recorder.now
            love.click()
            recorder.word(mark)


def test_nothing_scrolls_and_every_room_has_its_place_at_any_size(open_page, service):
    for tier in (1, 2):
        page = open_page(service, tier=tier)
        for width, height in [(320, 568), (390, 844), (844, 390), (768, 1024), (1024, 768),
                              (1180, 820), (2560, 1440)]:
            resize(page, width, height)
            boxes = page.evaluate(ROOMS)
            assert boxes.pop("scrolls") == [width, height]
            for name, box in boxes.items():
                assert box["x"] >= 0 and box["y"] >= 0, (width, name, box)
                assert box["right"] <= width + 0.5 and box["bottom"] <= height + 0.5, (width, name)
            assert boxes["top"]["bottom"] <= boxes["stage"]["y"] + 0.5
            assert boxes["stage"]["bottom"] <= boxes["bar"]["y"] + 0.5
            assert boxes["stage"]["bottom"] - boxes["stage"]["y"] > 100
        page.context.close()


ROOMS = """() => {
  const root = document.documentElement;
  const box = (id) => {
    const { x, y, right, bottom } = document.getElementById(id).getBoundingClientRect();
    return { x, y, right, bottom };
  };
  return { scrolls: [root.scrollWidth, root.scrollHeight],
    top: box("top"), stage: box("stage"), bar: box("core-bar"), scenes: box("scenes"),
    stop: box("stop"), always: box("always"), companion: box("companion") };
}"""


def test_storage_that_is_full_breaks_nothing(open_page, service, recorder):
    page = open_page(service, path="/lab")
    page.context.add_init_script("""
      for (const name of ["getItem", "setItem", "removeItem"]) {
        Storage.prototype[name] = () => { throw new DOMException("full", "QuotaExceededError"); };
      }""")
    page.goto(service.url)
    page.wait_for_selector("body[data-ready]")
    mark = recorder.now
    page.locator('#core-bar .word[data-word="more"]').click()
    recorder.word(mark)
    assert page.errors == []


def test_what_a_family_types_is_text(open_page, service):
    text = "<img src=x onerror=alert(1)>"
    word = service.send("/v1/words", {"text": text, "group": "people", "emoji": "👵"})
    try:
        page = open_page(service, tier=2)
        page.locator('#cells .group[data-group="own"]').click()
        tile = page.locator("#category .word").filter(has_text=text)
        expect(tile).to_have_attribute("data-word", text)
        tile.click()
        expect(page.locator("#message .said").last).to_have_text(text)
        assert page.locator("img[src=x]").count() == 0
        assert page.errors == []
    finally:
        service.delete(f"/v1/words/{word['id']}")


ROUNDS = """async (rounds) => {
  const wait = (ready) => new Promise((resolve, reject) => {
    const began = performance.now();
    const look = () => {
      if (ready()) return resolve();
      if (performance.now() - began > 30_000) return reject(new Error(`still: ${said()}`));
      setTimeout(look, 5);
    };
    look();
  });
  const touch = TOUCH;
  const said = () => document.querySelector("#message-parts").textContent;
  for (let round = 0; round < rounds; round++) {
    for (const word of ["mommy", "go", "more"]) {
      touch(document.querySelector(`#cells .word[data-word="${word}"]`));
      await wait(() => said().endsWith(word) && !document.querySelector(".part.pending"));
    }
    const offer = document.querySelector("#phrases .offer");
    const phrase = offer.querySelector(".words").textContent;
    touch(offer);
    await wait(() => said() === phrase || said().endsWith(phrase));
    await wait(() => !document.querySelector(".part.pending, .ghost"));
  }
}""".replace("TOUCH", TOUCH)


def test_hundreds_of_touches_leave_no_elements_and_no_listeners_behind(open_page, service):
    page = open_page(service, tier=2)
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")

    def left():
        page.locator("#stop").click()
        page.wait_for_function("() => !document.querySelector('.offer, .hint')")
        # What was removed is given back in several steps.
        return min(counted() for _ in range(8))

    def counted():
        page.evaluate("new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))")
        session.send("HeapProfiler.collectGarbage")
        metrics = {m["name"]: m["value"] for m in session.send("Performance.getMetrics")["metrics"]}
        return metrics["Nodes"], metrics["JSEventListeners"], metrics["JSHeapUsedSize"]

    # The drawings of other places come in the background first, one by one, after the first touch.
    page.evaluate(ROUNDS, 1)
    page.wait_for_function("() => performance.getEntriesByName('fetched-ahead').length")
    page.evaluate(ROUNDS, 4)
    before = left()
    page.evaluate(ROUNDS, 60)
    after = left()
    assert after[0] <= before[0] + 60 and after[1] <= before[1] + 10, (before, after)
    assert after[2] <= before[2] + 600_000, (before, after)
    assert page.errors == []
