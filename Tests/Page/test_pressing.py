"""How fingers select: at once, after a while, or where they lift (document 001, Access & Motor; spec
README 13 and 20)."""
import pytest
from playwright.sync_api import expect

from fingers import Fingers, all_said, middle, spoken, stop_time

PLAIN = {"holdMilliseconds": 0, "selectsOnRelease": False, "palmSpeaks": True}
RING = ".press-ring"


@pytest.fixture
def child(open_page, service):
    """child(**settings): a page that follows them, its clock stopped, its fingers, and what it asks
    to be said."""
    def child(**settings):
        service.send("/v1/settings", {**PLAIN, **settings}, method="PATCH")
        page = open_page(service, has_touch=True, tier=2)
        stop_time(page)
        return page, Fingers(page), spoken(page)
    yield child
    service.send("/v1/settings", PLAIN, method="PATCH")


def core(page, *words):
    found = [page.locator(f'#core-bar .word[data-word="{word}"]') for word in words]
    return found if len(found) > 1 else found[0]


def test_a_finger_going_down_speaks_and_a_slow_one_speaks_once(child):
    page, fingers, said = child()
    more = core(page, "more")
    with page.expect_request("**/v1/taps"):
        fingers.touch(more)
    expect(page.locator(RING)).to_have_count(0)
    page.clock.run_for(900)
    fingers.lift()
    page.clock.run_for(900)
    assert all_said(page, said) == ["more"]


def test_with_a_hold_a_finger_is_felt_at_once_and_speaks_after_staying(child):
    page, fingers, said = child(holdMilliseconds=500)
    fingers.touch(core(page, "more"))
    page.clock.run_for(499)
    expect(page.locator(RING)).to_have_count(1)
    assert all_said(page, said) == []
    with page.expect_request("**/v1/taps"):
        page.clock.run_for(1)
    expect(page.locator(RING)).to_have_count(0)
    fingers.lift()
    page.clock.run_for(900)
    assert all_said(page, said) == ["more"]


def test_with_a_hold_a_short_touch_and_a_finger_that_leaves_say_nothing(child):
    page, fingers, said = child(holdMilliseconds=500)
    more, go = core(page, "more", "go")
    fingers.tap(more)
    expect(page.locator(RING)).to_have_count(0)
    fingers.touch(more)
    x, y = middle(more)
    fingers.slide((x + 5, y + 4))  # a tremor is no leaving
    expect(page.locator(RING)).to_have_count(1)
    fingers.slide(go)
    expect(page.locator(RING)).to_have_count(0)
    page.clock.run_for(800)
    fingers.lift()
    page.clock.run_for(800)
    assert all_said(page, said) == []


def test_on_release_a_word_speaks_at_the_lift_and_not_before(child):
    page, fingers, said = child(selectsOnRelease=True)
    fingers.touch(core(page, "more"))
    expect(page.locator(RING)).to_have_count(1)
    page.clock.run_for(900)
    assert all_said(page, said) == []
    with page.expect_request("**/v1/taps"):
        fingers.lift()
    expect(page.locator(RING)).to_have_count(0)
    assert all_said(page, said) == ["more"]


def test_on_release_a_finger_may_slide_to_what_it_meant_and_off_again(child):
    page, fingers, said = child(selectsOnRelease=True)
    more, go, love = core(page, "more", "go") + [page.locator("#always .word").first]
    fingers.touch(more)
    fingers.slide(go)
    with page.expect_request("**/v1/taps"):
        fingers.lift()
    fingers.touch(more)
    fingers.slide(love)  # another room of the page
    with page.expect_request("**/v1/taps"):
        fingers.lift()
    fingers.touch(more)
    fingers.slide((2, 815))  # nothing
    fingers.lift()
    assert all_said(page, said) == ["go", "I love you"]


def test_ten_fingers_one_after_the_other_are_ten_presses_in_their_order(child):
    page, fingers, said = child()
    tiles = page.locator("#core-bar .word:visible").all()[:10]
    words = [tile.get_attribute("data-word") for tile in tiles]
    for number, tile in enumerate(tiles):
        fingers.touch(tile, number)
        apart(page)
    for number in range(10):
        fingers.lift(number)
    page.clock.run_for(900)
    assert all_said(page, said) == words


def apart(page):
    """Returns when fingers that land now are none of the hand that landed before, by the time that
    touches are stamped with."""
    begin = page.evaluate("new Event('now').timeStamp")
    page.clock.run_for(100)
    page.evaluate("""(begin) => new Promise((done) => {
      const { port1, port2 } = new MessageChannel();
      const look = () => (new Event("now").timeStamp > begin + 90 ? done() : port2.postMessage(0));
      port1.onmessage = look;
      look();
    })""", begin)


def hand(page, fingers, words):
    """A palm on all `words`, for a moment."""
    fingers.land(*core(page, *words))
    page.clock.run_for(400)
    for number in range(len(words)):
        fingers.lift(number)
    page.clock.run_for(900)


FIVE = ["more", "go", "up", "eat", "stop"]


@pytest.mark.parametrize("settings", [
    {}, {"holdMilliseconds": 300}, {"selectsOnRelease": True}], ids=["at once", "hold", "release"])
def test_a_hand_that_lands_with_five_fingers_says_one_word(child, settings):
    page, fingers, said = child(**settings)
    hand(page, fingers, FIVE)
    assert len(all_said(page, said)) == 1


def test_a_hand_that_lands_with_five_fingers_says_nothing_where_that_is_set(child):
    page, fingers, said = child(palmSpeaks=False)
    hand(page, fingers, FIVE)
    fingers.tap(core(page, "more"))
    page.clock.run_for(900)
    assert all_said(page, said) == ["more"]


def test_two_fingers_do_not_zoom_the_words(child):
    page, fingers, said = child()
    x, y = middle(page.locator("#stage"))
    fingers.touch((x - 40, y), 1)
    fingers.touch((x + 40, y), 2)
    for step in range(1, 8):
        fingers.slide((x - 40 - 30 * step, y), 1)
        fingers.slide((x + 40 + 30 * step, y), 2)
    fingers.lift(1)
    fingers.lift(2)
    all_said(page, said)  # what fingers did is over
    assert page.evaluate("visualViewport.scale") == 1


@pytest.mark.parametrize("settings", [
    {}, {"holdMilliseconds": 300}, {"selectsOnRelease": True}], ids=["at once", "hold", "release"])
def test_a_resting_palm_holds_up_nothing(child, settings):
    page, fingers, said = child(**settings)
    more = core(page, "more")
    x, y = middle(page.locator("#message"))
    fingers.touch((x, y), 9)
    fingers.touch(more, 1)
    page.clock.run_for(400)
    fingers.lift(1)
    fingers.lift(9)
    page.clock.run_for(900)
    assert all_said(page, said) == ["more"]


@pytest.mark.parametrize("settings", [
    {}, {"holdMilliseconds": 1000}, {"selectsOnRelease": True}], ids=["at once", "hold", "release"])
def test_keys_and_screen_readers_act_once_whatever_the_policy(child, settings):
    page, _, said = child(**settings)
    more, go, up = core(page, "more", "go", "up")
    with page.expect_request("**/v1/taps"):
        more.evaluate("(tile) => tile.click()")
    go.focus()
    page.keyboard.press("Enter")
    up.focus()
    page.keyboard.press(" ")
    page.clock.run_for(900)
    assert all_said(page, said) == ["more", "go", "up"]


def test_the_policy_changes_under_an_open_page(child, service):
    page, fingers, said = child()
    with page.expect_response("**/v1/state"):
        service.send("/v1/settings", {"selectsOnRelease": True}, method="PATCH")
    fingers.touch(core(page, "more"))
    expect(page.locator(RING)).to_have_count(1)
    assert said == []
    fingers.lift()
