"""The body: the part is shown large, or on the child with the arrow to it."""
from book import symbol
from faces import head
from figure import arm
from shapes import BLUE, SKIN, YELLOW, path


@symbol("tummy", "body", "belly, stomach, abdomen")
def tummy():
    belly = path("M26 50Q14 72 30 86H66Q82 72 70 50Z", SKIN) + path("M46 70q2 4 4 0")
    trousers = path("M22 80Q48 92 74 80L73 93H23Z", BLUE)
    shirt = path("M30 38Q48 30 66 38L73 54Q48 62 23 54Z", YELLOW)
    arms = arm([(30, 42), (4, 58), (24, 58)]) + arm([(66, 42), (92, 58), (72, 58)])
    return belly + trousers + shirt + head(48, 24, 18, "glad", (0, .8)) + arms
