"""Cars, trucks, the bus and the train, as they drive on the rug and in the street: all to the right."""
from book import symbol
from shapes import (BLUE, BROWN, CORAL, CREAM, GREEN, LEAF, ORANGE, RED, SKY, STEEL, STONE, WHITE, WOOD,
                    YELLOW, circle, path, rect, tube)
from shapes_things import TYRE, pane, wheel, wheels


def car_of(colour=CORAL):
    """The small car of the street."""
    body = path(
        "M5 70V57Q5 50 13 48L20 46Q27 25 40 25H56Q68 25 75 46L84 48Q91 50 91 60V70Q91"
        " 75 86 75H10Q5 75 5 70Z", colour)
    glass = path("M30 46Q34 34 42 34H45V46ZM54 34H56Q62 34 66 46H54Z", SKY, width=3)
    return body + glass + circle(84, 59, 4, YELLOW, width=3) + wheels((27, 75), (70, 75), r=12)


@symbol("car", "vehicles", "drive, vehicle, auto, ride")
def car():
    return car_of()


def cab(colour, top=36, front=92):
    """The cab of a truck, at the right."""
    return (path(f"M58 {top}H75Q80 {top} 83 {top + 10}L{front} {top + 20}V72H58Z", colour)
            + path(f"M66 {top + 8}H72L77 {top + 20}H66Z", SKY, width=3)
            + circle(88, 64, 2.5, YELLOW, width=3))


@symbol("truck", "vehicles", "lorry, delivery truck, van")
def truck():
    return (rect(4, 20, 54, 52, 4, CREAM) + rect(12, 34, 38, 18, 3, YELLOW, "") + cab(BLUE) + wheels(
        (20, 75), (44, 75), (76, 75), r=10))


@symbol("fire-truck", "vehicles", "fire engine, fireman, siren")
def fire_truck():
    rails = "M3 30L60 16M6 40L62 26M13 29L16 36M27 26L30 33M41 22L44 29M54 19L57 26"
    body = path("M5 44H58V32H75Q80 32 83 42L92 54V74H5Z", RED) + path("M5 60H92", stroke=WHITE, width=5)
    side = rect(12, 49, 12, 8, 2, STEEL, outline=3) + circle(42, 56, 7, YELLOW, width=3) + circle(42, 56, 1)
    light = path("M66 32V26Q66 21 71 21T76 26V32Z", BLUE, width=3)
    return (tube(rails, STEEL, 3, 2.5) + body + path("M5 44H58V32H75Q80 32 83 42L92 54V74H5Z") + side
            + light + path("M66 40H73L78 51H66Z", SKY, width=3) + wheels((22, 76), (74, 76), r=11))


@symbol("garbage-truck", "vehicles", "trash truck, rubbish truck, bin lorry")
def garbage_truck():
    hopper = path("M20 24H58V72H12L4 54Z", GREEN) + path("M19 30L8 53H22V30Z", "#2c4a3a", width=3)
    can = path("M32 42H50L47.5 61H34.5Z", WHITE, width=3) + path("M29 40H53M38 35H44M38 48V55M44 48V55",
                                                                 width=3)
    bag = path("M3 80Q-1 58 10 52L7 46H17L15 52Q28 60 24 80Q14 84 3 80Z", TYRE)
    return hopper + can + cab(LEAF) + wheels((42, 76), (76, 76), r=10) + bag + path("M9 53H16", width=3)


@symbol("bus", "vehicles", "school bus, ride, coach")
def bus():
    body = path("M4 72V32Q4 22 14 22H80Q87 22 89 31L92 52V72Q92 76 88 76H8Q4 76 4 72Z", YELLOW)
    panes = pane(10, 31, 14, 16) + pane(28, 31, 14, 16) + pane(46, 31, 14, 16)
    door = rect(66, 31, 17, 41, 3, SKY, outline=3) + path("M74.5 31V72", width=3)
    return body + path("M6 57H62", stroke=ORANGE, width=5) + panes + door + wheels((22, 76), (52, 76), r=11)


def engine():
    """The train's engine, of the rug."""
    cabin = rect(8, 30, 32, 44, 4, CORAL) + pane(15, 39, 17, 15) + rect(3, 20, 42, 12, 6, YELLOW)
    boiler = path("M40 48H80Q88 48 88 56V74H40Z", "#dd5f50") + path("M56 48V74", stroke=YELLOW, width=5)
    chimney = path("M66 48V36L62 26H82L78 36V48Z", YELLOW) + path("M88 66L94 78H80Z", STEEL)
    return boiler + cabin + chimney


@symbol("train", "vehicles", "engine, railway, choo choo, tracks")
def train():
    puffs = circle(60, 14, 8, WHITE) + circle(78, 11, 6, WHITE, width=3)
    rail = path("M3 92H93", stroke=TYRE, width=5)
    return puffs + engine() + rail + wheel(24, 76, 13, WOOD, BROWN) + wheel(54, 79, 9, WOOD, BROWN) + wheel(
        76, 79, 9, WOOD, BROWN)


@symbol("tractor", "vehicles", "farm, drive, dig")
def tractor():
    cabin = path("M20 46L24 16H54L58 46Z", SKY) + rect(16, 9, 46, 9, 4, GREEN)
    hood = path("M18 44H82Q89 44 89 52V70H18Z", GREEN)
    return (path("M74 44V22", width=9) + path("M74 42V22", stroke=STONE, width=3) + cabin
            + path("M44 46L48 32", width=4) + hood + path("M68 52V62M76 52V62", width=3)
            + wheel(29, 67, 24, YELLOW) + wheel(78, 78, 13, YELLOW))


@symbol("ambulance", "vehicles", "hospital, siren, emergency")
def ambulance():
    light = path("M42 22V17Q42 12 48 12T54 17V22Z", RED, width=3)
    body = path("M4 72V28Q4 22 10 22H66Q72 22 76 32L82 46 90 50Q92 52 92 56V72Z", WHITE)
    sign = path("M26 32V56M14 44H38", stroke=RED, width=10)
    return (light + body + path("M58 32H66L73 47H58Z", SKY, width=3)
            + path("M6 64H90", stroke=ORANGE, width=5) + sign + circle(86, 58, 1.5, YELLOW, width=3)
            + wheels((24, 75), (70, 75), r=11))


@symbol("digger", "vehicles", "excavator, digger truck, construction")
def digger():
    arm = tube("M46 54L62 18 82 38", YELLOW, 8)
    bucket = path("M76 38H92V52Q92 62 80 60L70 56Z", STEEL)
    cabin = path("M10 66V30Q10 24 16 24H32Q38 24 40 30L46 66Z", YELLOW) + path(
        "M18 32H30L34 46H18Z", SKY, width=3)
    track = rect(4, 68, 56, 22, 11, TYRE) + circle(16, 79, 4, STEEL, width=3) + circle(
        32, 79, 4, STEEL, width=3) + circle(48, 79, 4, STEEL, width=3)
    return arm + bucket + cabin + track
