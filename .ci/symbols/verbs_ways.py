"""More ways to move: crawl, spin, roll, fly, drive, stand up, lie down, leave, hop, chase."""
from book import symbol
from faces import BOY, SWIMMER
from figure import arm, bust, child
from props import floor
from shapes import (CORAL, GREEN, ORANGE, PURPLE, WATER, WHITE, WOOD, arrow, ball, circle, ellipse,
                    group, motion, path, rect, tube)


@symbol("crawl", "verbs", "creep, on hands and knees, crawling")
def crawl():
    return (floor(93) + child((66, 40), (26, 62), ((12, 88), (20, 90)), 19, "laugh", (.5, 0),
                              ([(52, 76), (52, 88)], [(70, 74), (72, 88)]), knees=((36, 90), (44, 96))))


@symbol("spin", "verbs", "twirl, go round, turn around, spinning")
def spin():
    ring = "M22 66Q2 72 12 80 30 92 62 86"
    return (child((48, 26), (48, 62), ((44, 86), (54, 86)), 18, "glad", (0, 0),
                  ([(20, 50), (8, 44)], [(76, 50), (88, 44)])) + tube(ring, GREEN, 8)
            + path("M60 76L84 82 64 95Z", GREEN))


@symbol("roll", "verbs", "rolling, roll the ball")
def roll():
    return (floor(92) + ball(62, 62, 28) + motion("M4 50H22", "M4 66H26", "M4 80H22", width=5)
            + arrow((30, 34), (86, 22), (56, 2), 8, head=11))


@symbol("fly", "verbs", "flying, wings, in the air")
def fly():
    body = path("M16 60Q30 46 54 44 64 34 76 38 84 40 84 48 84 72 52 76 30 78 16 60Z", WATER)
    return (path("M56 44Q54 14 78 6 88 26 70 50Z", "#9fd3f2") + body + path("M83 46L94 51 83 55Z", ORANGE)
            + path("M73 48h.1", width=6) + path("M30 62Q20 34 28 14 54 26 58 56 46 68 30 62Z", "#9fd3f2")
            + motion("M4 24H18", "M2 38H14", "M8 86H26"))


@symbol("drive", "verbs", "driving, steering wheel, car")
def drive():
    wheel = (circle(48, 72, 21, None, None, 12) + circle(48, 72, 21, None, PURPLE, 5)
             + path("M28 72H68M48 72V92", width=8) + circle(48, 72, 6, PURPLE))
    return bust((48, 32), 24, "laugh") + wheel + arm([(28, 64), (8, 84), (28, 66)], width=9) + arm(
        [(68, 64), (88, 84), (68, 66)], width=9)


@symbol("stand-up", "verbs", "stand, get up, on your feet", label="stand up")
def stand_up():
    chair = tube("M8 46V92M8 70H28V92", WOOD, 6)
    return (chair + child((48, 26), (48, 66), ((40, 92), (56, 92)), 19)
            + arrow((84, 88), (84, 30), width=10, head=13))


@symbol("lie-down", "verbs", "lie, lay down, rest", label="lie down")
def lie_down():
    body = child((48, 22), (48, 58), ((42, 88), (54, 88)), 18, "happy")
    return (rect(4, 66, 88, 16, 8, PURPLE) + group(body, turn="-90 48 48")
            + path("M14 82V92M82 82V92", width=6))


@symbol("leave", "verbs", "go away, go out, exit, leaving", kind="abstract")
def leave():
    door = path("M4 93V5H46V93Z", "#fff3d6") + path("M4 93V5L24 14V92Z", CORAL) + path("M18 54h.1", width=5)
    return (door
            + child((60, 28), (58, 64), ((46, 91), (70, 91)), 17, "happy", (.7, 0),
                    ([(42, 56), (40, 66)], [(72, 58), (76, 66)]), knees=((56, 80), (68, 76)))
            + arrow((68, 12), (94, 12), width=7, head=10))


@symbol("hop", "verbs", "bounce, hopping, like a bunny")
def hop():
    path_ = path("M6 84Q16 40 28 82 36 56 46 74", stroke=GREEN, width=5, stroke_dasharray="1 9")
    return (floor(93) + path_
            + child((62, 26), (60, 56), ((50, 72), (66, 78)), 18, "laugh", (.6, 0),
                    ([(40, 48), (36, 38)], [(80, 50), (86, 40)]), knees=((68, 66), (70, 66))))


@symbol("chase", "verbs", "run after, catch me, tag")
def chase():
    return (bust((24, 44), 16, "laugh", (.6, 0), ("", [(40, 70), (50, 58)]), bottom=80, hands="r")
            + bust((70, 40), 15, "glad", (-.5, 0), who=BOY, bottom=76)
            + motion("M4 88H20", "M30 88H46", "M56 84H68", "M76 84H86")
            + arrow((34, 8), (66, 8), width=7, head=10))


@symbol("float", "verbs", "on the water, floating")
def float_():
    back = ellipse(48, 62, 38, 15, CORAL)
    front = path("M10 62Q12 84 48 84T86 62Q82 72 48 72T10 62Z", CORAL)
    stripes = path("M22 74L26 79M48 75V80M74 74L70 79", stroke=WHITE, width=8)
    sea = path("M3 80Q14 73 25 80T48 80 71 80 93 80V94H3Z", WATER) + path("M16 89h10M62 89h12", stroke=WHITE)
    return (back + bust((48, 30), 20, "glad", arms=([(10, 52), (12, 28)], [(86, 52), (84, 28)]), over="",
                        who=SWIMMER, bottom=66) + front + stripes + front.replace(CORAL, "none") + sea)


@symbol("bounce", "verbs", "bouncing, boing, up and down")
def bounce():
    trail = path("M4 44Q16 50 22 88 30 40 44 40 54 44 62 86", stroke=GREEN, width=5, stroke_dasharray="1 9")
    return floor(93) + trail + ball(72, 40, 20) + motion("M56 90L50 84", "M70 90L76 84")
