"""Every screen of early maths is whole at every size: nothing of a lesson or a board is cut, covered or scrolled to, and
each thing to touch is a finger's size. The questions that need the most room are asked, too."""
from pathlib import Path

import pytest
from playwright.sync_api import expect

import learn_screens
from fact_hands import know
from patience import becomes, drawn
from screens import windowed
from service import Service

SIGHT = (Path(__file__).parent / "learn_sight.js").read_text()
SIZES = [(320, 568), (360, 640), (375, 667), (390, 844), (844, 390), (768, 1024), (1280, 800)]
#: The smallest thing to touch: on small phones, and where there is room.
LEAST, ROOMY = 44, 60
SMALL = {(320, 568), (360, 640), (375, 667), (844, 390)}
#: Lists are moved past; how a child answers, what is asked and the first of the map are not.
LISTS = ".progress-body"
#: Questions that need the most room, and how many come before them in their lesson.
LARGE = {"keypad-story": ("gs11.3", 7), "sort-both": ("gs9.4", 3), "match-both": ("gs9.4", 5), "graph-story": ("gs11.4", 6),
         "hops-story": ("gs11.4", 4), "long-row": ("gs8.3", 1), "eighteen": ("ks2.2", 3), "coins-drift": ("ks8.1", 2),
         "pegs-close": ("gs3.1", 6), "pegs-closer": ("ks1.4", 3), "pair-of-long": ("gs8.5", 7), "worm": ("gs7.3", 7)}


@pytest.fixture(scope="module")
def home(tmp_path_factory):
    service = Service(tmp_path_factory.mktemp("home"), output="silent").start()
    service.reset(tier=2)
    learn_screens.open_parts(service)
    know(service)
    yield service
    service.stop()


def lost(page, size):
    """What of the screen is not whole, each with its size."""
    windowed(page, *size)
    drawn(page)
    least = LEAST if size in SMALL else ROOMY
    return [f"{'x'.join(map(str, size))}: {what}"
            for what in page.evaluate(f"({SIGHT})", {"least": least, "mayScroll": LISTS})]


@pytest.fixture
def child(open_page, home):
    return open_page(home, tier=None, viewport={"width": 320, "height": 568}, reduced_motion="reduce")


def test_every_screen_of_early_maths_is_whole_at_every_size(child, home):
    found = [f"{name} {what}" for name in learn_screens.of_child(child, home) for size in SIZES for what in lost(child, size)]
    assert not found, "\n".join(found)


def test_the_questions_that_need_most_room_are_whole_on_phones(child, home, monkeypatch):
    monkeypatch.setattr(learn_screens, "QUESTIONS", LARGE)
    child.locator("#learn-door").click()
    child.wait_for_selector("#learn")
    found = [f"{name} {what}" for name in learn_screens.lessons(child, home) for size in sorted(SMALL) for what in lost(child, size)]
    home.send("/v1/learning/leave")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("kind, rules", {
    "moves sideways": ".answer-board .options { min-width: 500px }", "moves down": ".lesson-board { max-height: 60px }",
    "stands out sideways": ".option { margin-left: -400px }", "share": ".option { margin-right: -90px }",
    "is ": ".learn-room .learn-button { width: 30px !important; min-width: 0 !important }",
}.items())
def test_what_is_not_whole_is_found(child, home, kind, rules):
    home.send("/v1/learning/lesson", {"lesson": "gs1.3"})
    child.locator("#learn-door").click()
    child.wait_for_selector(".learn-lesson[data-item] .option")
    becomes(child, lambda: lost(child, SIZES[0]), [])
    # A sheet made by a script: the policy lets no style in that stands in the page.
    child.evaluate("""(rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    }""", rules)
    becomes(child, lambda: lost(child, SIZES[0]), lambda found: any(kind in what for what in found))
    home.send("/v1/learning/leave")


def test_on_a_small_phone_the_message_has_its_row_once_something_is_said(child, home):
    home.send("/v1/message", {"action": "clear"})
    child.locator("#learn-door").click()
    child.wait_for_selector(".learn-card")
    height = lambda: child.locator("#learn").bounding_box()["height"]
    expect(child.locator("#message")).to_be_hidden()
    door = child.locator("#learn-door").bounding_box()
    high = becomes(child, height, lambda now: now > 350)
    child.locator('#core-bar .word[data-word="eat"]').click()
    expect(child.locator("#message .said")).to_have_text("eat")
    becomes(child, height, lambda now: now < high - 60)
    assert child.locator("#learn-door").bounding_box() == door
    expect(child.locator("#speak")).to_be_in_viewport(ratio=1)
    home.send("/v1/message", {"action": "clear"})
    expect(child.locator("#message")).to_be_hidden()
