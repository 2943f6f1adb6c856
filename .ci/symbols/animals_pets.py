"""Animals that live with us."""
from book import symbol
from shapes import (BLUE, CREAM, GREEN, ORANGE, PINK, RED, TONGUE, WHITE, circle, data, ellipse, group,
                    path, rect, tube)
from shapes_animals import (DOG, DOG_DARK, GREY, GREY_DARK, ROSE, TAN, beast, both, points, round_ears,
                            seat, snout)
from shapes_food import GOLD, eyes, nudge, specks, thin


def collar(x, y, w, fill=RED):
    """A collar with its tag."""
    return (tube(data("M", x - w, y, "Q", x, y + w * .5, x + w, y), fill, 4, 2.5)
            + circle(x, y + w * .42, 4.5, GOLD, width=3))


def dog_head(x, y, s=1, fill=DOG, ear=DOG_DARK, tongue=True):
    """A dog's head: hanging ears, a pale muzzle, its tongue out."""
    lick = path("M43 44H53V52Q53 58 48 58T43 52Z", TONGUE, width=3) if tongue else ""
    drawn = (lick + path("M48 4Q72 4 74 28 74 48 58 50H38Q22 48 22 28 24 4 48 4Z", fill)
            + path("M48 6Q54 6 54 18 66 30 60 44 54 50 48 50T36 44Q30 30 42 18 42 6 48 6Z", TAN, "")
            + snout(48, 38, 1, 12, None, n=5) + both(lambda s: path(f"M{48 + s * 19} 8"
            f"Q{48 + s * 36} 8 {48 + s * 37} 28 {48 + s * 36} 48 {48 + s * 29} 46 {48 + s * 22} 40 "
            f"{48 + s * 24} 24Z", ear)) + eyes((36, 24), (60, 24)))
    return group(drawn, move=(round(x - 48 * s, 1), round(y - 28 * s, 1)),
            **({"scale": s, "stroke_width": round(4 / s, 1)} if s != 1 else {}))


@symbol("dog", "animals", "doggy, pet, woof")
def dog():
    return nudge(tube("M14 54Q3 44 8 28", DOG, 7) + beast(DOG, DOG_DARK)
            + path("M14 68Q44 80 74 66 70 75 62 75H26Q18 75 14 68Z", TAN, "") + collar(60, 54, 14)
            + dog_head(58, 31, .92), 2, 0, s=0.98)


@symbol("puppy", "animals", "baby dog, pup, little dog")
def puppy():
    fur, ear = "#f3d9b0", "#c98d5f"
    return (tube("M70 78Q88 78 88 62", fur, 7) + seat(fur, WHITE) + collar(48, 56, 13, BLUE)
            + dog_head(48, 30, 1, fur, ear))


def cat_head(fill, stripe, inner=ROSE):
    """A cat's head with whiskers."""
    return (points(48, 18, 22, 16, fill, inner, 16) + path("M48 8Q76 10 76 34 74 54 48 54T20 34"
            "Q20 10 48 8Z", fill) + thin("M48 10V20M39 11L40 18M57 11L56 18", stripe, 4)
            + snout(48, 42, 12, 8, WHITE, "#e2768a", 4) + eyes((37, 31), (59, 31), width=7)
            + thin("M28 40L12 37M28 44L13 48M68 40L84 37M68 44L83 48", None, 2.5))


@symbol("cat", "animals", "kitty cat, pet, meow")
def cat():
    return nudge(tube("M66 84Q92 88 88 64 86 52 78 54", ORANGE, 8) + seat(ORANGE, CREAM, CREAM)
            + cat_head(ORANGE, "#c9651d"), -2, 1, s=0.98)


@symbol("kitty", "animals", "kitten, baby cat, little cat")
def kitty():
    yarn = (circle(78, 76, 16, PINK) + thin("M66 72Q78 62 90 72M64 80Q78 70 92 80M70 88Q80 78 88 86",
            "#d9648f", 3) + circle(78, 76, 16))
    body = (tube("M16 78Q4 70 10 54", GREY, 7) + path("M10 90Q6 56 34 54 62 56 60 90Z", GREY)
            + ellipse(22, 88, 9, 6, WHITE) + ellipse(50, 88, 9, 6, WHITE))
    return body + group(cat_head(GREY, GREY_DARK), move=(-10, 6)) + yarn


@symbol("bunny", "animals", "rabbit, hare")
def bunny():
    ears = both(lambda s: group(ellipse(48 + s * 11, 20, 9, 19, WHITE)
            + ellipse(48 + s * 11, 21, 4, 12, ROSE, ""), turn=f"{s * 9} 48 40"))
    return (circle(79, 80, 9, WHITE) + seat(WHITE, None) + ears + ellipse(48, 44, 25, 20, WHITE)
            + snout(48, 50, 9, 7, None, "#e2768a", 4) + rect(44.5, 55.5, 7, 6, 1, WHITE, outline=2.5)
            + eyes((36, 42), (60, 42), width=7) + specks((30, 51), (66, 51), colour=ROSE, width=9))


@symbol("mouse", "animals", "mice, little mouse, squeak")
def mouse():
    return (tube("M66 86Q90 94 90 70 90 58 80 60", ROSE, 4, 3) + seat(GREY, "#e6e9ef", ROSE)
            + round_ears(48, 18, 16, GREY, ROSE, 25) + path("M48 14Q72 16 72 38 70 56 48 58 26 56 24 38 24 "
            "16 48 14Z", GREY) + snout(48, 48, 10, 7, "#e6e9ef", "#e2768a", 4.5)
            + eyes((38, 36), (58, 36), width=7.5) + thin("M30 46L14 44M30 50L16 55M66 46L82 44M66 50L80 55",
            None, 2.5))


@symbol("fish", "animals", "goldfish, swim")
def fish():
    return (path("M66 48L90 26Q94 48 90 70Z", "#f07f2d") + path("M36 24Q50 6 66 22L60 34ZM40 72"
            "Q50 88 60 76L56 64Z", "#f07f2d") + path("M4 50Q16 20 44 22 66 24 76 48 66 74 44 76 "
            "16 78 4 50Z", ORANGE) + path("M30 28Q42 48 30 70", width=3)
            + thin("M48 38q6 5 0 10M60 40q6 5 0 10M48 54q6 5 0 10", "#d9641d", 3.5)
            + circle(19, 44, 6.5, WHITE, width=3) + specks((18, 44), width=6)
            + thin("M8 58Q14 60 16 56", None, 3))


@symbol("turtle", "animals", "tortoise")
def turtle():
    skin = "#a9d67a"
    return (path("M10 68L2 76 14 76Z", skin) + tube("M26 74V86M58 74V86", skin, 12)
            + tube("M66 68Q76 66 78 50", skin, 12) + ellipse(80, 44, 13, 12, skin)
            + path("M6 72Q8 28 38 26 70 28 72 72Z", GREEN) + path("M30 42H48L56 56 48 70H30L22 56Z",
            "#2a8a50", width=3) + thin("M30 42L24 32M48 42L54 33M22 56H9M56 56H69", None, 3)
            + tube("M6 73H72", "#cfe59a", 4) + eyes((84, 42), width=6)
            + thin("M82 50Q87 51 90 48", None, 3))


@symbol("hamster", "animals", "guinea pig, gerbil, pet")
def hamster():
    fur = "#e9b06a"
    return (both(lambda s: ellipse(48 + s * 15, 88, 9, 5, ROSE)) + round_ears(48, 20, 11, fur, ROSE, 25)
            + path("M48 10Q86 10 86 52 86 88 48 90 10 88 10 52 10 10 48 10Z", fur)
            + path("M48 46Q76 44 78 62 70 88 48 88T18 62Q20 44 48 46Z", CREAM, "")
            + snout(48, 48, 1, 6, None, "#e2768a", 5) + eyes((34, 38), (62, 38), width=8)
            + specks((24, 52), (72, 52), colour=ROSE, width=11) + ellipse(38, 68, 6, 5, ROSE, width=3)
            + ellipse(58, 68, 6, 5, ROSE, width=3) + path("M42 66H54L48 76Z", "#7a5a3a", width=3))
