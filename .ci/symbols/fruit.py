"""Fruit."""
from book import symbol
from shapes import (BROWN, GREEN, LEAF, ORANGE, PURPLE, RED, WHITE, YELLOW, circle, ellipse, group, path,
                    star)
from shapes_food import GOLD, basin, leaf, little_spoon, nudge, shine, specks, thin


def an_apple(fill=RED):
    """An apple on the whole field."""
    return (path("M48 28Q34 17 20 23 3 32 7 56 13 84 33 91 41 93 48 88 55 93 63 91 83 84 89 56 93 32 76 23 "
            "62 17 48 28Z", fill) + thin("M48 30Q46 16 50 6", None, 5) + leaf(52, 18, 76, 4, LEAF)
            + shine("M18 48Q18 38 26 34", 6))


@symbol("apple", "food", "fruit")
def apple():
    return an_apple()


@symbol("banana", "food", "fruit")
def banana():
    return (path("M17 9L28 5Q33 11 34 24 42 60 82 64 93 66 91 76 86 92 58 91 14 84 15 28 15 18 17 9Z", YELLOW)
            + thin("M24 30Q34 70 82 76", GOLD, 4) + path("M17 9L28 5Q31 9 32 16L16 19Q16 14 17 9Z", BROWN)
            + path("M82 64Q93 66 91 76L86 84Q80 78 82 64Z", BROWN))


@symbol("strawberry", "food", "fruit, berry, strawberries")
def strawberry():
    seeds = specks((30, 44), (48, 50), (66, 44), (38, 62), (58, 62), (48, 76), (24, 56), (72, 56),
            colour="#ffe08a", width=5)
    return (path("M48 26Q26 16 14 30 6 50 26 76 40 92 48 92 56 92 70 76 90 50 82 30 70 16 48 26Z", RED)
            + seeds + path("M48 26Q34 42 30 26 20 28 16 20 28 14 36 18 38 12 46 16V4H51V16"
            "Q58 12 60 18 68 14 80 20 76 28 66 26 " "62 42 48 26Z", GREEN))


@symbol("grapes", "food", "fruit, grape")
def grapes():
    rows = [(26, 34), (48, 32), (70, 34), (36, 50), (60, 50), (26, 60), (70, 60), (48, 64), (37, 74),
            (59, 74), (48, 84)]
    fruit = "".join(circle(*p, 11 if p[1] < 80 else 9, PURPLE) for p in rows)
    return (thin("M48 26Q46 12 54 4", None, 5) + leaf(48, 18, 80, 12, LEAF, .45)
            + leaf(48, 18, 18, 10, LEAF, .45) + fruit + shine("M22 32l1-2M44 30l1-2M66 32l1-2M32 48l1-2"
            "M56 48l1-2M44 62l1-2", 4))


@symbol("orange", "food", "fruit, orange fruit, tangerine, clementine")
def orange():
    half = (circle(62, 62, 30, ORANGE) + circle(62, 62, 23, "#fff0cf", "")
            + "".join(group(path("M62 57L54 44Q62 39 70 44Z", ORANGE, ORANGE, 2), turn=f"{a} 62 62")
            for a in range(0, 360, 60)))
    return (circle(38, 40, 34, ORANGE) + leaf(34, 12, 62, 6, LEAF, .45) + thin("M33 14V8", None, 5)
            + specks((18, 36), (26, 54), (24, 26), colour="#d9741f", width=4) + half)


@symbol("pear", "food", "fruit")
def pear():
    return (path("M48 18Q34 18 34 34 34 44 24 54 12 68 22 82 32 93 48 93T74 82"
            "Q84 68 72 54 62 44 62 34 62 18 48 18Z", "#c9d94f") + thin("M48 20Q46 10 52 4", None, 5)
            + leaf(50, 14, 76, 8, GREEN, .45) + shine("M26 70Q26 62 32 56", 6))


@symbol("blueberries", "food", "fruit, berries, blueberry")
def blueberries():
    def berry(x, y, r):
        return (circle(x, y, r, "#5b7bd5") + group(star(x + r * .1, y - r * .25, r * .5, "#3b529c"),
                stroke_width=3) + shine(f"M{x - r * .62:.0f} {y + r * .1:.0f}q0 4 3 7", 4))
    return (leaf(50, 24, 84, 8, LEAF, .5) + leaf(46, 24, 14, 10, LEAF, .5) + berry(48, 33, 23)
            + berry(27, 67, 24) + berry(69, 68, 23))


@symbol("raisins", "food", "dried fruit, dried grapes, box of raisins")
def raisins():
    fruit = "".join(group(ellipse(x, y, 12, 9, "#6d4265") + thin(f"M{x - 5} {y - 1}q3-4 5 0"
            f"M{x} {y + 4}q3-3 6-1", "#a4779b", 2.5), turn=f"{a} {x} {y}")
            for x, y, a in ((50, 80, 10), (72, 64, -30), (80, 82, 25), (30, 84, -8)))
    spilled = group(path("M14 14H56V66H14Z", RED) + circle(35, 40, 15, YELLOW) + "".join(
        circle(x, y, 4.5, PURPLE, width=2.5) for x, y in ((30, 36), (39, 36), (34.5, 44))) + path(
            "M14 14L22 4H64L56 14ZM56 14L64 4V58L56 66Z", "#b32a24"), turn="-8 36 40")
    return nudge(spilled + fruit, 0, 1, s=0.95)


@symbol("applesauce", "food", "apple sauce, apple puree")
def applesauce():
    small = group(an_apple(), move=(2, 0), scale=.56, stroke_width=7)
    return nudge((small + little_spoon(88, 20, 64, 50) + ellipse(48, 56, 44, 14, WHITE)
            + path("M10 56Q24 44 44 50 60 40 86 56 66 66 48 66T10 56Z", "#f2d27a", width=3)
            + basin(48, 58, 88, 35, "#8fcf6b") + specks((30, 58), (52, 58), (66, 56), colour="#c9973a",
            width=4)), 0, 1, s=0.97)


@symbol("watermelon", "food", "fruit, melon")
def watermelon():
    return (path("M5 30H91Q88 82 48 84T5 30Z", GREEN) + path("M12 30H84Q80 74 48 75T12 30Z", WHITE, "")
            + path("M17 30H79Q75 68 48 69T17 30Z", "#f2615a", "") + path("M5 30H91", width=4)
            + specks((32, 40), (48, 42), (64, 40), (40, 53), (56, 53), width=6))


@symbol("peach", "food", "fruit, nectarine")
def peach():
    return (path("M50 26Q30 14 14 32 2 54 18 76 32 92 48 92T78 76Q94 54 82 32 68 16 50 26Z", "#ffb37a")
            + path("M50 26Q68 16 82 32 94 54 78 76 64 92 50 92 70 74 66 50 62 32 50 26Z", "#f58a6b", "")
            + path("M50 26Q30 14 14 32 2 54 18 76 32 92 48 92T78 76Q94 54 82 32 68 16 50 26 68 50 54 74")
            + leaf(50, 24, 82, 10, LEAF, .45) + thin("M50 26Q50 14 46 8", None, 5))


@symbol("lemon", "food", "fruit, sour")
def lemon():
    return nudge((group(path("M6 48Q10 42 16 40 28 18 50 18T82 40Q90 42 92 48 90 54 82 56 70 78 48 78T16 56"
            "Q8 54 6 48Z", YELLOW) + specks((34, 36), (58, 34), (46, 62), (66, 58), colour=GOLD, width=4)
            + shine("M26 44Q32 32 42 28", 5), turn="-28 48 48")
            + leaf(14, 66, 28, 92, LEAF, .5)), -1, -5, s=1.11)


@symbol("pineapple", "food", "fruit")
def pineapple():
    crown = leaf(48, 40, 48, 3, GREEN, .4) + leaf(44, 40, 24, 10, GREEN, .4) + leaf(52, 40, 72, 10, GREEN, .4)
    return (leaf(42, 42, 12, 26, GREEN, .4) + leaf(54, 42, 84, 26, GREEN, .4) + crown
            + path("M48 34Q76 34 76 64T48 93 20 64 48 34Z", GOLD)
            + thin("M26 46L64 88M38 36L74 76M58 36L24 74M70 46L34 88M21 62L46 92M75 60L52 92", "#b5761c", 3)
            + path("M48 34Q76 34 76 64T48 93 20 64 48 34Z"))


@symbol("cherry", "food", "fruit, cherries")
def cherry():
    return (thin("M28 56Q34 26 60 8M70 58Q72 30 60 8", "#4c7d3a", 4.5) + leaf(58, 10, 90, 18, LEAF, .45)
            + circle(26, 70, 21, RED) + circle(70, 71, 20, RED)
            + shine("M14 68Q15 60 21 57M58 68Q60 61 65 59", 5))


@symbol("pumpkin", "food", "squash, jack-o'-lantern")
def pumpkin():
    return (thin("M48 30Q46 16 56 8", None, 10) + thin("M48 30Q46 16 55 9", GREEN, 4)
            + ellipse(26, 60, 22, 30, ORANGE) + ellipse(70, 60, 22, 30, ORANGE)
            + ellipse(48, 60, 20, 33, "#ffae5c") + leaf(52, 26, 80, 16, LEAF, .5))
