"""Where things are: the ball and the box."""
from book import symbol
from shapes import WOOD, arrow, ball, path


@symbol("in", "prepositions", "inside, into, within", kind="abstract")
def in_():
    back = path("M14 50H82L76 60H20Z", "#b98550")
    front = path("M14 52H82L76 92H20Z", WOOD)
    return back + ball(48, 48, 19) + front + arrow((48, 4), (48, 26), width=8, head=11)
