"""Each of the fifteen boards for who cannot touch or see it: by two switches (document 000 M2-012), and by the names,
roles and news that a screen reader says."""
import pytest

from board_stage import BoardStage
from test_learn_boards import (BLOCKS, CHOICE, CLOCK, COINS, GRAPH, KEYPAD, LINE, MEASURE, MOVING, ORDER, PEGS, PLACE,
                               ROW, SHADE, SORT, TAP_COUNT, WAYS)

BY_SWITCH = {**WAYS, "shade": (SHADE, ['[data-slice="0"]', '[data-slice="2"]', '[data-slice="0"]'], {"segments": [2]})}


@pytest.fixture(scope="module")
def stage(browser, shared_service):
    """A stage for the keyboard and the finger; a page that is scanned has keys of its own."""
    yield from BoardStage.held(browser, shared_service)


@pytest.fixture(scope="module")
def scanned(browser, shared_service):
    yield from BoardStage.held(browser, shared_service)


@pytest.mark.parametrize("way", BY_SWITCH)
def test_a_board_is_answered_by_two_switches(scanned, way):
    board, taken, answer = BY_SWITCH[way]
    scanned.show(board).switch(*taken).becomes(answer)


#: A board with the name of the whole, some of its buttons, and what is told of touches, one after the other.
HEARD = {
    "choice": (CHOICE, "Choose one", ["8", "10", "6", "9"], []),
    "keypad": (KEYPAD, "Number keys", ["1", "Take back the last digit"],
               [('[data-digit="1"]', "1"), ('[data-digit="2"]', "12"), (".erase", "1")]),
    "match": (PLACE, "Bring together", ["4", "a picture, 1, empty"],
              [('[data-card="t1"]', "4, picked up"), ('[data-target="s1"]', "4: a picture, 1")]),
    "sort": (SORT, "Bring together", ["even, empty", "odd, empty", "14"],
             [('.tray [data-card="s1"]', "14, picked up"), ('[data-target="t1"]', "14: even")]),
    "sequence": (ORDER, "Put in order", ["Place 1, empty", "20"],
                 [('[data-card="t2"]', "7: Place 1"), ('[data-target="p1"]', "7, put back")]),
    "tap-count": (TAP_COUNT, "Touch and count", ["🐝 1"],
                  [('[data-thing="0"]', "1 counted"), ('[data-thing="4"]', "2 counted"),
                   ('[data-thing="0"]', "1 counted")]),
    "number-line": (LINE, "Number line", ["Hop on one", "Hop back one", "Start again"],
                    [('[data-hop="1"]', "at 3"), ('[data-hop="-1"]', "at 2")]),
    "base-10": (BLOCKS, "Tens and ones", ["One ten more", "One less", "Trade one ten for ten ones"],
                [('[data-blocks="tens"][data-by="1"]', "1 ten and 0 ones: 10"),
                 ('[data-trade="open"]', "0 tens and 10 ones: 10")]),
    "clock": (CLOCK, "Clock to set", ["One hour later", "30 minutes earlier"],
              [('[data-minutes="60"]', "seven o'clock"), ('[data-minutes="30"]', "half past seven")]),
    "coins": (COINS, "Coins to lay", ["Lay a penny", "Lay a dime"],
              [('.coin-key[data-coin="d"]', "On the tray: dime"), (".laid-coin", "The tray is empty")]),
    "shade": (SHADE, "Shape to colour", ["Part 1", "Part 4"],
              [('[data-slice="1"]', "Part 2, coloured"), ('[data-slice="1"]', "Part 2")]),
    "graph": (GRAPH, "Bars to raise", ["🍐: 0", "🍐: one more"],
              [('[data-by="1"]', "🍐: 1")]),
    "measure": (MEASURE, "Read the number", ["One more", "One less"],
                [('[data-by="1"]', "1"), ('[data-by="1"]', "2")]),
    "pegs": (PEGS, "Numbers for a line", ["Peg 1, empty", "8"],
             [('[data-card="8"]', "8, picked up"), ('[data-target="p2"]', "8: Peg 2")]),
    "row": (ROW, "Fill the gaps", ["Gap 1: empty", "7"],
            [('[data-digit="1"]', "Gap 1: 1"), ('[data-digit="0"]', "Gap 1: 10"), (".erase", "Gap 1: 1")]),
    "moving": (MOVING, "Catch one", ["7", "6", "5", "3"], []),
}


@pytest.mark.parametrize("way", HEARD)
def test_a_screen_reader_says_what_a_board_is_what_can_be_done_and_what_has_become(stage, way):
    board, whole, buttons, touches = HEARD[way]
    stage.show(board)
    group = stage.page.get_by_role("group", name=whole)
    assert group.count() == 1
    for name in buttons:
        assert group.get_by_role("button", name=name, exact=True).count() == 1, name
    news = stage.page.locator('.answer-board > [role="status"]')
    for touched, said in touches:
        stage.press(touched)
        assert news.text_content() == said
    pressed = stage.page.evaluate("""() => [...board.node.querySelectorAll("[aria-pressed]")]
      .every((one) => ["true", "false"].includes(one.getAttribute("aria-pressed")))""")
    assert pressed


def test_the_total_of_the_blocks_is_told_once_after_every_move(stage):
    stage.show(BLOCKS).press(*['[data-blocks="tens"][data-by="1"]'] * 2, '[data-blocks="ones"][data-by="1"]')
    live = stage.page.locator(".answer-board :is(output:not([aria-live=off]), [role=status], [aria-live=polite])")
    assert live.all_text_contents() == ["2 tens and 1 one: 21"]


@pytest.mark.parametrize(("tool", "touched"), [("ruler", (0.5, 0.5)), ("scale", (0.5, 0.5)), ("balance", (0.5, 0.5)),
                                               ("jug", (0.5, 0.55))])
def test_what_is_measured_is_read_where_it_is_touched_and_by_dragging(stage, tool, touched):
    stage.show({"format": "measure", "tool": tool, "most": 12, "unit": "cups"})
    assert stage.answer is None
    box = stage.page.locator(".measure-field").bounding_box()
    x, y = touched
    stage.page.touchscreen.tap(box["x"] + box["width"] * x, box["y"] + box["height"] * y)
    first = stage.becomes(lambda answer: answer and 5 <= answer["value"] <= 7)["value"]
    assert stage.page.get_by_role("img", name=f"{tool.capitalize()}: {first}").count() == 1
    up = (".measure-field", 0.5, 0.15) if tool == "jug" else (".measure-field", 0.9, 0.5)
    stage.drag((".measure-field", x, y), up).becomes(lambda answer: answer["value"] > first)
