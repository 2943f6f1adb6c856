"""The one child of Meadow's symbols, by pose — and everybody else, drawn by the same hand.

HOW TO DRAW A SYMBOL
  A symbol is a short function, named after its word, that returns the elements in painting order:

      @symbol("eat", "verbs", "eat, food, bite, chew")
      def eat():
          return bust(face="eat", arms=(None, [(80, 78), (62, 62)]), over="r") + spoon(...)

  The canvas is 96 × 96: keep drawings within 3 … 93, and fill it. Of shapes.py: `path`, `circle`,
  `tube` (a thick line with an outline), `arrow`, `rays`, `motion`, `not_bar`, `cross`, `check`, `plus`,
  `ball` … The root sets ink, width 4 and round ends. Colours have names in shapes.py: no others, please,
  unless the thing needs one. What the word is about is the largest and the most saturated.

THE CHILD
  child(head_at=(48, 26), hip=(48, 68), feet=((40, 92), (56, 92)), r=20, …)   all of it
  bust(head_at=(48, 38), r=25, …)                                          head, shoulders, arms
  `face`: a key of faces.FACES; `look`: which way it looks, (1, 0) is to the right.
  `arms`: (left, right) as seen on the picture, each [elbow, hand] or [hand]; None hangs down; "" is none.
  `over`: which arms are painted over the head: "", "l", "r", "lr".
  `hands`: which hands have their fingers spread, likewise: to reach, to wave, to be surprised.
  `knees`: (left, right) to bend legs: each the point that the leg is pulled towards.
  `who`: faces.CHILD (always the doer), MOMMY, DADDY, GIRL, BOY, BABY, GRANDMA, GRANDPA, DOCTOR.
  Two people: heads of r=12 … 14 and busts, or one big and one cut off by the edge.
HANDS
  palm(x, y, s): an open hand seen from its palm. point(x, y, s): it points to the right. fist(x, y, s).
  give(x, y, s): flat, palm up, as when it is given to. thumb(x, y, s): thumb up. All turn with `turn`
  (degrees), are mirrored with flip=True, and get a sleeve with sleeve=YELLOW.
NEGATION
  not_bar() over the thing. Stop is the red palm sign, no is a shaken head, all done is empty.
"""
from math import atan2, cos, hypot, sin

from faces import CHILD, hair_behind, head
from shapes import (BLUE, BLUE_DARK, CORAL, SKIN, circle, curve, data, group, path, tube)


def limb(points, colour, width):
    """An arm or a leg through its points: [from, to] or [from, pulled towards, to]."""
    d = curve(*points) if len(points) == 3 else data("M", *points[0], "L", *points[1])
    return tube(d, colour, width)


def part_way(points, share):
    """The first part of a limb's line: its sleeve."""
    mix = lambda a, b: (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)
    if len(points) == 2:
        return [points[0], mix(*points)]
    first, second = mix(points[0], points[1]), mix(points[1], points[2])
    return [points[0], first, mix(first, second)]


def arm(points, who=CHILD, width=6.5, is_open=False):
    """An arm from its shoulder, with a short sleeve and a round hand, or one with its fingers spread."""
    skin, sleeve, r = who.skin, part_way(points, .42), width * .8
    (x0, y0), (x, y) = points[-2:]
    limbs = limb(points, skin, width) + limb(sleeve, who.shirt, width + 1.5)
    if not is_open:
        return limbs + circle(x, y, r, skin)
    a = atan2(y - y0, x - x0)
    d = "".join(data("M", x, y, "L", x + far * r * cos(a + turn), y + far * r * sin(a + turn))
                for turn, far in ((-.8, 1.6), (-.25, 1.9), (.3, 1.9), (1.3, 1.6)))
    return limbs + path(d, width=r + 4) + circle(x, y, r, skin) + path(d, stroke=skin, width=r - 1.6)


def leg(points, who=CHILD, width=9.5, bare=False, toes=0):
    """A leg with its shoe, whose toes are to the left (-1), to the right (1) or before us."""
    foot = points[-1]
    x, y = foot[0] + 2.5 * toes, foot[1]
    shoe = path(data("M", x - 7, y, "q", -1, -8, 7, -8, "t", 7, 8, "Z"), CORAL)
    points = points if bare else [*points[:-1], (foot[0], y - 7)]
    return limb(points, who.skin if bare else who.trousers, width) + ("" if bare else shoe)


def torso(neck, hip, who, w):
    """Shirt and trousers' top between neck and hip; it may lean."""
    dx, dy = hip[0] - neck[0], hip[1] - neck[1]
    far = hypot(dx, dy) or 1
    ux, uy = dx / far, dy / far
    at = lambda along, aside: (neck[0] + along * dx - aside * uy * w, neck[1] + along * dy + aside * ux * w)
    shirt = path(data("M", *at(.05, .66), "Q", *at(0, 0), *at(.05, -.66), "Q", *at(.3, -.98), *at(1, -.96),
                      "Q", *at(1.14, 0), *at(1, .96), "Q", *at(.3, .98), *at(.05, .66), "Z"), who.shirt)
    if not who.bib:
        return shirt
    bib = path(data("M", *at(.4, .5), "L", *at(.4, -.5), "L", *at(.66, -.56), "L", *at(.7, -.96), "L",
                    *at(1, -.96), "Q", *at(1.14, 0), *at(1, .96), "L", *at(.7, .96), "L", *at(.66, .56),
                    "Z"), who.trousers, width=3)
    straps = path(data("M", *at(.42, .46), "L", *at(.06, .5), "M", *at(.42, -.46), "L", *at(.06, -.5)),
                  stroke=BLUE_DARK, width=3)
    return shirt + straps + bib


def child(head_at=(48, 26), hip=(48, 68), feet=((40, 92), (56, 92)), r=20, face="happy", look=(0, 0),
          arms=(None, None), over="", knees=(None, None), who=CHILD, bare=False, hands=""):
    """The child from head to foot."""
    w = r * .72
    neck = (head_at[0] + (hip[0] - head_at[0]) * .4, head_at[1] + r * .86)
    return (hair_behind(*head_at, r, who) + legs(hip, feet, knees, who, w, bare, look[0])
            + torso(neck, hip, who, w)
            + with_arms(neck, arms, over, who, w, head(*head_at, r, face, look, who, False), hands))


def legs(hip, feet, knees, who, w, bare=False, toes=0):
    """Both legs; a foot that is None is not drawn."""
    out = ""
    for side, foot, knee in zip((-1, 1), feet, knees):
        if foot:
            top = (hip[0] + side * w * .46, hip[1])
            out += leg([top, knee, foot] if knee else [top, foot], who, w * .78, bare, toes)
    return out


def with_arms(neck, arms, over, who, w, the_head, hands=""):
    """The head with its arms behind and before it."""
    below = above = ""
    for side, name, points in zip((-1, 1), "lr", arms):
        if points == "":
            continue
        shoulder = (neck[0] + side * w * .72, neck[1] + w * .42)
        points = points or [(shoulder[0] + side * w * .7, shoulder[1] + w), (shoulder[0] + side * w * .6,
                                                                            shoulder[1] + w * 1.7)]
        drawn = arm([shoulder, *points], who, max(4.5, w * .5), name in hands)
        above, below = (above + drawn, below) if name in over else (above, below + drawn)
    return below + the_head + above


def bust(head_at=(48, 38), r=25, face="happy", look=(0, 0), arms=("", ""), over="lr", who=CHILD, bottom=93,
         wide=1.02, hands=""):
    """Head and shoulders, down to `bottom`."""
    x, y = head_at
    w, top = r * wide, y + r * .82
    d = data("M", x - w, bottom, "V", top + r * .55, "Q", x - w, top, x - w * .4, top, "H", x + w * .4, "Q",
             x + w, top, x + w, top + r * .55, "V", bottom, "Z")
    body = path(d, who.shirt)
    if who.bib:
        strap = r * .5
        body += path(data("M", x - strap, top + 2, "V", bottom - 2, "M", x + strap, top + 2, "V",
                          bottom - 2), stroke=BLUE, width=6)
        if r > 16 and bottom - top > r * .75:
            body += path(data("M", x - strap - 3, bottom, "v", -r * .42, "h", 2 * strap + 6, "v", r * .42,
                              "Z"), BLUE, width=3)
    return hair_behind(x, y, r, who) + body + with_arms((x, top), arms, over, who, r * .72,
                                                        head(x, y, r, face, look, who, False), hands)


# Hands, each on a field of 40 × 40 around its middle, s = 1; they are turned and mirrored there.

def placed(drawing, x, y, s, turn, flip):
    scale = f"{-s if flip else s} {s}" if flip or s != 1 else None
    more = {"scale": scale} if scale else {}
    if turn:
        more["turn"] = turn
    return group(drawing, move=(x, y), stroke_width=round(4 / s, 1), **more)


def fingers(ds, s, skin, width=7):
    return tube("".join(ds), skin, width, 3.5 / s)


def wrist(s, skin, sleeve, d="M0 12V26", cuff="M0 26V32"):
    """The arm that a hand is on, with a sleeve if asked for."""
    return tube(d, skin, 12, 3.5 / s) + (tube(cuff, sleeve, 16, 3.5 / s) if sleeve else "")


def palm(x, y, s=1, turn=0, flip=False, skin=SKIN, sleeve=None):
    """An open hand, seen from its palm, fingers up."""
    spread = ["M-9 0L-13-15", "M-3-2L-4-20", "M4-2L5-19", "M10 1L14-13", "M-9 8L-20 1"]
    inside = path("M-11 2Q0-4 11 2L9 12Q0 19-8 12Z", skin, skin, 4)
    return placed(wrist(s, skin, sleeve) + fingers(spread, s, skin)
                  + path("M-12 2Q-11 16 0 16T12 4Z", skin, skin, 3) + inside, x, y, s, turn, flip)


def point(x, y, s=1, turn=0, flip=False, skin=SKIN, sleeve=None):
    """A hand whose finger points to the right."""
    back = path("M-12-8Q-2-12 6-7L7 9Q-2 14-12 10Z", skin)
    curled = path("M6 1H0M6 6H1", width=2.6 / s)
    return placed(wrist(s, skin, sleeve, "M-14 1H-26", "M-26 1H-32") + fingers(["M2-5H20"], s, skin) + back
                  + path("M0-5H14", stroke=skin, width=6.6) + curled, x, y, s, turn, flip)


def fist(x, y, s=1, turn=0, flip=False, skin=SKIN, sleeve=None):
    """A closed hand, knuckles up."""
    return placed(wrist(s, skin, sleeve)
                  + path("M-13-4Q-13-13-6-12 0-16 6-12 13-13 13-4V8Q12 15 0 15T-13 8Z", skin)
                  + path("M-4-11V-3M4-11V-3M-12 1Q0 8 8 1", width=2.6 / s), x, y, s, turn, flip)


def give(x, y, s=1, turn=0, flip=False, skin=SKIN, sleeve=None):
    """A flat hand with its palm up, fingers to the right."""
    return placed(wrist(s, skin, sleeve, "M-16 4H-28", "M-28 4H-34") + fingers(["M-6-1L-2-9"], s, skin, 6)
                  + path("M-16-2Q-6 1 20-1 24 0 23 4 21 7 8 9-4 14-16 10Z", skin), x, y, s, turn, flip)


def thumb(x, y, s=1, turn=0, flip=False, skin=SKIN, sleeve=None):
    """A fist with its thumb up; the arm comes from the left."""
    return placed(wrist(s, skin, sleeve, "M-12 5H-24", "M-24 5H-32") + fingers(["M-4-2L0-16"], s, skin, 7)
                  + path("M-12-4H9Q14-4 13 1 15 4 12 7 13 11 9 14H-12Z", skin)
                  + path("M4 2H12M4 8H11", width=2.6 / s), x, y, s, turn, flip)
