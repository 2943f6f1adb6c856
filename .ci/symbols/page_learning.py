"""Signs of what there is to learn, and of what learning brings."""
from book import symbol
from numbers_colours import digit
from shapes import (BLUE, BLUE_DARK, CORAL, GREEN, INK, ORANGE, RED, STEEL, WHITE, WOOD, YELLOW, circle, group,
                    line, path, plus, rect, star, tube)
from shapes_food import thin


def sign(name, keywords, label=None):
    return symbol(name, "page", keywords, kind="abstract", label=label)


@symbol("abacus", "page", "maths, counting frame, numbers, learn", kind="abstract")
def abacus():
    rods = path("M14 28H82M14 50H82M14 72H82", stroke=STEEL, width=5)
    beads = "".join(circle(x, y, 9, fill, width=3.5) for y, fill, xs in (
        (28, RED, (26, 43, 60)), (50, BLUE, (26, 53, 70)), (72, YELLOW, (36, 53, 70))) for x in xs)
    return path("M11 11H85V87H11Z", width=15) + path("M11 11H85V87H11Z", stroke=WOOD, width=8) + rods + beads


@sign("ruler", "measure, how long, length, inches")
def ruler():
    ticks = thin("M-34-14V-2M-22-14V-6M-10-14V-2M2-14V-6M14-14V-2M26-14V-6M38-14V-2", None, 4)
    return group(rect(-46, -16, 92, 32, 5, YELLOW) + ticks, move=(48, 48), turn="-38")


@sign("plus-minus", "adding and taking away, plus, minus, sums")
def plus_minus():
    return plus(33, 33, 20, BLUE, 13) + tube("M48 74H82", CORAL, 13)


@sign("bar-chart", "graph, chart, columns, data")
def bar_chart():
    bars = path("M22 84V52H38V84Z", CORAL) + path("M46 84V18H62V84Z", BLUE) + path("M70 84V36H86V84Z", YELLOW)
    return bars + path("M10 6V86H92", width=6)


@sign("hundred", "100, big numbers, numbers to one hundred")
def hundred():
    return (group(digit(1, 0, 0, CORAL, 8), move=(1, 24), scale=".86 1.1")
            + group(digit(0, 0, 0, BLUE_DARK, 8), move=(30, 24), scale=".86 1.1")
            + group(digit(0, 0, 0, GREEN, 8), move=(61, 24), scale=".86 1.1"))


@sign("tens-and-ones", "blocks of ten, place value, rods")
def tens_and_ones():
    rod = lambda x: rect(x, 6, 20, 84, 3, BLUE) + thin("".join(f"M{x} {y}H{x + 20}" for y in (23, 40, 56, 73)), None, 3)
    ones = "".join(rect(62, y, 22, 22, 3, YELLOW) for y in (12, 40, 68))
    return rod(8) + rod(33) + ones


@sign("three-shapes", "shapes, circle, square, triangle")
def three_shapes():
    return path("M48 4L74 48H22Z", RED) + rect(6, 54, 38, 38, 4, BLUE) + circle(70, 73, 20, YELLOW)


@sign("bead-string", "pattern, red blue red blue, repeat")
def bead_string():
    beads = "".join(circle(x, y, 13, RED) if i % 2 == 0 else rect(x - 11, y - 11, 22, 22, 3, BLUE)
                    for i, (x, y) in enumerate(((17, 34), (38, 56), (62, 56), (81, 34))))
    return path("M4 12Q14 62 48 62T92 12", width=5) + beads


@sign("finish-flag", "race, first, finish line, in order")
def finish_flag():
    squares = "".join(rect(24 + 16 * i, 10 + 14 * k, 16, 14, 0, INK, "")
                      for k in range(3) for i in range(4) if (i + k) % 2 == 0)
    return rect(24, 10, 64, 42, 2, WHITE) + squares + rect(24, 10, 64, 42, 2) + tube("M18 8V91", WOOD, 5)


@sign("lightning", "quick, fast, bolt, flash")
def lightning():
    return path("M56 4L14 56H42L34 92 82 36H52Z", YELLOW)


@sign("medal", "prize, award, well done, badge")
def medal():
    ribbon = path("M24 4H46L58 40 42 46Z", RED) + path("M72 4H50L38 40 54 46Z", BLUE)
    return ribbon + circle(48, 62, 30, YELLOW) + circle(48, 62, 20, "#ffe49a", width=3) + group(
        star(48, 63, 14, ORANGE), stroke_width=3)


@sign("shining-star", "well done, great, star, super")
def shining_star():
    rays = line((10, 22), (18, 28), stroke=ORANGE, width=6) + line((86, 22), (78, 28), stroke=ORANGE, width=6) + path(
        "M48 2V9M8 66L16 62M88 66L80 62", stroke=ORANGE, width=6)
    return rays + star(48, 54, 40)
