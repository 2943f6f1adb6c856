"""The answer boards of early maths: each of the fifteen formats is answered right by touch, by tapping without
dragging and by the keyboard alone; and what must not happen does not."""
import pytest
from axe_playwright_python.sync_playwright import Axe

from board_stage import BoardStage, option, options

SNAILS = [option(i + 1, picture={"kind": "objects", "picture": "🐌", "count": count, "crossed": 0,
                                 "layout": "scatter"}, kind="s") for i, count in enumerate([4, 5, 2])]
CHOICE = {"format": "choice", "options": options("8", "10", "6", "9")}
KEYPAD = {"format": "keypad", "most": 20}
PLACE = {"format": "match", "layout": "place", "reusesTiles": False, "slots": SNAILS,
         "tiles": options("4", "2", "5", kind="t")}
SORT = {"format": "match", "layout": "sort", "reusesTiles": True, "slots": options("14", "19", "18", kind="s"),
        "tiles": options("even", "odd", kind="t")}
ORDER = {"format": "sequence", "places": 3, "reusesTiles": False, "shown": [],
         "tiles": options("20", "7", "9", kind="t")}
PATTERN = {"format": "sequence", "places": 3, "reusesTiles": True, "shown": ["🔴", "🔵", "|"],
           "tiles": options("🔴", "🔵", kind="t")}
TAP_COUNT = {"format": "tap-count", "picture": "🐝", "count": 6, "layout": "scatter"}
LINE = {"format": "number-line", "from": 0, "to": 10, "start": 2}
BLOCKS = {"format": "base-10", "tens": 2, "ones": 19}
CLOCK = {"format": "clock", "h": 6, "m": 0, "step": 30}
COINS = {"format": "coins", "p": 10, "n": 2, "d": 1, "q": 0}
SHADE = {"format": "shade", "figure": "circle", "parts": 4}
GRAPH = {"format": "graph", "labels": ["🍐", "🍋"], "most": 8}
MEASURE = {"format": "measure", "tool": "jug", "most": 12, "unit": "cups"}
PEGS = {"format": "pegs", "from": 0, "to": 10, "pegs": [2, 8, 10], "tiles": [8, 2, 10]}
ROW = {"format": "row", "numbers": [8, None, 8, None], "most": 10}
MOVING = {"format": "moving", "options": options("7", "6", "5", "3")}

#: A board, what is touched or pressed one after the other, and what that answers.
WAYS = {
    "choice": (CHOICE, ['[data-option="o4"]'], {"choice": "o4"}),
    "keypad": (KEYPAD, ['[data-digit="1"]', '[data-digit="7"]', ".erase", '[data-digit="2"]'], {"number": 12}),
    "match": (PLACE, ['[data-card="t1"]', '[data-target="s1"]', '[data-target="s2"]', '[data-card="t3"]',
                      '[data-card="t2"]', '[data-target="s3"]'], {"s1": "t1", "s2": "t3", "s3": "t2"}),
    "sort": (SORT, ['.tray [data-card="s1"]', '[data-target="t1"]', '.tray [data-card="s2"]', '[data-target="t2"]',
                    '.tray [data-card="s3"]', '[data-target="t1"]'], {"s1": "t1", "s2": "t2", "s3": "t1"}),
    "sequence": (ORDER, ['[data-card="t2"]', '[data-card="t3"]', '[data-card="t1"]'], ["t2", "t3", "t1"]),
    "pattern": (PATTERN, ['[data-card="t2"]', '[data-card="t1"]', '[data-card="t2"]'], ["t2", "t1", "t2"]),
    "tap-count": (TAP_COUNT, ['[data-thing="0"]', '[data-thing="3"]', '[data-thing="5"]', '[data-thing="3"]'],
                  {"count": 2}),
    "number-line": (LINE, ['[data-hop="1"]', '[data-hop="1"]', '[data-hop="-1"]'], {"hops": [1, 1, -1], "end": 3}),
    "base-10": (BLOCKS, ['[data-blocks="tens"][data-by="1"]'] * 2 + ['[data-blocks="ones"][data-by="1"]']
                + ['[data-trade="open"]'], {"tens": 1, "ones": 11}),
    "clock": (CLOCK, ['[data-minutes="-60"]', '[data-minutes="30"]'], {"h": 5, "m": 30}),
    "coins": (COINS, ['.coin-key[data-coin="n"]', '.coin-key[data-coin="p"]', '.coin-key[data-coin="d"]',
                      '.laid-coin[data-coin="d"]'], {"p": 1, "n": 1, "d": 0, "q": 0}),
    "graph": (GRAPH, ['[data-by="1"]', '[data-bar="1"]', '[data-by="1"]', '[data-by="1"]'],
              {"bars": [1, 2]}),
    "measure": (MEASURE, ['[data-by="1"]'] * 3 + ['[data-by="-1"]'], {"value": 2}),
    "pegs": (PEGS, ['[data-card="2"]', '[data-target="p1"]', '[data-card="8"]', '[data-target="p2"]',
                    '[data-target="p3"]', '[data-card="10"]'], {"pegs": [2, 8, 10]}),
    "row": (ROW, ['[data-digit="2"]', '[data-gap="1"]', '[data-digit="1"]', '[data-digit="0"]'], {"missing": [2, 10]}),
    "moving": (MOVING, ['[data-option="o4"]'], {"touched": "o4"}),
}


@pytest.fixture(scope="module")
def stage(browser, shared_service):
    yield from BoardStage.held(browser, shared_service)


@pytest.mark.parametrize("way", WAYS)
def test_a_board_is_answered_by_touching_without_dragging(stage, way):
    board, touches, answer = WAYS[way]
    stage.show(board)
    assert stage.answer is None
    stage.tap(*touches).becomes(answer)


@pytest.mark.parametrize("way", WAYS)
def test_a_board_is_answered_by_the_keyboard_alone(stage, way):
    board, touches, answer = WAYS[way]
    stage.show(board).press(*touches).becomes(answer)


def test_a_part_of_a_shape_is_coloured_where_it_is_touched_and_by_its_button(stage):
    stage.show(SHADE)
    box = stage.page.locator(".shade-field").bounding_box()
    stage.page.touchscreen.tap(box["x"] + box["width"] * 0.62, box["y"] + box["height"] * 0.38)
    stage.becomes({"segments": [0]})
    stage.press('[data-slice="2"]').becomes({"segments": [0, 2]})
    stage.press('[data-slice="0"]').becomes({"segments": [2]})


@pytest.mark.parametrize(("board", "drags", "answer"), [
    (PLACE, [('[data-card="t1"]', '[data-target="s1"]'), ('[data-card="t2"]', '[data-target="s2"]'),
             ('[data-card="t3"]', '[data-target="s3"]'), ('[data-target="s3"]', '[data-target="s2"]')],
     {"s1": "t1", "s2": "t3", "s3": "t2"}),
    (SORT, [('.tray [data-card="s1"]', '[data-target="t1"]'), ('.tray [data-card="s3"]', '[data-target="t1"]'),
            ('.tray [data-card="s2"]', '[data-target="t1"]'),
            ('[data-place="t1"] [data-card="s2"]', '[data-target="t2"]')], {"s1": "t1", "s2": "t2", "s3": "t1"}),
    (ORDER, [('[data-card="t1"]', '[data-target="p3"]'), ('[data-card="t3"]', '[data-target="p2"]'),
             ('[data-card="t2"]', '[data-target="p1"]')], ["t2", "t3", "t1"]),
    (PATTERN, [('[data-card="t1"]', '[data-target="p2"]'), ('[data-card="t2"]', '[data-target="p1"]'),
               ('[data-target="p1"]', '[data-target="p3"]'), ('[data-card="t2"]', '[data-target="p1"]')],
     ["t2", "t1", "t2"]),
    (PEGS, [('[data-card="2"]', '[data-target="p1"]'), ('[data-card="8"]', '[data-target="p2"]'),
            ('[data-card="10"]', '[data-target="p3"]')], {"pegs": [2, 8, 10]}),
    (COINS, [('.coin-key[data-coin="n"]', ".coin-tray"), ('.coin-key[data-coin="p"]', ".coin-tray")],
     {"p": 1, "n": 1, "d": 0, "q": 0}),
    (BLOCKS, [('[data-blocks="tens"][data-by="1"]', ".mat"), ('[data-blocks="ones"][data-by="1"]', ".mat"),
              ('[data-blocks="ones"][data-by="1"]', ".mat"), (".mat-ones > :last-child", ("body", 0.5, 0.98))],
     {"tens": 1, "ones": 1}),
    (LINE, [((".hop-field", 0.23, 0.6), (".hop-field", 0.5, 0.6))], {"hops": [3], "end": 5}),
    (CLOCK, [((".clock-field", 0.5, 0.75), (".clock-field", 0.75, 0.5)), ((".clock-field", 0.5, 0.2),
                                                                          (".clock-field", 0.53, 0.85))],
     {"h": 3, "m": 30}),
    (GRAPH, [(('[data-column="0"]', 0.5, 0.95), ('[data-column="0"]', 0.5, 0.4)),
             (('[data-column="1"]', 0.5, 0.5), ('[data-column="1"]', 0.5, 0.8))], {"bars": [5, 2]}),
], ids=["place", "sort", "sequence", "pattern", "pegs", "coins", "base-10", "number-line", "clock", "graph"])
def test_a_board_is_answered_by_dragging(stage, board, drags, answer):
    stage.show(board)
    for what, where in drags:
        stage.drag(what, where)
    stage.becomes(answer)


def test_what_is_dropped_beside_every_place_goes_back(stage):
    stage.show(ORDER).drag('[data-card="t1"]', ("body", 0.5, 0.97))
    assert stage.page.locator(".held, .dragged, .lifted").count() == 0
    assert stage.page.locator('[data-card="t1"]').is_visible()
    assert stage.page.locator("[data-filled]").count() == 0


def test_other_fingers_do_not_disturb_a_drag(stage):
    stage.show(ORDER)
    stage.page.evaluate("""() => {
      const middle = (one) => { const { x, y, width, height } = one.getBoundingClientRect();
        return { clientX: x + width / 2, clientY: y + height / 2 }; };
      const send = (one, kind, pointerId, at = middle(one)) => one.dispatchEvent(new PointerEvent(kind,
        { bubbles: true, button: 0, pointerId, pointerType: "touch", isPrimary: pointerId === 1, ...at }));
      const tile = document.querySelector('[data-card="t2"]');
      board.node.setPointerCapture = () => {};
      const place = document.querySelector('[data-target="p1"]');
      send(tile, "pointerdown", 1);
      for (let finger = 2; finger <= 10; finger++) send(document.querySelector('[data-card="t3"]'), "pointerdown", finger);
      for (let finger = 2; finger <= 10; finger++) send(board.node, "pointermove", finger, { clientX: 5, clientY: 5 });
      send(board.node, "pointermove", 1, middle(place));
      for (let finger = 2; finger <= 10; finger++) send(board.node, "pointerup", finger);
      send(board.node, "pointerup", 1, middle(place));
    }""")
    filled = stage.page.locator("[data-filled]")
    assert filled.count() >= 1
    assert stage.page.locator(".dragged").count() == 0


def test_a_touch_right_after_a_drop_is_a_touch_and_the_lifted_fingers_own_echo_is_none(stage):
    stage.show(ORDER)
    held = stage.page.evaluate("""() => {
      const middle = (one) => { const { x, y, width, height } = one.getBoundingClientRect();
        return { clientX: x + width / 2, clientY: y + height / 2 }; };
      const send = (one, kind, pointerId, at = middle(one)) => one.dispatchEvent(new PointerEvent(kind,
        { bubbles: true, button: 0, pointerId, pointerType: "touch", isPrimary: true, ...at }));
      const [tile, next] = ["t2", "t3"].map((name) => document.querySelector(`[data-card="${name}"]`));
      board.node.setPointerCapture = () => {};
      const place = document.querySelector('[data-target="p1"]');
      send(tile, "pointerdown", 1);
      send(board.node, "pointermove", 1, middle(place));
      send(board.node, "pointerup", 1, middle(place));
      place.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
      const isFilled = place.hasAttribute("data-filled");
      send(next, "pointerdown", 2);
      send(next, "pointerup", 2);
      return [isFilled, document.querySelectorAll("[data-filled]").length];
    }""")
    # Its click takes nothing back; and in the same moment as the drop, quicker than one hand, the other tile is laid.
    assert held == [True, 2]


def test_a_turned_screen_ends_a_drag_and_keeps_the_tile(stage):
    stage.show(ORDER)
    box = stage.page.locator('[data-card="t1"]').bounding_box()
    stage.page.mouse.move(box["x"] + 20, box["y"] + 20)
    stage.page.mouse.down()
    stage.page.mouse.move(box["x"] + 80, box["y"] - 60, steps=3)
    assert stage.page.locator(".dragged").count() == 1
    stage.page.set_viewport_size({"width": 844, "height": 390})
    stage.page.wait_for_selector(".dragged", state="detached")
    stage.page.mouse.up()
    stage.page.set_viewport_size({"width": 390, "height": 844})
    assert stage.page.locator('[data-card="t1"]').is_visible()


def test_each_touch_of_counting_says_how_many_there_are(stage):
    stage.show(TAP_COUNT).tap('[data-thing="1"]', '[data-thing="4"]', '[data-thing="1"]')
    assert stage.told("said") == [{"number": 1}, {"number": 2}, {"number": 1}]


def test_coins_say_their_name_and_lie_in_true_proportion(stage):
    stage.show({**COINS, "q": 1}).tap('.coin-key[data-coin="d"]')
    assert stage.told("said") == [{"coin": "dime"}]
    assert stage.told("moved") == ["coin_dragged"]
    width = stage.page.evaluate("""() => Object.fromEntries([...document.querySelectorAll(".coin-key")].map((key) =>
      [key.dataset.coin, key.querySelector(".coin-edge").getBoundingClientRect().width]))""")
    for kind, millimetres in {"p": 19.05, "n": 21.21, "d": 17.91}.items():
        assert abs(width[kind] / width["q"] - millimetres / 24.26) < 0.01


def test_a_trade_changes_how_a_number_lies_and_not_the_number(stage):
    stage.show(BLOCKS).tap(*['[data-blocks="ones"][data-by="1"]'] * 12)
    total = stage.page.locator(".mat-total")
    assert total.text_content() == "12"
    stage.tap('[data-trade="gather"]')
    assert (stage.answer, total.text_content()) == ({"tens": 1, "ones": 2}, "12")
    assert stage.told("moved") == ["base10_block_moved"] * 13


def test_a_frog_hops_to_where_the_line_is_touched_and_says_it(stage):
    stage.show(LINE)
    box = stage.page.locator(".hop-field").bounding_box()
    stage.page.touchscreen.tap(box["x"] + box["width"] * 0.68, box["y"] + box["height"] * 0.7)
    stage.becomes({"hops": [5], "end": 7})
    assert stage.told("said") == [{"number": 7}]
    stage.tap(".quiet")
    assert stage.answer is None


def test_faded_options_and_a_settled_board_cannot_be_touched(stage):
    stage.show(CHOICE, faded=["o1"])
    stage.page.locator('[data-option="o1"]').tap(force=True)
    stage.page.locator('[data-option="o1"]').press("Enter")
    stage.page.keyboard.press("1")
    assert stage.answer is None
    stage.page.keyboard.press("2")
    assert stage.answer == {"choice": "o2"}
    stage.show(KEYPAD, outcome="correct").page.locator('[data-digit="4"]').tap(force=True)
    assert stage.answer is None
    stage.page.evaluate('board.update({ faded: [], outcome: "copying" })')
    stage.tap('[data-digit="4"]').becomes({"number": 4})


def test_the_option_to_copy_is_seen(stage):
    stage.show(CHOICE, faded=["o1", "o3"], outcome="copying")
    assert stage.page.locator(".to-copy").count() == 0
    stage.page.evaluate("""board.update({ faded: ["o1", "o3"], outcome: "copying",
      solution: [{ display: "9", spoken: "nine" }] })""")
    assert stage.page.locator(".to-copy").get_attribute("data-option") == "o4"
    stage.show(CHOICE)
    assert stage.page.locator(".to-copy").count() == 0


def test_what_is_read_lights_up(stage):
    stage.show(CHOICE)
    stage.page.evaluate('board.light("option:o2")')
    assert stage.page.locator(".lit").get_attribute("data-option") == "o2"
    stage.page.evaluate("board.light(null)")
    assert stage.page.locator(".lit").count() == 0


def test_fifty_touches_in_a_moment_are_fifty_digits_within_the_bounds(stage):
    stage.show(KEYPAD)
    for _ in range(50):
        stage.page.locator('[data-digit="9"]').dispatch_event("pointerdown", {"button": 0, "pointerType": "mouse"})
    assert stage.answer == {"number": 9}
    assert stage.told("changes") == 50


def test_options_stand_still_on_a_calm_page_and_for_a_switch_and_drift_otherwise(browser, shared_service, stage):
    stage.show(MOVING)
    assert stage.page.locator(".moving-board[data-still]").count() == 1
    lively = BoardStage.open(browser, shared_service)
    lively.show(MOVING)
    assert lively.page.locator(".moving-board[data-still]").count() == 0
    assert lively.page.evaluate("document.getAnimations().length") >= 4
    lively.page.evaluate('document.body.dataset.scanning = "auto"')
    lively.show(MOVING)
    assert lively.page.locator(".moving-board[data-still]").count() == 1
    assert lively.page.errors == []
    lively.page.context.close()


def test_counted_things_on_the_stage_can_be_touched_one_by_one(stage):
    ducks = {"id": "left", "alt": "ducks", "shape": {"kind": "objects", "picture": "🦆", "count": 3, "crossed": 1,
                                                      "layout": "row"}}
    stage.show(KEYPAD, stage=[ducks])
    for place in range(3):
        stage.page.locator(".counted").nth(place).tap()
    assert stage.told("said") == [{"number": 1}, {"number": 2}, {"target": "piece:left"}]
    assert stage.page.locator('[role="img"][aria-label="ducks"]').count() == 1


@pytest.mark.parametrize("way", [*WAYS, "shade"])
def test_every_button_has_a_name_and_is_large_enough(stage, way):
    stage.show(SHADE if way == "shade" else WAYS[way][0])
    small = stage.page.evaluate("""() => [...board.node.querySelectorAll("button")].filter((one) => {
      const { width, height } = one.getBoundingClientRect();
      const name = one.getAttribute("aria-label") ?? one.textContent;
      return !name.trim() || /undefined|null|NaN/.test(name) || width < 59.5 || height < 59.5;
    }).map((one) => one.outerHTML.slice(0, 120))""")
    assert small == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_any_board(stage, scheme):
    stage.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    found = []
    for way in [*WAYS, "shade"]:
        stage.show(SHADE if way == "shade" else WAYS[way][0], faded=["o1"])
        for one in Axe().run(stage.page, context=".answer-board").response["violations"]:
            found += [f"{way}: {one['id']}: {node['html'][:120]} {node['failureSummary'][-160:]}" for node in one["nodes"]]
    stage.page.emulate_media(color_scheme="light", reduced_motion="reduce")
    assert found == []
