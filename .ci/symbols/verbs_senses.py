"""Verbs of the senses and of talk: smell, taste, touch, listen, talk, think …"""
from book import symbol
from faces import head
from figure import arm, bust
from shapes import (BLUE_DARK, BROWN, CORAL, GREEN, LEAF, ORANGE, PINK, PURPLE, SKIN, SKY, STEEL, TONGUE,
                    WHITE, WOOD, YELLOW, circle, ellipse, motion, path, question, rect, speech, star,
                    thought, tube)


@symbol("smell", "verbs", "sniff, scent, nose, smelling")
def smell():
    flower = "".join(circle(70 + 10 * x, 60 + 10 * y, 8, PINK) for x,
                     y in ((0, -1), (1, -.3), (.6, .9), (-.6, .9), (-1, -.3)))
    stem = tube("M70 66V93", GREEN, 4, 3)
    return (bust((32, 40), 25, "proud", (.6, .4)) + stem + flower + circle(70, 60, 7, YELLOW)
            + motion("M60 42q-5-5 0-10", "M72 42q-5-6 0-12") + arm([(44, 76), (58, 96), (70, 84)], width=8))


@symbol("lick", "verbs", "ice cream, tongue, licking")
def lick():
    cone = (path("M58 62H86L72 93Z", WOOD)
            + path("M54 62A18 18 0 0 1 90 62Q86 68 80 64 72 70 66 64 58 68 54 62Z", PINK))
    tongue = path("M44 56Q56 54 58 60T48 66Q40 64 40 58Z", TONGUE)
    return bust((34, 42), 27, "none", (.4, 0)) + path("M34 56Q40 62 52 56") + tongue + cone + arm(
        [(46, 80), (60, 98), (72, 84)], width=8)


@symbol("taste", "verbs", "try it, flavour, tasting")
def taste():
    tongue_ = path("M30 56H50V66Q50 76 40 76T30 66Z", TONGUE)
    spoon = (tube("M90 48L62 62", STEEL, 4, 3) + ellipse(53, 66, 10, 7, STEEL)
             + path("M45 64q8-10 16 0Z", CORAL, width=3))
    return (bust((38, 40), 29, "none", (.1, 0)) + path("M26 54Q40 62 54 54") + tongue_ + spoon
            + arm([(60, 82), (98, 84), (88, 52)], width=9))


@symbol("touch", "verbs", "feel it, stroke, pet, touching")
def touch():
    bunny = (path("M24 58Q14 28 26 26T38 54M52 54Q54 26 66 28T64 58", WHITE)
             + ellipse(45, 72, 30, 21, WHITE) + path("M34 70h.1M56 70h.1", width=6)
             + path("M41 80q4 5 8 0"))
    return (bunny + arm([(112, -22), (98, 0), (66, 46)], width=12, is_open=True)
            + motion("M80 66q8 2 10 10", "M78 80q4 2 5 6"))


@symbol("listen", "verbs", "hear, ear, sound, listening")
def listen():
    waves = motion("M72 40Q78 48 72 56", "M80 33Q89 48 80 63", "M88 26Q100 48 88 70", colour=PURPLE,
                   width=5)
    return (bust((32, 44), 26, "calm", (-.3, 0)) + waves + arm([(44, 82), (70, 82), (60, 58)], width=10))


@symbol("talk", "verbs", "say, tell, speak, talking")
def talk():
    lines = path("M60 20H82M60 30H76", stroke=BLUE_DARK)
    return bust((32, 52), 24, "laugh", (.5, -.1)) + speech(70, 25, 23, 18, (54, 56)) + lines


@symbol("think", "verbs", "know, wonder, idea, thinking", kind="abstract")
def think():
    bubble = thought(64, 24, 29, 20, ((50, 49, 4),))
    return (bust((30, 56), 22, "calm", (.4, -.8)) + bubble + question(64, 24, 13)
            + arm([(42, 88), (66, 96), (44, 74)], width=8))


@symbol("laugh", "verbs", "giggle, funny, laughing")
def laugh():
    return (head(48, 52, 32, "glad")
            + motion("M10 24q6-2 8-8", "M4 42q6 0 10-5", "M86 24q-6-2-8-8", "M92 42q-6 0-10-5",
                     colour=ORANGE, width=5))


@symbol("find", "verbs", "search, look for, found it")
def find():
    lens = tube("M58 66L44 86", BROWN, 7) + circle(68, 48, 20, SKY) + star(68, 49, 13)
    return bust((26, 42), 21, "surprised", (.6, .2)) + lens + circle(46, 82, 8, SKIN)


@symbol("show", "verbs", "show me, point out, look at this", kind="abstract")
def show():
    picture = (rect(52, 28, 40, 36, 3, WHITE) + path("M56 60L66 46 74 54 80 48 88 60Z", LEAF)
               + circle(80, 39, 5, YELLOW, width=3))
    return bust((28, 46), 22, "happy", (.3, 0)) + picture + arm([(38, 76), (60, 92), (68, 66)], width=9)
