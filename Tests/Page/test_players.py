"""Whose screen it is, where a family has more than one child: the picture at the head of the message. A child hears the
name and changes nothing; a grown-up finds everybody at the first look."""
import json

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from panel_stage import open_side
from patience import SHORTLY, drawn, rests, was_seen
from screens import resize

SIZES = [(320, 568), (390, 844), (844, 390), (768, 1024), (1280, 800)]
#: What of the picture is cut off, or lies under something else.
HIDDEN = """() => {
  const player = document.querySelector("#player");
  const { left, top, right, bottom } = player.getBoundingClientRect();
  return [[left + 4, top + 30], [right - 4, top + 30], [left + 30, top + 4], [left + 30, bottom - 4]]
    .filter(([x, y]) => !player.contains(document.elementFromPoint(x, y)));
}"""


def add(home, *names):
    for name in names:
        home.send("/v1/children", {"name": name, "ageMonths": 60, "modules": ["kindergarten"]})


def test_the_picture_comes_with_the_second_child_and_goes_with_it(open_page, home):
    page = open_page(home)
    player = page.locator("#player")
    expect(player).to_be_hidden()
    assert not [url for url in page.requests if "player-picture.css" in url]
    add(home, "Ben")
    expect(player).to_be_visible()
    expect(player).to_have_accessible_name("Mia")
    home.send("/v1/children/active", {"id": 2}, method="PUT")
    expect(player).to_have_accessible_name("Ben")
    home.delete("/v1/children/1")
    expect(player).to_be_hidden()
    assert page.errors == []


def test_a_touch_says_the_name_and_neither_adds_to_the_message_nor_changes_who_plays(open_page, home):
    add(home, "Ben")
    page = open_page(home, gate="shut", has_touch=True)
    page.locator("#player").wait_for()
    for _ in range(3):
        with page.expect_response("**/v1/taps") as said:
            page.locator("#player").tap()
        assert said.value.request.post_data_json == {"phrase": "Mia", "audition": True}
        assert said.value.ok
    assert home.get("/v1/state")["bubble"] == []
    assert [child["isActive"] for child in home.get("/v1/children")["children"]] == [True, False]
    expect(page.locator("#grown-ups")).to_be_hidden()
    page.locator("#player").focus()
    with page.expect_response("**/v1/taps"):
        page.keyboard.press("Enter")
    assert page.errors == []


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_the_picture_has_room_at_the_head_of_the_message_in_any_window(open_page, home, size):
    add(home, "Ben", "Charlotte", "Emil", "Zoe-Marie")
    page = open_page(home, reduced_motion="reduce", viewport={"width": size[0], "height": size[1]})
    page.locator("#player").wait_for()
    rests(page)
    box = page.locator("#player").bounding_box()
    assert box["width"] >= 60 and box["height"] >= 60
    assert page.evaluate(HIDDEN) == []
    expect(page.locator("#message-parts")).to_be_visible()
    found = Axe().run(page, context="#message")
    assert found.violations_count == 0, found.generate_report()
    page.locator("#core-bar .word:visible").first.click()
    expect(page.locator("#message-parts .said").first).to_be_visible()
    drawn(page)
    assert page.locator("#message-parts").bounding_box()["width"] >= 100


def test_a_switch_is_not_led_through_it_on_the_way_to_words(open_page, home):
    add(home, "Ben")
    page = open_page(home)
    page.locator("#player").wait_for()
    tree = page.evaluate("""async () => {
      const { leaves, scanTree } = await import("/page/features/access/scan-tree.js");
      return leaves(scanTree()).map(({ id }) => id);
    }""")
    assert "player" not in tree and "stop" in tree


@pytest.mark.parametrize("size", SIZES[1:], ids=lambda size: "x".join(map(str, size)))
@pytest.mark.parametrize("count", [2, 5])
def test_everybody_who_may_play_and_the_way_on_are_in_sight_at_once(open_page, home, size, count):
    add(home, *["Ben", "Charlotte", "Emil", "Zoe-Marie"][:count - 1])
    page = open_side(open_page, home, reduced_motion="reduce", viewport={"width": size[0], "height": size[1]})
    rests(page)
    for button in [*page.locator(".who-plays .child-button").all(), page.get_by_role("button", name="Let Mia play")]:
        expect(button).to_be_in_viewport(ratio=0.99)
        box = button.bounding_box()
        assert min(box["width"], box["height"]) >= 60
    resize(page, *size)
    found = Axe().run(page, context="#grown-ups")
    assert found.violations_count == 0, found.generate_report()


def test_who_plays_is_asked_without_another_view_before_and_knows_who_is_added_elsewhere(open_page, home):
    add(home, "Ben")
    seen = json.dumps(["#grown-ups .home", ".who-plays"])
    page = open_side(open_page, home, before=lambda page: page.add_init_script(f"({SHORTLY})({seen})"))
    was_seen(page, ".who-plays")
    assert page.evaluate("[...window.shortly]") == [".who-plays"]
    choice = page.locator(".who-plays .child-button")
    expect(choice).to_have_count(2)
    add(home, "Charlotte")
    expect(choice).to_have_count(3)
    home.send("/v1/children/active", {"id": 3}, method="PUT")
    expect(page.locator(".who-plays .child-button[aria-pressed=true]")).to_contain_text("Charlotte")
