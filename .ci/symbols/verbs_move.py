"""Verbs of the whole body: go, come, walk, run, jump, fall …"""
from book import symbol
from figure import arm, bust, child
from props import floor
from shapes import PURPLE, RED, STEEL, WOOD, arrow, circle, group, motion, path, tube


@symbol("go", "verbs", "leave, move, start, going", kind="abstract")
def go():
    return (child((33, 25), (30, 60), ((14, 88), (44, 90)), 19, "happy", (.8, 0),
                  ([(8, 58), (12, 68)], [(50, 62), (58, 52)]), knees=((28, 78), (46, 72)))
            + arrow((60, 72), (94, 72), width=12, head=17))


@symbol("come", "verbs", "come here, come to me, approach", kind="abstract")
def come():
    return (bust((28, 42), 23, "laugh", (.5, 0))
            + arm([(40, 74), (66, 92), (60, 66)], width=10, is_open=True)
            + arrow((93, 24), (58, 24), width=11, head=15)
            + motion("M75 58Q81 66 77 76", "M85 54Q93 66 87 80"))


@symbol("walk", "verbs", "stroll, on foot, walking")
def walk():
    return (floor() + child((50, 24), (46, 60), ((26, 89), (66, 89)), 19, "happy", (.8, 0),
                            ([(28, 58), (24, 68)], [(68, 56), (74, 66)]), knees=((42, 78), (62, 70))))


@symbol("run", "verbs", "fast, race, running")
def run():
    return (child((60, 24), (46, 58), ((14, 74), (66, 88)), 18, "laugh", (.8, 0),
                  ([(30, 40), (24, 54)], [(78, 60), (86, 46)]), knees=((36, 84), (80, 60)))
            + motion("M4 30H26", "M4 44H16", "M4 58H20"))


@symbol("jump", "verbs", "hop, leap, bounce, jumping")
def jump():
    return (floor(93, 22, 74) + motion("M36 86V80", "M48 86V78", "M60 86V80")
            + child((48, 26), (48, 56), ((28, 68), (68, 68)), 18, "laugh", (0, 0),
                    ([(18, 42), (12, 18)], [(78, 42), (84, 18)]), knees=((20, 52), (76, 52))))


@symbol("climb", "verbs", "go up, ladder, climbing")
def climb():
    ladder = tube("M62 4V92M88 4V92M62 18H88M62 38H88M62 58H88M62 78H88", WOOD, 4)
    return ladder + child((38, 32), (36, 66), ((44, 92), (64, 78)), 18, "happy", (.4, -.8),
                          ([(46, 58), (66, 54)], [(60, 40), (66, 16)]), knees=(None, (56, 58)), over="r")


@symbol("fall", "verbs", "fall down, trip, fell, falling")
def fall():
    body = child((48, 26), (48, 60), ((34, 84), (64, 82)), 18, "surprised", (0, 0),
                 ([(24, 50), (16, 34)], [(72, 50), (80, 34)]))
    return floor(93) + group(body, turn="78 50 54") + motion("M20 8Q34 2 46 10", "M8 22Q14 14 22 18")


@symbol("sit", "verbs", "sit down, seat, chair, sitting")
def sit():
    chair = tube("M22 34V91M22 68H52V91", WOOD, 7)
    return chair + child((42, 28), (36, 64), ((66, 91), (72, 91)), 19, "happy", (.6, 0),
                         (None, [(52, 60), (56, 64)]), knees=((68, 56), (76, 60)))


@symbol("ride", "verbs", "bike, tricycle, riding")
def ride():
    wheels = circle(22, 76, 15, STEEL) + circle(74, 76, 15, STEEL) + path("M22 76h.1M74 76h.1", width=8)
    frame = tube("M22 76L44 62 74 76 66 44 76 40", RED, 5, 3)
    return wheels + frame + child((44, 22), (40, 54), (None, (56, 82)), 17, "laugh", (.7, 0),
                                  ("", [(56, 52), (68, 44)]), knees=(None, (66, 54)))


@symbol("dance", "verbs", "dancing, boogie, move to music")
def dance():
    notes = path("M10 34V14L24 10V30M78 70V50L92 46V66", stroke=PURPLE) + "".join(
        circle(x, y, 4.5, PURPLE, PURPLE) for x, y in ((6, 34), (20, 30), (74, 70), (88, 66)))
    return notes + child((46, 28), (50, 62), ((30, 80), (58, 92)), 18, "glad", (.3, 0),
                         ([(18, 62), (12, 52)], [(76, 50), (80, 26)]), knees=((28, 66), None))
