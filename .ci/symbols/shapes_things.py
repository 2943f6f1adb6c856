"""Shapes that toys, vehicles, places and weather have in common."""
from figure import placed
from shapes import (BROWN, CORAL, GREEN, RED, SKY, STEEL, WATER, WHITE, circle, data, ellipse, path, rect,
                    tube)

TYRE, STORM, SAND = "#5f6675", "#8a94ad", "#f3d99b"


def wheel(x, y, r=11, hub=STEEL, tyre=TYRE):
    """A wheel with its hub."""
    return circle(x, y, r, tyre) + circle(x, y, r * .34, hub, width=3)


def wheels(*places, r=11):
    return "".join(wheel(x, y, r) for x, y in places)


def cloud(x=48, y=48, s=1, fill=WHITE):
    """A cloud of 84 × 52 around its middle."""
    return placed(path("M-28 24Q-42 24-42 10T-28-4Q-28-18-15-20-9-28 4-28T23-12Q42-12 42 6T26 24Z", fill),
                  x, y, s, 0, False)


def tree_of(x=48, y=48, s=1, leaves=GREEN):
    """The round tree of the garden, 76 × 90 around its middle."""
    trunk = path("M-9 45Q-5 30-6 10H6Q5 30 9 45Z", BROWN)
    crown = path("M-22 20Q-38 18-38 2T-24-16Q-24-44 2-44T26-20Q38-16 38 0T22 20Z", leaves)
    return placed(trunk + crown, x, y, s, 0, False)


def house_of(x=48, y=48, s=1, wall="#fff6dc", roof=CORAL, door=GREEN):
    """A house of 88 × 88 around its middle."""
    return placed(
        path("M14-30V-40H25V-18Z", BROWN) + path("M-32-4V43H32V-4L0-34Z", wall)
        + path("M-8 43V18Q-8 10 0 10T8 18V43Z", door) + tube("M-38 0L0-36 38 0", roof, 7, 4 / s), x, y, s,
        0, False)


def waves(x, y, count=3, step=14, stroke=WATER, width=5):
    """Little waves in a row, from x to the right."""
    return path(data("M", x, y)
                + "".join(data("q", step / 4, -5, step / 2, 0, "t", step / 2, 0) for _ in range(count)),
                stroke=stroke,
                width=width)


def pane(x, y, w, h, r=3, fill=SKY):
    """A window."""
    return rect(x, y, w, h, r, fill, outline=3)


def note(x, y, s=1, fill="#b58be0"):
    """A single note; (x, y) is its head."""
    return placed(
        tube("M6-2V-28", fill, 3 / s, 2.5 / s) + path("M6-30Q10-22 18-19 21-12 17-5 14-12 6-15Z", fill)
        + ellipse(0, 0, 9, 7, fill), x, y, s, 0, False)


def splash(x, y, s=1, fill=RED):
    """A splash of paint with its drops, 84 × 80 around its middle."""
    blot = path(
        "M-22-26Q-20-40-10-38-2-36-2-26Q4-32 8-40 14-46 20-40 24-34 18-24 28-28 36-22"
        " 40-14 32-8 26-4 28 2"
        "Q36 4 38 12 38 22 28 20 22 18 18 22 22 32 14 38 4 42 0 34-2 26-8 26-16 36-26"
        " 34-36 28-30 20-24 14-30 10"
        "-42 10-42-2-40-12-30-10-26-12-26-16Z", fill)
    return placed(blot + circle(34, 34, 5, fill) + circle(-38, -30, 5, fill), x, y, s, 0, False)
