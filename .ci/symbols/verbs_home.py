"""Verbs of the day at home: clean up, flush, pee, spill, sweep, hold …"""
from book import symbol
from faces import BABY, MOMMY, head
from figure import arm, bust, child, palm
from props import block, floor, teddy
from shapes import (BLUE, BROWN, CORAL, CREAM, LEAF, ORANGE, RED, SKIN, SKY, STEEL, TEAL, WATER, WHITE,
                    WOOD, YELLOW, arrow, ball, circle, drop, ellipse, group, heart, motion, path, rays,
                    rect, star, tube)


@symbol("clean-up", "verbs", "tidy, put away, tidy up", label="clean up")
def clean_up():
    bin_ = path("M48 62H93L89 93H52Z", CORAL) + star(70, 78, 9)
    toys = block(56, 46, 18, TEAL) + ball(82, 54, 9)
    return (toys + bin_ + bust((22, 46), 20, "happy", (.5, .3))
            + arm([(32, 70), (40, 92), (54, 62)], width=8) + arrow((69, 6), (69, 34), width=9, head=12))


@symbol("flush", "verbs", "flush the toilet, toilet handle")
def flush():
    tank = rect(40, 8, 42, 34, 5, WHITE)
    seat = path("M30 48H92Q92 74 74 78V93H50V78Q30 74 30 48Z", WHITE) + ellipse(61, 49, 33, 8, SKY)
    swirl = path("M44 50Q54 44 62 49T78 49", stroke=WATER, width=5)
    handle = tube("M46 18H34", STEEL, 4, 3)
    return (tank + seat + swirl + handle + arm([(-8, 62), (4, 50), (26, 24)], width=12)
            + arrow((14, 26), (14, 44), width=6, head=9))


@symbol("hold-hands", "verbs", "hand in hand, walk together, hold my hand", label="hold hands")
def hold_hands():
    return (arm([(-8, 84), (8, 90), (44, 62)], width=15) + arm([(104, 10), (90, 14), (58, 46)], MOMMY, 17)
            + path("M38 58Q34 44 46 42L60 38Q70 40 68 50L62 62Q56 74 44 70Z", SKIN)
            + path("M40 54L58 50M42 62L60 57", width=3.5) + heart(26, 26, 13))


@symbol("pee", "verbs", "wee, tinkle, pee-pee, urine")
def pee():
    bowl_ = (path("M4 60H48Q46 80 34 84V93H16V84Q4 78 4 60Z", WHITE) + path("M2 60H50", width=7)
             + path("M6 60H46", stroke=SKY, width=3))
    stream = path("M60 58Q40 40 28 56", stroke=YELLOW, width=5) + drop(14, 42, 5, YELLOW)
    return stream + bowl_ + child((70, 26), (72, 66), ((66, 92), (82, 92)), 19, "happy", (-.6, .3),
                                  ([(58, 62), (62, 64)], [(88, 62), (76, 66)]))


@symbol("poop", "verbs", "poo, number two, poopy")
def poop():
    heap = ("M48 8Q66 16 58 30 76 30 70 48 92 50 88 70 86 86 66 86H30Q10 86 8 70 4 50 26 48 20 30 40 30"
            " 52 22 48 8Z")
    return path(heap, BROWN) + path("M34 48Q50 52 60 46M26 68Q50 74 72 66")


@symbol("shut", "verbs", "close the door, shut the door, closed")
def shut():
    return (path("M8 93H92") + frame_of_door() + arrow((92, 30), (66, 30), width=9, head=12)
            + arm([(110, 84), (98, 74), (62, 66)], width=12, is_open=True))


def frame_of_door():
    """A door in its frame, nearly shut."""
    return (path("M10 93V5H70V93Z", WHITE) + path("M18 93V12H58V93Z", CORAL)
            + circle(50, 54, 4, YELLOW, width=3))


@symbol("snuggle", "verbs", "cuddle up, cozy, nestle")
def snuggle():
    blanket = path("M4 66Q48 50 92 66V93H4Z", TEAL) + path("M4 66Q48 50 92 66V77Q48 62 4 77Z", "#c8efe9")
    return (head(36, 40, 22, "sleep", (.3, .2)) + teddy(70, 48, 16) + blanket
            + arm([(20, 84), (40, 82), (62, 72)], width=9))


@symbol("spill", "verbs", "tip over, mess, spilled, knock over")
def spill():
    puddle = path("M6 84Q8 74 26 76 36 68 52 74 70 66 90 78 98 92 70 92H20Q4 94 6 84Z", WATER)
    cup_ = group(tube("M16-2Q16-16 26-14T34-2", CORAL, 4) + path("M0 0H42L38 34H4Z", CORAL), turn="-72",
                 move=(38, 66))
    return (puddle + path("M36 68Q24 60 22 84L52 80Z", WATER) + cup_ + drop(12, 60, 5)
            + motion("M24 20Q36 8 50 14", "M34 30Q40 24 48 26"))


@symbol("sweep", "verbs", "broom, clean the floor, sweeping")
def sweep():
    broom = (tube("M46 30L66 68", WOOD, 4) + path("M58 70L74 62 90 84 66 93Z", YELLOW)
             + path("M68 78L72 90M74 74L80 87", width=3))
    return (floor(93) + child((28, 26), (26, 66), ((18, 91), (36, 91)), 19, "happy", (.5, .4), ("", ""))
            + broom + arm([(20, 48), (24, 68), (54, 48)], width=7)
            + arm([(38, 48), (46, 68), (60, 58)], width=7))


@symbol("bring", "verbs", "fetch, bring me, bring it", kind="abstract")
def bring():
    return (child((34, 26), (32, 62), ((18, 90), (46, 90)), 18, "happy", (.6, 0), ("", ""),
                  knees=((30, 78), (46, 74))) + ball(62, 54, 13)
            + arm([(28, 50), (38, 78), (60, 66)], width=8) + arrow((58, 84), (93, 84), width=8, head=11))


@symbol("break", "verbs", "broken, crack, smash, snap")
def break_():
    left = path("M8 40Q8 86 40 88L46 74 36 66 46 54 38 40Z", BLUE)
    right = path("M52 36L60 52 50 64 60 72 54 86Q88 80 86 34Z", BLUE)
    return left + right + rays(48, 34, 12, 24, (-90, -55, -125), ORANGE, 5)


@symbol("feed", "verbs", "feed the baby, give food, feeding")
def feed():
    spoon = (tube("M78 46L58 54", STEEL, 3.5, 3) + ellipse(53, 56, 8, 6, STEEL)
             + path("M46 54q7-9 14 0Z", LEAF, width=3))
    bib = path("M18 72Q34 88 52 72L58 93H12Z", YELLOW)
    return (bust((34, 46), 25, "eat", (.4, .1), who=BABY) + bib + spoon
            + arm([(112, 96), (104, 76), (80, 46)], MOMMY, 12))


@symbol("hold", "verbs", "keep, hold on, grip")
def hold():
    return ball(48, 34, 29) + palm(24, 64, 1, 36, sleeve=YELLOW) + palm(72, 64, 1, -36, True, sleeve=YELLOW)


@symbol("put-on", "verbs", "wear, get on, put it on", label="put on")
def put_on():
    hat = path("M22 38Q22 8 48 8T74 38Z", RED) + rect(16, 34, 64, 12, 6, CREAM) + circle(48, 8, 6, CREAM)
    return (bust((48, 56), 25, "happy", bottom=94) + hat + arm([(30, 88), (0, 74), (18, 42)], width=9)
            + arm([(66, 88), (96, 74), (78, 42)], width=9))
