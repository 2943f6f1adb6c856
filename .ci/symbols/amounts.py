"""How much, how often, when: all, some, none, both, another, again, gone, now, later, night, today."""
from book import symbol
from faces import head
from figure import arm, bust, fist
from shapes import (BLUE, CORAL, CREAM, GREEN, LEAF, MARK, ORANGE, RED, SKIN, SKY, TEAL, WHITE, WOOD,
                    YELLOW, arrow, circle, cookie, cross, drop, path, plus, rays, rect, tube)
from signs import clock
from turns import dotted, ring, ring_arrow

SIX = ((30, 30), (64, 26), (24, 60), (52, 54), (76, 58), (48, 80))


def pale_cookie(x, y, r):
    """A cookie that is not meant."""
    return circle(x, y, r, CREAM, MARK, 3)


@symbol("all", "quantities", "everything, every one, the whole lot, all of it", kind="abstract")
def all_():
    return circle(49, 52, 42, CREAM) + "".join(cookie(x, y, 12) for x, y in SIX) + path(
        ring(49, 52, 43), width=10) + path(ring(49, 52, 43), stroke=GREEN, width=5)


@symbol("some", "quantities", "a few, part of it, not all, a little bit", kind="abstract")
def some():
    loop = "M6 62Q6 44 26 44 40 38 54 38 70 38 68 56 66 92 46 94 8 94 6 62Z"
    return ("".join(pale_cookie(x, y, 11.5) for x, y in ((26, 20), (56, 18), (82, 40), (82, 70)))
            + "".join(cookie(x, y, 12.5)
                      for x, y in ((24, 62), (52, 55),
                                   (43, 79))) + path(loop, width=10) + path(loop, stroke=GREEN, width=5))


@symbol("a-lot", "quantities", "many, lots, so much, plenty, a whole bunch", kind="abstract", label="a lot")
def a_lot():
    rows = [(x, y) for y, xs in ((16, (48, )), (39, (33, 63)), (62, (19, 48, 77)), (82, (12, 36, 60, 84)))
            for x in xs]
    return "".join(cookie(x, y, 12.5) for x, y in rows)


@symbol("none", "quantities", "nothing, no more, zero, not any", kind="abstract")
def none():
    """Where cookies could be, there are none."""
    return (pale_cookie(26, 66, 19) + pale_cookie(70, 66, 19) + pale_cookie(48, 29, 19)
            + path("M20 60h.1M32 70h.1M64 62h.1M76 70h.1M44 24h.1M54 32h.1", stroke="#c9bfb5", width=6)
            + cross(48, 52, 22, width=12))


@symbol("another", "quantities", "one more, a different one, a second one", kind="abstract")
def another():
    bitten = path("M26 20A20 20 0 1 0 44 46Q36 44 38 36 28 36 26 20Z", WOOD) + path("M16 36v.1M22 50v.1",
                                                                                    width=6)
    return bitten + cookie(72, 66, 21) + arrow((40, 14), (74, 40), (72, 8), width=9, head=13)


@symbol("both", "quantities", "two, the two of them, one and the other", kind="abstract")
def both():
    return (bust((48, 46), 22, "glad", bottom=94) + arm([(24, 82), (8, 74), (13, 44)], width=8)
            + arm([(72, 82), (88, 74), (83, 44)], width=8) + cookie(14, 28, 13) + cookie(82, 28, 13))


@symbol("one-more", "quantities", "again, another, just one more", kind="abstract", label="one more")
def one_more():
    hand = fist(30, 72, 1.15, sleeve=YELLOW) + tube("M24 56V28", SKIN, 9) + path(
        "M24 66V40", stroke=SKIN, width=9)
    return hand + plus(56, 32, 9, width=7) + cookie(72, 66, 20)


@symbol("all-gone", "quantities", "empty, no more, finished it, gone", kind="abstract", label="all gone")
def all_gone():
    cup = path("M56 14H88L82 50H62Z", BLUE, transform="rotate(180 72 32)") + tube(
        "M60 24q-9 2-8 9t10 5", BLUE, 3, 3)
    return (bust(
        (34, 48), 25, "hm",
        (.5, -.4), bottom=94) + cup + drop(72, 62, 5) + arm([(56, 80), (86, 84), (88, 40)], width=8))


@symbol("gone", "quantities", "disappeared, not there, vanished, missing", kind="abstract")
def gone():
    """The ball is not on its box any more: only where it was is seen."""
    box_ = rect(14, 64, 68, 28, 3, WOOD) + path("M48 66V74", stroke=CREAM, width=7)
    return box_ + dotted(ring(48, 38, 23), width=6)


@symbol("again", "quantities", "repeat, once more, do it again, another time", kind="abstract")
def again():
    return (head(48, 50, 22, "laugh") + ring_arrow(48, 48, 38, 200, 340, 8, 12)
            + ring_arrow(48, 48, 38, 20, 160, 8, 12))


@symbol("now", "time", "right now, at once, this minute, today", kind="abstract")
def now():
    return clock(48, 61, 30, rim=YELLOW) + arrow((48, 7), (48, 36), width=11, head=14)


@symbol("later", "time", "not now, after, in a while, soon", kind="abstract")
def later():
    return clock(40, 54, 28, rim=BLUE) + ring_arrow(40, 54, 40, 250, 405, 9, 13)


@symbol("today", "time", "this day, day, now, calendar", kind="abstract")
def today():
    page = rect(8, 16, 80, 76, 8, WHITE) + path("M8 36V24Q8 16 16 16H80Q88 16 88 24V36Z", RED)
    pegs = tube("M28 8V22M68 8V22", "#e9eef2", 4, 2.5)
    return page + pegs + rays(48, 64, 17, 24, range(0, 360, 45), ORANGE, 5) + circle(48, 64, 12, YELLOW)


@symbol("day", "time", "daytime, morning, sunny, light outside")
def day():
    house = path("M54 90V64L71 48 88 64V90Z", CORAL, width=3) + rect(65, 68, 12, 12, 1, SKY, outline=3)
    sun = circle(30, 32, 14, YELLOW, width=3) + rays(30, 32, 19, 26, range(0, 360, 45), ORANGE)
    return (rect(4, 4, 88, 88, 12, "#bfe4f7") + sun
            + path("M4 78Q30 66 56 82L92 84V82Q92 92 80 92H16Q4 92 4 78Z", LEAF, width=3) + house)


@symbol("soon", "time", "almost, in a minute, next", kind="abstract")
def soon():
    dots = "".join(circle(x, 78, r, MARK, "") for x, r in ((14, 5), (32, 5), (50, 5)))
    return clock(40, 36, 28, ((0, -.6), (-.25, -.5)), rim=TEAL) + dots + arrow(
        (62, 78), (94, 78), width=10, head=14)
