"""Things that stand and hang in the bathroom: as its scene draws them."""
from book import symbol
from faces import head
from figure import palm
from shapes import (BLUE, CORAL, CREAM, ORANGE, PINK, STEEL, TEAL, WATER, WHITE, WOOD, YELLOW, circle,
                    data, drop, ellipse, path, tube)
from shapes_home import GLASS, HOLLOW, at, dots, foam, knobs, shine, thin

FOAM = [(22, 48, 9), (38, 45, 11), (54, 47, 10), (70, 46, 11), (81, 50, 7)]


def tub_shape(feet=True):
    """The teal tub with its pale rim and yellow feet."""
    legs = path("M18 80L12 92H24L29 84ZM78 80L84 92H72L67 84Z", YELLOW) if feet else ""
    return (legs + path("M9 56H87Q86 86 70 86H26Q10 86 9 56Z", TEAL)
            + shine("M19 66Q21 75 27 78", 4, "#d3f3ef")
            + path("M6 50H90Q93 50 93 54T90 59H6Q3 59 3 54T6 50Z", CREAM))


def duck(x, y, s=1):
    """The yellow rubber duck, looking to the left."""
    body = "M-10-2Q-16-8-13-16-8-26 3-22 12-18 8-6 16-4 22-14 28 4 16 8H-8Q-20 6-10-2Z"
    beak = path("M-13-15Q-23-16-23-10-17-7-12-9Z", ORANGE)
    return at(x, y, path(body, YELLOW), beak, dots([(-4, -15)], None, 5), scale=s if s != 1 else None)


@symbol("tub", "furniture", "bathtub, bath tub")
def tub():
    tap = tube("M14 52V22Q14 12 23 12T32 22V26", STEEL, 5) + dots([(14, 36)], CORAL, 9)
    return tap + tub_shape() + tube("M32 36V38", WATER, 4, 2.5)


@symbol("bath", "routines", "take a bath, bathe, bath time, tub")
def bath():
    bubbles = foam([(14, 46, 8), (26, 50, 9), (70, 50, 9), (82, 46, 9), (58, 52, 8), (42, 53, 8)])
    hat = foam([(39, 10, 7), (56, 10, 7), (48, 6, 7)])
    return head(48, 29, 20, "laugh") + hat + bubbles + tub_shape()


@symbol("shower", "routines", "take a shower, wash")
def shower():
    pipe = tube("M88 92V24Q88 8 72 8H62Q52 8 52 14", STEEL, 5)
    rose = path("M28 34Q32 14 52 14T76 34Z", STEEL)
    d = "".join(data("M", x, y, "l", dx, 9) for x, y,
                dx in ((32, 44, -2), (46, 44, -1), (60, 44, 1), (73, 44, 2), (27, 62, -2), (43, 62, -1),
                       (60, 62, 1), (77, 62, 2), (23, 80, -2), (41, 80, -1), (61, 80, 1)))
    return pipe + rose + tube(d, WATER, 4.5, 2)


@symbol("sink", "furniture", "basin, washbasin, wash hands")
def sink():
    tap = (tube("M48 38V22Q48 10 58 10T68 22V26", STEEL, 6) + circle(36, 32, 5, CORAL, width=3)
           + circle(60, 33, 4.5, BLUE, width=3))
    cabinet = path("M16 52H80V90H16Z", BLUE) + thin("M48 58V89", 3.5) + knobs([(41, 72), (55, 72)])
    return tap + cabinet + path("M4 38H92Q92 58 74 60H22Q4 58 4 38Z", WHITE) + thin("M14 46H82", 3, STEEL)


@symbol("faucet", "furniture", "tap, spigot, water tap")
def faucet():
    spout = "M6 34H40Q44 26 52 26 84 26 84 56V62H68V56Q68 46 56 46H6Z"
    handle = path("M44 10H58V30H44Z", STEEL) + path("M30 4H72Q76 4 76 9T72 14H30Q26 14 26 9T30 4Z", CORAL)
    base = path("M4 28H16V54H4Z", STEEL)
    return (handle + path(spout, STEEL) + base + shine("M22 39H44", 3) + path("M64 59H88V67H64Z", STEEL)
            + drop(76, 84, 8))


@symbol("toilet", "furniture", "loo, bathroom, lavatory, WC")
def toilet():
    tank = (path("M26 4H70V34H26Z", WHITE) + path("M22 4H74V12H22Z", WHITE) + thin("M32 20H40", 5, STEEL)
            + thin("M31 20H41", 3))
    lid = path("M30 50Q26 20 48 20T66 50Z", BLUE)
    bowl = path("M20 52H76Q76 68 62 73L64 92H32L34 73Q20 68 20 52Z", WHITE)
    seat = ellipse(48, 52, 30, 10, BLUE) + ellipse(48, 52, 19, 4.5, GLASS, width=3)
    return tank + lid + bowl + seat


@symbol("potty-chair", "furniture", "potty, potty seat, toilet training")
def potty_chair():
    back = path("M20 52Q16 14 48 14T76 52Z", CORAL) + path("M32 46Q32 26 48 26T64 46Z", "#f7a396", width=3)
    pot = path("M12 54H84L76 86Q48 94 20 86Z", CORAL)
    seat = ellipse(48, 54, 40, 14, CORAL) + ellipse(48, 54, 22, 7, HOLLOW) + tube("M48 64V58", CORAL, 9, 3)
    return back + pot + seat


@symbol("toilet-paper", "bathroom", "toilet roll, loo paper, tissue")
def toilet_paper():
    roll = (path("M28 12H62Q84 12 84 34T62 56H28Z", WHITE) + ellipse(28, 34, 16, 22, WHITE)
            + ellipse(28, 34, 6, 9, WOOD))
    sheet = path("M84 34V90Q74 86 64 91T46 90V56H62Q80 56 84 34Z", WHITE)
    holes = path("M46 73H84", width=3, stroke_dasharray="3 6")
    return sheet + holes + roll


@symbol("mirror", "furniture", "looking glass")
def mirror():
    frame = ellipse(48, 44, 38, 41, WOOD) + ellipse(48, 44, 28, 31, GLASS)
    stand = path("M34 84H62L70 92H26Z", WOOD)
    return stand + frame + shine("M34 46L52 28M38 58L62 34", 5)


@symbol("towel", "bathroom", "bath towel, dry off")
def towel():
    rail = tube("M8 13H88", WOOD, 6) + circle(8, 13, 5, WOOD) + circle(88, 13, 5, WOOD)
    cloth = (path("M22 8H74V80H22Z", CORAL) + thin("M24 56H72M24 68H72", 5, CREAM)
             + thin("M58 12V48", 3, "#c95448"))
    fringe = tube("M26 84V89M36 84V89M48 84V89M60 84V89M70 84V89", CORAL, 4, 2.5)
    return rail + fringe + cloth + path("M22 8H74V80H22Z")


@symbol("washcloth", "bathroom", "flannel, face cloth, wash rag")
def washcloth():
    cloth = "M8 46L70 34 84 80Q66 92 50 84 34 96 18 88Z"
    stripes = thin("M16 78Q34 84 48 74 62 80 78 70", 5, WHITE)
    bubbles = foam([(14, 62, 9), (8, 76, 6), (22, 72, 6), (84, 60, 8), (76, 88, 6)])
    return path(cloth, TEAL) + stripes + path(cloth) + palm(54, 46, 1.1, 208, sleeve=YELLOW) + bubbles


@symbol("soap", "bathroom", "bar of soap, wash")
def soap():
    bar = (path("M10 56Q8 40 26 38H70Q88 40 86 58 86 76 68 78H28Q10 76 10 56Z", PINK)
           + path("M24 48H70Q78 50 76 60", stroke="#fbd5e2", width=5))
    bubbles = foam([(30, 34, 11), (50, 30, 13), (68, 36, 9), (62, 12, 7), (38, 10, 5), (84, 20, 5)],
                   "#dff3fc")
    return path("M4 76H92Q88 90 70 90H26Q8 90 4 76Z", TEAL) + bar + bubbles + shine("M44 25Q46 22 50 22", 3)


@symbol("hamper", "furniture", "laundry hamper, dirty clothes, laundry basket")
def hamper():
    pile = path("M24 22Q22 6 40 8 52 0 58 14L62 24Z", BLUE) + path("M54 24Q58 6 72 8L74 24Z", YELLOW)
    body = path("M16 28H80L72 92H24Z", WOOD)
    weave = thin("M26 44H44M52 44H70M36 56H60M28 68H42M52 68H68M36 80H60", 4, "#a56c35")
    sock = (path("M34 28H50V52Q58 54 58 62 56 70 46 68L38 64Q34 62 34 54Z", WHITE)
            + path("M34 28H50V38H34Z", CORAL))
    return pile + body + weave + path("M12 20H84V32H12Z", "#c98f52") + sock


@symbol("changing-table", "furniture", "diaper change, changing mat, nappy table")
def changing_table():
    frame = (path("M10 36H86V90H76V84H20V90H10Z", WOOD)
             + path("M20 46H76V60H20ZM20 66H76V78H20Z", HOLLOW, width=3))
    stack = (path("M26 54H44V60H26ZM26 49H44V54H26Z", WHITE, width=2.5)
             + path("M54 51H68V60H54Z", TEAL, width=2.5))
    pad = path("M6 36V22Q12 14 18 24 48 34 78 24 84 14 90 22V36Z", PINK)
    baby = (head(26, 18, 12, "happy") + path("M38 22Q60 12 76 24L72 30H38Z", WHITE)
            + path("M62 17H76L74 26 62 28Z", WHITE))
    return baby + pad + frame + stack
