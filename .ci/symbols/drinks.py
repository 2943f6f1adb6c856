"""What is drunk, and what comes from milk."""
from book import symbol
from shapes import (BLUE, BROWN, CREAM, GREEN, ORANGE, PINK, RED, STEEL, TEAR, WATER, WHITE, YELLOW, circle,
                    data, drop, ellipse, group, path, rect, tube)
from shapes_food import (CHOC, GLASS, GOLD, MILK, SEA, dish, leaf, little_spoon, nudge, shine, specks,
                         steam, thin)


def tumbler(x, y, w, h, fill, full=.3):
    """A glass with something in it; `full` is how far below the rim it begins."""
    top, slope = y + h * full, w * .12
    return (path(data("M", x, y, "L", x + slope, y + h, "H", x + w - slope, "L", x + w, y, "Z"), GLASS)
            + path(data("M", x + slope * full, top, "L", x + slope, y + h, "H", x + w - slope, "L", x
            + w - slope * full, top, "Z"), fill))


@symbol("milk", "drinks", "glass of milk, carton of milk")
def milk():
    spots = path("M8 44Q20 38 28 48 28 60 18 62L8 64ZM26 74Q36 64 54 70V92H34Q24 84 26 74Z", "#4b4a55", "")
    carton = (path("M8 34L18 16H44L54 34V92H8Z", WHITE) + spots + path("M8 34L18 16H44L54 34Z", BLUE)
            + rect(17, 5, 28, 11, 2, BLUE) + path("M8 34H54V92H8Z"))
    return carton + tumbler(48, 44, 44, 48, MILK, .22)


@symbol("water", "drinks", "glass of water, drink, thirsty")
def water():
    return (tumbler(6, 28, 58, 64, WATER, .28) + shine("M22 54L25 80", 5) + thin("M14 50Q22 46 30 50T46 50")
            + drop(75, 27, 15, TEAR, 4) + shine("M69 30Q70 36 75 38", 3.5))


@symbol("juice", "drinks", "juice box, orange juice, apple juice")
def juice():
    fruit = circle(42, 66, 16, ORANGE) + leaf(42, 52, 58, 46, GREEN, .5) + shine("M33 66Q33 60 37 57", 4)
    return (tube("M50 34V14L66 8H78", WHITE, 5) + path("M50 30V14L60 9", stroke=RED, width=5,
            stroke_dasharray="5 8", stroke_linecap="butt") + path("M66 40L84 30V82L66 92Z", "#e0a52c")
            + path("M18 40L34 30H84L66 40Z", "#ffe69a") + path("M18 40H66V92H18Z", YELLOW) + fruit)


@symbol("soda", "drinks", "pop, fizzy drink, cola, soft drink")
def soda():
    bubbles = "".join(circle(*b, WHITE, width=3) for b in ((40, 60, 5), (54, 48, 6), (48, 76, 5),
            (58, 66, 4)))
    return nudge((tube("M52 30L58 10 72 4", WHITE, 5) + path("M18 32H78L70 88Q69 93 63 93H33Q27 93 26 88Z",
            RED) + path("M20 44H76L74 58 72 74 70 84H26L24 74Z", "#6b2f22", width=3) + bubbles
            + rect(12, 24, 72, 11, 5, WHITE)), 0, 2, s=0.96)


@symbol("coffee", "drinks", "cup of coffee, hot drink, espresso")
def coffee():
    return (steam((32, 24), (50, 24), tall=18) + tube("M72 46Q92 44 88 60T66 74", BROWN, 6)
            + path("M8 40Q8 86 30 86H54Q76 86 76 40Z", BROWN) + ellipse(42, 40, 34, 12, CREAM)
            + ellipse(42, 41, 27, 8, CHOC, width=3) + dish(44, 88, 42, 5, "#c9915c", "#c9915c")
            + group(ellipse(42, 66, 11, 8, CHOC, width=3) + thin("M33 66Q38 61 42 66T51 66", "#c9915c",
            2.5), turn="-24 42 66"))


@symbol("tea", "drinks", "cup of tea, hot drink, teabag")
def tea():
    return (steam((34, 26), (52, 26), tall=18) + tube("M74 46Q92 44 88 58T68 72", SEA, 5)
            + path("M8 40Q8 86 32 86H54Q78 86 78 40Z", SEA) + ellipse(43, 40, 35, 12, WHITE)
            + ellipse(43, 41, 28, 8, "#d9913f", width=3) + thin("M26 42Q22 50 25 58", None, 3)
            + path("M16 58H34V76H16Z", YELLOW, width=3) + leaf(21, 71, 30, 62, GREEN, .5, 2.5)
            + dish(44, 88, 42, 5, WHITE, WHITE))


@symbol("hot-chocolate", "drinks", "cocoa, hot cocoa, chocolate milk", label="hot chocolate")
def hot_chocolate():
    soft = "".join(group(rect(x, y, 15, 12, 4, WHITE, outline=3), turn=f"{a} {x + 7} {y + 6}") for x, y, a in
                   ((20, 20, -10), (38, 14, 8), (52, 22, 16)))
    return (tube("M72 46Q92 44 88 58T68 76", RED, 6) + path("M8 34V78Q8 92 24 92H60Q76 92 76 78V34Z", RED)
            + ellipse(42, 34, 34, 12, WHITE) + ellipse(42, 35, 28, 8, CHOC, width=3) + soft
            + thin("M9 60H75", WHITE, 5))


@symbol("smoothie", "drinks", "milkshake, shake")
def smoothie():
    return (tube("M50 40L60 6", GREEN, 5) + path("M20 38L28 88Q29 93 34 93H62Q67 93 68 88L76 38Z", PINK)
            + path("M16 40Q16 22 30 24 36 12 50 18 66 12 70 26 82 28 " "80 40Z", "#fbd2e0")
            + path("M60 30Q54 16 64 14 74 10 78 20 80 32 70 36 62 36 60 30Z", RED, width=3)
            + specks((67, 22), (72, 27), (66, 29), colour=YELLOW, width=3) + shine("M32 52L36 76", 5))


@symbol("cheese", "food", "slice of cheese, cheddar")
def cheese():
    return (path("M4 50L62 14Q86 18 92 46V50Z", "#ffe07a") + path("M4 50H92V84H4Z", YELLOW)
            + path("M4 84V50H92V84Z") + circle(26, 66, 8, GOLD, width=3) + circle(54, 74, 6, GOLD, width=3)
            + circle(74, 62, 8, GOLD, width=3) + ellipse(60, 34, 9, 5, GOLD, width=3))


@symbol("yogurt", "food", "yoghurt, pot of yogurt")
def yogurt():
    berry = (path("M48 60Q38 54 33 61 31 70 41 80 48 86 55 80 65 70 63 61 58 54 48 60Z", RED, width=3)
            + leaf(48, 60, 38, 53, GREEN, .5, 2.5)
            + specks((42, 66), (53, 66), (48, 74), colour=YELLOW, width=3.5))
    return nudge((little_spoon(76, 4, 54, 32, STEEL) + path("M20 34Q30 22 42 30 56 18 74 34Z", "#fbd2e0")
            + path("M14 36H82L74 88Q73 93 68 93H28Q23 93 22 88Z", WHITE)
            + path("M16 48H80L78 58 75 84H21L18 58Z", PINK, width=3) + berry + rect(9, 32, 78, 9, 4, WHITE)
            + path("M12 32Q0 26 6 10 20 10 26 22L22 32Z", STEEL)), 0, 1, s=0.97)


@symbol("butter", "food", "margarine, spread")
def butter():
    return (path("M14 46L28 30H84L72 46Z", "#ffe98f") + path("M72 46L84 30V54L72 72Z", GOLD)
            + path("M14 46H72V72H14Z", YELLOW) + thin("M30 46V72M30 46L43 30", None, 3)
            + rect(2, 70, 92, 10, 5, BLUE) + path("M16 80H80L74 88H22Z", "#4f93c6"))


