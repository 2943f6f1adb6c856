"""The art table and what is made at it."""
from book import symbol
from figure import placed
from shapes import (BLUE, BLUE_DARK, CORAL, CREAM, GREEN, LEAF, ORANGE, PINK, PURPLE, RED, SKY, STEEL,
                    STONE, WHITE, WOOD, YELLOW, circle, ellipse, heart, path, rect, star, tube)


def crayon_of(x, y, fill, turn=0, s=1):
    """A crayon of 22 × 80, its tip up."""
    return placed(
        path("M-10-22L-4-38Q0-42 4-38L10-22Z", fill) + rect(-11, -22, 22, 62, 3, fill)
        + path("M-11-10H11M-11 28H11", width=4), x, y, s, turn, False)


@symbol("crayons", "toys", "draw, colour, crayon")
def crayons():
    return crayon_of(22, 52, CORAL, -14, .95) + crayon_of(74, 52, BLUE, 14, .95) + crayon_of(
        48, 48, YELLOW, 0, 1.05)


@symbol("pencil", "toys", "write, draw")
def pencil():
    body = path("M-42-11H20L42 0 20 11H-42Z", YELLOW) + path("M20-11L42 0 20 11Z", CREAM) + path(
        "M33-3L40 0 33 3Z", width=5)
    rubber = path("M-42-11H-36V11H-42Q-46 11-46 0T-42-11Z", PINK) + rect(-36, -11, 9, 22, 0, STEEL)
    return placed(body + path("M-24-1H20", width=3) + rubber, 48, 48, 1, 135, False)


@symbol("pen", "toys", "write, ink, draw")
def pen():
    nib = path("M20-8L38-3V3L20 8Z", STEEL) + path("M38 0H44", width=4)
    body = rect(-38, -10, 58, 20, 5, BLUE_DARK) + rect(-46, -5, 9, 10, 2, STEEL)
    clip = path("M-30-10V-16H-4", stroke=None, width=5)
    trail = path("M12 88Q22 78 28 86T42 84 56 88", stroke=BLUE_DARK, width=5)
    return trail + placed(clip + body + nib, 54, 42, .95, 135, False)


@symbol("glue", "toys", "stick, paste")
def glue():
    puddle = path("M54 88Q58 78 70 80T88 84 86 92H58Q52 92 54 88Z", WHITE)
    bottle = path("M20 44Q20 36 30 34H52Q62 36 62 44V92H20Z", WHITE) + path("M20 56H62V78H20Z", BLUE)
    nozzle = path("M30 34L37 14H45L52 34Z", ORANGE) + path("M37 14L41 4 45 14Z", ORANGE)
    return bottle + nozzle + path(
        "M41 59L44 65 50 66 46 70 47 76 41 73 35 76 36 70 32 66 38 65Z", WHITE, width=2) + puddle


@symbol("paint-pot", "toys", "paint, painting, brush, colours, art", label="paint")
def paint_pot():
    pot = path("M10 52H58V86Q58 92 52 92H16Q10 92 10 86Z", WHITE) + ellipse(34, 52, 24, 9, RED)
    drip = path("M12 56Q14 74 20 74T25 62Q29 60 33 62 35 82 40 82T45 62Q52 60 56 56", RED, width=3)
    handle = tube("M62 36L86 8", WOOD, 6) + tube("M56 44L64 34", STEEL, 8, 3)
    bristle = path("M58 36L65 43Q58 56 44 56 50 50 50 44Z", RED)
    return pot + drip + handle + bristle


@symbol("paper", "toys", "page, sheet, draw on")
def paper():
    return (path("M16 4H60L82 26V92H16Z", WHITE) + path("M60 4V26H82Z", STEEL)
            + path("M28 42H70M28 56H70M28 70H54", stroke=STONE, width=5))


@symbol("stickers", "toys", "sticker, star, stick on")
def stickers():
    sheet = path("M8 8H88V66L64 90H8Z", SKY) + path("M88 66H64V90Z", WHITE)
    return sheet + star(31, 31, 18) + heart(67, 31, 13, RED) + path(
        "M19 70A15 13 0 1 1 49 70Z", LEAF) + circle(28, 62, 1) + circle(40, 62, 1)


@symbol("playdough", "toys", "play doh, dough, clay, squish, roll")
def playdough():
    tub = path("M46 46H90L87 86Q86 92 80 92H56Q50 92 49 86Z", YELLOW) + rect(43, 36, 50, 12, 4, PURPLE)
    lump = path("M5 86Q2 66 16 62 20 50 32 56 44 58 46 70 58 78 50 88 48 92 42 92H14Q6 92 5 86Z", PURPLE)
    star_cut = path("M22 71Q28 66 34 71M18 82Q30 90 40 80", width=3)
    snake = tube("M10 30Q14 14 26 24T42 16", CORAL, 10)
    return tub + snake + lump + star_cut


@symbol("scissors", "toys", "cut, snip")
def scissors():
    blades = path("M20 6Q30 8 56 58L48 64Q22 24 20 6ZM76 6Q66 8 40 58L48 64Q74 24 76 6Z", STEEL)
    rings = circle(28, 75, 13, WHITE, width=13) + circle(28, 75, 13, stroke=CORAL, width=6) + circle(
        68, 75, 13, WHITE, width=13) + circle(68, 75, 13, stroke=CORAL, width=6)
    return blades + rings + circle(48, 54, 3, width=3)


@symbol("art-table", "places", "art, craft, draw, paint", label="art table")
def art_table():
    legs = path("M12 74V93M84 74V93", width=11) + path("M12 74V92M84 74V92", stroke="#c98f4e", width=5)
    top = path("M16 30H80L93 74H3Z", WOOD)
    pots = "".join(path(f"M{x} 20h15v18h-15Z", fill) + tube(f"M{x + 7} 20L{x + 11} 6", CREAM, 3, 2.5)
                   for x, fill in ((20, RED), (40, YELLOW), (60, BLUE)))
    sheet = path("M28 44H60L63 68H24Z", WHITE, width=3) + path("M32 64L42 50 52 64Z", GREEN, width=2.5)
    sun = circle(54, 50, 3, ORANGE, ORANGE)
    crayons = tube("M70 48L78 66", PURPLE, 5, 2.5)
    return legs + top + pots + sheet + sun + crayons


@symbol("tape", "toys", "sticky tape, stick")
def tape():
    return path("M40 78H86L92 84 86 90H40Z", SKY) + circle(42, 46, 38, SKY) + circle(
        42, 46, 24, BLUE) + circle(42, 46, 14, WHITE)


@symbol("picture", "toys", "drawing, painting, photo")
def picture():
    frame = rect(5, 12, 86, 72, 4, WOOD) + rect(16, 23, 64, 50, 1, SKY)
    return frame + circle(32, 37, 7, YELLOW, width=3) + path(
        "M18 71L38 50 50 60 62 44 78 66V71Z", GREEN, width=3)


@symbol("sticker", "toys", "star, stick on, reward")
def sticker():
    edge = path("M48 4Q92 6 92 48 92 58 88 66L64 89Q58 92 48 92 6 90 4 48 6 6 48 4Z", WHITE)
    peel = path("M88 66Q64 60 64 89Z", STEEL)
    return edge + star(46, 46, 29) + peel
