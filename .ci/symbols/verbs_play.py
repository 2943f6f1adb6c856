"""Verbs of play and making: play, read, sing, draw, paint, build, dig, hide, blow, cut, fix."""
from book import symbol
from faces import head
from figure import arm, bust, child
from props import block
from shapes import (BLUE, BLUE_DARK, CORAL, ORANGE, PURPLE, RED, SKIN, SKY, STEEL, TEAL, WHITE, WOOD,
                    YELLOW, ball, circle, data, ellipse, group, path, rect, tube)


@symbol("play", "verbs", "toys, playing, play time")
def play():
    blocks = rect(3, 70, 22, 22, 3, TEAL) + block(7, 48, 22, YELLOW)
    return (blocks + child((52, 30), (52, 74), ((38, 92), (70, 92)), 20, "laugh", (-.4, .3),
                           ([(32, 60), (22, 44)], None), knees=((32, 78), (76, 76))) + ball(82, 80, 12))


@symbol("read", "verbs", "book, story, reading")
def read():
    book = path("M48 66Q30 54 8 60V90Q30 86 48 93 66 86 88 90V60Q66 54 48 66Z", WHITE) + path("M48 66V93")
    lines = path("M18 70Q28 68 38 73M18 79Q28 77 38 82M58 73Q68 68 78 70M58 82Q68 77 78 79",
                 stroke=BLUE_DARK, width=3)
    return (bust((48, 34), 24, "calm", (0, 1)) + book + lines + circle(8, 76, 7, SKIN)
            + circle(88, 76, 7, SKIN))


@symbol("sing", "verbs", "song, singing, music")
def sing():
    return bust((38, 46), 27, "sing", (.3, -.2)) + note(70, 36) + note(84, 66)


def note(x, y):
    """A note of music; (x, y) is its head."""
    return (tube(data("M", x + 5, y, "V", y - 22, "q", 3, 8, 9, 9), PURPLE, 3, 2.5)
            + ellipse(x, y, 6.5, 5, PURPLE, width=3))


@symbol("draw", "verbs", "crayon, pencil, scribble, drawing")
def draw():
    sheet = path("M4 44H70V92H4Z", WHITE) + circle(24, 66, 11, stroke=ORANGE) + path(
        "M24 48v-1M40 58l4-3M42 74l4 2M24 82v2", stroke=ORANGE)
    crayon = path("M48 76L50 64 82 16 92 22 60 71Z", CORAL) + path("M50 65L60 71", width=3)
    return sheet + crayon + arm([(112, 84), (100, 66), (72, 48)], width=13)


@symbol("paint", "verbs", "paintbrush, painting, colour")
def paint():
    stroke_ = (path("M10 78Q20 58 34 70T56 66", stroke=CORAL, width=13)
               + path("M12 90Q26 78 40 86", stroke=BLUE, width=8))
    brush = tube("M64 54L88 16", WOOD, 5) + path("M58 50L70 58 66 66Q58 74 50 72 52 58 58 50Z", CORAL)
    return path("M4 46H76V93H4Z", WHITE) + stroke_ + brush + arm([(114, 80), (104, 54), (80, 34)], width=12)


@symbol("build", "verbs", "blocks, tower, stack, building")
def build():
    tower = block(60, 68, 24, CORAL) + block(57, 44, 24, YELLOW) + block(62, 20, 24, TEAL)
    return (child((26, 36), (26, 72), ((18, 92), (34, 92)), 19, "happy", (.6, -.6),
                  (None, [(48, 58), (60, 26)]), over="r") + tower + circle(62, 28, 6, SKIN))


@symbol("dig", "verbs", "shovel, sand, digging")
def dig():
    heap = path("M48 93Q56 76 68 78 82 70 94 93Z", "#f0d08a")
    shovel = tube("M46 50L66 72", WOOD, 4) + path("M60 70L71 62 80 80Q74 86 68 84Z", STEEL)
    return (path("M4 93H93")
            + child((28, 26), (22, 64), ((12, 91), (34, 91)), 19, "happy", (.6, .6), ("", "")) + shovel
            + heap + arm([(22, 50), (28, 74), (49, 54)], width=7)
            + arm([(36, 50), (46, 72), (57, 63)], width=7))


@symbol("hide", "verbs", "hiding, hide and seek, peekaboo")
def hide():
    return (head(50, 30, 24, "glad") + path("M16 46H84V93H16Z", WOOD) + path("M16 62H84M50 62V76", width=3)
            + circle(28, 47, 7, SKIN) + circle(72, 47, 7, SKIN))


@symbol("blow", "verbs", "bubbles, puff, blowing")
def blow():
    bubbles = "".join(circle(x, y, r, SKY, BLUE_DARK, 3) for x, y,
                      r in ((80, 40, 12), (86, 68, 8), (72, 16, 8)))
    wand = tube("M62 90V64", CORAL, 3, 2.5) + circle(62, 55, 8, WHITE) + circle(62, 55, 8, None, CORAL, 3)
    return (bust((30, 46), 24, "blow", (.8, 0)) + wand + bubbles
            + arm([(42, 76), (52, 96), (62, 82)], width=8))


@symbol("cut", "verbs", "scissors, snip, cutting")
def cut():
    paper = path("M50 10H92V86H50L50 54 62 48 50 42Z", SKY)
    blades = tube("M26 34L72 54M26 62L72 42", STEEL, 6)
    rings = "".join(circle(17, y, 11, None, RED, 5) + circle(17, y, 14.5, None, None, 3)
                    + circle(17, y, 7.5, None, None, 3) for y in (28, 68))
    return (paper + path("M66 48H92", width=3, stroke_dasharray="2 6") + blades + rings
            + path("M48 48h.1", width=6))


@symbol("fix", "verbs", "repair, mend, tool, fixing")
def fix():
    car = (path("M6 72Q6 60 18 60L26 48H52L62 60Q74 60 74 72V80H6Z", CORAL)
           + path("M30 60L33 54H46L50 60Z", SKY, width=3))
    wheels = circle(22, 82, 10, STEEL) + circle(58, 82, 10, STEEL)
    wrench = group(tube("M0 12V40", STEEL, 7), path("M-7-11A13 13 0 1 0 7-11V0H-7Z", STEEL), move=(82, 18),
                   turn=30)
    return car + wheels + wrench + arm([(122, 84), (112, 62), (76, 40)], width=11)
