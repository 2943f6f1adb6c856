"""Where things are: the ball and the box, the arrow for what moves."""
from book import symbol
from clothes import hat
from faces import GIRL
from figure import arm, bust, child
from shapes import BROWN, CORAL, CREAM, LEAF, WOOD, arrow, ball, data, group, path, plus, rect, tube
from turns import ring, ring_arrow

BACK = "#b98550"


def crate(x, y, w, h):
    """A closed box whose upper left corner is (x, y), with its tape."""
    return rect(x, y, w, h, 3, WOOD) + path(data("M", x + w / 2, y + 2, "v", h * .3), stroke=CREAM, width=7)


def table(y=44):
    """A table seen from its side."""
    return tube(data("M", 16, y, "V", 90, "M", 80, y, "V", 90), BROWN, 6) + rect(4, y - 6, 88, 13, 4, WOOD)


def open_box(y, under=""):
    """An open box with what is in it behind its front wall."""
    return (path(data("M", 10, y, "H", 62, "L", 57, y + 9, "H", 15, "Z"), BACK) + under
            + path(data("M", 10, y + 2, "H", 62, "L", 58, 93, "H", 14, "Z"), WOOD))


@symbol("out", "prepositions", "outside of, take out, out of", kind="abstract")
def out():
    return open_box(56) + arrow((36, 74), (66, 38), (36, 24), width=9, head=13) + ball(78, 60, 15)


@symbol("inside", "prepositions", "in, indoors, within, in there", kind="abstract")
def inside():
    return (path("M6 44L48 6 90 44V93H6Z", CREAM) + path("M4 46L48 6 92 46", width=13)
            + path("M4 46L48 6 92 46", stroke=CORAL, width=6) + ball(48, 64, 20) + path("M6 93H90"))


@symbol("on", "prepositions", "on top, onto", kind="abstract")
def on():
    return crate(14, 58, 68, 34) + ball(48, 39, 18) + arrow((84, 6), (66, 26), width=8, head=11)


@symbol("off", "prepositions", "off of, take off, hat off, fall off", kind="abstract")
def off():
    """The hat was on the head, and is off it."""
    taken = group(hat(), move=(50, 2), scale=".48")
    return (bust((34, 56), 26, "happy", (.4, -.3), bottom=95) + taken
            + arrow((34, 22), (60, 44), (58, 8), width=8, head=11))


@symbol("up", "prepositions", "upward, pick me up, higher", kind="abstract")
def up():
    return (child((32, 40), (32, 72), ((25, 94), (39, 94)), 18, "laugh", (0, -.6),
                  ([(8, 22)], [(54, 22)])) + arrow((76, 92), (76, 6), width=15, head=19))


@symbol("down", "prepositions", "downward, put me down, lower", kind="abstract")
def down():
    return (child((32, 28), (32, 66), ((24, 93), (40, 93)), 20, "calm", (0, .9),
                  ([(8, 66)], [(56, 66)])) + arrow((76, 4), (76, 92), width=15, head=19))


@symbol("under", "prepositions", "below, beneath, underneath", kind="abstract")
def under():
    return table(34) + ball(48, 73, 17)


@symbol("over", "prepositions", "above, across, jump over", kind="abstract")
def over():
    return crate(28, 56, 40, 37) + ball(13, 78, 11) + arrow(
        (10, 58), (84, 74), (48, -34), width=10, head=15)


@symbol("above", "prepositions", "over, higher than", kind="abstract")
def above():
    return crate(14, 64, 68, 29) + ball(48, 20, 16) + arrow((48, 60), (48, 40), width=8, head=10)


@symbol("behind", "prepositions", "in back of, at the back, hidden", kind="abstract")
def behind():
    return ball(66, 34, 24) + crate(8, 38, 60, 55)


@symbol("in-front", "prepositions", "in front of, before", kind="abstract", label="in front")
def in_front():
    return crate(22, 8, 66, 60) + ball(38, 66, 25)


@symbol("next-to", "prepositions", "beside, by, at the side", kind="abstract", label="next to")
def next_to():
    return crate(4, 44, 46, 48) + ball(72, 72, 20) + arrow((72, 8), (72, 46), width=10, head=13)


@symbol("by", "prepositions", "near, close to, beside", kind="abstract")
def by():
    tree = tube("M24 92V54", BROWN, 9) + path(
        "M24 62Q2 64 4 44-2 28 12 22 16 6 30 10 46 8 46 24 56 36 46 48 42 62 24 62Z", LEAF)
    return tree + child((68, 44), (68, 74), ((62, 93), (74, 93)), 17, "happy", (-.4, 0))


@symbol("away", "prepositions", "far, go away, gone off", kind="abstract")
def away():
    return (path("M2 92H94", width=4) + ball(84, 20, 10) + arrow(
        (40, 60), (72, 32), width=9, head=13) + child((20, 44), (20, 72), ((14, 92), (26, 92)), 16, "calm",
                                                      (.6, -.4)))


@symbol("with", "prepositions", "together, along with, and", kind="abstract")
def with_():
    return (bust((22, 50), 18, "happy", (.5, 0)) + bust((74, 50), 18, "happy", (-.5, 0), who=GIRL)
            + arm([(28, 70), (36, 90), (48, 82)], width=8) + arm([(68, 70), (60, 90), (50, 82)], GIRL, 8)
            + plus(48, 18, 12, width=8))


@symbol("between", "prepositions", "in the middle, among", kind="abstract")
def between():
    return crate(2, 46, 28, 46) + crate(66, 46, 28, 46) + ball(48, 77, 15) + arrow(
        (48, 12), (48, 56), width=10, head=13)


@symbol("around", "prepositions", "round, about, circle", kind="abstract")
def around():
    return crate(31, 33, 34, 34) + ring_arrow(48, 50, 37, -30, 260, 9, 13) + ball(72, 14, 11)
