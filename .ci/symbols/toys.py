"""Toys of the toy box and the shelf."""
from book import symbol
from shapes import (BLUE, BLUE_DARK, BROWN, CORAL, CREAM, GREEN, INK, LEAF, MARK, PINK, PURPLE, RED, SKY,
                    TEAL, WHITE, WOOD, YELLOW, circle, path, rect, star, tube)


@symbol("ball", "toys", "bounce, throw, kick, play")
def ball():
    band = path("M8.5 52Q30 28 87 36L88 48Q86 60 82 68 44 44 14 68 8 60 8.5 52Z", CREAM, "")
    return circle(48, 48, 40, CORAL) + band + circle(48, 48, 40)


@symbol("bubbles", "toys", "blow, pop, soap bubbles")
def bubbles():
    shine = lambda x, y, r: path(
        f"M{x - r * .55:.0f} {y}A{r * .55:.0f} {r * .55:.0f} 0 0 1 {x} {y - r * .55:.0f}",
        stroke=WHITE,
        width=4)
    one = lambda x, y, r, fill: circle(x, y, r, fill) + shine(x, y, r)
    wand = tube("M26 78L10 92", PURPLE, 5, 3) + path("M44 60A13 13 0 1 0 44.1 60Z", width=11) + path(
        "M44 60A13 13 0 1 0 44.1 60Z", stroke=PURPLE, width=5)
    return one(38, 26, 22, SKY) + one(77, 42, 16, "#e3d7f5") + one(78, 76, 11, SKY) + one(
        74, 11, 8, "#fbdce7") + wand


def block_of(x, y, size, fill, mark=""):
    """A block, seen from the front."""
    return rect(x, y, size, size, 4, fill) + mark


@symbol("block", "toys", "cube, build")
def block():
    top = path("M10 30L30 10H88L66 30Z", "#ffe08a") + path("M66 30L88 10V64L66 88Z", "#e0a92e")
    return top + path("M10 30H66V88H10Z", YELLOW) + star(38, 59, 18, CORAL)


@symbol("blocks", "toys", "build, bricks, cubes, stack")
def blocks():
    triangle = path("M70 60L81 80H59Z", WHITE, width=3)
    square = rect(38.5, 20, 19, 19, 2, WHITE, outline=3)
    return (block_of(29, 9, 38, YELLOW, square)
            + block_of(6, 51, 40, CORAL, circle(26, 71, 10, WHITE, width=3))
            + block_of(50, 51, 40, BLUE, triangle))


@symbol("tower", "toys", "stack, blocks, tall, build")
def tower():
    return (block_of(37, 5, 20, CORAL) + block_of(34, 25, 24, YELLOW) + block_of(36, 47, 22, LEAF)
            + block_of(34, 69, 24, BLUE) + block_of(64, 73, 20, PURPLE) + path("M12 93H90", width=5))


@symbol("puzzle", "toys", "jigsaw, piece, puzzle piece")
def puzzle():
    piece = ("M10 34H32Q36 34 34 29 30 22 32 16 36 7 45 8 54 9 55 18 55 24 52 29 50 34 55"
             " 34H76V52Q76 57 81 54 88 50 92"
             " 58 94 68 86 71 82 72 79 70 76 69 76 73V90H55Q51 90 53 85 56 76 45 75 34 76"
             " 37 85 39 90 35 90H10V70Q11 66"
             " 15 68 27 70 27 61 26 52 15 55 11 57 10 53Z")
    return path(piece, BLUE)


@symbol("balloon", "toys", "party, blow up, float")
def balloon():
    string = path("M48 68Q38 76 48 82T46 92", stroke=MARK)
    body = path("M48 4Q76 4 77 32 76 54 48 64 20 54 19 32 20 4 48 4Z", RED)
    return string + body + path("M42 69L48 62 54 69Z", RED) + path(
        "M33 30Q33 18 43 15", stroke=WHITE, width=5)


@symbol("book", "toys", "read, story, page, look at")
def book():
    cover = path("M5 20Q28 12 48 24 68 12 91 20V82Q68 74 48 86 28 74 5 82Z", CORAL)
    pages = path("M12 18Q32 10 48 23V78Q32 66 12 73ZM84 18Q64 10 48 23V78Q64 66 84 73Z", WHITE)
    lines = path("M20 30Q30 27 40 32M20 42Q30 39 40 44M20 54Q30 51 40 56", stroke=BLUE_DARK, width=4)
    return cover + pages + lines + circle(66, 36, 8, YELLOW, width=3) + path(
        "M56 60L64 50 72 52 78 60Z", GREEN, width=3)


@symbol("story", "toys", "read, book, once upon a time, tale")
def story():
    cover = path("M16 42Q34 36 48 46 62 36 80 42L92 84Q66 76 48 90 30 76 4 84Z", BLUE)
    pages = path("M22 42Q36 36 48 47V82Q34 70 12 76ZM74 42Q60 36 48 47V82Q62 70 84 76Z", WHITE)
    castle = path("M32 36V12H38V17H43V12H53V17H58V12H64V36Q56 32 48 40 40 32 32 36Z", PURPLE) + path(
        "M44 36V29Q48 23 52 29V36", INK, width=2)
    return cover + pages + castle + star(14, 20, 10) + star(83, 22, 10) + path(
        "M48 12V3L57 6 48 9", CORAL, width=3)


@symbol("toy-box", "toys", "toys, chest, tidy up, put away")
def toy_box():
    lid = path("M14 48L20 10H76L82 48Z", TEAL)
    bear = circle(22, 24, 7, BROWN, width=3) + circle(46, 24, 7, BROWN, width=3) + circle(
        34, 36, 15, BROWN) + path("M28 34H28.1M40 34H40.1", width=5)
    box = path("M10 54H86L83 91H13Z", CORAL) + rect(5, 46, 86, 11, 5, WOOD) + star(48, 74, 13)
    return lid + bear + circle(65, 40, 13, BLUE) + path("M62 28Q56 40 60 52", stroke=YELLOW, width=5) + box


@symbol("playhouse", "toys", "little house, wendy house, pretend")
def playhouse():
    flag = path("M44 14V4L58 8 45 12", YELLOW, width=3)
    chimney = rect(66, 16, 11, 22, 2, BROWN)
    wall = path("M16 46V91H80V46L46 18Z", CREAM)
    door = path("M24 91V62Q24 52 34 52T44 62V91Z", GREEN) + circle(39, 74, 1.5)
    window = rect(53, 54, 20, 19, 2, SKY, outline=3) + path("M63 54V73", width=3) + rect(
        50, 75, 26, 7, 2, WOOD, outline=3)
    return (flag + chimney + wall + tube("M8 50L46 18 86 50", CORAL, 8) + circle(46, 38, 6, SKY, width=3)
            + door + window + circle(57, 73, 3, PINK, width=2) + circle(69, 73, 3, YELLOW, width=2))


@symbol("kite", "toys", "fly, wind, string")
def kite():
    tail = path("M40 62Q30 72 42 80T32 92", stroke=MARK) + path(
        "M38 76L27 70 28 82ZM38 76L49 70 50 82Z", BLUE, width=3)
    panes = path("M56 4L84 30 40 62 28 20Z", CORAL) + path(
        "M56 4L84 30 53 31ZM40 62L28 20 53 31Z", YELLOW, width=3)
    return tail + panes + path("M56 4L40 62M28 20L84 30", width=3)


@symbol("game", "toys", "board game, play, dice")
def game():
    board = path("M5 66L30 34H88L91 66 82 88H14Z", LEAF) + path(
        "M22 68Q34 46 48 56T78 44", stroke=CREAM, width=9)
    die = path("M14 14L38 8 46 30 22 37Z", WHITE) + path(
        "M23 18H23.1M36 15H36.1M30 23H30.1M25 30H25.1M38 27H38.1", stroke=RED, width=6)
    pawn = lambda x, y, fill: path(
        f"M{x - 10} {y}Q{x - 3} {y - 8} {x - 4} {y - 18}H{x + 4}Q{x + 3} {y - 8} {x + 10} {y}Z", fill
    ) + circle(x, y - 22, 7, fill)
    return board + die + pawn(70, 58, RED) + pawn(42, 82, BLUE)
