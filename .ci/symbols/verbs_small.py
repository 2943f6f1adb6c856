"""Sneeze, cough, yell, whisper, count, write, choose, watch …"""
from book import symbol
from faces import GIRL
from figure import arm, bust, point
from props import block
from shapes import (BLUE, BLUE_DARK, CORAL, ORANGE, PINK, PURPLE, RED, SKIN, SKY, STEEL, TEAL, WATER,
                    WHITE, WOOD, YELLOW, arrow, ball, check, circle, drop, group, motion, path, rays,
                    rect, star, tube)


@symbol("sneeze", "verbs", "achoo, cold, sneezing")
def sneeze():
    spray = "".join(drop(x, y, 4, WATER) for x, y in ((74, 52), (86, 44), (84, 62), (74, 70)))
    return bust((36, 42), 27, "ouch", (.4, .2)) + spray + motion("M70 34L80 26", "M72 84L82 88")


@symbol("cough", "verbs", "coughing, sick, cold")
def cough():
    return (bust((36, 38), 26, "ouch", (.3, .2)) + arm([(54, 74), (90, 92), (62, 60)], width=11)
            + motion("M76 44L86 38", "M78 56H90", "M76 68L84 72", width=5))


@symbol("yell", "verbs", "shout, scream, loud, call out")
def yell():
    return (bust((34, 44), 27, "shout", (.4, 0))
            + motion("M68 50L82 44", "M70 60H90", "M68 70L82 76", colour=RED, width=6))


@symbol("whisper", "verbs", "shh, quietly, secret, whispering")
def whisper():
    return (bust((70, 50), 19, "happy", (0, 0), who=GIRL) + bust((27, 50), 20, "blow", (.8, 0))
            + arm([(36, 80), (58, 92), (46, 66)], width=8)
            + motion("M44 22Q50 18 56 22", "M40 12Q50 6 60 12", colour=PURPLE))


@symbol("count", "verbs", "one two three, numbers, counting")
def count():
    three = (tube("M34 50L26 14M48 48V8M62 50L70 16", SKIN, 10)
             + path("M28 46H70V70Q70 84 50 84T28 70Z", SKIN))
    return (tube("M50 80V96", SKIN, 20) + three + path("M33 48H64", stroke=SKIN, width=7)
            + path("M30 58Q48 52 60 62M66 56Q54 68 44 66"))


@symbol("write", "verbs", "pencil, writing, letters")
def write():
    sheet = (path("M4 38H68V93H4Z", WHITE)
             + path("M14 52H46M14 64H40M14 76Q20 70 26 76T38 76", stroke=BLUE_DARK))
    pencil = (path("M42 80L45 67 76 18 87 25 56 74Z", YELLOW) + path("M76 18L79 13 90 20 87 25Z", PINK)
              + path("M45 67L56 74", width=3))
    return sheet + pencil + arm([(112, 88), (98, 68), (66, 52)], width=13)


@symbol("choose", "verbs", "pick, which one, choice, choosing", kind="abstract")
def choose():
    return (ball(22, 32, 17) + block(56, 14, 34, TEAL) + check(76, 12, 11, width=6)
            + bust((40, 74), 16, "happy", (.3, -.8), bottom=100)
            + arm([(52, 94), (76, 88), (72, 58)], width=8))


@symbol("watch", "verbs", "television, watch a show, looking")
def watch():
    tv = (rect(40, 10, 52, 44, 6, "#4a4658") + rect(47, 17, 38, 30, 3, SKY) + star(66, 32, 11)
          + path("M58 54V62M76 54V62", width=5))
    return tv + bust((27, 56), 20, "laugh", (.6, -.4))


@symbol("shake", "verbs", "rattle, wiggle, shaking")
def shake():
    rattle = group(tube("M0 12V36", WOOD, 6) + circle(0, 0, 17, CORAL)
                   + path("M-16 3Q0 12 16 3", stroke=YELLOW, width=5) + circle(0, 0, 17), turn="25",
                   move=(52, 30))
    return rattle + arm([(-4, 106), (14, 90), (42, 62)], width=13) + motion(
        "M22 14Q16 26 22 38", "M10 10Q2 26 10 42", "M82 20Q88 32 82 44", "M90 14Q98 32 90 50")


@symbol("knock", "verbs", "knock knock, knock on the door")
def knock():
    door = (path("M44 93V4H92V93", CORAL) + rect(54, 14, 28, 24, 3, "#f79d8f", outline=3)
            + circle(82, 58, 4, YELLOW, width=3))
    return (door + arm([(-6, 92), (8, 76), (40, 58)], width=13)
            + rays(46, 54, 14, 23, (-120, -85, -50, 60, 95), ORANGE, 5))


@symbol("press", "verbs", "push the button, push down, touch")
def press():
    pad = rect(10, 52, 76, 40, 10, BLUE) + circle(36, 72, 11, WHITE) + circle(66, 72, 11, RED)
    return pad + point(72, 40, 1.1, 115, sleeve=YELLOW) + rays(66, 72, 16, 22, (0, 40, 140), ORANGE)


@symbol("tear", "verbs", "rip, ripped, tearing")
def tear():
    left = path("M44 8H14V88H40L46 74 36 62 46 48 38 34 46 22Z", WHITE)
    right = path("M54 8L56 22 48 34 56 48 46 62 56 74 50 88 84 90 88 10Z", WHITE)
    return (left + right + arm([(-10, 66), (-4, 30), (16, 34)], width=11)
            + arm([(106, 66), (100, 30), (84, 34)], width=11))


@symbol("stack", "verbs", "pile up, on top, stacking")
def stack():
    rings = "".join(rect(x, y, w, 15, 7, c) for x, y, w,
                    c in ((12, 76, 52, CORAL), (17, 60, 42, YELLOW), (22, 44, 32, TEAL)))
    return (rings + rect(28, 18, 24, 15, 7, PURPLE) + arm([(112, 20), (98, 6), (58, 22)], width=12)
            + path("M38 38V40", width=4))


@symbol("zip", "verbs", "zip up, zipper, close the jacket", label="zip")
def zip_():
    coat = (path("M20 30Q48 16 76 30L84 93H12Z", TEAL) + path("M40 24L48 34 56 24")
            + path("M48 34V93", stroke=STEEL, width=6))
    return (coat + path("M48 34V93", width=2, stroke_dasharray="1 5") + rect(43, 52, 10, 14, 3, YELLOW)
            + arm([(104, 96), (96, 84), (56, 62)], width=11) + arrow((24, 80), (24, 46), width=8, head=11))
