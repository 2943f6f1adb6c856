"""What is in the bedroom besides furniture: soft toys, pages, boxes."""
from book import symbol
from faces import head
from shapes import (BLUE, CORAL, GREEN, PINK, SKIN, STEEL, TEAL, WHITE, WOOD, YELLOW, arrow, circle, data,
                    ellipse, path, tube)
from shapes_home import FUR, FUR_PALE, HOLLOW, at, dots, thin
from bathroom import duck
from clothes import shoe


@symbol("pacifier", "bedroom", "binky, dummy, soother, paci")
def pacifier():
    ring = (path("M48 62Q26 62 26 76T48 92 70 76 48 62Z", width=13)
            + path("M48 62Q26 62 26 76T48 92 70 76 48 62Z", stroke=YELLOW, width=6))
    teat = path("M38 34Q40 24 36 18 34 4 48 4T60 18Q56 24 58 34Z", "#f7d9a8")
    shield = path("M8 46Q8 30 26 34 48 40 70 34 88 30 88 46 88 64 66 64 56 62 48 62T30 64Q8 64 8 46Z", TEAL)
    return ring.replace("M48 62Q26", "M48 66Q28") + teat + shield + circle(48, 50, 9, YELLOW)


def ears(x, y, r, fur, inside):
    return "".join(circle(x + s * r * .76, y - r * .72, r * .4, fur)
                   + circle(x + s * r * .76, y - r * .7, r * .16, inside, "") for s in (-1, 1))


def bear(x, y, r):
    """The head of the teddy bear."""
    return (ears(x, y, r, FUR, FUR_PALE) + circle(x, y, r, FUR)
            + ellipse(x, y + r * .36, r * .46, r * .36, FUR_PALE, width=2.5)
            + dots([(x - r * .4, y - r * .1), (x + r * .4, y - r * .1), (x, y + r * .22)], None,
                   max(4, r * .24)))


def bunny_head(x, y, r, fur=WHITE):
    """A bunny's head with its long ears."""
    ear = lambda s: path(data("M", x + s * r * .16, y - r * .8, "Q", x + s * r * .1, y - 2.5 * r, x
                              + s * r * .6, y - 2.5 * r, "Q", x + s * r * 1.0, y - 2.4 * r, x
                              + s * r * .72, y - r * .6, "Z"), fur)
    pink = thin("".join(data("M", x + s * r * .52, y - r * 1.1, "Q", x + s * r * .46, y - 1.8 * r, x
                             + s * r * .58, y - 2 * r) for s in (-1, 1)), r * .26, PINK)
    nose = path(data("M", x - r * .16, y + r * .16, "h", r * .32, "l", -r * .16, r * .18, "Z"), PINK,
                width=2.5)
    mouth = thin(data("M", x, y + r * .34, "q", -r * .06, r * .22, -r * .3, r * .16, "M", x, y + r * .34,
                      "q", r * .06, r * .22, r * .3, r * .16), 2.5)
    return (ear(-1) + ear(1) + pink + ellipse(x, y, r, r * .9, fur)
            + dots([(x - r * .42, y - r * .08), (x + r * .42, y - r * .08)], None, max(4, r * .24)) + nose
            + mouth)


@symbol("teddy-bear", "toys", "teddy, bear, stuffed bear")
def teddy_bear():
    feet = ellipse(28, 84, 12, 9, FUR) + ellipse(68, 84, 12, 9, FUR)
    pads = ellipse(28, 85, 5, 3.5, FUR_PALE, "") + ellipse(68, 85, 5, 3.5, FUR_PALE, "")
    body = ellipse(48, 70, 22, 20, FUR) + ellipse(48, 73, 11, 11, FUR_PALE, "")
    ribbon = path("M48 54L34 48V62ZM48 54L62 48V62Z", CORAL, width=3)
    return tube("M31 62L15 70M65 62L81 70", FUR, 10) + body + feet + pads + bear(48, 32, 23) + ribbon


@symbol("toy-bunny", "toys", "bunny, stuffed bunny, rabbit")
def toy_bunny():
    feet = ellipse(32, 86, 12, 7, WHITE) + ellipse(64, 86, 12, 7, WHITE)
    body = ellipse(48, 74, 20, 17, WHITE) + ellipse(48, 77, 10, 9, PINK, "")
    return body + tube("M32 68L20 74M64 68L76 74", WHITE, 8) + feet + bunny_head(48, 45, 17)


@symbol("stuffed-animals", "toys", "stuffed animal, soft toys, stuffies, plush")
def stuffed_animals():
    elephant = (ellipse(78, 54, 11, 14, "#a9b4c8") + circle(66, 56, 17, "#a9b4c8")
                + tube("M62 64Q60 78 70 78", "#a9b4c8", 8) + dots([(60, 54), (71, 54)], None, 4.5))
    return (bunny_head(56, 36, 13) + ellipse(70, 84, 20, 10, "#a9b4c8") + elephant
            + ellipse(26, 84, 21, 10, FUR) + bear(27, 58, 20))


@symbol("page", "bedroom", "pages, turn the page, book page")
def page():
    cover = path("M3 38H93V92H52Q48 95 44 92H3Z", CORAL)
    left = path("M8 34Q30 28 48 38V88Q30 80 8 86Z", WHITE)
    right = path("M88 34Q66 28 48 38V88Q66 80 88 86Z", WHITE)
    words = thin("M16 48Q28 44 40 50M16 60Q28 56 40 62M16 72Q28 68 40 74", 4, STEEL)
    turned = path("M48 38Q54 24 74 20L84 66Q62 68 48 88Z", YELLOW)
    drawn = circle(65, 40, 6, CORAL, width=3) + path("M60 61Q68 48 77 58", stroke=GREEN, width=6)
    return cover + left + right + words + turned + drawn + arrow((62, 13), (20, 23), (40, 4), 6, head=9)


@symbol("get-dressed", "routines", "put on clothes, dress, dressing")
def get_dressed():
    body = (path("M30 62H66L68 84H28Z", SKIN) + path("M24 78Q48 84 72 78L70 95H26Z", WHITE)
            + thin("M48 74v1", 4))
    out = tube("M14 46L9 20", SKIN, 8) + circle(9, 16, 7, SKIN)
    shirt = path("M30 40Q48 54 66 40L76 46Q88 54 91 80L78 88 72 84 70 64V72H27V62L18 62 4 52 8 38 20 44Z",
                 YELLOW)
    collar = path("M27 40Q48 56 69 40L66 32Q48 40 30 32Z", CORAL, width=3.5)
    return body + out + head(48, 26, 21, "glad", (0, -.3)) + shirt + thin("M70 64L68 56", 3.5) + collar


@symbol("bath-toys", "toys", "bath toy, tub toys, rubber duck")
def bath_toys():
    boat = (path("M46 62H93Q92 82 80 82H58Q48 82 46 62Z", CORAL) + path("M68 62V22", width=5)
            + path("M72 24L90 52H72Z", WHITE) + path("M64 30L50 54H64Z", YELLOW))
    waves = path("M3 78Q10 72 18 78T33 78 48 78 63 78 78 78 93 78V92H3Z", "#5cb8ea")
    return boat + duck(25, 70) + waves


@symbol("rubber-duck", "toys", "duck, bath duck, ducky")
def rubber_duck():
    return duck(44, 68, 1.7) + path("M3 80Q10 74 18 80T33 80 48 80 63 80 78 80 93 80V92H3Z", "#5cb8ea")


@symbol("shoe-box", "bedroom", "shoes, box")
def shoe_box():
    back = path("M8 46H88L84 58H12Z", HOLLOW)
    front = path("M8 54H88V90H8Z", WOOD) + path("M8 54H88V64H8Z", "#c98f52", width=3.5)
    label = path("M32 70H64V84H32Z", WHITE, width=3) + thin("M38 77H58", 4, CORAL)
    return back + at(18, 16, shoe(0, 0)) + front + label


@symbol("book-basket", "bedroom", "books, basket")
def book_basket():
    books = (path("M16 50V18H32V50Z", CORAL) + path("M34 50V8H52V50Z", BLUE)
             + path("M54 50L60 16 78 20 72 50Z", YELLOW)
             + thin("M21 26H27M40 18H46M40 26H46M64 26L71 28", 4, WHITE))
    basket = path("M8 50H88L80 90H16Z", WOOD)
    weave = thin("M22 66H38M46 66H62M68 66H76M26 78H42M50 78H66", 5, "#a56c35")
    return books + basket + weave + path("M4 46H92V57H4Z", "#c98f52")
