"""Verbs of care and closeness: sleep, wash, hug, kiss …"""
from book import symbol
from faces import MOMMY, head
from figure import arm, bust, palm
from props import moon, pillow
from shapes import (BROWN, ORANGE, PURPLE, STEEL, TEAL, WATER, WHITE, WOOD, YELLOW, arrow, circle, heart,
                    motion, path, rays, rect, tube)


@symbol("sleep", "verbs", "nap, asleep, bed, sleeping, night-night")
def sleep():
    blanket = path("M8 60Q48 48 88 60V93H8Z", PURPLE) + path("M8 60Q48 48 88 60V71Q48 60 8 71Z", "#e3d2f7")
    return pillow(10, 18, 76, 42) + head(48, 40, 21, "sleep") + blanket + moon(80, 12, 9)


@symbol("wash", "verbs", "wash hands, clean, soap, washing")
def wash():
    tap = tube("M92 14H66Q56 14 56 26", STEEL, 9)
    water = tube("M56 34V54", WATER, 6, 2)
    hands = (arm([(-8, 100), (10, 84), (44, 68)], width=13, is_open=True)
             + arm([(104, 100), (88, 84), (62, 70)], width=13, is_open=True))
    foam = "".join(circle(x, y, r, WHITE, width=3) for x, y,
                   r in ((40, 58, 7), (70, 56, 8), (54, 66, 8), (66, 82, 6)))
    return tap + water + hands + foam


@symbol("brush", "verbs", "brush teeth, toothbrush, brushing")
def brush():
    brush_ = tube("M92 56L58 58", TEAL, 4, 3) + path("M46 51H66V60H46Z", WHITE, width=3)
    return bust((42, 40), 28, "grin", (.1, 0)) + brush_ + arm([(62, 76), (94, 96), (88, 60)], width=10)


@symbol("wipe", "verbs", "clean up, dry, wiping")
def wipe():
    sponge = rect(30, 48, 46, 24, 7, YELLOW) + path("M66 56h.1M60 64h.1M69 65h.1", width=5)
    wet = path("M12 72H60", stroke=WATER, width=7)
    return (path("M3 74H93V84H3Z", WOOD) + path("M14 84V93M82 84V93", stroke=BROWN, width=7) + wet + sponge
            + arm([(-10, -4), (6, 8), (44, 44)], width=13, is_open=True)
            + arrow((66, 22), (92, 22), width=8, head=11))


@symbol("hug", "verbs", "cuddle, embrace, hugging")
def hug():
    return (bust((60, 40), 22, "glad", (-.4, .2), who=MOMMY) + bust((34, 52), 19, "glad", (.4, 0))
            + arm([(72, 70), (62, 90), (20, 82)], MOMMY, 9) + arm([(42, 76), (56, 74), (74, 76)], width=8))


@symbol("kiss", "verbs", "smooch, kissing")
def kiss():
    return (bust((68, 54), 21, "happy", (-.5, 0), who=MOMMY) + bust((26, 54), 20, "kiss", (.9, 0))
            + heart(47, 14, 11))


@symbol("tickle", "verbs", "tickling, tickle me")
def tickle():
    hands = (arm([(-10, 76), (0, 62), (20, 70)], MOMMY, 11, True)
             + arm([(106, 76), (96, 62), (76, 70)], MOMMY, 11, True))
    return (bust((48, 36), 25, "glad") + hands
            + motion("M8 44q6-4 6-10", "M88 44q-6-4-6-10", "M8 24q4-2 5-6", "M88 24q-4-2-5-6"))


@symbol("clap", "verbs", "clap hands, applause, clapping")
def clap():
    return (palm(54, 58, 1.25, 22, True, sleeve=YELLOW) + palm(37, 60, 1.25, 30, sleeve=YELLOW)
            + rays(52, 48, 36, 43, (-110, -80, -50, -20), ORANGE, 5))


@symbol("cry", "verbs", "crying, weep, tears")
def cry():
    stream = "".join(path(f"M{x} 60Q{x + d} 70 {x + d} 84", stroke="#4aa8e0", width=7) for x,
                     d in ((30, -5), (66, 5)))
    return head(48, 50, 36, "cry") + stream
