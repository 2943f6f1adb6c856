"""Questions: what is asked for, and the mark."""
from math import cos, pi, sin

from book import symbol
from figure import arm, bust
from shapes import (BLUE, CREAM, RED, STEEL, WHITE, WOOD, YELLOW, ball, circle, data, path, question, rect,
                    star)
from signs import clock


@symbol("what", "questions", "what is it, what's that, which thing", kind="abstract")
def what():
    box = rect(12, 46, 56, 46, 4, WOOD) + path("M6 32H74V48H6Z", "#eec48c") + path(
        "M40 34V90", stroke=CREAM, width=8)
    return box + question(70, 34, 27)


@symbol("where", "questions", "what place, where is it, looking for", kind="abstract")
def where():
    ground = path("M4 84L22 66H74L92 84 76 93H20Z", "#8fcf6b")
    pin = path("M48 82Q20 50 20 34A28 28 0 0 1 76 34Q76 50 48 82Z", RED) + circle(
        48, 33, 21, WHITE, width=3)
    return ground + pin + question(48, 33, 13)


@symbol("who", "questions", "which person, who is it, who's that", kind="abstract")
def who():
    grey = "#a9a3b0"
    body = path("M10 94V86Q12 66 36 64H60Q84 66 86 86V94Z", grey)
    return body + circle(48, 36, 31, grey) + question(48, 37, 19, YELLOW)


@symbol("when", "questions", "what time, how long", kind="abstract")
def when():
    return clock(36, 56, 32, rim=BLUE) + question(75, 34, 24)


@symbol("why", "questions", "what for, how come, because", kind="abstract")
def why():
    return (bust((36, 48), 27, "hm",
                 (.4, -.5), bottom=94) + question(75, 32, 21) + arm([(60, 84), (74, 98),
                                                                     (48, 74)], width=9))


@symbol("how", "questions", "in what way, how does it work", kind="abstract")
def how():
    at = lambda r, a: (36 + r * cos(a), 54 + r * sin(a))
    d = "".join(
        data("L" if i else "M", *at(r, (i + off) * pi / 4)) + data("L", *at(r, (i + off + wide) * pi / 4))
        for i in range(8) for r, off, wide in ((24, 0, .3), (33, .38, .5)))
    return path(d + "Z", STEEL) + circle(36, 54, 10, WHITE) + question(76, 34, 22)


@symbol("which", "questions", "which one, choose, this or that", kind="abstract")
def which():
    block = rect(60, 58, 33, 33, 4, BLUE) + star(76.5, 75.5, 10)
    return ball(20, 74, 17) + block + question(48, 28, 24)
