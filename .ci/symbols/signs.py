"""Signs that feelings, describing words and questions share: sparkles, bursts of pain, snow, clocks, steam,
and the pale people on whom only one part of the body has its colour."""
from math import cos, pi, sin

from faces import EYES, FACES, MOUTHS, Person, strokes, thin
from shapes import (CREAM, MARK, ORANGE, RED, WATER, WHITE, YELLOW, circle, data, drop, ellipse, group,
                    path, thought, tube)

#: Whom the body's parts are shown on.
PALE_SKIN, PALE_HAIR, PALE_CLOTH = "#f9f0e6", "#e9dfd3", "#ebe6de"
PALE = Person(skin=PALE_SKIN, hair_colour=PALE_HAIR, shirt=PALE_CLOTH, trousers=PALE_CLOTH)


def ghost(*parts):
    """Parts that are there but not meant: drawn with a pale line."""
    return group(*parts, stroke="#b9afa6")


FACES.update({
    "bored": ("half", "", "flat"),
    "dozy": ("half", "", "small"),
    "calm-shut": ("shut", "", "smile"),
    "worried": ("dots", "sad", "wavy"),
    "pain": ("tight", "sad", "wail"),
    "no": ("shut", "angry", "frown"),
    "lick": ("up", "", "lick"),
    "scream": ("tight", "angry", "wail"),
    "strain": ("tight", "angry", "teeth"),
    "wow": ("dots", "high", "laugh"),
    "plea": ("dots", "sad", "smile"),
    "hm": ("dots", "high", "flat"),
    "uh-oh": ("wide", "sad", "o"),
    "pant": ("half", "sad", "tongue"),
    "cold": ("dots", "sad", "teeth"),
    "quiet": ("dots", "", "o"),
    "sleepy": ("half", "sad", "yawn"),
    "dizzy": ("dizzy", "sad", "wavy"),
    "gasp": ("wide", "sad", "yawn"),
    "dozy-sad": ("half", "sad", "frown"),
    "sour": ("tight", "sad", "kiss"),
    "crunch": ("dots", "", "teeth"),
    "mean": ("dots", "angry", "tongue"),
    "lol": ("tight", "", "laugh"),
    "awake": ("wide", "", "smile"),
    "star": ("wide", "high", "laugh"),
    "squint": ("tight", "", "small"),
})


def lick(t, r):
    """A smile with the tongue out at its corner: yummy."""
    tip = path(data("M", *t(.06, .58), "Q", *t(.1, .98), *t(.34, .9), "Q", *t(.56, .8), *t(.36, .44), "Z"),
               "#f0768a",
               width=thin(r))
    return tip + strokes(t, r, (-.4, .36, 0, .84, .44, .34))


def dizzy(t, r):
    """Eyes that go round."""
    return "".join(
        path(data("M", *t(s * .38, .08), "q", r * .1, -r * .12, r * .14, r * .04, "t", -r * .24, r
                  * .16, "t", -r * .06, -r * .3, "t", r * .38, -.02 * r),
             width=thin(r) * .8) for s in (-1, 1))


MOUTHS["lick"] = lick
EYES["dizzy"] = dizzy


def sparkle(x, y, r, fill=YELLOW):
    """A star of four points: clean, new, pretty."""
    q = r * .22
    d = data("M", x, y - r, "Q", x + q, y - q, x + r, y, "Q", x + q, y + q, x, y + r, "Q", x - q, y + q,
             x - r, y, "Q", x - q, y - q, x, y - r, "Z")
    return path(d, fill, width=3)


def burst(x, y, r, fill=RED, points=8):
    """The red star of pain."""
    at = [(x + k * sin(i * pi / points), y - k * cos(i * pi / points)) for i in range(2 * points)
          for k in [r if i % 2 == 0 else r * .55]]
    return path("M" + "L".join(data(*p) for p in at) + "Z", fill, width=3)


def steam(xs, y, h, colour=MARK, width=5):
    """Wavy lines going up: warm, stinky."""
    d = "".join(data("M", x, y, "q", -h * .25, -h * .25, 0, -h * .5, "t", 0, -h * .5) for x in xs)
    return tube(d, colour, width, 2.5)


def snowflake(x, y, r, colour=WATER, width=4):
    """Six arms with their barbs."""
    d = ""
    for i in range(6):
        a = i * pi / 3 + pi / 6
        at = lambda far, turn: (x + far * cos(a + turn), y + far * sin(a + turn))
        d += data("M", x, y, "L", *at(r, 0), "M", *at(r * .95, .36), "L", *at(r * .56, 0), "L",
                  *at(r * .95, -.36))
    return tube(d, colour, width, 2.6)


def flame(x, y, s=1):
    """A flame that stands on (x, y), 40 wide and 56 high at s = 1."""
    t = lambda *p: [v * s + (x, y)[i % 2] for i, v in enumerate(p)]
    outer = data("M", *t(0, 0), "C", *t(-26, 0, -26, -26, -14, -36), "Q", *t(-13, -28, -8, -26), "C",
                 *t(-10, -40, -2, -50, 6, -56), "C", *t(4, -42, 22, -36, 20, -16), "C",
                 *t(19, -6, 10, 0, 0, 0), "Z")
    inner = data("M", *t(0, -3), "C", *t(-14, -4, -10, -18, 0, -28), "C", *t(12, -18, 14, -4, 0, -3), "Z")
    return path(outer, ORANGE) + path(inner, YELLOW, "")


def clock(x, y, r, hands=((0, -.6), (.4, 0)), face=WHITE, rim=None):
    """A clock; hands are points in radii from the middle."""
    ticks = data("M", x, y - r * .72, "v", .1, "M", x + r * .72, y, "h", .1, "M", x, y + r * .72, "v", .1,
                 "M", x - r * .72, y, "h", .1)
    lines = "".join(data("M", x, y, "L", x + a * r, y + b * r) for a, b in hands)
    return (circle(x, y, r, rim or face) + (circle(x, y, r * .84, face, width=3) if rim else "")
            + path(ticks, width=max(3, r * .13)) + path(lines, width=max(4, r * .14)))


def thermometer(x, y, h, level, colour=RED):
    """A thermometer standing, its bulb's middle at (x, y); level 0 … 1."""
    tube_ = data("M", x - 8, y - 6, "V", y - h, "Q", x - 8, y - h - 8, x, y - h - 8, "T", x + 8, y - h, "V",
                 y - 6, "A", 13, 13, 0, 1, 1, x - 8, y - 6, "Z")
    return (path(tube_, WHITE) + path(data("M", x, y, "V", y - 8 - (h - 8) * level), stroke=colour, width=7)
            + circle(x, y, 8, colour, ""))


def thinks(x, y, rx, ry, *dots):
    """A bubble of thinking with its dots (x, y, r)."""
    return thought(x, y, rx, ry, dots)


def drops(*places):
    """Drops, each (x, y, r)."""
    return "".join(drop(*p) for p in places)


def plaster(x, y, s=1, turn=45):
    """A sticking plaster."""
    return (f'<g transform="translate({x} {y}) rotate({turn}) scale({s})">'
            f'<rect fill="#f4c9a0" stroke-width="3" x="-17" y="-7" width="34" height="14" rx="7"/>'
            f'<path fill="{CREAM}" stroke-width="2.5" d="M-6-7H6V7H-6Z"/></g>')


def puddle(x, y, rx, ry=6, fill=WATER):
    return ellipse(x, y, rx, ry, fill, width=3)


def zigzag(x, y, w, h, colour=RED, width=4):
    """A line that throbs: a rumbling tummy."""
    d = data("M", x, y, "l", w / 4, -h, "l", w / 4, 2 * h, "l", w / 4, -2 * h, "l", w / 4, h)
    return path(d, stroke=colour, width=width)
