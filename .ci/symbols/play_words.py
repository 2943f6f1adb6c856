"""Words of play and praise: high five, good job, yay, ready set go, patty cake, so big, wow."""
from book import symbol
from faces import GIRL, MOMMY, head
from figure import arm, bust, child, palm, thumb
from shapes import (CORAL, CREAM, GREEN, ORANGE, PINK, PURPLE, RED, SKIN, TEAL, YELLOW, circle, data,
                    heart, path, rays, rect, speech, star, tube)


@symbol("high-five", "social", "give me five, slap hands, hooray", label="high five")
def high_five():
    return (palm(30, 52, 1.15, 22, sleeve=YELLOW) + palm(66, 52, 1.15, -22, True, "#e8b48c", CORAL)
            + rays(48, 30, 20, 28, (-120, -90, -60), ORANGE, 5))


@symbol("good-job",
        "social",
        "well done, great job, you did it, nice work",
        kind="abstract",
        label="good job")
def good_job():
    return (bust((36, 36), 22, "laugh", (.3, .1), bottom=94, who=MOMMY) + star(78, 22, 16)
            + thumb(72, 74, 1.25, sleeve=CORAL))


@symbol("yay", "social", "hooray, hurray, woohoo, we did it", kind="abstract")
def yay():
    bits = "".join(
        path(data("M", x, y, "l", 4, 6), stroke=c, width=5)
        for x, y, c in ((8, 8, RED), (24, 4, GREEN), (68, 4, PURPLE), (84, 8, ORANGE), (44, 4, "#3f86d8"),
                        (6, 56, PURPLE), (86, 58, GREEN)))
    return (bits + bust((48, 46), 23, "laugh", bottom=94) + arm([(24, 80), (6, 70), (14, 34)], width=8)
            + arm([(72, 80), (90, 70), (82, 34)], width=8))


@symbol("ready-set-go", "social", "one two three go, start, race", kind="abstract", label="ready set go")
def ready_set_go():
    light = rect(4, 8, 32, 80, 10, "#4a4f5c") + circle(20, 24, 9, "#7d3a3a") + circle(
        20, 48, 9, "#8c7a3c") + circle(20, 72, 9, "#4fdc7a")
    return light + child((62, 24), (60, 58), ((46, 90), (76, 88)),
                         16,
                         "try", (.6, 0), ([(40, 66)], [(82, 52)]),
                         knees=((54, 78), (78, 68)))


@symbol("patty-cake", "social", "pat-a-cake, clapping game", label="patty cake")
def patty_cake():
    return (bust((20, 44), 17, "laugh", (.5, 0), bottom=94) + bust(
        (76, 44), 17, "laugh", (-.5, 0), bottom=94, who=GIRL) + arm([(34, 74), (44, 58)], width=8)
            + arm([(62, 74), (52, 58)], GIRL, 8) + rays(48, 48, 10, 18, (-130, -90, -50), ORANGE))


@symbol("so-big", "social", "how big, stretch up, grown", label="so big")
def so_big():
    ruler = rect(70, 4, 22, 89, 3, YELLOW) + path("M70 76H79M70 62H82M70 48H79M70 34H82", width=3.5)
    return (ruler + star(81, 19, 9, CORAL)
            + child((34, 40), (34, 70), ((26, 92), (42, 92)), 18, "laugh", (0, 0),
                    ([(8, 46), (12, 12)], [(60, 46), (56, 12)])))


@symbol("wow", "social", "amazing, cool, awesome, ooh", kind="abstract")
def wow():
    return (head(40, 56, 32, "star") + speech(76, 22, 18, 17, (58, 44)) + star(76, 22, 12))


@symbol("youre-welcome",
        "social",
        "welcome, no problem, my pleasure",
        kind="abstract",
        label="you're welcome")
def youre_welcome():
    gift = rect(60, 62, 32, 28, 3, TEAL) + path("M76 62V90M60 72H92", stroke=YELLOW, width=5) + path(
        "M76 62q-12-12-14-4t14 4q12-12 14-4t-14 4", YELLOW, width=3)
    return bust((32, 38), 24, "glad",
                (.4, .1), bottom=94) + gift + arm([(52, 70), (54, 94),
                                                   (68, 92)], width=8) + heart(76, 24, 10)


@symbol("excuse-me", "social", "pardon, may I get by, listen please", kind="abstract", label="excuse me")
def excuse_me():
    bubble = speech(76, 24, 18, 16, (54, 44)) + path("M68 24h.1M76 24h.1M84 24h.1", width=6)
    return (bust((34, 48), 24, "plea",
                 (.4, 0), bottom=94) + bubble + arm([(56, 82), (76, 84),
                                                     (68, 60)], width=8) + tube("M68 58V46", SKIN, 6, 3))


@symbol("happy-birthday", "social", "birthday, party, cake, candles", label="happy birthday")
def happy_birthday():
    cake = rect(10, 66, 76, 27, 4, PINK) + path(
        "M10 72q9 8 19 0 10 9 19 0 10 9 19 0 10 8 19 0V66H10Z", CREAM, width=3)
    candles = tube("M20 52V64M76 52V64", "#5b9bd8", 4, 2.5) + "".join(
        path(data("M", x, 46, "q-6-5 0-12q6 7 0 12Z"), ORANGE, width=2.5) for x in (20, 76))
    return head(48, 44, 24, "laugh") + path("M34 22L48 2 62 22Z", PURPLE, width=3.5) + circle(
        48, 5, 3.5, YELLOW, width=2.5) + candles + cake
