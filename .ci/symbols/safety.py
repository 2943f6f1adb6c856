"""What must be sayable at once: it hurts, potty, sick, hungry, thirsty, don't touch, too loud, a break."""
from dataclasses import replace

from book import symbol
from faces import CHILD, head
from figure import arm, bust, child, thumb
from shapes import (BLUE, CORAL, LEAF, ORANGE, PURPLE, RED, SKIN, STONE, WATER, WHITE, YELLOW, ball, check,
                    circle, cross, drop, ellipse, group, motion, not_bar, path, question, rays, tube)
from signs import burst, drops, thinks

FLUSHED = replace(CHILD, skin="#e58a68")
GREENISH = replace(CHILD, skin="#b9bd72")


@symbol("it-hurts", "safety", "hurts, ouch, pain, that hurts, it hurts me")
def it_hurts():
    throb = rays(76, 62, 21, 28, (-80, -45, -10, 25, 60), RED, 5)
    return (bust((36, 38), 25, "pain", (.3, .2), bottom=94) + arm([(54, 72), (80, 66), (74, 93)], width=11)
            + throb + burst(74, 66, 16) + arm([(14, 74), (24, 98), (58, 80)], width=9))


@symbol("where-does-it-hurt",
        "safety",
        "where is the pain, show me where it hurts",
        kind="abstract",
        label="where does it hurt")
def where_does_it_hurt():
    spots = "".join(circle(*at, RED, width=3) for at in ((26, 16, 7), (34, 60, 6), (27, 80, 6)))
    return (child(
        (34, 28), (34, 64),
        ((26, 92), (42, 92)), 20, "sad", arms=([(8, 64)], [(60, 64)])) + spots + question(76, 44, 23))


@symbol("potty", "safety", "toilet, bathroom, pee, poop, need to go")
def potty():
    pot = "#f0b544"
    back = path("M8 64Q4 44 16 44T28 60V70H10Z", pot)
    front = path("M8 64H60Q66 78 56 93H20Q8 84 8 64Z", pot) + path("M11 67H59", stroke=YELLOW, width=5)
    legs = tube("M40 58L66 60 66 78", SKIN, 11) + tube("M66 80V84", BLUE, 15)
    shoe = path("M57 93Q56 85 66 85 82 84 82 93Z", CORAL)
    roll = path("M70 10H88V30H82V50H66V20Q66 10 70 10Z", WHITE) + path("M66 36h14", width=2.5) + ellipse(
        88, 20, 5, 10, WHITE) + path("M88 19v2")
    return back + front + legs + shoe + roll + bust((36, 27), 21, "happy", (.4, .2), bottom=62, wide=.72,
                                                    arms=("", [(58, 62), (62, 54)]))


@symbol("sick", "safety", "ill, unwell, fever, not feeling well")
def sick():
    bag = path("M26 20Q22 8 36 8 48 0 60 8 74 8 70 20 60 28 48 26 36 28 26 20Z", "#8fc4ea") + path(
        "M42 2H54V8H42Z", WHITE, width=3)
    stick = tube("M56 72L86 58", WHITE, 5, 3) + path("M58 71L72 64", stroke=RED, width=3)
    return head(48, 56, 34, "sick", who=GREENISH) + bag + stick


@symbol("hungry", "safety", "I'm hungry, want food, starving, tummy is empty")
def hungry():
    bubble = thinks(69, 21, 24, 18,
                    (46, 36, 4)) + path("M54 18H84Q84 32 74 33H64Q54 32 54 18Z", CORAL, width=3)
    food = path("M57 17q4-8 9-4 5-6 9 0 6-3 7 4Z", LEAF, width=3)
    return (bust((34, 50), 23, "bite", (.5, -.4), bottom=95) + bubble + food
            + arm([(14, 80), (4, 94), (26, 88)], width=8) + arm([(54, 80), (66, 94), (43, 88)], width=8))


@symbol("thirsty", "safety", "I'm thirsty, want a drink, dry mouth")
def thirsty():
    bubble = thinks(72, 24, 22, 21, (46, 40, 4)) + drop(72, 28, 11)
    return (bust((34, 54), 25, "pant",
                 (.4, -.2), bottom=95) + bubble + arm([(54, 86), (74, 100), (42, 84)], width=8))


@symbol("dont-touch",
        "safety",
        "don't touch me, leave me alone, hands off, stop touching",
        kind="abstract",
        label="don't touch me")
def dont_touch():
    other = group(
        arm([(108, 74), (92, 58), (66, 58)], replace(CHILD, shirt=STONE, skin="#e8b48c"), 12, True))
    return (bust((30, 44), 24, "cross", (-.5, 0), bottom=94) + other + not_bar(62, 90, 92, 40))


@symbol("too-loud", "safety", "loud, noisy, hurts my ears, turn it down", label="too loud")
def too_loud():
    waves = motion("M12 22q-10 22 0 44M84 22q10 22 0 44", colour=RED, width=5)
    return (waves + bust((48, 42), 26, "scream", bottom=94) + arm([(28, 86), (2, 90), (24, 48)], width=9)
            + arm([(68, 86), (94, 90), (72, 48)], width=9))


@symbol("too-hot", "safety", "I'm hot, sweating, overheated, hot weather", label="too hot")
def too_hot():
    sun = rays(82, 14, 18, 25, (60, 90, 120, 150, 180), ORANGE, 5) + circle(82, 14, 13, YELLOW)
    return sun + head(42, 58, 32, "tired", who=FLUSHED) + drops((12, 52, 5), (24, 42, 5), (64, 44, 5),
                                                                (74, 64, 5))


@symbol("too-cold", "safety", "I'm cold, freezing, shivering, brr", label="too cold")
def too_cold():
    shiver = motion("M9 40q-5 6 0 12t0 12M87 40q5 6 0 12t0 12", colour=WATER)
    hug = arm([(26, 74), (30, 96), (62, 84)], width=9) + arm([(70, 74), (66, 98), (34, 88)], width=9)
    return shiver + bust((48, 40), 27, "cold", who=replace(CHILD, skin="#a9b4d6")) + hug


@symbol("need-a-break",
        "safety",
        "break, rest, pause, too much, quiet time",
        kind="abstract",
        label="need a break")
def need_a_break():
    pause = circle(72, 26, 20, "#5b9bd8") + path("M66 18V34M78 18V34", stroke=WHITE, width=7)
    chair = path("M6 50Q6 42 14 42H18Q26 42 26 50V70H82Q92 70 92 78V92H8Z", PURPLE)
    return chair + tube("M36 80H70V90", BLUE, 10) + bust(
        (38, 40), 22, "sleep", bottom=78, wide=.85) + arm([(48, 64), (60, 76), (46, 76)], width=7) + pause


@symbol("yes", "safety", "yeah, yep, okay, that's right, agree", kind="abstract")
def yes():
    nod = motion("M8 34q-6 14 0 28M88 26q6 8 4 16")
    return nod + head(44, 42, 31, "laugh", (0, .2)) + check(68, 72, 19, width=11)


@symbol("no", "safety", "nope, nah, I don't want, refuse", kind="abstract")
def no():
    shake = motion("M10 22q-10 16-4 34M86 22q10 16 4 34M20 14q-3 3-5 6M76 14q3 3 5 6")
    return shake + head(48, 42, 31, "no", (-.5, 0)) + cross(72, 76, 13, width=10)


@symbol("not", "safety", "isn't, don't, negative", kind="abstract")
def not_():
    return ball(48, 48, 32) + not_bar(8, 88, 88, 8)


@symbol("dont-like", "safety", "dislike, yuck, don't want it, hate", kind="abstract", label="don't like")
def dont_like():
    food = "".join(circle(*c, "#35a85f", width=3) for c in ((60, 66, 8), (82, 66, 8), (71, 60, 10)))
    bowl = path("M50 70H92Q91 93 79 93H62Q51 93 50 70Z", BLUE)
    down = group(thumb(0, 0, 1, 0, sleeve=YELLOW), move=(74, 20), scale="-1 -1")
    return (bust((28, 40), 23, "mean", (-.6, -.1)) + down + food + bowl
            + arm([(38, 70), (44, 84), (53, 82)], width=8, is_open=True))
