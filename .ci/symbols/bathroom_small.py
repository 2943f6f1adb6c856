"""Small things of washing, brushing and caring."""
from book import symbol
from figure import point
from shapes import (BLUE, BLUE_DARK, CORAL, CREAM, LEAF, ORANGE, PINK, PURPLE, RED, STEEL, TEAL, WHITE,
                    WOOD, YELLOW, circle, drop, ellipse, heart, path, tube)
from shapes_home import HOLLOW, at, dots, foam, shine, thin


@symbol("shampoo", "bathroom", "hair wash, hair soap")
def shampoo():
    bottle = path("M24 40Q24 30 34 30H62Q72 30 72 40V84Q72 92 64 92H32Q24 92 24 84Z", LEAF)
    cap = path("M36 14H60V30H36Z", WHITE)
    label = ellipse(48, 62, 17, 20, WHITE, width=3)
    face = path("M39 62Q35 50 48 49T57 62", "#754630", width=2.5) + circle(48, 65, 9, "#d9996c", width=2.5)
    lather = foam([(40, 54, 5), (48, 51, 6), (56, 54, 5)])
    return (bottle + cap + label + face + dots([(45, 65), (51, 65)], None, 3) + lather
            + foam([(80, 20, 8), (72, 8, 5), (86, 38, 6), (14, 24, 7), (10, 44, 5)]))


@symbol("toothbrush", "bathroom", "brush teeth")
def toothbrush():
    bristles = path("M18-16H52V0H18Z", WHITE) + thin("M27-13V-3M35-13V-3M43-13V-3", 3, BLUE_DARK)
    paste = path("M15-15Q14-24 22-23 24-32 32-27 38-34 44-26 54-26 55-15Z", BLUE, width=3.5)
    handle = tube("M-52 2Q-20 12 4 3H50", CORAL, 9)
    return at(46, 54, bristles, paste, handle, shine("M-44 4Q-26 9-14 7", 3), turn=-42)


@symbol("toothpaste", "bathroom", "paste, brush teeth")
def toothpaste():
    body = path("M6 24L24 6 74 42 54 70Z", TEAL) + path("M22 14L62 46M34 38L52 52", stroke=WHITE, width=6)
    crimp = path("M3 22L22 3 28 9 10 29Z", WHITE)
    cap = path("M57 68L75 44 84 54 68 76Z", CORAL)
    paste = (tube("M77 66Q84 70 80 78 76 84 64 82 50 80 46 88", BLUE, 9)
             + thin("M79 70Q81 76 76 78 60 77 54 80", 3, WHITE))
    return paste + body + crimp + path("M6 24L24 6 74 42 54 70Z") + cap


@symbol("comb", "bathroom", "comb hair")
def comb():
    teeth = tube("".join(f"M{x} 46V70" for x in range(15, 88, 10)), PURPLE, 3.5, 2.5)
    return (teeth + path("M6 66V34Q6 24 18 24H78Q90 24 90 34V66Q90 72 84 72V50H12V72Q6 72 6 66Z", PURPLE)
            + shine("M18 34H74", 4, "#dcc6f3"))


@symbol("hairbrush", "bathroom", "brush, brush hair")
def hairbrush():
    bristles = tube("M18 36L6 46M26 44L14 55M34 52L23 64M42 60L32 72M50 67L41 80", CREAM, 3, 2.5)
    head = path("M14 26Q26 10 42 26L62 48Q70 62 58 68 50 74 38 60L20 42Q10 34 14 26Z", CORAL)
    back = path("M22 27Q30 22 38 32L55 50Q59 57 54 60 48 62 42 54L26 37Q19 31 22 27Z", "#f7a396", width=2.5)
    return at(96, 0, tube("M58 60L84 86", CORAL, 10), bristles, head, back, scale="-1 1")


@symbol("tissue", "bathroom", "kleenex, nose, tissues, handkerchief")
def tissue():
    sheet = (path("M28 46Q30 20 20 10 40 16 48 4 52 16 72 8 66 22 70 46Z", WHITE)
             + thin("M44 40Q42 26 48 18M58 40Q58 32 62 24", 3, STEEL))
    box = path("M8 48H88V90H8Z", PINK) + path("M8 48H88V58H8Z", "#f9c6d8")
    return (path("M8 48L18 42H78L88 48Z", "#f9c6d8") + sheet + box
            + dots([(24, 74), (48, 74), (72, 74)], WHITE, 9))


@symbol("wipes", "bathroom", "wet wipes, baby wipes")
def wipes():
    pack = path("M6 48Q8 40 18 40H78Q88 40 90 48L93 82Q92 92 82 92H14Q4 92 3 82Z", TEAL)
    baby = circle(48, 79, 8, WHITE, width=2.5) + dots([(45, 79), (51, 79)], None, 3)
    opening = ellipse(48, 54, 28, 9, HOLLOW)
    sheet = path("M30 54Q36 32 24 18 34 8 44 14 56 20 64 8 76 16 70 30 66 42 68 54 58 60 48 60T30 54Z",
                 WHITE)
    folds = thin("M44 52Q42 38 38 26M58 50Q54 40 58 24", 3, STEEL)
    return pack + opening + sheet + folds + drop(14, 66, 5) + drop(82, 66, 5) + baby


@symbol("medicine", "bathroom", "medication, syrup, drug")
def medicine():
    bottle = path("M14 40Q14 32 24 28V20H48V28Q58 32 58 40V84Q58 92 50 92H22Q14 92 14 84Z", "#b5653a")
    cap = path("M20 6H52V20H20Z", WHITE) + thin("M28 9V17M36 9V17M44 9V17", 2.5)
    label = path("M14 46H58V78H14Z", WHITE) + path("M36 52V72M26 62H46", stroke=RED, width=8)
    spoon = (tube("M84 92V62", STEEL, 4, 3.5) + path("M68 50H94Q95 66 81 66T68 50Z", STEEL)
             + path("M70 50H92", stroke=CORAL, width=6))
    return bottle + cap + label + spoon + drop(81, 36, 6, CORAL)


@symbol("lotion", "bathroom", "moisturizer, body lotion, pump bottle")
def lotion():
    bottle = path("M30 48Q30 40 38 40H66Q74 40 74 48V86Q74 92 68 92H36Q30 92 30 86Z", PINK)
    pump = tube("M52 38V20", STEEL, 5) + path("M16 10H58Q64 10 64 16V22H44Q34 22 22 20Q16 18 16 10Z", WHITE)
    flower = (dots([(52, 58), (60, 64), (57, 73), (47, 73), (44, 64)], WHITE, 9)
              + dots([(52, 66)], YELLOW, 8))
    return bottle + path("M42 32H62V40H42Z", WHITE) + pump + flower + drop(20, 40, 8, CREAM)


@symbol("cream", "bathroom", "ointment, diaper cream, salve")
def cream():
    jar = (path("M8 64V80Q8 92 22 92H74Q88 92 88 80V62Z", BLUE) + path("M8 70H88V83H8Z", WHITE, width=3)
           + heart(48, 77, 4.5, CORAL, 2))
    pot = (ellipse(48, 62, 40, 13, BLUE) + ellipse(48, 62, 31, 8, WHITE, width=3)
           + thin("M28 62Q44 68 56 62", 3, STEEL))
    dab = path("M42 58Q32 54 38 46 36 40 46 42 54 40 56 48 58 56 51 58 46 62 42 58Z", WHITE, width=3.5)
    return jar + pot + point(60, 22, 1.1, 128, sleeve=YELLOW) + dab


@symbol("laundry", "bathroom", "washing, dirty clothes, clothes basket, laundry basket")
def laundry():
    pile = (path("M18 46Q10 22 30 22 34 8 50 14 54 30 50 46Z", CORAL)
            + path("M42 46Q42 26 56 22 74 8 84 28 90 38 80 46Z", BLUE)
            + path("M30 46Q34 32 48 34T64 46Z", YELLOW) + thin("M26 30Q30 36 28 44M72 26Q68 34 72 42", 3))
    basket = path("M10 50H86L78 90H18Z", WHITE)
    holes = thin("M26 62L28 80M41 62V80M55 62V80M70 62L68 80", 6, STEEL)
    return pile + basket + holes + path("M5 42H91V54H5Z", STEEL)


@symbol("laundry-bag", "bathroom", "wash bag, dirty clothes bag")
def laundry_bag():
    body = path("M32 30Q4 56 14 82 20 92 48 92T82 82Q92 56 64 30Z", BLUE)
    top = path("M32 28Q20 14 26 8 36 14 48 8 60 14 70 8 76 14 64 28Z", BLUE)
    string = tube("M30 29H66M62 30Q84 28 80 44", YELLOW, 4, 2.5)
    shirt = path("M36 48Q48 58 60 48L70 56 64 64 60 61V80H36V61L32 64 26 56Z", WHITE, width=3)
    return top + body + string + shirt


@symbol("basket", "things", "wicker basket, carry")
def basket():
    handle = tube("M14 48Q14 6 48 6T82 48", "#c98f52", 6)
    body = path("M10 50H86L76 90H20Z", WOOD)
    weave = thin("M24 62H40M46 62H62M68 62H74M30 76H46M52 76H68", 5, "#a56c35")
    return (handle + body + weave + path("M5 42H91V55H5Z", "#c98f52")
            + thin("M18 44L24 53M34 44L40 53M50 44L56 53M66 44L72 53", 3))


@symbol("diaper-bag", "bathroom", "nappy bag, changing bag")
def diaper_bag():
    strap = tube("M20 46Q20 4 48 4T76 46", PURPLE, 6)
    bottle = path("M28 40V24H42V40Z", WHITE) + path("M31 24Q35 8 39 24Z", ORANGE, width=3)
    diaper = path("M50 44V28Q62 34 74 28V44Z", WHITE) + thin("M50 34H57M67 34H74", 5, BLUE)
    body = path("M8 42H88L92 84Q92 92 84 92H12Q4 92 4 84Z", PURPLE)
    pin = path("M30 58Q48 64 66 58L65 68Q58 70 56 80 48 86 40 80 38 70 31 68Z", WHITE, width=3)
    return strap + bottle + diaper + body + pin + thin("M10 50H86", 3, "#dcc6f3")
