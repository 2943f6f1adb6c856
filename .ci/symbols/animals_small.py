"""Little animals, animals of the water, and the dinosaur."""
from book import symbol
from shapes import (BROWN, CORAL, CREAM, GREEN, INK, LEAF, ORANGE, PINK, PURPLE, RED, TEAL, WATER, WHITE,
                    YELLOW, circle, ellipse, group, path, tube, tubes)
from shapes_animals import both
from shapes_food import eyes, nudge, shine, specks, thin


@symbol("frog", "animals", "ribbit, froggy, toad")
def frog():
    skin = "#6cbf4f"
    return (both(lambda s: path(f"M{48 + s * 20} 62Q{48 + s * 44} 56 {48 + s * 40} 84L{48 + s * 44} 90"
            f"H{48 + s * 22}Z", skin)) + ellipse(48, 66, 28, 24, skin)
            + ellipse(48, 72, 17, 15, "#d5ecab", "") + tube("M34 70V86M62 70V86", skin, 7)
            + both(lambda s: ellipse(48 + s * 15, 89, 9, 4.5, skin))
            + both(lambda s: circle(48 + s * 20, 18, 13, skin)) + ellipse(48, 36, 36, 23, skin)
            + both(lambda s: circle(48 + s * 20, 17, 8, WHITE, width=3))
            + specks((28, 17), (68, 17), width=8) + thin("M22 38Q48 58 74 38", None, 4)
            + specks((44, 31), (52, 31), width=3.5) + specks((22, 34), (74, 34), colour="#f3a3a0", width=9))


@symbol("ladybug", "animals", "ladybird, bug, beetle")
def ladybug():
    legs = tube("M16 44L6 38M14 58H5M18 72L9 79M80 44L90 38M82 58H91M78 72L87 79", "#8d7f86", 3, 2.5)
    return (legs + tube("M38 18Q34 8 26 7M58 18Q62 8 70 7", "#8d7f86", 3, 2.5)
            + ellipse(48, 26, 20, 15, "#4b4044") + path("M12 58Q12 28 48 28T84 58 48 92 12 58Z", RED)
            + path("M48 29V91") + specks((30, 46), (66, 46), (28, 66), (68, 66), (38, 80), (58, 80),
            width=13) + specks((40, 22), (56, 22), colour=WHITE, width=9)
            + specks((40, 22), (56, 22), width=4.5))


@symbol("bug", "animals", "beetle, insect, creepy-crawly")
def bug():
    legs = tube("M22 50L9 41M20 62H5M24 76L13 87M74 50L87 41M76 62H91M72 76L83 87", GREEN, 3, 2.5)
    return (legs + tube("M36 18Q32 8 22 8M60 18Q64 8 74 8", GREEN, 3, 2.5)
            + ellipse(48, 64, 29, 28, TEAL) + path("M48 40V91")
            + specks((34, 60), (62, 60), (38, 76), (58, 76), colour="#3f9f97", width=8)
            + ellipse(48, 30, 23, 19, GREEN) + eyes((39, 28), (57, 28), width=8)
            + thin("M41 38Q48 44 55 38", None, 3.5))


@symbol("bee", "animals", "bumblebee, buzz, honey bee")
def bee():
    wings = (group(ellipse(40, 24, 13, 20, "#d8eefa"), turn="-16 44 44")
            + group(ellipse(60, 26, 11, 17, "#d8eefa"), turn="24 52 44"))
    stripes = path("M34 38Q28 56 34 78M50 35V82", width=9)
    return (path("M12 60L2 58 12 52Z", INK) + wings + path("M10 58Q14 36 46 35 76 34 84 58 76 84 46 83 14 "
            "80 10 58Z", YELLOW) + stripes + path("M10 58Q14 36 46 35 76 34 84 58 76 84 46 83 14 80 10 58Z")
            + thin("M70 40Q72 28 80 26M78 46Q82 36 90 36", None, 4) + specks((80, 26), (90, 36), width=7)
            + eyes((68, 55), width=8) + thin("M66 68Q72 72 77 66", None, 3)
            + specks((59, 65), colour=CORAL, width=7))


@symbol("butterfly", "animals", "flutter, wings")
def butterfly():
    wings = both(lambda s: path(f"M48 48Q{48 + s * 14} 4 {48 + s * 38} 10 {48 + s * 50} "
            f"30 {48 + s * 30} 52Z", PURPLE) + path(f"M48 50Q{48 + s * 42} 50 {48 + s * 36} "
            f"76 {48 + s * 24} 96 48 62Z", PINK) + circle(48 + s * 28, 28, 8, YELLOW, width=3)
            + circle(48 + s * 24, 68, 6, CREAM, width=3))
    return (wings + thin("M46 28Q42 14 34 10M50 28Q54 14 62 10", None, 4)
            + specks((34, 10), (62, 10), width=6) + tube("M48 36V76", "#7a5a45", 6)
            + circle(48, 30, 8, "#7a5a45"))


@symbol("ant", "animals", "ants, insect")
def ant():
    body = "#a8503a"
    legs = tube("M46 56L38 70 28 88M52 56V88M58 56L68 70 76 88", body, 3, 2.5)
    return (legs + tube("M72 30Q72 14 84 10M78 32Q82 19 91 20", body, 3, 2.5) + ellipse(22, 48, 19, 15, body)
            + ellipse(52, 50, 13, 11, body) + circle(74, 42, 17, body) + circle(79, 38, 6, WHITE, width=3)
            + specks((80, 38), width=6) + thin("M74 52Q80 54 85 50", None, 3)
            + shine("M12 44Q16 38 22 38", 4))


@symbol("spider", "animals", "web, itsy bitsy spider")
def spider():
    legs = both(lambda s: tube("".join(f"M{48 + s * 16} {y}Q{48 + s * k} {y + up} {48 + s * 41} {end}"
            for y, k, up, end in ((50, 34, -22, 44), (58, 38, -12, 60), (64, 38, 0, 76), (72, 30, 2, 90))),
            "#8a7aa6", 3, 2.5))
    return (thin("M48 3V34", "#9a96ad", 4) + legs + circle(48, 60, 26, "#8a7aa6")
            + both(lambda s: circle(48 + s * 10, 54, 9, WHITE, width=3))
            + specks((40, 56), (56, 56), width=7) + thin("M38 70Q48 80 58 70", None, 3.5)
            + path("M42 74V78M54 74V78", stroke=WHITE, width=4))


@symbol("snail", "animals", "slow, shell")
def snail():
    skin = "#f2cf9b"
    return nudge((tubes(["M80 50L78 32", "M86 52L92 36"], skin, 3.5, 3)
            + specks((78, 31), (92, 35), width=8) + path("M4 88Q8 78 24 76H66"
            "Q72 70 72 58 74 46 84 46 94 48 93 62 90 88 66 88Z", skin) + circle(40, 52, 31, PINK)
            + path("M40 52Q46 46 50 54 50 64 38 64 24 60 26 46 32 32 46 34 62 40 60 60", stroke="#c9588a",
            width=6) + circle(40, 52, 31) + eyes((85, 58), width=6)
            + thin("M80 68Q86 70 90 66", None, 3)), -2, 0, s=0.98)


@symbol("worm", "animals", "earthworm, wiggle")
def worm():
    d = "M14 80V64Q14 40 28 40T42 62 56 84 70 60V40"
    return (tube(d, "#f09a9a", 15, 4) + path("M7 66H21M21 42L27 54M36 60H48M48 70L40 76M62 70H77M63 56H77",
            stroke="#d9706f", width=3.5) + circle(70, 30, 16, "#f09a9a")
            + eyes((65, 27), (77, 27), width=6.5) + thin("M64 36Q71 41 77 36", None, 3)
            + path("M4 92Q4 78 16 78T30 92Z", BROWN) + path("M4 92H50", width=4))


@symbol("caterpillar", "animals", "crawl")
def caterpillar():
    rounds = "".join(circle(x, y, 14, f, width=4) for x, y, f in ((16, 70, LEAF), (30, 58, GREEN),
            (44, 66, LEAF), (58, 72, GREEN)))
    return (thin("M16 84V90M30 72V90M44 80V90M58 86V91", ORANGE, 5) + rounds
            + thin("M68 34Q66 22 58 20M78 34Q80 22 88 20", None, 4)
            + specks((58, 20), (88, 20), colour=RED, width=8) + circle(73, 52, 20, LEAF)
            + eyes((66, 48), (82, 48), width=7) + thin("M66 58Q74 66 82 58", None, 3.5))


@symbol("dinosaur", "animals", "dino, roar")
def dinosaur():
    skin = "#86c46b"
    spikes = path("M18 60L16 46 28 52 32 38 42 46 50 34 54 44 62 30 54 52Z", YELLOW)
    return (spikes + tube("M34 74V86M56 74V86", "#62a04d", 9) + path("M4 78Q16 78 22 64 32 48 50 50 58 48 "
            "58 34V24Q58 5 74 5 92 6 93 20 94 32 80 32 76 32 75 34 76 58 68 70V91H56V78H36V91H24V80"
            "Q12 90 4 78Z", skin) + path("M66 74Q76 58 72 36 66 46 62 58Z", "#d5ecab", "")
            + specks((36, 62), (46, 58), (44, 68), colour="#5f9f4b", width=7) + eyes((76, 15), width=7)
            + specks((89, 17), width=3.5) + thin("M80 25Q86 26 90 23", None, 3))


@symbol("crab", "animals", "pinch, seaside")
def crab():
    claws = both(lambda s: tube(f"M{48 + s * 26} 58Q{48 + s * 38} 52 {48 + s * 34} 40", CORAL, 5)
            + path(f"M{48 + s * 34} 42Q{48 + s * 18} 30 {48 + s * 26} 12L{48 + s * 32} 24 {48 + s * 42} 14"
            f"Q{48 + s * 50} 34 {48 + s * 34} 42Z", CORAL))
    legs = tube("M24 74L10 76M26 80L14 88M72 74L86 76M70 80L82 88", CORAL, 3, 2.5)
    return (claws + legs + tube("M40 50V40M56 50V40", CORAL, 3, 2.5) + ellipse(48, 66, 30, 20, CORAL)
            + circle(39, 38, 7, WHITE, width=3) + circle(57, 38, 7, WHITE, width=3)
            + specks((40, 39), (56, 39), width=6) + thin("M38 68Q48 78 58 68", None, 4))


@symbol("whale", "animals", "sea, ocean")
def whale():
    return nudge((path("M44 30Q44 14 34 12M44 30Q44 14 54 12", stroke=WATER, width=5)
            + path("M72 58Q84 50 80 34 70 34 68 22 80 20 84 30 90 18 94 24 96 36 88 42 90 84 50 86 6 86 4 "
            "60 6 36 36 34 58 36 72 58Z", "#6fa8d6") + path("M6 66Q30 74 56 68 50 84 40 85 10 84 6 66Z",
            "#e4f1fa", "") + thin("M8 66Q30 74 56 66", None, 3) + eyes((24, 56), width=7.5)
            + path("M50 68Q60 72 62 82 50 82 46 74Z", "#4f86b8", width=3.5)), -2, 0, s=0.98)


@symbol("shark", "animals", "sea, ocean, fin")
def shark():
    return (path("M40 34Q44 12 56 8 60 24 60 36ZM82 50L94 30Q92 50 94 72L82 60Z", "#8d9bb0")
            + path("M3 52Q20 30 48 32 72 34 86 54 72 74 46 76 20 76 3 52Z", "#8d9bb0")
            + path("M8 56Q40 62 78 60 66 74 46 75 22 74 8 56Z", "#eef2f6", "")
            + path("M10 58Q24 66 36 58L30 70Q18 68 10 58Z", "#c9413a", width=3)
            + path("M14 60l4 4 4-4 4 4 4-4 3 3", stroke=WHITE, width=3) + eyes((24, 48), width=7.5)
            + thin("M46 44v10M53 44v10", None, 3) + path("M46 68L54 88 60 70Z", "#8d9bb0"))


@symbol("octopus", "animals", "sea, eight arms")
def octopus():
    arms = tube("M24 56Q20 76 6 74M34 62Q34 84 20 90M44 64Q46 86 42 91M54 64Q54 84 62 90M62 62Q64 80 78 88"
            "M72 56Q76 74 90 74", PURPLE, 8)
    return nudge(arms + path("M16 38Q16 4 48 4T80 38Q80 66 48 66T16 38Z", PURPLE)
            + both(lambda s: circle(48 + s * 13, 36, 9, WHITE, width=3))
            + specks((36, 37), (60, 37), width=8) + thin("M40 52Q48 58 56 52", None, 3.5)
            + specks((26, 48), (70, 48), colour="#e58fd0", width=8), 0, -1, s=0.93)


@symbol("dolphin", "animals", "sea, ocean")
def dolphin():
    return (path("M34 28Q38 10 52 8 54 20 56 28ZM10 74L5 90 17 86 27 90 20 74Z", "#6fa8d6")
            + path("M12 84Q8 44 34 28 58 16 76 34L92 44Q95 50 86 52 70 54 62 54 36 52 20 82Z", "#6fa8d6")
            + path("M30 60Q44 44 70 48 82 50 88 48 80 53 62 54 42 52 30 60Z", "#e4f1fa", "")
            + path("M56 52Q60 64 52 72 44 64 46 52Z", "#4f86b8") + eyes((70, 38), width=7)
            + path("M52 88Q62 80 70 88T88 88", stroke=WATER, width=5))
