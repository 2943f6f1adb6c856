"""Clothes of little children, for sleep, snow and play."""
from book import symbol
from faces import head
from shapes import (BLUE, BLUE_DARK, CORAL, CREAM, GREEN, ORANGE, PINK, PURPLE, TEAL, WHITE, YELLOW,
                    circle, path, tube)
from shapes_home import at, dots, knobs, little_star, shine, thin


@symbol("overalls", "clothes", "dungarees, bib pants")
def overalls():
    straps = tube("M32 34L30 6M64 34L66 6", BLUE, 6)
    legs = path("M18 52H78L84 92H56L48 66 40 92H12Z", BLUE)
    bib = path("M28 30H68L70 56H26Z", BLUE)
    pocket = path("M38 40H58V50Q48 58 38 50Z", "#b6ddf5", width=3)
    return (straps + legs + bib + pocket + knobs([(33, 34), (63, 34)]) + thin("M14 82H42M54 82H82")
            + thin("M48 58V66"))


@symbol("onesie", "clothes", "bodysuit, baby suit, romper")
def onesie():
    body = "M34 8Q48 22 62 8L76 14 91 34 78 47 70 40V62Q62 66 60 90H36Q34 66 26 62V40L18 47 5 34 20 14Z"
    return (path(body, TEAL) + thin("M30 11Q48 34 66 11", 3.5)
            + dots([(40, 83), (48, 83), (56, 83)], WHITE, 5) + little_star(48, 48, 12)
            + thin("M36 76H60"))


@symbol("hoodie", "clothes", "sweatshirt, hooded sweater")
def hoodie():
    body = "M30 26L18 30Q10 36 5 68L19 72 26 56V90H70V56L77 72 91 68Q86 36 78 30L66 26Z"
    hood = path("M26 32Q22 6 48 6T70 32Q60 44 48 44T26 32Z", ORANGE)
    inside = path("M34 30Q30 15 48 15T62 30Q56 37 48 37T34 30Z", "#b3601a", width=3)
    strings = tube("M42 42V56M54 42V56", CREAM, 3, 2.5)
    return path(body, ORANGE) + path("M34 66H62L68 82H28Z", "#ffb36b", width=3) + hood + inside + strings


@symbol("vest", "clothes", "waistcoat, sleeveless jacket")
def vest():
    body = path("M28 6L36 8 48 30 60 8 68 6 74 30 80 40V90H52L48 84 44 90H16V40L22 30Z", GREEN)
    return (body + thin("M48 30V84") + thin("M18 54H46M50 54H78M18 72H46M50 72H78", 4, "#2b7f49")
            + dots([(55, 42), (55, 63), (55, 80)], YELLOW, 6))


@symbol("snowsuit", "clothes", "snow suit, winter suit")
def snowsuit():
    body = ("M34 30L22 32Q12 38 5 62L18 68 28 54 24 92H44L48 72 52 92H72L68 54 78 68 91 62Q84 38 74 32"
            "L62 30Z")
    hood = circle(48, 22, 19, WHITE) + head(48, 24, 12, "happy")
    cuffs = tube("M8 60L18 65M88 60L78 65M26 88H42M54 88H70", WHITE, 5, 3)
    return path(body, PURPLE) + thin("M48 42V72") + path("M28 56H68", stroke=YELLOW, width=6) + hood + cuffs


@symbol("tutu", "clothes", "ballet dress, ballet skirt, dance")
def tutu():
    top = path("M34 8V20Q48 30 62 20V8L66 30 60 50H36L30 30Z", PURPLE)
    frill = path("M34 48H62L92 70Q84 80 76 74 70 84 60 78 54 86 48 80 42 86 36 78 "
                 "26 84 20 74 12 80 4 70Z", PINK)
    return (frill + thin("M40 56L26 72M48 56V74M56 56L70 72", 4, WHITE) + top
            + path("M34 43H62V53H34Z", YELLOW, width=3.5))


@symbol("sleep-sack", "clothes", "sleeping bag, baby sleep bag, wearable blanket")
def sleep_sack():
    body = path("M32 6Q48 18 64 6L72 10V26Q66 32 70 40L82 76Q84 92 48 92T14 76L26 40Q30 32 24 26V10Z", BLUE)
    return (body + thin("M48 14V90", 7) + thin("M48 16V86", 2.5, YELLOW) + little_star(34, 54, 7)
            + little_star(62, 52, 6) + little_star(32, 76, 5) + little_star(66, 74, 7))


@symbol("hair-clip", "clothes", "barrette, hairpin, clip")
def hair_clip():
    clip = (path("M4 62Q4 54 12 52L80 34Q92 34 92 44 92 52 84 54L16 72Q4 72 4 62Z", TEAL)
            + thin("M16 62L78 46", 3.5))
    petals = "".join(circle(60 + x, 36 + y, 10, PINK, width=3.5) for x,
                     y in ((0, -15), (14, -4), (9, 12), (-9, 12), (-14, -4)))
    return clip + petals + circle(60, 36, 9, YELLOW, width=3.5)


@symbol("snow-boots", "clothes", "winter boots")
def snow_boots():
    def one(x, y):
        return at(x, y, path("M4 8H32V38Q48 40 50 56H2Z", PURPLE),
                  thin("M24 28L34 24M26 38L36 34", 4, WHITE),
                  path("M0 2Q8-4 18 0 28-4 36 2 36 14 18 12 0 14 0 2Z", WHITE),
                  path("M0 54H52V64H0Z", BLUE_DARK))
    return one(40, 5) + one(4, 28)


@symbol("sleeve", "clothes", "sleeves, roll up")
def sleeve():
    shirt = path("M30 8Q42 18 56 10L66 16 60 44V92H14V20Z", "#ffe6a0") + thin("M30 9Q40 26 56 11")
    arm_ = path("M60 16Q74 18 92 58L74 70 56 44Z", YELLOW)
    return shirt + arm_ + path("M92 56L95 64 77 76 72 68Z", CORAL) + shine("M66 28Q72 32 78 44", 4, CREAM)
