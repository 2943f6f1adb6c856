"""Core verbs of wanting, feeling, looking and being able."""
from book import symbol
from faces import MOMMY, features, head
from figure import arm, bust, child, thumb
from props import clock, glass
from shapes import (BLUE, BROWN, CORAL, ORANGE, RED, STEEL, WHITE, WOOD, YELLOW, arrow, check, circle,
                    cookie, group, heart, path, rays, star, thought, tube)


@symbol("want", "verbs", "wish, would like, desire, I want", kind="abstract")
def want():
    reach = ([(46, 76), (62, 58)], [(62, 88), (78, 66)])
    return cookie(75, 22, 18) + bust((29, 46), 23, "laugh", (.8, -.7), reach, hands="lr")


@symbol("need", "verbs", "must have, require, I need", kind="abstract")
def need():
    bubble = thought(66, 28, 27, 24, ((54, 58, 4),))
    mark = tube("M80 16V30M80 39h.1", RED, 5, 2)
    return (bust((30, 56), 19, "sad", (.5, -.5), ([(22, 96), (34, 84)], [(44, 94), (36, 82)]))
            + bubble + glass(52, 16, 18, 24) + mark)


@symbol("like", "verbs", "enjoy, fond of, I like it", kind="abstract")
def like():
    return bust((34, 44), 26, "glad", (.2, 0)) + heart(76, 22, 13) + thumb(76, 70, 1.05, sleeve=YELLOW)


@symbol("help", "verbs", "assist, help me, give a hand", kind="abstract")
def help_():
    return (bust((30, 54), 22, "sad", (.6, -.6), ("", [(62, 86), (61, 54)]), hands="r")
            + arm([(108, -22), (94, 0), (76, 26)], MOMMY, 11, True))


@symbol("feel", "verbs", "feeling, emotion, how I feel", kind="abstract")
def feel():
    smile = circle(14, 18, 11, YELLOW) + features(14, 18, 11)
    frown = circle(82, 18, 11, BLUE) + features(82, 18, 11, "sad")
    return (smile + frown + bust((48, 38), 23, "calm", (0, .6)) + heart(48, 75, 15)
            + arm([(64, 70), (78, 92), (54, 82)], width=9))


@symbol("look", "verbs", "look at, watch, look there", kind="abstract")
def look():
    eyes = "".join(circle(x, 52, 10, WHITE) + path(f"M{x + 4} 52h.1", width=9) for x in (28, 50))
    return (head(36, 50, 31, "none", (0, -9)) + eyes + path("M34 70q8 4 12-2")
            + arrow((66, 52), (94, 52), width=10))


@symbol("see", "verbs", "I see, sight, watch", kind="abstract")
def see():
    sight = path("M40 46L93 16V80Z", "#ffe890", "") + path("M52 40L84 22M52 54L84 73", stroke=ORANGE,
                                                         width=3.5)
    eyes = "".join(circle(x, 50, 9, WHITE) + path(f"M{x + 4} 50h.1", width=8) for x in (22, 41))
    return (head(28, 50, 25, "none", (0, -20)) + sight + eyes + path("M26 64q8 6 14-1")
            + star(79, 48, 15, CORAL))


@symbol("wait", "verbs", "hold on, later, in a moment", kind="abstract")
def wait():
    chair = path("M10 50V92M10 74H40V92", stroke=BROWN, width=7)
    return (chair + child((28, 28), (24, 68), ((48, 92), (42, 92)), 19, "plain", (.4, 0),
                          ([(18, 66), (36, 68)], [(44, 62), (40, 70)]), knees=((46, 66), (40, 68)))
            + clock(72, 34, 20))


@symbol("can", "verbs", "able, I can, able to", kind="abstract")
def can():
    flex = ([(8, 74), (16, 46)], [(88, 74), (80, 46)])
    return bust((48, 42), 22, "laugh", arms=flex) + check(78, 20, 13, width=7)


@symbol("do", "verbs", "act, do it, make happen", kind="abstract")
def do():
    gear = group(path("M0-15V15M-15 0H15M-10.6-10.6L10.6 10.6M10.6-10.6L-10.6 10.6", width=11)
                 + path("M0-14V14M-14 0H14M-10-10L10 10M10-10L-10 10", stroke=STEEL, width=5)
                 + circle(0, 0, 11, STEEL, "") + circle(0, 0, 5, WHITE, width=3), move=(72, 70))
    hammer = tube("M72 40L86 14", WOOD, 5, 3) + tube("M76 6L94 16", "#7b8796", 9, 3)
    return (bust((32, 36), 22, "happy", (.5, .3)) + gear + hammer
            + arm([(48, 62), (58, 72), (70, 44)], width=8) + arm([(16, 64), (14, 94), (52, 78)], width=8))


@symbol("make", "verbs", "create, craft, build", kind="abstract")
def make():
    house = path("M26 56H70V92H26Z", YELLOW) + path("M42 92V74H54V92Z", BLUE)
    roof = path("M18 44L48 18 78 44Z", CORAL)
    hands = arm([(-10, 70), (-6, 36), (22, 36)], width=10) + arm([(106, 70), (102, 36), (74, 36)], width=10)
    return house + roof + hands + rays(48, 18, 7, 14, (-130, -90, -50), ORANGE)
