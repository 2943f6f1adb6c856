"""What things are like, in pairs: big and little, hot and cold, same and different, good and bad, wet,
dry, dirty and clean, full and empty, broken and fixed, soft and hard, new."""
from book import symbol
from faces import features, head
from figure import arm, bust, thumb
from shapes import (BLUE, BLUE_DARK, CORAL, CREAM, GREEN, MARK, ORANGE, RED, SKY, STEEL, TEAL, WATER, WHITE,
                    WOOD, YELLOW, arrow, ball, check, circle, cup, data, ellipse, group, path, rays,
                    rect, star, tube, tubes)
from signs import drops, flame, ghost, plaster, puddle, snowflake, sparkle, thermometer

SHIRT = "M30 22Q48 36 66 22L90 38 80 56 70 50V88H26V50L16 56 6 38Z"
MUD = "#8a5a34"


@symbol("big", "describing", "large, huge, giant, bigger")
def big():
    return (ball(54, 46, 41) + bust((20, 72), 15, "wow",
                                    (.6, -.6), bottom=95, arms=([(4, 78)], [(40, 74)])))


@symbol("little", "describing", "small, tiny, mini, baby")
def little():
    big_one = circle(62, 38, 32, "#f3ddd8") + path("M32 48Q62 20 92 48", stroke=CREAM, width=14)
    return big_one + circle(62, 38, 32) + ball(18, 81, 11) + arrow((18, 14), (18, 64), width=11, head=14)


@symbol("hot", "describing", "warm, burning, heat, careful hot")
def hot():
    return flame(34, 92, 1.45) + thermometer(78, 78, 66, .9)


@symbol("cold", "describing", "freezing, chilly, cool, icy")
def cold():
    return snowflake(34, 48, 30, width=5) + thermometer(80, 78, 66, .15, "#3f86d8")


def equals(x, y, w, colour=GREEN, width=8):
    return tubes([data("M", x - w, y - 8, "h", 2 * w),
                  data("M", x - w, y + 8, "h", 2 * w)], colour, width, 2.5)


@symbol("same", "describing", "alike, equal, match, matching", kind="abstract")
def same():
    return ball(25, 34, 21) + ball(71, 34, 21) + equals(48, 78, 17, width=8)


@symbol("different", "describing", "not the same, other, unlike", kind="abstract")
def different():
    block = rect(52, 14, 40, 40, 4, BLUE) + star(72, 35, 13)
    return ball(25, 34, 21) + block + equals(48, 78, 17, RED) + tube("M39 94L57 62", RED, 8, 2.5)


@symbol("good", "describing", "great, nice, well done, fine", kind="abstract")
def good():
    return star(58, 36, 34) + features(58, 38, 17, "glad") + thumb(40, 74, 1.1, sleeve=YELLOW)


@symbol("bad", "describing", "not good, awful, naughty", kind="abstract")
def bad():
    shape = path("M30 58Q10 58 12 42 14 30 28 30 30 10 52 12 68 12 72 26 92 26 90 44 88 58 70 58Z", "#9aa0b4")
    cloud = group(shape, features(54, 38, 20, "cross"), move=(20, -6), scale=.8, stroke_width=5)
    hand = group(thumb(0, 0, 1.3, 0, sleeve=YELLOW), move=(44, 62), scale="1 -1")
    return cloud + hand


@symbol("wet", "describing", "soaked, soggy, dripping, damp")
def wet():
    return (path(SHIRT, "#6aa9dc") + path("M34 40V74M62 40V74", stroke="#4f8cc4", width=4) + drops(
        (17, 78, 5), (80, 76, 5), (50, 62, 6), (38, 48, 4), (62, 48, 4)) + puddle(48, 90, 36, 5))


@symbol("dry", "describing", "dried, not wet, all dry")
def dry():
    rope = path("M2 22H94", stroke=MARK)
    pegs = rect(29, 14, 6, 14, 2, WOOD, outline=3) + rect(59, 14, 6, 14, 2, WOOD, outline=3)
    sun = circle(84, 80, 10, YELLOW) + rays(84, 80, 15, 21, (180, 210, 240, 270, 300, 330), ORANGE)
    return rope + path(SHIRT, YELLOW) + pegs + sun


@symbol("dirty", "describing", "muddy, filthy, stained, not clean")
def dirty():
    spots = (
        "M34 46q-8 8 2 12 8 8 12-2 10-4 0-10-4-8-14 0ZM50 68q-6 8 4 10 10 2 8-6t-12-4Z"
        "M60 38q-6 4 0 8 8 0 6-6t-6-2Z"
        "M14 36q-4 6 4 6 6-4-4-6ZM78 38q-4 6 4 6 6-4-4-6ZM32 76q-4 6 4 6 6-4-4-6Z")
    return path(SHIRT, "#f3ecd9") + path(spots, MUD, MUD, 3)


@symbol("clean", "describing", "washed, tidy, spotless, not dirty")
def clean():
    return path(SHIRT, WHITE) + sparkle(48, 60, 14) + sparkle(80, 20, 12) + sparkle(12, 18, 8) + sparkle(
        84, 76, 8)


def tumbler(fill_from=None, colour=WATER):
    """A big glass; filled from that height."""
    out = path("M18 8H78L70 92H26Z", "#eef8fd")
    if fill_from:
        shift = (fill_from - 8) * .095
        out += path(data("M", 18 + shift, fill_from, "H", 78 - shift, "L", 70, 92, "H", 26, "Z"), colour)
    return out


@symbol("empty", "describing", "nothing in it, all gone, none left")
def empty():
    rest = "".join(circle(x, y, 6, "#f3e6d0", width=3) for x, y in
                   ((14, 26), (26, 18), (38, 25), (20, 30), (32, 30)))
    full_one = ghost(rest + path("M3 31H49Q48 54 34 54H18Q4 54 3 31Z", "#eaf0f4"))
    inside = ellipse(58, 57, 35, 21, BLUE_DARK) + path("M46 64h.1M62 68h.1M72 60h.1", stroke=WOOD, width=5)
    return full_one + path("M23 57Q25 93 58 93T93 57Z", BLUE) + inside


@symbol("full-cup", "describing", "full, filled up, to the top", label="full cup")
def full_cup():
    return tumbler(14) + path("M18 15Q48 0 78 15", WATER) + path("M32 30L36 72", stroke="#a6dcf6",
                                                                 width=5) + drops((86, 40, 5), (10, 46, 5))


@symbol("full", "feelings", "full tummy, had enough, stuffed, no more food")
def full():
    belly = circle(48, 68, 25, YELLOW) + path("M42 46V62M54 46V62", stroke=BLUE_DARK, width=4)
    return (tube("M36 84V92M60 84V92", BLUE, 12) + belly
            + path("M24 74Q48 84 72 74Q70 93 48 93T24 74Z", BLUE) + head(48, 26, 22, "proud", (0, .2))
            + arm([(28, 54), (8, 66), (34, 70)], width=8) + arm([(68, 54), (88, 66), (62, 70)], width=8))


@symbol("broken", "describing", "break, cracked, smashed, not working")
def broken():
    """The toy car, its wheel off."""
    car = path("M8 72Q6 50 24 48L34 30H58L72 48Q88 50 88 72Z", RED) + path(
        "M36 36H46V48H32ZM52 36H57L66 48H52Z", SKY, width=3)
    wheels = circle(28, 74, 11, "#4a4f5c") + circle(28, 74, 4, STEEL, "") + circle(
        84, 82, 11, "#4a4f5c") + circle(84, 82, 4, STEEL, "")
    gap = path("M50 73A11 11 0 0 1 72 73", WHITE, width=3)
    crack = path("M76 50L68 58 76 62 70 70", width=3.5)
    smoke = circle(84, 34, 6, "#d9d6dd", width=3) + circle(88, 20, 8, "#d9d6dd", width=3)
    return smoke + f'<g transform="rotate(6 28 74)">{car}{gap}{crack}</g>' + wheels


@symbol("fixed", "describing", "repaired, mended, fix, all better, works again")
def fixed():
    return (cup(10, 26, 52, 64, TEAL) + path("M38 30L32 44 40 56 34 70", width=3)
            + plaster(36, 48, 1.1, 20) + check(74, 24, 17))


@symbol("soft", "describing", "fluffy, squishy, cuddly, smooth")
def soft():
    puff = path(
        "M20 66Q6 62 12 50 14 40 28 44 36 34 48 42 60 34 68 44 82 40 84 50 90 62 76 66 88 76 "
        "80 84 72 94 60 88 "
        "48 96 36 88 24 94 16 84 8 76 20 66Z", "#e3eefb")
    curls = path("M36 58q6-6 10 0M54 66q6-6 10 0M34 76q6-6 10 0", stroke="#a9bede")
    return (bust((48, 28), 23, "calm-shut", (.2, .4), bottom=80) + puff + curls
            + arm([(24, 58), (0, 76), (30, 68)], width=8) + arm([(72, 58), (96, 76), (66, 76)], width=8))


@symbol("hard", "describing", "solid, tough, stone, not soft")
def hard():
    rock = path("M6 90L14 62 34 50 62 54 84 68 92 90Z", "#a5a3ad") + path("M34 50L40 68 30 90M40 68L66 74")
    hammer = tube("M84 16L58 36", WOOD,
                  6) + f'<g transform="rotate(52 52 38)">{rect(38, 28, 26, 18, 3, STEEL)}</g>'
    return rock + hammer + rays(40, 50, 14, 22, (-170, -140, -110), RED, 5)


@symbol("new", "describing", "brand new, shiny, just bought", kind="abstract")
def new():
    shoe = path("M8 48H32Q36 60 50 64L76 68Q90 72 90 84H8Z", CORAL) + path("M8 84H90V92H8Z", WHITE)
    tag = path("M14 48L22 32", width=3) + path("M16 12L38 18 36 36 26 42 14 30Z", YELLOW, width=3) + path(
        "M24 22v.1", width=4)
    return shoe + path("M40 70L48 62M50 73L58 65", stroke=WHITE, width=4) + tag + sparkle(
        64, 36, 16) + sparkle(84, 54, 8) + sparkle(54, 12, 8)
