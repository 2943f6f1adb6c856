"""The sky and what comes from it, and what is taken along for it."""
from math import cos, pi, sin

from book import symbol
from figure import placed
from shapes import (BLUE, BLUE_DARK, BROWN, CORAL, CREAM, GREEN, LEAF, ORANGE, PURPLE, RED, SKY, TEAL,
                    WATER, WHITE, WOOD, YELLOW, circle, data, drop, path, rect, star, tube)
from shapes_things import STORM, TYRE, cloud


@symbol("sun", "weather", "sunny, sunshine, hot, day")
def sun():
    beams = "".join(
        data("M", 48 + 33 * cos(i * pi / 4), 48 + 33 * sin(i * pi / 4), "L", 48 + 41 * cos(i * pi / 4), 48
             + 41 * sin(i * pi / 4)) for i in range(8))
    return tube(beams, ORANGE, 6) + circle(48, 48, 24, YELLOW)


@symbol("moon", "weather", "night, dark, bedtime")
def moon():
    return path("M64 8A42 42 0 1 0 88 66 34 34 0 0 1 64 8Z", YELLOW) + star(78, 26, 10, "#ffe79a")


@symbol("star", "weather", "night, twinkle, sky")
def star_():
    return star(48, 51, 46)


@symbol("cloud", "weather", "cloudy, sky, weather")
def cloud_():
    return cloud(48, 50, 1.04)


@symbol("sky", "weather", "up, clouds, air, outside")
def sky():
    air = path("M6 14Q6 6 14 6H82Q90 6 90 14V90H6Z", "#79c3f0")
    birds = path("M58 60Q64 52 68 60 72 52 78 60M22 20Q28 12 32 20 36 12 42 20", width=4)
    hill = path("M6 90V80Q28 68 50 78T90 74V90Z", LEAF)
    return air + cloud(36, 46, .62) + cloud(68, 28, .4) + birds + hill


@symbol("rain", "weather", "rainy, wet, drops")
def rain():
    return cloud(48, 34, 1, "#b9c6d6") + drop(26, 76, 7, WATER) + drop(50, 84, 7, WATER) + drop(
        73, 76, 7, WATER)


def flake(x, y, r):
    """A snowflake, blue at its edge."""
    d = "".join(
        data("M", x - r * cos(a), y - r * sin(a), "L", x + r * cos(a), y + r * sin(a))
        for a in (pi / 2, pi / 6, -pi / 6))
    return path(d, width=9 if r > 10 else 8) + path(d, stroke=SKY, width=3)


@symbol("snow", "weather", "snowy, cold, winter, snowflake")
def snow():
    return cloud(48, 32, .94, "#dfe6ee") + flake(22, 72, 11) + flake(74, 72, 11) + flake(48, 81, 11)


@symbol("snowman", "weather", "snow, winter, build")
def snowman():
    body = circle(48, 70, 23, WHITE) + circle(48, 36, 16, WHITE)
    arms = path("M27 62L8 50M69 62L88 50M14 54L10 44M82 54L86 44", stroke=BROWN, width=5)
    hat = path("M36 22V6H60V22Z", TYRE) + path("M28 22H68", width=6)
    face = path("M42 33H42.1M54 33H54.1", width=5) + path("M48 37L64 41 48 42Z", ORANGE, width=3)
    scarf = path("M34 48Q48 56 62 48V56Q48 62 34 56Z", RED, width=3)
    return arms + body + scarf + hat + face + path("M48 68H48.1M48 79H48.1", width=6)


@symbol("wind", "weather", "windy, blow, breeze")
def wind():
    gusts = "M9 40H56Q72 40 72 26T58 12 47 22M9 57H74Q86 57 86 70T74 84 64 75M14 74H38Q48 74 48 84"
    return tube(gusts, SKY, 7) + placed(
        path("M-14 2Q-8-12 16-8 8 12-14 2Z", GREEN) + path("M-20 6L4-4", width=3), 26, 20, .9, 20, False)


@symbol("thunder", "weather", "lightning, storm, boom, loud")
def thunder():
    bolt = path("M52 46H32L22 72H40L30 94 68 62H50L62 46Z", YELLOW)
    marks = path("M8 66Q14 74 8 84M86 62Q80 72 88 82M76 68Q72 74 78 80", stroke=ORANGE, width=5)
    return cloud(48, 30, 1, STORM) + bolt + marks


@symbol("rainbow", "weather", "colours, colors, rain, sun")
def rainbow():
    arc = lambda r, c: path(f"M{48 - r} 76A{r} {r} 0 0 1 {48 + r} 76Z", c, "")
    bands = arc(44, RED) + arc(38.5, ORANGE) + arc(34, YELLOW) + arc(29.5, GREEN) + arc(
        25, BLUE_DARK) + arc(20, PURPLE)
    inner = path("M32 76A16 16 0 0 1 64 76Z", WHITE) + path("M4 76A44 44 0 0 1 92 76")
    return bands + inner + cloud(20, 78, .42) + cloud(76, 78, .42)


@symbol("umbrella", "weather", "rain, wet, dry")
def umbrella():
    shaft = path("M48 46V80Q48 91 58 91T68 82", width=10) + path(
        "M48 46V80Q48 91 58 91T68 82", stroke=WOOD, width=4)
    top = path("M48 14V6", width=6) + path(
        "M5 56Q8 12 48 12T91 56Q82 46 70 56 60 46 48 56 36 46 26 56 14 46 5 56Z", RED)
    return shaft + top + path("M26 56Q28 26 48 12 68 26 70 56", width=3)


@symbol("sunscreen", "weather", "sun cream, lotion, sunblock, suncream")
def sunscreen():
    bottle = path("M18 8H78L68 74H28Z", ORANGE) + path("M16 6H80V14H16Z", YELLOW) + rect(
        30, 74, 36, 17, 4, WHITE)
    small = "".join(
        data("M", 48 + 14 * cos(i * pi / 4), 44 + 14 * sin(i * pi / 4), "L", 48 + 18 * cos(i * pi / 4), 44
             + 18 * sin(i * pi / 4)) for i in range(8))
    return bottle + path(small, width=3) + circle(48, 44, 8, YELLOW, width=3)


@symbol("bag", "things", "tote, shopping bag, carry, handbag")
def bag():
    handles = path("M30 40V24Q30 8 48 8T66 24V40", width=12) + path(
        "M30 40V24Q30 8 48 8T66 24V40", stroke=CORAL, width=5)
    return handles + path("M12 34H84L90 90H6Z", BLUE) + path("M32 56H64V76H32Z", BLUE_DARK, width=3) + path(
        "M16 42H80", stroke=CREAM, width=3)


@symbol("backpack", "things", "school bag, rucksack, carry")
def backpack():
    straps = path("M36 14Q36 4 48 4T60 14", width=5)
    body = path("M18 90V36Q18 14 48 14T78 36V90Z", TEAL)
    sides = path("M18 56H8V82Q8 88 18 88ZM78 56H88V82Q88 88 78 88Z", CORAL)
    pocket = path("M28 58H68V82Q68 88 62 88H34Q28 88 28 82Z", CORAL) + path("M28 68H68", width=3)
    return straps + sides + body + pocket + path("M30 40Q48 48 66 40", width=3) + rect(
        43, 40, 10, 12, 2, YELLOW, outline=3)
