"""More, all done, stop: the words that steer what happens."""
from book import symbol
from figure import bust, palm
from shapes import RED, WHITE, YELLOW, cookie, data, ellipse, path, plus


@symbol("more", "social", "again, another, extra", kind="abstract")
def more():
    return (cookie(19, 70, 15) + plus(40, 30, 15, width=10)
            + cookie(57, 76, 15) + cookie(79, 75, 15) + cookie(70, 52, 15))


@symbol("all-done", "social", "finished, done, over, enough, no more", kind="abstract", label="all done")
def all_done():
    plate = ellipse(48, 82, 36, 11, WHITE) + ellipse(48, 81, 21, 5, width=2.5)
    hands = palm(14, 46, .72, -12, sleeve=YELLOW) + palm(82, 46, .72, 12, True, sleeve=YELLOW)
    return bust((48, 36), 23, "happy", bottom=90) + hands + plate


@symbol("stop", "social", "halt, wait, don't, no more", kind="abstract")
def stop():
    d = data("M", 32, 4, "H", 64, "L", 92, 32, "V", 64, "L", 64, 92, "H", 32, "L", 4, 64, "V", 32, "Z")
    return path(d, RED) + palm(49, 48, 1.45)
