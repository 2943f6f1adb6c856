"""Heads and faces: of the one child, of its family, of other children; by feeling.

head(x, y, r, face="happy", look=(dx, dy), who=CHILD) — (x, y) is the middle of the head, r its radius:
12 to 14 when two people stand side by side, 17 for a whole child, 22 for head and shoulders, 34 for a
face alone. `look` turns the head: (1, 0) to the right, (-1, 0) to the left, (0, -1) up, (0, 1) down;
halves are fine. A face is a key of FACES: (eyes, brows, mouth); a new one is one line.
"""
from dataclasses import dataclass

from shapes import (BLUE, CHEEK, CORAL, HAIR, INK, LEAF, PINK, PURPLE, RED, SKIN, TEAL, TEAR, TONGUE,
                    WHITE, YELLOW, circle, data, drop, ellipse, path, star)


@dataclass(frozen=True)
class Person:
    """How somebody looks."""
    hair: str = "curls"
    hair_colour: str = HAIR
    skin: str = SKIN
    shirt: str = YELLOW
    trousers: str = BLUE
    bib: bool = False


CHILD = Person(bib=True)
MOMMY = Person(hair="long", shirt=CORAL, trousers=CORAL)
DADDY = Person(hair="beard", hair_colour="#5f4231", shirt="#4fa58e", trousers="#5d6b8c")
GIRL = Person(hair="bunches", hair_colour="#57392e", skin="#e8b48c", shirt=PURPLE, trousers=PURPLE)
BOY = Person(hair="short", hair_colour="#c98a3c", skin="#f2c9a2", shirt=TEAL, trousers="#5d6b8c")
BABY = Person(hair="tuft", skin=SKIN, shirt=PINK, trousers=PINK)
GRANDMA = Person(hair="bun", hair_colour="#c9c7cf", shirt=PURPLE, trousers=PURPLE)
GRANDPA = Person(hair="bald", hair_colour="#e3e1e6", shirt="#7fae6a", trousers="#5d6b8c")
MAN = Person(hair="short", hair_colour="#5f4231", skin="#e8b48c", shirt="#5d6b8c", trousers="#8a7a66")
WOMAN = Person(hair="long", hair_colour="#c98a3c", skin="#f2c9a2", shirt=TEAL, trousers="#f2c9a2")
TEACHER = Person(hair="bun", hair_colour="#8a4a2a", skin="#f2c9a2", shirt=BLUE, trousers=BLUE)
BIG_BROTHER = Person(shirt=LEAF, trousers="#5d6b8c")
BIG_SISTER = Person(hair="bunches", shirt=CORAL, trousers=CORAL)
SWIMMER = Person(shirt=SKIN, trousers=RED)
DOCTOR = Person(hair="short", hair_colour="#57392e", skin="#e8b48c", shirt=WHITE, trousers=WHITE)

#: feeling: (eyes, brows, mouth)
FACES = {
    "happy": ("dots", "", "smile"), "glad": ("up", "", "laugh"), "laugh": ("dots", "", "laugh"),
    "calm": ("dots", "", "small"), "sad": ("dots", "sad", "frown"), "cry": ("shut", "sad", "wail"),
    "angry": ("dots", "angry", "teeth"), "cross": ("dots", "angry", "frown"),
    "scared": ("wide", "sad", "wavy"), "surprised": ("wide", "high", "o"), "sleep": ("shut", "", "small"),
    "tired": ("half", "", "yawn"), "eat": ("dots", "", "o"), "bite": ("dots", "", "laugh"),
    "hurt": ("tight", "sad", "teeth"), "sick": ("half", "sad", "wavy"), "kiss": ("shut", "", "kiss"),
    "silly": ("wink", "", "tongue"), "yuck": ("tight", "", "tongue"), "plain": ("dots", "", "flat"),
    "proud": ("up", "", "smile"), "sing": ("up", "", "o"), "try": ("dots", "angry", "flat"),
    "shy": ("down", "sad", "small"), "none": ("dots", "", ""), "grin": ("dots", "", "teeth"),
    "blow": ("dots", "", "pout"), "yawny": ("shut", "", "yawn"),
    "ouch": ("tight", "", "o"), "shout": ("tight", "", "yawn"), "starry": ("stars", "", "laugh"),
}


def head(x, y, r, face="happy", look=(0, 0), who=CHILD, behind=True):
    """A head with its hair and face; `behind` is whether hair that hangs behind the head is drawn too."""
    t = lambda dx, dy: (x + dx * r, y + dy * r)
    out = hair_behind(x, y, r, who) if behind else ""
    out += "".join(circle(*t(s * .98 - look[0] * .1, .12), r * .22, who.skin) for s in (-1, 1))
    out += circle(x, y, r, who.skin)
    if who.hair in ("beard", "bald"):
        out += beard(t, r, who)
    return out + hair(t, r, who) + features(x, y, r, face, look, who)


def features(x, y, r, face="happy", look=(0, 0), who=CHILD):
    """Only what is on the face: for faces on things and on animals too."""
    x, y = x + look[0] * r * .34, y + look[1] * r * .26
    t = lambda dx, dy: (x + dx * r, y + dy * r)
    eyes, brows, mouth = FACES[face]
    cheeks = spots(t, r * .34, .56, .44, 0, CHEEK) if r > 13 else ""
    return cheeks + EYES[eyes](t, r) + BROWS[brows](t, r) + MOUTHS[mouth](t, r)


def thin(r):
    """How wide the lines of a face are."""
    return max(2.4, min(4, r * .15))


def strokes(t, r, *curves):
    """Thin lines on a face, each (x1, y1, bend x, bend y, x2, y2) in radii."""
    return path("".join(data("M", *t(a, b), "Q", *t(c, d), *t(e, f)) for a, b, c, d, e, f in curves),
                width=thin(r))


def pair(curve):
    """A curve and its mirror image."""
    a, b, c, d, e, f = curve
    return curve, (-a, b, -c, d, -e, f)


def spots(t, width, x, y, tall, colour=None):
    """Two round spots, mirror images: eyes, cheeks."""
    d = "".join(data("M", *t(s * x, y), "v", max(.1, tall)) for s in (-1, 1))
    return path(d, stroke=colour, width=width)


def dots(t, r, size=.14, dy=0):
    return spots(t, r * size * 2, .38, .08 + dy, r * .05)


def wide(t, r):
    white = "".join(circle(*t(s * .38, .06), r * .23, WHITE, width=thin(r) * .8) for s in (-1, 1))
    return white + dots(t, r, .1)


def half(t, r):
    return strokes(t, r, *pair((-.58, .06, -.38, .06, -.18, .06))) + dots(t, r, .11, dy=.06)


def wink(t, r):
    return ellipse(*t(-.38, .1), r * .14, r * .17, INK, "") + strokes(t, r, (.2, .12, .38, -.06, .56, .12))


EYES = {
    "dots": dots, "wide": wide, "half": half, "wink": wink,
    "up": lambda t, r: strokes(t, r, *pair((-.56, .16, -.38, -.12, -.2, .16))),
    "shut": lambda t, r: strokes(t, r, *pair((-.56, .06, -.38, .3, -.2, .06))),
    "tight": lambda t, r: strokes(t, r, *pair((-.56, -.06, -.36, .06, -.2, .1)),
                                  *pair((-.56, .26, -.36, .14, -.2, .1))),
    "down": lambda t, r: dots(t, r, .12, dy=.1),
    "stars": lambda t, r: "".join(star(*t(s * .4, .08), r * .32) for s in (-1, 1)),
}
BROWS = {
    "": lambda t, r: "",
    "sad": lambda t, r: strokes(t, r, *pair((-.62, -.1, -.42, -.14, -.26, -.27))),
    "angry": lambda t, r: strokes(t, r, *pair((-.62, -.34, -.4, -.26, -.18, -.1))),
    "high": lambda t, r: strokes(t, r, *pair((-.58, -.32, -.38, -.46, -.2, -.32))),
}


def laugh(t, r, wide_=.36):
    mouth = path(data("M", *t(-wide_, .36), "Q", *t(0, .46), *t(wide_, .36), "Q", *t(.3, .84), *t(0, .84),
                      "Q", *t(-.3, .84), *t(-wide_, .36), "Z"), "#8c2f2c", width=thin(r))
    return mouth + ellipse(*t(0, .7), r * .16, r * .08, TONGUE, "")


def wail(t, r):
    return path(data("M", *t(-.32, .76), "Q", *t(-.3, .38), *t(0, .38), "Q", *t(.3, .38), *t(.32, .76),
                     "Q", *t(0, .62), *t(-.32, .76), "Z"), "#8c2f2c", width=thin(r))


def teeth(t, r):
    return path(data("M", *t(-.34, .44), "Q", *t(0, .36), *t(.34, .44), "L", *t(.32, .68), "Q", *t(0, .6),
                     *t(-.32, .68), "Z"), WHITE, width=thin(r)) + strokes(
                         t, r * .8, (0, .42, 0, .5, 0, .6))


def tongue(t, r):
    out = path(data("M", *t(-.06, .5), "v", r * .3, "q", r * .14, r * .2, r * .3, 0, "v", -r * .32, "Z"),
               TONGUE, width=thin(r))
    return out + strokes(t, r, (-.34, .44, 0, .62, .36, .42))


MOUTHS = {
    "": lambda t, r: "",
    "smile": lambda t, r: strokes(t, r, (-.34, .42, 0, .84, .34, .42)),
    "small": lambda t, r: strokes(t, r, (-.2, .48, 0, .64, .2, .48)),
    "frown": lambda t, r: strokes(t, r, (-.3, .66, 0, .3, .3, .66)),
    "flat": lambda t, r: strokes(t, r, (-.26, .54, 0, .54, .26, .54)),
    "wavy": lambda t, r: strokes(t, r, (-.36, .6, -.22, .32, 0, .54), (0, .54, .22, .76, .36, .46)),
    "o": lambda t, r: ellipse(*t(0, .56), r * .17, r * .21, "#8c2f2c", width=thin(r)),
    "yawn": lambda t, r: ellipse(*t(0, .58), r * .2, r * .3, "#8c2f2c", width=thin(r)),
    "kiss": lambda t, r: path(data("M", *t(.0, .42), "q", r * .22, r * .04, 0, r * .14, "q",
                                   r * .22, r * .06, 0, r * .14), width=thin(r)),
    "pout": lambda t, r: circle(*t(0, .54), r * .13, "#8c2f2c", width=thin(r)),
    "laugh": laugh, "wail": wail, "teeth": teeth, "tongue": tongue,
}


def tears(x, y, r, count=2):
    """Tears for a head at (x, y) of radius r; draw them after the head."""
    places = ((-.5, .52), (.5, .52))[:count]
    return "".join(drop(x + dx * r, y + dy * r, r * .17, TEAR, 2.5) for dx, dy in places)


# Hair, by its name. Each is given in radii around the middle of the head.

def hair_behind(x, y, r, who):
    """What hangs behind the head, and behind the shoulders."""
    t = lambda dx, dy: (x + dx * r, y + dy * r)
    if who.hair == "long":
        return path(data("M", *t(-1.02, -.3), "Q", *t(-1.2, .7), *t(-1.45, 1.3), "Q", *t(-.9, 1.5),
                         *t(-.4, 1.2), "H", t(.4, 0)[0], "Q", *t(.9, 1.5), *t(1.45, 1.3), "Q", *t(1.2, .7),
                         *t(1.02, -.3), "Z"), who.hair_colour)
    if who.hair == "bunches":
        return "".join(circle(*t(s * 1.08, -.4), r * .38, who.hair_colour) for s in (-1, 1))
    if who.hair == "bun":
        return circle(*t(0, -1.15), r * .42, who.hair_colour)
    return ""


def hair(t, r, who):
    """What lies over the head."""
    return path(HAIRS[who.hair](t, r), who.hair_colour)


def curls(t, r):
    bumps = [t(-1.0, -.56), t(-.58, -.98), t(0, -1.12), t(.58, -.98), t(1.0, -.56), t(1.05, .04)]
    return (data("M", *t(-1.05, .04)) + "".join(data("A", r * .34, r * .34, 0, 0, 1, *p) for p in bumps)
            + data("Q", *t(.9, -.4), *t(.6, -.5), "Q", *t(0, -.24), *t(-.6, -.5), "Q", *t(-.9, -.4),
                   *t(-1.05, .04), "Z"))


def cap_of(t, r, low, part):
    """Hair close to the head down to `low`, with a parting at `part`."""
    return data("M", *t(-1.02, low), "Q", *t(-1.1, -1.16), *t(0, -1.16), "Q", *t(1.1, -1.16), *t(1.02, low),
                "Q", *t(.8, -.4), *t(part, -.62), "Q", *t(-.8, -.4), *t(-1.02, low), "Z")


HAIRS = {
    "curls": curls,
    "long": lambda t, r: cap_of(t, r, .1, 0), "bun": lambda t, r: cap_of(t, r, -.05, 0),
    "bunches": lambda t, r: cap_of(t, r, -.05, 0), "short": lambda t, r: cap_of(t, r, -.1, .5),
    "beard": lambda t, r: cap_of(t, r, -.1, -.4),
    "bald": lambda t, r: "".join(data("M", *t(s * 1.0, .06), "q", s * r * .36, -r * .5, -s * r * .1,
                                      -r * .62, "z") for s in (-1, 1)),
    "tuft": lambda t, r: data("M", *t(-.2, -.94), "q", -r * .1, -r * .4, r * .3, -r * .42, "q", -r * .1,
                              r * .16, r * .14, r * .38, "Z"),
}


def beard(t, r, who):
    """A short beard around the chin."""
    return path(data("M", *t(-.98, .14), "Q", *t(-.7, .2), *t(-.6, .5), "Q", *t(0, .96), *t(.6, .5), "Q",
                     *t(.7, .2), *t(.98, .14), "Q", *t(.94, 1.1), *t(0, 1.12), "Q", *t(-.94, 1.1),
                     *t(-.98, .14), "Z"), who.hair_colour)
