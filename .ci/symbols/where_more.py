"""More of where and whither: to, from, through, across, far, near, top."""
from book import symbol
from figure import bust, child
from shapes import BLUE, CORAL, CREAM, LEAF, WATER, WHITE, YELLOW, arrow, ball, data, ellipse, path, rect
from signs import ghost

TUNNEL, GREY = "#6fcfc6", "#f2ece4"


def cottage(x, y, s):
    """A little house whose middle of the floor is at (x, y)."""
    t = lambda dx, dy: (x + dx * s, y + dy * s)
    return (
        path(data("M", *t(-16, 0), "V", y - 22 * s, "L", *t(0, -38), "L", *t(16, -22), "V", y, "Z"), CREAM)
        + path(data("M", *t(-20, -19), "L", *t(0, -39), "L", *t(20, -19)), width=10)
        + path(data("M", *t(-20, -19), "L", *t(0, -39), "L", *t(20, -19)), stroke=CORAL, width=4)
        + path(data("M", *t(-5, 0), "V", y - 13 * s, "H", x + 5 * s, "V", y), BLUE, width=3))


@symbol("to", "prepositions", "toward, to the, go to", kind="abstract")
def to():
    home = path("M52 50H90V90H52Z", CREAM) + path("M64 90V70H78V90Z", BLUE)
    return (path("M2 91H94", width=4) + home + path("M49 52L71 28 93 52Z", CORAL) + ball(16, 78, 12)
            + arrow((16, 56), (66, 66), (38, 6), width=9, head=13))


@symbol("from", "prepositions", "away from, out of, come from", kind="abstract")
def from_():
    home = path("M6 50H44V90H6Z", CREAM) + path("M18 90V70H32V90Z", BLUE)
    return (path("M2 91H94", width=4) + home + path("M3 52L25 28 47 52Z", CORAL) + ball(80, 78, 12)
            + arrow((34, 58), (80, 58), (60, 6), width=9, head=13))


@symbol("through", "prepositions", "in and out, into the tunnel", kind="abstract")
def through():
    tunnel = path("M34 12H60A17 38 0 0 1 60 88H34Z", TUNNEL) + ellipse(34, 50, 17, 38, "#3f6f7a")
    return tunnel + arrow((58, 50), (94, 50), width=9, head=13) + ball(26, 52, 13)


@symbol("across", "prepositions", "over to the other side, cross", kind="abstract")
def across():
    river = path("M34 4H66Q56 28 66 48T64 92H32Q40 70 32 48T34 4Z", WATER)
    banks = rect(3, 4, 90, 88, 8, LEAF)
    return banks + river + ball(15, 62, 9) + arrow((14, 44), (90, 52), (48, 2), width=9, head=13)


@symbol("far", "prepositions", "far away, over there, distant", kind="abstract")
def far():
    road = path("M20 93L64 34H72L66 93Z", "#d8d2c8") + path(
        "M45 88v-8M54 70v-6M61 54v-4", stroke=WHITE, width=4)
    return path("M3 50Q30 34 93 40V93H3Z", LEAF) + road + cottage(72, 36, .5) + bust(
        (22, 72), 13, "calm", (.5, -.5), bottom=93)


@symbol("near", "prepositions", "close, close by, next to me", kind="abstract")
def near():
    return path("M3 91H93") + cottage(66, 90, 1.35) + child((24, 48), (24, 74),
                                                            ((18, 91), (30, 91)), 15, "happy", (.5, 0))


@symbol("top", "prepositions", "on top, highest, the top", kind="abstract")
def top():
    boxes = "".join(
        rect(x, y, 24, 24, 3, f) if f != GREY else ghost(rect(x, y, 24, 24, 3, f))
        for x, y, f in ((28, 66, GREY), (28, 41, GREY), (28, 16, YELLOW)))
    return boxes + arrow((88, 28), (60, 28), width=9, head=12)


@symbol("middle", "prepositions", "centre, in the middle", kind="abstract")
def middle():
    boxes = "".join(
        rect(x, 36, 24, 24, 3, f) if f != GREY else ghost(rect(x, 36, 24, 24, 3, f))
        for x, f in ((5, GREY), (36, YELLOW), (67, GREY)))
    return boxes + arrow((48, 92), (48, 68), width=9, head=12) + arrow((48, 4), (48, 28), width=9, head=12)
