"""The plainest parts of every symbol: SVG elements, the palette, and the marks that mean something.

Everything is drawn on 96 × 96. The root element already sets fill none, the ink as stroke, width 4,
round caps and joins; so an element says only what differs. Numbers have one decimal at most.
"""
from math import atan2, cos, hypot, pi, sin

INK = "#3b2f2a"
WHITE, CREAM, STONE = "#ffffff", "#fff6dc", "#c9c4bd"
SKIN, SKIN_DARK, HAIR = "#dea177", "#c07d52", "#754630"
YELLOW, BLUE, BLUE_DARK, CORAL = "#ffd04f", "#86c5ee", "#4f93c6", "#f2796a"
GREEN, LEAF, TEAL, PURPLE, PINK = "#35a85f", "#8fcf6b", "#6fcfc6", "#b58be0", "#f6a5c1"
ORANGE, RED, BROWN, WOOD, STEEL = "#ff9a3c", "#dd3b33", "#9b6239", "#e3b274", "#cfd8e0"
WATER, SKY, TONGUE, TEAR, CHEEK = "#5cb8ea", "#cdeaf9", "#f0768a", "#4aa8e0", "#ec7f66"
#: Movement and rays: seen on white and on black.
MARK = "#7f7a96"
#: The one colour of arrows.
ARROW = GREEN


def number(value):
    """A coordinate with one decimal at most: 3, 3.5, -.5."""
    text = f"{round(value, 1):.1f}".removesuffix(".0")
    text = text.replace("-0.", "-.") if text.startswith("-0.") else text
    text = text[1:] if text.startswith("0.") else text
    return "0" if text in ("-0", "") else text


def data(*parts):
    """Path data of letters and numbers: data("M", 3, 4, "Q", 1, 2, 3, 4)."""
    out = ""
    for part in parts:
        text = part if isinstance(part, str) else number(part)
        glued = not out or out[-1].isalpha() or text[0].isalpha() or text[0] == "-"
        out += text if glued else " " + text
    return out


def element(name, fill=None, stroke=None, line_width=None, **attributes):
    """An element; stroke "" is no stroke at all."""
    if stroke == "":
        attributes["stroke"], line_width = "none", None
    elif stroke:
        attributes["stroke"] = stroke
    said = {"fill": fill, "stroke-width": line_width, **attributes}
    text = "".join(f' {key.replace("_", "-")}="{number(v) if isinstance(v, (int, float)) else v}"'
                   for key, v in said.items() if v is not None)
    return f"<{name}{text}/>"


def path(d, fill=None, stroke=None, width=None, **more):
    """A path; `d` is path data, as text."""
    return element("path", fill, stroke, width, d=d, **more)


def circle(x, y, r, fill=None, stroke=None, width=None, **more):
    return element("circle", fill, stroke, width, cx=x, cy=y, r=r, **more)


def ellipse(x, y, rx, ry, fill=None, stroke=None, width=None, **more):
    return element("ellipse", fill, stroke, width, cx=x, cy=y, rx=rx, ry=ry, **more)


def rect(x, y, w, h, r=None, fill=None, stroke=None, outline=None):
    """A rectangle with corners rounded by r; `outline` is the width of its stroke."""
    plain = element("rect", fill, stroke, None, x=x, y=y, width=w, height=h, rx=r)
    return plain if outline is None else plain.replace("/>", f' stroke-width="{number(outline)}"/>')


def group(*parts, **attributes):
    """A <g>: turn="45 48 48" rotates, move=(x, y) moves, any other attribute as it is."""
    moves = []
    if "move" in attributes:
        x, y = attributes.pop("move")
        moves.append(f"translate({number(x)} {number(y)})")
    if "turn" in attributes:
        moves.append(f"rotate({attributes.pop('turn')})")
    if "scale" in attributes:
        moves.append(f"scale({attributes.pop('scale')})")
    said = {"transform": " ".join(moves) or None, **attributes}
    text = "".join(f' {k.replace("_", "-")}="{v}"' for k, v in said.items() if v is not None)
    return f"<g{text}>{''.join(parts)}</g>"


def line(*points, stroke=None, width=None):
    """A line through points, straight."""
    return path("M" + data(*points[0]) + "L" + " ".join(data(*p) for p in points[1:]),
                stroke=stroke, width=width)


def curve(start, bend, end):
    """The data of a curve from start to end that is pulled towards bend."""
    return data("M", *start, "Q", *bend, *end)


def tube(d, colour, width, edge=3.5):
    """A thick line with the dark outline: limbs, handles, ropes. `width` is that of the colour."""
    return path(d, width=width + 2 * edge) + path(d, stroke=colour, width=width)


def tubes(ds, colour, width, edge=3.5):
    """Several thick lines that grow together: fingers, branches."""
    return tube("".join(ds), colour, width, edge)


def arrow(start, end, bend=None, width=8, colour=ARROW, head=11):
    """The thick arrow, straight or pulled towards `bend`."""
    back = bend or start
    angle = atan2(end[1] - back[1], end[0] - back[0])
    at = lambda far, aside: (end[0] - far * cos(angle) - aside * sin(angle),
                             end[1] - far * sin(angle) + aside * cos(angle))
    neck = at(head * 1.15, 0)
    shaft = curve(start, bend, neck) if bend else data("M", *start, "L", *neck)
    tip = data("M", *end, "L", *at(head * 1.3, head), "L", *at(head * 1.3, -head), "Z")
    return (path(shaft, width=width + 7) + path(tip, colour) + path(shaft, stroke=colour, width=width))


def rays(x, y, near, far, angles, colour=MARK, width=4):
    """Short lines around a point: look here, shine, noise. Angles in degrees, 0 to the right."""
    d = "".join(data("M", x + near * cos(a * pi / 180), y + near * sin(a * pi / 180),
                     "L", x + far * cos(a * pi / 180), y + far * sin(a * pi / 180)) for a in angles)
    return path(d, stroke=colour, width=width)


def motion(*ds, colour=MARK, width=4):
    """Lines that say it moves; `ds` is path data."""
    return path("".join(ds), stroke=colour, width=width)


def not_bar(x1=14, y1=82, x2=82, y2=14):
    """The red bar of "not", over what is not."""
    d = data("M", x1, y1, "L", x2, y2)
    return path(d, stroke=WHITE, width=16) + tube(d, RED, 7, 2.5)


def cross(x, y, r, colour=RED, width=8):
    """A thick cross: wrong, no."""
    return tubes([data("M", x - r, y - r, "L", x + r, y + r), data("M", x + r, y - r, "L", x - r, y + r)],
                 colour, width)


def check(x, y, r, colour=GREEN, width=8):
    """A thick tick: yes, right, done."""
    return tube(data("M", x - r, y, "L", x - r / 3, y + r * .7, "L", x + r, y - r * .8), colour, width)


def plus(x, y, r, colour=GREEN, width=8):
    """A thick plus: more, and."""
    return tubes([data("M", x - r, y, "H", x + r), data("M", x, y - r, "V", y + r)], colour, width)


def heart(x, y, r, fill=RED, width=None):
    """A heart of half-width r around (x, y)."""
    return path(data("M", x, y + r, "C", x - 2.1 * r, y - .3 * r, x - .9 * r, y - 1.6 * r, x, y - .5 * r,
                     "C", x + .9 * r, y - 1.6 * r, x + 2.1 * r, y - .3 * r, x, y + r, "Z"), fill,
                width=width)


def star(x, y, r, fill=YELLOW, points=5, inner=.48):
    """A star of radius r."""
    at = [(x + k * sin(i * pi / points), y - k * cos(i * pi / points))
          for i in range(2 * points) for k in [r if i % 2 == 0 else r * inner]]
    return path("M" + "L".join(data(*p) for p in at) + "Z", fill)


def question(x, y, r, fill=PURPLE):
    """The question mark of who, what, where."""
    d = data("M", x - .6 * r, y - .45 * r, "C", x - .6 * r, y - 1.2 * r, x + .7 * r, y - 1.2 * r,
             x + .6 * r, y - .4 * r, "C", x + .55 * r, y, x, y, x, y + .45 * r)
    dot = data("M", x, y + r, "h", .1)
    return tubes([d, dot], fill, max(4, r * .34))


def thought(x, y, rx, ry, dots=((0, 0, 0),), fill=WHITE):
    """A bubble of thinking, with its little circles (x, y, r)."""
    return ellipse(x, y, rx, ry, fill) + "".join(circle(*d, fill, width=3) for d in dots if d[2])


def speech(x, y, rx, ry, tip, fill=WHITE):
    """A bubble of speaking whose tail goes to `tip`."""
    a = atan2(tip[1] - y, tip[0] - x)
    one, two = ((x + rx * cos(a + t), y + ry * sin(a + t)) for t in (.35, -.35))
    return path(data("M", *one, "L", *tip, "L", *two, "A", rx, ry, 0, 1, 0, *one, "Z"), fill)


def drop(x, y, r, fill=TEAR, width=3):
    """A drop whose point is above."""
    return path(data("M", x, y - 1.6 * r, "C", x + 1.7 * r, y + .2 * r, x + r, y + r, x, y + r, "C", x - r,
                     y + r, x - 1.7 * r, y + .2 * r, x, y - 1.6 * r, "Z"), fill, width=width)


# Small things that many symbols need, always drawn alike.

def ball(x, y, r):
    """The red ball with its pale band: the "thing" of prepositions and verbs."""
    band = data("M", x - .92 * r, y + .3 * r, "Q", x, y - .3 * r, x + .92 * r, y + .3 * r)
    return circle(x, y, r, CORAL) + path(band, stroke=CREAM, width=r * .42) + circle(x, y, r)


def cookie(x, y, r):
    """A cookie with its chips."""
    chips = "".join(data("M", x + dx * r, y + dy * r, "h", .1) for dx, dy in
                    ((-.35, -.3), (.35, -.15), (-.1, .4)))
    return circle(x, y, r, WOOD) + path(chips, width=max(4, r * .36))


def box(x, y, w, h, fill=WOOD):
    """An open cardboard box seen from the front: its back edge, for things to stand in front of."""
    return path(data("M", x, y, "h", w, "l", -4, h, "h", 8 - w, "Z"), fill)


def cup(x, y, w, h, fill=BLUE):
    """A cup with a handle at its right."""
    handle = data("M", x + w - 2, y + h * .25, "q", w * .45, 0, w * .4, h * .25, "t", -w * .5, h * .28)
    return tube(handle, fill, 3, 3) + path(data("M", x, y, "h", w, "l", -w * .12, h - 4, "q", 0, 4, -4, 4,
                                                "h", 8 - w * .76, "q", -4, 0, -4, -4, "Z"), fill)


def length(a, b):
    """The distance of two points."""
    return hypot(a[0] - b[0], a[1] - b[1])
