"""What the animals say: each its head, loud, with the noise that comes out of its mouth."""
from book import symbol
from figure import placed
from shapes import (BLUE, BROWN, CREAM, GREEN, INK, ORANGE, PINK, RED, SKY, TONGUE, WHITE, WOOD, YELLOW,
                    circle, data, ellipse, path, star)
from sounds import blast

THROAT = "#8c2f2c"


def eyes(x1, x2, y, r=4):
    """Two black eyes."""
    return path(data("M", x1, y, "v", .1, "M", x2, y, "v", .1), width=2 * r)


def mouth(x, y, w=9, h=11):
    """An open mouth with its tongue."""
    return ellipse(x, y, w, h, THROAT, width=3) + ellipse(x, y + h * .45, w * .55, h * .32, TONGUE, "")


def loud(animal, y, x=72, turn=0, count=3):
    """The head, a little to the left, and its noise beside the mouth."""
    return placed(animal, 1, 6, .9, 0, False) + blast(x, y, count, turn, .88)


@symbol("moo", "sounds", "cow, cow says")
def moo():
    horns = path("M20 26Q12 20 14 8 26 10 28 22ZM54 22Q56 10 68 8 70 20 62 26Z", CREAM)
    ears = path("M18 34Q4 26 2 40 10 50 20 44ZM62 34Q74 26 78 38 72 48 62 44Z", BROWN)
    face = path("M18 32Q18 18 41 18T64 32L60 64H22Z", WHITE) + path(
        "M18 32Q18 20 34 19 38 34 30 46 22 48 20 44Z", BROWN, width=3)
    muzzle = path("M41 54Q66 54 66 72T41 92 16 72 41 54Z", PINK)
    return loud(
        ears + horns + face + eyes(31, 52, 38) + muzzle + path("M31 64H31.1M51 64H51.1", width=6)
        + mouth(41, 79, 10, 8), 74, 70)


@symbol("quack", "sounds", "duck, duck says")
def quack():
    neck = path("M22 92Q24 76 20 62H56Q52 76 58 92Z", YELLOW)
    bill = path("M52 38Q66 30 84 24 90 30 82 38L56 50Z", ORANGE) + path(
        "M54 50Q66 58 82 64 84 72 76 74 60 72 48 60Z", "#f0812a") + path(
            "M56 48L66 54 54 54Z", THROAT, width=3)
    tuft = path("M32 14Q28 4 38 4 40 8 40 12", YELLOW)
    return loud(neck + tuft + circle(36, 42, 29, YELLOW) + bill + circle(42, 34, 2.5, width=5), 52, 74)


@symbol("woof", "sounds", "dog, dog says, bark")
def woof():
    face = path("M14 40Q12 10 41 10T68 40Q70 62 62 76 54 92 41 92T20 76Q12 62 14 40Z", "#cb8c5c")
    blaze = path("M41 12Q50 12 50 30L58 56Q62 88 41 90 20 88 24 56L32 30Q32 12 41 12Z", "#fbe6c4", "")
    ears = path("M20 14Q2 16 2 44 2 62 12 62 22 58 20 34ZM62 14Q80 16 80 44 80 62 70 62 60 58"
                " 62 34Z", "#99623f")
    nose = path("M32 50Q41 44 50 50 50 58 41 60 32 58 32 50Z", INK)
    return loud(
        face + blaze + path("M14 40Q12 10 41 10T68 40Q70 62 62 76 54 92 41 92T20 76Q12 62 14 40Z") + ears
        + eyes(29, 53, 38) + nose + mouth(41, 75, 10, 10), 72, 70)


@symbol("meow", "sounds", "cat, cat says, miaow")
def meow():
    face = path("M12 44L10 10 30 22Q42 18 54 22L74 10 72 44Q78 58 68 72 58 86 42 86T16 72Q6 58"
                " 12 44Z", ORANGE)
    stripes = path("M42 22V32M32 24L34 32M52 24L50 32", stroke="#c9661a", width=5)
    muzzle = path("M42 58Q58 56 58 68T42 80 26 68 42 58Z", CREAM, "")
    whisk = path("M24 62L4 58M24 68L4 72M60 62L80 58M60 68L80 72", width=3)
    return loud(
        face + stripes + muzzle + eyes(29, 55, 46) + path("M37 56H47L42 61Z", PINK, width=3)
        + mouth(42, 71, 7, 8) + whisk, 72, 74)


@symbol("baa", "sounds", "sheep, sheep says")
def baa():
    wool = path("M16 44Q2 40 8 26 6 12 22 14 30 2 42 8 56 2 62 14 78 14 74 28 80 42 66 46Z", WHITE)
    ears = path("M20 40Q2 36 4 50 12 58 24 52ZM60 40Q78 36 78 50 70 58 58 52Z", "#6b5045")
    face = path("M20 36Q41 28 62 36 64 60 58 78 52 91 41 91T24 78Q18 60 20 36Z", "#7d5f52")
    whites = circle(32, 46, 6, WHITE, width=3) + circle(50, 46, 6, WHITE, width=3) + eyes(33, 49, 47, 2.5)
    return loud(ears + face + wool + whites + path("M35 63L41 67 47 63") + mouth(41, 78, 8, 7), 74, 68)


@symbol("oink", "sounds", "pig, pig says")
def oink():
    ears = path("M14 36L8 10 32 20ZM66 36L74 10 50 20Z", "#ee86a8")
    face = circle(41, 52, 34, PINK)
    snout = ellipse(41, 54, 17, 12, "#ee86a8") + path("M35 52V56M47 52V56", width=5)
    return loud(face + ears + eyes(26, 56, 38) + snout + mouth(41, 75, 9, 7), 72, 74)


@symbol("roar", "sounds", "lion, lion says, loud")
def roar():
    mane = star(41, 48, 40, BROWN, 12, .86)
    ears = circle(18, 24, 7, YELLOW) + circle(62, 24, 7, YELLOW)
    face = circle(40, 50, 29, YELLOW)
    brows = path("M24 34L34 40M56 34L46 40")
    jaws = path("M22 58H58Q60 82 40 82T22 58Z", THROAT) + path(
        "M25 59L29 67 33 59ZM47 59L51 67 55 59Z", WHITE, width=2.5) + path(
            "M30 78Q40 66 50 78 40 84 30 78Z", TONGUE, "")
    return loud(mane + ears + face + brows + eyes(30, 50, 44) + jaws + path("M34 48H46L40 55Z", INK), 68,
                76)


@symbol("tweet", "sounds", "bird, bird says, chirp, sing")
def tweet():
    body = path("M8 92Q6 70 12 52 14 22 40 22T66 50Q66 74 74 92Z", BLUE)
    belly = path("M24 92Q24 70 42 70T60 92Z", CREAM, width=3)
    bill = path("M62 38L84 30 66 50Z", ORANGE) + path("M64 52L80 60 60 60Z", ORANGE)
    tuft = path("M36 22Q34 12 42 8 44 14 48 12 50 18 46 23", BLUE)
    return loud(tuft + body + belly + bill + circle(48, 42, 2.5, width=5), 52, 70)


@symbol("neigh", "sounds", "horse, horse says")
def neigh():
    head_ = path(
        "M30 92Q18 62 24 36 26 16 40 16L46 6 52 18Q66 28 80 42 86 54 76 58L62 54 78"
        " 66Q74 76 62 74L54 66Q54 80 60 92Z", "#a8703f")
    mane = path("M42 12Q14 14 12 44 12 74 24 92L34 88Q24 56 36 32Z", "#5d3d28")
    return loud(
        head_ + mane + path("M60 52L76 62 62 62Z", THROAT, width=3) + circle(52, 34, 2, width=5)
        + path("M74 46H74.1", width=5), 74, 74, 15)


@symbol("ribbit", "sounds", "frog, frog says, croak")
def ribbit():
    bumps = circle(22, 28, 14, GREEN) + circle(58, 28, 14, GREEN)
    face = path("M4 56Q4 28 40 28T76 56Q76 86 40 86T4 56Z", GREEN)
    whites = circle(22, 26, 8, WHITE, width=3) + circle(58, 26, 8, WHITE, width=3) + eyes(23, 57, 27, 3)
    jaws = path("M14 54Q40 60 66 54 64 78 40 78T14 54Z", THROAT) + path("M26 75Q40 62 54 75 40 80 26 75Z",
                                                                        TONGUE, "")
    return loud(bumps + face + whites + jaws, 62, 72)


@symbol("cock-a-doodle-doo", "sounds", "rooster, chicken, cluck, farm")
def cock_a_doodle_doo():
    comb = path("M22 26Q12 8 28 12 32 0 42 10 56 4 54 26Z", RED)
    body = path("M8 92Q6 66 14 44 16 20 38 20T60 44Q60 70 70 92Z", WHITE)
    bill = path("M56 36L80 28 60 48Z", YELLOW) + path("M58 52L76 58 56 60Z", YELLOW)
    wattle = path("M50 60Q44 78 54 78T60 62Z", RED)
    return loud(comb + body + bill + wattle + circle(42, 38, 2.5, width=5), 46, 73)


@symbol("buzz", "sounds", "bee, bee says")
def buzz():
    wings = ellipse(36, 26, 12, 18, SKY) + ellipse(56, 24, 12, 18, SKY)
    body = ellipse(46, 58, 32, 23, YELLOW) + path("M36 37Q30 58 36 79M52 36Q46 58 52 80", width=8)
    feelers = path("M60 66Q66 70 71 64M66 38Q68 28 76 28M71 42Q76 36 84 40", width=3)
    return placed(wings + body + circle(66, 52, 1.5, width=6) + feelers, 2, 4, .95, 0, False) + blast(
        78, 68, 2, 10) + blast(14, 30, 2, 215)


@symbol("hoot", "sounds", "owl, owl says, whoo")
def hoot():
    body = path("M14 92V38L8 10Q24 10 32 18H50Q58 10 74 10L68 38V92Z", "#a8703f")
    belly = path("M26 92Q24 74 41 74T56 92Z", WOOD, width=3)
    goggles = circle(28, 38, 13, WHITE) + circle(54, 38, 13, WHITE) + eyes(30, 52, 38, 5)
    bill = path("M34 48H48L41 56Z", ORANGE, width=3) + ellipse(41, 65, 7, 6, THROAT, width=3)
    return loud(body + belly + goggles + bill, 62, 72)
