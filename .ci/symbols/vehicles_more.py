"""What is ridden, pushed, flown and sailed."""
from book import symbol
from faces import BABY, head
from shapes import (BLUE, BLUE_DARK, CORAL, RED, SKY, STEEL, TEAL, WATER, WHITE, YELLOW, circle, path, rect,
                    tube)
from shapes_things import TYRE, wheel, wheels


def spoked(x, y, r):
    """A bicycle's wheel: a ring that the ground is seen through."""
    return circle(x, y, r, WHITE, width=9) + circle(x, y, r, stroke=STEEL, width=3) + circle(x, y, 2.5)


@symbol("bike", "vehicles", "bicycle, ride, pedal, cycle")
def bike():
    frame = tube("M22 66L38 42 62 40 46 66ZM38 42L46 66M72 66L62 40", CORAL, 4, 3)
    bars = tube("M62 40L59 28H70", STEEL, 3, 2.5)
    seat = tube("M38 42L35 33", STEEL, 3, 2.5) + path("M25 30H44Q44 36 35 36T25 30Z", BLUE_DARK)
    return spoked(22, 66, 18) + spoked(73, 66, 18) + bars + seat + frame + circle(46, 66, 5, YELLOW)


@symbol("tricycle", "vehicles", "trike, ride, pedal, three wheels")
def tricycle():
    frame = tube("M18 76L34 54H62L70 68", CORAL, 6)
    bars = tube("M70 68L62 28", CORAL, 5) + tube("M52 26L72 22", STEEL, 4) + tube(
        "M50 26H54M70 22H74", BLUE, 6)
    seat = path("M18 46Q18 42 24 42H44Q48 42 46 48L42 54H24Q18 54 18 46Z", BLUE_DARK)
    return wheel(70, 70, 21, YELLOW) + wheel(32, 80, 12, YELLOW, "#8b92a1") + frame + bars + seat + wheel(
        14, 80, 12, YELLOW)


@symbol("stroller", "vehicles", "pushchair, buggy, pram, baby carriage")
def stroller():
    handle = tube("M18 58L8 26 4 24", STEEL, 4)
    legs = tube("M32 66L64 84M62 64L30 84", STEEL, 4)
    hood = path("M22 44Q22 10 52 10V44Z", "#48a99f") + path("M36 44Q34 20 52 10", width=3)
    seat = path("M16 44H86Q88 70 62 70H38Q18 70 16 44Z", TEAL)
    return (handle + legs + head(60, 34, 13, "happy", (0, 0), BABY, False) + hood + seat + wheels(
        (28, 83), (66, 83), r=9))


@symbol("airplane", "vehicles", "plane, aeroplane, fly, jet")
def airplane():
    tail = path("M16 50L6 20H18L34 46Z", BLUE)
    far = path("M52 42L44 14H54L70 42Z", BLUE_DARK)
    body = path("M8 48Q10 40 26 40H72Q92 42 93 53 92 63 74 63H32Q14 62 8 48Z", WHITE)
    wing = path("M42 56H62L44 88H31Z", BLUE)
    return far + body + tail + path("M76 43Q82 45 86 50H77Z", SKY, width=3) + path(
        "M34 49H34.1M45 49H45.1M56 49H56.1M67 49H67.1", width=6) + wing


@symbol("helicopter", "vehicles", "chopper, fly")
def helicopter():
    tail = path("M12 44L46 40V58L12 50Z", CORAL) + circle(12, 42, 10, STEEL) + path(
        "M5 35L19 49M19 35L5 49", width=3)
    body = path("M36 40Q42 30 60 30 90 32 91 54 90 68 70 70H54Q36 68 36 50Z", CORAL)
    glass = path("M64 31Q89 34 91 55H70Q64 54 64 48Z", SKY)
    skids = tube("M50 70L46 82M74 70L78 82M36 83H86Q91 83 92 78", STEEL, 3, 2.5)
    blades = tube("M62 30V16", STEEL, 3, 2.5) + tube("M28 14H88", STEEL, 5)
    return skids + tail + blades + body + glass


@symbol("boat", "vehicles", "sailboat, ship, sail, water")
def boat():
    sails = path("M44 8Q10 36 12 60H44Z", WHITE) + path("M52 16Q78 36 80 60H52Z", YELLOW)
    hull = path("M6 66H90Q86 88 72 88H26Q12 88 6 66Z", CORAL)
    sea = "M4 86q7-7 15 0t15 0 15 0 15 0 15 0 13 0"
    return sails + path("M48 6V66", width=5) + hull + tube(sea, WATER, 6, 3)


@symbol("motorcycle", "vehicles", "motorbike, ride, scooter")
def motorcycle():
    fork = tube("M74 70L60 30", STEEL, 4) + tube("M50 26L66 28", STEEL, 4) + circle(70, 40, 7, YELLOW)
    frame = path("M20 68L34 54H66L58 72H36Z", TYRE) + tube("M4 80H36", STEEL, 4)
    tank = path("M44 52Q44 38 56 38L66 42 68 54H46Z", CORAL) + path("M10 44Q26 52 46 46V56H26Q14 54 10 44Z",
                                                                    CORAL)
    seat = path("M14 40Q28 48 44 42", width=9)
    return wheel(22, 74, 17) + wheel(76, 74, 17) + frame + fork + tank + seat


@symbol("scooter", "vehicles", "kick scooter, ride")
def scooter():
    post = tube("M74 78L62 18", CORAL, 5) + tube("M52 18L72 16", STEEL, 5)
    deck = tube("M18 76H66Q72 76 71 66", BLUE, 7)
    return post + deck + wheel(18, 82, 10) + wheel(76, 82, 10)


@symbol("wagon", "vehicles", "cart, pull, ride")
def wagon():
    handle = tube("M62 62L88 20", TYRE, 3, 3) + tube("M82 16L93 22", TYRE, 4, 3)
    return handle + path("M5 42H73L69 70H9Z", RED) + path("M13 52H65", stroke=WHITE, width=5) + wheels(
        (22, 78), (56, 78), r=12)


@symbol("rocket", "vehicles", "space ship, fly, space")
def rocket():
    flame = path("M38 76Q36 86 48 93 60 86 58 76Z", YELLOW)
    fins = path("M34 48L18 66V80L36 72ZM62 48L78 66V80L60 72Z", CORAL)
    return (flame + fins + path("M48 4Q68 22 66 52 65 66 60 76H36Q31 66 30 52 28 22 48 4Z", WHITE)
            + path("M48 4Q59 14 63 28H33Q37 14 48 4Z", CORAL) + circle(48, 44, 9, SKY))


@symbol("car-seat", "vehicles", "seat, buckle, straps, ride", label="car seat")
def car_seat():
    shell = path("M24 10Q48 0 72 10 82 14 80 32L88 58Q92 84 78 90H18Q4 84 8 58L16 32Q14 14 24 10Z",
                 BLUE_DARK)
    pad = path("M30 18Q48 10 66 18 72 22 69 36L72 58H24L27 36Q24 22 30 18Z", YELLOW)
    seat = path("M20 58H76Q82 58 80 72 79 82 72 82H24Q17 82 16 72 14 58 20 58Z", "#f5b93a")
    straps = tube("M37 18L45 50V62M59 18L51 50V62M24 62L44 64M72 62L52 64", TYRE, 5, 2)
    return shell + pad + seat + straps + path("M48 66V80", width=8) + rect(40, 57, 16, 14, 4, RED)
