"""Bed and night: what a child sees and does at bedtime."""
from dataclasses import replace

from book import symbol
from faces import CHILD, MOMMY, head
from figure import bust, child
from shapes import (BLUE, BLUE_DARK, CORAL, CREAM, ORANGE, PINK, PURPLE, STEEL, TEAL, WHITE, YELLOW,
                    circle, data, ellipse, path, rays, star, tube)
from shapes_home import FUR, NIGHT, dots, little_star, moon, shine, thin

WARM = "#ffe9a0"
PAJAMAS = replace(CHILD, shirt=PURPLE, trousers=PURPLE, bib=False)


def quilt(y, fill=PURPLE):
    """The quilt with its stars, from y to the lower edge."""
    return (path(data("M", 5, y + 8, "Q", 26, y - 4, 48, y, "T", 91, y + 8, "V", 92, "H", 5, "Z"), fill)
            + little_star(22, y + 18, 7) + little_star(48, y + 22, 7) + little_star(74, y + 18, 7))


def pillow_shape(x, y, w, h, fill=WHITE):
    """A soft pillow around (x, y)."""
    return path(data("M", x - w, y - h, "Q", x, y - .7 * h, x + w, y - h, "Q", x + .86 * w, y, x + w, y
                     + h, "Q", x, y + .7 * h, x - w, y + h, "Q", x - .86 * w, y, x - w, y - h, "Z"), fill)


@symbol("pillow", "bedroom", "cushion")
def pillow():
    return (pillow_shape(48, 48, 43, 32, "#cfe6fa") + thin("M18 28Q26 32 30 38M78 28Q70 32 66 38M18 68"
                                                           "Q26 64 30 58M78 68Q70 64 66 58", 3, BLUE_DARK)
            + shine("M38 40Q48 42 58 40", 5))


@symbol("blanket", "bedroom", "blankie, cover, quilt, comforter")
def blanket():
    cloth = "M8 20Q48 8 88 20L90 70 70 92Q40 84 8 88Z"
    squares = (path("M35 14L36 85Q22 86 8 88L8 64H63L62 14Z", PINK, "")
               + path("M8 20Q20 16 35 14V40H8ZM35 40H62V64H35ZM62 40V15L88 20V40Z", "#cbb0ea", ""))
    lower = (path("M35 64H62L64 90Q50 86 36 85ZM62 40H89V64H62Z", BLUE, "")
             + path("M62 64H90V70L70 92 64 90Z", YELLOW, ""))
    fold = path("M90 70Q76 68 72 72 68 80 70 92Z", WHITE, width=3.5)
    stars = (little_star(49, 27, 7) + little_star(21, 52, 7) + little_star(75, 52, 7)
             + little_star(21, 76, 7))
    return (path(cloth, PINK) + squares + lower + thin("M35 15V84M62 14V88M9 40H88M9 64H89", 3, WHITE)
            + stars + fold + path(cloth))


@symbol("lamp", "bedroom", "table lamp, light")
def lamp():
    base = path("M30 84Q30 78 38 78H58Q66 78 66 84V91H30Z", CORAL)
    body = path("M42 46H54Q68 60 58 78H38Q28 60 42 46Z", CORAL)
    return (base + body + path("M30 6H66L84 46H12Z", YELLOW) + shine("M34 16L28 34", 5, CREAM)
            + tube("M74 50V60", YELLOW, 4, 2.5))


@symbol("light", "bedroom", "bulb, lamp, light on, bright")
def light():
    glass = path("M36 70Q36 60 30 54A24 24 0 1 1 66 54Q60 60 60 70Z", YELLOW)
    wire = thin("M43 68L40 48 48 53 56 48 53 68", 3, "#b8720f")
    screw = path("M36 69H60V86Q56 92 48 92T36 86Z", STEEL) + thin("M38 78H58", 3)
    return rays(48, 38, 32, 42, (180, 215, 250, 290, 325, 0), ORANGE, 5) + glass + wire + screw


@symbol("night-light", "bedroom", "nightlight, night lamp")
def night_light():
    plate = path("M32 36H72Q78 36 78 42V87Q78 93 72 93H32Q26 93 26 87V42Q26 36 32 36Z", WHITE)
    socket = thin("M46 80V85M58 80V85", 4)
    lit = moon(46, 42, 24, YELLOW)
    face = dots([(35, 40)], None, 5) + thin("M32 50Q36 54 42 52", 3)
    return rays(46, 42, 30, 39, (175, 208, 241, 274, 307), ORANGE, 5) + plate + lit + face + socket


@symbol("flashlight", "bedroom", "torch, light")
def flashlight():
    beam = path("M50 30L78 3Q93 12 93 36L66 48Z", WARM, ORANGE, 3)
    body = (path("M6 80L36 50 48 62 18 92Q8 92 6 80Z", CORAL)
            + path("M34 50Q40 36 46 28L70 52Q58 56 48 63Z", STEEL))
    return beam + body + tube("M26 68L32 62", YELLOW, 5, 2.5)


@symbol("clock", "bedroom", "time, o'clock")
def clock():
    return (circle(48, 48, 43, CORAL) + circle(48, 48, 32, WHITE, width=3.5)
            + dots([(48, 23), (73, 48), (48, 73), (23, 48)], None, 6) + path("M48 28V48L62 58", width=6)
            + circle(48, 48, 4, YELLOW, width=3))


@symbol("stars", "bedroom", "star, twinkle, night")
def stars():
    return star(34, 38, 31) + star(72, 70, 21) + star(74, 20, 14) + star(22, 80, 12)


@symbol("nap", "routines", "sleep, rest, nap time")
def nap():
    mat = path("M4 74H92V90H4Z", TEAL)
    cover = (path("M36 74Q34 46 58 46T92 64V80H36Z", YELLOW)
             + thin("M56 48Q54 62 56 78M74 52Q72 64 74 78", 5, WHITE)
             + path("M36 74Q34 46 58 46T92 64V80H36Z"))
    sun_ = circle(78, 20, 11, YELLOW) + rays(78, 20, 16, 21, range(0, 360, 45), ORANGE, 4)
    return (sun_ + mat + pillow_shape(24, 66, 21, 11) + head(28, 52, 17, "sleep", (.3, .3)) + cover
            + zs(38, 26, 5) + zs(54, 12, 4))


def zs(x, y, r):
    """A z of sleep."""
    return path(data("M", x - r, y - r, "h", 2 * r, "l", -2 * r, 2 * r, "h", 2 * r), width=4,
                stroke="#4f63b0")


@symbol("bedtime", "routines", "time for bed, go to bed, night, pajama time", kind="abstract")
def bedtime():
    window = path("M54 4H92V50H54Z", NIGHT) + moon(74, 24, 12, YELLOW, 3)
    bed = path("M56 93V66Q60 58 70 62 92 64 93 76V93Z", WHITE) + path("M52 93V78Q72 70 93 78V93Z", BLUE)
    kid = child((30, 28), (30, 68), ((22, 91), (39, 91)), 19, "tired", (.2, .1),
                ([(6, 56), (10, 72)], [(54, 58), (46, 66)]), who=PAJAMAS)
    return window + bed + kid + little_bear(50, 70, 10)


def little_bear(x, y, r):
    """A teddy that hangs from a hand."""
    ears = (circle(x - r * .7, y - r * .7, r * .38, FUR, width=3)
            + circle(x + r * .7, y - r * .7, r * .38, FUR, width=3))
    body = ellipse(x, y + r * 1.4, r * .8, r * .9, FUR, width=3)
    return body + ears + circle(x, y, r, FUR, width=3) + dots([(x - r * .4, y), (x + r * .4, y)], None, 4)


@symbol("dream", "routines", "dreaming, imagine asleep", kind="abstract")
def dream():
    cloud = path("M26 42Q10 42 12 28 16 16 28 18 34 3 50 6 64 1 72 12 92 12 92 28 92 42 76 42Z", WHITE)
    train = path("M38 34V22H51V15H68V34Z", CORAL, width=3) + dots([(45, 35), (61, 35)], None, 8)
    bubbles = circle(62, 52, 6, WHITE, width=3) + circle(56, 63, 4, WHITE, width=3)
    cover = path("M48 92Q50 76 70 76T93 90V93H48Z", PURPLE) + little_star(72, 86, 6)
    return (cloud + train + little_star(27, 30, 6) + little_star(80, 26, 6) + pillow_shape(34, 78, 29, 14)
            + head(33, 69, 18, "sleep", (.3, .2)) + bubbles + cover)


@symbol("wake-up", "routines", "get up, morning, awake, stretch")
def wake_up():
    sun = circle(80, 17, 10, YELLOW) + rays(80, 17, 15, 21, range(0, 360, 60), ORANGE, 4)
    body = bust((44, 42), 20, "glad", arms=([(8, 56), (12, 20)], [(74, 74), (88, 46)]), bottom=80)
    return sun + body + quilt(68)


@symbol("night", "bedroom", "nighttime, night time, dark sky", kind="abstract")
def night():
    sky_ = path("M6 6H90V90H6Z", NIGHT)
    house = path("M26 90V60L48 42 70 60V90Z", "#6f5a8f") + path("M42 66H54V78H42Z", YELLOW, width=3)
    return (sky_ + moon(66, 28, 14, YELLOW, 3) + little_star(24, 24, 7) + little_star(44, 18, 5)
            + little_star(20, 50, 5) + little_star(80, 58, 5) + house + path("M6 6H90V90H6Z"))


@symbol("dark", "bedroom", "no light, darkness", kind="abstract")
def dark():
    room = path("M5 5H91V91H5Z", "#2a2f4f")
    eyes = (ellipse(38, 52, 9, 11, WHITE, width=3) + ellipse(60, 52, 9, 11, WHITE, width=3)
            + dots([(40, 54), (58, 54)], None, 8))
    return (room + path("M60 5V30H84V5Z", NIGHT, "#565d92", 3) + little_star(72, 18, 6) + eyes
            + path("M5 5H91V91H5Z"))


@symbol("good-night", "social", "goodnight, night night, sleep well", kind="abstract")
def good_night():
    window = (path("M4 4H50V46H4Z", NIGHT) + moon(24, 24, 12, YELLOW, 3) + little_star(42, 14, 5)
              + path("M4 4H50V46H4Z"))
    parent = bust((70, 30), 19, "kiss", (-.9, .5), who=MOMMY, bottom=80)
    return window + parent + pillow_shape(32, 64, 29, 13) + head(30, 58, 18, "sleep", (.3, -.1)) + quilt(70)
