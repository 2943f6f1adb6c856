"""Noises that things and people make."""
from book import symbol
from faces import head
from figure import fist, placed, point
from shapes import (BLUE, BLUE_DARK, BROWN, CORAL, MARK, ORANGE, RED, SKY, STEEL, STONE, TONGUE, WHITE,
                    WOOD, YELLOW, circle, cookie, data, group, path, rect, star, tube)
from shapes_things import TYRE, wheels


def blast(x, y, count=3, turn=0, s=1.0, colour=ORANGE):
    """The noise that comes out of something: thick bent lines that grow, to the right."""
    lines = "".join(
        data("M", 9 * i - 3, -6 - 6 * i, "Q", 9 * i + 5 + 2 * i, 0, 9 * i - 3, 6 + 6 * i)
        for i in range(count))
    return placed(tube(lines, colour, 4.5, 2.5), x, y, s, turn, False)


@symbol("vroom", "sounds", "car noise, fast, engine")
def vroom():
    body = path("M34 62V50Q34 45 40 44L45 43Q50 27 60 27H70Q79 27 83 42L89 44Q93 46 93 53V62Z", CORAL)
    glass = path("M52 42Q55 34 61 34H64V42ZM71 34H72Q76 35 78 42H71Z", SKY, width=3)
    lines = "M4 28H34M14 42H26M3 54H24"
    puffs = circle(24, 76, 9, STONE) + circle(10, 72, 6, STONE) + circle(12, 86, 5, STONE, width=3)
    return tube(lines, ORANGE, 4, 2.5) + puffs + body + glass + wheels((48, 64), (80, 64), r=10)


@symbol("beep-beep", "sounds", "horn, car noise, honk", label="beep beep")
def beep_beep():
    body = path("M22 84V60Q22 52 28 50L34 34Q36 30 40 30H56Q60 30 62 34L68 50Q74 52 74 60V84Z", CORAL)
    glass = path("M39 37H57L61 50H35Z", SKY, width=3)
    lamps = circle(32, 62, 5, YELLOW, width=3) + circle(64, 62, 5, YELLOW, width=3) + path("M42 64H54",
                                                                                           width=4)
    tyres = path("M25 84V91H36V84ZM60 84V91H71V84Z", TYRE, width=3)
    return tyres + body + glass + lamps + path("M24 74H72", width=3) + blast(75, 40, 2, -35) + blast(
        21, 40, 2, 215)


@symbol("choo-choo", "sounds", "train noise, steam", label="choo choo")
def choo_choo():
    steam = circle(44, 16, 11, WHITE) + circle(64, 14, 9, WHITE) + circle(80, 12, 6, WHITE, width=3)
    funnel = path("M38 46V38L34 28H56L52 38V46Z", YELLOW)
    front = circle(45, 62, 22, CORAL) + circle(45, 62, 12, "#dd5f50", width=3) + circle(
        45, 62, 4, YELLOW, width=3)
    fender = path("M22 80H68L76 92H14Z", STEEL) + path("M34 81L30 91M45 81V91M56 81L60 91", width=3)
    return steam + funnel + front + fender + blast(74, 52, 2, -20) + blast(16, 52, 2, 200)


@symbol("boom", "sounds", "bang, explosion, loud noise")
def boom():
    return star(48, 48, 46, RED, 11, .68) + star(48, 48, 31, ORANGE, 11, .66) + star(
        48, 48, 16, YELLOW, 9, .62)


@symbol("crash", "sounds", "bump, smash, accident, fall down")
def crash():
    burst = star(48, 34, 32, YELLOW, 10, .62)
    front = lambda x: placed(
        path("M-24 12V0Q-22-4-16-4L-8-18H8Q12-18 16-6L22 0V12Z", CORAL) + path(
            "M-9-4L-3-11H5L8-4Z", SKY, width=3) + wheels((-13, 13), (11, 13), r=8), x, 72, .95, -8, False)
    other = placed(
        path("M-24 12V0Q-22-4-16-4L-8-18H8Q12-18 16-6L22 0V12Z", BLUE)
        + path("M-9-4L-3-11H5L8-4Z", SKY, width=3) + wheels((-13, 13),
                                                            (11, 13), r=8), 70, 72, .95, -8, True)
    return burst + front(26) + other


@symbol("knock-knock", "sounds", "door, knock, who is there", label="knock knock")
def knock_knock():
    door = rect(8, 4, 50, 88, 3, WOOD) + rect(17, 14, 32, 26, 2, "#cf9a58", outline=3) + rect(
        17, 50, 32, 32, 2, "#cf9a58", outline=3) + circle(51, 48, 1.5)
    return door + star(44, 40, 27, YELLOW, 9, .62) + fist(64, 46, 1.1, -62, sleeve=YELLOW)


@symbol("ouch", "sounds", "ow, hurt, pain, boo boo")
def ouch():
    return head(40, 58, 32, "hurt") + star(74, 22, 20, RED, 9, .6) + star(74, 22, 9, YELLOW, 7, .6)


@symbol("shh", "sounds", "quiet, hush, whisper, be quiet")
def shh():
    marks = path("M12 66L5 70M13 78H5M84 66L91 70M83 78H91", stroke=MARK, width=5)
    return head(48, 46, 32, "kiss") + point(52.5, 84, .95, -90) + marks


@symbol("yum", "sounds", "yummy, delicious, tasty, good food")
def yum():
    face = head(44, 54, 36, "none")
    mouth = path("M24 62Q44 84 64 62Z", "#8c2f2c") + path(
        "M46 74Q48 90 60 84 66 78 60 66 52 66 46 74Z", TONGUE, width=3)
    return face + mouth + cookie(79, 20, 14)


@symbol("wee-woo", "sounds", "siren, fire engine, police", label="wee woo")
def wee_woo():
    lamp = path("M28 74V50Q28 28 48 28T68 50V74Z", RED) + path(
        "M39 60V50Q39 40 48 40", stroke=WHITE, width=5)
    return lamp + rect(18, 74, 60, 16, 4, STEEL) + blast(72, 40, 2, -30) + blast(24, 40, 2, 210) + blast(
        48, 22, 1, -90)


@symbol("ding-dong", "sounds", "doorbell, bell, ring", label="ding dong")
def ding_dong():
    bell_ = (circle(48, 76, 8, ORANGE)
             + path("M48 22Q66 24 66 46 66 60 76 70H20Q30 60 30 46 30 24 48 22Z", YELLOW)
             + circle(48, 18, 5, WHITE))
    return group(bell_, turn="-14 48 40") + blast(78, 38, 2, -10) + blast(14, 44, 2, 170)


@symbol("ring-ring", "sounds", "phone, telephone, call", label="ring ring")
def ring_ring():
    body = rect(28, 18, 40, 74, 8, BLUE_DARK) + rect(35, 28, 26, 48, 2, SKY)
    return group(body + circle(48, 84, 2, width=3), turn="-10 48 54") + blast(76, 24, 2, -30) + blast(
        16, 32, 2, 205)


@symbol("tick-tock", "sounds", "clock, time", label="tick tock")
def tick_tock():
    rod = path("M48 50L56 80", width=5) + circle(57, 81, 9, YELLOW)
    case = path("M48 4L88 32H80V62H16V32H8Z", BROWN)
    face = circle(48, 40, 18, WHITE) + path("M48 40V29M48 40L56 44")
    marks = path("M36 74Q30 82 34 90M78 74Q84 82 80 90", stroke=ORANGE, width=5)
    return rod + marks + case + face
