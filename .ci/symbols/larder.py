"""Jars, bottles and shakers: what goes on and in; and the meals of the day."""
from book import symbol
from meals import chicken_food
from shapes import (BLUE, CORAL, CREAM, GREEN, LEAF, ORANGE, PURPLE, RED, STEEL, WHITE, WOOD, YELLOW,
                    circle, ellipse, group, path, rays, rect, tube)
from shapes_food import CRUMB, GOLD, dish, jar_of, leaf, little_spoon, shine, specks, steam, thin


@symbol("ketchup", "food", "catsup, tomato sauce")
def ketchup():
    tomato = (circle(48, 66, 13, WHITE, width=3) + circle(48, 67, 8, RED, width=2.5)
            + path("M43 60L48 62 53 60", GREEN, GREEN, 4))
    return (path("M42 18L45 4H51L54 18Z", WHITE) + rect(34, 17, 28, 13, 3, WHITE)
            + path("M36 30Q34 38 28 44 24 48 24 56V84Q24 93 33 93H63Q72 93 72 84V56Q72 48 68 "
            "44 62 38 60 30Z", RED) + tomato + shine("M32 56V76", 4.5))


@symbol("mustard", "food", "yellow sauce")
def mustard():
    return (path("M42 22L46 4H50L54 22Z", YELLOW) + rect(32, 20, 32, 10, 3, GOLD)
            + path("M32 30Q24 34 24 44V84Q24 93 33 93H63Q72 93 72 84V44Q72 34 64 30Z", YELLOW)
            + path("M24 50H72V78H24Z", WHITE, width=3) + thin("M32 64Q37 56 42 64T52 64 62 64", GOLD, 5))


@symbol("peanut-butter", "food", "peanut spread, nut butter", label="peanut butter")
def peanut_butter():
    nut = group(path("M48 42Q36 42 36 53 36 58 40 62 34 67 36 75 40 84 48 84T60 75"
            "Q62 67 56 62 60 58 60 53 60 42 48 42Z", "#e5b56a", width=3.5)
            + specks((44, 52), (52, 56), (44, 72), (52, 76), (48, 64), colour="#a8702f", width=4),
            turn="30 48 63")
    return jar_of("#b9783a", RED, 24) + path("M13 42H83V84H13Z", CREAM, width=3) + nut


@symbol("jelly", "food", "jam, grape jelly, spread")
def jelly():
    grapes = "".join(circle(*p, 7, PURPLE, width=3) for p in ((37, 56), (48, 54), (59, 56), (42, 67),
            (54, 67), (48, 78)))
    lid = thin("M28 10V22M38 10V22M48 10V22M58 10V22M68 10V22", WHITE, 4)
    return (jar_of("#7a3f8f", CORAL, 24) + lid + path("M13 42H83V86H13Z", CREAM, width=3) + grapes
            + leaf(48, 50, 62, 45, GREEN, .5))


@symbol("honey", "food", "honey pot, bees")
def honey():
    stick = tube("M62 30L78 6", WOOD, 5)
    return (stick + path("M20 30Q6 48 10 72 14 92 30 92H66Q82 92 86 72 90 48 76 30Z", GOLD)
            + path("M16 24H80V34H16Z", "#ffe08a") + path("M16 34H80V42"
            "Q74 44 72 52 68 58 64 50 62 42 56 44 50 46 50 62 46 70 42 60 42 46 34 44 26 42 24 50 18 "
            "50 16 42Z", "#ffc02e") + shine("M22 64Q22 76 28 82", 5))


@symbol("salt", "food", "salt shaker, salty")
def salt():
    shaker = group(path("M32 36L26 80Q26 88 34 88H62Q70 88 70 80L64 36Z", "#e6f4fb")
            + path("M29 58L26 80Q26 88 34 88H62Q70 88 70 80L67 58Z", WHITE, width=3)
            + path("M30 38Q30 14 48 14T66 38Z", STEEL) + specks((40, 30), (48, 23), (56, 30), (48, 33),
            width=4.5), turn="128 44 45", move=(9, 3), scale=.9, stroke_width=4.4)
    return (shaker + specks((66, 76), (78, 74), (60, 86), (72, 84), (84, 84), (66, 92), (79, 92), (90, 92),
            colour="#8d97a3", width=5))


@symbol("pepper", "food", "bell pepper, paprika, vegetable")
def pepper():
    side = path("M48 30Q22 18 12 38 6 60 24 84 34 96 48 86 62 96 72 84 90 60 84 38 74 18 48 30Z", RED)
    middle = path("M36 32Q28 60 40 86M60 32Q68 60 56 86", width=3)
    cap = path("M30 30Q34 20 48 22T66 30Q58 38 48 32 38 38 30 30Z", GREEN)
    return side + middle + tube("M48 26Q46 12 58 8", GREEN, 6) + cap + thin("M19 56Q16 46 22 40", WHITE, 5)


@symbol("syrup", "food", "maple syrup")
def syrup():
    return (tube("M62 36Q82 34 80 50T66 62", "#a8531f", 5) + rect(40, 4, 16, 14, 3, RED)
            + path("M40 18H56Q56 30 66 36 74 42 74 54V84Q74 92 66 92H30Q22 92 22 84V54Q22 42 30 36 "
            "40 30 40 18Z", "#a8531f") + rect(23, 54, 50, 26, 2, CREAM, outline=3)
            + path("M48 58L52 64 58 62 55 68 60 71 50 73V77H46V73L36 71 41 68 38 62 44 64Z", RED, "")
            + shine("M32 46Q34 42 38 40", 4))


@symbol("oatmeal", "food", "porridge, oats")
def oatmeal():
    return (steam((30, 28), (46, 26), tall=16) + little_spoon(90, 12, 70, 44)
            + ellipse(48, 50, 44, 15, WHITE) + ellipse(48, 51, 36, 10, "#ead3a4", width=3)
            + specks((30, 50), (58, 55), (44, 54), colour="#b98d55", width=5)
            + specks((40, 47), (52, 48), (62, 49), colour="#5b4b9a", width=8)
            + path("M4 50Q6 91 36 92H60Q90 91 92 50 86 65 48 65T4 50Z", WOOD) + thin("M26 78H70", CREAM, 5))


def sun(x, y, r):
    """The sun, as it stands over a meal."""
    return rays(x, y, r + 5, r + 11, range(0, 360, 45), ORANGE, 4.5) + circle(x, y, r, YELLOW)


@symbol("breakfast", "meals", "morning meal, eat in the morning")
def breakfast():
    rising = (rays(48, 38, 27, 35, (-180, -150, -120, -90, -60, -30, 0), ORANGE, 5)
            + path("M27 40A21 21 0 0 1 69 40Z", YELLOW) + path("M6 40H90"))
    fried = (path("M14 66Q14 54 28 54 36 46 44 54 54 56 50 66 52 78 38 76 28 82 20 76 12 74 14 66Z", WHITE,
            width=3) + circle(32, 65, 8, ORANGE, width=3))
    bread = path("M58 78V62Q52 56 56 51 60 47 68 48 76 47 80 51 84 56 78 62V78Z", CRUMB, width=3.5)
    return rising + ellipse(48, 74, 45, 19, BLUE) + ellipse(48, 72, 39, 15, WHITE, "") + fried + bread


@symbol("lunch", "meals", "midday meal, eat at noon")
def lunch():
    bread = (path("M8 66L30 40 56 66Z", CRUMB) + path("M6 66H58V72L50 70 44 76 36 70 28 76 18 70 6 74Z",
            LEAF, width=3) + rect(6, 74, 52, 10, 4, CRUMB))
    apple = (path("M70 54Q62 48 56 54 52 64 58 76 64 84 70 80 76 84 82 76 88 64 84 54 78 48 70 54Z", RED)
            + thin("M70 54Q70 48 73 46", None, 4))
    return sun(69, 25, 11) + dish(48, 84, 45, 9, BLUE, BLUE) + bread + apple


@symbol("dinner", "meals", "supper, evening meal, tea")
def dinner():
    moon = (path("M80 4Q64 6 64 20T80 36Q90 34 92 26 78 28 77 18 76 10 80 4Z", YELLOW)
            + specks((50, 12), (56, 30), (40, 26), colour=GOLD, width=5))
    leg = group(chicken_food(), move=(10, 20), scale=.56, stroke_width=6.5)
    peas = "".join(circle(x, y, 6.5, LEAF, width=3) for x, y in ((66, 62), (76, 66), (67, 73), (80, 76)))
    return moon + ellipse(50, 70, 43, 22, BLUE) + ellipse(50, 68, 37, 17, WHITE, "") + leg + peas


@symbol("tuna", "food", "tuna fish, canned fish")
def tuna():
    fish = (path("M18 66Q28 54 46 56 54 57 60 63L72 56Q70 66 72 76L60 69Q54 77 42 77 26 76 18 66Z", WHITE,
            width=3) + specks((29, 64), width=5))
    return (path("M6 42V78Q6 92 46 92T86 78V42Z", BLUE) + fish + ellipse(46, 42, 40, 14, STEEL)
            + ellipse(46, 43, 32, 9, "#f0b99a", width=3) + thin("M26 43Q36 38 44 43M50 45Q58 40 68 44",
            "#c9805c", 3) + path("M52 30Q60 4 90 8 92 28 76 36Z", "#e9eef2")
            + ellipse(80, 20, 6, 5, WHITE, width=3))
