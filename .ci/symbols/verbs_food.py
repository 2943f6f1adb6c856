"""Verbs of the table and the kitchen."""
from book import symbol
from figure import arm, bust
from props import bowl, glass
from shapes import (BROWN, CREAM, LEAF, RED, STEEL, WATER, WHITE, WOOD, arrow, ellipse, group, motion,
                    path, tube)


@symbol("eat", "verbs", "food, bite, chew, eating")
def eat():
    food = path("M18 76q4-10 10-5 5-8 11 0 9-5 15 5Z", LEAF)
    spoon = (tube("M88 44L66 50", STEEL, 3.5, 3) + ellipse(60, 51, 8, 6, STEEL)
             + path("M53 49q7-10 14 0Z", LEAF, width=3))
    return (bust((42, 38), 27, "eat", (.25, .1)) + food + bowl(36, 76, 44)
            + arm([(68, 76), (92, 76), (87, 46)], width=10) + spoon)


@symbol("drink", "verbs", "thirsty, sip, beverage, drinking")
def drink():
    cup = group(glass(-15, -20, 30, 40, .25), turn="-62", move=(70, 57))
    return bust((36, 42), 28, "eat", (.5, -.1)) + cup + arm([(54, 80), (84, 98), (80, 72)], width=10)


@symbol("bite", "verbs", "take a bite, chew, crunch")
def bite():
    apple = path("M60 42Q66 34 77 40 90 34 94 50 96 70 84 80 70 84 64 74 72 70 69 63 76 58 69 53 71 46 60 "
                 "42Z", RED)
    return (bust((34, 42), 28, "bite", (.5, .1)) + apple + path("M78 39V28", width=4)
            + path("M79 29q4-9 13-7-3 9-13 7Z", LEAF, width=3)
            + arm([(50, 78), (76, 100), (78, 76)], width=9))


@symbol("cook", "verbs", "make food, stir, kitchen, cooking")
def cook():
    hat = path("M22 28Q8 20 18 10 26 2 34 8 44 0 52 8 64 6 62 18 62 26 56 28V36H24Z", WHITE)
    pot = path("M46 66H92V84Q92 93 84 93H54Q46 93 46 84Z", STEEL) + path("M42 68H95", width=5)
    steam = motion("M62 58q-5-6 0-12M76 58q-5-6 0-12")
    return (bust((38, 48), 21, "happy", (.5, .3)) + hat + steam + pot
            + arm([(22, 72), (10, 92), (44, 78)], width=8))


@symbol("pour", "verbs", "fill, tip out, pouring")
def pour():
    jug = group(tube("M34-2q14 0 12 12T30 22", WHITE, 5) + path("M0-8L8 0V30H34V-8Z", "#eef8fd")
                + path("M8 8H34V30H8Z", WATER, width=3), turn="-48", move=(32, 44))
    stream = tube("M29 42Q22 48 22 70", WATER, 5, 3)
    return glass(6, 58, 34, 34, .4) + stream + jug + arm([(106, 70), (104, 46), (78, 40)], width=10)


@symbol("stir", "verbs", "mix, spoon, stirring")
def stir():
    food = ellipse(44, 60, 33, 9, CREAM)
    swirl = motion("M26 60q18 8 34-1M36 57q8 3 14-1", colour=BROWN, width=3)
    spoon = tube("M60 58L74 22", WOOD, 6)
    around = arrow((18, 44), (60, 34), (30, 18), 7)
    return bowl(44, 60, 70) + food + swirl + around + spoon + arm([(110, 4), (100, 8), (78, 26)], width=11)
