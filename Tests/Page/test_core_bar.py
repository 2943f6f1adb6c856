"""The core words at the foot of every screen (document 000, M2-006; spec README 1, 20)."""
from playwright.sync_api import expect

from patience import becomes, drawn, was_seen, watch
from screens import resize

PLACES = """() => [...document.querySelectorAll("#cells .word")].map((tile) => {
  const { x, y, width, height } = tile.getBoundingClientRect();
  return [tile.dataset.word, Math.round(x), Math.round(y), width, height];
})"""
CELLS = """() => Object.fromEntries([...document.querySelectorAll("#cells .word")].map((tile) => {
  const { gridRowStart, gridColumnStart } = getComputedStyle(tile);
  return [tile.dataset.word, `${gridRowStart} ${gridColumnStart}`];
}))"""
TABLETS = [(1180, 820), (820, 1180), (1024, 768), (768, 1024)]


def test_all_words_of_the_first_tier_are_in_sight_and_large_on_a_tablet(open_page, service):
    page = open_page(service, tier=1)
    for width, height in TABLETS:
        resize(page, width, height)
        words = page.evaluate(PLACES)
        assert len(words) == 16
        expect(page.locator("#always .love")).to_be_in_viewport(ratio=1)
        for name, x, y, w, h in words:
            assert min(w, h) >= 72 and 0 <= x and x + w <= width and y + h <= height, name
        expect(page.locator("#cells .group")).to_have_count(0)


def test_a_higher_tier_adds_words_and_moves_none(open_page, service):
    """Tier 1 has larger cells: there each word keeps its row and its column."""
    windows, places, cells = [*TABLETS, (390, 844), (2560, 1440)], {}, {}
    for tier in (1, 2, 3):
        page = open_page(service, tier=tier)
        for window in windows:
            resize(page, *window)
            places[tier, window] = {
                name: (x, y) for name, x, y, _, _ in page.evaluate(PLACES)}
            cells[tier, window] = page.evaluate(CELLS)
        page.context.close()
    for window in windows:
        for of, tier in ((cells, 1), (places, 2)):
            lower, higher = of[tier, window], of[tier + 1, window]
            both = lower.keys() & higher.keys()
            # On a phone the door to more words takes the place of some.
            assert len(both) >= min(len(lower), 9), window
            assert {name: lower[name] for name in both} == \
                {name: higher[name] for name in both}, window


def test_the_bar_is_there_in_scene_grid_and_under_overlays_and_covers_nothing(
        open_page, service):
    page = open_page(service, tier=2, viewport={"width": 1180, "height": 820})
    first = page.locator('#cells .word[data-word="mommy"]')
    def place():
        return {name: round(value) for name, value in first.bounding_box().items()}

    drawn(page)
    at = place()
    for move, there in [
            ({"mode": "grid"}, "body[data-shown='kitchen/grid']"),
            ({"mode": "scene"}, "body[data-shown='kitchen/scene']"),
            ({"scene": "outdoors"}, "body[data-shown='outdoors/scene']"),
            ({"open": "fridge"}, "body[data-shown='kitchen/fridge/scene']"),
            ({"overlay": "avatar"}, "#tray:not([hidden])"), ({"overlay": "none"}, "#tray[hidden]")]:
        if "open" in move:
            service.send("/v1/navigation", {"scene": "kitchen"})
        service.send("/v1/navigation", move)
        page.wait_for_selector(there, state="attached")
        drawn(page)
        expect(first).to_be_in_viewport(ratio=1)
        assert place() == at
        with page.expect_response("**/v1/taps"):
            first.click()  # Playwright refuses what something else covers
        page.wait_for_function("() => !document.querySelector('#cells').getAnimations("
                               "{ subtree: true }).some((one) => one.playState === 'running')")
    assert page.errors == []


def test_every_core_word_of_the_tier_can_be_reached(open_page, service):
    page = open_page(service, tier=3, viewport={"width": 1180, "height": 820})
    page.locator("#cells .group").first.wait_for()
    drawn(page)
    reached = set(page.locator("#cells .word").evaluate_all(
        "(tiles) => tiles.map((tile) => tile.dataset.word)"))
    for door in page.locator("#cells .group").all():
        door.click()
        expect(door).to_have_attribute("aria-expanded", "true")
        page.locator("#category .word").first.wait_for()
        reached |= set(page.locator("#category .word").evaluate_all(
            "(tiles) => tiles.map((tile) => tile.dataset.word)"))
    core = {entry["word"] for entry in service.get("/v1/state")["coreBar"]}
    assert core <= reached | {"I love you"}
    assert len(core) == 88


def test_a_phone_has_one_door_with_a_tab_for_each_group(open_page, service):
    page = open_page(service, tier=2, viewport={"width": 390, "height": 844})
    page.get_by_role("button", name="More words").click()
    tabs = page.locator("#category .tab")
    expect(tabs).to_have_count(6)
    page.get_by_role("button", name="Describing words").click()
    tile = page.locator('#category .word[data-word="big"]')
    becomes(page, tile.bounding_box, lambda box: min(box["width"], box["height"]) >= 60)
    tile.click()
    expect(page.locator("#message .said")).to_have_text(["big"])
    expect(page.locator("#category")).to_be_visible()


def test_the_panel_closes_by_the_service_by_its_door_and_after_a_while(open_page, service):
    page = open_page(service, tier=2, viewport={"width": 1180, "height": 820})
    door = page.locator('#cells .group[data-group="social"]')
    door.click()
    expect(page.locator("#category")).to_be_visible()
    overlay = lambda: service.get("/v1/state")["navigation"]["overlay"]
    becomes(page, overlay, "category")
    door.click()
    expect(page.locator("#category")).to_be_hidden()
    expect(door).to_have_attribute("aria-expanded", "false")
    becomes(page, overlay, None)
    service.send("/v1/settings", {"traySeconds": 2}, method="PATCH")
    watch(page, "#category")
    door.click()
    was_seen(page, "#category")
    expect(page.locator("#category")).to_be_hidden()  # two seconds later, by the service
    becomes(page, overlay, None)


def test_a_touch_that_comes_as_the_panel_closes_by_itself_meets_nothing_beneath(open_page, service):
    page = open_page(service, tier=2, viewport={"width": 390, "height": 844})
    service.send("/v1/settings", {"traySeconds": 2}, method="PATCH")
    page.evaluate("""() => {
      const panel = document.getElementById("category");
      new MutationObserver(() => {
        if (panel.hidden) return;
        const { x, y, width, height } = panel.getBoundingClientRect();
        window.middle = [x + width / 2, y + height / 2];
      }).observe(panel, { attributes: true, childList: true, subtree: true });
      new MutationObserver(() => {
        if (!panel.hidden || !window.middle || window.met) return;
        window.met = document.elementFromPoint(...window.middle).className;
      }).observe(panel, { attributeFilter: ["hidden"] });
    }""")
    page.get_by_role("button", name="More words").click()
    page.wait_for_function("() => window.met !== undefined")
    assert page.evaluate("met") == "category-sheet"
    expect(page.locator(".category-sheet")).to_have_count(0)
    service.send("/v1/settings", {"traySeconds": 30}, method="PATCH")
    # Who closes it by hand meets the board at once.
    page.get_by_role("button", name="More words").click()
    expect(page.locator("#category")).to_be_visible()
    page.get_by_role("button", name="More words").click()
    expect(page.locator("#category")).to_be_hidden()
    assert page.locator(".category-sheet").count() == 0


def test_the_tabs_of_the_folder_stay_where_they_are_whichever_is_open(open_page, service):
    page = open_page(service, tier=2, has_touch=True, reduced_motion="reduce",
                     viewport={"width": 390, "height": 844})
    page.get_by_role("button", name="More words").tap()
    tabs = page.locator("#category .tab")
    expect(tabs).to_have_count(6)
    where = []
    for at in range(tabs.count()):
        tabs.nth(at).tap()
        expect(tabs.nth(at)).to_have_attribute("aria-pressed", "true")
        where.append([(box["x"], box["y"]) for box in (tab.bounding_box() for tab in tabs.all())])
    assert len(where) > 4 and all(places == where[0] for places in where), where


def test_words_lie_in_the_same_places_at_every_visit(open_page, service):
    first, second = (open_page(service, tier=2) for _ in range(2))
    for page in (first, second):
        drawn(page)
    assert first.evaluate(PLACES) == second.evaluate(PLACES)


def test_the_bar_is_one_tab_stop_and_every_cell_is_reached_with_arrows_and_letters(board):
    cells = board.locator("#cells")
    expect(cells.locator('[tabindex="0"]')).to_have_count(1)
    seen = board.evaluate("""() => {
      const press = (key) => document.activeElement.dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      const all = [...document.querySelectorAll("#cells button")];
      all[0].focus();
      const seen = new Set(), queue = [all[0]];
      while (queue.length) {
        const from = queue.pop();
        if (seen.has(from)) continue;
        seen.add(from);
        for (const key of ["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"]) {
          from.focus();
          press(key);
          queue.push(document.activeElement);
        }
      }
      return [seen.size, all.length];
    }""")
    assert seen[0] == seen[1]
    cells.locator(".word").first.focus()
    board.keyboard.type("pl")
    expect(cells.locator('.word[data-word="play"]')).to_be_focused()
    width = board.evaluate("parseFloat(getComputedStyle(document.activeElement).outlineWidth)")
    assert width >= 3
    with board.expect_response("**/v1/taps"):
        board.keyboard.press("Enter")
    expect(board.locator("#message .said").last).to_have_text("play")


def test_labels_are_names_and_are_seen_only_where_they_are_wanted(open_page, service):
    page = open_page(service, tier=2)
    tile = page.get_by_role("button", name="help", exact=True)
    expect(tile).to_have_count(1)
    assert tile.locator(".label").bounding_box()["width"] <= 1
    service.send("/v1/settings", {"showsLabels": True}, method="PATCH")
    expect(page.locator("body")).to_have_attribute("data-labels", "true")
    cut = page.evaluate("""() => [...document.querySelectorAll("#cells .word")].filter((tile) =>
      tile.querySelector(".label").getBoundingClientRect().width > tile.clientWidth)
      .map((tile) => tile.dataset.word)""")
    assert tile.locator(".label").bounding_box()["width"] > 10 and cut == []
