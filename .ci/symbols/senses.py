"""How things taste, smell, sound, feel and move: yummy, yucky, spicy, stinky, loud, quiet, fast …"""
from dataclasses import replace

from book import symbol
from faces import CHILD, GIRL, head
from figure import arm, bust, palm
from shapes import (BLUE, CORAL, GREEN, LEAF, MARK, ORANGE, PINK, RED, SKIN, STEEL, WHITE, YELLOW, arrow,
                    circle, heart, motion, path, rays, tube)
from signs import drops, flame, sparkle, steam


@symbol("yummy", "describing", "delicious, tasty, good food, mmm")
def yummy():
    bowl = path("M56 66H92Q92 90 80 91H68Q56 90 56 66Z", CORAL) + path(
        "M58 66q4-10 10-5 6-8 11 0 9-5 12 5Z", LEAF)
    return head(40, 42, 35, "lick", (.2, 0)) + bowl + heart(86, 22, 8)


@symbol("yucky", "describing", "gross, disgusting, don't like the taste, eww")
def yucky():
    bowl = path("M54 72H94Q94 92 82 93H66Q54 92 54 72Z", "#a9b7c9")
    goo = path("M56 72Q58 60 66 64 72 54 80 64 90 60 92 72L86 82Q82 72 76 80 70 72 66 78Z", "#8aa84a")
    return head(38, 44, 34, "yuck", (-.3, 0)) + steam((66, 82), 56, 16, "#7a9a3a", 4) + bowl + goo


@symbol("spicy", "describing", "hot food, pepper, burns my mouth")
def spicy():
    return (head(40, 36, 30, "pant", (.3, 0), replace(CHILD, skin="#e58a68")) + flame(74, 92, .95)
            + path("M8 82Q36 88 46 62 52 58 56 64 54 93 26 93 6 92 8 82Z", RED)
            + tube("M51 61Q52 52 58 50", GREEN, 4, 2.5) + drops((10, 30, 5)))


@symbol("stinky", "describing", "smelly, stinks, bad smell, pee-yew")
def stinky():
    sock = path("M62 40H88V64Q88 70 84 76L74 90Q66 96 58 90 52 84 58 78L64 66Z", "#cfd3c0") + path(
        "M62 48H88", width=3)
    pinch = arm([(14, 76), (6, 96), (36, 58)], width=9)
    return (bust((34, 40), 25, "no", (.1, .1), bottom=93) + steam(
        (66, 76, 86), 30, 22, "#7a9a3a", 4) + sock + pinch)


@symbol("loud", "describing", "noisy, noise, volume up, shout")
def loud():
    horn = path("M8 38H24L56 14V82L24 58H8Q4 48 8 38Z", CORAL) + path("M24 38V58")
    waves = path("M66 34q8 14 0 28M76 24q14 24 0 48M86 14q20 34 0 68", width=6)
    return tube("M20 60L26 84", CORAL, 7) + horn + waves


@symbol("quiet", "describing", "shh, hush, silent, whisper")
def quiet():
    baby = circle(74, 70, 19, SKIN) + path("M66 67q4 4 8 0M78 67q3 3 6 0M72 78q3 2 6 0", width=3) + path(
        "M72 52q-4-8 4-9", width=4)
    blanket = path("M50 78Q56 90 74 88 90 88 96 76V97H46Z", "#b58be0")
    return (bust((32, 38), 27, "quiet",
                 (.1, .1), bottom=94) + tube("M34 86V60", SKIN, 6.5, 3) + circle(34, 80, 9, SKIN)
            + path("M34 78V66", stroke=SKIN, width=6.5) + arm([(14, 74), (6, 98),
                                                               (30, 84)], width=8) + baby + blanket)


@symbol("bright", "describing", "light, shiny, sunny, too bright")
def bright():
    sun = circle(70, 22, 17, YELLOW) + rays(70, 22, 23, 33, (0, 45, 90, 135, 180, 225, 270, 315), ORANGE, 6)
    return sun + bust((32, 56), 24, "squint",
                      (.2, -.2), bottom=95) + arm([(54, 88), (70, 84), (48, 44)], width=9)


@symbol("sticky", "describing", "gooey, gluey, stuck on my hands")
def sticky():
    goo = "#f29b38"
    strings = tube("M30 52Q34 66 26 82M46 50Q48 66 48 82M62 52Q60 66 70 82", goo, 6, 2.5)
    pool = path("M8 84Q14 74 28 78 38 72 48 77 60 72 70 78 86 74 90 84 90 93 78 93H18Q6 92 8 84Z", goo)
    return strings + palm(48, 30, 1.35, 180, sleeve=None) + path(
        "M20 56q4 10 8 0 4 8 8 0 5 10 10 0 5 8 9 0 5 9 10-1", stroke=goo, width=7) + pool


@symbol("messy", "describing", "mess, spilled, food everywhere, untidy")
def messy():
    bowl = path("M36 12L38 4H58L60 12", BLUE) + path("M12 32Q12 10 36 10H60Q84 10 84 32Q48 24 12 32Z", BLUE)
    noodles = tube("M20 34q-8 12 2 22M34 32q4 8-2 14M76 34q8 10-2 20M62 32q-6 6 2 12", "#ffd978", 4, 2.5)
    sauce = path(
        "M24 72q8-8 12 2 8 4 2 9-12 4-14-11ZM62 72q8-6 10 2 4 8-6 8-8-2-4-10ZM44 86q6-4 8 2-4 6-8-2Z",
        ORANGE,
        width=2.5)
    return head(48, 57, 35, "laugh") + noodles + bowl + sauce


@symbol("heavy", "describing", "weighs a lot, too heavy, can't lift")
def heavy():
    weight = path("M22 62H74L84 93H12Z", "#5f6678") + tube("M38 60V54H58V60", "#5f6678", 5, 3)
    return (bust((48, 26), 21, "strain", bottom=66, wide=.9) + arm([(32, 50), (20, 58), (38, 58)], width=7)
            + arm([(64, 50), (76, 58), (58, 58)], width=7) + weight + drops(
                (14, 24, 5), (84, 20, 5)) + path("M34 74H62", stroke="#8d95a8"))


@symbol("light-weight", "describing", "not heavy, light, feather", label="not heavy")
def light_weight():
    feather = path("M84 10Q40 6 26 44 20 62 22 74 40 72 56 62 82 44 84 10Z",
                   "#e3eefb") + path("M14 90Q36 50 66 28M34 64L30 50M46 52L44 36M50 62L40 60M62 48L52 46")
    return feather + motion("M52 84q10 6 20-2M62 92q8 2 14-4")


@symbol("fast", "describing", "quick, speedy, hurry, zoom")
def fast():
    """A hare at full speed."""
    fur = "#cfc6bd"
    legs = tube("M66 66L88 78M58 68L74 84M30 66L12 84M38 68L26 88", fur, 6, 3)
    ears = tube("M72 36L46 20M74 34L54 10", fur, 6, 3)
    body = path(
        "M20 62Q22 42 46 46 60 46 66 36 78 28 88 40 94 50 84 56 76 58 72 66 56 74 40 72 22 76 20 62Z", fur)
    return (motion("M2 44H18M2 56H12M6 32H30M2 70H10", width=5) + legs + ears + body
            + circle(18, 60, 6, WHITE) + path("M80 42v.1", width=6)
            + path("M90 46v.1", stroke=PINK, width=6))


@symbol("slow", "describing", "slowly, take your time, snail")
def slow():
    body = path("M8 78Q6 68 18 68L70 66Q68 48 74 42 84 36 90 46 92 54 84 60 84 78 70 79Z", LEAF)
    shell = circle(42, 42, 26, ORANGE) + path("M42 44q8-2 6-8-6-8-14-2-8 10 2 18 14 6 20-6 4-16-8-24",
                                              width=4.5)
    road = path("M4 90h10M24 90h.1M34 90h.1", stroke=MARK, width=5) + arrow(
        (50, 90), (72, 90), width=5, head=7)
    return tube("M76 44L74 26M86 44L92 28", LEAF, 3, 2.5) + body + shell + path(
        "M82 48v.1", width=6) + path("M78 56q5 2 8-2", width=3) + road


@symbol("pretty", "describing", "beautiful, lovely, nice looking", kind="abstract")
def pretty():
    petals = "".join(
        circle(76 + dx, 24 + dy, 8, PINK, width=3)
        for dx, dy in ((0, -9), (9, -2), (5, 8), (-5, 8), (-9, -2)))
    return (bust((46, 50), 28, "proud", bottom=94, who=GIRL) + petals + circle(76, 24, 6, YELLOW, width=3)
            + sparkle(14, 20, 10) + sparkle(88, 62, 8))


@symbol("gentle", "describing", "nice hands, softly, careful, kind touch", kind="abstract")
def gentle():
    cat = (path("M52 62L54 44 66 52H76L88 44 90 64Q92 78 72 80T52 62Z", "#f2a65a")
           + path("M50 94Q52 76 72 76T92 94Z", "#f2a65a") + path("M64 62v2M78 62v2", width=5)
           + path("M68 70q3 3 6 0", width=3))
    return (bust(
        (28, 36), 22, "proud",
        (.5, .3), bottom=94) + cat + arm([(44, 64), (52, 30),
                                          (70, 48)], width=8) + motion("M82 30q6 4 8 10M86 22q8 6 9 14"))


@symbol("careful", "describing", "watch out, caution, danger, be careful", kind="abstract")
def careful():
    return path("M48 8L92 86H4Z", YELLOW, width=6) + tube("M48 36V58", RED, 6, 2.5) + tube(
        "M48 74v.1", RED, 7, 2.5)


@symbol("stuck", "describing", "can't get out, jammed, trapped, won't move")
def stuck():
    jar = path("M34 52H78V58Q84 62 84 70V86Q84 94 76 94H36Q28 94 28 86V70Q28 62 34 58Z",
               "#dff1fa",
               fill_opacity=".8")
    inside = tube("M56 50V74", SKIN, 10) + circle(56, 78, 10, SKIN)
    return (bust((40, 28), 22, "strain",
                 (.3, .4), bottom=80, wide=.9) + arm([(54, 56), (70, 30), (60, 46)], width=9) + inside + jar
            + path("M32 52H80", width=8) + path("M34 52H78", stroke=STEEL, width=3)
            + arm([(24, 58), (8, 74), (30, 80)], width=8) + motion("M84 44l7-6M88 54h7M80 36l3-8"))
