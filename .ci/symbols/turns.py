"""Round arrows and the pale twins of things: again, around, turn, big and little, gone."""
from math import cos, pi, sin

from shapes import ARROW, MARK, data, path


def ring_arrow(x, y, r, start, end, width=8, head=11, colour=ARROW):
    """An arrow along a circle, clockwise from `start` to `end` degrees (0 to the right)."""
    at = lambda a, k=r: (x + k * cos(a * pi / 180), y + k * sin(a * pi / 180))
    back = end - head * 1.3 / r * 180 / pi
    shaft = data("M", *at(start), "A", r, r, 0, int(back - start > 180), 1, *at(back + 3))
    tip = data("M", *at(end), "L", *at(back, r + head), "L", *at(back, r - head), "Z")
    return path(shaft, width=width + 7) + path(tip, colour) + path(shaft, stroke=colour, width=width)


def dotted(d, colour=MARK, width=4):
    """The outline of what is not there."""
    return path(d, stroke=colour, width=width, stroke_dasharray=".1 8")


def ring(x, y, r):
    """The data of a circle."""
    return data("M", x - r, y, "a", r, r, 0, 1, 1, 2 * r, 0, "a", r, r, 0, 1, 1, -2 * r, 0, "Z")
