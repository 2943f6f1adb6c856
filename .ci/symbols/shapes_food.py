"""Parts that food, dishes, kitchen things and animals have in common."""
from shapes import INK, MARK, STEEL, WHITE, circle, data, ellipse, group, path, tube

SAGE, SAGE_DARK, SEA, SEA_DARK = "#a9cf9f", "#86b27e", "#93d3cd", "#5fb0ab"
GOLD, CRUST, CRUMB, CHOC, GLASS = "#f0b92c", "#d98f45", "#f7dca6", "#6b4027", "#e6f4fb"
MILK, DARK = "#fffdf6", "#525c6b"


def shine(d, width=4):
    """A white gleam along path data."""
    return path(d, stroke=WHITE, width=width)


def thin(d, colour=None, width=3):
    """A thin line of the drawing."""
    return path(d, stroke=colour, width=width)


def specks(*points, colour=None, width=5):
    """Dots: crumbs, seeds, holes, chips."""
    return path("".join(data("M", *p, "h", .1) for p in points), stroke=colour, width=width)


def steam(*points, tall=16):
    """It is hot: a wavy line above each point."""
    q = tall / 4
    return path("".join(data("M", *p, "q", -q, -q, 0, -2 * q, "t", 0, -2 * q) for p in points), stroke=MARK)


def rings(points, r, fill, hole):
    """Little rings: cereal, onions, noodles."""
    return "".join(circle(*p, r, fill, width=3) + circle(*p, r * .3, hole, width=2) for p in points)


def dish(x, y, rx, ry=None, fill=WHITE, inner="#e4ebf0"):
    """A plate seen from the side above."""
    ry = ry or rx * .3
    return ellipse(x, y, rx, ry, fill) + ellipse(x, y - ry * .05, rx * .62, ry * .55, inner, "")


def basin(x, y, w, h, fill):
    """The outside of a bowl; (x, y) is the middle of its rim."""
    a = w / 2
    return path(data("M", x - a, y, "H", x + a, "Q", x + a * .95, y + h * .85, x + a * .4, y
            + h, "H", x - a * .4, "Q", x - a * .95, y + h * .85, x - a, y, "Z"), fill)


def heap(x, y, w, h, fill):
    """What lies in a bowl, up over its rim."""
    return path(data("M", x - w / 2, y, "Q", x - w * .42, y - h, x, y - h, "T", x + w / 2, y, "Z"), fill)


def jar_of(fill, lid, top=22):
    """A jar full of something, with its lid."""
    return (path(f"M26 {top}Q12 {top + 4} 12 {top + 18}V80Q12 92 24 92H72Q84 92 84 80V{top + 18}"
            f"Q84 {top + 4} 70 {top}Z", fill) + path(f"M22 {top - 16}H74Q78 {top - 16} 78 {top - 12}"
            f"V{top - 4}Q78 {top} 74 {top}H22Q18 {top} 18 {top - 4}V"
            f"{top - 12}Q18 {top - 16} 22 {top - 16}Z", lid))


def leaf(x1, y1, x2, y2, fill, fat=.5, width=None):
    """A leaf from its stalk to its tip."""
    mx, my, dx, dy = (x1 + x2) / 2, (y1 + y2) / 2, (x2 - x1) * fat, (y2 - y1) * fat
    return path(data("M", x1, y1, "Q", mx - dy, my + dx, x2, y2, "Q", mx
            + dy, my - dx, x1, y1, "Z"), fill, width=width)


def little_spoon(x1, y1, x2, y2, fill=STEEL):
    """A spoon from the end of its handle to its bowl."""
    return tube(data("M", x1, y1, "L", x2, y2), fill, 4, 3) + ellipse(x2, y2, 8, 6, fill)


def eyes(*points, width=6.5):
    """Round dark eyes with a spark of light in each."""
    return (specks(*points, colour=INK, width=width) + specks(*((x - width * .12, y - width * .2)
            for x, y in points), colour=WHITE, width=width * .3))


def nudge(drawing, dx=0, dy=0, s=1):
    """A whole drawing moved a little, or made smaller around the middle, so that it stays on its field."""
    more = {"scale": s} if s != 1 else {}
    return group(drawing, move=(dx + 48 * (1 - s), dy + 48 * (1 - s)), **more)
