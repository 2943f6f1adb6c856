"""Verbs of hands at the table and about the house: crack, dip, flip, fold, hang, dry, pick, pet …"""
from book import symbol
from faces import BABY, MOMMY, head
from figure import arm, bust, child
from shapes import (BLUE, BROWN, CORAL, CREAM, GREEN, INK, LEAF, MARK, ORANGE, PINK, PURPLE, RED, SKY,
                    STEEL, TEAL, WATER, WHITE, WOOD, YELLOW, arrow, circle, data, ellipse, group, heart,
                    motion, path, question, rays, rect, star, tube, tubes)


@symbol("crack", "verbs", "egg, break an egg, cracked")
def crack():
    left = path("M8 46L18 38 26 48 36 36 44 46Q46 14 24 10 8 20 8 46Z", CREAM)
    right = path("M54 42L62 50 70 38 80 48 88 38Q84 10 66 8 52 18 54 42Z", CREAM)
    white = path("M14 78Q10 64 28 66 40 54 54 62 76 56 82 72 90 90 62 90 44 96 32 90 14 92 14 78Z", WHITE)
    return (white + circle(48, 76, 11, YELLOW) + group(left, turn="-14 26 30")
            + group(right, turn="14 70 30"))


@symbol("dip", "verbs", "dunk, sauce, dipping")
def dip():
    carrot = path("M78 10L92 24 60 66Q54 70 52 62Z", ORANGE) + path("M78 28L84 32M70 40L75 44", width=3)
    return (ellipse(44, 62, 35, 9, RED) + carrot
            + path("M9 62Q10 92 30 93H58Q78 92 79 62 70 71 44 71T9 62Z", SKY)
            + arm([(116, -4), (106, 6), (82, 20)], width=10))


@symbol("flip", "verbs", "turn over, pancake, flipping")
def flip():
    pan = path("M6 70H66Q64 86 50 86H22Q8 86 6 70Z", "#6a6573") + tube("M66 74L92 66", BROWN, 6)
    cake = group(ellipse(0, 0, 24, 8, WOOD), move=(36, 44), turn="-18")
    return pan + cake + arrow((14, 32), (62, 28), (34, -8), 8, head=11)


@symbol("fold", "verbs", "fold clothes, folding, laundry")
def fold():
    shirt = path("M30 30Q47 44 64 30L88 42 80 62 70 58V93H24V58L14 62 6 42Z", TEAL)
    return (shirt + path("M47 42V90", stroke=WHITE, width=4, stroke_dasharray="4 8")
            + arrow((78, 22), (18, 26), (48, -8), 9, head=13))


@symbol("hang", "verbs", "hang up, hook, coat hook")
def hang():
    board = rect(8, 6, 80, 16, 4, WOOD)
    hooks = tubes(["M24 22V34Q24 40 30 40", "M72 22V34Q72 40 78 40"], STEEL, 4)
    coat = (path("M36 34H60L80 50 72 62 66 58V93H30V58L24 62 16 50Z", CORAL)
            + path("M48 40V93M38 36L48 46 58 36"))
    return board + hooks + path("M48 22V36", width=5) + coat + path("M41 60h.1M41 72h.1", width=4)


@symbol("dry-off", "verbs", "dry off, towel, drying", label="dry off")
def dry():
    towel = path("M20 84Q8 44 20 26 30 6 48 6T76 26Q88 44 76 84L60 88Q72 50 64 36 56 26 48 26T32 36Q24 50 "
                 "36 88Z", WATER)
    hands = arm([(20, 92), (8, 96), (28, 70)], width=9) + arm([(76, 92), (88, 96), (68, 70)], width=9)
    return (bust((48, 46), 22, "glad") + towel + path("M16 60H28M68 60H80M14 72H30M66 72H82", stroke=WHITE)
            + hands)


@symbol("pick", "verbs", "pick a flower, apple, take off, picking")
def pick():
    branch = tube("M4 14Q40 20 70 6", BROWN, 5)
    leaves = path("M20 16Q10 34 24 44 36 32 20 16ZM72 8Q92 10 92 28 74 28 72 8Z", LEAF, width=3)
    apple = path("M48 34Q60 28 70 38 76 60 60 68 54 70 48 67 42 70 36 68 20 60 26 38 36 28 48 34Z", RED)
    return (branch + leaves + path("M48 34L46 20") + apple
            + arm([(110, 108), (96, 96), (64, 62)], width=13, is_open=True))


@symbol("pet", "verbs", "stroke, pat, gentle, petting")
def pet():
    ears = path("M18 46Q4 54 8 76 14 88 26 80L28 50ZM66 50L70 80Q82 86 86 74 88 54 76 46Z", "#8a5234")
    face = (path("M18 58Q18 36 47 36T76 58Q78 92 47 92T18 58Z", "#c98a54")
            + ellipse(47, 80, 15, 10, CREAM, ""))
    nose = (ellipse(47, 74, 6, 4.5, INK, "") + path("M47 78V82M40 84Q47 90 54 84", width=3)
            + path("M33 60h.1M61 60h.1", width=7))
    return (ears + face + nose + arm([(112, -14), (98, 0), (60, 36)], width=12, is_open=True)
            + motion("M22 30Q14 34 10 42", "M32 22Q24 24 18 30"))


@symbol("rock-the-baby", "verbs", "rock, sway, rocking, lullaby")
def rock():
    bundle = path("M24 66Q28 54 46 56L80 66Q92 72 84 82 76 92 56 90 22 90 24 66Z", PINK)
    return (bust((50, 30), 23, "happy", (-.2, .6), who=MOMMY) + bundle + head(28, 68, 12, "sleep", who=BABY)
            + arm([(66, 60), (96, 86), (48, 86)], MOMMY, 10)
            + motion("M8 44Q2 54 6 66", "M88 40Q96 50 92 60"))


@symbol("scare", "verbs", "boo, ghost, scary, frighten")
def scare():
    body = path("M14 90V44Q14 6 48 6T82 44V90L70 82 59 91 48 82 37 91 26 82Z", WHITE)
    face = path("M36 38v6M62 38v6", width=9) + ellipse(49, 60, 9, 11, INK, "")
    ghost = group(body, face, move=(-9, 0), scale=.78, stroke_width=5.1)
    child_ = bust((70, 66), 18, "scared", (-.3, -.4), ([(52, 92), (50, 78)], [(92, 92), (90, 78)]))
    return ghost + path("M54 36Q64 30 64 18M2 50Q-1 40 6 30") + child_


@symbol("start", "verbs", "begin, ready set go, switch on", kind="abstract")
def start():
    return (circle(42, 44, 36, GREEN) + path("M32 26L60 44 32 62Z", WHITE)
            + arm([(116, 116), (100, 100), (70, 66)], width=13))


@symbol("stick-on", "verbs", "stick, sticker, glue")
def stick():
    page = path("M6 30H66V93H6Z", WHITE) + circle(22, 76, 9, CORAL, width=3) + heart(50, 76, 8)
    return (page + star(38, 46, 18) + arm([(112, -8), (98, 4), (54, 34)], width=13)
            + motion("M14 20L20 26", "M34 12V20"))


@symbol("bang", "verbs", "drum, loud, hit the pot, banging")
def bang():
    pot = path("M22 94Q18 68 34 68H66Q82 68 78 94Z", STEEL) + path("M14 93H86", width=5)
    up = tube("M14 40L10 16", WOOD, 5) + ellipse(9, 12, 6, 8, WOOD)
    hit = tube("M86 34L70 60", WOOD, 5) + ellipse(68, 63, 6, 5, WOOD)
    return (bust((46, 32), 19, "laugh", bottom=80) + pot + up + arm([(32, 58), (10, 66), (15, 42)], width=7)
            + arm([(60, 58), (78, 60), (85, 38)], width=7) + hit
            + rays(68, 62, 14, 23, (-15, 20, 190), RED, 5))


@symbol("bump", "verbs", "bonk, bump my head, ouch")
def bump():
    lump = path("M36 38Q32 15 48 15T60 38Q48 33 36 38Z", CORAL) + path("M43 24q2-3 6-3", CREAM, CREAM, 3)
    return (head(48, 63, 28, "hurt") + lump + rays(48, 26, 17, 24, (-140, -90, -40), RED, 5)
            + star(14, 28, 10) + star(82, 28, 10))


@symbol("change", "verbs", "change clothes, swap, new one", kind="abstract")
def change():
    return (tee(26, 26, BROWN) + path("M22 30h.1M32 38h.1", width=6) + tee(70, 70, YELLOW)
            + arrow((52, 16), (80, 44), (80, 14), 8, head=11)
            + arrow((42, 82), (16, 54), (16, 84), 8, head=11))


def tee(x, y, fill):
    """A small shirt around (x, y)."""
    return path(data("M", x - 9, y - 20, "q", 9, 7, 18, 0, "l", 14, 8, -6, 12, -6, -3, "v", 23, "h", -22,
                     "v", -23, "l", -6, 3, -6, -12, "Z"), fill)


@symbol("wrap", "verbs", "present, gift, paper, wrapping")
def wrap():
    box = rect(22, 42, 52, 50, 3, PURPLE) + path("M48 44V90M24 66H72", stroke=YELLOW, width=8)
    ends = tube("M48 40Q34 44 26 28M48 40Q62 44 70 28", YELLOW, 5)
    loop = path("M48 40Q32 22 44 14 50 12 48 40 46 12 54 14 64 22 48 40Z", YELLOW)
    return (box + rect(22, 42, 52, 50, 3) + loop + ends + arm([(-12, 48), (6, 44), (24, 26)], width=11)
            + arm([(108, 48), (90, 44), (72, 26)], width=11))


@symbol("wiggle", "verbs", "squirm, wriggle, shake")
def wiggle():
    return (child((50, 26), (44, 60), ((36, 92), (58, 92)), 19, "silly", (0, 0),
                  ([(20, 40), (16, 58)], [(78, 60), (80, 36)]), knees=((26, 76), (52, 76)))
            + motion("M6 30q6 6 0 12t0 12 0 12", "M90 48q-6 6 0 12t0 12 0 12", width=5))


@symbol("step", "verbs", "stairs, steps, step up")
def step():
    stairs = path("M4 93V78H34V62H62V46H93V93Z", WOOD)
    shoe = path("M36 62V46Q36 40 42 40H50Q52 48 60 50 68 52 68 62Z", CORAL)
    return stairs + tube("M43 4V38", BLUE, 13) + shoe + arrow((14, 62), (14, 24), width=8, head=11)


@symbol("lose", "verbs", "lost, can't find, missing", kind="abstract")
def lose():
    gap = circle(74, 66, 17, None, MARK, 4, stroke_dasharray="6 8")
    return bust((30, 46), 23, "sad", (.5, .5)) + gap + question(74, 24, 15)
