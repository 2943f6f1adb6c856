"""First and last, before and after, and, or, because: what comes when, and how one thing hangs on another."""
from book import symbol
from faces import head
from figure import arm, bust
from shapes import (BLUE, CORAL, LEAF, MARK, ORANGE, PURPLE, RED, WATER, WHITE, YELLOW, arrow, ball, check,
                    circle, cookie, group, path, plus, question, rays, rect, tube, tubes)
from signs import ghost

PALE_FILL = "#f2ece4"


def duck(x, y, s, fill=YELLOW):
    """A duckling that walks to the left."""
    return group(path("M-12-6Q-14 10 2 10 18 10 20-8 12-2 4-6-2-2-12-6Z", fill) + circle(-6, -14, 9, fill)
                 + path("M-15-15L-22-12-14-10Z", ORANGE, width=3) + path("M-8-16v.1", width=4)
                 + path("M-2 10V16M6 10V16", width=3),
                 move=(x, y),
                 scale=str(s))


def row(meant):
    """Three ducklings in a row; one is meant."""
    places = ((20, 64), (50, 64), (80, 64))
    return "".join(
        duck(x, y, .8) if i == meant else ghost(duck(x, y, .8, PALE_FILL))
        for i, (x, y) in enumerate(places)) + path("M3 80H93")


@symbol("first", "time", "at first, number one, in front, start", kind="abstract")
def first():
    return row(0) + arrow((18, 8), (18, 38), width=9, head=12)


@symbol("last", "time", "at the end, final, end of the line", kind="abstract")
def last():
    return row(2) + arrow((78, 8), (78, 38), width=9, head=12)


def steps(colours, arrow_from, arrow_to, bend):
    """Two boxes on a line of time, one of them meant, and the arrow between them."""
    out = path("M4 84H92", stroke=MARK, width=5)
    for x, fill in zip((8, 56), colours):
        box_ = rect(x, 48, 32, 32, 5, fill)
        out += box_ if fill != PALE_FILL else ghost(box_)
    return out + arrow(arrow_from, arrow_to, bend, 8, head=11)


@symbol("before", "time", "earlier, first, not yet", kind="abstract")
def before():
    return steps((CORAL, PALE_FILL), (70, 42), (26, 42), (48, -6))


@symbol("after", "time", "later, then, afterwards", kind="abstract")
def after():
    return steps((PALE_FILL, CORAL), (26, 42), (70, 42), (48, -6))


@symbol("next", "time", "then, coming up, the next one", kind="abstract")
def next_():
    return (ghost(rect(3, 50, 26, 28, 5, PALE_FILL)) + rect(33, 46, 32, 32, 5, YELLOW)
            + ghost(rect(69, 50, 24, 28, 5, PALE_FILL)) + arrow(
                (14, 42), (50, 40), (30, 0), width=8, head=12) + path("M4 88H92", stroke=MARK, width=5))


@symbol("then", "time", "and then, after that, next", kind="abstract")
def then():
    return ball(22, 26, 19) + arrow((22, 56), (48, 72), (20, 74), width=9, head=13) + cookie(72, 70, 21)


def calendar(marked):
    """A calendar with three days; one is marked."""
    days = "".join(
        rect(x, 46, 20, 30, 3, YELLOW if i == marked else WHITE, outline=3)
        for i, x in enumerate((14, 38, 62)))
    return (rect(6, 14, 84, 78, 8, WHITE) + path("M6 34V22Q6 14 14 14H82Q90 14 90 22V34Z", RED)
            + tube("M28 6V20M68 6V20", "#e9eef2", 4, 2.5) + days)


@symbol("tomorrow", "time", "the next day, not today", kind="abstract")
def tomorrow():
    return calendar(2) + arrow((44, 84), (76, 70), (66, 96), width=6, head=10)


@symbol("yesterday", "time", "the day before, not today", kind="abstract")
def yesterday():
    return calendar(0) + arrow((52, 84), (20, 70), (30, 96), width=6, head=10)


@symbol("morning", "time", "sunrise, early, wake up time")
def morning():
    sun = circle(48, 58, 22, YELLOW) + rays(48, 58, 28, 38, (180, 210, 240, 270, 300, 330, 0), ORANGE, 6)
    return sun + path("M3 92V66Q26 54 48 64T93 62V92Z", LEAF) + arrow((84, 40), (84, 10), width=7, head=10)


@symbol("and", "connecting", "plus, with, also, too", kind="abstract")
def and_():
    return ball(26, 30, 22) + cookie(70, 68, 22) + plus(69, 25, 13, width=9)


@symbol("or", "connecting", "either, this or that, choose", kind="abstract")
def or_():
    return ball(24, 30, 21) + tube("M68 10L28 88", PURPLE, 7, 3) + cookie(74, 68, 20)


@symbol("because", "connecting", "since, that's why, reason", kind="abstract")
def because():
    puddle_ = path("M52 86Q54 76 66 78 80 72 92 80 96 90 84 92H60Q52 92 52 86Z", WATER, width=3)
    cup_ = group(path("M-12-14H12L8 14H-8Z", BLUE), move=(24, 74), turn="80")
    return cup_ + puddle_ + path("M40 82Q48 86 56 86", stroke=WATER, width=6) + head(
        66, 34, 22, "sad", (-.3, .4)) + arrow((18, 54), (36, 26), (14, 30), width=7, head=11)


@symbol("but", "connecting", "however, except", kind="abstract")
def but():
    return (arrow((4, 60), (40, 60), width=9, head=13) + tube("M50 36V84", RED, 9, 3) + arrow(
        (66, 84), (74, 8), (98, 50), width=8, head=12) + path("M10 84H36", stroke=MARK, width=5))


@symbol("if", "connecting", "maybe when, in case", kind="abstract")
def if_():
    return question(24, 40, 27) + arrow((44, 50), (66, 50), width=8, head=12) + check(80, 46, 12, width=9)


@symbol("maybe", "connecting", "perhaps, might, not sure, could be", kind="abstract")
def maybe():
    return (bust((48, 42), 24, "hm",
                 (0, -.4), bottom=94) + arm([(28, 78), (4, 86), (12, 60)], width=8, is_open=True)
            + arm([(68, 78), (92, 86), (84, 60)], width=8, is_open=True) + check(16, 26, 9, width=6)
            + tubes(["M74 18L90 34", "M90 18L74 34"], RED, 6, 2.5))


@symbol("i-dont-know",
        "connecting",
        "don't know, not sure, shrug, no idea",
        kind="abstract",
        label="I don't know")
def i_dont_know():
    return (bust((48, 48), 25, "hm",
                 (0, -.3), bottom=94) + arm([(26, 84), (2, 92), (11, 68)], width=8, is_open=True)
            + arm([(70, 84), (94, 92), (85, 68)], width=8, is_open=True) + question(82, 26, 17))


@symbol("too", "connecting", "also, as well, me too", kind="abstract")
def too():
    return bust((28, 40), 20, "glad", bottom=92) + plus(78, 24, 12, width=9) + bust(
        (72, 58), 16, "glad", bottom=92)
