"""Things that several symbols hold, point to or play with, always alike: teddy, block, pin …"""
from faces import CHILD, features
from shapes import (BROWN, CREAM, RED, WATER, WHITE, YELLOW, circle, data, ellipse, path, rect, tube)


def teddy(x, y, r):
    """The teddy's head; its body is hidden by who holds it."""
    ears = "".join(circle(x + s * r * .8, y - r * .7, r * .38, BROWN) for s in (-1, 1))
    return (ears + circle(x, y, r, BROWN) + ellipse(x, y + r * .35, r * .48, r * .36, CREAM, "")
            + path(data("M", x - r * .4, y - r * .15, "h", .1, "M", x + r * .4, y - r * .15, "h", .1, "M",
                        x, y + r * .22, "h", .1), width=max(4, r * .26)))


def teddy_body(x, y, r):
    """The teddy, sitting: its head is r wide to each side; (x, y) is the middle of the head."""
    limbs = data("M", x - r * .8, y + r * 1.3, "l", -r * .4, r * .4, "M", x + r * .8, y + r * 1.3, "l",
                 r * .4, r * .4, "M", x - r * .6, y + r * 2.3, "l", -r * .4, r * .2, "M", x + r * .6,
                 y + r * 2.3, "l", r * .4, r * .2)
    return (tube(limbs, BROWN, r * .55) + ellipse(x, y + r * 1.6, r * .85, r, BROWN)
            + ellipse(x, y + r * 1.75, r * .45, r * .5, CREAM, "") + teddy(x, y, r))


def pin(x, y, r, fill=RED):
    """The pin of a map; its point is at (x, y), its head has the radius r."""
    return (path(data("M", x, y, "Q", x - r * 1.3, y - r * 1.5, x - r, y - r * 2.2, "A", r, r, 0, 1, 1,
                      x + r, y - r * 2.2, "Q", x + r * 1.3, y - r * 1.5, x, y, "Z"), fill)
            + circle(x, y - r * 2.1, r * .36, WHITE, width=3))


def block(x, y, size, fill=YELLOW):
    """A toy block with a dot on it; (x, y) is its upper left corner."""
    return rect(x, y, size, size, 3, fill) + circle(x + size / 2, y + size / 2, size * .2, WHITE, width=3)


def glass(x, y, w, h, level=.4, fill=WATER):
    """A glass; `level` is how much of it is empty."""
    top = y + h * level
    return (path(data("M", x, y, "H", x + w, "L", x + w * .88, y + h, "H", x + w * .12, "Z"), "#eef8fd")
            + path(data("M", x + w * .12 * level, top, "H", x + w - w * .12 * level, "L", x + w * .88,
                        y + h, "H", x + w * .12, "Z"), fill, width=3))


def bowl(x, y, w, fill="#f2796a"):
    """A bowl whose rim is w wide; (x, y) is the middle of the rim."""
    half = w / 2
    return path(data("M", x - half, y, "h", w, "q", 0, w * .36, -w * .3, w * .38, "h", -w * .4, "Q",
                     x - half, y + w * .36, x - half, y, "Z"), fill)


def floor(y=92, x1=4, x2=92):
    """A line to stand on."""
    return path(data("M", x1, y, "H", x2))


def faced_cup(x, y, w, h, fill, who=CHILD):
    """A cup with a face on it: whose it is."""
    return (tube(data("M", x + w, y + h * .25, "q", w * .4, 0, w * .3, h * .25, "t", -w * .4, h * .2), fill,
                 4) + rect(x, y, w, h, 6, fill) + circle(x + w / 2, y + h * .5, w * .34, who.skin, width=3)
            + features(x + w / 2, y + h * .5, w * .32))


def clock(x, y, r):
    """A clock with its hands at four."""
    return circle(x, y, r, WHITE) + path(data("M", x, y - r * .6, "V", y, "L", x + r * .42, y + r * .3))


def pillow(x, y, w, h):
    """A white pillow with soft corners."""
    return rect(x, y, w, h, 10, WHITE)


def moon(x, y, r):
    """A crescent."""
    return path(data("M", x, y - r, "A", r, r, 0, 1, 0, x + r, y + r * .3, "A", r * .85, r * .85, 0, 0, 1,
                     x, y - r, "Z"), YELLOW)
