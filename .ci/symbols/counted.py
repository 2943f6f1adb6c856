"""Things to count, each alone: a pair, or some of it, would be miscounted."""
from book import symbol
from clothes import boot, shoe
from fruit import an_apple
from shapes import (BLUE, BLUE_DARK, BROWN, CORAL, CREAM, GREEN, INK, LEAF, ORANGE, PINK, RED, STEEL, WHITE,
                    YELLOW, arrow, circle, drop, ellipse, group, heart, path, rect, star, tube, tubes)
from shapes_food import leaf, shine, specks, thin
from shapes_home import at
from toys_art import crayon_of
from vehicles import car_of


@symbol("shell", "nature", "seashell, sea shell, beach, scallop")
def shell():
    fan = path("M40 78Q4 60 5 38 10 22 24 22 34 8 48 12 62 8 72 22 86 22 91 38 92 60 56 78Z", PINK)
    ribs = thin("M44 76Q24 48 22 26M46 76Q40 40 38 16M50 76Q56 40 58 16M52 76Q72 48 74 26", "#d9708a", 3.5)
    return path("M36 76H60L68 88H28Z", CORAL) + fan + ribs + path(
        "M40 78Q4 60 5 38 10 22 24 22 34 8 48 12 62 8 72 22 86 22 91 38 92 60 56 78Z")


@symbol("one-key", "household", "key, lock, unlock", label="key")
def one_key():
    key = "M-9 14Q-19 8-18-4-14-19 0-19T18-4Q19 8 9 14V52L2 60-9 53V45H-3V38H-9Z"
    return at(32, 32, path(key, YELLOW), circle(0, -4, 6, WHITE, width=3.5), scale="1.12", turn=-45)


@symbol("shoe", "clothes", "one shoe, sneaker, trainer")
def one_shoe():
    return at(2, 18, shoe(0, 0), scale="1.47")


@symbol("boot", "clothes", "one boot, rain boot, wellie")
def one_boot():
    return at(13, 3, boot(0, 0), scale="1.3")


@symbol("carrot", "food", "one carrot, vegetable")
def carrot():
    top = tubes(["M48 26Q38 14 38 6", "M48 26V4", "M48 26Q58 14 58 6"], GREEN, 5, 3)
    root = path("M30 32Q32 20 48 20T66 32Q64 62 48 94 32 62 30 32Z", ORANGE)
    return group(top + root + thin("M36 40H46M62 52H52M41 64H49", "#cf6f1d", 3.5), turn="32 48 52")


@symbol("crayon", "toys", "one crayon, draw, colour")
def crayon():
    return crayon_of(48, 48, RED, 42, 1.2)


@symbol("whole-egg", "food", "egg, one egg", label="one egg")
def whole_egg():
    return path("M48 5Q72 8 82 50 84 90 48 92 12 90 14 50 24 8 48 5Z", "#f6d3ac") + shine("M28 50Q28 32 38 20", 6)


@symbol("ice-cube", "drinks", "ice, cube, frozen")
def ice_cube():
    return (path("M48 6L86 26V70L48 91 10 70V26Z", "#bfe4f7") + path("M48 6L86 26 48 46 10 26Z", "#e6f6fd")
            + thin("M48 46V91", None, 4) + shine("M20 40V62M28 46V56", 5))


@symbol("blueberry", "food", "one blueberry, berry")
def blueberry():
    berry = circle(48, 54, 36, "#5b7bd5") + group(star(50, 44, 19, "#3b529c"), stroke_width=3)
    return leaf(50, 22, 84, 6, LEAF, .5) + berry + shine("M22 54Q22 66 30 74", 6)


@symbol("green-apple", "food", "apple, fruit")
def green_apple():
    return an_apple(LEAF)


@symbol("rose", "nature", "red rose, flower")
def rose():
    stem = tube("M48 50V92", GREEN, 4) + path("M48 80Q26 80 22 60 46 58 48 80ZM48 86Q70 84 76 64 52 64 48 86Z", GREEN)
    bloom = path("M20 26Q14 56 48 58 82 56 76 26 62 34 62 20 48 4 34 20 34 34 20 26Z", RED)
    return stem + bloom + thin("M34 20Q34 42 48 44 62 42 62 20M40 24Q48 34 56 24", None, 3.5)


@symbol("daisy", "nature", "yellow flower, sunflower, petals")
def daisy():
    petals = "".join(group(ellipse(48, 18, 10, 15, YELLOW), turn=f"{turn} 48 48") for turn in range(0, 360, 45))
    return petals + circle(48, 48, 17, BROWN)


@symbol("maple-leaf", "nature", "leaf, autumn, fall, red leaf")
def maple_leaf():
    blade = ("M48 4L56 22 68 16 66 34 88 28 82 44 92 50 70 64 72 74H24L26 64 4 50 14 44 8 28 30 34 28 16 40 22Z")
    return tube("M48 70V91", BROWN, 4, 3) + path(blade, CORAL) + thin("M48 70V34M48 66L70 46M48 66L26 46", None, 3)


@symbol("pine-tree", "nature", "fir, tree, evergreen, Christmas tree")
def pine_tree():
    tiers = "".join(path(d, GREEN) for d in ("M48 44L88 78H8Z", "M48 24L80 56H16Z", "M48 4L72 34H24Z"))
    return path("M40 76H56V93H40Z", BROWN) + tiers


@symbol("feather", "nature", "quill, bird, plume")
def feather():
    blade = path("M86 6Q96 44 64 66 44 78 30 72 22 56 34 38 54 12 86 6Z", BLUE)
    return blade + path("M8 92Q26 70 74 20") + thin("M40 58L58 58M50 46L70 46M38 56V40M50 44V28", BLUE_DARK, 3.5)


@symbol("coin", "money", "money, penny, gold coin, cent")
def coin():
    return (circle(48, 48, 43, "#f5b63c") + circle(48, 48, 32, YELLOW, width=3) + group(star(48, 49, 20, "#f5b63c"),
            stroke_width=3) + shine("M24 42Q27 30 36 25", 5))


@symbol("dollar", "money", "dollar bill, note, cash, paper money")
def dollar():
    return (rect(4, 22, 88, 52, 6, "#8fcf8a") + rect(13, 31, 70, 34, 4, "#c3e8b8", outline=3)
            + circle(48, 48, 14, "#8fcf8a", width=3.5) + circle(48, 48, 4, GREEN, "")
            + specks((23, 48), (73, 48), colour=GREEN, width=8))


@symbol("cap", "clothes", "baseball cap, hat")
def cap():
    return (path("M72 62Q92 62 93 76 74 80 54 74Z", BLUE_DARK)
            + path("M8 72Q4 24 42 22 76 24 78 66 60 60 40 66T8 72Z", BLUE)
            + thin("M42 22Q30 40 32 68M42 22Q58 38 58 62", None, 3) + circle(42, 21, 5, BLUE_DARK))


@symbol("paw", "animals", "paw print, footprint, track")
def paw():
    toes = "".join(ellipse(x, y, 10, 13, BROWN) for x, y in ((15, 44), (36, 21), (60, 21), (81, 44)))
    return toes + path("M48 42Q64 44 74 68 78 88 62 88 48 82 34 88 18 88 22 68 32 44 48 42Z", BROWN)


@symbol("water-drop", "nature", "drop, raindrop, tear")
def a_drop():
    return drop(48, 58, 33, "#5cb8ea", 4) + shine("M30 60Q31 72 40 78", 6)


@symbol("baseball", "toys", "ball, sport")
def baseball():
    seams = path("M22 14Q44 48 22 82M74 14Q52 48 74 82", stroke=RED, width=4)
    stitches = path("M26 26L34 24M30 38L38 38M30 58L38 58M26 70L34 72"
                    "M70 26L62 24M66 38L58 38M66 58L58 58M70 70L62 72", stroke=RED, width=3.5)
    return circle(48, 48, 43, WHITE) + seams + stitches + circle(48, 48, 43)


@symbol("die", "toys", "dice, cube, game")
def die():
    pips = specks((27, 52), (39, 74), (60, 72), (74, 50), (48, 27), colour=RED, width=10)
    return (path("M48 6L86 26V70L48 91 10 70V26Z", WHITE) + path("M48 6L86 26 48 46 10 26Z", CREAM)
            + thin("M48 46V91", None, 4) + pips)


@symbol("red-book", "toys", "closed book, book")
def red_book():
    return closed_book(RED)


@symbol("blue-book", "toys", "closed book, book")
def blue_book():
    return closed_book(BLUE_DARK)


def closed_book(cover):
    pages = path("M22 76H82V90H22Q12 88 12 82T22 76Z", WHITE) + thin("M24 83H82", "#b9afa6", 3)
    return (pages + path("M12 82V14Q12 5 22 5H84V76H22Q12 76 12 84Z", cover) + thin("M26 6V75", None, 3.5)
            + rect(38, 20, 34, 20, 4, CREAM, outline=3.5))


@symbol("taxi", "vehicles", "cab, yellow car")
def taxi():
    return (rect(34, 12, 26, 14, 3, WHITE) + car_of(YELLOW)
            + path("M16 60h6v6h-6zM28 60h6v6h-6zM40 60h6v6h-6zM52 60h6v6h-6zM64 60h6v6h-6z", INK, ""))


@symbol("pink-heart", "feelings", "heart, love")
def pink_heart():
    return heart(48, 54, 32, PINK)


@symbol("full-moon", "weather", "moon, night sky")
def full_moon():
    craters = "".join(circle(*c, "#e9c76a", "") for c in ((32, 34, 9), (62, 28, 6), (60, 62, 11), (32, 66, 6)))
    return circle(48, 48, 43, "#ffe9a8") + craters + circle(48, 48, 43)


@symbol("sunset", "time", "evening, dusk, sundown")
def sunset():
    sky = path("M5 10Q5 5 10 5H86Q91 5 91 10V92H5Z", "#f9b48a")
    sun = circle(48, 66, 24, ORANGE)
    return sky + sun + path("M5 68Q26 60 48 68T91 66V92H5Z", BLUE_DARK) + arrow((72, 14), (72, 42), width=7, head=10)


@symbol("red-triangle", "shapes", "triangle, three corners")
def red_triangle():
    return path("M48 10L90 84H6Z", RED)


@symbol("warning-sign", "safety", "warning, danger, triangle sign, careful")
def warning_sign():
    return (path("M48 8Q54 8 57 14L90 74Q94 86 82 87H14Q2 86 6 74L39 14Q42 8 48 8Z", YELLOW)
            + path("M48 34V58", width=10) + circle(48, 74, 4, INK))


@symbol("foam-cup", "drinks", "cup with a straw, drink", label="cup with a straw")
def foam_cup():
    return (tube("M54 30L62 6 76 4", WHITE, 5, 3) + path("M20 32H76L68 90Q67 93 64 93H32Q29 93 28 90Z", CORAL)
            + path("M23 54H73L71 70H25Z", CREAM, width=3.5) + path("M14 24H82V34H14Z", STEEL))
