"""Verbs of what hands do with things: give, get, take, put, open, push …"""
from book import symbol
from faces import GIRL
from figure import arm, bust, child
from props import floor
from shapes import (BROWN, CORAL, GREEN, ORANGE, SKIN, STEEL, TEAL, WHITE, WOOD, arrow, ball, circle,
                    cookie, ellipse, group, motion, path, rect, star, tube)


@symbol("give", "verbs", "hand over, for you, here you are", kind="abstract")
def give():
    return (bust((20, 52), 15, "happy", (.5, 0), ("", [(34, 84), (38, 74)]))
            + bust((72, 52), 15, "happy", (-.5, 0), ([(58, 86), (56, 76)], ""), who=GIRL)
            + ball(46, 62, 10) + arrow((22, 20), (74, 20), (48, 4), 9, head=13))


@symbol("take", "verbs", "grab, have it, take it away", kind="abstract")
def take():
    plate = ellipse(38, 85, 35, 8, WHITE)
    pile = cookie(20, 72, 14) + cookie(50, 72, 14)
    hand = arm([(112, -4), (96, 8), (76, 26)], width=14)
    return (plate + pile + hand + tube("M78 34L72 50", SKIN, 7) + cookie(58, 44, 16)
            + tube("M70 24L55 34", SKIN, 7) + arrow((14, 48), (40, 12), (14, 16), 9, head=12))


@symbol("get", "verbs", "fetch, reach, get it", kind="abstract")
def get():
    shelf = path("M54 30H94V38H54Z", WOOD)
    return (shelf + ball(72, 17, 12)
            + child((26, 44), (26, 72), ((20, 90), (34, 90)), 18, "laugh", (1, -1),
                    (None, [(52, 56), (60, 24)]), over="r") + arrow((84, 50), (58, 78), (82, 78), 9, head=12))


@symbol("put", "verbs", "put down, place, set", kind="abstract")
def put():
    table = path("M6 70H90V79H6Z", WOOD) + path("M16 79V93M80 79V93", stroke=BROWN, width=7)
    return (table + arrow((20, 34), (20, 64), width=9, head=12) + ball(58, 50, 18)
            + arm([(106, -16), (90, 2), (68, 30)], width=12, is_open=True))


@symbol("have", "verbs", "hold, I have, I've got", kind="abstract")
def have():
    return (bust((48, 34), 25, "happy", (0, .4)) + ball(48, 72, 16)
            + arm([(30, 66), (12, 86), (32, 82)], width=10) + arm([(66, 66), (84, 86), (64, 82)], width=10))


@symbol("share", "verbs", "half for you, divide, sharing", kind="abstract")
def share():
    half = path("M41 44A20 20 0 0 0 41 86L36 77 43 66 36 54Z", WOOD)
    other = path("M51 44A20 20 0 0 1 51 86L46 77 53 66 46 54Z", WOOD)
    return (bust((20, 28), 15, "happy", (.4, .3)) + bust((74, 28), 14, "happy", (-.4, .3), who=GIRL) + half
            + other + path("M31 58h.1M30 73h.1M61 57h.1M62 74h.1", width=6) + circle(19, 74, 6, SKIN)
            + circle(74, 74, 6, GIRL.skin))


@symbol("open", "verbs", "opened, open it, unlock")
def open_():
    inside = path("M26 50H86L82 60H30Z", "#b98550")
    lid = path("M26 52L4 16 16 9 40 48Z", "#f0c98d")
    return (inside + star(60, 50, 17) + path("M26 56H86V93H26Z", WOOD) + lid
            + arrow((88, 34), (36, 14), (78, 2), 9, head=13))


@symbol("close", "verbs", "shut, closed, close it")
def close():
    lid = path("M24 46L84 38 86 50 24 58Z", "#f0c98d")
    return (path("M26 58H84V93H26Z", WOOD) + lid + arrow((28, 8), (28, 38), width=10, head=13)
            + arm([(108, -14), (98, 2), (68, 34)], width=13, is_open=True))


@symbol("turn", "verbs", "twist, rotate, turn it", kind="abstract")
def turn():
    knob = circle(44, 54, 22, STEEL) + group(rect(39, 30, 10, 48, 5, CORAL), turn="35 44 54")
    ring = "M14 70A34 34 0 1 1 72 34"
    return (tube(ring, GREEN, 9) + path("M58 38L84 26 78 54Z", GREEN) + knob
            + arm([(112, 118), (92, 100), (62, 70)], width=13))


@symbol("push", "verbs", "shove, press, pushing")
def push():
    arms = ([(38, 52), (58, 54)], [(44, 62), (58, 64)])
    return (child((28, 24), (20, 62), ((4, 91), (30, 91)), 17, "try", (.8, 0), arms,
                  knees=((8, 76), (34, 72))) + rect(63, 44, 30, 48, 3, WOOD)
            + arrow((54, 22), (92, 22), width=9, head=13))


@symbol("pull", "verbs", "tug, drag, pulling")
def pull():
    wagon = (rect(58, 56, 34, 22, 4, CORAL) + circle(66, 84, 8, WHITE) + circle(86, 84, 8, WHITE))
    rope = path("M36 62L60 70", width=5)
    return (wagon + rope
            + child((26, 25), (18, 62), ((8, 92), (32, 92)), 17, "try", (-.7, 0),
                    ([(28, 66), (38, 62)], [(40, 56), (42, 64)]), knees=((14, 78), (28, 74)), over="")
            + arrow((88, 34), (52, 34), width=9, head=13))


@symbol("throw", "verbs", "toss, throwing")
def throw():
    return (child((32, 30), (32, 68), ((18, 92), (48, 92)), 19, "laugh", (.6, -.3),
                  ([(10, 62), (8, 50)], [(52, 50), (58, 34)]), over="r")
            + ball(80, 16, 12) + motion("M58 24Q62 18 66 17", "M64 34Q68 28 73 27"))


@symbol("hit", "verbs", "bang, punch, strike, smack")
def hit():
    return (star(76, 40, 20, ORANGE, 9) + bust((26, 46), 22, "try", (.6, 0))
            + arm([(36, 78), (58, 84), (64, 54)], width=11) + motion("M80 72L75 67"))


@symbol("drop", "verbs", "let go, fell, dropped")
def drop():
    cup = group(path("M0 0H26L23 28H3Z", TEAL), turn="28", move=(42, 56))
    return (cup + arm([(-6, -6), (10, 4), (40, 14)], width=13, is_open=True)
            + motion("M38 40V50", "M50 36V48", "M62 40V50") + floor(93)
            + arrow((82, 30), (82, 78), width=9, head=13))


@symbol("carry", "verbs", "hold, bring, carrying")
def carry():
    return (child((32, 24), (32, 62), ((16, 90), (48, 90)), 18, "happy", (.6, .2), ("", ""),
                  knees=((30, 78), (48, 74))) + rect(50, 38, 38, 32, 3, WOOD) + path("M69 38V52", width=4)
            + arm([(28, 48), (38, 76), (62, 72)], width=9))
