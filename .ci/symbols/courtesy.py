"""What people say to one another: hi, bye, please, thank you, sorry, uh oh, good night, cheers, peekaboo."""
from book import symbol
from faces import GIRL
from figure import arm, bust, child
from shapes import (CORAL, LEAF, MARK, ORANGE, PINK, PURPLE, SKIN, STEEL, TEAL, WHITE, WOOD, YELLOW, arrow,
                    ball, check, circle, cup, data, group, heart, motion, path, rays, rect, speech, star,
                    tube)
from signs import PALE, ghost


@symbol("hi", "social", "hello, hey, greeting, wave", kind="abstract")
def hi():
    return (motion("M60 10q-5 5-4 12M92 30q3 8-1 15") + bust(
        (34, 50), 26, "laugh",
        (.3, 0), bottom=94) + arm([(56, 86), (82, 88), (75, 40)], width=10, is_open=True))


@symbol("bye", "social", "goodbye, bye-bye, see you, leaving", kind="abstract")
def bye():
    return (motion("M5 12q-3 8 1 15M30 4q4 3 5 9") + child(
        (46, 30), (52, 62), ((40, 91), (68, 91)),
        18,
        "happy", (-.6, 0), ([(18, 46), (17, 24)], [(68, 64)]),
        hands="l") + arrow((70, 76), (95, 76), width=10, head=14))


@symbol("please", "social", "may I, pretty please, ask nicely", kind="abstract")
def please():
    hands = path("M40 94L41 72Q42 62 48 60 54 62 55 72L56 94Z", SKIN) + path("M48 62V86", width=3)
    return (bust((48, 38), 28, "plea", bottom=95) + arm([(18, 92), (20, 98), (40, 88)], width=10)
            + arm([(78, 92), (76, 98), (56, 88)], width=10) + hands)


@symbol("thank-you", "social", "thanks, ta, grateful", kind="abstract", label="thank you")
def thank_you():
    gift = rect(12, 70, 34, 24, 3, TEAL) + path("M29 70V94M12 80H46", stroke=YELLOW, width=5) + path(
        "M29 70q-12-12-14-4t14 4q12-12 14-4t-14 4", YELLOW, width=3)
    bubble = speech(74, 22, 20, 18, (52, 46)) + heart(74, 23, 9, width=3)
    return (bust((34, 38), 24, "glad",
                 (.2, .1), bottom=95) + bubble + arm([(14, 70), (2, 88), (14, 86)], width=7) + gift
            + arm([(54, 70), (64, 88), (44, 86)], width=7))


@symbol("sorry", "social", "apologize, my fault, I didn't mean to", kind="abstract")
def sorry():
    cup_ = group(path("M0-14H14L9-4 16 4 8 14H4Q0 14-1 8Z", TEAL)
                 + path("M22-12L34-16Q36 2 30 12L20 14 25 4 18-4Z", TEAL) + path("M33-8q8 2 0 12", width=3),
                 move=(58, 76),
                 scale="1.05")
    return (bust((34, 38), 26, "sad",
                 (.3, .5), bottom=95) + cup_ + arm([(14, 74), (6, 98), (34, 78)], width=9))


@symbol("uh-oh", "social", "oops, whoops, oh no, mistake", kind="abstract", label="uh oh")
def uh_oh():
    cone = group(path("M-13 0L0 30 13 0Z", WOOD) + path("M-6 4L3 22M6 4L-3 22", width=2.5)
                 + circle(0, -8, 15, PINK),
                 move=(76, 70),
                 turn="168")
    splat = path("M54 92Q60 80 70 84 84 78 98 92 88 96 76 95 62 96 54 92Z", PINK)
    return (bust((30, 42), 24, "uh-oh",
                 (.4, .3), bottom=95) + arm([(10, 74), (0, 86), (10, 58)], width=8, is_open=True) + splat
            + cone + motion("M68 30V20M80 26V14M92 32V22"))


@symbol("ok", "social", "okay, all right, fine, sure", kind="abstract", label="OK")
def ok():
    fingers = "".join(tube(d, SKIN, 9) for d in ("M62 56L84 32", "M58 52L70 18", "M52 52L52 8"))
    hand = path("M44 56Q56 44 68 54 74 62 66 74L60 82H40Q38 70 44 56Z", SKIN)
    ring_ = tube("M50 58Q40 34 26 40 14 48 22 60 30 68 48 68", SKIN, 9)
    return tube("M52 78V86", SKIN, 16) + tube("M52 92V96", YELLOW, 22) + fingers + hand + ring_ + path(
        "M48 58Q60 52 62 66 56 74 46 70Z", SKIN, "")


@symbol("no-thank-you",
        "social",
        "no thanks, I don't want any, not for me",
        kind="abstract",
        label="no thank you")
def no_thank_you():
    bowl = path("M66 66H95Q94 84 84 84H77Q67 84 66 66Z", CORAL) + path("M68 65q4-8 8-4 5-6 9 0 6-3 8 4Z",
                                                                       LEAF)
    return (bust((28, 40), 24, "calm-shut",
                 (-.5, -.1), bottom=94) + bowl + arm([(48, 74), (58, 88), (56, 52)], width=9, is_open=True))


@symbol("good-morning",
        "social",
        "morning, wake up, rise and shine, sunrise",
        kind="abstract",
        label="good morning")
def good_morning():
    sun = circle(48, 50, 34, YELLOW) + rays(48, 50, 39, 47,
                                            (180, 205, 230, 255, 285, 310, 335, 0), ORANGE, 5)
    quilt = path("M4 94V80Q20 70 48 72T92 80V94Z", PURPLE) + star(22, 85, 6) + star(74, 85, 6)
    return sun + bust((48, 44), 19, "laugh", bottom=86) + arm(
        [(34, 68), (18, 56), (14, 32)], width=7) + arm([(62, 68), (78, 56), (82, 32)], width=7) + quilt


@symbol("cheers", "social", "clink, toast, to you")
def cheers():
    left = group(cup(-15, -17, 30, 36, TEAL), move=(70, 58), turn="-14")
    right = group(group(cup(-15, -17, 30, 36, CORAL), scale="-1 1"), move=(26, 58), turn="14")
    return left + right + rays(48, 40, 10, 24, (-150, -120, -90, -60, -30), ORANGE, 5)


@symbol("peekaboo", "social", "peek, boo, where's baby, hide face")
def peekaboo():
    return (bust(
        (44, 42), 30, "laugh", bottom=94) + arm([(18, 86), (-2, 92), (31, 46)], width=10, is_open=True)
            + arm([(70, 86), (96, 92), (83, 52)], width=10, is_open=True) + motion("M78 24l6-7M88 32l7-4"))


@symbol("my-turn", "social", "me next, I go now, my go", kind="abstract", label="my turn")
def my_turn():
    return (bust(
        (28, 34), 24, "laugh", bottom=72) + ghost(bust(
            (76, 40), 15, "calm", (-.4, 0), bottom=72, who=PALE)) + arrow(
                (74, 80), (16, 72), (40, 100), width=8, head=12) + ball(78, 80, 11))


@symbol("your-turn", "social", "you next, you go now, your go", kind="abstract", label="your turn")
def your_turn():
    return (bust((18, 40), 15, "calm", (.4, 0), bottom=72) + bust(
        (66, 34), 24, "laugh", bottom=72, who=GIRL) + arrow((20, 80), (80, 72),
                                                            (54, 100), width=8, head=12) + ball(18, 80, 11))


@symbol("finished", "social", "done, complete, the end, ready", kind="abstract")
def finished():
    """A list of what there was to do, all ticked."""
    out = rect(16, 12, 64, 80, 6, WHITE) + rect(34, 4, 28, 14, 4, STEEL)
    for y in (34, 54, 74):
        out += check(32, y, 7, width=5) + path(data("M", 48, y, "H", 68), stroke=MARK, width=5)
    return out
