"""Clothes, each alone and large."""
from book import symbol
from shapes import (BLUE, BLUE_DARK, CORAL, CREAM, GREEN, ORANGE, PINK, PURPLE, RED, STEEL, TEAL, WHITE,
                    YELLOW, circle, ellipse, path, tube)
from shapes_home import at, dots, little_star, moon, thin

LONG = "M34 9Q48 18 62 9L76 15Q86 21 91 60L76 64 71 42V88H25V42L20 64 5 60Q10 21 20 15Z"


@symbol("shirt", "clothes", "t-shirt, tee, top")
def shirt():
    return (path("M32 12Q48 28 64 12L76 17 93 40 78 54 72 47V88H24V47L18 54 3 40 20 17Z", YELLOW)
            + thin("M28 15Q48 40 68 15", 3.5) + path("M26 60H70M26 72H70", stroke=CORAL, width=6))


@symbol("pants", "clothes", "trousers, jeans, slacks")
def pants():
    return (path("M25 6H71L80 90H54L48 46 42 90H16Z", BLUE) + path("M25 6H71L72 17H24Z", BLUE_DARK)
            + thin("M48 17V34Q48 40 42 38M22 34Q32 32 34 18M74 34Q64 32 62 18M18 80H42M54 80H78"))


def sock(x, y):
    shape = "M0 0H25V40Q36 42 43 47 52 54 46 63 41 69 31 66L10 58Q0 54 0 43Z"
    stripes = path("M2 22H23M2 33H23", stroke=CORAL, width=5)
    tips = path("M1 44Q10 42 15 56L10 58Q0 54 1 44ZM37 44Q30 54 33 66 42 68 46 63 51 53 37 44Z", CORAL, "")
    return at(x, y, path(shape, WHITE, ""), stripes, tips, path("M0 0H25V11H0Z", CORAL), path(shape))


@symbol("socks", "clothes", "sock, stockings")
def socks():
    return sock(41, 5) + sock(8, 24)


def shoe(x, y):
    upper = path("M3 4Q13 10 22 2L42 19Q60 22 60 35H3Z", CORAL)
    return at(x, y, upper, path("M3 20Q10 19 12 35M44 35Q44 28 53 24", width=3),
              path("M26 15L33 9M33 21L40 15", stroke=WHITE, width=4.5), path("M1 34H62V43H1Z", WHITE))


@symbol("shoes", "clothes", "shoe, sneakers, trainers")
def shoes():
    return shoe(30, 6) + shoe(4, 46)


@symbol("hat", "clothes", "sun hat, cap")
def hat():
    brim = path("M3 66Q6 54 24 52H72Q90 54 93 66 94 78 48 80 2 78 3 66Z", YELLOW)
    crown = path("M22 58Q20 16 48 16T74 58Q66 66 48 66T22 58Z", YELLOW)
    return brim + crown + path("M22 46Q48 56 74 46L74 58Q66 66 48 66T22 58Z", CORAL)


@symbol("jacket", "clothes", "coat, zip-up, hoodie")
def jacket():
    cuffs = path("M6 50L22 54 20 65 4 61ZM90 50L74 54 76 65 92 61ZM25 78H71V89H25Z", BLUE_DARK)
    collar = path("M32 8Q48 22 64 8L66 20Q56 30 48 30T30 20Z", BLUE_DARK)
    return (path(LONG, BLUE) + cuffs + thin("M48 30V89", 7) + thin("M48 32V86", 2.5, YELLOW) + collar
            + path("M45 32h6l1 9h-8Z", YELLOW, width=2.5) + thin("M32 58L40 70M64 58L56 70"))


@symbol("coat", "clothes", "winter coat, overcoat")
def coat():
    body = "M32 8Q48 14 64 8L78 15Q88 24 92 60L77 64 72 44 78 92H18L24 44 19 64 4 60Q8 24 18 15Z"
    collar = path("M32 7Q48 12 64 7L69 18 56 27 48 20 40 27 27 18Z", "#a8231f")
    return (path(body, RED) + thin("M48 22V91") + collar + dots([(56, 38), (56, 52), (56, 66)], CREAM, 8)
            + path("M26 66H38V76H25ZM64 66H70L71 76H61Z", "#a8231f", width=3))


@symbol("sweater", "clothes", "jumper, pullover")
def sweater():
    rib = path("M6 50L22 54 20 65 4 61ZM90 50L74 54 76 65 92 61ZM25 78H71V89H25Z", "#2b7f49")
    knit = thin("M33 80V87M41 80V87M49 80V87M57 80V87M64 80V87", 2.5)
    zigzag = path("M28 56L34 48 41 56 48 48 55 56 62 48 68 56", stroke=CREAM, width=5)
    dotted = dots([(34, 66), (48, 66), (62, 66)], CREAM, 5)
    return (path(LONG, GREEN) + rib + knit + zigzag + dotted
            + path("M31 10Q48 4 65 10 64 24 48 24T31 10Z", "#2b7f49")
            + ellipse(48, 12, 11, 4, "#1d5a33", width=3))


@symbol("pajamas", "clothes", "pyjamas, pjs, nightclothes, sleepwear")
def pajamas():
    top = path("M36 4Q48 10 60 4L72 8Q82 14 86 42L73 45 69 32V54H27V32L23 45 10 42Q14 14 24 8Z", PURPLE)
    legs = path("M28 57H68L74 93H53L48 74 43 93H22Z", PURPLE)
    return (legs + top + moon(39, 31, 8, YELLOW, 2.5) + dots([(48, 16), (48, 28), (48, 40)], CREAM, 5)
            + thin("M48 8V12") + little_star(60, 30, 7) + little_star(35, 76, 6) + little_star(62, 78, 6)
            + little_star(18, 28, 5) + little_star(78, 30, 5))


@symbol("diaper", "clothes", "nappy, diapers")
def diaper():
    body = "M5 18Q48 28 91 18 95 34 90 46 76 50 72 68 68 90 48 90T24 68Q20 50 6 46 1 34 5 18Z"
    ruffles = thin("M12 41Q30 48 34 72M84 41Q66 48 62 72", 3, STEEL)
    panel = path("M24 22Q48 27 72 22V38Q48 44 24 38Z", "#bfe6f7", "")
    tapes = path("M3 22L30 26V38L4 36ZM93 22L66 26V38L92 36Z", BLUE, width=3.5)
    return path(body, WHITE) + ruffles + panel + little_star(48, 32, 8) + path(body) + tapes


@symbol("underwear", "clothes", "underpants, undies, panties, briefs")
def underwear():
    body = path("M10 22H86L90 48Q68 52 60 78H36Q28 52 6 48Z", TEAL)
    band = path("M10 22H86L87 34H9Z", WHITE)
    spots = dots([(30, 46), (48, 52), (66, 46), (48, 68), (18, 43), (78, 43)], WHITE, 6)
    return body + spots + band + path("M6 48Q28 52 36 78M90 48Q68 52 60 78")


@symbol("dress", "clothes", "frock, gown")
def dress():
    body = path("M32 6L38 20Q48 28 58 20L64 6 72 22 64 46 86 88Q48 98 10 88L32 46 24 22Z", PINK)
    hem = path("M14 80Q48 90 82 80", stroke=WHITE, width=5)
    return body + hem + path("M31 44H65L66 54H29Z", CORAL) + path("M31 44H65L66 54H29Z", width=3)


def boot(x, y):
    return at(x, y, path("M2 2H30V44Q48 46 50 60H2Z", YELLOW), path("M2 2H30V14H2Z", ORANGE),
              path("M0 59H52V68H0Z", ORANGE))


@symbol("boots", "clothes", "boot, rain boots, wellies")
def boots():
    return boot(40, 4) + boot(5, 22)


def mitten(x, y, flip=1):
    shape = "M-13 22V-12Q-13-28 2-28T17-12V-8Q22-14 27-10T26 2L17 16V22Z"
    cuff = path("M-15 18H20V32H-15Z", WHITE)
    return at(x, y, path(shape, RED), thin("M-6-4H10M-6 6H10", 5, CREAM), cuff,
              thin("M-5 21V29M4 21V29M12 21V29"), scale=f"{flip} 1" if flip < 0 else None)


@symbol("mittens", "clothes", "mitten, gloves")
def mittens():
    return tube("M20 76Q48 106 76 76", BLUE, 3, 2.5) + mitten(20, 44) + mitten(76, 44, -1)


@symbol("zipper", "clothes", "zip")
def zipper():
    cloth = path("M8 4H88V92H8Z", BLUE) + path("M20 4L48 52 76 4Z", WHITE)
    track = (path("M20 4L48 52 76 4M48 52V92", width=15)
             + path("M20 4L48 52 76 4M48 52V92", stroke=YELLOW, width=9))
    teeth = path("M20 4L48 52 76 4M48 52V92", width=9, stroke_dasharray="3 5", stroke_linecap="butt")
    slider = path("M38 40H58L54 58H42Z", STEEL) + path("M43 54H53L57 80Q48 88 39 80Z", STEEL)
    return cloth + track + teeth + slider + circle(48, 75, 3.5, BLUE, width=3)


@symbol("button", "clothes", "buttons, fasten")
def button():
    return (circle(48, 48, 42, CORAL) + circle(48, 48, 29, "#f7988a", width=3.5)
            + dots([(39, 39), (57, 39), (39, 57), (57, 57)], None, 10))


def slipper(x, y):
    sole = path("M0 22Q-2 2 17 2T34 22L30 72Q28 84 17 84T4 72Z", CREAM)
    top = path("M-1 36Q-4 2 17 2T35 36Q17 46-1 36Z", TEAL)
    return at(x, y, sole, top, path("M-2 37Q17 47 36 37", width=10),
              path("M-2 37Q17 47 36 37", stroke=WHITE, width=5), circle(17, 16, 7, PINK, width=3))


@symbol("slippers", "clothes", "house shoes")
def slippers():
    return slipper(8, 5) + slipper(54, 5)


@symbol("robe", "clothes", "bathrobe, dressing gown")
def robe():
    body = "M34 6H62L76 14Q88 24 92 58L76 61 72 44 78 92H18L24 44 20 61 4 58Q8 24 20 14Z"
    lapel = path("M33 5H41L54 50 46 58ZM63 5H55L45 40 48 56Z", CREAM, width=3)
    cuffs = path("M5 48L21 52 20 62 3 59ZM91 48L75 52 76 62 93 59Z", CREAM, width=3)
    belt = (path("M25 50H71V60H25Z", CREAM, width=3)
            + path("M46 58L38 82H46L50 60 56 80H63L54 56Z", CREAM, width=3))
    spots = dots([(30, 30), (66, 30), (30, 74), (70, 70), (26, 84), (66, 86)], WHITE, 5)
    return path(body, PURPLE) + spots + lapel + cuffs + belt + thin("M50 62V90")


@symbol("clothes", "clothes", "clothing, outfit, laundry")
def clothes():
    small = path("M20 5Q29 14 38 5L46 9 56 22 47 30 43 26V50H15V26L11 30 3 22 12 9Z", YELLOW)
    trousers = path("M60 34H86L93 91H78L73 62 68 91H53Z", BLUE) + thin("M60 42H87")
    return trousers + small + at(8, 56, path("M0 0H14V16Q26 20 26 28 24 36 12 32L4 28Q0 26 0 20Z", WHITE),
                                 path("M0 0H14V8H0Z", CORAL))
