"""Feelings that are quiet or warm: tired, sleepy, calm, cozy, shy, bored, lonely, love, kiss, hug."""
from book import symbol
from faces import MOMMY, head
from figure import arm, bust
from shapes import (BLUE, CORAL, PURPLE, SKIN, WOOD, YELLOW, circle, ellipse, heart, path, rect, star,
                    tube)
from signs import steam


@symbol("tired", "feelings", "yawn, exhausted, need rest, sleepy")
def tired():
    return (bust((46, 44), 30, "tired",
                 (0, .1), bottom=94) + arm([(72, 88), (98, 94), (60, 74)], width=10, is_open=True))


@symbol("sleepy", "feelings", "drowsy, tired, bedtime, nap time")
def sleepy():
    moon = path("M82 6A15 15 0 1 0 92 30 13 13 0 0 1 82 6Z", YELLOW)
    pillow = path(
        "M6 62Q2 56 10 54Q46 62 84 54Q93 56 90 64Q86 78 91 90Q92 95 84 94Q46 88 12 94Q4 95 5 88 10 76 6 62Z",
        "#cfe3f7")
    return moon + pillow + f'<g transform="rotate(-38 46 56)">{head(44, 52, 26, "sleepy", (0, .1))}</g>'


@symbol("calm", "feelings", "relaxed, peaceful, breathe, still")
def calm():
    legs = tube("M36 76Q8 76 16 88H54", BLUE, 10) + tube("M60 76Q88 76 80 88H42", BLUE, 10)
    legs += ellipse(54, 88, 8, 5.5, CORAL) + ellipse(36, 88, 8, 5.5, CORAL)
    body = bust((48, 30), 24, "calm-shut", bottom=78)
    return body + legs + arm([(32, 58), (8, 60),
                              (14, 76)], width=8) + arm([(64, 58), (88, 60), (82, 76)], width=8)


@symbol("cozy", "feelings", "snug, warm, comfy, cosy")
def cozy():
    wrap = path("M48 50Q14 50 8 94H88Q82 50 48 50Z", PURPLE) + star(18, 82, 6) + star(79, 82, 6)
    folds = path("M30 58Q40 72 34 94M66 58Q56 72 62 94", width=3)
    mug = rect(37, 68, 22, 20, 4, "#6fcfc6") + tube("M60 72q8 0 7 6t-7 5", "#6fcfc6", 2.5, 2.5)
    return (wrap + head(48, 34, 27, "calm-shut") + folds + steam(
        (43, 54), 66, 13) + mug + circle(36, 82, 6, SKIN) + circle(62, 84, 6, SKIN))


@symbol("shy", "feelings", "bashful, hiding, timid")
def shy():
    return (head(38, 52, 29, "shy", (-.3, .4)) + path("M58-4Q58 50 52 98H100V-4Z", CORAL)
            + path("M74 50Q72 76 74 94", width=3) + arm([(30, 96), (40, 96), (58, 82)], width=10))


@symbol("bored", "feelings", "nothing to do, fed up, uninterested")
def bored():
    table = path("M2 84H94V96H2Z", WOOD)
    return (bust((42, 46), 28, "bored", (.3, .2), bottom=90) + arm([(70, 84), (88, 90), (66, 68)], width=10)
            + table + path("M10 84H52", width=1) + arm([(16, 86), (24, 78), (44, 82)], width=8))


@symbol("lonely", "feelings", "alone, by myself, miss you, no friends")
def lonely():
    ghost = ('<path stroke="#7f7a96" stroke-dasharray=".1 7.5" stroke-width="4.5" '
             'd="M70 26a16 16 0 1 1-.1 0M54 90V72q0-10 16-10t16 10V90"/>')
    return ghost + bust((28, 46), 21, "sad", (.5, .3), bottom=92)


@symbol("love", "feelings", "heart, loving, adore")
def love():
    return (bust((48, 28), 22, "glad", bottom=80) + heart(48, 68, 24)
            + arm([(28, 54), (4, 76), (36, 76)], width=9) + arm([(68, 54), (92, 76), (60, 76)], width=9))


@symbol("i-love-you", "feelings", "love you, I love mommy", label="I love you")
def i_love_you():
    return (heart(48, 17, 14) + bust((68, 52), 20, "glad", (-.4, .2), who=MOMMY, bottom=94) + bust(
        (28, 60), 18, "glad", (.4, -.2), bottom=94) + arm([(44, 84), (60, 96), (72, 84)], width=7))
