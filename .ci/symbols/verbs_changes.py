"""Verbs of what becomes of things: melt, grow, pop, fill, bake, peel, squeeze …"""
from book import symbol
from figure import arm, bust, point
from props import glass
from shapes import (BLUE_DARK, BROWN, CORAL, CREAM, GREEN, LEAF, ORANGE, PINK, SKIN, SKY, STEEL, TEAL,
                    WATER, WHITE, WOOD, YELLOW, arrow, circle, cookie, data, drop, ellipse, motion,
                    path, rays, rect, star, tube, tubes)


@symbol("melt", "verbs", "melting, drip, too warm")
def melt():
    cone = path("M30 50H66L48 86Z", WOOD) + path("M36 62L56 54M42 74L60 60", width=2.5)
    cream = path("M24 48A24 24 0 0 1 72 48V62Q72 68 67 68T62 62V54Q58 50 54 54V72Q54 78 49 78T44 72V56Q40 "
                 "52 36 56V60Q36 66 30 66T24 60Z", PINK)
    return (ellipse(48, 89, 30, 5, PINK) + cone + cream + circle(80, 18, 11, YELLOW)
            + rays(80, 18, 16, 21, (0, 90, 135, 180), ORANGE))


@symbol("grow", "verbs", "growing, bigger, sprout")
def grow():
    soil = path("M4 82Q48 72 92 82V93H4Z", BROWN)
    small = plant_(16, 80, 12) + plant_(42, 78, 32)
    bloom = "".join(circle(76 + x, 24 + y, 9, CORAL)
                    for x, y in ((0, -11), (11, -2), (7, 10), (-7, 10), (-11, -2)))
    return small + plant_(76, 80, 52) + bloom + circle(76, 24, 8, YELLOW) + soil


def plant_(x, y, tall):
    """A stem with two leaves."""
    leaf = tall * .3 + 4
    return (tube(data("M", x, y, "v", -tall), GREEN, 3, 3)
            + path(data("M", x, y - tall * .5, "q", -leaf * .2, -leaf, - leaf, -leaf, "q", 0, leaf, leaf,
                        leaf, "q", leaf, 0, leaf, -leaf, "q", -leaf, 0, -leaf, leaf), LEAF, width=3))


@symbol("pop", "verbs", "burst, popped, popping")
def pop():
    return (star(62, 36, 30, SKY, 10, .6) + rays(62, 36, 34, 42, (200, 235, 305, 340), BLUE_DARK,
            4) + circle(16, 24, 10, SKY, BLUE_DARK) + point(30, 70, 1.15, -38, sleeve=YELLOW))


@symbol("squeeze", "verbs", "squish, press, squeezing")
def squeeze():
    sponge = path("M18 34Q30 46 20 60L40 66H78Q72 48 80 34Q50 24 18 34Z",
                  YELLOW) + path("M30 40h.1M68 38h.1M70 58h.1", width=6)
    grip = tubes(["M66 36L36 36", "M66 45L34 46", "M66 54L37 56"], SKIN, 8) + circle(72, 46, 11, SKIN)
    return (tube("M104 36L78 46", SKIN, 15) + sponge + grip + drop(30, 80, 6) + drop(50, 86, 6)
            + drop(68, 80, 6))


@symbol("fill", "verbs", "fill up, full, filling")
def fill():
    tap = tube("M92 10H62Q50 10 50 20", STEEL, 8)
    return tap + path("M50 30V60", stroke=WATER, width=8) + glass(30, 38, 40, 54, .3) + path(
        "M50 30V54", stroke=WATER, width=6) + arrow((14, 90), (14, 44), width=8, head=11)


@symbol("bake", "verbs", "oven, baking, make cookies")
def bake():
    tray = path("M10 76H86L82 88H14Z", STEEL) + path("M4 76H92", width=5)
    mitts = path("M3 92V76Q12 64 21 76V92ZM75 92V76Q84 64 93 76V92Z", CORAL)
    return (bust((48, 30), 20, "laugh", (0, .4), bottom=80) + cookie(30, 66, 11) + cookie(66, 66, 11)
            + cookie(48, 68, 11) + tray + mitts + motion("M12 56q-5-6 0-12M84 56q-5-6 0-12"))


@symbol("peel", "verbs", "peeling, banana, take off the skin")
def peel():
    inside = path("M38 50Q36 14 50 6 62 14 58 50Z", CREAM)
    skin = path("M36 46Q34 70 42 90H56Q62 70 60 46 74 52 86 72 88 46 62 36 56 46 48 46 40 46 34 36 8 44 10 "
                "70 20 52 36 46Z", YELLOW)
    return inside + skin + arm([(112, 104), (102, 92), (84, 70)], width=11)


@symbol("plant", "verbs", "seed, garden, planting")
def plant():
    soil = path("M4 72Q48 62 92 72V93H4Z", BROWN) + path("M18 82h.1M34 86h.1M76 84h.1", width=4)
    return plant_(44, 70, 44) + soil + arm([(-8, 54), (4, 50), (24, 68)],
                                           width=12) + arm([(104, 54), (92, 50), (64, 68)], width=12)


@symbol("spray", "verbs", "squirt, spray bottle, spraying")
def spray():
    bottle = (path("M50 44H80Q88 60 86 93H44Q42 60 50 44Z", TEAL)
              + path("M54 44V30H48V18H80L86 30H72V44Z", WHITE))
    return bottle + "".join(drop(x, y, 4, WATER)
                            for x, y in ((34, 16), (34, 34), (18, 10), (16, 28), (20, 44)))


@symbol("pack", "verbs", "put in the bag, backpack, packing")
def pack():
    shirt = path("M34 6L20 14 26 24 32 22V40H60V22L66 24 72 14 58 6Q46 16 34 6Z", YELLOW)
    bag = (tube("M32 52Q32 42 46 42T60 52", CORAL, 5)
           + path("M10 50H82Q90 50 90 60V93H4V60Q4 50 10 50Z", CORAL) + rect(32, 62, 30, 20, 4, "#f79d8f"))
    return shirt + bag + arrow((84, 6), (84, 40), width=8, head=11)
