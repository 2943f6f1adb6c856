"""Rounds and squares of one colour: what patterns, counters and blocks are made of."""
from book import symbol
from shapes import GREEN, ORANGE, RED, WHITE, YELLOW, circle, rect
from shapes_food import shine

#: Colour: paint.
COUNTERS = {"red": RED, "blue": "#3f8fd6", "yellow": YELLOW, "green": GREEN, "purple": "#9a6bd0",
            "orange": ORANGE, "white": WHITE, "black": "#3a3536"}


@symbol("red-square", "shapes", "square, block")
def red_square():
    return square(RED)


def square(paint):
    return rect(9, 9, 78, 78, 6, paint)


def round_of(paint):
    return circle(48, 48, 42, paint) + shine("M20 48Q21 32 34 24", 6)


def enter():
    for colour, paint in COUNTERS.items():
        symbol(f"{colour}-circle", "shapes", "circle, round, counter, dot")(lambda paint=paint: round_of(paint))
        if colour not in ("red", "white", "black"):
            symbol(f"{colour}-square", "shapes", "square, block")(lambda paint=paint: square(paint))


enter()
