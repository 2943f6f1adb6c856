"""The rooms of the house, each with what it is known by."""
from book import symbol
from shapes import (BLUE, BROWN, CORAL, GREEN, LEAF, ORANGE, PURPLE, RED, SKY, STEEL, WHITE, WOOD, YELLOW,
                    ball, circle, ellipse, path, rays, rect, tube)
from shapes_things import SAND, TYRE, tree_of


def room(wall, floor, *things):
    """A room seen from its front: wall and floor under a roof."""
    return (path("M8 36H88V91H8Z", wall) + path("M8 74H88V91H8Z", floor, width=3) + "".join(things)
            + path("M8 36V91H88V36") + path("M48 5L93 38H3Z", CORAL))


@symbol("kitchen", "rooms", "cook, eat, stove, fridge")
def kitchen():
    fridge = rect(14, 42, 24, 44, 3, "#8fd0c9") + path("M14 58H38M32 48V52M32 64V70", width=3)
    stove = rect(46, 58, 34, 28, 2, WHITE) + rect(53, 66, 20, 14, 2, TYRE, outline=3)
    pot = path("M54 46H74V57H54Z", RED, width=3) + path("M48 49H80M62 43H66", width=4)
    return room("#fdf0cf", WOOD, fridge, stove, pot)


@symbol("bathroom", "rooms", "bath, wash, toilet, tub")
def bathroom():
    tub = path("M30 62H84V68Q84 82 72 82H44Q32 82 32 68Z", WHITE) + path("M40 82V87M76 82V87", width=5)
    suds = circle(44, 58, 6, SKY, width=3) + circle(54, 56, 7, WHITE, width=3) + circle(
        65, 58, 6, SKY, width=3)
    tap = tube("M80 62V50Q80 45 74 45", STEEL, 4, 2.5)
    mirror = circle(22, 50, 8, SKY, width=3)
    mat = path("M13 68H26L24 76H15ZM19 76V87", STEEL, width=3)
    return room("#d9f0ec", "#a8dcd6", mirror, mat, suds, tap, tub)


@symbol("bedroom", "rooms", "bed, sleep, night")
def bedroom():
    bed = rect(14, 48, 8, 38, 2, WOOD) + rect(76, 60, 7, 26, 2, WOOD) + path("M22 64H76V80H22Z", PURPLE)
    pillow = rect(24, 56, 20, 12, 5, WHITE, outline=3)
    return room("#e4dcf5", WOOD, bed, pillow,
                path("M64 44A8 8 0 1 0 72 54 7 7 0 0 1 64 44Z", YELLOW, width=3))


@symbol("playroom", "rooms", "toys, play, nursery")
def playroom():
    bear = circle(28, 52, 5, BROWN, width=3) + circle(44, 52, 5, BROWN, width=3) + ellipse(
        36, 76, 12, 10, BROWN) + circle(36, 60, 11, BROWN) + path("M32 58H32.1M40 58H40.1M36 64H36.1",
                                                                  width=4)
    blocks_ = rect(56, 72, 13, 14, 2, BLUE, outline=3) + rect(71, 72, 13, 14, 2, YELLOW, outline=3) + rect(
        63, 57, 14, 14, 2, CORAL, outline=3)
    return room("#fdebdf", LEAF, bear, blocks_, ball(20, 81, 6))


@symbol("living-room", "rooms", "lounge, sofa, tv", label="living room")
def living_room():
    sofa = path("M20 66V58Q20 52 26 52H70Q76 52 76 58V66Z", BLUE) + path(
        "M14 64Q14 60 18 60T24 66H72Q74 60 78 60T83 66V82H14Z", BLUE) + path("M48 54V72M22 72H74", width=3)
    return room("#fdf0cf", WOOD, sofa, path("M20 82V87M76 82V87", width=5))


@symbol("outdoors", "places", "outside, nature, garden")
def outdoors():
    hills = path("M4 90V66Q26 50 48 62T92 56V90Z", LEAF)
    sun_ = circle(26, 26, 12, YELLOW) + rays(26, 26, 18, 22, (0, 60, 120, 180, 240, 300), ORANGE, 5)
    path_ = path("M28 90Q40 78 30 72T38 62H44Q40 70 48 74T48 90Z", SAND, width=3)
    return hills + path_ + sun_ + tree_of(62, 44, .8) + path("M14 78V70M20 80V72", stroke=GREEN, width=5)
