"""More animals, of books and of the zoo."""
from book import symbol
from shapes import (CREAM, INK, LEAF, ORANGE, PINK, PURPLE, RED, WHITE, YELLOW, circle, ellipse, group,
                    path, tube)
from shapes_animals import GREY, GREY_DARK, ROSE, beast, both, equine, points, round_ears, seat, snout
from shapes_food import eyes, nudge, specks, thin


@symbol("seal", "animals", "sea lion")
def seal():
    fill = "#8fa0b8"
    return (path("M8 74L4 58 20 64 26 80Z", fill) + path("M8 80Q40 76 44 42 46 18 66 18 86 20 88 36 88 46 "
            "78 54 84 72 72 90H34Q14 92 8 80Z", fill) + path("M64 88Q78 74 72 56 60 60 54 78Z", "#dfe6ef",
            "") + path("M48 68Q40 82 28 90H52Q58 80 56 70Z", "#74869f") + eyes((66, 33), width=8)
            + specks((87, 38), width=7) + thin("M76 44L91 47M75 48L88 54", None, 2.5))


@symbol("koala", "animals", "koala bear")
def koala():
    return nudge((tube("M14 4V92", "#8a5a32", 9) + ellipse(50, 74, 26, 20, GREY)
            + ellipse(52, 78, 14, 13, WHITE, "") + tube("M32 66L18 60M34 84L18 82", GREY, 8)
            + round_ears(52, 24, 16, GREY, ROSE, 25) + ellipse(52, 38, 27, 24, GREY)
            + eyes((42, 34), (64, 34), width=7) + ellipse(53, 42, 6.5, 9, INK)
            + thin("M46 54Q53 58 60 54", None, 3)), s=0.89)


@symbol("raccoon", "animals", "bandit mask")
def raccoon():
    tail = tube("M66 82Q92 84 88 54", GREY_DARK, 13) + path("M76 76L80 88M84 66L94 72M80 58H95", width=5)
    return nudge((tail + seat(GREY_DARK, "#dfe3ea") + points(48, 20, 22, 16, GREY_DARK, WHITE, 18)
            + path("M48 10Q76 12 78 36 70 54 48 55 26 54 18 36 20 12 48 10Z", GREY_DARK)
            + path("M48 26Q66 20 76 38 66 46 56 40L48 30 40 40Q30 46 20 38 30 20 48 26Z", INK, width=2)
            + path("M48 32L58 44Q56 54 48 54T38 44Z", WHITE, "")
            + specks((36, 34), (60, 34), colour=WHITE, width=8) + specks((36, 34.5), (60, 34.5), width=4.5)
            + snout(48, 47, 1, 6, None, n=4)), -4)


@symbol("rhino", "animals", "rhinoceros")
def rhino():
    fill = "#9aa3b2"
    return (thin("M10 50Q4 56 6 66", None, 4) + beast(fill, "#7b8494", back=36)
            + path("M60 20L56 6 68 14ZM44 22L38 10 52 14Z", fill)
            + path("M40 30Q44 14 64 18 78 24 90 42 94 58 84 62 60 66 48 56 38 46 40 30Z", fill)
            + path("M86 42L93 18 76 32Z", CREAM) + path("M74 30L76 20 68 24Z", CREAM, width=3)
            + eyes((64, 34), width=6.5) + specks((86, 52), width=4.5) + thin("M74 58Q82 58 88 54", None, 3))


@symbol("camel", "animals", "humps, desert")
def camel():
    fill = "#dba861"
    return (thin("M10 56Q3 62 5 72", None, 4) + tube("M28 70V86M50 70V86", "#b98545", 7)
            + path("M10 60Q10 48 18 46 20 26 30 28 38 30 38 44 44 26 52 28 60 30 62 46L66 50Q72 48 72 36V22"
            "Q72 12 82 12L92 18Q95 26 86 28L82 28V48Q80 64 66 68V91H57V74H24V91H15V68Q10 66 10 60Z", fill)
            + path("M72 14L70 6 78 10Z", fill, width=3) + eyes((80, 18), width=5.5))


@symbol("bat", "animals", "night animal, wings")
def bat():
    fill = "#6b5a86"
    return (both(lambda s: path(f"M{48 + s * 12} 44Q{48 + s * 22} 22 {48 + s * 45} 24 {48 + s * 38} "
            f"36 {48 + s * 42} 58 {48 + s * 32} 52 {48 + s * 28} 62 {48 + s * 20} 58 {48 + s * 12} 68Z",
            "#8a78a8")) + points(48, 34, 16, 20, fill, ROSE, 12) + ellipse(48, 54, 18, 25, fill)
            + eyes((41, 46), (55, 46), width=7.5) + thin("M41 56Q48 62 55 56", None, 3)
            + path("M43 59V63M53 59V63", stroke=WHITE, width=3.5))


@symbol("starfish", "animals", "sea star")
def starfish():
    return (path("M48 5Q56 6 60 32 86 28 91 36 92 44 68 58 80 84 74 90 66 94 48 74 30 94 22 90 16 84 28 58 "
            "4 44 5 36 10 28 36 32 40 6 48 5Z", ORANGE) + specks((48, 18), (80, 38), (16, 38), (68, 80),
            (28, 80), colour=YELLOW, width=7) + eyes((40, 46), (56, 46), width=7.5)
            + thin("M40 56Q48 63 56 56", None, 3.5))


@symbol("housefly", "animals", "fly, buzz, insect", label="fly")
def housefly():
    return (tube("M34 66L16 84M34 58L10 64M62 66L80 84M62 58L86 64", "#7d8998", 3, 2.5)
            + group(ellipse(24, 44, 11, 24, "#dbeefa"), turn="52 48 48")
            + group(ellipse(72, 44, 11, 24, "#dbeefa"), turn="-52 48 48")
            + ellipse(48, 64, 17, 26, "#7d8998") + thin("M34 66H62M36 77H60", "#3f4854", 4)
            + circle(48, 32, 15, "#7d8998") + circle(35, 27, 10, RED, width=3.5)
            + circle(61, 27, 10, RED, width=3.5) + thin("M43 40Q48 44 53 40", None, 3))


@symbol("lizard", "animals", "gecko, reptile")
def lizard():
    skin, legs = LEAF, "M36 44L16 34 14 24M52 34L56 16 66 12M50 66L36 78 36 88M64 54L80 60 88 54"
    return nudge((tube(legs, skin, 5) + tube("M62 62Q82 80 62 88T34 72", skin, 6)
            + path("M28 16Q36 4 14 8 4 8 6 20 6 30 20 30 26 44 40 58 56 74 66 64 72 54 56 42 40 30 34 20Z",
            skin) + eyes((13, 22), (24, 13), width=7.5) + specks((36, 38), (46, 48), (56, 58), (46, 38),
            (40, 50), colour="#4c9a4a", width=6)), 0, -2)


@symbol("unicorn", "animals", "magic horse")
def unicorn():
    mane = (path("M60 8Q46 10 42 26 38 38 30 44 44 50 54 40 62 28 66 15Z", PINK)
            + path("M50 16Q46 30 38 42 48 44 54 36Z", PURPLE, ""))
    coat = equine(WHITE, "#d8d3e3", mane + path("M56 14L57 5 65 13Z", WHITE, width=3.5), PURPLE, "#c9a0dc")
    return (group(coat, move=(0, 3)) + path("M66 15L78 2 76 20Z", YELLOW, width=3.5)
            + eyes((75, 30), width=6.5) + specks((85, 44), width=4)
            + specks((72, 40), colour=ROSE, width=7))


@symbol("jellyfish", "animals", "sea jelly")
def jellyfish():
    return (tube("M26 48Q18 62 28 72T24 90M42 50Q36 64 44 76T40 91M58 50Q64 64 54 76T60 91M72 48"
            "Q78 62 68 72T74 90", PINK, 4, 3) + path("M8 46Q8 6 48 6T88 46"
            "Q82 56 74 48 66 58 58 50 48 60 40 50 30 58 22 48 14 56 8 46Z", PURPLE)
            + eyes((38, 32), (58, 32), width=7.5) + thin("M42 40Q48 45 54 40", None, 3))
