"""The playground, the sandbox and the garden's things."""
from book import symbol
from figure import fist
from shapes import (BLUE, BLUE_DARK, BROWN, CORAL, GREEN, ORANGE, RED, STEEL, TEAL, WATER, WHITE, WOOD,
                    YELLOW, arrow, drop, ellipse, path, rect, star, tube)
from shapes_things import SAND, TYRE, waves


@symbol("swing-set", "outdoors", "swing, swings, playground, push me", label="swing")
def swing_set():
    frame = tube("M20 12L6 90M20 12L34 90M76 12L62 90M76 12L90 90", BLUE, 5) + tube(
        "M14 12H82", BLUE_DARK, 7)
    ropes = path("M37 16V62M59 16V62", stroke=BROWN, width=5)
    return frame + ropes + path("M29 60H67V68Q67 72 62 72H34Q29 72 29 68Z", CORAL)


@symbol("playground-slide", "outdoors", "slide, playground, slippery slide, go down", label="slide")
def playground_slide():
    ladder = tube("M14 90V18M34 90V30", WOOD, 5) + tube("M15 44H33M15 59H33M15 74H33", WOOD, 4, 3)
    rail = tube("M14 28Q14 8 34 12V28", BLUE_DARK, 4)
    chute = tube("M34 30H42Q52 30 58 50T74 80H84", YELLOW, 15)
    return ladder + chute + path("M38 27Q52 28 60 46", stroke="#ffe9a8", width=4) + rail


@symbol("playground", "outdoors", "swing, slide, play outside")
def playground():
    roof = path("M36 28L54 4 72 28Z", CORAL)
    posts = tube("M42 30V90M66 30V90", WOOD, 5)
    deck = path("M38 48H70V58H38Z", WOOD)
    chute = tube("M68 50Q76 52 78 66T87 84", YELLOW, 9)
    frame = tube("M42 30H14L4 90M14 30L24 90", BLUE, 5)
    seat = path("M18 34V62M34 34V62", stroke=BROWN, width=4) + path("M15 62H37V69H15Z", CORAL)
    return frame + seat + chute + posts + tube("M45 68H63M45 79H63", WOOD, 3, 2.5) + deck + roof


@symbol("sandbox", "outdoors", "sand pit, sand, dig, play")
def sandbox():
    frame = path("M16 40H80L93 80H3Z", WOOD) + path("M23 47H73L81 74H15Z", SAND)
    castle = path("M21 66L26 38H32V44H36V38H42V44H46V38H52L57 66Q40 72 21 66Z", "#e6c378")
    castle += path("M39 38V18", width=4)
    pennant = path("M39 18L54 23 39 29Z", BLUE, width=3)
    spade = tube("M70 12V44", YELLOW, 5) + tube("M63 11H77", YELLOW, 5) + path(
        "M61 42H79V60Q70 68 61 60Z", CORAL)
    return frame + castle + pennant + spade + path("M3 80H93L91 91H5Z", "#c98f4e")


@symbol("sand", "outdoors", "beach, dig, sandy")
def sand():
    heap = path("M4 90Q20 86 32 70 40 60 52 60 64 60 72 70 82 86 92 90Z", SAND)
    grains = path("M46 72H46.1M58 74H58.1M38 80H38.1M66 82H66.1M52 82H52.1", stroke="#c79a4a", width=5)
    stream = path("M44 34V66H58V34Z", SAND, "") + path(
        "M44 36V62M58 36V62M51 40H51.1M50 52H50.1M54 58H54.1", width=3, stroke="#c79a4a")
    return heap + stream + grains + fist(52, 26, .95, 180) + star(14, 84, 8, CORAL)


@symbol("sandcastle", "outdoors", "sand castle, beach, sand")
def sandcastle():
    keep = path("M30 60V26H38V32H44V26H52V32H58V26H66V60Z", SAND)
    low = path("M10 86V50H18V56H24V50H32V58H64V50H72V56H78V50H86V86Z", SAND)
    door = path("M40 86V74Q40 66 48 66T56 74V86Z", "#8a5f2c", width=3)
    flag = path("M48 26V6", width=4) + path("M48 6L66 12 48 18Z", RED, width=3)
    return flag + keep + low + door + path("M3 88H93", stroke="#c79a4a", width=7)


@symbol("shovel", "outdoors", "spade, dig, scoop, sand")
def shovel():
    blade = path("M28 48L50 70Q40 90 12 92 6 92 6 86 8 58 28 48Z", CORAL)
    return tube("M40 58L74 24", YELLOW, 8) + tube("M62 14L84 36", YELLOW, 8) + blade + path("M18 80L28 70",
                                                                                            stroke=RED)


@symbol("bucket", "outdoors", "pail, sand, carry")
def bucket():
    handle = path("M14 34Q16 4 48 4T82 34", width=11) + path(
        "M14 34Q16 4 48 4T82 34", stroke=YELLOW, width=4)
    pail = path("M10 34H86L77 86Q76 92 70 92H26Q20 92 19 86Z", BLUE) + star(48, 64, 15)
    return handle + pail + rect(6, 30, 84, 10, 5, BLUE_DARK)


@symbol("pool", "outdoors", "swimming pool, swim, paddling pool")
def pool():
    water = path("M14 54Q14 40 48 40T82 54Q82 70 48 70T14 54Z", WATER)
    wall = path("M5 52Q5 34 48 34T91 52V74Q91 92 48 92T5 74Z", BLUE_DARK) + path(
        "M5 62Q5 80 48 80T91 62", stroke=YELLOW, width=5)
    ring = ellipse(40, 50, 17, 9, WHITE) + path(
        "M28 44L33 48M52 44L47 48M28 57L33 53M52 57L47 53", stroke=RED, width=5)
    ring += ellipse(40, 51, 7, 3, WATER, width=3)
    ladder = tube("M66 54V18Q66 10 74 10M80 54V18Q80 10 88 10", STEEL, 4) + tube(
        "M67 26H79M67 38H79", STEEL, 3, 2.5)
    return wall + water + ring + waves(54, 62, 1, stroke=WHITE, width=4) + ladder


@symbol("fence", "outdoors", "yard, garden, gate")
def fence():
    rails = path("M6 46H90M6 72H90", width=13) + path("M6 46H90M6 72H90", stroke=WHITE, width=6)
    picket = lambda x: path(f"M{x} 92V28L{x + 8} 14 {x + 16} 28V92Z", WHITE)
    return rails + picket(7) + picket(29) + picket(51) + picket(73)


@symbol("hose", "outdoors", "garden hose, spray, water")
def hose():
    ring = lambda r: path(
        f"M{36 - r} 66A{r} {r * .7:.0f} 0 1 0 {36 + r} 66 {r} {r * .7:.0f} 0 1 0 {36 - r} 66Z", width=14)
    coil = lambda r: path(
        f"M{36 - r} 66A{r} {r * .7:.0f} 0 1 0 {36 + r} 66 {r} {r * .7:.0f} 0 1 0 {36 - r} 66Z",
        stroke=GREEN,
        width=7)
    lead = tube("M8 62Q4 30 34 26L56 22", GREEN, 7)
    spray = path("M76 18L92 8M78 24H93M76 30L92 40", stroke=WATER, width=5)
    return ring(29) + coil(29) + ring(15) + coil(15) + lead + path("M52 14L72 14V32L54 30Z", ORANGE) + spray


@symbol("sprinkler", "outdoors", "water, spray, lawn, garden")
def sprinkler():
    arcs = path("M44 58Q36 14 6 28M52 58Q60 14 90 28M46 56Q42 28 24 42M50 56Q54 28 72 42",
                stroke=WATER,
                width=5)
    drops_ = drop(8, 44, 5) + drop(88, 44, 5) + drop(48, 18, 6) + drop(24, 58, 4) + drop(72, 58, 4)
    head = rect(41, 54, 14, 10, 3, YELLOW) + path("M48 64V78", width=8) + path("M30 78H66L72 86H24Z", CORAL)
    return arcs + drops_ + head + path("M5 90H91", stroke=GREEN, width=8)


@symbol("watering-can", "outdoors", "garden, water the flowers")
def watering_can():
    handle = tube("M66 48Q90 40 88 62T70 82", TEAL, 5) + tube("M38 42Q50 22 64 42", TEAL, 5)
    spout = path("M36 74L16 46 24 40 38 56Z", TEAL) + path("M6 48L26 32 30 38 12 54Z", TEAL)
    return handle + spout + path("M34 44H70L74 90H32Z", TEAL) + drop(9, 70, 5) + drop(20, 80, 5) + drop(
        6, 88, 4)


@symbol("trampoline", "outdoors", "bounce, jump")
def trampoline():
    legs = tube("M16 62V90M80 62V90M48 70V92", TEAL, 4)
    return legs + ellipse(48, 58, 44, 15, TEAL) + ellipse(48, 57, 33, 9, TYRE, width=3) + arrow(
        (48, 52), (48, 8), width=9, head=13)


@symbol("seesaw", "outdoors", "teeter totter, playground, up and down")
def seesaw():
    foot = path("M48 56L66 90H30Z", BLUE)
    plank = tube("M8 78L88 36", YELLOW, 8)
    bars = tube("M26 66L20 50M70 44L64 28", CORAL, 4) + tube("M14 53L26 47M58 31L70 25", CORAL, 4)
    return foot + plank + bars
