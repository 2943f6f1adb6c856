"""Rooms, stairs, and what is on walls, floors and ceilings."""
from book import symbol
from shapes import (BLUE, CORAL, CREAM, GREEN, LEAF, ORANGE, PINK, PURPLE, SKY, STEEL, WHITE, WOOD,
                    YELLOW, arrow, circle, ellipse, path, rays, rect, tube)
from shapes_home import GLASS, at, dots, little_star, moon, thin


def walls(left, right, floor):
    """A corner of a room, cut open like a doll's house."""
    return (path("M5 20L48 6V64L5 84Z", left) + path("M91 20L48 6V64L91 84Z", right)
            + path("M5 84L48 64 91 84 48 94Z", floor))


@symbol("room", "places", "living room, inside the house")
def room():
    wall = rect(4, 6, 88, 86, 4, CREAM) + path("M6 70H90V88Q90 90 88 90H8Q6 90 6 88Z", WOOD, "")
    window = rect(14, 26, 26, 26, 2, SKY) + path("M27 26V52M14 39H40", width=3)
    door = path("M58 78V24H82V78Z", BLUE) + path("M64 54h.1", width=6)
    lamp = path("M48 7V12", width=3) + path("M40 20Q42 10 48 10T56 20Z", YELLOW, width=3)
    return wall + path("M5 70H91") + window + door + lamp + ellipse(34, 80, 20, 6, CORAL, width=3)


@symbol("stairs", "furniture", "steps, staircase, upstairs, downstairs")
def stairs():
    shape = "M4 92V78H26V62H46V46H66V30H92V92Z"
    treads = path("M4 78H26M26 62H46M46 46H66M66 30H92", stroke=CORAL, width=5)
    rail = tube("M10 48L82 8", "#c98f52", 5) + thin("M15 48V76M36 36V60M56 25V44M79 12V28", 4)
    return rail + path(shape, WOOD) + treads + path(shape)


@symbol("rug", "furniture", "carpet, mat")
def rug():
    oval = (ellipse(48, 54, 44, 27, PURPLE) + ellipse(48, 54, 33, 19, CREAM, width=3)
            + ellipse(48, 54, 21, 11, CORAL, width=3))
    return oval + little_star(48, 54, 8)


@symbol("floor", "furniture", "ground, wooden floor")
def floor():
    wall_ = path("M4 6H92V52H4Z", "#e6def3") + path("M4 46H92V54H4Z", WHITE, width=3.5)
    boards = path("M4 54H92V92H4Z", WOOD)
    joints = thin("M40 54L34 92M56 54L62 92M24 54L8 88M72 54L88 88M27 66H37M58 72H71M37 80H60", 3)
    return wall_ + boards + joints + arrow((48, 12), (48, 50), width=10, head=14)


@symbol("wall", "furniture", "walls, brick wall")
def wall():
    bricks = path("M4 10H92V86H4Z", CORAL)
    return (bricks + thin("M4 29H92M4 48H92M4 67H92M34 10V29M64 10V29M18 29V48M48 29V48M78 29V48M34 48V67"
                          "M64 48V67M18 67V86M48 67V86M78 67V86", 4))


@symbol("light-switch", "household", "switch, turn on the light, light on, light off")
def light_switch():
    plate = path("M24 5H72Q78 5 78 11V85Q78 91 72 91H24Q18 91 18 85V11Q18 5 24 5Z", WHITE)
    rocker = path("M34 26H62V70H34Z", CREAM) + path("M34 26H62V48H34Z", YELLOW)
    return plate + rocker + dots([(48, 15), (48, 81)], STEEL, 6) + path("M48 32V40", width=5)


@symbol("lights-on", "household", "light on, turn on the light, bright room", kind="abstract",
        label="light on")
def lights_on():
    shade = path("M48 3V16", width=5) + path("M26 36Q28 16 48 16T70 36Z", CORAL)
    return (path("M24 36H72L93 92H3Z", "#fff0a8", ORANGE, 3) + shade
            + path("M39 38Q40 50 48 50T57 38Z", YELLOW)
            + rays(48, 44, 20, 34, (35, 62, 90, 118, 145), ORANGE, 5))


@symbol("lights-off", "household", "light off, turn off the light, dark room", kind="abstract",
        label="light off")
def lights_off():
    shade = path("M48 5V16", stroke=WHITE, width=4) + path("M26 36Q28 16 48 16T70 36Z", "#8a7a94")
    bulb = path("M39 38Q40 50 48 50T57 38Z", "#b9bccb")
    return (path("M4 4H92V92H4Z", "#2f3560") + shade + bulb + path("M34 92V78H62V92", "#454c80", width=3)
            + moon(76, 66, 9, "#c9c4e0", 3))


@symbol("fan", "household", "air, cool, blow")
def fan():
    blade = lambda turn: at(48, 40, path("M0 0Q-18-12-8-30 8-34 10-20 8-8 0 0Z", BLUE, width=3.5),
                            turn=turn)
    cage = circle(48, 40, 36, GLASS)
    stand = path("M43 76H53V84H43Z", STEEL) + path("M26 84H70Q74 84 74 92H22Q22 84 26 84Z", CORAL)
    return stand + cage + blade(0) + blade(120) + blade(240) + circle(48, 40, 7, YELLOW)


@symbol("mobile", "bedroom", "crib mobile, cot mobile, hanging toy")
def mobile():
    bar = tube("M48 5V22M10 24Q48 14 86 24", WOOD, 4) + path("M14 26V46M48 22V60M82 26V46", width=3)
    cloud = path("M4 62Q0 50 10 50 16 42 22 50 32 52 28 62Z", WHITE)
    star_ = at(48, 70, path("M0-16L5-6 16-4 8 4 10 16 0 10-10 16-8 4-16-4-5-6Z", YELLOW))
    return bar + cloud + star_ + moon(80, 58, 12, PURPLE)


@symbol("computer", "household", "laptop, screen, keyboard")
def computer():
    screen = (path("M18 12H78Q84 12 84 18V62H12V18Q12 12 18 12Z", "#5a6178")
              + path("M20 20H76V56H20Z", "#a9dcf5", width=3))
    base = path("M12 62H84L94 82Q94 88 88 88H8Q2 88 2 82Z", STEEL)
    return (screen + path("M34 46L44 34 52 42 58 36 66 48Z", GREEN, width=3)
            + circle(62, 28, 4, YELLOW, width=3) + base + thin("M18 70H78M14 78H34M62 78H82", 4))


@symbol("tablet", "household", "ipad, screen, talker")
def tablet():
    case = path("M14 4H82Q90 4 90 12V84Q90 92 82 92H14Q6 92 6 84V12Q6 4 14 4Z", "#5a6178")
    tiles = "".join(path(f"M{x} {y}h18v18h-18Z", c, width=3) for (x, y), c in zip(
        [(x, y) for y in (18, 39, 60) for x in (17, 39, 61)],
        [YELLOW, LEAF, CORAL, BLUE, PINK, YELLOW, LEAF, PURPLE, BLUE]))
    return case + path("M13 12H83V84H13Z", WHITE, width=3) + tiles


@symbol("remote", "household", "remote control, TV remote, clicker")
def remote():
    case = path("M34 4H62Q70 4 70 12V84Q70 92 62 92H34Q26 92 26 84V12Q26 4 34 4Z", "#5a6178")
    keys_ = dots([(38, 56), (48, 56), (58, 56), (38, 67), (48, 67), (58, 67), (38, 78), (48, 78),
                  (58, 78)], WHITE, 6)
    return case + circle(40, 17, 5, CORAL, width=3) + circle(48, 37, 10, STEEL, width=3) + keys_
