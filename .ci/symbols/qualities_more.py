"""More of what things are like: long, short, tall, round, sharp, warm, sour, sweet, old, nice, mean …"""
from book import symbol
from faces import DADDY, GIRL, head
from figure import arm, bust, child, point
from shapes import (CORAL, CREAM, GREEN, MARK, ORANGE, PINK, PURPLE, RED, TEAL, WHITE, WOOD, YELLOW,
                    arrow, ball, check, circle, cross, data, heart, motion, path, rays, rect, star,
                    tube)
from signs import ghost, sparkle, steam


def pencil(x1, x2, y, fill):
    """A pencil lying from x1 to x2, its point at x2."""
    return (path(data("M", x1, y - 8, "H", x2 - 14, "L", x2, y, "L", x2 - 14, y + 8, "H", x1, "Z"), fill)
            + path(data("M", x2 - 14, y - 8, "L", x2, y, "L", x2 - 14, y + 8, "Z"), CREAM, width=3)
            + rect(x1 - 1, y - 8, 9, 16, 2, PINK, outline=3))


@symbol("long", "describing", "lengthy, longer, not short")
def long():
    return pencil(5, 93, 36, YELLOW) + ghost(pencil(5, 44, 72, "#f2ece4")) + arrow(
        (40, 14), (92, 14), width=5, head=8)


@symbol("short", "describing", "not long, shorter, little")
def short():
    return ghost(pencil(5, 93, 28, "#f2ece4")) + pencil(5, 46, 62, YELLOW) + arrow(
        (88, 62), (58, 62), width=9, head=12)


@symbol("tall", "describing", "high, big, grown up, taller")
def tall():
    return (child(
        (40, 20), (40, 56),
        ((33, 92), (47, 92)), 16, who=DADDY, arms=([(22, 62)], [(58, 62)])) + head(78, 80, 12) + arrow(
            (8, 92), (8, 6), width=6, head=9))


@symbol("round", "describing", "circle, ball shaped")
def round_():
    return circle(48, 48, 34, YELLOW, width=5) + path("M28 38Q32 26 44 22", stroke="#fff3c4", width=6)


@symbol("sharp", "describing", "pointy, it cuts, prickly, careful")
def sharp():
    cactus = path("M20 93V30Q20 8 34 8T48 30V93Z", GREEN) + tube("M22 62H10V46", GREEN, 8, 3)
    thorns = path("M54 18l7-5M56 70l7 3M56 84l7 3M14 22l-7-4M14 78l-8 3M34 20v6M34 40v6M34 62v6M34 80v5")
    return (cactus + path("M22 62h6", stroke=GREEN, width=8) + thorns + star(62, 46, 15, RED, 8, .5)
            + point(84, 50, .9, 6, True, sleeve=YELLOW))


@symbol("warm", "describing", "cozy warm, nice and warm, not cold")
def warm():
    mug = rect(14, 46, 50, 46, 8, CORAL) + tube("M64 56q22 0 18 14t-18 10", CORAL, 5, 3)
    return steam((28, 40, 52), 40, 30, ORANGE, 4) + mug + heart(39, 70, 11, CREAM, 3)


@symbol("sour", "describing", "lemon, tart, sour taste")
def sour():
    lemon = path("M56 78Q54 62 70 58 80 54 86 60 94 64 92 72 90 88 74 92 62 94 56 88 52 84 56 78Z", YELLOW)
    return head(40, 42, 34, "sour") + lemon + path("M68 68q4-4 8-4", stroke="#fff3c4", width=4)


@symbol("sweet", "describing", "sugary, candy, sweet taste")
def sweet():
    candy = circle(70, 70, 15, PINK) + path("M57 62L44 56 46 68 42 74 56 74M83 62L93 54 92 68 96 76 84 74",
                                            PINK)
    return head(38, 38, 32, "lick",
                (.2, .1)) + candy + path("M62 64q8-6 16 2M64 78q8 2 12-4", stroke=WHITE, width=4)


@symbol("crunchy", "describing", "crispy, crackly, crunch")
def crunchy():
    chip = path("M52 66L78 52 94 74 70 90Z", "#f0b544") + path("M66 66h.1M78 66h.1M72 78h.1", width=5)
    return head(40, 42, 34, "crunch", (.2, 0)) + chip + rays(56, 64, 10, 18,
                                                             (-70, -30, 160, 120), ORANGE, 4)


@symbol("old", "describing", "not new, worn out, ancient", kind="abstract")
def old():
    shoe = path("M8 48H32Q36 60 50 64L76 68Q90 72 90 84H8Z", "#a58b74") + path("M8 84H90V92H8Z", "#cbbfb2")
    holes = path("M60 70q8-2 10 6-8 4-12-2Z", CREAM, width=3) + rect(14, 62, 16, 14, 2, TEAL, outline=3)
    web = path("M8 10L34 40M8 10H42M8 10V36M30 10Q26 26 8 30M18 10Q16 18 8 20", stroke=MARK, width=2.5)
    return shoe + holes + web + path("M40 66L48 60M50 70L57 63", width=3) + path("M14 60v4M30 74v4",
                                                                                 width=3)


@symbol("nice", "describing", "kind, friendly, good to others", kind="abstract")
def nice():
    flower = "".join(circle(50 + dx, 44 + dy, 6, PINK, width=3) for dx, dy in ((0, -7), (7, 4), (-7, 4)))
    return (bust((22, 44), 18, "glad", (.5, 0), bottom=94) + bust(
        (76, 44), 18, "glad", (-.5, 0), bottom=94, who=GIRL) + path("M50 50V72", stroke=GREEN, width=5)
            + flower + circle(50, 44, 5, YELLOW, width=3) + arm([(38, 84), (50, 72)], width=7))


@symbol("mean", "describing", "not nice, unkind, naughty, bully", kind="abstract")
def mean():
    return (bust((24, 42), 20, "mean", (.6, 0), bottom=94) + bust(
        (74, 50), 18, "cry", bottom=94, who=GIRL) + arm([(40, 74), (46, 66), (58, 60)], width=8))


@symbol("cute", "describing", "adorable, sweet, aww")
def cute():
    chick = circle(48, 58, 30, YELLOW) + path("M48 28q-6-14 4-16M50 28q6-10 10-6", width=4)
    face_ = path("M36 52v3M60 52v3", width=9) + path("M42 62H54L48 70Z", ORANGE, width=3) + path(
        "M28 64h.1M68 64h.1", stroke="#f29b8a", width=11)
    return path("M40 88V92M56 88V92", width=6) + chick + face_ + heart(16, 20, 10, PINK, 3) + heart(
        82, 22, 8, PINK, 3)


@symbol("funny", "describing", "makes me laugh, hilarious, joke, haha", kind="abstract")
def funny():
    nose = circle(48, 50, 9, RED) + path("M45 47h.1", stroke=WHITE, width=4)
    hat = path("M30 20L52 -1 62 17Z", YELLOW) + circle(53, 5, 5, RED, width=3)
    bow = path("M48 86L26 76V97ZM48 86L70 76V97Z", PURPLE) + circle(48, 86, 6, YELLOW, width=3)
    return head(48, 46, 30, "lol") + nose + hat + bow + motion("M8 30q3-7 9-11M88 30q-3-7-9-11")


@symbol("high", "describing", "up high, way up, tall")
def high():
    shelf = rect(6, 26, 60, 8, 2, WOOD) + path("M14 34V44M58 34V44")
    return shelf + ball(36, 14, 10) + bust((36, 76), 14, "wow", (.2, -.8), bottom=94) + arrow(
        (84, 92), (84, 8), width=9, head=12)


@symbol("low", "describing", "down low, near the floor")
def low():
    shelf = rect(6, 76, 60, 8, 2, WOOD) + path("M14 84V92M58 84V92")
    return shelf + ball(36, 62, 12) + arrow(
        (84, 8), (84, 92), width=9, head=12) + ghost(rect(6, 16, 60, 8, 2, "#f2ece4"))


@symbol("right", "describing", "correct, that's right, true", kind="abstract")
def right():
    return circle(48, 48, 40, "#e2f5e4") + check(48, 50, 24, width=13)


@symbol("wrong", "describing", "incorrect, not right, mistake, false", kind="abstract")
def wrong():
    return circle(48, 48, 40, "#fbe3e0") + cross(48, 48, 18, width=13)


@symbol("ready", "describing", "all set, prepared, let's go", kind="abstract")
def ready():
    bag = rect(14, 54, 68, 39, 14, CORAL)
    return (bag + bust((48, 42), 25, "glad", bottom=93, wide=.9)
            + path("M31 70V92M65 70V92", stroke=CORAL, width=7) + check(78, 24, 14, width=9))


@symbol("shiny", "describing", "sparkly, glitter, gleaming")
def shiny():
    gem = path("M24 36H72L88 54 48 92 8 54Z", TEAL) + path("M8 54H88M36 54L48 92 60 54 48 36Z", width=3)
    return gem + sparkle(16, 20, 10) + sparkle(80, 18, 13) + sparkle(48, 14, 7)


@symbol("asleep", "describing", "sleeping, fast asleep, shh")
def asleep():
    pillow = path("M6 70Q4 56 18 56H80Q92 56 90 72 90 88 76 88H20Q6 88 6 70Z", "#cfe3f7")
    blanket = path("M4 94Q10 72 48 72T92 94Z", PURPLE)
    z = path("M60 8H72L60 20H72M78 22H88L78 33H88", stroke=MARK, width=4.5)
    return pillow + head(44, 48, 26, "sleep") + blanket + z


@symbol("awake", "describing", "not asleep, up, eyes open")
def awake():
    pillow = path("M6 70Q4 56 18 56H80Q92 56 90 72 90 88 76 88H20Q6 88 6 70Z", "#cfe3f7")
    blanket = path("M4 94Q10 76 48 76T92 94Z", PURPLE)
    return (pillow + head(48, 48, 27, "awake") + blanket + rays(48, 46, 37, 45,
                                                                (-150, -120, -90, -60, -30), ORANGE, 5))
