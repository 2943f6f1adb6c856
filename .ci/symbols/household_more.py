"""Tools, sounds and small things that a house also has."""
from book import symbol
from faces import head
from shapes import (BLUE, BROWN, CORAL, CREAM, GREEN, ORANGE, PURPLE, RED, STEEL, TEAL, WHITE, WOOD,
                    YELLOW, circle, ellipse, path, tube)
from shapes_home import at, dots, foam, little_star, moon, thin

SLATE = "#5a6178"


@symbol("lock", "household", "padlock, locked")
def lock():
    bow = (path("M28 46V30Q28 8 48 8T68 30V46", width=17)
           + path("M28 46V30Q28 8 48 8T68 30V46", stroke=STEEL, width=9))
    return (bow + path("M14 42H82V84Q82 92 74 92H22Q14 92 14 84Z", YELLOW) + path("M48 62V76", width=7)
            + dots([(48, 62)], None, 15))


@symbol("doorbell", "household", "door bell, ring, ding dong")
def doorbell():
    plate = path("M30 14H66Q74 14 74 22V82Q74 90 66 90H30Q22 90 22 82V22Q22 14 30 14Z", WOOD)
    bell = (path("M36 44Q38 40 38 34 38 26 48 26T58 34Q58 40 60 44Z", YELLOW, width=3)
            + dots([(48, 48)], None, 6))
    return (plate + bell + circle(48, 69, 13, CORAL) + circle(48, 69, 6, "#f7a396", "")
            + thin("M12 56Q6 68 12 80M84 56Q90 68 84 80", 5, ORANGE))


@symbol("mop", "household", "mopping, clean the floor")
def mop():
    strings = tube("M34 55L11 72M38 59L19 81M44 61L32 86M50 62L47 87M54 62L61 83", WHITE, 7, 3)
    return (tube("M48 56L84 6", BLUE, 7) + strings + path("M28 54L40 42 62 58 54 70Z", RED)
            + foam([(78, 82, 8), (88, 70, 5)]))


@symbol("dustpan", "household", "dust pan, sweep up")
def dustpan():
    pan = (path("M26 40L74 20 92 64 14 92Q4 92 8 82Z", CORAL)
           + path("M32 50L70 33 82 60 22 82Z", "#a84d42", width=3))
    return (tube("M50 30L40 6", CORAL, 9) + pan
            + dots([(44, 64), (56, 56), (62, 62), (50, 70), (38, 72)], STEEL, 6))


@symbol("toolbox", "household", "tools, tool box, fix")
def toolbox():
    screwdriver = tube("M30 46V26", STEEL, 4) + path("M23 6H37V26H23Z", YELLOW)
    wrench = path("M58 46V28Q48 20 52 10L58 8V18L66 20 72 12 76 8Q82 20 70 28V46Z", STEEL)
    body = path("M6 44H90V90H6Z", RED) + path("M6 44H90V58H6Z", "#a8231f")
    return screwdriver + wrench + body + path("M38 52H58V68H38Z", YELLOW)


@symbol("screwdriver", "household", "tool, screw")
def screwdriver():
    blade = path("M-3-46H3L4-44V6H-4V-44Z", STEEL)
    handle = (path("M-10 4H10Q12 4 12 10V40Q12 48 0 48T-12 40V10Q-12 4-10 4Z", YELLOW)
              + thin("M-4 14V38M4 14V38", 3.5, "#c98a1e"))
    return at(46, 50, blade, handle, turn=38)


@symbol("mail", "household", "letter, post, envelope")
def mail():
    return (path("M4 20H92V78H4Z", CREAM) + thin("M4 78L38 48M92 78L58 48", 3.5)
            + path("M4 20L48 56 92 20Z", WHITE)
            + path("M48 62Q34 52 40 45 45 42 48 47 51 42 56 45 62 52 48 62Z", RED, width=3))


@symbol("headphones", "household", "earphones, ear defenders, listen, quiet")
def headphones():
    band = (path("M14 58Q12 10 48 10T82 58", width=17)
            + path("M14 58Q12 10 48 10T82 58", stroke=PURPLE, width=9))
    cups = path("M8 52Q4 52 4 60V80Q4 88 12 88H26V50H14ZM88 52Q92 52 92 60V80Q92 88 84 88H70V50H82Z",
                PURPLE)
    return band + cups + path("M22 48H32V90H22ZM64 48H74V90H64Z", SLATE)


@symbol("microphone", "household", "mic, sing")
def microphone():
    grip = path("M36 44L52 60 18 92Q10 94 6 86Z", SLATE)
    ball_ = (circle(60, 34, 25, STEEL) + thin("M44 24L68 52M56 14L80 40M40 40L64 14M52 54L80 24", 3,
                                              "#8f96a3") + circle(60, 34, 25))
    return grip + ball_ + path("M36 36L60 58 52 64 32 44Z", CORAL)


@symbol("battery", "household", "batteries, charge, power")
def battery():
    return (path("M38 4H58V16H38Z", STEEL) + path("M28 14H68Q74 14 74 20V86Q74 92 68 92H28Q22 92 22 86V20"
                                                  "Q22 14 28 14Z", GREEN)
            + path("M22 34V20Q22 14 28 14H68Q74 14 74 20V34Z", YELLOW)
            + path("M52 42L36 66H47L42 84 60 58H49Z", YELLOW, width=3))


@symbol("sleeping-bag", "bedroom", "camp, camping bed")
def sleeping_bag():
    pillow = path("M14 8H82Q78 20 82 34H14Q18 20 14 8Z", WHITE)
    bag = (path("M18 40Q48 28 78 40L74 84Q72 93 48 93T22 84Z", ORANGE)
           + path("M18 40Q48 28 78 40L77 52Q48 40 19 52Z", YELLOW))
    return pillow + head(48, 27, 17, "sleep") + bag + thin("M62 48L60 90", 3.5) + little_star(40, 68, 9)


@symbol("baby-monitor", "bedroom", "baby phone, monitor")
def baby_monitor():
    case = path("M24 24H72Q80 24 80 32V84Q80 92 72 92H24Q16 92 16 84V32Q16 24 24 24Z", WHITE)
    screen = path("M26 34H70V64H26Z", "#cbb0ea", width=3.5) + head(48, 50, 11, "sleep")
    return (tube("M66 24V8", STEEL, 4) + thin("M78 6Q84 10 84 18M54 6Q48 10 48 18", 4, ORANGE) + case
            + screen + dots([(34, 78), (44, 78), (54, 78)], None, 5) + circle(67, 78, 5, GREEN, width=3))


@symbol("lullaby", "bedroom", "sleep song, bedtime song", kind="abstract")
def lullaby():
    notes = (path("M62 46V14L86 8V40", width=5) + ellipse(55, 47, 9, 7, PURPLE)
             + ellipse(79, 41, 9, 7, PURPLE))
    pillow = path("M4 62Q24 68 50 60 46 76 50 92 26 86 4 92Q8 76 4 62Z", WHITE)
    return (moon(24, 24, 17) + notes + pillow + head(30, 68, 18, "sleep", (.2, .2))
            + path("M46 92Q48 72 68 72T93 90V93H46Z", BLUE))


@symbol("calendar", "household", "day, date, month")
def calendar():
    page = (path("M8 16H88V90H8Z", WHITE) + path("M8 16H88V38H8Z", RED)
            + path("M28 8V24M68 8V24", width=9) + path("M28 8V24M68 8V24", stroke=STEEL, width=3))
    days = dots([(x, y) for y in (50, 64, 78) for x in (22, 39, 57, 74)], "#c9c4bd", 9)
    return page + days + circle(57, 64, 9, None, GREEN, 4.5)


@symbol("fireplace", "household", "fire, warm, chimney")
def fireplace():
    wall = (path("M10 20H86V92H10Z", CORAL) + thin("M10 38H26M10 56H26M10 74H26M70 38H86M70 56H86M70 74"
                                                   "H86M30 30H66", 3))
    hole = path("M26 92V54Q26 36 48 36T70 54V92Z", "#4a3530")
    fire = (path("M48 44Q64 60 62 74 60 86 48 86T34 74Q34 66 40 60 42 66 44 64 42 54 48 44Z", ORANGE)
            + path("M48 64Q56 74 54 80 52 84 48 84T42 80Q42 74 48 64Z", YELLOW, ""))
    return wall + hole + fire + tube("M34 88L62 90", BROWN, 5, 2.5) + path("M4 8H92V21H4Z", WOOD)


@symbol("heater", "household", "radiator, warm")
def heater():
    fins = "".join(path(f"M{x} 36Q{x} 30 {x + 6} 30T{x + 12} 36V80Q{x + 12} 86 {x + 6} 86T{x} 80Z", WHITE)
                   for x in range(10, 80, 15))
    heat = thin("M26 20q-6-6 0-12M48 20q-6-6 0-12M70 20q-6-6 0-12", 5, RED)
    return path("M6 74H92M6 42H92", width=9) + path("M6 74H92M6 42H92", stroke=STEEL, width=3) + fins + heat


@symbol("bunk-bed", "furniture", "bunkbed, two beds")
def bunk_bed():
    beds = "".join(path(f"M12 {y}H82V{y + 8}H12Z", WHITE)
                   + path(f"M14 {y}Q12 {y - 12} 22 {y - 11}H30Q36 {y - 10} 34 {y}Z", CREAM, width=3)
                   + path(f"M36 {y - 2}Q36 {y - 8} 44 {y - 8}H82V{y + 8}H36Z", c)
                   + path(f"M10 {y + 8}H84V{y + 17}H10Z", WOOD) for y, c in ((28, PURPLE), (66, TEAL)))
    posts = tube("M8 8V90M88 8V90", WOOD, 6)
    return beds + posts + tube("M62 20V90M76 20V90M62 32H76M62 46H76M62 60H76M62 74H76", YELLOW, 3.5, 2.5)


@symbol("step-stool", "furniture", "stool, step, reach the sink")
def step_stool():
    return (path("M14 34H82L90 90H74L72 78H24L22 90H6Z", TEAL) + path("M8 64H88V76H8Z", "#a9e4de")
            + path("M12 22H84V36H12Z", "#a9e4de") + thin("M36 29H60", 5, WHITE)
            + thin("M34 70H62", 5, WHITE))


@symbol("ladder", "household", "climb, steps")
def ladder():
    return tube("M28 92L34 4M68 92L62 4", WOOD, 6) + tube("M33 22H63M32 40H64M31 58H65M30 76H66", YELLOW, 5)
