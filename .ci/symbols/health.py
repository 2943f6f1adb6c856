"""What hurts and what is wrong: tummy ache, headache, throw up, itchy, dizzy, lost, go away, too bright."""
from dataclasses import replace

from book import symbol
from faces import CHILD, head
from figure import arm, bust, palm
from safety import GREENISH
from shapes import (CORAL, MARK, ORANGE, RED, WHITE, YELLOW, arrow, circle, drop, ellipse, group,
                    motion, path, question, rays, star, tube)
from signs import burst, drops, plaster


@symbol("tummy-ache", "safety", "my tummy hurts, stomach ache, belly hurts", label="tummy ache")
def tummy_ache():
    belly = path("M24 54Q14 74 26 93H70Q82 74 72 54Z", YELLOW)
    return (belly + burst(48, 72, 19) + head(48, 28, 23, "pain", (0, .3))
            + arm([(28, 58), (4, 72), (26, 80)], width=9) + arm([(68, 58), (92, 72), (70, 80)], width=9))


@symbol("headache", "safety", "my head hurts, head pain", label="headache")
def headache():
    return (bust((46, 50), 27, "pain", bottom=94) + arm([(24, 90), (2, 86), (20, 52)], width=9)
            + arm([(68, 90), (92, 86),
                   (72, 52)], width=9) + burst(46, 20, 15) + rays(46, 20, 21, 28,
                                                                  (-170, -10, -140, -40), RED, 5))


@symbol("earache", "safety", "my ear hurts, ear pain")
def earache():
    return (bust((40, 46), 28, "pain", bottom=94) + arm([(62, 88), (88, 88), (70, 56)], width=9)
            + burst(76, 42, 14) + rays(76, 42, 19, 25, (-60, -20, 20, 60), RED))


@symbol("toothache", "safety", "my tooth hurts, teeth hurt, teething")
def toothache():
    tooth = path(
        "M0-7Q-6-12-11-9T-14 6Q-12 10-11 14-10 20-7 20T-3 12Q-2 7 0 7"
        "T3 12Q4 20 7 20T11 14Q12 10 14 6 16-6 11-9T0-7Z",
        WHITE,
        width=3.5)
    return (bust(
        (38, 48), 27, "pain",
        (-.2, 0), bottom=94) + arm([(60, 88), (76, 94),
                                    (60, 68)], width=10) + burst(66, 60, 12) + group(tooth, move=(80, 20)))


@symbol("throw-up", "safety", "vomit, puke, sick to my stomach, barf", label="throw up")
def throw_up():
    bucket = path("M44 76H93L87 93H50Z", "#6aa9dc")
    flow = path("M58 50Q76 50 78 62L82 80H64Q66 62 56 60Z", "#a8c04a", width=3.5)
    return (head(34, 40, 29, "sick", (.7, 0), GREENISH) + flow + ellipse(57, 55, 5, 8, "#8c2f2c", width=3)
            + bucket + path("M92 56l4-4M90 66h6", stroke="#a8c04a", width=5))


@symbol("itchy", "safety", "scratch, itch, rash, it itches")
def itchy():
    spots = path("M21 52h.1M31 57h.1M24 62h.1M22 40h.1M66 36h.1", stroke=RED, width=6.5)
    nails = path("M88 28l5-4M90 40h4M88 70l5 2", stroke=RED, width=4)
    return (bust((42, 40), 27, "hurt", (.1, .1), bottom=95) + spots + nails
            + arm([(64, 84), (98, 90), (73, 52)], width=10, is_open=True))


@symbol("dizzy", "safety", "spinning, faint, woozy")
def dizzy():
    swirl = path("M14 20Q14 8 48 8T82 18 48 30 30 24", stroke=MARK, width=5)
    return head(48, 58, 33, "dizzy") + swirl + star(14, 22, 8) + star(82, 20, 9) + star(46, 30, 6)


@symbol("bleeding", "safety", "blood, cut, hurt")
def bleeding():
    cut = path("M28 52L52 58", stroke=RED, width=5) + path("M44 58V72", stroke=RED, width=4)
    return palm(40, 46, 1.5, -6) + cut + drop(44, 76, 6, RED) + drop(80, 70, 12, RED)


@symbol("cant-breathe", "safety", "can't breathe, breathing is hard, asthma, choke", label="can't breathe")
def cant_breathe():
    lungs = path(
        "M44 54V64Q30 60 24 76 20 92 32 91 46 90 44 72ZM52 54V64Q66 60 72 76 76 92 64 91 50 90 52 72Z",
        CORAL)
    return (path("M14 94V76Q14 52 38 52H58Q82 52 82 76V94Z", YELLOW) + lungs + head(48, 28, 24, "gasp")
            + motion("M8 24q6 4 0 8t0 8M88 24q-6 4 0 8t0 8"))


@symbol("lost", "safety", "I'm lost, can't find you, where is mommy", kind="abstract")
def lost():
    return (bust((48, 54), 25, "worried",
                 (.5, -.2), bottom=94) + question(13, 26, 17) + question(83, 26, 17))


@symbol("go-away", "safety", "leave me alone, go, away from me, move", kind="abstract", label="go away")
def go_away():
    return (bust((28, 40), 23, "cross", (.4, 0), bottom=94) + arrow(
        (68, 76), (95, 76), width=10, head=14) + arm([(48, 72), (56, 84),
                                                      (62, 52)], width=10, is_open=True))


@symbol("too-bright", "safety", "light hurts my eyes, turn the light off", label="too bright")
def too_bright():
    lamp = circle(78, 20, 15, YELLOW) + rays(78, 20, 20, 30, (60, 90, 120, 150, 180, 210), ORANGE, 6)
    return lamp + bust(
        (36, 54), 25, "pain",
        (-.2, .2), bottom=95) + arm([(18, 88), (2, 96),
                                     (28, 56)], width=9) + arm([(56, 88), (70, 96), (48, 56)], width=9)


@symbol("fever", "safety", "hot head, temperature, sick")
def fever():
    cheeks = replace(CHILD, skin="#e58a68")
    stick = tube("M50 74L84 62", WHITE, 6, 3) + path("M54 72L76 65", stroke=RED, width=3.5)
    return head(44, 52, 34, "dozy-sad", who=cheeks) + stick + drops(
        (16, 46, 5), (64, 38, 5)) + path("M72 26q-4-4 0-9t0-9M84 30q-4-4 0-9t0-9", stroke=RED, width=4)


@symbol("better", "safety", "all better, well again, feel good now, not hurt any more", kind="abstract")
def better():
    return head(44, 52, 34, "laugh") + plaster(28, 36, .9, -25) + arrow(
        (84, 88), (84, 44), width=10, head=14)
