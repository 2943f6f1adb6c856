"""Birds."""
from book import symbol
from shapes import (BLUE, BLUE_DARK, CORAL, CREAM, GREEN, LEAF, ORANGE, PURPLE, RED, WHITE, YELLOW, circle,
                    ellipse, group, path, tube)
from shapes_animals import TAN, beak, both, feet
from shapes_food import GOLD, eyes, nudge, specks, thin


@symbol("bird", "animals", "birdie, tweet, songbird")
def bird():
    return (thin("M44 78V90M56 78V90M38 90H62", None, 4) + path("M26 56L4 44 6 62 24 70Z", BLUE_DARK)
            + beak(82, 36, 12, 7, ORANGE) + path("M18 62Q26 48 40 36 44 14 64 12 86 14 86 38 88 76 56 80 "
            "28 82 18 62Z", BLUE) + path("M56 78Q84 76 84 48 66 44 56 60 50 70 56 78Z", CREAM, "")
            + path("M26 54Q40 40 58 50 58 66 42 70 32 66 26 54Z", BLUE_DARK) + eyes((68, 31), width=8)
            + specks((74, 42), colour="#f08f8f", width=8))


@symbol("duck", "animals", "ducky, quack")
def duck():
    return (feet(42, 54, 89) + beak(76, 32, 17, 7, ORANGE) + path("M8 44Q22 58 40 52 48 48 42 34 42 8 62 8 "
            "80 10 80 30 80 40 74 46 86 56 78 70 70 82 46 82 10 82 8 44Z", YELLOW)
            + path("M28 56Q44 50 60 58 56 72 42 72 30 70 28 56Z", GOLD, width=3.5)
            + eyes((66, 25), width=8))


@symbol("chick", "animals", "baby chicken, duckling, cheep")
def chick():
    return (thin("M40 82V90M56 82V90M34 90H44M52 90H62", ORANGE, 5) + circle(48, 62, 25, YELLOW)
            + circle(48, 32, 25, YELLOW) + path("M26 58Q12 62 14 76 26 78 32 68Z", GOLD)
            + path("M70 58Q84 62 82 76 70 78 64 68Z", GOLD) + thin("M48 7Q46 2 42 4M49 7Q52 1 56 4", None,
            3.5) + eyes((38, 29), (58, 29), width=8) + path("M41 38L48 34 55 38 48 46Z", ORANGE, width=3)
            + specks((31, 38), (65, 38), colour=CORAL, width=8))


@symbol("chicken", "animals", "cluck, farm bird")
def chicken():
    return (feet(42, 56, 89) + path("M56 18Q52 6 60 8 64 0 70 7 78 4 78 14V20Z", RED) + beak(82, 30, 11, 6)
            + path("M78 36Q86 40 82 48 76 50 74 40Z", RED, width=3)
            + path("M6 34Q14 32 18 40 30 50 48 40 50 14 66 14 84 14 84 34 84 46 80 54 78 80 48 82 "
            "12 80 6 34Z", WHITE) + path("M26 54Q40 46 56 56 52 72 38 70 28 66 26 54Z", "#e4e1da",
            width=3.5) + eyes((70, 28), width=7.5))


@symbol("hen", "animals", "mother hen, nest, eggs, cluck")
def hen():
    brown, dark = "#c77a45", "#9a5730"
    eggs = ellipse(24, 74, 9, 11, CREAM) + ellipse(76, 74, 9, 11, CREAM)
    nest = (path("M4 74H92Q90 93 66 93H30Q6 93 4 74Z", GOLD) + thin("M12 80L28 88M24 76L44 90M44 78L60 90"
            "M84 80L68 88M66 77L50 89", "#a8731a", 3))
    return (eggs + path("M58 16Q55 6 62 8 66 2 71 8 78 6 77 16Z", RED) + beak(82, 30, 10, 5.5)
            + path("M78 36Q85 40 81 47 76 48 74 40Z", RED, width=3)
            + path("M10 36Q18 34 24 42 34 50 50 40 52 15 66 14 83 15 84 34 84 46 80 56 80 80 48 82 14 "
            "80 10 36Z", brown) + path("M26 54Q42 46 58 56 54 72 40 70 30 66 26 54Z", dark, width=3.5)
            + eyes((70, 28), width=7.5) + nest)


@symbol("rooster", "animals", "cock, cock-a-doodle-doo, cockerel")
def rooster():
    tail = (path("M26 58Q2 54 4 30 16 26 26 44Z", GREEN) + path("M30 54Q8 34 18 10 36 14 36 44Z", BLUE_DARK)
            + path("M34 50Q26 20 40 6 52 18 46 46Z", PURPLE))
    return nudge((tail + feet(44, 58, 89) + path("M56 16Q50 4 60 6 64-2 70 5 78 0 80 9 86 10 80 20Z", RED)
            + beak(82, 28, 11, 6, GOLD) + path("M76 34Q88 40 83 52 75 54 72 40Z", RED, width=3)
            + path("M20 56Q38 58 50 42 52 14 66 13 83 14 83 32 84 44 82 54 80 80 54 82 24 82 20 56Z",
            "#d9722e") + path("M52 40Q54 16 66 15 81 16 81 32L82 46 74 54 68 46 62 56 56 46Z", GOLD,
            width=3.5) + path("M34 60Q46 54 58 62 54 74 44 73 36 70 34 60Z", "#a84c22", width=3.5)
            + eyes((70, 26), width=7.5)), 0, 2, s=0.99)


@symbol("turkey", "animals", "gobble, thanksgiving bird")
def turkey():
    colours = (RED, ORANGE, GOLD, LEAF, GOLD, ORANGE, RED)
    fan = "".join(group(ellipse(48, 33, 10, 18, c), turn=f"{a} 48 62")
            for c, a in zip(colours, (-82, -55, -28, 0, 28, 55, 82)))
    return nudge((fan + thin("M40 84V91M56 84V91M34 91H44M52 91H62", ORANGE, 5)
            + ellipse(48, 66, 26, 22, "#8f5b38") + path("M38 62V42Q38 28 48 28T58 42V62Q58 74 48 74T38 62Z",
            "#b9794a") + eyes((43, 42), (53, 42), width=6) + path("M43 49L48 46 53 49 48 57Z", GOLD,
            width=3) + path("M50 54Q56 58 53 67 47 66 48 57Z", RED, width=3)), s=0.95)


@symbol("goose", "animals", "geese, honk")
def goose():
    return (feet(40, 54, 90) + path("M4 50Q18 60 34 54 54 50 58 42 60 30 56 20 56 5 70 5 82 7 82 20 76 34 "
            "74 50 78 80 46 83 8 82 4 50Z", WHITE) + path("M80 14Q92 16 93 22 90 27 78 25 76 18 80 14Z",
            ORANGE) + path("M22 60Q40 52 56 60 54 74 38 75 26 73 22 60Z", "#e1e6ea", width=3.5)
            + eyes((71, 15), width=7))


@symbol("penguin", "animals", "waddle")
def penguin():
    black = "#47506a"
    return (both(lambda s: ellipse(48 + s * 14, 88, 12, 6, ORANGE))
            + both(lambda s: path(f"M{48 + s * 26} 44Q{48 + s * 44} 58 {48 + s * 40} 74 {48 + s * 32} "
            f"74 {48 + s * 24} 64Z", black)) + path("M48 4Q76 6 78 46 80 86 48 88 16 86 18 46 20 6 48 4Z",
            black) + path("M48 28Q56 14 66 22 72 32 68 44 72 82 48 84 24 82 28 44 24 32 30 22 40 14 48 28Z",
            WHITE, "") + eyes((39, 32), (57, 32), width=7.5) + path("M40 42L48 38 56 42 48 50Z", ORANGE,
            width=3) + specks((32, 43), (64, 43), colour="#f6a5a5", width=8))


@symbol("owl", "animals", "hoot, night bird")
def owl():
    brown, dark = "#a8744a", "#7d5130"
    return nudge((tube("M4 84H92", "#8a5a32", 6) + path("M20 24L16 4 36 12Q48 8 60 12L80 4 76 24"
            "Q84 38 82 56 78 84 48 84T14 56Q12 38 20 24Z", brown)
            + path("M48 46Q68 50 66 66 60 80 48 80T30 66Q28 50 48 46Z", TAN, "")
            + thin("M38 62q4 5 8 0M50 62q4 5 8 0M44 71q4 5 8 0", dark, 3)
            + path("M18 44Q8 60 22 74 30 64 26 50ZM78 44Q88 60 74 74 66 64 70 50Z", dark, width=3.5)
            + both(lambda s: circle(48 + s * 15, 30, 14, WHITE) + circle(48 + s * 15, 30, 8.5, GOLD, ""))
            + eyes((33, 30), (63, 30), width=9) + path("M42 38L48 34 54 38 48 48Z", ORANGE, width=3)
            + thin("M38 80V87M44 80V87M52 80V87M58 80V87", GOLD, 4)), s=0.91)





@symbol("parrot", "animals", "polly, macaw")
def parrot():
    return (tube("M8 76H88", "#8a5a32", 6) + path("M36 62L26 93 44 90 52 70Z", BLUE)
            + path("M26 38Q24 8 54 8 76 10 76 34L72 48Q70 74 46 78 26 72 26 38Z", RED)
            + path("M68 20Q92 18 90 44 82 48 80 38 72 38 68 34Z", CREAM)
            + path("M26 40Q44 34 52 48 52 68 40 76 26 66 26 40Z", GREEN)
            + path("M30 54Q40 52 44 66L40 74Q32 68 30 54Z", YELLOW, width=3)
            + circle(60, 26, 9, WHITE, width=3) + eyes((61, 26), width=7)
            + thin("M50 76V82M60 74V82", GOLD, 4))
