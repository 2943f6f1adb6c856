"""More that is met outside: in the street, in the country, at the sea."""
from book import symbol
from shapes import (BLUE, BLUE_DARK, BROWN, CORAL, GREEN, LEAF, ORANGE, PINK, RED, SKY, STEEL, WATER,
                    WHITE, WOOD, YELLOW, circle, ellipse, group, path, rect, star, tube, tubes)
from shapes_things import SAND, TYRE, waves, wheels


@symbol("traffic-light", "outdoors", "stop, go, red light, green light", label="traffic light")
def traffic_light():
    return (rect(43, 74, 10, 19, 1, STEEL) + rect(24, 4, 48, 72, 10, TYRE) + circle(48, 18, 9, RED, width=3)
            + circle(48, 40, 9, YELLOW, width=3) + circle(48, 62, 9, LEAF, width=3))


@symbol("wheel", "outdoors", "tyre, tire, roll")
def wheel_():
    spokes = path("M48 30V66M30 48H66M35 35L61 61M61 35L35 61", width=3)
    return circle(48, 48, 43, TYRE) + circle(48, 48, 25, STEEL) + spokes + circle(48, 48, 8, WHITE)


@symbol("bridge", "outdoors", "river, cross, over")
def bridge():
    water_ = path("M4 70H92V90H4Z", WATER) + waves(12, 82, 2, 18, WHITE, 4) + waves(62, 80, 1, 18, WHITE, 4)
    stone = path("M4 70V36Q48 12 92 36V70H78Q76 46 48 46T18 70Z", "#c99a77")
    return water_ + stone + path("M4 36Q48 12 92 36M26 40L22 28M48 32V24M70 40L74 28", width=4)


@symbol("mountain", "outdoors", "hill, climb, snow")
def mountain():
    return (path("M40 90L66 38 93 90Z", "#a9a49e") + path("M3 90L38 14 74 90Z", "#8d8c96")
            + path("M38 14L54 48 44 42 38 52 30 42 22 48Z", WHITE))


@symbol("hill", "outdoors", "climb, up, grass")
def hill():
    return path("M3 90Q20 34 48 34T93 90Z",
                LEAF) + path("M44 90Q30 76 46 66T50 36", stroke=SAND,
                             width=8) + path("M22 78V72M72 74V68M66 56V50", stroke=GREEN) + circle(
                                 80, 20, 12, YELLOW) + path("M3 90Q20 34 48 34T93 90Z")


@symbol("sea", "outdoors", "ocean, waves, water, beach")
def sea():
    back = path("M4 46Q16 30 28 42T52 40 76 40 92 34V90H4Z", BLUE)
    front = path("M4 66Q16 52 28 64T52 62 76 62 92 56V90H4Z", WATER)
    curl = path("M10 82q8-8 16 0t16 0 16 0 16 0", stroke=WHITE, width=5)
    return circle(70, 22, 14, YELLOW) + back + front + curl


@symbol("fire", "outdoors", "campfire, hot, flame, burn")
def fire():
    logs = tube("M16 88L80 76M16 76L80 88", BROWN, 8)
    flame = path("M50 4Q56 24 70 36 84 52 74 68 66 80 48 80T22 66Q14 50 30 34 32 44 38 44 36 20"
                 " 50 4Z", ORANGE)
    return logs + flame + path(
        "M50 40Q64 54 60 66 56 76 48 76T36 66Q36 56 44 52 48 48 50 40Z", YELLOW, width=3)


@symbol("nest", "nature", "bird, eggs, tree")
def nest():
    eggs = "".join(
        group(ellipse(x, 42, 12, 16, SKY), turn=f"{t} {x} 42") for x, t in ((28, -14), (68, 14), (48, 0)))
    bowl = path("M6 50Q48 62 90 50 92 88 48 88T6 50Z", BROWN)
    return eggs + bowl + path("M16 64L40 60M22 78L52 66M54 80L84 62M62 64L76 60", stroke=WOOD) + path(
        "M4 50L14 44M92 50L82 44", width=4)


@symbol("hay", "nature", "straw, farm, hay bale")
def hay():
    loose = tubes(["M20 36L8 22", "M40 34L34 16", "M56 34L60 14", "M74 36L86 22", "M12 82L3 92",
                   "M84 82L93 92"], "#f0c258", 3, 2.5)
    bale = rect(10, 34, 76, 50, 6, "#f0c258")
    straw = path("M18 46l12 4M40 44l14-3M70 42l10 6M18 64l10-5M42 58l14 5M70 62l10-6M20 76l10-3M42 74l12-3"
                 "M70 74l10 3", stroke="#a9761c", width=3.5)
    return loose + bale + straw + tubes(["M35 35V83", "M63 35V83"], RED, 4, 2)


@symbol("cone", "outdoors", "traffic cone, road works, construction")
def cone():
    body = path("M40 8Q48 2 56 8L76 78H20Z", ORANGE)
    return body + path("M34 32H62L67 50H29Z", WHITE, width=3) + rect(8, 76, 80, 15, 4, ORANGE)


@symbol("mailbox", "outdoors", "letter, mail, post")
def mailbox():
    post = rect(42, 56, 12, 36, 1, WOOD)
    tub = path("M24 22H74Q90 22 90 40V58H8V40Q8 22 24 22Z", BLUE) + path("M8 58V40Q8 22 24 22T40 40V58Z",
                                                                         BLUE_DARK)
    return post + tub + path("M66 40V12H82V22H68", RED, width=3) + path("M18 42H30", stroke=WHITE, width=5)


@symbol("police-car", "vehicles", "police, siren, car", label="police car")
def police_car():
    body = path(
        "M5 70V57Q5 50 13 48L20 46Q27 27 40 27H56Q68 27 75 46L84 48Q91 50 91 60V70Q91"
        " 75 86 75H10Q5 75 5 70Z", WHITE)
    doors = path("M28 48H70V73H28Z", BLUE_DARK, width=3) + star(49, 60, 9, YELLOW)
    glass = path("M30 46Q34 35 42 35H45V46ZM54 35H56Q62 35 66 46H54Z", SKY, width=3)
    light = path("M40 26V20Q40 15 45 15H48V26Z", RED, width=3) + path(
        "M57 26V20Q57 15 52 15H48V26Z", BLUE, width=3)
    return light + body + doors + glass + circle(85, 59, 3, YELLOW, width=3) + wheels(
        (25, 75), (72, 75), r=11)


@symbol("ship", "vehicles", "ferry, boat, sea")
def ship():
    funnels = path("M34 30V12H48V30ZM56 30V16H68V30Z", CORAL) + path(
        "M34 18H48M56 22H68", stroke=WHITE, width=4)
    cabin = path("M22 50V30H78V50Z", WHITE) + path(
        "M33 40H33.1M48 40H48.1M63 40H63.1", stroke=BLUE, width=9)
    hull = path("M4 50H92L82 80H16Z", BLUE_DARK) + path("M9 60H88", stroke=WHITE, width=4)
    return funnels + cabin + hull + tube("M4 86q7-7 15 0t15 0 15 0 15 0 15 0 13 0", WATER, 6, 3)


@symbol("hot-air-balloon", "vehicles", "fly, balloon, up", label="hot air balloon")
def hot_air_balloon():
    ropes = path("M32 58L40 76M64 58L56 76", width=3)
    bag = path("M48 4Q82 6 82 36 80 52 62 62H34Q16 52 14 36 14 6 48 4Z", PINK)
    return ropes + bag + path("M48 4Q30 18 32 40T40 62H56Q64 58 64 40T48 4Z", YELLOW, width=3) + path(
        "M36 74H60L57 91H39Z", WOOD)


@symbol("tent", "outdoors", "camping, sleep outside")
def tent():
    return path("M48 14L4 86H92Z", CORAL) + path("M48 14L34 86H62Z", "#7c3a33") + path(
        "M48 14L34 86Q44 60 48 14ZM48 14L62 86Q52"
        " 60 48 14Z", YELLOW, width=3) + path("M48 14L42 6M48 14L54 6M3 88H93")


@symbol("world", "places", "earth, globe, planet")
def world():
    land = path(
        "M22 22Q36 10 50 14 54 24 44 30 46 40 34 42 24 50 14 40 16 30 22 22ZM56 44Q70"
        " 36 84 44 86 58 74 74 62 78 62 64 52"
        " 58 56 44ZM28 62Q40 60 42 72 38 84 30 80Z",
        GREEN,
        width=3)
    return circle(48, 48, 43, WATER) + land + circle(48, 48, 43)
