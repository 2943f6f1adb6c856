"""Everybody can use it: axe, keyboard, targets, widths (document 000 §08; spec README 20)."""
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/", "/lab"])
@pytest.mark.parametrize("width", [320, 1280, 1700])
def test_axe_finds_nothing(open_page, service, path, scheme, width):
    page = open_page(service, path, color_scheme=scheme, reduced_motion="reduce",
                     viewport={"width": width, "height": 900})
    if path == "/":
        if page.locator("#panel").is_hidden():
            page.locator("#grown-ups").click()
        page.wait_for_selector("#panel .voice")
    else:
        page.locator("#tap").click()
        page.wait_for_selector("#bars li")
    page.wait_for_selector("#sound[data-mood=well]")
    results = Axe().run(page)
    assert results.violations_count == 0, results.generate_report()


@pytest.mark.parametrize("path", ["/", "/lab"])
@pytest.mark.parametrize("width", [320, 375, 600, 800, 1024, 1280, 1920, 2560])
def test_nothing_scrolls_sideways(open_page, service, path, width):
    for tier in (1, 3):
        page = open_page(service, path, tier=tier, viewport={"width": width, "height": 900})
        assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("tier, least", [(1, 72), (2, 60), (3, 60)])
@pytest.mark.parametrize("width", [320, 800, 1280])
def test_every_target_is_large_enough_and_none_covers_another(
        open_page, service, tier, least, width):
    page = open_page(service, tier=tier, viewport={"width": width, "height": 800})
    page.locator("#grown-ups").click()
    page.wait_for_selector("#panel .voice")
    boxes = page.evaluate("""() => [...document.querySelectorAll("button, input, a")]
      .filter((e) => e.checkVisibility()).map((e) => {
        const box = e.getBoundingClientRect();
        return { name: e.dataset.word ?? e.id ?? e.textContent, onBoard: !!e.closest("#board"),
          x: box.x, y: box.y, w: box.width, h: box.height };
      })""")
    for box in boxes:
        assert min(box["w"], box["h"]) >= (least if box["onBoard"] else 60) - 0.01, box
    words = [box for box in boxes if box["onBoard"]]
    assert len({(round(box["x"]), round(box["y"])) for box in words}) == len(words)
    for i, a in enumerate(words):
        for b in words[i + 1:]:
            apart = (a["x"] + a["w"] <= b["x"] + 0.1 or b["x"] + b["w"] <= a["x"] + 0.1
                     or a["y"] + a["h"] <= b["y"] + 0.1 or b["y"] + b["h"] <= a["y"] + 0.1)
            assert apart, (a, b)


def test_all_words_of_a_tier_are_in_sight_on_a_tablet(open_page, service):
    for tier in (1, 2, 3):
        page = open_page(service, tier=tier, viewport={"width": 1180, "height": 820})
        lowest = page.evaluate("""() => Math.max(...[...document.querySelectorAll("#board .word")]
          .map((tile) => tile.getBoundingClientRect().bottom))""")
        assert lowest <= 820


def test_a_higher_tier_never_reorders_the_words(open_page, service):
    order = {}
    for tier in (1, 2, 3):
        page = open_page(service, tier=tier)
        order[tier] = page.evaluate("""() => Object.fromEntries([...document.querySelectorAll(
          "#board .group")].map((group) => [group.getAttribute("aria-labelledby") &&
          group.querySelector("h2").textContent,
          [...group.querySelectorAll(".word")].map((tile) => tile.dataset.word)]))""")
    for lower, higher in [(1, 2), (2, 3)]:
        for name, words in order[lower].items():
            assert order[higher][name][:len(words)] == words


def test_words_lie_in_the_same_places_at_every_visit(open_page, service):
    def places(page):
        return page.evaluate("""() => [...document.querySelectorAll(".word")].map((tile) => {
          const { x, y } = tile.getBoundingClientRect();
          return [tile.dataset.word, Math.round(x), Math.round(y)]; })""")
    first, second = open_page(service), open_page(service)
    assert places(first) == places(second)


def test_every_word_is_reached_with_the_arrow_keys_from_one_tab_stop(board):
    assert board.locator('#board .word[tabindex="0"]').count() == 1
    board.locator('#board .word[tabindex="0"]').focus()
    seen = board.evaluate("""() => {
      const press = (key) => document.activeElement.dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      const seen = new Set();
      const all = document.querySelectorAll("#board .word").length;
      press("Home");
      const queue = [document.activeElement];
      while (queue.length) {
        const from = queue.pop();
        if (seen.has(from.dataset.word)) continue;
        seen.add(from.dataset.word);
        for (const key of ["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"]) {
          from.focus();
          press(key);
          queue.push(document.activeElement);
        }
      }
      return [seen.size, all];
    }""")
    assert seen[0] == seen[1]


def test_arrows_go_where_they_point(board):
    board.locator("#board .word").first.focus()
    def middle():
        return board.evaluate("""() => { const b = document.activeElement.getBoundingClientRect();
          return [b.x + b.width / 2, b.y + b.height / 2]; }""")
    x0, y0 = middle()
    board.keyboard.press("ArrowRight")
    x1, y1 = middle()
    assert x1 > x0 and abs(y1 - y0) < 2
    board.keyboard.press("ArrowDown")
    x2, y2 = middle()
    assert y2 > y1 and abs(x2 - x1) < 2


def test_letters_find_a_word(board):
    board.locator("#board .word").first.focus()
    board.keyboard.type("dif")
    expect(board.locator('.word[data-word="different"]')).to_be_focused()


def test_the_focus_is_seen(board):
    board.locator("#board .word").first.focus()
    board.keyboard.press("ArrowRight")
    width = board.evaluate("parseFloat(getComputedStyle(document.activeElement).outlineWidth)")
    assert width >= 3


def test_words_and_controls_have_names_for_screen_readers(board):
    expect(board.get_by_role("button", name="help", exact=True)).to_have_count(1)
    expect(board.get_by_role("button", name="Stop", exact=True)).to_have_count(1)
    expect(board.get_by_role("region", name="Numbers")).to_have_count(1)
    expect(board.get_by_role("radiogroup", name="Voice", include_hidden=True)).to_have_count(1)


def test_a_screen_readers_click_speaks_once(board):
    with board.expect_response("**/v1/taps"):
        board.evaluate("document.querySelector('.word[data-word=\"more\"]').click()")
    expect(board.locator("#bubble-text")).to_have_text("more")


def test_labels_fit_their_tiles(open_page, service):
    for width in (320, 800, 1280):
        page = open_page(service, viewport={"width": width, "height": 800})
        cut = page.evaluate("""() => [...document.querySelectorAll("#board .word")].filter((tile) =>
          tile.querySelector(".label").getBoundingClientRect().width > tile.clientWidth)
          .map((tile) => tile.dataset.word)""")
        assert cut == []
