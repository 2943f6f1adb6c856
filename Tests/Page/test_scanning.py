"""Switch scanning by keys: a frame that goes through all of the page (document 001, Access & Motor;
document 000 M2-012: switches reach every interactive element)."""
import pytest
from playwright.sync_api import expect

from fingers import hold_time, spoken, stop_time
from patience import becomes
from test_tapping import COLLECT, LONG

MARK = ".scan-mark"
FIRST, STEP = 3000, 1500  # ms that a frame stays, the first of a level and the others
# What the frame is around, as the page's own words: all it encloses that could be chosen.
FRAMED = """() => {
  const mark = document.querySelector(".scan-mark");
  if (!mark || mark.hidden) return null;
  const frames = [...mark.children].map((frame) => frame.getBoundingClientRect());
  return [...document.querySelectorAll("button")].filter((e) => e.checkVisibility()).filter((e) => {
    const box = e.getBoundingClientRect();
    return frames.some((frame) => box.left >= frame.left - 1 && box.right <= frame.right + 1
      && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1);
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
    service.send("/v1/settings", method="PATCH", body={
        "scanning": "off", "scanStepSeconds": None, "scanSounds": None})


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
    # Speak With Me does not stand on the way to every word: a switch finds it with Meadow.
    assert missed == ["gear", "speak-with-me"] and twice == 0
    choose(page, "companion")
    page.wait_for_selector("#tray .speak-with-me")
    assert page.evaluate("""async () => {
      const { leaves, scanTree } = await import("/page/features/access/scan-tree.js");
      return leaves(scanTree()).some((e) => e.matches("#tray .speak-with-me")); }""")


def test_no_level_is_longer_than_a_child_can_wait(switch):
    page = switch("manual")
    longest = page.evaluate("""async () => {
      const { scanTree } = await import("/page/features/access/scan-tree.js");
      const most = (tree) => Math.max(tree.length,
        ...tree.filter(Array.isArray).map(most));
      return most(scanTree()); }""")
    assert longest <= 9


# The rows of a region as they are seen, by the middles of what can be touched; and as they are scanned.
ROWS = """async ([region, wanted]) => {
  const { leaves, scanTree } = await import("/page/features/access/scan-tree.js");
  const branch = scanTree().find((one) => leaves(one)[0].closest(region));
  const seen = new Map();
  for (const one of document.querySelectorAll(wanted)) {
    if (!one.checkVisibility()) continue;
    const { y, height } = one.getBoundingClientRect();
    const row = Math.round(y + height / 2);
    seen.set(row, [...seen.get(row) ?? [], one]);
  }
  const name = (one) => one.dataset.word ?? one.dataset.group;
  return [branch.map((row) => leaves(row).map(name)), [...seen].sort(([a], [b]) => a - b)
    .map(([, row]) => row.sort((a, b) => a.getBoundingClientRect().x - b.getBoundingClientRect().x)
      .map(name))]; }"""


def test_what_is_seen_as_a_row_is_one_row_of_the_frame(switch):
    page = switch("manual")
    scanned, seen = page.evaluate(ROWS, ["#core-bar", "#cells .word, #cells .group"])
    assert scanned == seen and len(seen) > 1 and max(map(len, seen)) > 8


def test_the_frame_of_a_row_is_around_nothing_else(switch):
    page = switch("manual")
    strangers = page.evaluate("""async () => {
      const { leaves, scanTree } = await import("/page/features/access/scan-tree.js");
      const { ScanMark } = await import("/page/features/access/scan-mark.js");
      const [tree, mark, wrong] = [scanTree(), new ScanMark(), []];
      const all = leaves(tree);
      const look = (branch) => {
        mark.show(branch, all);
        const frames = [...mark.mark.children].map((one) => one.getBoundingClientRect());
        for (const one of all.filter((other) => ![branch].flat(9).includes(other))) {
          const box = one.getBoundingClientRect();
          const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
          if (frames.some((f) => x > f.left && x < f.right && y > f.top && y < f.bottom)) {
            wrong.push([[branch].flat(9).map((e) => e.dataset.word), one.dataset.word ?? one.id]);
          }
        }
        if (Array.isArray(branch)) branch.forEach(look);
      };
      tree.forEach(look);
      mark.remove();
      return wrong; }""")
    assert strangers == []


@pytest.mark.parametrize("wish", [{}, {"color_scheme": "dark"}, {"forced_colors": "active"}],
                         ids=["light", "dark", "forced colours"])
def test_nobody_takes_the_frame_for_the_keyboards_focus(open_page, service, wish):
    service.send("/v1/settings", {"scanning": "manual"}, method="PATCH")
    page = open_page(service, tier=2, **wish)
    page.wait_for_selector(f"{MARK} .scan-frame")
    page.locator("#core-bar .word").first.focus()
    frame, focus, hand = page.evaluate("""() => {
      const frame = getComputedStyle(document.querySelector(".scan-frame"));
      const focus = getComputedStyle(document.activeElement);
      const hand = document.querySelector(".scan-frame .scan-hand").dataset.symbol;
      return [[frame.borderTopColor, parseFloat(frame.borderTopWidth), frame.borderTopStyle],
        [focus.outlineColor, parseFloat(focus.outlineWidth), focus.outlineStyle], hand]; }""")
    service.send("/v1/settings", {"scanning": "off"}, method="PATCH")
    assert frame[1] >= 2 * focus[1] and frame[2] != focus[2] and hand == "point"
    if "forced_colors" not in wish:
        assert frame[0] != focus[0]


# When the frame went on, in ms of the page's own clock, from now on.
STEPS = """() => {
  const framed = %s;
  let before = String(framed());
  window.steps = [];
  new MutationObserver(() => {
    const now = String(framed());
    if (now !== before) window.steps.push(Date.now());
    before = now;
  }).observe(document.querySelector(".scan-mark"), { childList: true });
}""" % FRAMED


@pytest.mark.parametrize("seconds", [0.5, 3, 6])
def test_the_frame_stays_as_long_as_is_set(switch, seconds):
    page = switch("auto", scanStepSeconds=seconds)
    stop_time(page, install=False)
    page.evaluate(STEPS)
    page.clock.run_for(int(6000 * seconds))
    steps = page.evaluate("steps")
    stays = [after - before for before, after in zip(steps, steps[1:])]
    # The first of a level stays twice as long; it may be among them.
    assert len(stays) >= 3 and set(stays) <= {1000 * seconds, 2000 * seconds}
    assert stays.count(2000 * seconds) <= 1


def test_who_cannot_see_the_frame_hears_softly_what_it_is_around(switch, service):
    page = switch("manual", scanSounds=True)
    offered = []
    page.on("request", lambda request: offered.append(request.post_data_json["offered"])
            if request.url.endswith("/v1/activities/scanning") else None)
    page.evaluate(COLLECT)
    walk_to(page, "more")
    page.wait_for_function("() => told.some(({ text }) => text === 'Core words')")
    # By its words alone: a picture beside them is not read out.
    assert all(name.isascii() for name in offered)
    page.keyboard.press("Enter")  # in among the core words: the first row
    page.wait_for_function("() => told.some(({ text }) => text?.includes(' to '))")
    with page.expect_response("**/v1/taps"):
        choose(page, "more")
    # The child's word sounds, what was offered does not wait behind it; then the frame is told again.
    page.wait_for_function("() => told.some(({ text, kind }) => text === 'more' && kind === 'started')")
    page.wait_for_function("() => told.filter(({ text }) => text === 'What could come next').length")
    assert "Core words" in offered and service.get("/v1/state")["bubble"] == ["more"]


def hears(page, state):
    """Lets frames go by until the page has heard of what is said, which its message shows."""
    def look():
        page.clock.run_for(50)
        return page.locator("#message").get_attribute("data-state")

    becomes(page, look, state)


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
    page.evaluate(COLLECT)
    with page.expect_response("**/v1/taps"):
        page.keyboard.press(" ")
    assert said == ["I love you"]
    page.wait_for_function("() => told.at(-1)?.kind === 'finished'")
    hears(page, "said")
    service.send("/v1/taps", {"phrase": " ".join([LONG] * 9)})
    hears(page, "speaking")
    before = framed(page)
    page.clock.run_for(3 * FIRST)
    assert framed(page) == before
    assert page.evaluate("told.at(-1).kind") == "started"  # it is still being said
    page.keyboard.press("Escape")
    page.wait_for_function("() => told.at(-1)?.kind === 'interrupted'")
    hears(page, "said")
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

