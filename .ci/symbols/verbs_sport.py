"""Verbs of the playground and the pool: kick, catch, swing, slide, swim, splash."""
from book import symbol
from faces import SWIMMER, head
from figure import arm, bust, child
from props import floor
from shapes import BLUE, ORANGE, STEEL, WATER, WHITE, WOOD, ball, drop, motion, path, tube


@symbol("kick", "verbs", "kick the ball, football, kicking")
def kick():
    return (floor(93, 4, 60) + child((32, 26), (30, 60), ((24, 91), (62, 76)), 18, "laugh", (.7, 0),
                                     ([(12, 56), (6, 46)], [(50, 50), (60, 46)]), knees=(None, (50, 78)))
            + ball(82, 66, 11) + motion("M68 50L74 54"))


@symbol("catch", "verbs", "grab, catch the ball, catching")
def catch():
    return (bust((30, 50), 22, "laugh", (.6, -.5), ([(44, 76), (62, 44)], [(68, 86), (84, 60)]), hands="lr")
            + ball(78, 34, 13) + motion("M92 10L88 16", "M80 6L79 13"))


@symbol("swing", "verbs", "swinging, on the swing, push me")
def swing():
    frame = path("M8 5H88", stroke=WOOD, width=7)
    return (frame + path("M30 5L26 66M66 5L70 66", width=4)
            + child((48, 30), (48, 60), ((36, 84), (60, 84)), 18, "laugh", (0, 0),
                    ([(22, 58), (28, 42)], [(74, 58), (68, 42)]), knees=((34, 62), (62, 62)))
            + motion("M10 58Q4 70 12 80", "M86 58Q92 70 84 80"))


@symbol("slide", "verbs", "sliding, go down the slide")
def slide():
    ramp = path("M24 34L64 78Q70 84 92 84V92H64Q58 92 54 87L18 48Z", ORANGE)
    ladder = tube("M10 40V92M24 50V92M10 58H24M10 74H24", STEEL, 3, 2.5)
    return (ladder
            + child((50, 26), (52, 58), ((72, 76), (76, 82)), 17, "laugh", (.6, 0),
                    ([(32, 36), (30, 22)], [(68, 38), (72, 24)]), knees=((64, 62), (66, 66))) + ramp)


@symbol("swim", "verbs", "swimming, pool, water")
def swim():
    water = path("M3 62Q14 54 25 62T48 62 71 62 93 62V93H3Z", WATER)
    waves = path("M12 78Q20 72 28 78M50 80Q58 74 66 80", stroke=WHITE)
    return (arm([(48, 60), (70, 16), (88, 50)], SWIMMER, 9) + head(40, 42, 22, "laugh", (.4, 0)) + water
            + waves)


@symbol("splash", "verbs", "splashing, water, puddle")
def splash():
    drops = drop(10, 54, 6) + drop(86, 54, 6) + drop(20, 38, 4) + drop(76, 38, 4)
    crown = path("M6 86Q14 66 20 64 22 76 32 78 48 84 64 78 74 76 76 64 82 66 90 86"
                 " 74 94 48 94 22 94 6 86Z", WATER)
    return (child((48, 28), (48, 66), (None, None), 19, "laugh", (0, 0),
                  ([(24, 60), (30, 78)], [(72, 60), (66, 78)])) + path("M36 68H60V80H36Z", BLUE, "") + crown
            + drops)
