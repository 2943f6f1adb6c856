"""What is on the plate and in the bowl."""
from book import symbol
from shapes import (BLUE, BROWN, CORAL, CREAM, GREEN, LEAF, ORANGE, RED, WHITE, WOOD, YELLOW, circle,
                    ellipse, group, path, rect, star, tube, tubes)
from shapes_food import (CRUMB, CRUST, GOLD, MILK, basin, dish, heap, leaf, little_spoon, nudge, rings,
                         shine, specks, steam, thin)


@symbol("cereal", "food", "cornflakes, breakfast cereal, hoops")
def cereal():
    box = group(rect(10, 5, 48, 62, 3, RED) + circle(34, 30, 16, YELLOW, width=3)
            + rings(((29, 27), (39, 29), (33, 37)), 5, ORANGE, RED), turn="-6 34 36")
    hoops = rings(((34, 57), (50, 53), (66, 56), (43, 63), (58, 64), (76, 62)), 7, ORANGE, CREAM)
    return (box + little_spoon(90, 22, 76, 50) + ellipse(55, 60, 37, 12, WHITE) + hoops
            + path("M18 60Q20 92 44 93H66Q90 92 92 60 86 72 55 72T18 60Z", BLUE))


@symbol("soup", "food", "broth, stew, hot soup")
def soup():
    return (steam((30, 30), (48, 28), (66, 30), tall=20) + ellipse(48, 52, 44, 15, RED)
            + ellipse(48, 53, 36, 10, ORANGE, width=3) + specks((34, 52), (58, 50), colour=GREEN, width=8)
            + specks((46, 56), (68, 54), colour=CREAM, width=8)
            + path("M4 52Q6 92 36 93H60Q90 92 92 52 86 67 48 67T4 52Z", CORAL)
            + thin("M26 78H70", CREAM, 5))


@symbol("noodles", "food", "ramen, pasta, noodle soup")
def noodles():
    strands = (thin("M54 9V46M61 8V46M68 9V46M75 10V46", None, 9)
            + thin("M54 10V46M61 9V46M68 10V46M75 11V46", "#ffd976", 4.5))
    curls = path("M8 50Q10 36 22 42 26 32 38 40 48 32 56 42 68 34 76 42 88 38 88 50Z", "#ffd976") + thin(
        "M18 48Q22 42 28 48M36 48Q42 40 48 48M58 48Q62 42 68 48", GOLD, 3)
    sticks = tube("M14 8L90 16M12 22L90 24", WOOD, 3.5, 3)
    return (strands + sticks + curls + basin(48, 50, 88, 42, BLUE)
            + thin("M22 68Q28 62 35 68T48 68 61 68 74 68", WHITE, 4))


@symbol("spaghetti", "food", "pasta, noodles with sauce")
def spaghetti():
    pasta = path("M10 66Q8 38 48 36T86 66Q70 80 48 80T10 66Z", "#ffd976")
    curls = thin("M18 66Q16 50 34 48M26 72Q22 58 42 54M76 66Q80 52 64 48M68 74Q74 60 58 56M36 76"
            "Q40 66 48 72 56 78 60 68", GOLD, 3.5)
    sauce = path("M28 46Q28 28 48 28T68 46Q66 56 58 50 54 60 46 52 38 60 34 52 28 54 28 46Z", RED)
    balls = (circle(40, 34, 9, BROWN, width=3.5) + circle(57, 33, 9, BROWN, width=3.5)
            + circle(48, 21, 9, BROWN, width=3.5))
    return dish(48, 74, 45, 18) + pasta + curls + sauce + balls


@symbol("pasta", "food", "macaroni, noodles, mac and cheese")
def pasta():
    tubes_ = "".join(path(f"M{x - 11} {y + 5}Q{x - 9} {y - 9} {x} {y - 9}T{x + 11} {y + 5}", width=14)
            + path(f"M{x - 11} {y + 5}Q{x - 9} {y - 9} {x} {y - 9}T{x + 11} {y + 5}", stroke="#ffbe3d",
            width=8) for x, y in ((48, 24), (28, 34), (68, 34), (20, 48), (48, 42), (76, 48)))
    return tubes_ + basin(48, 52, 88, 40, CORAL) + thin("M24 70H72", CREAM, 5)


@symbol("pizza", "food", "slice of pizza")
def pizza():
    return (path("M8 22Q48-4 88 22L52 90Q48 95 44 90Z", "#ffcf5a")
            + path("M4 22Q48-10 92 22 92 32 86 34 48 12 10 34 4 32 4 22Z", CRUST)
            + circle(36, 42, 8.5, RED, width=3) + circle(60, 40, 8.5, RED, width=3)
            + circle(48, 64, 8, RED, width=3) + specks((47, 30), (48, 49), (64, 55), colour=GREEN, width=6))


@symbol("sandwich", "food", "bread, lunch")
def sandwich():
    return (path("M6 44L48 8 90 44Z", CRUMB) + path("M4 46Q4 40 10 40H86Q92 40 92 46V52H4Z", CRUMB)
            + path("M4 46Q4 40 10 40L48 8 86 40Q92 40 92 46V52H4Z", CRUMB)
            + thin("M14 44L48 16 82 44", "#e5bd7c", 3) + path("M4 54Q12 48 18 54"
            "T32 54 46 54 60 54 74 54 92 54V60H4Z", LEAF) + rect(5, 60, 86, 8, 2, RED)
            + path("M5 68H91V72L74 76 66 84 58 72H5Z", YELLOW)
            + path("M4 74H58L66 84 74 76 92 74V82Q92 90 84 90H12Q4 90 4 82Z", CRUMB))


@symbol("rice", "food", "bowl of rice")
def rice():
    grains = thin("M26 42l4-2M38 34l4 1M52 32l4-2M64 38l4 2M34 44l4 1M48 42l4-1M60 46l4-1M74 46l3 1M45 24"
            "l4-1M20 48l3-1", "#b9b3a6", 3)
    return (heap(48, 52, 80, 36, MILK) + grains + basin(48, 52, 88, 40, RED)
            + thin("M22 70Q28 64 35 70T48 70 61 70 74 70", CREAM, 4))


@symbol("egg", "food", "eggs, boiled egg")
def egg():
    half = ellipse(62, 66, 29, 26, WHITE) + circle(62, 68, 14, YELLOW, width=3)
    return (path("M36 4Q56 6 62 38 64 68 36 70 6 68 10 38 18 6 36 4Z", "#f6d3ac")
            + shine("M22 40Q22 26 30 18", 5) + half + shine("M56 66Q57 61 61 60"))


@symbol("toast", "food", "toasted bread, toast with butter")
def toast():
    return (path("M14 88V46Q0 34 8 18 14 8 30 8H66Q82 8 88 18 96 34 82 46V88Q82 92 78 92H18Q14 92 14 88Z",
            "#a8683a") + path("M22 84V42Q10 32 16 22 20 16 32 16H64Q76 16 80 22 86 32 74 42V84Z", "#e5ac62",
            "") + path("M28 54Q30 40 44 40L66 44Q72 56 62 62L56 74Q48 76 48 66 30 70 28 54Z", "#ffe487", "")
            + group(rect(36, 36, 22, 18, 3, YELLOW), turn="-10 47 45"))


@symbol("bread", "food", "loaf, slice of bread")
def bread():
    def loaf(x, fill):
        return path(f"M{x} 82V46Q{x - 12} 38 {x - 6} 26 {x} 16 {x + 14} 16H{x + 32}"
                f"Q{x + 48} 16 {x + 54} 26 {x + 60} 38 {x + 48} 46V82Z", fill)
    whole = (path("M18 82V46Q4 38 12 26 18 16 32 16H74Q92 18 92 32 92 42 86 46V82Z", CRUST)
            + thin("M48 20L44 32M62 20L60 32M76 20L76 32", CRUMB, 4))
    return (whole + loaf(12, CRUST) + path("M20 76V44Q12 38 14 30 18 24 26 24H44"
            "Q54 24 56 30 58 38 52 44V76Z", CRUMB, ""))


@symbol("pancakes", "food", "pancake, syrup, flapjacks")
def pancakes():
    cake = lambda y: path(f"M12 {y}Q12 {y + 15} 48 {y + 15}T84 {y}V{y - 4}H12Z", CRUST) + ellipse(48, y - 4,
            36, 12, "#eeb565")
    return (dish(48, 80, 45, 13) + cake(72) + cake(58) + cake(44)
            + path("M24 36Q48 28 74 38 78 46 74 58 68 62 67 50 60 48 58 54 52 70 46 66 "
            "44 48 36 50 32 60 28 52 20 42 24 36Z", "#a8531f", width=3)
            + path("M36 30L50 24 62 30V37L49 43 36 37Z", YELLOW, width=3.5)
            + thin("M37 31L49 36 61 31M49 36V42", None, 2.5))


@symbol("waffle", "food", "waffles, syrup")
def waffle():
    grid = thin("M30 16V80M48 10V86M66 16V80M16 30H80M10 48H86M16 66H80", "#a8683a", 5)
    return (circle(48, 48, 43, CRUST) + circle(48, 48, 34, "#f2bf6e", "") + grid + circle(48, 48, 43)
            + path("M36 40L52 32 64 42 48 52Z", YELLOW) + path("M36 40L48 52V60L36 48ZM64 42V50L48 60V52Z",
            GOLD))


@symbol("nuggets", "food", "chicken nuggets, nugget")
def nuggets():
    def nugget(x, y, turn, fill="#e8a94f"):
        return group(path("M-22-6Q-22-16-10-16-2-20 6-15 20-18 22-6 28 4 20 12 10 20 0 15-14 20-20 "
                "10-27 4-22-6Z", fill) + specks((-10, -5), (2, -8), (11, 2), (-4, 6), (-14, 5),
                colour="#b5742a", width=4), move=(x, y), turn=turn)
    dip = (ellipse(72, 70, 21, 8, WHITE) + ellipse(72, 70, 15, 5, RED, width=3)
            + path("M51 71Q53 91 64 92H80Q91 91 93 71 90 79 72 79T51 71Z", WHITE))
    return nudge(nugget(29, 24, -14) + nugget(68, 28, 14) + nugget(26, 68, 8)
            + nugget(47, 47, -8, "#f2bb6a") + dip, 1, 0, s=0.97)


@symbol("hamburger", "food", "burger, cheeseburger")
def hamburger():
    return (path("M8 68H88V76Q88 90 74 90H22Q8 90 8 76Z", CRUST) + rect(5, 54, 86, 15, 7, "#7a4526")
            + path("M6 50H90L74 56 64 66 52 54H6Z", YELLOW) + path("M4 46Q10 38 18 44"
            "T34 44 50 44 66 44 82 44 92 46Q92 54 84 52H12Q4 54 4 46Z", LEAF)
            + path("M8 40Q10 8 48 8T88 40Z", "#e5a04e") + specks((34, 22), (48, 18), (62, 22), (26, 31),
            (44, 29), (70, 31), colour=CREAM, width=5))


@symbol("hot-dog", "food", "sausage in a bun, hotdog", label="hot dog")
def hot_dog():
    return group(path("M8 38Q8 24 22 24H74Q88 24 88 38V50H8Z", "#e5a04e") + tube("M8 48H88", "#c7553a", 15)
            + thin("M12 46Q20 40 26 46T40 46 54 46 68 46 82 46", YELLOW, 5)
            + path("M8 56H88Q90 76 74 76H22Q6 76 8 56Z", CRUST), turn="-24 48 48")


@symbol("meat", "food", "steak, beef")
def meat():
    return (path("M10 34Q18 8 50 12 90 16 90 46 90 70 66 76 52 80 44 86 26 92 14 76 4 60 10 34Z", CREAM)
            + path("M18 36Q24 18 50 20 82 24 82 46 82 64 62 68 50 72 40 78 " "28 82 20 70 12 56 18 36Z",
            "#c9483f", width=3) + circle(36, 46, 11, WHITE) + circle(36, 46, 4, CREAM, width=3)
            + thin("M56 32Q68 34 70 44M54 54Q60 58 68 54", "#f3a79d", 4))


@symbol("chicken-food", "food", "drumstick, chicken leg, roast chicken", label="chicken")
def chicken_food():
    bone = tubes(["M58 60L82 82", "M84 76L78 86", "M90 82L80 86", "M82 84L84 90"], MILK, 7, 3.5)
    return nudge(bone + path("M62 64Q56 70 44 66 14 62 6 36 4 8 32 4 60 4 68 28 74 50 68 58Z", CRUST)
            + path("M18 24Q26 12 40 16", stroke="#f5cd8a", width=6)
            + specks((30, 44), (46, 52), (50, 34), colour="#a8632b", width=5), -2, -2, s=0.98)


@symbol("fish-food", "food", "fish dinner, cooked fish, fish to eat", label="fish")
def fish_food():
    fish = path("M14 50Q28 28 52 32 66 34 74 46L90 36Q86 50 90 64L74 54Q64 68 48 68 26 68 14 50Z", "#e8a94f")
    slice_ = circle(66, 76, 11, YELLOW) + thin("M66 69V83M59 76H73", CREAM, 3)
    return (ellipse(48, 56, 45, 35, BLUE) + ellipse(48, 56, 36, 27, WHITE, width=3) + fish
            + specks((27, 46), width=6) + thin("M42 40L38 58M54 40L50 60M64 44L60 58", "#a8632b", 3.5)
            + slice_ + leaf(26, 80, 42, 70, GREEN, .5))


@symbol("fries", "food", "french fries, chips")
def fries():
    sticks = "".join(group(rect(x, y, 11, 50, 2, YELLOW), turn=f"{a} {x + 5} {y + 40}")
            for x, y, a in ((24, 16, -8), (62, 14, 8), (33, 8, -4), (53, 6, 5), (43, 3, 0), (18, 26, -14),
            (68, 26, 13)))
    return sticks + path("M12 44Q48 62 84 44L76 88Q75 92 70 92H26Q21 92 20 88Z", RED) + star(48, 73, 12)
