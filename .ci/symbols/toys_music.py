"""What makes music."""
from book import symbol
from shapes import (BLUE, BROWN, CORAL, CREAM, LEAF, ORANGE, PURPLE, RED, STEEL, STONE, WHITE, WOOD, YELLOW,
                    circle, ellipse, group, motion, path, rect, tube)
from shapes_things import note


@symbol("music", "toys", "song, notes, listen, tune, sing")
def music():
    beam = tube("M33 70V22L81 12V60", PURPLE, 4) + path("M33 34V18L82 8V24Z", PURPLE)
    return beam + group(ellipse(23, 74, 15, 12, PURPLE) + ellipse(72, 64, 15, 12, PURPLE), turn="-8 48 66")


@symbol("drum", "toys", "bang, beat, music")
def drum():
    shell = path("M10 44V80Q10 91 48 91T86 80V44Z", CORAL)
    cords = path("M12 54L24 84 36 57 48 88 60 57 72 84 84 54", stroke=CREAM, width=4)
    rim = path("M10 76Q10 91 48 91T86 76", width=11) + path(
        "M10 76Q10 91 48 91T86 76", stroke=YELLOW, width=4)
    sticks = tube("M10 10L40 36", WOOD, 5) + circle(42, 38, 5, WOOD, width=3) + tube(
        "M86 8L60 38", WOOD, 5) + circle(58, 40, 5, WOOD, width=3)
    return shell + cords + rim + ellipse(48, 44, 38, 14, YELLOW) + ellipse(48, 44, 29, 8, WHITE,
                                                                           width=3) + sticks


@symbol("guitar", "toys", "strum, music, play")
def guitar():
    neck = tube("M48 50V14", BROWN, 8) + path("M40 16L38 5H58L56 16Z", BROWN)
    body = path(
        "M48 36Q66 34 66 46 66 54 70 60 80 76 68 86 60 93 48 93T28 86Q16 76 26 60 30"
        " 54 30 46 30 34 48 36Z", WOOD)
    return group(body + neck + circle(48, 62, 10, "#5d3d28") + path("M38 81H58", width=6)
                 + path("M48 20V80", stroke=CREAM, width=2.5),
                 turn="28 48 52")


@symbol("shaker", "toys", "maraca, rattle, shake, music")
def shaker():
    one = lambda fill, stripe: tube("M48 52V88", WOOD, 7) + ellipse(48, 32, 20, 24, fill) + path(
        "M29 32Q48 42 67 32", stroke=stripe, width=5) + ellipse(48, 32, 20, 24)
    marks = motion("M6 22Q8 12 14 7M90 22Q88 12 82 7", width=4)
    return group(one(BLUE, WHITE), turn="26 42 94") + group(one(CORAL, YELLOW), turn="-24 54 94") + marks


@symbol("piano", "toys", "keys, music, play, keyboard")
def piano():
    case = path("M6 14H90V36H6Z", BROWN) + rect(3, 34, 90, 9, 3, WOOD)
    keys = path("M6 44H90V84H6ZM20 44V84M34 44V84M48 44V84M62 44V84M76 44V84", WHITE)
    black = path("M20 47V64M34 47V64M62 47V64M76 47V64", width=9)
    return case + keys + black + path("M24 25H72", stroke=YELLOW, width=4)


@symbol("xylophone", "toys", "bang, music, play")
def xylophone():
    bars = "".join(
        rect(8 + i * 16.5, 22 + i * 4, 15, 66 - i * 8, 5, c)
        for i, c in enumerate((CORAL, YELLOW, LEAF, BLUE, PURPLE)))
    rails = path("M6 42L88 50M6 70L88 62", stroke=BROWN, width=6)
    return rails + bars + tube("M50 8L80 28", WOOD, 4, 3) + circle(48, 8, 6, RED, width=3)


@symbol("bell", "toys", "ring, ding")
def bell():
    return (circle(48, 14, 7, WHITE, width=4) + circle(48, 82, 9, ORANGE)
            + path("M48 16Q74 18 74 48 74 66 86 76H10Q22 66 22 48 22 18 48 16Z", YELLOW)
            + path("M24 64H72", stroke=ORANGE, width=5))


@symbol("trumpet", "toys", "horn, blow, music")
def trumpet():
    tube_ = tube("M6 46H66M26 46V60Q26 68 34 68H50Q58 68 58 60V46", YELLOW, 6)
    return tube_ + path("M36 42V30M46 42V30M56 42V30", width=6) + path(
        "M62 40Q80 36 84 22 92 22 92 46T84 70Q80 56 62 52Z", YELLOW) + path("M5 40V52", width=6)


@symbol("song", "toys", "sing, music, song book, nursery rhyme")
def song():
    sheet = path("M10 6H66L84 24V91H10Z", CREAM) + path("M66 6V24H84Z", STEEL)
    staves = path("M20 38H74M20 50H74M20 62H74M20 74H74", stroke=STONE, width=3)
    return sheet + staves + note(42, 74, 1.6, PURPLE)
