"""More toys, and what is given and worn at play."""
from book import symbol
from figure import placed
from shapes import (BLUE, BROWN, CORAL, GREEN, LEAF, MARK, ORANGE, PINK, PURPLE, RED, STEEL, WHITE, WOOD,
                    YELLOW, ball, circle, ellipse, group, path, rect, star, tube)
from shapes_things import TYRE


@symbol("toy", "toys", "toys, play, plaything")
def toy():
    bear = (circle(20, 22, 8, BROWN) + circle(52, 22, 8, BROWN) + ellipse(36, 68, 20, 19, BROWN)
            + circle(36, 36, 22, BROWN) + ellipse(36, 43, 10, 8, WOOD, width=3)
            + path("M28 33H28.1M44 33H44.1", width=6) + path("M36 41V43", width=5))
    cube = rect(58, 54, 32, 36, 4, YELLOW) + star(74, 72, 11, CORAL)
    return bear + cube + ball(20, 76, 15)


@symbol("stacking-rings", "toys", "rings, stacker, stack", label="stacking rings")
def stacking_rings():
    ring = lambda y, w, c: rect(48 - w, y, 2 * w, 15, 7, c)
    return (path("M48 20V84", width=9) + path("M48 20V84", stroke=WOOD, width=3) + circle(48, 14, 9, RED)
            + ring(25, 17, YELLOW) + ring(40, 24, LEAF) + ring(55, 31, BLUE) + ring(70, 38, PURPLE)
            + path("M20 89H76", width=8))


@symbol("rattle", "toys", "baby toy, shake")
def rattle():
    grip = tube("M48 52V70", YELLOW, 6) + circle(48, 80, 8, WHITE, width=12) + circle(
        48, 80, 8, stroke=BLUE, width=5)
    bulb = circle(48, 30, 24, PINK) + path("M25 30H71", stroke=WHITE, width=6) + circle(48, 30, 24)
    return group(grip + bulb, turn="30 48 48") + path("M18 18Q10 24 12 34M30 6Q22 6 18 10", stroke=MARK)


@symbol("gift", "toys", "present, birthday, surprise")
def gift():
    bow = path("M48 28Q20 28 24 12 34 4 48 28ZM48 28Q76 28 72 12 62 4 48 28Z", YELLOW)
    return (rect(12, 44, 72, 47, 3, CORAL) + rect(41, 44, 14, 47, 0, YELLOW)
            + rect(6, 28, 84, 17, 3, CORAL) + rect(41, 28, 14, 17, 0, YELLOW) + bow)


@symbol("mask", "toys", "dress up, pretend, superhero")
def mask():
    return (tube("M8 44L3 38M88 44L93 38", TYRE, 3, 2.5)
            + path("M6 40Q26 26 48 38 70 26 90 40 92 70 70 70 56 68 48 58 40 68"
                   " 26 70 4 70 6 40Z", PURPLE)
            + path("M20 52Q30 42 40 52 30 60 20 52ZM76 52Q66 42 56 52 66 60 76 52Z", WHITE, width=3))


@symbol("wand", "toys", "magic, fairy, dress up")
def wand():
    return tube("M16 86L54 44", PURPLE, 6) + star(62, 34, 28) + path(
        "M12 34V44M7 39H17M84 74V84M79 79H89M30 10V18M26 14H34", stroke=ORANGE)


@symbol("paintbrush", "toys", "brush, paint, art")
def paintbrush():
    return placed(
        path("M-4-20L-5 44Q0 50 5 44L4-20Z", CORAL) + rect(-8, -24, 16, 12, 2, STEEL)
        + path("M-9-24Q-14-36 0-48 14-36 9-24Z", BLUE), 46, 50, 1, 40, False) + path(
            "M58 88Q66 78 74 86T90 82", stroke=BLUE, width=7)


@symbol("chalk", "toys", "draw, sidewalk chalk")
def chalk():
    stick_ = lambda x, y, c, turn: placed(
        path("M-9-26H9V26H-9Z", c) + ellipse(0, -26, 9, 4, c), x, y, 1, turn, False)
    return stick_(22, 44, PINK, -20) + stick_(74, 44, YELLOW, 20) + stick_(48, 40, BLUE, 0) + path(
        "M10 86Q20 76 30 86T50 86 70 86 88 82", stroke=MARK, width=6)


@symbol("marker", "toys", "felt pen, draw, colour")
def marker():
    body = rect(-12, -16, 24, 62, 4, WHITE) + path("M-12 2H12V30H-12Z", GREEN) + path(
        "M-9-16L-6-30H6L9-16Z", GREEN) + path("M-4-30L-3-40 3-42 4-30Z", GREEN, width=3)
    return placed(body, 56, 44, 1, 215, False) + path("M8 90Q18 80 28 88T46 88", stroke=GREEN, width=6)


@symbol("flag", "toys", "wave, parade")
def flag():
    return path("M24 10Q44 0 58 12T90 12V54Q72 64 56 54T24 52Z", CORAL) + path(
        "M24 32Q42 22 56 33T90 33", stroke=WHITE,
        width=8) + path("M24 10Q44 0 58 12T90 12V54Q72 64 56 54T24 52Z") + tube("M18 8V90", WOOD, 5)


@symbol("sled", "toys", "sledge, snow, slide")
def sled():
    runner = tube("M10 86H76Q92 86 90 70", RED, 5)
    return (tube("M26 60V84M64 60V84", STEEL, 4, 3) + runner
            + path("M6 50H78Q88 50 88 62H10Q6 62 6 56Z", WOOD) + path("M84 54Q92 40 80 26", width=4)
            + path("M30 51V61M52 51V61", width=3))
