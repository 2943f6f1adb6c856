"""How animals are built: on four legs, sitting, with two legs; their snouts, ears and beaks."""
from shapes import CREAM, INK, ORANGE, circle, data, ellipse, path, tube
from shapes_food import thin

TAN, DOG, DOG_DARK, GREY, GREY_DARK = "#fbe6c3", "#c98d5f", "#8a5638", "#b9bec9", "#8b92a1"
ROSE, FOX, HOOF = "#f7b3bd", "#f08a3c", "#5a4638"


def both(draw, middle=48):
    """A shape and its mirror image: draw(sign) with sign -1 and 1."""
    return draw(-1) + draw(1)


def snout(x, y, rx=12, ry=9, fill=CREAM, nose=INK, n=4):
    """A muzzle with its nose and mouth; (x, y) is its middle."""
    pad = ellipse(x, y, rx, ry, fill, "") if fill else ""
    top = y - ry * .45
    mouth = data("M", x - n * 1.3, top + n * 1.5, "q", n * .2, n, n * 1.3, 0, "q", n * 1.1, n, n * 1.3, 0)
    return (pad + thin(data("M", x, top, "V", top + n * 1.5) + mouth)
            + path(data("M", x - n, top - n * .5, "Q", x, top - n * 1.1, x + n, top - n * .5, "Q", x, top
            + n * 1.4, x - n, top - n * .5, "Z"), nose, nose, 3))


def points(x, y, w, h, fill, inner=None, gap=15):
    """Two pointed ears above a head at (x, y)."""
    out = ""
    for s in (-1, 1):
        a = x + s * gap
        out += path(data("M", a - s * w * .55, y, "L", a + s * w * .35, y - h, "L", a + s * w * .6, y
                + h * .35, "Z"), fill)
        if inner:
            out += path(data("M", a - s * w * .1, y - h * .1, "L", a + s * w * .3, y - h * .6, "L", a
                    + s * w * .36, y, "Z"), inner, "")
    return out


def round_ears(x, y, r, fill, inner=None, gap=18):
    """Two round ears whose middles are at x ± gap."""
    return "".join(circle(x + s * gap, y, r, fill) + (circle(x + s * gap, y, r * .5, inner, "") if inner
            else "") for s in (-1, 1))


def beast(fill, shade, hoof=None, feet=90, back=46):
    """A body on four legs that looks to the right; the head comes at about (66, 32)."""
    far = tube(data("M", 32, 66, "V", feet - 4, "M", 58, 66, "V", feet - 4), shade, 8)
    near = tube(data("M", 20, 64, "V", feet - 3, "M", 68, 64, "V", feet - 3), fill, 8.5)
    if hoof:
        near += path(data("M", 20, feet - 5, "v", 2, "M", 68, feet - 5, "v", 2), stroke=hoof, width=8.5)
    body = path(data("M", 10, back + 12, "Q", 10, back, 26, back, "H", 62, "Q", 78, back + 2, 78, back
            + 16, "Q", 78, 77, 62, 77, "H", 26, "Q", 10, 76, 10, back + 12, "Z"), fill)
    return far + near + body


def seat(fill, belly=None, paw=None):
    """A body that sits and looks at us; the head comes at about (48, 32)."""
    paws = both(lambda s: ellipse(48 + s * 9, 87, 8, 6, paw or fill))
    legs = thin("M41 68V82M55 68V82", None, 3)
    return (both(lambda s: ellipse(48 + s * 19, 79, 12, 13, fill))
            + path("M34 90Q24 60 38 48H58Q72 60 62 90Z", fill)
            + (ellipse(48, 64, 9, 12, belly, "") if belly else "") + legs + paws)


def feet(x1, x2, y, fill=ORANGE):
    """Two webbed feet."""
    return tube(data("M", x1, y - 8, "V", y, "h", 5, "M", x2, y - 8, "V", y, "h", 5), fill, 3, 2.5)


def beak(x, y, w, h, fill=ORANGE):
    """A beak to the right; (x, y) is the middle of its root."""
    return path(data("M", x, y - h, "Q", x + w * .8, y - h * .6, x + w, y, "Q", x + w * .6, y + h * .8, x, y
            + h, "Z"), fill)


def equine(fill, shade, mane, tail, hoof=HOOF, more=""):
    """A horse and its kin, from the side, looking to the right; `more` is drawn on its coat."""
    d = ("M8 50Q9 40 24 40H44Q52 26 58 12L66 13Q80 16 91 38 93 48 84 48 76 48 72 38L68 44Q74 56 66 66V91H56"
            "V72H26V91H16V66" "Q8 60 8 50Z")
    return (tube("M13 48Q5 56 8 72", tail, 6) + tube("M34 70V86M50 70V86", shade, 7) + path(d, fill) + more
            + path(d) + path("M17 89V84H25V89ZM57 89V84H65V89Z", hoof, hoof, 2) + mane)
