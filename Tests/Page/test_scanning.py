"""Switch scanning by keys: a frame that goes through all of the page (document 001, Access & Motor;
document 000 M2-012: switches reach every interactive element)."""
import pytest
from playwright.sync_api import expect

from fingers import hold_time, spoken, stop_time
from test_tapping import COLLECT, LONG

MARK = ".scan-mark"
FIRST, STEP = 3000, 1500  # ms that a frame stays, the first of a level and the others
# What the frame is around, as the page's own words: all it encloses that could be chosen.
FRAMED = """() => {
  const mark = document.querySelector(".scan-mark");
  if (!mark || mark.hidden) return null;
  const frame = mark.getBoundingClientRect();
  return [...document.querySelectorAll("button")].filter((e) => e.checkVisibility()).filter((e) => {
    const box = e.getBoundingClientRect();
    return box.left >= frame.left - 1 && box.right <= frame.right + 1
      && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
  }).map((e) => e.dataset.word ?? e.dataset.followUp ?? e.dataset.phrase ?? e.id);
}"""


@pytest.fixture
def switch(open_page, service):
    """switch("auto"): a page that is scanned, its movement calm, so that frames stand still."""
    def switch(mode, **settings):
        service.send("/v1/settings", {"scanning": mode, **settings}, method="PATCH")
        page = open_page(service, tier=2, reduced_motion="reduce",
                         viewport={"width": 1180, "height": 820}, before=hold_time)
        page.wait_for_selector(MARK, state="attached")
        return page
    yield switch
    service.send("/v1/settings", {"scanning": "off"}, method="PATCH")


def framed(page):
    return page.evaluate(FRAMED)


def until(page, wanted):
    """Waits until `wanted`, among others, is framed."""
    page.wait_for_function(f"(wanted) => ({FRAMED})()?.includes(wanted)", arg=wanted)


def walk_to(page, wanted, key=" ", most=60):
    """Presses `key` until the frame is around `wanted`, alone or with others."""
    for _ in range(most):
        if wanted in (framed(page) or []):
            return
        page.keyboard.press(key)
    raise AssertionError(f"the frame never came to {wanted}")


def choose(page, wanted):
    """By two switches into the branches until `wanted` alone is framed, and takes it."""
    for _ in range(6):
        walk_to(page, wanted)
        alone = framed(page) == [wanted]
        page.keyboard.press("Enter")
        if alone:
            return
    raise AssertionError(f"the branches never end at {wanted}")


def test_two_switches_say_a_word_and_what_could_follow_comes_first(switch):
    page = switch("manual")
    said = spoken(page)
    with page.expect_response("**/v1/taps"):
        choose(page, "more")
    assert said == ["more"]
    page.wait_for_selector("#offers .offer")
    first = page.locator("#offers .offer").first.get_attribute("data-follow-up")
    until(page, first)
    with page.expect_response("**/v1/taps"):
        choose(page, first)
    assert said == ["more", first]


def test_every_button_of_the_child_is_reached_and_no_grown_ups_one(switch):
    page = switch("manual")
    missed, twice = page.evaluate("""async () => {
      const { leaves, scanTree } = await import("/page/features/access/scan-tree.js");
      const reached = leaves(scanTree());
      const missed = [...document.querySelectorAll("button")].filter((e) => !reached.includes(e)
        && e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !e.disabled);
      return [missed.map((e) => e.id), reached.length - new Set(reached).size]; }""")
    assert missed == ["gear"] and twice == 0


def test_no_level_is_longer_than_a_child_can_wait(switch):
    page = switch("manual")
    longest = page.evaluate("""async () => {
      const { scanTree } = await import("/page/features/access/scan-tree.js");
      const most = (tree) => Math.max(tree.length,
        ...tree.filter(Array.isArray).map(most));
      return most(scanTree()); }""")
    assert longest <= 9


def test_one_switch_waits_for_the_frame_and_speech_stops_it(switch, service):
    page = switch("auto")
    stop_time(page, install=False)
    said = spoken(page)
    before = framed(page)
    page.clock.run_for(FIRST)
    assert framed(page) != before
    # "I love you" is always among the first.
    for _ in range(20):
        if "I love you" in framed(page):
            break
        page.clock.run_for(STEP)
    page.keyboard.press(" ")
    assert framed(page) == ["I love you"]
    with page.expect_response("**/v1/taps"):
        page.keyboard.press(" ")
    assert said == ["I love you"]
    page.evaluate(COLLECT)
    service.send("/v1/taps", {"phrase": " ".join([LONG] * 9)})
    page.wait_for_function("() => told.at(-1)?.kind === 'started'")
    page.clock.run_for(100)  # what the page does with the news in its next frame
    before = framed(page)
    page.clock.run_for(3 * FIRST)
    assert framed(page) == before
    assert page.evaluate("told.at(-1).kind") == "started"  # it is still being said
    page.keyboard.press("Escape")
    page.wait_for_function("() => told.at(-1)?.kind === 'interrupted'")
    page.clock.run_for(FIRST + 100)
    assert framed(page) != before


def test_two_rounds_without_a_choice_and_it_rests_until_a_press(switch):
    page = switch("manual")
    top = page.evaluate("""async () =>
      (await import("/page/features/access/scan-tree.js")).scanTree().length""")
    for _ in range(2 * top):
        assert framed(page) is not None
        page.keyboard.press("Tab")
    expect(page.locator(MARK)).to_be_hidden()
    said = spoken(page)
    page.keyboard.press("Enter")  # wakes it, and chooses nothing
    expect(page.locator(MARK)).to_be_visible()
    assert said == []


def test_going_back_leads_out_of_a_wrong_choice(switch):
    page = switch("manual")
    first = framed(page)
    page.keyboard.press("Tab")
    second = framed(page)
    assert second != first
    page.keyboard.press("Shift+Tab")
    assert framed(page) == first
    walk_to(page, "more")
    room = framed(page)
    page.keyboard.press("Enter")
    assert framed(page) != room
    page.keyboard.press("ArrowLeft")
    assert framed(page) == room


def test_an_open_tray_is_gone_through_alone(switch, service):
    page = switch("manual")
    choose(page, "companion")
    page.wait_for_selector("#tray button")
    rooms = page.evaluate("""async () => {
      const { leaves, scanTree } = await import("/page/features/access/scan-tree.js");
      return leaves(scanTree()).map((e) => !!e.closest("#tray, #always")); }""")
    assert all(rooms)
    service.send("/v1/avatar", {"open": False})


def test_without_scanning_keys_belong_to_the_page(open_page, service):
    page = open_page(service, tier=2)
    expect(page.locator(MARK)).to_have_count(0)
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement !== document.body")

