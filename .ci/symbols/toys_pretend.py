"""To dress up and pretend, and what is talked into."""
from book import symbol
from figure import child
from shapes import (BLUE, BLUE_DARK, CORAL, GREEN, PINK, RED, SKY, STEEL, TEAL, WHITE, WOOD, YELLOW, circle,
                    ellipse, path, rect, star, tube)


@symbol("tea-set", "toys", "tea party, teapot, pretend", label="tea set")
def tea_set():
    pot = (tube("M14 32Q2 32 4 44T18 56", PINK, 4, 3) + tube("M54 52Q66 50 66 36L74 32", PINK, 6)
           + path("M18 32H54Q66 46 56 60 52 66 46 66H26Q18 66 14 58 8 44 18 32Z", PINK)
           + path("M20 32Q22 18 36 18T52 32Z", PINK) + circle(36, 14, 5, YELLOW, width=3))
    cup = path("M56 66H84Q84 84 74 86H66Q56 84 56 66Z", WHITE) + path("M84 70Q94 68 92 75T82 80", width=4)
    return pot + circle(36, 48, 7, WHITE, "") + cup + ellipse(69, 89, 20, 4, PINK) + path(
        "M61 73H78", stroke=PINK, width=4)


@symbol("crown", "toys", "king, queen, princess, dress up")
def crown():
    return (path("M12 80L6 26 30 48 48 14 66 48 90 26 84 80Q48 90 12 80Z", YELLOW)
            + path("M13 70Q48 79 84 70", width=4) + circle(48, 12, 6, CORAL) + circle(7, 24, 5, BLUE)
            + circle(89, 24, 5, BLUE) + path("M48 50L57 58 48 66 39 58Z", RED, width=3)
            + circle(27, 59, 4, BLUE, width=3) + circle(69, 59, 4, BLUE, width=3))


@symbol("robot", "toys", "machine, beep")
def robot():
    head = path("M48 12V6", width=4) + circle(48, 6, 4, CORAL, width=3) + rect(18, 12, 60, 40, 8, TEAL)
    ears = rect(10, 24, 8, 16, 2, STEEL) + rect(78, 24, 8, 16, 2, STEEL)
    eyes = circle(35, 28, 8, YELLOW) + circle(61, 28, 8, YELLOW) + path("M35 28H35.1M61 28H61.1", width=5)
    body = rect(26, 56, 44, 28, 5, TEAL) + rect(36, 62, 24, 12, 2, SKY, outline=3)
    arms = tube("M22 62Q12 66 14 80M74 62Q84 66 82 80", STEEL, 5)
    return (arms + rect(30, 84, 13, 9, 2, STEEL) + rect(53, 84, 13, 9, 2, STEEL) + body + ears + head + eyes
            + rect(34, 40, 28, 7, 2, WHITE, outline=3) + path("M43 40V47M53 40V47", width=2.5))


@symbol("dress-up", "verbs", "costume, fancy dress, pretend", label="dress up")
def dress_up():
    cape = path("M36 46Q14 66 12 90Q48 96 84 90 82 66 60 46Z", RED)
    crown_ = path("M31 18L27 2 39 9 48 1 57 9 69 2 65 18Z", YELLOW)
    return (cape + child(
        (48, 30), (48, 70), r=20, face="happy", arms=([(26, 60), (30, 74)], [(76, 52), (82, 36)])) + crown_
            + tube("M80 48L88 14", WOOD, 3, 2.5) + star(88, 14, 10))


@symbol("cape", "clothes", "superhero, cloak, dress up")
def cape():
    flow = path("M34 16Q20 40 6 84 20 78 27 88 40 80 48 91 56 80 69 88 76 78 90 84 76 40 62 16Z", RED)
    inside = path("M34 16Q48 26 62 16L54 8H42Z", YELLOW)
    return flow + path("M36 30Q32 56 27 84M60 30Q64 56 69 84", width=3) + inside + star(48, 54, 17)


@symbol("phone", "toys", "telephone, call, hello, mobile")
def phone():
    body = rect(25, 3, 46, 90, 9, BLUE_DARK) + rect(32, 14, 32, 62, 2, SKY) + circle(
        48, 84.5, 3.5, WHITE, width=3)
    call = path("M40 32Q36 34 38 40 42 52 54 58 58 60 61 56L56 50 51 52Q46 48 45 44L48 40 45 32Z",
                GREEN,
                width=3)
    return body + call


@symbol("doll", "toys", "dolly, baby doll, pretend")
def doll():
    hair = path("M22 40Q16 8 48 8T74 40Q82 60 74 62L66 40H30L22 62Q14 60 22 40Z", "#e7a93f")
    limbs = tube("M32 62L18 72M64 62L78 72M40 84V90M56 84V90", "#f1c6a0", 6)
    dress = path("M38 52H58L72 84H24Z", PINK)
    face = ellipse(48, 34, 20, 20, "#f1c6a0") + path(
        "M28 30Q34 18 48 18T68 30Q58 28 52 22 44 30 28 30Z", "#e7a93f", width=3)
    eyes = path("M40 36H40.1M56 36H56.1", width=7) + path("M42 44Q48 49 54 44", width=3)
    bows = path("M22 48L10 42V54ZM22 48L30 44V53ZM74 48L86 42V54ZM74 48L66 44V53Z", RED, width=3)
    return hair + limbs + dress + path("M30 74H66", stroke=WHITE, width=4) + face + eyes + bows
