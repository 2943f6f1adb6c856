"""Where one goes."""
from math import cos, pi, sin

from book import symbol
from faces import head
from figure import child
from shapes import (BLUE, BLUE_DARK, BROWN, CORAL, CREAM, GREEN, LEAF, ORANGE, PURPLE, RED, SKY, STEEL,
                    TEAL, WATER, WHITE, WOOD, YELLOW, arrow, ball, circle, ellipse, heart, path, rect, tube)
from shapes_things import SAND, TYRE, house_of, pane, tree_of


def lawn(y=88):
    """A strip of grass under a place."""
    return path(f"M4 {y}H92", stroke=GREEN, width=8)


@symbol("house", "places", "home, building, live")
def house():
    return house_of(48, 48, 1.04) + pane(60, 54, 15, 14) + pane(21, 54, 15, 14)


@symbol("home", "places", "house, go home, family")
def home():
    wall = path("M16 46V91H80V46L48 16Z", CREAM)
    return wall + tube("M8 48L48 10 88 48", CORAL, 8) + heart(48, 66, 19)


@symbol("outside", "places", "go out, outdoors, door", kind="abstract")
def outside():
    view = path("M8 6H62V90H8Z", "#bfe3f7") + path("M8 62Q30 54 62 64V90H8Z", LEAF, width=3)
    door = path("M62 6L86 14V92L62 90Z", WOOD) + circle(79, 54, 2)
    return (view + circle(48, 22, 9, YELLOW, width=3) + path("M24 62V46", stroke=BROWN, width=8)
            + circle(24, 36, 13, GREEN, width=3) + path("M8 6H62V90H8Z") + door + arrow(
                (38, 86), (38, 50), width=10, head=14))


@symbol("yard", "places", "garden, lawn, grass, outside")
def yard():
    rails = path("M4 46H92M4 60H92", width=10) + path("M4 46H92M4 60H92", stroke=WHITE, width=4)
    pickets = "".join(
        path(f"M{x} 68V40L{x + 5.5:g} 32 {x + 11} 40V68Z", WHITE, width=3) for x in (6, 24, 42, 60, 78))
    green = path("M4 68H92V90H4Z", LEAF)
    return (tree_of(66, 34, .66) + rails + pickets + green
            + path("M18 82V76M28 84V79M54 82V76M74 84V78", stroke=GREEN) + ball(38, 79, 8))


@symbol("backyard", "places", "back garden, yard, play outside")
def backyard():
    rails = path("M50 50H92M50 64H92", width=10) + path("M50 50H92M50 64H92", stroke=WHITE, width=4)
    pickets = "".join(
        path(f"M{x} 72V42L{x + 5.5:g} 34 {x + 11} 42V72Z", WHITE, width=3) for x in (52, 66, 80))
    home_ = path("M4 74V20H40V74Z", CREAM) + path("M3 24L22 6 48 26Z", CORAL) + path(
        "M14 74V44H30V74Z", GREEN)
    return rails + pickets + home_ + path("M4 72H92V91H4Z", LEAF) + ball(68, 78, 9)


@symbol("garden", "places", "flowers, plants, grow")
def garden():
    rails = path("M4 40H92", width=10) + path("M4 40H92", stroke=WHITE, width=4)
    pickets = "".join(
        path(f"M{x} 74V30L{x + 6} 22 {x + 12} 30V74Z", WHITE, width=3) for x in (8, 30, 54, 76))
    stems = tube("M20 74V48M48 74V34M76 74V48M20 66L10 60M48 64L60 56M76 66L86 60", GREEN, 3, 2.5)
    daisy = "".join(
        circle(48 + 11 * cos(i * pi / 3), 26 + 11 * sin(i * pi / 3), 7, YELLOW, width=3) for i in range(6))
    tulip = lambda x, c: path(
        f"M{x - 10} 32L{x - 4} 40 {x} 30 {x + 4} 40 {x + 10} 32V46Q{x} 58 {x - 10} 46Z", c)
    bed = path("M4 90V78Q4 72 12 72H84Q92 72 92 78V90Z", BROWN)
    return rails + pickets + stems + daisy + circle(48, 26, 7, BROWN, width=3) + tulip(20, CORAL) + tulip(
        76, PURPLE) + bed


@symbol("street", "places", "road, cars, crossing")
def street():
    road = path("M34 6H62L93 91H3Z", TYRE)
    return (path("M3 30L34 6 3 91ZM93 30L62 6 93 91Z", LEAF) + road
            + path("M48 14V24M48 36V50M48 64V86", stroke=YELLOW, width=6))


@symbol("sidewalk", "places", "pavement, path, footpath, walk")
def sidewalk():
    slabs = path("M36 6H56L72 91H4Z", "#ddd3c5") + path("M32 20H59M26 38H62M18 60H66", width=3)
    road = path("M56 6H80L93 20V91H72Z", TYRE) + path("M74 20L77 34M80 46L84 66", stroke=WHITE, width=5)
    return path("M36 6H14L3 24V91Z", LEAF) + road + slabs + child(
        (42, 36), (42, 62), ((36, 78), (50, 80)), r=11, arms=(None, None))


@symbol("farm", "places", "barn, animals, cow")
def farm():
    silo = path("M70 90V34Q70 20 81 20T92 34V90Z", STEEL) + path("M70 36Q70 20 81 20T92 36Z", CORAL)
    barn = path("M10 90V44L20 24 40 10 60 24 70 44V90Z", RED)
    door = path("M26 90V58H54V90ZM26 58L54 90M54 58L26 90", stroke=WHITE, width=5)
    loft = rect(32, 30, 16, 14, 2, YELLOW, outline=3)
    roof = tube("M6 46L17 22 40 7 63 22 74 46", "#d8a87f", 5, 3)
    return silo + barn + door + loft + roof + lawn(90)


@symbol("park", "places", "bench, trees, play, walk")
def park():
    bench = tube("M14 74V90M50 74V90", TYRE, 4, 3) + path("M6 52H58V60H6ZM6 66H60V74H6Z", WOOD)
    return (path("M4 90Q30 84 48 86T92 88V92H4Z", LEAF, GREEN) + tree_of(60, 44, .86)
            + circle(18, 20, 11, YELLOW, width=3) + bench)


@symbol("beach", "places", "sea, sand, ocean, seaside")
def beach():
    sea = path("M4 40H92V90H4Z", WATER) + path("M10 50q6-6 12 0t12 0M64 48q6-6 12 0t12 0", stroke=WHITE)
    shore = path("M4 66Q40 56 92 78V91H4Z", SAND)
    pole = tube("M50 26L62 82", WOOD, 4, 3)
    shade = path("M14 38Q18 6 48 8T88 22Q78 20 68 27 56 22 46 32 32 28 14 38Z", RED)
    stripe = path("M46 32Q34 16 48 8 66 10 68 27 56 22 46 32Z", WHITE, width=3)
    return sea + shore + pole + shade + stripe + ball(24, 78, 8)


@symbol("school", "places", "preschool, class, learn, daycare")
def school():
    wings = path("M4 50H92V90H4Z", "#e39a5f")
    tower = path("M32 90V38L48 22 64 38V90Z", YELLOW)
    flag = path("M48 22V4", width=4) + path("M48 4L66 9 48 15Z", RED, width=3)
    clock = circle(48, 46, 9, WHITE, width=3) + path("M48 41V46H52", width=3)
    panes = pane(11, 60, 14, 14) + pane(71, 60, 14, 14)
    return flag + wings + tower + clock + panes + path("M40 90V66H56V90ZM48 66V90", CORAL, width=3)


@symbol("store", "places", "shop, shopping, buy, supermarket")
def store():
    wall = rect(10, 34, 76, 57, 2, CREAM) + rect(18, 52, 34, 24, 2, SKY, outline=3) + path(
        "M60 91V52H78V91Z", GREEN)
    fruit = circle(27, 70, 5, RED, width=3) + circle(40, 70, 5, ORANGE, width=3)
    edge = ("M12 12H84L92 36Q92 46 83.5 46T75 38Q75 46 66 46T57 38Q57 46 48 46T39 38Q39 46"
            " 30 46T21 38Q21 46 12.5 46T4 36Z")
    stripes = path("M26 12L21 38Q21 46 30 46T39 38L41 12ZM55 12L57 38Q57 46 66 46T75 38L70 12Z",
                   RED,
                   width=3)
    return wall + fruit + path(edge, WHITE) + stripes + path(edge)


@symbol("church", "places", "pray, steeple, mosque, temple")
def church():
    hall = path("M6 90V60L34 44V90ZM90 90V60L62 44V90Z", STEEL)
    tower = path("M28 90V44L48 20 68 44V90Z", WHITE)
    cross_ = path("M48 22V3M41 9H55", width=5)
    glass = path("M42 58V50Q42 44 48 44T54 50V58Z", PURPLE, width=3)
    return cross_ + hall + tower + tube("M24 48L48 19 72 48", BLUE_DARK, 5, 3) + glass + path(
        "M40 90V74Q48 62 56 74V90Z", BROWN)


@symbol("party", "places", "birthday, celebrate, balloons")
def party():
    strings = path("M18 42Q22 60 34 66M78 42Q74 60 62 66", width=3)
    balloons = ellipse(16, 26, 12, 16, RED) + ellipse(80, 26, 12, 16, BLUE)
    hat = path("M48 4L64 40H32Z", PURPLE) + path("M42 20L54 24M38 32L58 36", stroke=YELLOW,
                                                 width=4) + circle(48, 6, 5, YELLOW, width=3)
    confetti = path("M8 60L12 66M88 60L84 66M10 80H10.1M86 82H86.1M30 12L34 16M66 10L62 14",
                    stroke=ORANGE,
                    width=5)
    return strings + balloons + head(48, 64, 27, "glad") + hat + confetti


@symbol("camping", "places", "tent, camp, campfire")
def camping():
    tent = path("M42 18L4 84H80Z", GREEN) + path("M42 18L28 84H56Z", "#2c4a3a") + path(
        "M42 18L28 84Q36 60 42 18Z", LEAF, width=3)
    poles = path("M42 18L38 10M42 18L46 10")
    fire = path("M78 62Q90 74 86 84H70Q66 76 74 72 73 66 78 62Z", ORANGE, width=3)
    logs = tube("M66 90L90 84M66 84L90 90", BROWN, 4, 2.5)
    return poles + tent + circle(78, 20, 10, YELLOW, width=3) + fire + logs


@symbol("porch", "places", "front door, steps, house")
def porch():
    wall = path("M16 42H80V80H16Z", CREAM) + path("M36 80V50H60V80Z", CORAL) + circle(
        48, 60, 6, GREEN, width=3) + circle(55, 68, 1)
    roof = path("M48 5L90 40H6Z", BLUE) + circle(48, 28, 6, CREAM, width=3)
    posts = path("M14 44H24V80H14ZM72 44H82V80H72Z", WHITE)
    return wall + posts + roof + rect(6, 78, 84, 8, 2, WOOD) + rect(24, 85, 48, 8, 2, WOOD)


@symbol("garage", "places", "car, park the car, toy garage")
def garage():
    wall = path("M6 91V34L48 8 90 34V91Z", CREAM)
    hole = path("M16 91V44H80V91Z", TYRE)
    door = path("M16 44H80V56H16ZM16 50H80", STEEL, width=3)
    car = path("M26 84V72Q26 68 32 67L36 58H60L64 67Q70 68 70 72V84Z", CORAL) + path(
        "M39 61H57L60 68H36Z", SKY, width=3)
    lamps = circle(33, 76, 3, YELLOW, width=2.5) + circle(63, 76, 3, YELLOW, width=2.5)
    tyres = path("M30 84V91H38V84ZM58 84V91H66V84Z", TYRE, width=3)
    return wall + hole + tyres + car + lamps + door + tube("M4 36L48 9 92 36", CORAL, 5, 3)


@symbol("zoo", "places", "animals, lion, giraffe, visit")
def zoo():
    giraffe = (tube("M64 70L60 34", YELLOW, 11) + path("M56 16V8M66 16V8", width=4)
               + path("M50 16H70Q76 22 70 32L66 40H54L50 32Q46 20 50 16Z", YELLOW)
               + path("M55 24H55.1M65 24H65.1", width=5)
               + path("M62 50H62.1M66 58H66.1M60 44H60.1", stroke=BROWN, width=7))
    lion = circle(28, 46, 21, ORANGE) + circle(28, 47, 13, YELLOW, width=3) + path(
        "M23 44H23.1M33 44H33.1", width=5) + path("M24 51Q28 56 32 51M28 49V52", width=3)
    bars = path("M4 68H92", width=11) + path(
        "M10 62V90M26 62V90M42 62V90M58 62V90M74 62V90M88 62V90", width=9) + path(
            "M10 62V90M26 62V90M42 62V90M58 62V90M74 62V90M88 62V90M4 68H92", stroke=STEEL, width=4)
    return giraffe + lion + bars


@symbol("library", "places", "books, read, story time")
def library():
    case = rect(6, 8, 84, 83, 4, WOOD)
    row = lambda y, *books: "".join(rect(x, y - h, w, h, 1, c, outline=3) for x, w, h, c in books)
    return (case + rect(13, 15, 70, 31, 1, "#a97a45", outline=3)
            + rect(13, 53, 70, 31, 1, "#a97a45", outline=3)
            + row(46, (16, 11, 26, RED), (27, 9, 22, BLUE), (36, 12, 28, YELLOW), (58, 10, 24, GREEN),
                  (68, 11, 27, PURPLE)) + row(84, (22, 10, 25, TEAL), (32, 12, 28, CORAL),
                                              (50, 9, 23, YELLOW), (59, 12, 27, BLUE_DARK)))


@symbol("hospital", "places", "doctor, nurse, sick")
def hospital():
    wall = path("M14 91V22H82V91Z", WHITE)
    sign = path("M48 28V50M37 39H59", stroke=RED, width=10)
    panes = pane(21, 58, 12, 12) + pane(63, 58, 12, 12)
    return wall + rect(8, 12, 80, 10, 3, CORAL) + sign + panes + path(
        "M38 91V62H58V91ZM48 62V91", SKY, width=3)


@symbol("restaurant", "places", "cafe, eat out, food")
def restaurant():
    plate = circle(48, 48, 27, WHITE) + circle(48, 48, 16, "#eceff2", width=3)
    fork_ = tube("M11 44V88", STEEL, 4, 3) + path("M5 8V30Q5 40 11 40T17 30V8M11 8V36", width=4)
    knife = path("M80 8Q92 14 90 50H80Z", STEEL) + tube("M83 52V88", STEEL, 4, 3)
    return plate + fork_ + knife
