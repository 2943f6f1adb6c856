"""Feelings: the child's face, large."""
from book import symbol
from faces import head
from figure import bust
from shapes import drop


@symbol("happy", "feelings", "glad, joy, smile, cheerful")
def happy():
    return head(48, 52, 36, "laugh")


@symbol("sad", "feelings", "unhappy, upset, down, cry")
def sad():
    drooping = ([(4, 82), (10, 99)], [(92, 82), (86, 99)])
    return (bust((48, 40), 30, "sad", (0, .4), drooping, bottom=97, wide=.8) + drop(28, 60, 6)
            + drop(68, 60, 6))
