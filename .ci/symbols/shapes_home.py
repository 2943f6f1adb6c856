"""Parts that things of the house and clothes share."""
from shapes import CREAM, WHITE, YELLOW, circle, data, group, path, star, tube

#: The insides of drawers, closets, holes.
HOLLOW = "#8a5a3c"
NIGHT = "#3f4f8f"
GLASS = "#d3eefb"
FUR, FUR_PALE = "#a9714a", "#e6bd97"


def dots(points, colour=None, width=5):
    """Round dots: buttons, holes, knobs, sprinkles."""
    return path("".join(data("M", x, y, "h", .1) for x, y in points), stroke=colour, width=width)


def shine(d, width=4, colour=WHITE):
    """Light on glass and on round things."""
    return path(d, stroke=colour, width=width)


def thin(d, width=3, colour=None):
    """Inner lines: seams, folds, hinges."""
    return path(d, stroke=colour, width=width)


def at(x, y, *parts, scale=None, turn=None):
    """Parts moved there; outlines keep their width."""
    more = {"scale": scale} if scale else {}
    if turn:
        more["turn"] = turn
    if scale:
        more["stroke_width"] = round(4 / abs(float(str(scale).split()[-1])), 1)
    return group(*parts, move=(x, y), **more)


def knobs(points, fill=YELLOW, r=3.5):
    return "".join(circle(x, y, r, fill, width=3) for x, y in points)


def moon(x, y, r, fill=YELLOW, width=None):
    """The crescent moon, its horns to the right."""
    return path(data("M", x + .35 * r, y - .95 * r, "A", r, r, 0, 1, 0, x + r, y + .4 * r, "A", .85 * r,
                     .85 * r, 0, 0, 1, x + .35 * r, y - .95 * r, "Z"), fill, width=width)


def little_star(x, y, r, fill=YELLOW):
    """A star without an outline, for patterns."""
    return star(x, y, r, fill).replace("/>", ' stroke="none"/>')


def drops(points, colour="#5cb8ea", width=5):
    """Falling water: short thick strokes with an outline."""
    return tube("".join(data("M", x, y, "v", 5) for x, y in points), colour, width, 2)


def foam(bubbles, fill=WHITE):
    return "".join(circle(*b, fill, width=3) for b in bubbles)


def frame_of(x, y, w, h, d, fill, inside=CREAM):
    """A frame d wide, and what is inside it."""
    return (path(data("M", x, y, "h", w, "v", h, "h", -w, "Z"), fill)
            + path(data("M", x + d, y + d, "h", w - 2 * d, "v", h - 2 * d, "h", 2 * d - w, "Z"), inside,
                   width=3))
