"""What grows, lies and stands outside."""
from math import cos, sin

from book import symbol
from figure import placed
from shapes import (BLUE, BROWN, CORAL, GREEN, LEAF, ORANGE, PINK, RED, SKY, WATER, WHITE, WOOD, YELLOW,
                    circle, drop, path, rect, tube)
from shapes_things import tree_of, waves


@symbol("tree", "nature", "apple tree, trunk, leaves, forest")
def tree():
    apples = "".join(circle(x, y, 5, RED, width=3) for x, y in ((30, 34), (50, 22), (66, 38), (46, 48)))
    return tree_of(48, 47, 1.02) + apples


@symbol("flower", "nature", "blossom, bloom, garden, flowers")
def flower():
    stem = tube("M48 50V90", GREEN, 4) + path(
        "M48 80Q28 82 22 62 44 60 48 80ZM48 84Q68 82 76 66 54 62 48 84Z", GREEN)
    petals = "".join(
        circle(48 + 18 * cos(a * 1.2566 - 1.5708), 33 + 18 * sin(a * 1.2566 - 1.5708), 13, PINK)
        for a in range(5))
    return stem + petals + circle(48, 33, 11, YELLOW)


@symbol("leaf", "nature", "leaves, autumn, fall, tree")
def leaf():
    blade = path("M86 8Q94 58 64 74 38 86 22 70 10 50 30 28 50 10 86 8Z", GREEN)
    return blade + path("M8 90Q24 72 34 60T70 26M42 52V36M54 41V28M40 54L58 58M52 43L68 45")


@symbol("grass", "nature", "lawn, green, field")
def grass():
    back = path(
        "M4 90Q10 66 6 44 22 60 24 74 24 48 34 28 42 50 42 70 44 40 54 14 62 40 60 70"
        " 62 50 74 34 76 56 74 76 80 "
        "60 92 50 86 70 92 90Z", GREEN)
    return back + path(
        "M18 88Q22 78 20 68M40 88Q38 72 34 58M54 88Q56 66 54 46M72 88Q70 72 74 60", stroke=LEAF, width=5)


@symbol("puddle", "nature", "splash, rain, water, jump in")
def puddle():
    pool_ = path(
        "M5 72Q4 60 22 60 32 52 52 56 74 52 80 62 94 64 91 76 86 88 62 86 46 94 28 87"
        " 6 88 5 72Z", BLUE)
    crown = path(
        "M30 72Q32 58 22 46 38 50 42 58 44 44 50 32 56 44 58 58 64 50 78 46 68 58 70"
        " 72 50 80 30 72Z", SKY)
    return pool_ + crown + drop(50, 18, 6) + drop(22, 30, 5) + drop(78, 30, 5)


@symbol("pond", "nature", "ducks, lake, water, frog")
def pond():
    water = path("M3 66Q8 42 48 42T93 66Q90 90 48 90T3 66Z", WATER)
    reeds = tube("M84 60V34M74 54V28", GREEN, 3, 2.5) + tube("M84 30V20M74 24V12", BROWN, 6)
    duck = path(
        "M24 60Q22 42 30 50 38 54 46 50 40 40 48 34 58 30 62 40 62 48 58 52 60 70 42"
        " 70 26 70 24 60Z", YELLOW)
    bill = path("M61 40L72 43 62 48Z", ORANGE, width=3) + circle(54, 41, 1.2)
    lily = path("M68 76L60 70Q74 64 82 72 82 80 70 82 62 82 60 78Z", LEAF, width=3)
    return water + reeds + duck + bill + lily + waves(14, 76, 2, 16, WHITE, 4)


@symbol("rock", "nature", "stone, boulder, pebble")
def rock():
    big = path("M6 82L14 50 34 26 60 22 82 44 91 82Q48 94 6 82Z", "#a9a49e")
    return big + path("M14 50L36 54 60 22M36 54L44 84M82 44L62 58", width=3) + path(
        "M24 44L36 32 50 30", stroke=WHITE, width=4)


@symbol("stick", "nature", "branch, twig, wood")
def stick():
    d = "M10 84L46 50 86 14M46 50L48 24M62 36L86 42M30 65L22 52"
    return tube(d, BROWN, 8) + path("M48 24Q34 18 38 4 54 8 48 24Z", GREEN, width=3)


@symbol("mud", "nature", "dirt, muddy, dirty")
def mud():
    pool_ = path(
        "M4 76Q2 62 20 62 26 50 44 56 62 44 74 58 94 58 92 76 88 90 62 88 44 94 26 88"
        " 6 90 4 76Z", BROWN)
    bubbles_ = circle(34, 70, 4, width=3) + circle(66, 74, 5, width=3)
    boot = path("M38 8H60V38Q60 44 68 46 78 48 76 62H38Z", YELLOW) + path(
        "M38 18H60", stroke=ORANGE, width=5)
    return boot + pool_ + bubbles_ + drop(84, 42, 5, BROWN) + drop(18, 44, 5, BROWN)


@symbol("dirt", "nature", "soil, earth, dig")
def dirt():
    heap = path("M4 90Q10 64 28 58 36 40 52 42 72 46 76 64 90 68 92 90Z", BROWN)
    clods = path("M28 72H28.1M46 58H46.1M42 80H42.1M60 70H60.1M74 82H74.1", stroke="#6d4326", width=8)
    sprout = path("M50 42V22", width=4) + path(
        "M50 24Q32 24 30 10 48 8 50 24ZM50 24Q68 22 70 8 52 6 50 24Z", LEAF)
    return sprout + heap + clods


@symbol("forest", "nature", "woods, trees")
def forest():
    fir = lambda x, y, s, c: placed(
        path("M-5 30V44H5V30Z", BROWN) + path("M0-44L18-14H10L24 8H14L28 32H-28L-14 8H-24"
                                              "L-10-14H-18Z", c), x, y, s, 0, False)
    return fir(24, 46, .78, LEAF) + fir(74, 46, .78, LEAF) + fir(49, 49, .94, GREEN)


@symbol("acorn", "nature", "nut, squirrel, autumn")
def acorn():
    return (path("M20 46H76Q76 76 48 92 20 76 20 46Z", WOOD)
            + path("M12 48Q8 22 48 20 88 22 84 48 48 56 12 48Z", BROWN)
            + tube("M48 20Q48 10 58 6", BROWN, 5) + path("M30 36L40 44M46 32L58 42M62 30L72 38", width=3))


@symbol("bush", "nature", "shrub, plant, hedge")
def bush():
    return path("M14 88Q2 80 8 66 6 48 24 46 30 26 50 30 72 26 76 46 92 50 88 68 94 82 82 88Z",
                GREEN) + "".join(
                    circle(x, y, 4, CORAL, width=3) for x, y in ((30, 60), (52, 48), (70, 64), (48, 74)))


@symbol("potted-plant", "nature", "plant, pot plant, grow, leaves", label="plant")
def potted_plant():
    leaves = path("M48 60Q12 58 14 24 46 26 48 60ZM48 60Q84 54 84 18 52 22 48 60Z", GREEN) + path(
        "M48 60Q30 30 48 4 66 30 48 60Z", LEAF)
    return leaves + path("M26 62H70L64 92H32Z", CORAL) + rect(21, 56, 54, 12, 4, CORAL)
