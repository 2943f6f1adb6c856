"""The people of a child's day: family, friends, and who helps."""
from book import symbol
from faces import (BABY, BIG_BROTHER, BIG_SISTER, BOY, DADDY, DOCTOR, GIRL, GRANDMA, GRANDPA, MAN, MOMMY,
                   TEACHER, WOMAN, head)
from figure import arm, bust, child
from shapes import PINK, STEEL, TEAL, WHITE, arrow, circle, data, heart, path, rect


@symbol("baby", "people", "infant, newborn, little one")
def baby():
    wrap = path("M22 56Q8 92 48 93T74 56Q48 74 22 56Z", PINK) + path("M24 62Q44 74 66 92M72 60Q60 70 50 74")
    pacifier = circle(48, 54, 8, TEAL, width=3.5) + circle(48, 54, 3, WHITE, width=2.5)
    return head(48, 38, 28, "none", who=BABY) + wrap + pacifier


@symbol("friend", "people", "friends, buddy, playmate, pal")
def friend():
    return (bust((28, 44), 20, "laugh", (.3, 0)) + bust((68, 44), 20, "laugh", (-.3, 0), who=BOY)
            + heart(48, 13, 9) + arm([(38, 70), (48, 78), (80, 76)], width=7)
            + arm([(58, 70), (48, 90), (18, 84)], BOY, 7))


@symbol("boy", "people", "lad, son")
def boy():
    return child((48, 27), (48, 68), ((39, 92), (57, 92)), 21, "laugh", who=BOY)


@symbol("girl", "people", "daughter")
def girl():
    return child((48, 27), (48, 68), ((39, 92), (57, 92)), 21, "laugh", who=GIRL)


@symbol("man", "people", "guy, mister, gentleman")
def man():
    return child((48, 20), (48, 58), ((40, 92), (56, 92)), 15, who=MAN)


@symbol("woman", "people", "lady, miss")
def woman():
    skirt = path("M38 52H58L68 78H28Z", TEAL)
    return (child((48, 20), (48, 56), ((41, 92), (55, 92)), 15, who=WOMAN,
                  arms=([(30, 46), (26, 60)], [(66, 46), (70, 60)])) + skirt)


@symbol("brother", "people", "big brother, sibling")
def brother():
    return siblings(BIG_BROTHER)


def siblings(who):
    """The child and a bigger one; the arrow says which one is meant."""
    return (bust((62, 46), 20, "laugh", who=who) + bust((26, 64), 15)
            + arrow((62, 2), (62, 21), width=8, head=11))


@symbol("sister", "people", "big sister, sibling")
def sister():
    return siblings(BIG_SISTER)


@symbol("grandma", "people", "grandmother, nana, granny")
def grandma():
    return bust((48, 44), 27, who=GRANDMA) + glasses(48, 47, 27)


@symbol("grandpa", "people", "grandfather, papa, granddad")
def grandpa():
    return bust((48, 40), 27, who=GRANDPA) + glasses(48, 43, 27)


def glasses(x, y, r):
    """Glasses on a face at (x, y)."""
    return "".join(circle(x + s * r * .4, y, r * .27, None, width=3) for s in (-1, 1)) + path(
        data("M", x - r * .13, y, "h", r * .26), width=3)


@symbol("teacher", "people", "school, daycare, teachers")
def teacher():
    board = rect(34, 4, 58, 46, 3, "#4f8f6f") + path("M66 16H84M66 26H80M66 36H84", stroke=WHITE)
    return (board + bust((32, 46), 21, who=TEACHER) + glasses(32, 48, 21)
            + arm([(46, 76), (68, 80), (66, 56)], TEACHER, 8))


@symbol("doctor", "people", "nurse, check-up, physician")
def doctor():
    tube_ = path("M36 70Q34 92 48 90 60 88 60 70", width=4) + circle(48, 86, 6, STEEL, width=3)
    mirror = path("M24 24H72", width=5) + circle(48, 20, 8, STEEL)
    return bust((48, 42), 26, who=DOCTOR) + tube_ + mirror


@symbol("family", "people", "my family, everybody at home")
def family():
    return (bust((27, 28), 17, who=MOMMY) + bust((68, 28), 17, who=DADDY) + bust((48, 62), 17, "laugh"))


@symbol("kids", "people", "children, child, everybody")
def kids():
    return bust((25, 54), 14, who=GIRL) + bust((75, 54), 15, who=BOY) + bust((49, 52), 18, "laugh")


@symbol("people", "people", "persons, everyone, crowd")
def people():
    return bust((26, 38), 16, who=WOMAN) + bust((70, 38), 16, who=MAN) + bust((48, 58), 16, who=GRANDMA)
