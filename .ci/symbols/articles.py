"""The smallest words: a, the, is."""
from book import symbol
from shapes import CORAL, CREAM, GREEN, MARK, SKY, YELLOW, arrow, circle, path, rect


@symbol("a", "articles", "an, one of them, any one", kind="abstract")
def a():
    """One of several that are alike, it does not matter which."""
    return "".join(circle(x, 62, 11, CREAM, MARK, 3) for x in (20, 76)) + circle(48, 40, 22, CORAL)


@symbol("the", "articles", "this very one, that one we mean", kind="abstract")
def the():
    """The very one that is meant, of several that differ."""
    return (circle(20, 70, 12, CREAM, MARK, 3) + rect(64, 58, 24, 24, 5, CREAM, MARK, 3)
            + circle(46, 62, 20, YELLOW) + arrow((46, 6), (46, 36)))


@symbol("is", "articles", "are, am, be, equals", kind="abstract")
def is_():
    """What it is: one on this side, the same on that."""
    return (rect(6, 26, 30, 44, 7, SKY) + rect(60, 26, 30, 44, 7, SKY)
            + path("M40 42H56M40 55H56", stroke=GREEN, width=6))
