"""Things that stand about in any house."""
from book import symbol
from shapes import (BLUE, CORAL, CREAM, LEAF, ORANGE, PINK, PURPLE, RED, STEEL, TEAL, WHITE, WOOD, YELLOW,
                    circle, path, tube)
from shapes_home import HOLLOW, at, dots, shine, thin

GREY = "#8f96a3"


@symbol("tv", "household", "television, telly, screen", label="TV")
def tv():
    feet = tube("M32 78L26 90M64 78L70 90", GREY, 4)
    case = path("M10 16H86Q93 16 93 23V72Q93 79 86 79H10Q3 79 3 72V23Q3 16 10 16Z", "#5a6178")
    screen = path("M13 26H83V69H13Z", "#a9dcf5") + path("M13 69V60Q30 48 48 60T83 56V69Z", LEAF, width=3)
    star_ = circle(64, 38, 7, YELLOW, width=3)
    figure = (path("M30 58V46Q30 34 40 34T50 46V62Q40 68 30 58Z", ORANGE, width=3)
              + dots([(37, 44), (44, 44)], None, 4) + thin("M36 51Q40 54 45 51", 2.5))
    return (feet + tube("M38 4L46 14M58 4L50 14", GREY, 2, 2) + case + screen + star_ + figure
            + path("M13 26H83V69H13Z"))


@symbol("keys", "household", "key, car keys, lock")
def keys():
    ring = (path("M32 36A16 16 0 1 1 33 36Z", width=11)
            + path("M32 36A16 16 0 1 1 33 36Z", stroke=STEEL, width=5))
    key = "M-9 14Q-17 8-15-2-12-14 0-14T15-2Q17 8 9 14V45L3 51-9 45V39H-4V33H-9Z"
    hole = circle(0, -3, 4, WHITE, width=3)
    return (at(52, 36, path(key, STEEL), hole, turn=-42) + at(38, 42, path(key, YELLOW), hole, turn=-4)
            + ring)


@symbol("box", "household", "cardboard box, carton")
def box():
    inside = path("M14 40H82V56H14Z", HOLLOW)
    flaps = path("M14 42L3 26H36L42 42ZM82 42L93 26H60L54 42Z", "#f0cb98")
    front = path("M10 44H86V90H10Z", WOOD) + path("M42 44H54V62H42Z", CREAM, width=3)
    return inside + flaps + front + path("M70 74V84M64 78L70 73 76 78", width=3)


@symbol("trash", "household", "garbage can, trash can, bin, rubbish")
def trash():
    body = path("M16 32H80L73 92H23Z", GREY) + thin("M34 44L37 80M48 44V80M62 44L59 80", 6, "#6a7180")
    lid = (path("M36 18V10Q36 5 41 5H55Q60 5 60 10V18", width=5)
           + path("M10 18H86Q90 18 90 25T86 32H10Q6 32 6 25T10 18Z", GREY))
    return body + lid


@symbol("garbage", "household", "trash bag, rubbish, litter, waste")
def garbage():
    bag = (path("M40 26Q10 42 10 70 12 92 48 92T86 70Q86 42 56 26Z", "#5d6b8c")
           + path("M40 24Q28 12 34 5 42 10 48 5 54 10 62 5 68 12 56 24Z", "#5d6b8c"))
    tie = path("M38 20H58V29H38Z", RED, width=3)
    can = path("M66 68H90V92H66Z", STEEL) + path("M66 74H90V86H66Z", RED, width=3)
    smell = path("M18 30q-6-6 0-12M80 42q-6-8 1-14", stroke="#7fa23c", width=5)
    return bag + tie + shine("M22 62Q24 50 32 44", 4, "#8e9cbd") + can + smell


@symbol("broom", "household", "sweep, sweeping, brush")
def broom():
    bristles = (path("M36 48L58 66Q54 84 40 93L4 84Q6 72 20 60Z", YELLOW)
                + thin("M36 58L18 82M44 66L30 88", 3.5, "#b8720f"))
    return tube("M50 52L88 6", CORAL, 7) + bristles + tube("M38 46L60 64", RED, 7)


@symbol("vacuum", "household", "vacuum cleaner, hoover, hoovering")
def vacuum():
    hose = tube("M40 52Q36 18 62 12 84 8 84 34L78 78", GREY, 5)
    body = (path("M8 80V66Q8 44 32 44T62 66V80Z", RED)
            + path("M14 64Q18 52 32 52", stroke="#f08a84", width=5))
    wheels = (circle(20, 82, 9, "#5a6178") + circle(50, 82, 9, "#5a6178")
              + dots([(20, 82), (50, 82)], STEEL, 5))
    return (hose + body + wheels + path("M68 80Q78 68 90 80L93 91H64Z", "#5a6178")
            + dots([(44, 62)], YELLOW, 8))


@symbol("glasses", "household", "eyeglasses, spectacles")
def glasses():
    legs = tube("M10 44Q8 22 24 18M86 44Q88 22 72 18", PURPLE, 5)
    lens = (lambda x: circle(x, 56, 19, width=12) + circle(x, 56, 19, "#d8f0fb", PURPLE, 5.5)
            + circle(x, 56, 16, width=2.5))
    return (legs + lens(25) + lens(71) + tube("M43 52Q48 46 53 52", PURPLE, 5)
            + shine("M17 54L24 46M63 54L70 46", 4))


@symbol("radio", "household", "music player, listen")
def radio():
    aerial = tube("M74 28L88 5", STEEL, 2, 2.5)
    body = path("M10 28H86Q93 28 93 35V82Q93 89 86 89H10Q3 89 3 82V35Q3 28 10 28Z", CORAL)
    grid = dots([(x, y) for x in (22, 30, 38) for y in (52, 60, 68)], WHITE, 4)
    right = (path("M56 40H84V54H56Z", CREAM, width=3) + thin("M74 41V53", 3, RED)
             + circle(62, 71, 7, YELLOW, width=3) + circle(80, 71, 7, YELLOW, width=3))
    return (tube("M24 28V16H60V28", "#a84d42", 4) + aerial + body + circle(30, 60, 20, "#5a6178") + grid
            + right)


@symbol("money", "household", "cash, coins, dollars, pay")
def money():
    bill = (path("M4 18H84V62H4Z", LEAF) + path("M12 26H76V54H12Z", "#b9e3a3", width=3)
            + circle(44, 40, 11, LEAF, width=3))
    coin = lambda x, y: circle(x, y, 15, YELLOW) + circle(x, y, 8, "#ffe08a", "#b8720f", 3)
    return bill + coin(30, 74) + coin(56, 78) + coin(78, 66)


@symbol("purse", "household", "handbag, bag, pocketbook")
def purse():
    handle = tube("M28 44Q28 6 48 6T68 44", RED, 5)
    body = path("M14 40H82L90 84Q90 92 82 92H14Q6 92 6 84Z", RED)
    flap = path("M14 40H82L80 58Q48 80 16 58Z", CORAL)
    return handle + body + flap + circle(48, 67, 7, YELLOW)


@symbol("candle", "household", "flame, wax, birthday")
def candle():
    flame = (path("M48 4Q68 26 58 38 48 46 38 38 28 26 48 4Z", ORANGE)
             + path("M48 22Q56 32 51 37 48 39 45 37 40 32 48 22Z", YELLOW, ""))
    stick = (path("M36 46H60V82H36Z", PINK) + thin("M38 58L58 50M38 70L58 62M38 80L58 73", 4, WHITE)
             + path("M36 46H60V82H36Z"))
    return flame + path("M48 40V46", width=4) + stick + path("M14 80H82Q80 92 66 92H30Q16 92 14 80Z", BLUE)


@symbol("camera", "household", "photo, take a picture")
def camera():
    body = path("M10 26H30L36 14H60L66 26H86Q93 26 93 33V76Q93 83 86 83H10Q3 83 3 76V33Q3 26 10 26Z", TEAL)
    lens = circle(48, 54, 21, WHITE) + circle(48, 54, 13, "#5a6178") + shine("M42 52Q43 47 48 46", 4)
    return body + lens + dots([(80, 38)], YELLOW, 8) + dots([(16, 38)], RED, 8)


@symbol("hammer", "household", "tool, hit, nail")
def hammer():
    handle = tube("M44 36L80 84", WOOD, 10)
    head = path("M12 42L44 12Q62 2 74 12L62 20 60 30 38 48 30 42 24 52Z", GREY)
    return handle + head + shine("M30 34L46 19", 4, "#c3c8d2")
