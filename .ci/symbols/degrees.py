"""How much of something it is: so, too much. And what is denied with all of it: not sleepy, don't want to go."""
from book import symbol
from feelings_soft import sleepy
from shapes import BLUE, CORAL, CREAM, MARK, RED, circle, cookie, cross, group, motion, not_bar, path, tube
from verbs_move import go


@symbol("so", "quantities", "very, really, so much, super, a lot", kind="abstract")
def so():
    """Each is larger than the one before; the largest is meant, and said with a stress."""
    pale = circle(10, 80, 7, CREAM, MARK, 3) + circle(28, 72, 12, CREAM, MARK, 3)
    stress = tube("M84 14V58", RED, 9) + circle(84, 78, 6, RED)
    return pale + circle(52, 58, 23, CORAL) + stress


@symbol("too-much",
        "quantities",
        "too, too many, too full, overflowing, falling out, spilling over, spill",
        kind="abstract",
        label="too much")
def too_much():
    """More cookies than the bowl holds: they fall over its rim."""
    heap = ((32, 48), (64, 48), (48, 46), (40, 28), (57, 28), (48, 12))
    bowl = path("M18 58H78Q77 92 60 92H36Q19 92 18 58Z", BLUE)
    falls = cookie(12, 78, 10) + cookie(84, 66, 10) + motion("M10 46Q4 54 6 62M86 40Q92 46 91 52")
    return "".join(cookie(x, y, 12) for x, y in heap) + falls + bowl + cross(80, 16, 11, width=9)


@symbol("not-sleepy",
        "feelings",
        "not tired, no nap, no sleep, don't want to sleep, no bed",
        kind="abstract",
        label="not sleepy")
def not_sleepy():
    return group(sleepy(), scale=".86") + cross(76, 76, 15, width=11)


@symbol("dont-want-to-go",
        "feelings",
        "don't go, no go, not going, not leaving, stay",
        kind="abstract",
        label="don't want to go")
def dont_want_to_go():
    return go() + not_bar(62, 92, 92, 52)
