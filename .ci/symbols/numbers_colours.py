"""Numbers one to ten with as many dots, and colours as splashes of paint."""
from animals_farm import pig
from animals_wild import bear, elephant
from book import symbol
from fruit import apple, banana, blueberries, grapes, orange
from nature import leaf
from shapes import (BLUE, BLUE_DARK, CORAL, GREEN, PURPLE, RED, STEEL, STONE, WHITE, WOOD, YELLOW, circle,
                    group, path, tube)
from shapes_things import splash
from weather import snowman

#: Strokes of the digits, on a field of 34 × 46.
DIGITS = {
    0: "M17 2Q2 2 2 23T17 44 32 23 17 2Z",
    1: "M7 10L18 2V44M7 44H29",
    2: "M4 14Q4 2 17 2T30 14Q30 22 4 44H32",
    3: "M4 8Q8 2 17 2 29 2 29 12T15 22Q32 22 32 33T16 44Q7 44 3 38",
    4: "M24 44V2L3 32H33",
    5: "M28 2H8L6 20Q12 17 18 17 32 17 32 30T17 44Q8 44 3 39",
    6: "M27 3Q3 8 3 30 3 44 17 44T31 31 17 18 4 28",
    7: "M3 2H31L14 44",
    8: "M17 2Q5 2 5 12T17 22 29 12 17 2ZM17 22Q2 22 2 33T17 44 32 33 17 22Z",
    9: "M30 15Q30 28 17 28T4 15 17 2 30 15Q31 38 10 44",
}
DOT = CORAL


def digit(n, x, y, colour=BLUE_DARK, width=8):
    return group(tube(DIGITS[n], colour, width), move=(x, y))


def dots(n):
    """n dots in one or two rows under a digit."""
    rows = [n] if n <= 5 else [(n + 1) // 2, n // 2]
    y, r = (78, 8) if n <= 3 else (80, 7) if n <= 5 else (70, 6.5)
    gap = 2 * r + 4
    return "".join(
        circle(48 + (i - (count - 1) / 2) * gap, y + k * (2 * r + 3.5), r, DOT, width=3)
        for k, count in enumerate(rows) for i in range(count))


def numeral(n):
    """The number with its dots."""
    top = 12 if n <= 5 else 8
    if n == 10:
        return digit(1, 16, top) + digit(0, 48, top) + dots(n)
    return digit(n, 31, top) + dots(n)


def enter_numbers():
    words = "one two three four five six seven eight nine ten".split()
    for n, word in enumerate(words, 1):
        symbol(word, "numbers", f"{n}, number, count")(lambda n=n: numeral(n))


#: Word: paint.
PAINTS = {
    "red": RED,
    "blue": "#3f8fd6",
    "yellow": YELLOW,
    "green": GREEN,
    "orange": "#ff8a1f",
    "purple": "#9a63d3",
    "pink": "#f590b5",
    "black": "#35302f",
    "white": "#ffffff",
    "brown": "#8c5630",
    "gray": "#9c9a98"
}


def top_hat():
    """A black thing."""
    hat = path("M20 12H76V72H20Z", PAINTS["black"], STONE)
    return hat + path("M22 58H74", stroke=RED, width=10) + tube("M8 78H88", PAINTS["black"], 9, 0)


#: What everybody knows to have the colour: in grey, and to the colour-blind, it tells the splashes apart.
THINGS = {"red": apple, "blue": blueberries, "yellow": banana, "green": leaf, "orange": orange,
          "purple": grapes, "pink": pig, "black": top_hat, "white": snowman, "brown": bear, "gray": elephant}


def blot(word):
    """A splash of paint with its light, and a thing of that colour beside it."""
    colour = PAINTS[word]
    light = "#8d8784" if word == "black" else STEEL if word == "white" else WHITE
    edge = {"stroke": STONE} if word == "black" else {}
    return (group(splash(42, 42, .96, colour), **edge) + path("M22 36Q24 26 34 24", stroke=light, width=5)
            + group(THINGS[word](), move=(50, 50), scale=.46, stroke_width=6.5))


def enter_colours():
    for word in PAINTS:
        name = "orange-colour" if word == "orange" else word
        symbol(name, "colours", "colour, color, paint", label=word)(lambda word=word: blot(word))


@symbol("colours", "colours", "colors, paint, colour")
def colours():
    board = path("M48 8Q92 10 92 48 90 64 74 62 62 60 62 70 66 88 46 90 6 90 5 48 8 10 48 8Z", WOOD)
    return board + "".join(
        circle(x, y, 8, c, width=3)
        for x, y, c in ((30, 28, RED), (54, 22, YELLOW), (74, 40, GREEN), (20, 50, BLUE), (30, 72, PURPLE)))


@symbol("numbers", "numbers", "count, one two three, counting")
def numbers():
    return (group(digit(1, 0, 0, CORAL, 9), move=(2, 8)) + group(digit(2, 0, 0, GREEN, 9), move=(54, 22))
            + group(digit(3, 0, 0, BLUE_DARK, 9), move=(20, 43)))


enter_numbers()
enter_colours()
