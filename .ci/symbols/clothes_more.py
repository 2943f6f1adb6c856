"""More clothes, and what is worn or carried with them."""
from book import symbol
from shapes import (BLUE, BLUE_DARK, BROWN, CORAL, CREAM, GREEN, ORANGE, PINK, PURPLE, RED, TEAL, WHITE,
                    WOOD, YELLOW, circle, path, tube)
from shapes_home import at, dots, shine, thin


@symbol("scarf", "clothes", "winter scarf, shawl")
def scarf():
    left = path("M24 36L46 42 40 80 16 76Z", CORAL) + thin("M23 54L43 58M21 66L41 70", 5, CREAM)
    right = path("M48 40L70 36 82 80 58 86Z", CORAL) + thin("M55 58L75 54M58 70L78 66", 5, CREAM)
    fringe = tube("M19 78L18 86M28 80L27 88M37 81L36 89M62 86L64 92M71 84L73 91M79 82L81 89", CORAL, 3, 2.5)
    loop = path("M8 27Q8 6 48 6T88 27Q88 50 48 50T8 27Z", CORAL)
    hole = path("M24 24Q26 16 48 16T72 24Q66 33 48 33T24 24Z", "#a84d42", width=3.5)
    edges = path("M24 36L46 42 40 80 16 76ZM48 40L70 36 82 80 58 86Z")
    return fringe + left + right + edges + loop + hole


@symbol("gloves", "clothes", "glove, winter gloves")
def gloves():
    def glove(flip):
        fingers = tube("M-9 0L-13-22M-1-4L-2-30M7-2L9-27M14 4L18-17M-12 14L-24 2", BLUE, 8)
        return at(26 if flip > 0 else 70, 48, fingers + path("M-14 2Q0-6 17 4L13 24H-12Z", BLUE, BLUE, 3)
                  + path("M-14 22H15V36H-14Z", WHITE) + thin("M-5 26V32M5 26V32"), scale=f"{flip * .9} .9")
    return glove(-1) + glove(1)


@symbol("shorts", "clothes", "short pants")
def shorts():
    return (path("M20 14H76L88 78H54L48 50 42 78H8Z", GREEN) + path("M20 14H76L78 27H18Z", "#2b7f49")
            + path("M44 27Q40 52 46 54M52 27Q56 40 50 44", stroke=CREAM, width=4)
            + thin("M10 68H44M52 68H86", 4, CREAM))


@symbol("skirt", "clothes", "dress bottom")
def skirt():
    return (path("M30 14H66L90 76Q48 92 6 76Z", CORAL)
            + thin("M38 28L28 80M48 28V84M58 28L68 80", 3.5, "#c95448")
            + path("M8 70Q48 86 88 70", stroke=CREAM, width=5) + path("M30 14H66L90 76Q48 92 6 76Z")
            + path("M29 12H67V25H29Z", YELLOW))


@symbol("swimsuit", "clothes", "bathing suit, swim suit, swim")
def swimsuit():
    body = ("M30 4V22Q32 38 48 38T66 22V4H74V30Q70 46 76 58L70 66Q58 74 56 92H40Q38 74 26 66L20 58Q26 46 "
            "22 30V4Z")
    return (path(body, TEAL) + thin("M25 50Q34 56 48 50T72 50", 5, WHITE)
            + thin("M23 60Q34 66 48 60T74 60", 5, WHITE) + path(body))


@symbol("sandals", "clothes", "sandal, summer shoes")
def sandals():
    def one(x):
        sole = path("M0 24Q-3 2 16 2T33 24Q30 40 30 54 30 82 17 82T3 54Q3 40 0 24Z", WOOD)
        return at(x, 6, sole, tube("M0 30Q16 18 33 30M2 60Q16 50 31 60M16 24V10", CORAL, 6),
                  circle(16, 23, 5, YELLOW, width=3))
    return one(9) + one(54)


@symbol("sunglasses", "clothes", "shades, sun glasses")
def sunglasses():
    legs = tube("M8 44Q8 24 24 20M88 44Q88 24 72 20", CORAL, 5)
    lens = (path("M5 42H44Q46 74 26 74T5 42ZM52 42H91Q91 74 70 74T52 42Z", CORAL)
            + path("M12 48H38Q38 67 26 67T12 48ZM58 48H84Q84 67 70 67T58 48Z", "#39415f", width=3))
    return legs + tube("M42 46H54", CORAL, 5) + lens + shine("M20 58L28 51M66 58L74 51", 4)


@symbol("raincoat", "clothes", "rain jacket, slicker")
def raincoat():
    body = "M30 24L18 30Q8 36 5 66L19 69 25 56 20 92H76L71 56 77 69 91 66Q88 36 78 30L66 24Z"
    hood = (path("M26 30Q24 4 48 4T70 30Q60 40 48 40T26 30Z", YELLOW)
            + path("M34 28Q32 12 48 12T62 28Q56 34 48 34T34 28Z", "#c98a1e", width=3))
    return (path(body, YELLOW) + thin("M48 40V91") + hood
            + dots([(55, 52), (55, 66), (55, 80)], BLUE_DARK, 7)
            + at(14, 10, path("M0-8Q9 4 0 7T0-8Z", "#4aa8e0", width=3))
            + at(84, 12, path("M0-8Q9 4 0 7T0-8Z", "#4aa8e0", width=3)))


@symbol("pocket", "clothes", "pockets")
def pocket():
    cloth = path("M5 5H91V91H5Z", BLUE)
    toy = path("M34 34L44 10 56 16 50 40Z", YELLOW, width=3.5) + circle(62, 28, 10, CORAL, width=3.5)
    pouch = path("M20 32H76V68L48 84 20 68Z", "#b6ddf5")
    return (cloth + toy + pouch + thin("M20 43H76")
            + path("M26 49V65L48 77 70 65V49", stroke=ORANGE, width=3, stroke_dasharray="4 6"))


@symbol("belt", "clothes", "buckle")
def belt():
    strap = path("M3 36H93V60H3Z", BROWN)
    holes = dots([(68, 48), (79, 48), (90, 48)], None, 5)
    buckle = path("M26 26H60V70H26Z", width=13) + path("M26 26H60V70H26Z", stroke=YELLOW, width=6)
    return strap + holes + buckle + tube("M28 48H58", YELLOW, 4, 3)


@symbol("bow", "clothes", "hair bow, ribbon, hair clip")
def bow():
    tails = path("M42 54L26 88 42 80 50 90 52 56ZM54 54L72 88 56 82 46 90 46 56Z", "#d9739a")
    loops = path("M46 46Q24 16 8 24 2 46 8 66 26 72 46 50ZM50 46Q72 16 88 24 94 46 88 66 70 72 50 50Z",
                 PINK)
    return (tails + loops + thin("M18 40Q28 42 38 46M78 40Q68 42 58 46", 3.5)
            + path("M40 38H56V60H40Z", "#d9739a"))


@symbol("wristwatch", "clothes", "watch, time")
def wristwatch():
    strap = path("M34 26L36 4H60L62 26ZM34 70L36 92H60L62 70Z", PURPLE)
    return (strap + circle(48, 48, 27, YELLOW) + circle(48, 48, 18, WHITE, width=3.5)
            + path("M48 37V48L56 53", width=4) + path("M76 44V52", width=6))


@symbol("necklace", "clothes", "beads, jewelry")
def necklace():
    places = [(14, 18), (14, 32), (19, 46), (27, 58), (38, 66), (58, 66), (69, 58), (77, 46), (82, 32),
              (82, 18)]
    colours = [CORAL, BLUE, YELLOW, TEAL, PURPLE, PURPLE, TEAL, YELLOW, BLUE, CORAL]
    beads = "".join(circle(x, y, 7.5, c, width=3.5) for (x, y), c in zip(places, colours))
    return (path("M14 10Q8 66 48 68T82 10", width=4) + beads
            + path("M48 90Q28 78 36 68 43 62 48 71 53 62 60 68 68 78 48 90Z", RED))


@symbol("tights", "clothes", "stockings, leggings")
def tights():
    shape = ("M26 6H70L72 60Q74 74 88 80 92 92 78 92H62Q54 90 54 80L48 36 42 80Q42 90 34 92H18Q4 92 8 80 "
             "22 74 24 60Z")
    return (path(shape, PINK) + dots([(34, 28), (62, 28), (32, 46), (64, 46), (33, 64), (63, 64)], WHITE,
                                     6) + path("M26 6H70V17H26Z", "#d9739a"))


@symbol("helmet", "clothes", "bike helmet, safety")
def helmet():
    shell = path("M6 54Q6 14 48 14T90 54Q78 62 48 62T6 54Z", BLUE)
    vents = (path("M24 44Q26 28 34 24M48 46V22M72 44Q70 28 62 24", width=9)
             + path("M24 44Q26 28 34 24M48 46V22M72 44Q70 28 62 24", stroke=WHITE, width=3))
    straps = tube("M16 60L46 88M80 60L50 88", YELLOW, 4, 2.5)
    return straps + shell + vents + path("M42 82H54V92H42Z", CORAL, width=3)
