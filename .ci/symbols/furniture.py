"""Furniture, as the scenes draw it."""
from book import symbol
from shapes import (BLUE, CORAL, CREAM, LEAF, PINK, PURPLE, STEEL, TEAL, WHITE, WOOD, YELLOW, circle,
                    path, tube)
from shapes_home import GLASS, HOLLOW, at, dots, knobs, little_star, moon, thin

DARK_WOOD = "#c98f52"
SAGE = "#aecda4"


@symbol("bed", "furniture", "sleep, go to bed")
def bed():
    ends = path("M3 90V24Q3 12 10 12T17 24V90ZM82 90V48Q82 40 88 40T93 48V90Z", WOOD)
    frame = path("M15 70H84V83H15Z", WOOD)
    mattress = path("M16 56H84V71H16Z", WHITE)
    pillow = path("M18 56Q15 36 28 38H42Q52 36 48 58H18Z", WHITE)
    quilt = path("M40 52Q42 44 52 44H80Q86 44 86 54V76Q78 80 72 76 64 81 57 76 49 81 40 75Z", PURPLE)
    return frame + mattress + pillow + quilt + ends + little_star(54, 60, 6) + little_star(72, 61, 6)


@symbol("crib", "furniture", "cot, baby bed")
def crib():
    back = path("M8 44H88V76H8Z", GLASS)
    pad = path("M8 66H88V78H8Z", PINK)
    bear = (circle(31, 47, 5, "#a9714a", width=3) + circle(47, 47, 5, "#a9714a", width=3)
            + circle(39, 57, 13, "#a9714a") + dots([(35, 56), (43, 56)], None, 4))
    bars = tube("M24 40V80M40 40V80M56 40V80M72 40V80", WOOD, 4, 3)
    ends = path("M4 92V30Q4 24 9 24T15 30V92ZM81 92V30Q81 24 87 24T92 30V92Z", WOOD)
    mobile = tube("M86 26V10Q86 5 80 5H44", WOOD, 3, 2.5) + path("M50 8V14M68 8V14", width=2.5)
    hung = (little_star(50, 20, 8).replace(' stroke="none"', ' stroke-width="2.5"')
            + circle(68, 19, 6, CORAL, width=2.5))
    return mobile + hung + back + pad + bear + bars + path("M10 32H86V42H10ZM10 78H86V87H10Z", WOOD) + ends


@symbol("chair", "furniture", "seat, sit")
def chair():
    legs = tube("M30 58V90M66 58V90", WOOD, 6) + tube("M22 62L18 91M74 62L78 91", WOOD, 6)
    back = (path("M24 54V12Q24 5 32 5H64Q72 5 72 12V54Z", WOOD)
            + path("M35 16H61V44H35Z", CREAM, width=3.5) + tube("M48 16V44", WOOD, 6, 3))
    return back + legs + path("M20 50H76L82 66H14Z", CORAL)


@symbol("rocking-chair", "furniture", "rocker, rock")
def rocking_chair():
    back = (path("M14 8Q12 2 20 3H38Q46 4 46 12L42 56H26Z", WOOD)
            + path("M22 14H37L34 48H29Z", CREAM, width=3))
    shawl = path("M10 6Q22 0 34 5L35 28Q28 34 24 28 16 34 12 26Z", PINK)
    legs = tube("M30 62L26 80M72 62L76 79M76 62V42M34 42H78", WOOD, 5)
    rocker = tube("M6 76Q26 89 50 89T91 74", WOOD, 6)
    return (back + shawl + legs + rocker + path("M24 60H84V67H24Z", WOOD)
            + path("M28 50H76Q82 50 82 55T76 61H28Q24 61 24 55T28 50Z", TEAL))


@symbol("couch", "furniture", "sofa, settee")
def couch():
    feet = path("M16 82H28V90H16ZM68 82H80V90H68Z", WOOD)
    back = path("M14 60V28Q14 16 26 16H70Q82 16 82 28V60Z", PURPLE) + thin("M48 17V52", 3.5)
    seat = path("M16 52H48V72H16ZM48 52H80V72H48Z", "#cbb0ea")
    arms = path("M3 46Q3 36 12 36T21 46V66H75V46Q75 36 84 36T93 46V84H3Z", PURPLE)
    return feet + back + arms + seat


@symbol("door", "furniture", "gate, entrance, exit")
def door():
    frame = path("M16 93V8Q16 3 21 3H75Q80 3 80 8V93Z", CREAM)
    leaf = path("M24 92V11H72V92Z", BLUE)
    panels = path("M33 20H63V46H33ZM33 60H63V84H33Z", "#b6ddf5", width=3)
    return frame + leaf + panels + thin("M8 93H88", 4) + circle(65, 54, 5, YELLOW)


@symbol("window", "furniture", "look out, pane")
def window():
    view = (path("M12 8H84V78H12Z", "#bfe6f7")
            + path("M12 78V58Q30 44 52 58 70 50 84 58V78Z", LEAF, width=3)
            + circle(66, 28, 10, YELLOW, width=3))
    cloud = path("M20 34q-2-8 6-8 6-8 12 0 8 0 6 8Z", WHITE, width=3)
    bars = tube("M12 8H84V78H12ZM48 8V78M12 44H84", WHITE, 6, 3)
    return view + cloud + bars + path("M4 80H92V92H4Z", WHITE)


@symbol("curtains", "furniture", "curtain, drapes")
def curtains():
    pane = (path("M22 16H74V80H22Z", "#bfe6f7") + thin("M48 16V80M22 48H74", 5, WHITE)
            + path("M22 16H74V80H22Z"))
    left = "M8 12H42Q40 44 20 52 30 66 32 90H8Z"
    right = "M88 12H54Q56 44 76 52 66 66 64 90H88Z"
    folds = thin("M20 14Q20 34 12 48M31 14Q29 36 18 48M18 60V88M78 60V88M76 14Q76 34 84 48M65 14Q67 36 "
                 "78 48", 3, "#8d62bd")
    ties = tube("M9 53Q16 56 24 50M87 53Q80 56 72 50", YELLOW, 4, 2.5)
    return pane + path(left + right, PURPLE) + folds + ties + tube("M6 10H90", WOOD, 6)


@symbol("shelf", "furniture", "shelves, bookshelf")
def shelf():
    books = (path("M12 14H24V40H12Z", CORAL, width=3) + path("M24 18H34V40H24Z", BLUE, width=3)
             + path("M36 16L45 14 50 38 40 40Z", YELLOW, width=3))
    plant = (path("M68 28Q56 14 66 8 70 14 70 22 74 6 82 8 84 18 76 28Z", LEAF, width=3)
             + path("M62 26H84L80 40H66Z", WHITE, width=3))
    balls = (circle(24, 70, 10, CORAL, width=3) + path("M42 60H58V80H42Z", TEAL, width=3)
             + path("M64 80L75 60 86 80Z", YELLOW, width=3))
    boards = path("M4 40H92V49H4ZM4 80H92V89H4Z", WOOD)
    return books + plant + balls + boards


@symbol("dresser", "furniture", "chest of drawers, bureau")
def dresser():
    body = path("M8 18H88V86H8Z", CREAM) + path("M14 86H28V93H16ZM68 86H82L80 93H68Z", DARK_WOOD)
    fronts = path("M15 28H45V46H15ZM51 28H81V46H51ZM15 51H81V66H15ZM15 70H81V82H15Z", WHITE, width=3)
    sock = path("M38 50H50V64Q57 66 56 72 54 78 46 75 38 73 38 66Z", PINK, width=3)
    handles = knobs([(30, 37), (66, 37), (26, 59), (70, 59), (26, 76), (70, 76)], CORAL, 3)
    return body + fronts + sock + handles + path("M3 8H93V20H3Z", WOOD)


@symbol("sock-drawer", "furniture", "drawer, socks, drawers")
def sock_drawer():
    back = path("M10 4H86V92H10Z", WOOD) + path("M18 11H78V24H18Z", DARK_WOOD, width=3)
    front = path("M18 32H78V46H18Z", HOLLOW) + path("M4 44H92V88H4Z", CREAM)
    return back + knobs([(48, 17.5)], YELLOW, 4) + front + hung_sock(16, CORAL) + hung_sock(56, TEAL)


def hung_sock(x, colour):
    """A sock that hangs out of the drawer, as over the edge of it."""
    shape = "M0 0H15V20Q24 22 24 30 22 38 12 35L5 32Q0 30 0 24Z"
    return at(x, 36, path(shape, WHITE), path("M2 9H13M2 17H13", stroke=colour, width=4),
              path("M0 0H15V4H0Z", colour))


@symbol("nightstand", "furniture", "bedside table, night table")
def nightstand():
    lamp = moon(32, 20, 14, YELLOW) + path("M20 36H48V43H20Z", WOOD, width=3)
    cup = tube("M78 28Q88 28 84 36H78", BLUE, 3, 2.5) + path("M60 24H79L77 43H62Z", BLUE)
    body = path("M14 50H82V84H14Z", WOOD) + path("M20 83H32L30 93H22ZM64 83H76L74 93H66Z", DARK_WOOD)
    front = (path("M22 55H74V66H22Z", CREAM, width=3) + path("M22 70H74V82H22Z", HOLLOW, width=3)
             + path("M34 76H60V82H34Z", CORAL, width=2.5))
    return lamp + cup + body + front + knobs([(48, 60.5)], YELLOW, 3) + path("M8 43H88V52H8Z", DARK_WOOD)


@symbol("closet", "furniture", "wardrobe, cupboard for clothes")
def closet():
    body = path("M12 6H84V90H12Z", SAGE) + path("M40 14H76V84H40Z", HOLLOW, width=3.5)
    rail = thin("M40 22H76", 4, STEEL)
    hung = (path("M42 30L48 25 54 30V58H42Z", CORAL, width=3)
            + path("M54 30L59 25 65 30V66H54Z", BLUE, width=3)
            + path("M65 30L70 25 76 30V60H65Z", YELLOW, width=3))
    box = path("M48 72H68V84H48Z", PURPLE, width=3)
    left = path("M16 14H40V84H16Z", "#c4dcb9", width=3.5) + knobs([(35, 50)])
    door_ = path("M76 12L92 20V92L76 84Z", "#c4dcb9")
    return body + rail + hung + box + left + door_ + path("M8 4H80V14H8Z", "#c4dcb9")


@symbol("cabinet", "furniture", "cupboard, cupboards")
def cabinet():
    body = path("M6 8H90V88H6Z", BLUE) + path("M44 16H82V80H44Z", HOLLOW, width=3.5)
    things = (path("M48 34V24H58V34ZM62 34V20H76V34Z", CORAL, width=2.5)
              + path("M48 58H64V66H48ZM66 56H78V66H66Z", CREAM, width=2.5))
    boards = path("M44 35H82V41H44Z", WOOD, width=3) + path("M44 67H82V73H44Z", WOOD, width=3)
    doors = path("M12 16H44V80H12Z", "#b6ddf5", width=3.5) + path("M20 25H36V71H20Z", BLUE, width=3)
    return body + things + boards + doors + path("M82 14L93 22V92L82 82Z", "#b6ddf5") + knobs([(39, 49)])
